// Constructor chaining with this() and super(), initialiser order, exceptions in constructors, leaking this.
import java.util.*;

public class ConstructorsOrder {
    static List<String> log = new ArrayList<>();
    static int t(String s) { log.add(s); return s.length(); }
    static class P {
        int a = t("P.a");
        { t("P.block"); }
        P() { this("default"); t("P()"); }
        P(String s) { t("P(" + s + ")"); hook(); }
        void hook() { t("P.hook"); }
        int b = t("P.b");
    }
    static class Q extends P {
        int c = t("Q.c");
        final String late;
        Q() { this(t("arg")); t("Q()"); }
        Q(int n) { super("n" + n); late = "late"; t("Q(int)"); }
        @Override void hook() { t("Q.hook late=" + late + " c=" + c); }
        { t("Q.block"); }
    }
    static class Reg {
        static final List<Reg> all = new ArrayList<>();
        final int id;
        Reg(int id) { all.add(this); if (id < 0) throw new IllegalArgumentException("id " + id); this.id = id; }
    }
    static class Self { final Self me; final int v; Self(int v) { me = this; this.v = v; } Self() { this(new Random(1).nextInt(10)); } }
    static class Deep extends Q { Deep() { super(7); try { t("body"); throw new RuntimeException(); } catch (RuntimeException e) { t("caught"); } finally { t("finally"); } } }
    static class Fin { private final int x; Fin(boolean b) { if (b) x = 1; else { x = 2; } } }
    static class Tern { final String s; Tern(int k) { s = k > 0 ? "pos" : k == 0 ? "zero" : neg(k); } private static String neg(int k) { return "neg" + k; } }

    public static void main(String[] args) {
        new P(); System.out.println(log); log.clear();
        new Q(); System.out.println(log); log.clear();
        new Deep(); System.out.println(log); log.clear();
        try { new Reg(1); new Reg(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage() + " " + Reg.all.size() + " " + Reg.all.get(1).id); }
        Self s = new Self(); System.out.println((s.me == s) + " " + s.v + " " + new Fin(true).x + new Fin(false).x + new Tern(1).s + new Tern(0).s + new Tern(-4).s);
        Object o = new Object() { { t("anon block"); } final int z = t("anon field"); @Override public String toString() { return "anon" + z; } };
        System.out.println(o + " " + log);
        P[] arr = new P[3];
        System.out.println(arr[0] + " " + arr.length);
        int before = log.size();
        P n = args.length > 5 ? new P() : null;
        System.out.println(n + " " + (log.size() == before));
    }
}
