// Language features final by Java 25: unnamed variables, flexible constructors, record and nested patterns, module imports.
import module java.base;

public class Release25 {
    sealed interface Shape permits Circle, Box, Group {}

    record Circle(double radius) implements Shape {}

    record Box(int width, int height) implements Shape {}

    record Group(Shape first, Shape second) implements Shape {}

    static class Base {
        final int size;

        Base(int size) {
            this.size = size;
            describe();
        }

        void describe() {
            System.out.println("base " + size);
        }
    }

    static class Derived extends Base {
        final String name;

        Derived(String name, int size) {
            if (size < 0) {
                throw new IllegalArgumentException("size " + size);
            }
            this.name = name;
            super(size * 2);
            System.out.println("derived " + this.name);
        }

        @Override
        void describe() {
            System.out.println("describe " + name + " " + size);
        }
    }

    static String area(Shape shape) {
        return switch (shape) {
            case Circle(double r) when r > 10 -> "big circle";
            case Circle(var r) -> "circle " + r;
            case Box(int w, _) when w == 0 -> "flat";
            case Box(int w, int h) -> "box " + w * h;
            case Group(Box(_, int h), Circle _) -> "box over circle " + h;
            case Group(var a, var b) -> area(a) + " + " + area(b);
        };
    }

    static int count(Object object) {
        int total = 0;
        for (var _ : List.of(1, 2, 3)) {
            total++;
        }
        try {
            total += Integer.parseInt(String.valueOf(object));
        } catch (NumberFormatException _) {
            total = -total;
        }
        return total;
    }

    public static void main(String[] args) {
        new Derived("d", 4);
        try {
            new Derived("bad", -1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Shape shape : List.of(new Circle(11), new Circle(1.5), new Box(0, 3), new Box(2, 3),
                new Group(new Box(1, 9), new Circle(2)), new Group(new Circle(3), new Box(4, 5)))) {
            System.out.println(area(shape) + " of " + shape);
        }
        System.out.println(count(4) + " " + count("x"));
        System.out.println(Stream.of(5, 3, 9, 1).gather(Gatherers.windowSliding(2)).toList());
        System.out.println(new ArrayList<>(List.of(1, 2, 3)).reversed() + " " + Math.clamp(77L, 0, 50));
        System.out.println("%s-%d".formatted("f", 3) + StringBuilder.class.getSimpleName() + Math.unsignedMultiplyHigh(-1L, 2));
    }
}
