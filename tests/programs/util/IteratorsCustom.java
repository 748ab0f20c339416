// Custom Iterable, Iterator, Spliterator and AbstractList / AbstractMap implementations used by the library.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class IteratorsCustom {
    static class Range implements Iterable<Integer> {
        final int a, b, s;
        Range(int a, int b, int s) { this.a = a; this.b = b; this.s = s; }
        public Iterator<Integer> iterator() {
            return new Iterator<>() { int c = a; public boolean hasNext() { return s > 0 ? c < b : c > b; } public Integer next() { if (!hasNext()) throw new NoSuchElementException("at " + c); int r = c; c += s; return r; } };
        }
    }
    static class Squares extends AbstractList<Long> implements RandomAccess {
        final int n;
        Squares(int n) { this.n = n; }
        public Long get(int i) { Objects.checkIndex(i, n); return (long) i * i; }
        public int size() { return n; }
    }
    static class ArrMap extends AbstractMap<String, Integer> {
        final String[] ks;
        ArrMap(String... ks) { this.ks = ks; }
        public Set<Entry<String, Integer>> entrySet() {
            return new AbstractSet<>() { public Iterator<Entry<String, Integer>> iterator() { return IntStream.range(0, ks.length).mapToObj(i -> Map.entry(ks[i], i)).iterator(); } public int size() { return ks.length; } };
        }
    }
    static class Tree<T extends Comparable<T>> implements Iterable<T> {
        T v;
        Tree<T> l, r;
        void add(T x) {
            if (v == null) { v = x; return; }
            if (x.compareTo(v) < 0) { if (l == null) l = new Tree<>(); l.add(x); } else { if (r == null) r = new Tree<>(); r.add(x); }
        }
        public Iterator<T> iterator() {
            Deque<Tree<T>> st = new ArrayDeque<>();
            push(st, this);
            return new Iterator<T>() { public boolean hasNext() { return !st.isEmpty(); } public T next() { Tree<T> t = st.pop(); push(st, t.r); return t.v; } };
        }
        static <T extends Comparable<T>> void push(Deque<Tree<T>> st, Tree<T> t) { for (; t != null && t.v != null; t = t.l) st.push(t); }
    }
    static class Chars implements Spliterator<Character> {
        final String s;
        int i;
        Chars(String s) { this.s = s; }
        public boolean tryAdvance(Consumer<? super Character> c) { if (i >= s.length()) return false; c.accept(s.charAt(i++)); return true; }
        public Spliterator<Character> trySplit() { return null; }
        public long estimateSize() { return s.length() - i; }
        public int characteristics() { return ORDERED | SIZED; }
    }

    public static void main(String[] args) {
        for (int i : new Range(0, 10, 3)) System.out.print(i + " "); for (int i : new Range(5, 0, -2)) System.out.print(i + " "); System.out.println();
        Iterator<Integer> it = new Range(0, 1, 1).iterator();
        it.next();
        try { it.next(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        try { it.remove(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        new Range(0, 3, 1).forEach(x -> System.out.print(x * 10 + " "));
        it = new Range(0, 5, 1).iterator();
        it.next();
        it.forEachRemaining(x -> System.out.print(x));
        System.out.println(StreamSupport.stream(new Range(0, 6, 2).spliterator(), false).map(x -> "s" + x).toList());
        List<Long> sq = new Squares(8);
        System.out.println(sq + " " + sq.contains(49L) + sq.indexOf(16L) + sq.subList(2, 5) + sq.equals(List.of(0L)) + sq.hashCode() + sq.stream().mapToLong(x -> x).sum());
        try { sq.add(1L); } catch (UnsupportedOperationException e) { System.out.println("unsupported"); }
        try { sq.get(8); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        ListIterator<Long> li = sq.listIterator(8);
        System.out.println(li.previous() + " " + li.previousIndex());
        ArrMap m = new ArrMap("x", "y", "z");
        System.out.println(m + " " + m.get("y") + m.containsKey("q") + m.keySet() + m.values() + m.equals(Map.of("x", 0, "y", 1, "z", 2)) + m.hashCode());
        try { m.put("a", 1); } catch (UnsupportedOperationException e) { System.out.println("unsupported put"); }
        Tree<String> t = new Tree<>();
        for (String s : "m f t b h p w a".split(" ")) t.add(s);
        StringBuilder sb = new StringBuilder();
        for (String s : t) sb.append(s);
        System.out.println(sb);
        System.out.println(StreamSupport.stream(new Chars("spliterator"), false).filter(c -> "aeiou".indexOf(c) < 0).map(String::valueOf).collect(Collectors.joining()) + new Chars("abc").getExactSizeIfKnown());
        PrimitiveIterator.OfInt pi = IntStream.of(3, 1, 2).iterator();
        int s = 0; while (pi.hasNext()) s = s * 10 + pi.nextInt();
        System.out.println(s);
        Spliterator<Integer> sp = List.of(1, 2, 3, 4, 5, 6, 7).spliterator();
        Spliterator<Integer> half = sp.trySplit();
        half.forEachRemaining(x -> System.out.print(x));
        System.out.print("|");
        sp.forEachRemaining(x -> System.out.print(x));
        System.out.println(" " + half.estimateSize());
        Iterator<Integer> inf = new Iterator<>() { int a = 0, b = 1; public boolean hasNext() { return true; } public Integer next() { int r = a; a = b; b += r; return r; } };
        System.out.println(StreamSupport.stream(Spliterators.spliteratorUnknownSize(inf, 0), false).limit(15).toList());
    }
}
