// Interfaces with generic default methods, functional mixins, self types, monoids, comparators, recursive bounds, wildcards capture.
import java.util.*;
import java.util.function.*;

public class InterfaceGenericsDefault {
    interface Functor<T> {
        T get();
        default <R> Functor<R> map(Function<? super T, ? extends R> f) { R r = f.apply(get()); return () -> r; }
        default <U, R> Functor<R> zip(Functor<U> o, BiFunction<? super T, ? super U, ? extends R> f) { return map(t -> f.apply(t, o.get())); }
    }
    interface Monoid<T> {
        T zero();
        T plus(T a, T b);
        default T sum(Iterable<? extends T> it) { T r = zero(); for (T t : it) r = plus(r, t); return r; }
        default T times(T t, int n) { T r = zero(); for (int i = 0; i < n; i++) r = plus(r, t); return r; }
        default <U> Monoid<Map.Entry<T, U>> and(Monoid<U> o) {
            Monoid<T> me = this;
            return new Monoid<>() { public Map.Entry<T, U> zero() { return Map.entry(me.zero(), o.zero()); } public Map.Entry<T, U> plus(Map.Entry<T, U> a, Map.Entry<T, U> b) { return Map.entry(me.plus(a.getKey(), b.getKey()), o.plus(a.getValue(), b.getValue())); } };
        }
        static <T> Monoid<T> of(T z, BinaryOperator<T> f) { return new Monoid<>() { public T zero() { return z; } public T plus(T a, T b) { return f.apply(a, b); } }; }
    }
    interface Sized { int size(); default boolean empty() { return size() == 0; } }
    interface Named { String name(); default String describe() { return "named " + name(); } }
    interface Both extends Sized, Named { @Override default String describe() { return Named.super.describe() + " of size " + size() + (empty() ? " (empty)" : ""); } }
    record Box(String name, int size) implements Both { }
    interface Chain<S extends Chain<S>> { S self(); List<String> log(); default S step(String s) { log().add(s); return self(); } }
    static class X implements Chain<X> {
        final List<String> l = new ArrayList<>();
        public X self() { return this; }
        public List<String> log() { return l; }
        X extra() { l.add("extra"); return this; }
    }
    interface Ord<T> {
        int cmp(T a, T b);
        default Ord<T> rev() { return (a, b) -> cmp(b, a); }
        default Ord<T> then(Ord<? super T> o) { return (a, b) -> { int c = cmp(a, b); return c != 0 ? c : o.cmp(a, b); }; }
        static <T, K extends Comparable<? super K>> Ord<T> by(Function<? super T, ? extends K> f) { return (a, b) -> f.apply(a).compareTo(f.apply(b)); }
        default T max(List<? extends T> l) { T m = l.get(0); for (T t : l) if (cmp(t, m) > 0) m = t; return m; }
    }
    interface Event { }
    record Click(int x) implements Event { }
    record Key(char c) implements Event { }
    static class Bus {
        private final Map<Class<?>, List<Consumer<? super Event>>> m = new LinkedHashMap<>();
        <E extends Event> void on(Class<E> k, Consumer<? super E> c) { m.computeIfAbsent(k, q -> new ArrayList<>()).add(e -> c.accept(k.cast(e))); }
        void fire(Event e) { m.getOrDefault(e.getClass(), List.of()).forEach(c -> c.accept(e)); }
    }
    static double total(Collection<? extends Number> c) { double d = 0; for (Number n : c) d += n.doubleValue(); return d; }
    static void fill(Collection<? super Integer> c) { for (int i = 0; i < 3; i++) c.add(i); }
    static <T> void copy(List<? super T> d, List<? extends T> s) { for (int i = 0; i < s.size(); i++) d.set(i, s.get(i)); }
    static <E extends Enum<E>> String names(Class<E> c) {
        StringBuilder sb = new StringBuilder();
        for (E e : c.getEnumConstants()) sb.append(e.name().charAt(0)).append(e.compareTo(c.getEnumConstants()[0]));
        return sb.toString();
    }
    enum Col { RED, GREEN }

    public static void main(String[] args) {
        Functor<String> f = () -> "abc"; System.out.println(f.map(String::length).map(x -> x * 2.5).zip(f, (d, s) -> s + d).get());
        Monoid<Integer> add = Monoid.of(0, Integer::sum);
        Monoid<String> cat = Monoid.of("", String::concat);
        System.out.println(add.sum(List.of(1, 2, 3)) + cat.times("ab", 3) + add.and(cat).sum(List.of(Map.entry(1, "x"), Map.entry(2, "y"))) + Monoid.of(Integer.MIN_VALUE, Math::max).sum(List.of(4, 9, 2)));
        System.out.println(new Box("b", 0).describe() + "; " + new Box("c", 3).describe() + " " + new X().step("a").extra().step("b").l);
        System.out.println(Ord.<String, Integer>by(String::length).then((a, b) -> a.compareTo(b)).max(List.of("bb", "aa", "c")) + Ord.<Integer, Integer>by(x -> x % 10).rev().max(List.of(19, 31, 25)));
        Bus bus = new Bus();
        StringBuilder sb = new StringBuilder();
        bus.on(Click.class, c -> sb.append("click").append(c.x()));
        bus.on(Key.class, k -> sb.append("key").append(k.c()));
        bus.on(Click.class, (Object o) -> sb.append("!").append(o));
        bus.fire(new Click(3));
        bus.fire(new Key('q'));
        bus.fire(new Event() { });
        System.out.println(sb);
        List<Object> lo = new ArrayList<>(List.of("s"));
        fill(lo);
        List<Number> ln = new ArrayList<>();
        fill(ln);
        ln.add(2.5);
        copy(ln, List.of(7, 8));
        System.out.println(lo + " " + ln + total(ln) + names(Col.class));
    }
}
