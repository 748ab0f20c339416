// Inference corner cases: diamonds, chained generic calls, wildcard capture, recursive bounds, generic exceptions, raw types.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class GenericMethodsInference {
    static <T> T first(List<? extends T> l, T dflt) { return l.isEmpty() ? dflt : l.get(0); }
    static <T extends Comparable<? super T>> T min(T a, T b) { return a.compareTo(b) <= 0 ? a : b; }
    static <E extends Exception> void maybe(boolean b, Supplier<E> s) throws E { if (b) throw s.get(); }
    static <A, B extends A> List<A> up(List<B> l) { return new ArrayList<>(l); }
    static <K, V> Map<V, List<K>> invert(Map<K, V> m) {
        return m.entrySet().stream().collect(Collectors.groupingBy(Map.Entry::getValue, TreeMap::new, Collectors.mapping(Map.Entry::getKey, Collectors.collectingAndThen(Collectors.toList(), l -> { l.sort(null); return l; }))));
    }
    static <T> Function<T, T> compose(List<? extends Function<? super T, ? extends T>> fs) {
        return t -> { T r = t; for (Function<? super T, ? extends T> f : fs) r = f.apply(r); return r; };
    }
    @SafeVarargs static <T> Set<T> union(Set<? extends T>... ss) { Set<T> r = new TreeSet<>(); for (Set<? extends T> s : ss) r.addAll(s); return r; }
    static <T> T id(T t) { return t; }
    static String over(Object o) { return "O"; }
    static String over(Integer i) { return "I"; }
    static String over(Comparable<?> c) { return "C"; }
    static <T extends Number> String bound(T t) { return "N" + t.intValue(); }
    static String bound(String s) { return "S" + s; }
    static abstract class Shape<S extends Shape<S>> { abstract S self(); String n = ""; S name(String s) { n = s; return self(); } }
    static class Sq extends Shape<Sq> { Sq self() { return this; } int side = 1; Sq side(int k) { side = k; return this; } }
    static class Cell<T> {
        T v;
        Cell(T v) { this.v = v; }
        <U> Cell<U> map(Function<? super T, ? extends U> f) { return new Cell<>(f.apply(v)); }
        static <Q> Cell<Q> of(Q q) { return new Cell<>(q); }
        @Override public String toString() { return "[" + v + "]"; }
    }
    static void swapAny(List<?> l) { cap(l); }
    private static <T> void cap(List<T> l) { Collections.reverse(l); }
    static <T> void fill(T[] a, Supplier<? extends T> s) { for (int i = 0; i < a.length; i++) a[i] = s.get(); }
    @SuppressWarnings("unchecked") static <T> T[] make(int n, T... proto) { return Arrays.copyOf(proto, n); }

    @SuppressWarnings({"rawtypes", "unchecked"})
    public static void main(String[] args) {
        Number n = first(List.of(1, 2), 2.5);
        System.out.println(n + " " + first(new ArrayList<String>(), "d") + min("b", "a") + min(3, 2) + up(List.of(1)).getClass().getSimpleName() + " " + invert(Map.of("a", 1, "b", 2, "c", 1)) + compose(List.<Function<Integer, Integer>>of(x -> x + 1, x -> x * 10)).apply(4) + union(Set.of(1), Set.of(2, 1)));
        try {
            maybe(false, RuntimeException::new);
            GenericMethodsInference.<java.io.IOException>maybe(true, () -> new java.io.IOException("generic throw"));
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(over(1) + over("s") + over(id(1)) + over((Object) 1) + over(1.5) + over(new Object()) + bound(5) + bound("s") + bound(2.9) + " " + new Sq().name("sq").side(4).name("x").side + Cell.of(5).map(x -> x + 0.5).map(Object::toString).map(String::length));
        List<Object> lo = new ArrayList<>(List.of(1, "two", 3.0));
        swapAny(lo);
        System.out.println(lo);
        Integer[] ia = new Integer[3];
        int[] k = {0};
        fill(ia, () -> k[0]++);
        Object[] oa = new Object[2];
        fill(oa, () -> "s");
        System.out.println(Arrays.toString(ia) + Arrays.toString(oa) + Arrays.toString(make(3, "a")) + make(0, 1.5).getClass().getSimpleName());
        try { Object[] bad = ia; fill(bad, () -> "str"); } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        List raw = new ArrayList<Integer>();
        raw.add("s");
        raw.add(1);
        List<Integer> typed = raw;
        System.out.println(typed.size() + " " + typed.get(1));
        try { int x = typed.get(0); System.out.println(x); } catch (ClassCastException e) { System.out.println("cce"); }
        for (Object o : typed) System.out.print(o);
        System.out.println();
        Comparable<String> c = "x";
        Comparable rc = c;
        try { rc.compareTo(1); } catch (ClassCastException e) { System.out.println("raw compare"); }
        var anon = new Object() { int a = 1; <T> T twice(UnaryOperator<T> f, T t) { return f.apply(f.apply(t)); } };
        System.out.println(anon.a + anon.twice(x -> x * 3, 5) + anon.<String>twice(s -> s + s, "z"));
        Supplier<? extends List<? super Integer>> sup = () -> new ArrayList<Number>(List.of(1.5));
        List<? super Integer> ls = sup.get();
        ls.add(7);
        System.out.println(ls);
        Map<String, ? extends Collection<Integer>> m = Map.of("k", List.of(1, 2));
        int s = 0;
        for (int v : m.get("k")) s += v;
        System.out.println(s);
        BiFunction<Integer, Integer, Integer> f = Math::max;
        System.out.println(f.andThen(Integer::toBinaryString).andThen(String::length).apply(9, 17));
        Object o = args.length > 0 ? List.of("x") : Set.of(1);
        System.out.println(o instanceof Collection<?> col ? col.size() : -1);
        List<List<? extends Number>> nested = List.of(List.of(1), List.of(2.5));
        double t = 0;
        for (List<? extends Number> l : nested) t += l.get(0).doubleValue();
        System.out.println(t);
    }
}
