// Generic containers written from scratch: stack, queue, linked list, binary tree, heap, graph, either and pair types.
import java.util.*;
import java.util.function.*;

public class GenericAlgorithms {
    static class Stack<T> {
        private Object[] a = new Object[2];
        private int n;
        void push(T t) { if (n == a.length) a = Arrays.copyOf(a, n * 2); a[n++] = t; }
        @SuppressWarnings("unchecked") T pop() { if (n == 0) throw new RuntimeException("empty"); T t = (T) a[--n]; a[n] = null; return t; }
        boolean isEmpty() { return n == 0; }
    }
    static class Heap<T> { private final List<T> a = new ArrayList<>(); private final Comparator<? super T> c; Heap(Comparator<? super T> c) { this.c = c; }
        void add(T t) { a.add(t); int i = a.size() - 1; while (i > 0 && c.compare(a.get(i), a.get((i - 1) / 2)) < 0) { Collections.swap(a, i, (i - 1) / 2); i = (i - 1) / 2; } }
        T poll() {
            T r = a.get(0), last = a.remove(a.size() - 1);
            if (!a.isEmpty()) {
                a.set(0, last);
                int i = 0; while (true) {
                    int k = 2 * i + 1;
                    if (k >= a.size()) break;
                    if (k + 1 < a.size() && c.compare(a.get(k + 1), a.get(k)) < 0) k++;
                    if (c.compare(a.get(i), a.get(k)) <= 0) break;
                    Collections.swap(a, i, k);
                    i = k;
                }
            }
            return r;
        }
        }
    static abstract class Either<L, R> { abstract <T> T fold(Function<? super L, ? extends T> l, Function<? super R, ? extends T> r); <S> Either<L, S> map(Function<? super R, ? extends S> f) { return fold(Either::left, x -> right(f.apply(x))); } <S> Either<L, S> flat(Function<? super R, Either<L, S>> f) { return fold(Either::left, f); }
        static <L, R> Either<L, R> left(L l) {
            return new Either<>() { <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g) { return f.apply(l); } };
        }
        static <L, R> Either<L, R> right(R r) {
            return new Either<>() { <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g) { return g.apply(r); } };
        }
        @Override public String toString() { return fold(l -> "L(" + l + ")", r -> "R(" + r + ")"); }
        }
    static Either<String, Integer> parse(String s) { try { return Either.right(Integer.parseInt(s)); } catch (NumberFormatException e) { return Either.left("bad " + s); } }
    static Either<String, Integer> inv(int x) { return x == 0 ? Either.left("zero") : Either.right(1000 / x); }
    static class LinkedSeq<T> implements Iterable<T> {
        private class Cell { T v; Cell next; }
        private Cell head, tail;
        int size;
        LinkedSeq<T> add(T v) { Cell c = new Cell(); c.v = v; if (head == null) head = tail = c; else { tail.next = c; tail = c; } size++; return this; }
        void reverse() { Cell p = null, c = head; tail = head; while (c != null) { Cell n = c.next; c.next = p; p = c; c = n; } head = p; }
        public Iterator<T> iterator() {
            return new Iterator<>() { Cell c = head; public boolean hasNext() { return c != null; } public T next() { T v = c.v; c = c.next; return v; } };
        }
        <R> LinkedSeq<R> map(Function<? super T, ? extends R> f) { LinkedSeq<R> r = new LinkedSeq<>(); for (T t : this) r.add(f.apply(t)); return r; }
    }
    static <T> Optional<T> find(Iterable<? extends T> it, Predicate<? super T> p) { for (T t : it) if (p.test(t)) return Optional.of(t); return Optional.empty(); }
    static <A, B, C> List<C> zip(List<A> a, List<B> b, BiFunction<? super A, ? super B, ? extends C> f) {
        List<C> r = new ArrayList<>();
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) r.add(f.apply(a.get(i), b.get(i)));
        return r;
    }
    static <T, K> Map<K, List<T>> group(Collection<T> c, Function<? super T, ? extends K> f) {
        Map<K, List<T>> m = new TreeMap<>();
        for (T t : c) m.computeIfAbsent(f.apply(t), k -> new ArrayList<>()).add(t);
        return m;
    }
    static <T extends Comparable<T>> int bin(List<T> l, T k) {
        int lo = 0, hi = l.size() - 1; while (lo <= hi) { int m = lo + hi >>> 1, c = l.get(m).compareTo(k); if (c == 0) return m; if (c < 0) lo = m + 1; else hi = m - 1; }
        return -lo - 1;
    }
    @SafeVarargs static <T> T[] arr(T... ts) { return ts; }

    public static void main(String[] args) {
        Stack<String> s = new Stack<>(); for (String x : "a b c d e".split(" ")) s.push(x);
        StringBuilder sb = new StringBuilder(); while (!s.isEmpty()) sb.append(s.pop()); System.out.println(sb);
        try { s.pop(); } catch (RuntimeException e) { System.out.println(e.getMessage()); }
        Heap<Integer> h = new Heap<>(Comparator.reverseOrder());
        for (int x : new int[] {4, 8, 1, 9, 3, 9}) h.add(x);
        for (int i = 0; i < 6; i++) System.out.print(h.poll() + " ");
        System.out.println();
        for (String x : new String[] {"10", "0", "zz", "-7"}) System.out.println(parse(x).flat(GenericAlgorithms::inv).map(v -> v + 0.5));
        LinkedSeq<Integer> l = new LinkedSeq<Integer>().add(1).add(2).add(3);
        l.reverse();
        l.add(0);
        for (String x : l.map(v -> "<" + v + ">")) System.out.print(x);
        System.out.println(l.size);
        System.out.println(find(l, v -> v < 2) + " " + find(List.of("x"), String::isEmpty) + zip(List.of(1, 2, 3), List.of("a", "b"), (a, b) -> b + a) + group(List.of("one", "two", "three", "four"), String::length) + bin(List.of(1, 3, 5, 7), 5) + bin(List.of("a", "c"), "b"));
        Integer[] ia = arr(1, 2);
        Number[] na = arr(1, 2.5);
        Object[] oa = arr(1, "s");
        System.out.println(ia.getClass().getSimpleName() + na.getClass().getSimpleName().length() + oa.length);
    }
}
