// Virtual dispatch, super calls over several levels, abstract classes, private methods not overriding.
public class Inheritance {
    static abstract class Shape {
        abstract double area();
        String describe() { return getClass().getSimpleName() + "[" + area() + "]" + tag(); }
        private String tag() { return "#shape"; }
        static String who() { return "Shape"; }
    }
    static class Square extends Shape {
        final double side;
        Square(double side) { this.side = side; }
        double area() { return side * side; }
        String tag() { return "#square"; }
        static String who() { return "Square"; }
    }
    static class Named extends Square {
        String name;
        Named(String n, double s) { super(s); name = n; }
        @Override String describe() { return name + ":" + super.describe(); }
    }
    static final class Loud extends Named {
        Loud(String n) { super(n.toUpperCase(), 3); }
        @Override String describe() { return super.describe() + "!"; }
        @Override double area() { return -super.area(); }
    }
    static class A { String m(Object o) { return "A.Object"; } String m(String s) { return "A.String"; } String m(Integer i) { return "A.Integer"; } }
    static class B extends A { @Override String m(Object o) { return "B.Object"; } String m(int i) { return "B.int"; } }

    public static void main(String[] args) {
        Shape[] shapes = {new Square(2), new Named("n", 1.5), new Loud("loud")};
        for (Shape s : shapes) System.out.println(s.describe() + " " + (s instanceof Square) + " " + (s instanceof Named) + " " + (s instanceof Loud));
        System.out.println(Shape.who() + Square.who() + Loud.who());
        A a = new B();
        B b = new B();
        Object o = "str";
        System.out.println(a.m(o) + " " + a.m("s") + " " + a.m(1) + " " + b.m(1) + " " + b.m((Object) 1) + " " + b.m('c') + " " + b.m(1L));
        System.out.println(new Object() { @Override public String toString() { return "anon " + super.equals(this); } });
        System.out.println(new Square(1).equals(new Square(1)) + " " + shapes[0].equals(shapes[0]));
    }
}
