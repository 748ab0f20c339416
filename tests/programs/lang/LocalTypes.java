// Local records, enums, interfaces and classes; nested switch on local enums; shadowing; static nested in inner.
import java.util.*;
import java.util.stream.*;

public class LocalTypes {
    int x = 1;
    String shadow(int x) {
        int y = x;
        { int z = this.x + y; x += z; }
        for (int i = 0; i < 2; i++) { int q = x + i; x = q; }
        class L { int x = 100; String go() { return x + "," + this.x + "," + LocalTypes.this.x + "," + y; } }
        return x + ":" + new L().go();
    }

    public static void main(String[] args) {
        enum Dir { N(0, -1), E(1, 0), S(0, 1), W(-1, 0); final int dx, dy; Dir(int a, int b) { dx = a; dy = b; } Dir right() { return values()[(ordinal() + 1) % 4]; } }
        interface Op { int ap(int a, int b); default Op flip() { return (a, b) -> ap(b, a); } static Op sub() { return (a, b) -> a - b; } }
        record Pt(int x, int y) { Pt move(Dir d, int n) { return new Pt(x + d.dx * n, y + d.dy * n); } int man() { return Math.abs(x) + Math.abs(y); } }
        Pt p = new Pt(0, 0); Dir d = Dir.N;
        for (char c : "F10 R F3 R F7 L F2".replace(" ", "").toCharArray()) {
            switch (c) { case 'F': break; case 'R': d = d.right(); break; case 'L': d = d.right().right().right(); break; default: p = p.move(d, c - '0'); }
            System.out.print(p + "" + d + " ");
        }
        System.out.println(p.man());
        System.out.println(Op.sub().ap(5, 3) + " " + Op.sub().flip().ap(5, 3) + " " + new LocalTypes().shadow(5));
        record Tally(String k, long n) { }
        System.out.println(Stream.of("b", "a", "b", "c", "b", "a").collect(Collectors.groupingBy(s -> s, Collectors.counting())).entrySet().stream().map(e -> new Tally(e.getKey(), e.getValue())).sorted(Comparator.comparingLong(Tally::n).reversed().thenComparing(Tally::k)).toList());
        int base = 10;
        class Counter { int n = base; int next() { return n += base; } class Step { int by(int k) { return n += k; } } }
        Counter c = new Counter();
        System.out.println(c.next() + " " + c.next() + " " + c.new Step().by(1) + " " + new Counter().n);
        class Fib {
            final Map<Integer, Long> memo = new HashMap<>();
            long f(int n) { return n < 2 ? n : memo.containsKey(n) ? memo.get(n) : put(n, f(n - 1) + f(n - 2)); }
            private long put(int n, long v) { memo.put(n, v); return v; }
        }
        System.out.println(new Fib().f(80));
        Map<Dir, Integer> cost = new EnumMap<>(Dir.class);
        for (Dir q : Dir.values()) cost.put(q, switch (q) { case N, S -> 1; case E -> 2; case W -> { int t = q.dx; yield t * -3; } });
        System.out.println(cost);
        abstract class Animal { abstract String say(); public String toString() { return getClass().getSimpleName() + ":" + say(); } }
        class Cow extends Animal { String say() { return "moo" + base; } }
        System.out.println(new Cow() + " " + new Animal() { String say() { return "anon" + base; } } + " " + Cow.class.getName() + " " + Pt.class.getName() + " " + Dir.N.getClass().getName());
        var v = new Object() { int count = 0; String last = ""; };
        List.of("x", "y", "z").forEach(s -> { v.count++; v.last = s; });
        System.out.println(v.count + v.last);
        for (var e : Map.of("k", 1).entrySet()) { var k = e.getKey(); System.out.println(k + e.getValue()); }
        final int[] fin;
        if (args.length == 0) fin = new int[] {1}; else fin = null;
        System.out.println(fin[0]);
    }
}
