// Method references of all kinds: static, bound, unbound, constructors, arrays, super, varargs, boxing adaptation.
import java.util.*;
import java.util.function.*;

public class MethodRefs {
    static int evals;
    final int n;
    MethodRefs() { this(-1); }
    MethodRefs(int n) { this.n = n; }
    MethodRefs(String s, Integer i) { this(s.length() + i); }
    int plus(int k) { return n + k; }
    long wide(Long k) { return n + k; }
    static String vs(Object... xs) { return "v" + (xs == null ? "null" : xs.length) + Arrays.toString(xs); }
    static String ints(String p, int... xs) { return p + Arrays.toString(xs); }
    static MethodRefs get() { evals++; return new MethodRefs(evals * 100); }
    String name() { return "base" + n; }
    static class Sub extends MethodRefs {
        Sub(int n) { super(n); }
        @Override String name() { return "sub"; }
        Supplier<String> sup() { return super::name; }
        Supplier<String> own() { return this::name; }
    }
    class Inner { final int q; Inner(int q) { this.q = q + n; } }
    Function<Integer, Inner> innerMaker() { return Inner::new; }
    static <T> T id(T t) { return t; }
    interface IntToObj { Object f(int i); }
    interface ObjToInt { int f(Integer i); }
    interface LongRet { long f(int i); }
    interface VoidI { void f(String s); }
    interface Tri { String f(Object a, Object b, Object c); }
    private static int priv(int x) { return x * 3; }

    public static void main(String[] args) {
        Function<String, Integer> st = Integer::parseInt;
        ToIntFunction<String> un = String::length;
        Supplier<Integer> bound = "bound"::length;
        BiFunction<String, String, Boolean> un2 = String::equals;
        System.out.println(st.apply("42") + " " + un.applyAsInt("abc") + " " + bound.get() + " " + un2.apply("a", "a"));
        Supplier<MethodRefs> c0 = MethodRefs::new; Function<Integer, MethodRefs> c1 = MethodRefs::new; BiFunction<String, Integer, MethodRefs> c2 = MethodRefs::new;
        System.out.println(c0.get().n + " " + c1.apply(5).n + " " + c2.apply("four", 6).n);
        IntFunction<int[]> a1 = int[]::new; Function<Integer, String[][]> a2 = String[][]::new;
        System.out.println(a1.apply(3).length + " " + a2.apply(2).getClass().getSimpleName());
        IntUnaryOperator plus = get()::plus;
        System.out.println(plus.applyAsInt(1) + plus.applyAsInt(2) + " evals " + evals);
        ToLongBiFunction<MethodRefs, Long> w = MethodRefs::wide;
        System.out.println(w.applyAsLong(new MethodRefs(1), 1L << 40));
        IntToObj box = Integer::valueOf;
        ObjToInt unb = Math::abs;
        LongRet widen = Math::abs;
        LongRet wid2 = MethodRefs::priv;
        DoubleUnaryOperator sq = Math::sqrt;
        ToDoubleFunction<Integer> td = Integer::intValue;
        System.out.println(box.f(3) + " " + unb.f(-4) + " " + widen.f(-5) + " " + wid2.f(7) + " " + sq.applyAsDouble(9) + " " + td.applyAsDouble(8));
        List<String> sink = new ArrayList<>(); VoidI v = sink::add; v.f("x"); v.f("y");
        System.out.println(sink);
        Supplier<String> v0 = MethodRefs::vs; Function<Object, String> v1 = MethodRefs::vs; Tri v3 = MethodRefs::vs; Function<Object[], String> va = MethodRefs::vs;
        System.out.println(v0.get() + v1.apply("a") + v3.f(1, null, 'c') + va.apply(new Object[] {1, 2}) + va.apply(null));
        BiFunction<String, Integer, String> vi = MethodRefs::ints; Function<String, String> vz = MethodRefs::ints;
        System.out.println(vi.apply("p", 9) + vz.apply("q"));
        Sub s = new Sub(4);
        System.out.println(s.sup().get() + s.own().get() + new MethodRefs(3).innerMaker().apply(10).q);
        Comparator<String> cmp = String::compareToIgnoreCase; List<String> l = new ArrayList<>(List.of("b", "A", "c")); l.sort(cmp.reversed());
        System.out.println(l + " " + Optional.of("z").map(MethodRefs::<String>id).get());
        Supplier<Map<String, List<Integer>>> hm = TreeMap::new; System.out.println(hm.get());
        MethodRefs nul = null;
        try { IntUnaryOperator bad = nul::plus; System.out.println("made " + bad); } catch (NullPointerException e) { System.out.println("npe at creation"); }
        try { un.applyAsInt(null); } catch (NullPointerException e) { System.out.println("npe at call"); }
        Runnable r = System.out::println; r.run();
    }
}
