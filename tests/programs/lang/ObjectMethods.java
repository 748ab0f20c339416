// equals and hashCode contracts, toString overriding, clone with deep copies, compareTo, finalisers not relied on, arrays as objects.
import java.util.*;

public class ObjectMethods {
    static class Pt implements Cloneable, Comparable<Pt> {
        int x, y;
        Pt(int x, int y) { this.x = x; this.y = y; }
        @Override public boolean equals(Object o) { return o instanceof Pt p && p.x == x && p.y == y; }
        @Override public int hashCode() { return 31 * x + y; }
        @Override public String toString() { return "(" + x + "," + y + ")"; }
        @Override public Pt clone() { try { return (Pt) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } }
        public int compareTo(Pt o) { return x != o.x ? Integer.compare(x, o.x) : Integer.compare(y, o.y); }
    }
    static class Seg extends Pt {
        Pt[] ps = {new Pt(1, 1), new Pt(2, 2)};
        List<String> tags = new ArrayList<>(List.of("t"));
        Seg(int x, int y) { super(x, y); }
        @Override public Seg clone() { Seg s = (Seg) super.clone(); s.ps = ps.clone(); s.ps[1] = ps[1].clone(); return s; }
    }
    static class NoClone { Object tryClone() throws CloneNotSupportedException { return super.clone(); } }
    static class ColorPt extends Pt {
        final String c;
        ColorPt(int x, int y, String c) { super(x, y); this.c = c; }
        @Override public boolean equals(Object o) { return o instanceof ColorPt p && super.equals(o) && p.c.equals(c); }
    }
    static class Bad { @Override public int hashCode() { return 1; } }
    static class Key {
        final String k;
        Key(String k) { this.k = k; }
        @Override public int hashCode() { return k.length(); }
        @Override public boolean equals(Object o) { return o instanceof Key && ((Key) o).k.equalsIgnoreCase(k); }
        @Override public String toString() { return k; }
    }

    public static void main(String[] args) throws Exception {
        Pt p = new Pt(1, 2), q = p.clone();
        System.out.println(p.equals(q) + " " + (p == q) + " " + p.hashCode() + " " + q + " " + p.equals(null) + p.equals("(1,2)") + (p.getClass() == q.getClass()));
        q.x = 9;
        System.out.println(p + " " + q);
        Seg s = new Seg(0, 0), t = s.clone();
        t.ps[0].x = 77;
        t.ps[1].x = 88;
        t.tags.add("shared");
        t.y = 5;
        System.out.println(Arrays.toString(s.ps) + s.tags + s.y + Arrays.toString(t.ps) + t.y + t.getClass().getSimpleName());
        try { new NoClone().tryClone(); } catch (CloneNotSupportedException e) { System.out.println(e); }
        System.out.println(p.equals(new ColorPt(1, 2, "red")) + " " + new ColorPt(1, 2, "red").equals(p) + " " + new HashSet<>(List.of(p, new ColorPt(3, 4, "b"))).contains(new Pt(1, 2)) + " " + new Bad().equals(new Bad()) + " " + new Bad().hashCode());
        Map<Key, Integer> m = new HashMap<>();
        for (String k : "one ONE two TWO three four five".split(" ")) m.merge(new Key(k), 1, Integer::sum);
        System.out.println(m + " " + m.size());
        TreeSet<Pt> ts = new TreeSet<>(List.of(new Pt(2, 1), new Pt(1, 9), new Pt(1, 2)));
        System.out.println(ts + " " + ts.first().compareTo(ts.last()));
        int[] a = {1, 2}, b = {1, 2};
        Object oa = a;
        System.out.println(a.equals(b) + " " + Arrays.equals(a, b) + " " + oa.equals(a) + " " + (a.getClass() == b.getClass()) + " " + a.getClass().getName() + " " + new String[0][0].getClass().getName() + " " + a.getClass().getSuperclass() + " " + (oa instanceof Cloneable) + " " + (a.hashCode() == a.hashCode()) + " " + (System.identityHashCode(a) == a.hashCode()) + " " + System.identityHashCode(null));
        Set<Pt> mut = new HashSet<>();
        Pt k = new Pt(5, 5);
        mut.add(k);
        k.x = 6;
        System.out.println(mut.contains(k) + " " + mut.contains(new Pt(5, 5)) + " " + mut.size() + " " + mut.iterator().next());
        Object o = new Object();
        System.out.println(o.equals(o) + " " + o.toString().startsWith("java.lang.Object@") + " " + o.toString().equals("java.lang.Object@" + Integer.toHexString(o.hashCode())) + " " + new int[0].toString().startsWith("[I@") + " " + Objects.equals(a, b) + Objects.deepEquals(a, b));
        System.out.println(((Object) 5).equals(5L) + " " + Integer.valueOf(5).equals(5) + " " + "a".equals('a') + " " + new StringBuilder("a").equals(new StringBuilder("a")) + " " + List.of(1).equals(Arrays.asList(1)) + " " + List.of().equals(Set.of()) + " " + Map.of().equals(new HashMap<>()) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + new int[0].equals(new int[0]));
    }
}
