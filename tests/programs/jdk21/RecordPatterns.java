// Record deconstruction patterns, nested, with var and guards, in instanceof and switch.
import java.util.List;

public class RecordPatterns {
    sealed interface Shape permits Circle, Rect, Group { }
    record Point(int x, int y) { }
    record Circle(Point c, double r) implements Shape { }
    record Rect(Point a, Point b) implements Shape { }
    record Group(String name, List<Shape> parts) implements Shape { }
    record Box<T>(T value) { }

    static String show(Shape s) {
        return switch (s) {
            case Circle(Point(var x, var y), double r) when r > 10 -> "big circle at " + x + "," + y;
            case Circle(Point p, var r) -> "circle " + p + " " + r;
            case Rect(Point(int x1, int y1), Point(int x2, int y2)) when x1 == x2 || y1 == y2 -> "degenerate";
            case Rect(Point(int x1, int y1), Point(int x2, int y2)) -> "rect " + Math.abs((x2 - x1) * (y2 - y1));
            case Group(var n, var ps) -> n + ps.stream().map(RecordPatterns::show).toList();
        };
    }

    static String box(Object o) {
        if (o instanceof Box<?>(Box<?>(String s))) return "box of box of string " + s;
        if (o instanceof Box<?>(Integer i) && i > 5) return "box of big int " + i;
        if (o instanceof Box<?>(var v)) return "box of " + v;
        return "no box " + o;
    }

    record Bad(int x) { public int x() { throw new IllegalStateException("accessor"); } }

    public static void main(String[] args) {
        Shape[] all = {new Circle(new Point(1, 2), 3), new Circle(new Point(4, 5), 30), new Rect(new Point(0, 0), new Point(3, -4)), new Rect(new Point(1, 0), new Point(1, 9)),
            new Group("g", List.of(new Circle(new Point(0, 0), 1), new Group("inner", List.of())))};
        for (Shape s : all) System.out.println(show(s));
        for (Object o : new Object[] {new Box<>(new Box<>("s")), new Box<>(7), new Box<>(3), new Box<>(null), new Box<>(new Box<>(1)), "str", null}) System.out.println(box(o));
        try { System.out.println(show(new Circle(null, 1))); } catch (MatchException e) { System.out.println("match " + e.getMessage()); }
        try { System.out.println(show(null)); } catch (NullPointerException e) { System.out.println("npe"); }
        Object b = new Bad(1);
        try { if (b instanceof Bad(int x)) System.out.println(x); } catch (MatchException e) { System.out.println(e.getMessage() + " / " + e.getCause()); }
        System.out.println(b instanceof Bad ? "is bad" : "");
    }
}
