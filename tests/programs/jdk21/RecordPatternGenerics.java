// Generic record patterns with inference, nested deconstruction over lists and pairs, guards with side effects.
import java.util.*;
import java.util.function.*;

public class RecordPatternGenerics {
    record Pair<A, B>(A a, B b) { static <A, B> Pair<A, B> of(A a, B b) { return new Pair<>(a, b); } }
    sealed interface Opt<T> { } record Some<T>(T v) implements Opt<T> { } record None<T>() implements Opt<T> { }
    sealed interface Lst<T> { } record Cons<T>(T h, Lst<T> t) implements Lst<T> { } record Nil<T>() implements Lst<T> { }
    static <T> T or(Opt<T> o, T d) { return switch (o) { case Some<T>(var v) -> v; case None<T>() -> d; }; }
    static <T, R> Lst<R> map(Lst<T> l, Function<T, R> f) { return switch (l) { case Cons<T>(var h, var t) -> new Cons<>(f.apply(h), map(t, f)); case Nil<T> n -> new Nil<>(); }; }
    static int sum(Lst<Integer> l) {
        return switch (l) { case Cons<Integer>(Integer a, Cons<Integer>(Integer b, var t)) -> a + b + sum(t); case Cons<Integer>(Integer a, Nil<Integer>()) -> a; case Cons<Integer>(Integer a, Lst<Integer> t) -> throw new AssertionError(); case Nil<Integer>() -> 0; };
    }
    static String show(Lst<?> l) { return switch (l) { case Cons<?>(var h, Nil<?> n) -> h + "]"; case Cons<?>(var h, var t) -> h + " " + show(t); case Nil<?> n -> "]"; }; }
    @SafeVarargs static <T> Lst<T> lst(T... ts) { Lst<T> r = new Nil<>(); for (int i = ts.length - 1; i >= 0; i--) r = new Cons<>(ts[i], r); return r; }
    static String match(Pair<?, ?> p) {
        return switch (p) { case Pair<?, ?>(String s, Integer i) when s.length() == i -> "len match"; case Pair<?, ?>(String s, Integer i) -> s + i; case Pair<?, ?>(Pair<?, ?>(var x, var y), Pair<?, ?>(var z, var w)) -> "nested " + x + y + z + w; case Pair<?, ?>(Opt<?> o, var q) when o instanceof Some<?>(String s) -> "some string " + s + q; case Pair<?, ?>(var x, var y) -> "any " + x + "/" + y; };
    }

    public static void main(String[] args) {
        System.out.println(or(new Some<>(5), 1) + or(new None<>(), 1) + " " + show(map(lst(1, 2, 3), x -> x * x)) + show(lst()) + " " + sum(lst()) + sum(lst(1)) + sum(lst(1, 2)) + sum(lst(1, 2, 3)) + " " + sum(lst(1, 2, 3, 4)));
        Pair<?, ?>[] ps = {Pair.of("abc", 3), Pair.of("abc", 4), Pair.of(Pair.of(1, 2), Pair.of(3, null)), Pair.of(new Some<>("s"), 1), Pair.of(new Some<>(1), 1), Pair.of(null, null), Pair.of(Pair.of(1, 2), 3)};
        for (Pair<?, ?> p : ps) System.out.println(match(p));
        Object o = Pair.of(Pair.of("deep", 7L), List.of(1));
        if (o instanceof Pair<?, ?>(Pair<?, ?>(String s, Long l), List<?> li) && l > 5 && !li.isEmpty()) System.out.println(s + l + li);
        if (!(o instanceof Pair<?, ?>(var a, var b))) throw new AssertionError();
        System.out.println(a + " " + b);
        record Temp(double deg, char unit) { }
        for (Object t : new Object[] {new Temp(100, 'C'), new Temp(212, 'F'), new Temp(5, 'X')})
            System.out.println(switch (t) { case Temp(double d, char u) when u == 'C' -> d * 9 / 5 + 32; case Temp(double d, char u) when u == 'F' -> (d - 32) * 5 / 9; case Temp tt -> tt.unit() + "?"; default -> "no"; });
        record Prim(byte b, short s, char c, int i, long l, float f, double d, boolean z) { }
        Object p = new Prim((byte) 1, (short) 2, '3', 4, 5L, 6f, 7.0, true);
        if (p instanceof Prim(byte b1, short s1, char c1, int i1, long l1, float f1, double d1, boolean z1)) System.out.println(b1 + s1 + c1 + i1 + l1 + f1 + d1 + " " + z1);
    }
}
