// Records: compact constructors, generated equals, hashCode and toString for every component kind.
import java.util.*;

public class Records {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        Point { if (x < -100) throw new IllegalArgumentException("x=" + x); }
        Point(int both) { this(both, both); }
        double dist() { return Math.sqrt((double) x * x + (double) y * y); }
        public int compareTo(Point o) { return Comparator.comparingInt(Point::x).thenComparingInt(Point::y).compare(this, o); }
    }
    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String str) { }
    record Fl(float f, double d) { }
    record Range(int lo, int hi) { Range { if (lo > hi) { int t = lo; lo = hi; hi = t; } } }
    record Pair<A, B>(A a, B b) { <C> Pair<A, C> withB(C c) { return new Pair<>(a, c); } static <T> Pair<T, T> twin(T t) { return new Pair<>(t, t); } }
    record Empty() { }
    record Custom(String name) {
        public String name() { return "<" + name + ">"; }
        @Override public String toString() { return "Custom:" + name(); }
        @Override public int hashCode() { return 7; }
    }
    record Arr(int[] data) { }
    record Nested(Point p, List<Point> ps, Optional<String> o) { }

    public static void main(String[] args) {
        System.out.println(new Point(1, 2) + " " + new Point(3).equals(new Point(3, 3)) + " " + new Point(1, 2).hashCode() + " " + new Point(-5, 7).hashCode() + " " + new Point(3, 4).dist() + " " + Point.ORIGIN);
        try { new Point(-101, 0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        All a = new All(true, (byte) -1, (short) 300, 'x', 1 << 30, -1L << 40, 1.5f, -0.0, "str");
        System.out.println(a + " " + a.hashCode() + " " + a.equals(new All(true, (byte) -1, (short) 300, 'x', 1 << 30, -1L << 40, 1.5f, -0.0, new String("str"))) + " " + a.equals(new All(true, (byte) -1, (short) 300, 'x', 1 << 30, -1L << 40, 1.5f, 0.0, "str")));
        System.out.println(new Fl(Float.NaN, Double.NaN).equals(new Fl(Float.NaN, 0.0 / 0.0)) + " " + new Fl(0f, 0).equals(new Fl(-0f, 0)) + " " + new Fl(0f, -0.0).hashCode() + " " + new Fl(1.25f, 2.5).hashCode());
        System.out.println(new Range(5, 1) + " " + new Range(5, 1).lo());
        Pair<String, Integer> p = new Pair<>("k", 1);
        System.out.println(p + " " + p.withB(2.5) + " " + Pair.twin(null) + " " + new Pair<>(null, null).equals(Pair.twin(null)) + " " + new Pair<>(null, null).hashCode() + " " + p.hashCode());
        System.out.println(new Empty() + " " + new Empty().hashCode() + " " + new Empty().equals(new Empty()) + " " + new Empty().equals(null));
        System.out.println(new Custom("n") + " " + new Custom("n").hashCode() + " " + new Custom("n").equals(new Custom("n")) + " " + new Custom("n").name);
        int[] d = {1};
        System.out.println(new Arr(d).equals(new Arr(d)) + " " + new Arr(d).equals(new Arr(new int[] {1})));
        System.out.println(new Nested(new Point(1, 1), List.of(new Point(2, 2)), Optional.of("o")) + " " + new Nested(null, List.of(), Optional.empty()).hashCode());
        TreeSet<Point> ts = new TreeSet<>(List.of(new Point(2, 1), new Point(1, 5), new Point(1, 2)));
        System.out.println(ts);
        record Local(String s, int n) { Local(String s) { this(s, s.length()); } }
        System.out.println(new Local("hello") + " " + new HashSet<>(List.of(new Local("a"), new Local("b"))).contains(new Local("a", 1)));
        Object o = new Point(9, 8);
        if (o instanceof Point q && q.x() > q.y()) System.out.println("pattern " + q.x);
    }
}
