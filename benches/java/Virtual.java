/** Virtual and interface calls on objects that are made in the loop. */
public class Virtual {
    interface Area {
        int area();
    }

    abstract static class Shape implements Area {
        abstract int sides();
    }

    static final class Square extends Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }

        public int area() {
            return side * side;
        }

        int sides() {
            return 4;
        }
    }

    static final class Triangle extends Shape {
        final int base;
        final int height;

        Triangle(int base, int height) {
            this.base = base;
            this.height = height;
        }

        public int area() {
            return base * height / 2;
        }

        int sides() {
            return 3;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Shape[] recent = new Shape[64];
        long sum = 0;
        for (int i = 0; i < n; i++) {
            Shape made = (i & 1) == 0 ? new Square(i & 15) : new Triangle(i & 7, i & 31);
            recent[i & 63] = made;
            Area area = made;
            sum += area.area() + made.sides();
        }
        System.out.println(sum + " " + recent[63].sides());
    }
}
