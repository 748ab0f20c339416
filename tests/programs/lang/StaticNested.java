// Static nested classes, private access across nests, nested interfaces, builders, singletons, constants, static counters.
import java.util.*;

public class StaticNested {
    private static int secret = 1; private int inst = 2; private static String hid(int x) { return "hid" + x; } private StaticNested(int i) { inst = i; }
    static class Peek {
        private int own = 3;
        int sum(StaticNested s) { return secret + s.inst + own; }
        String call() { secret *= 2; return hid(secret); }
        private static class Deeper { private static int dd = 50; private int look(Peek p) { return p.own + dd + secret; } }
    }
    static class Builder {
        private final StringBuilder sb = new StringBuilder();
        private int n;
        Builder with(String s) { sb.append(s); n++; return this; }
        StaticNested build() { return new StaticNested(sb.length() * 100 + n); }
    }
    enum Singleton { INSTANCE; private int c; int inc() { return ++c; } }
    static final class Lazy { private static Lazy i; private static int made; static synchronized Lazy get() { if (i == null) { i = new Lazy(); made++; } return i; } }
    interface Consts {
        int A = 1, B = A << 3;
        String[] NAMES = {"n0", "n1"};
        Comparator<String> CMP = (x, y) -> y.compareTo(x);
        class Util { static String join() { return String.join("/", NAMES) + B; } }
        enum Kind { K1, K2 }
    }
    static class Impl implements Consts { int all() { return A + B; } String kind() { return Kind.K2.name() + Util.join(); } }
    static class Counter { private static int total; private final int id; Counter() { id = ++total; } @Override public String toString() { return id + "/" + total; } }
    static abstract class Tmpl { final String run() { return pre() + body() + post(); } String pre() { return "<"; } abstract String body(); String post() { return ">"; } }
    private static class Acc {
        private long v;
        private long getAndAdd(int d) { long o = v; v += d; return o; }
        private static Acc of(long v) { Acc a = new Acc(); a.v = v; return a; }
    }

    public static void main(String[] args) {
        StaticNested s = new StaticNested(10);
        Peek p = new Peek();
        System.out.println(p.sum(s) + " " + p.call() + " " + p.call() + " " + new Peek.Deeper().look(p) + " " + Peek.Deeper.dd++ + Peek.Deeper.dd + " " + (p.own += 5) + p.own-- + p.own);
        System.out.println(new Builder().with("ab").with("c").build().inst + " " + Singleton.INSTANCE.inc() + Singleton.valueOf("INSTANCE").inc() + " " + (Lazy.get() == Lazy.get()) + Lazy.made);
        System.out.println(new Impl().all() + " " + new Impl().kind() + " " + Impl.A + Consts.B + Impl.NAMES[1] + Impl.CMP.compare("a", "b"));
        List<Counter> cs = new ArrayList<>();
        for (int i = 0; i < 3; i++) cs.add(new Counter());
        System.out.println(cs);
        System.out.println(new Tmpl() { String body() { return "b"; } @Override String post() { return "|" + super.post(); } }.run());
        Acc a = Acc.of(5);
        System.out.println(a.getAndAdd(3) + " " + a.v + " " + (a.v <<= 2) + a.v++ + a.v);
        Consts.NAMES[0] = "changed";
        System.out.println(Consts.Util.join() + new Impl().kind());
        secret += s.inst++ + ++s.inst;
        System.out.println(secret + " " + s.inst);
    }
}
