// Functional composition: currying, memoising, lazy values, optional chains, function tables, Church numerals, trampolines.
import java.util.*;
import java.util.function.*;

public class NestedGenericsFunctional {
    interface Trampoline<T> {
        T get();
        default boolean done() { return true; }
        default Trampoline<T> next() { return this; }
        static <T> Trampoline<T> of(T t) { return () -> t; }
        static <T> Trampoline<T> more(Supplier<Trampoline<T>> s) {
            return new Trampoline<>() { public T get() { Trampoline<T> t = this; while (!t.done()) t = t.next(); return t.get(); } @Override public boolean done() { return false; } @Override public Trampoline<T> next() { return s.get(); } };
        }
    }
    static Trampoline<Long> sum(long n, long acc) { return n == 0 ? Trampoline.of(acc) : Trampoline.more(() -> sum(n - 1, acc + n)); }
    static <A, B> Function<A, B> memo(Function<A, B> f, int[] calls) {
        Map<A, B> m = new HashMap<>();
        return a -> { B b = m.get(a); if (b == null) { calls[0]++; m.put(a, b = f.apply(a)); } return b; };
    }
    static <T> Supplier<T> lazy(Supplier<T> s) { return new Supplier<>() { T v; boolean done; public T get() { if (!done) { v = s.get(); done = true; } return v; } }; }
    interface Church { <T> Function<T, T> ap(Function<T, T> f); }
    static Church num(int n) {
        return new Church() { public <T> Function<T, T> ap(Function<T, T> f) { Function<T, T> r = Function.identity(); for (int i = 0; i < n; i++) r = r.andThen(f); return r; } };
    }
    static Church add(Church a, Church b) { return new Church() { public <T> Function<T, T> ap(Function<T, T> f) { return a.ap(f).andThen(b.ap(f)); } }; }
    static int toInt(Church c) { return c.<Integer>ap(x -> x + 1).apply(0); }
    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);
        default <S> TriFunction<A, B, C, S> andThen(Function<? super R, ? extends S> f) { return (a, b, c) -> f.apply(apply(a, b, c)); }
        default Function<A, Function<B, Function<C, R>>> curried() { return a -> b -> c -> apply(a, b, c); }
    }
    static <T> Predicate<T> all(List<Predicate<? super T>> ps) { return t -> { for (Predicate<? super T> p : ps) if (!p.test(t)) return false; return true; }; }
    static <T, U extends Comparable<? super U>> BinaryOperator<T> maxBy(Function<? super T, ? extends U> k) { return (a, b) -> k.apply(a).compareTo(k.apply(b)) >= 0 ? a : b; }

    public static void main(String[] args) {
        System.out.println(sum(20000, 0).get());
        int[] calls = {0};
        Function<Integer, Integer> sq = memo(x -> x * x, calls);
        System.out.println(sq.apply(4) + sq.apply(4) + sq.apply(5) + " " + calls[0]);
        int[] n = {0};
        Supplier<String> l = lazy(() -> "computed" + ++n[0]);
        System.out.println(l.get() + l.get() + n[0]);
        System.out.println(toInt(add(num(3), num(4))) + " " + num(3).<String>ap(s -> s + "!").apply("hey"));
        TriFunction<Integer, Integer, Integer, Integer> vol = (a, b, c) -> a * b * c;
        System.out.println(vol.andThen(v -> "vol " + v).apply(2, 3, 4) + " " + vol.curried().apply(5).apply(6).apply(7));
        System.out.println(all(List.<Predicate<? super String>>of(s -> s.length() > 2, (Object o) -> o.hashCode() != 0, (CharSequence c) -> c.charAt(0) == 'a')).test("abc") + " " + maxBy(String::length).apply("aa", "bbb"));
        Map<String, BinaryOperator<Integer>> ops = new TreeMap<>(Map.of("+", Integer::sum, "-", (a, b) -> a - b, "*", (a, b) -> a * b, "max", BinaryOperator.maxBy(Comparator.naturalOrder())));
        ops.forEach((k, f) -> System.out.print(k + "=" + f.apply(6, 7) + " "));
        System.out.println();
        Function<Double, Double> half = x -> x / 2, inc = x -> x + 1;
        System.out.println(half.compose(inc).apply(5.0) + " " + half.andThen(inc).apply(5.0) + " " + List.of(half, inc, half).stream().reduce(Function.identity(), Function::andThen).apply(10.0));
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(up.andThen(String::length).apply("abc") + " " + IntStreamSum.of(IntUnaryOperator.identity().andThen(x -> x * 3), 4));
        Supplier<Supplier<Supplier<String>>> sss = () -> () -> () -> "deep";
        System.out.println(sss.get().get().get());
        BiFunction<Integer, Integer, Integer> gcd = new BiFunction<>() { public Integer apply(Integer a, Integer b) { return b == 0 ? a : this.apply(b, a % b); } };
        System.out.println(gcd.apply(84, 36));
        Runnable r = () -> { class L { int v = 3; } System.out.println(new L().v); };
        r.run();
        Callback.run(Callback::twice, 21);
        IntBinaryOperator ibo = Math::max;
        ToIntBiFunction<String, String> cmp = String::compareTo;
        ObjIntConsumer<String> oic = (s, i) -> System.out.println(s.repeat(i));
        oic.accept("ab", ibo.applyAsInt(2, 3));
        System.out.println(cmp.applyAsInt("b", "a"));
        BooleanSupplier bs = () -> !Boolean.parseBoolean("x");
        System.out.println(bs.getAsBoolean());
        LongFunction<String> lf = Long::toHexString;
        DoubleToIntFunction dti = d -> (int) d;
        System.out.println(lf.apply(255L) + dti.applyAsInt(9.99));
    }
    static class IntStreamSum { static int of(IntUnaryOperator f, int n) { int s = 0; for (int i = 0; i < n; i++) s += f.applyAsInt(i); return s; } }
    interface Callback { void on(int x); static void run(Callback c, int x) { c.on(x); } static void twice(int x) { System.out.println(x * 2); } }
}
