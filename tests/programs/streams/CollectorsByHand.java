// Custom collectors and spliterators: histogram, running totals, windows, batches, zipping, characteristics and finishers.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class CollectorsByHand {
    static <T> Collector<T, ?, Map<T, Integer>> histogram() {
        return Collector.of(TreeMap::new, (m, t) -> m.merge(t, 1, Integer::sum), (a, b) -> { b.forEach((k, v) -> a.merge(k, v, Integer::sum)); return a; });
    }
    static Collector<Integer, int[], Double> mean() {
        return Collector.of(() -> new int[2], (a, x) -> { a[0] += x; a[1]++; }, (a, b) -> { a[0] += b[0]; a[1] += b[1]; return a; }, a -> a[1] == 0 ? Double.NaN : (double) a[0] / a[1]);
    }
    static <T> Collector<T, List<List<T>>, List<List<T>>> batches(int n) {
        return Collector.of(ArrayList::new, (l, t) -> { if (l.isEmpty() || l.get(l.size() - 1).size() == n) l.add(new ArrayList<>()); l.get(l.size() - 1).add(t); }, (a, b) -> { throw new UnsupportedOperationException(); }, Collector.Characteristics.IDENTITY_FINISH);
    }
    static <T> Stream<List<T>> windows(List<T> l, int n) { return IntStream.rangeClosed(0, l.size() - n).mapToObj(i -> l.subList(i, i + n)); }
    static <A, B, C> Stream<C> zip(Stream<A> a, Stream<B> b, BiFunction<A, B, C> f) {
        Iterator<A> i = a.iterator();
        Iterator<B> j = b.iterator();
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new Iterator<C>() { public boolean hasNext() { return i.hasNext() && j.hasNext(); } public C next() { return f.apply(i.next(), j.next()); } }, Spliterator.ORDERED), false);
    }
    static class Countdown extends Spliterators.AbstractIntSpliterator {
        int n;
        Countdown(int n) { super(n, SIZED | ORDERED); this.n = n; }
        @Override public boolean tryAdvance(IntConsumer c) { if (n == 0) return false; c.accept(n--); return true; }
    }

    public static void main(String[] args) {
        System.out.println(Stream.of("b", "a", "b").collect(histogram()) + " " + Stream.of(1, 2, 4).collect(mean()) + Stream.<Integer>empty().collect(mean()) + " " + IntStream.range(0, 7).boxed().collect(batches(3)) + " " + windows(List.of(1, 2, 3, 4), 2).map(w -> w.stream().mapToInt(x -> x).sum()).toList());
        System.out.println(zip(Stream.of(1, 2, 3), Stream.iterate("x", s -> s + "x"), (a, b) -> a + b).toList() + " " + StreamSupport.intStream(new Countdown(5), false).boxed().toList() + StreamSupport.intStream(new Countdown(4), false).sum() + " " + StreamSupport.intStream(new Countdown(3), false).count());
        Collector<CharSequence, ?, String> j = Collectors.joining(",");
        System.out.println(new TreeSet<>(j.characteristics()) + " " + new TreeSet<>(Collectors.toList().characteristics()) + new TreeSet<>(Collectors.toSet().characteristics()));
        StringBuilder log = new StringBuilder();
        Collector<Integer, StringBuilder, String> noisy = Collector.of(() -> { log.append("S"); return new StringBuilder(); }, (sb, x) -> { log.append("A").append(x); sb.append(x); }, StringBuilder::append, sb -> { log.append("F"); return sb.reverse().toString(); });
        System.out.println(Stream.of(1, 2, 3).collect(noisy) + log + Stream.<Integer>empty().collect(noisy) + log);
        int[] run = {0};
        System.out.println(IntStream.of(3, 1, 4, 1, 5).map(x -> run[0] += x).boxed().toList());
        System.out.println("" + Stream.of("apple", "bob", "cat").collect(Collectors.teeing(Collectors.mapping(String::length, Collectors.toList()), Collectors.joining("|"), Map::entry)) + Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.groupingBy(x -> x % 3, TreeMap::new, Collectors.reducing(1, (a, b) -> a * b))) + Stream.of("x", "yy", "zz").collect(Collectors.collectingAndThen(Collectors.toMap(String::length, Function.identity(), (a, b) -> a + b), TreeMap::new)));
        Supplier<IntStream> s = () -> IntStream.rangeClosed(1, 5);
        System.out.println(s.get().mapToObj(i -> s.get().mapToObj(k -> String.format("%3d", i * k)).collect(Collectors.joining())).collect(Collectors.joining("\n")));
        Spliterator<Integer> sp = Arrays.asList(1, 2, 3, 4, 5).spliterator(), left = sp.trySplit();
        System.out.println(left.estimateSize() + " " + sp.estimateSize() + " " + sp.hasCharacteristics(Spliterator.SIZED) + left.hasCharacteristics(Spliterator.SORTED) + new TreeSet<>(Set.of(2, 1)).spliterator().hasCharacteristics(Spliterator.SORTED));
        List<Integer> out = new ArrayList<>();
        sp.tryAdvance(out::add);
        left.forEachRemaining(out::add);
        System.out.println(out + " " + left.tryAdvance(x -> { }));
        System.out.println(Stream.of(5, 3, 1).collect(Collectors.toCollection(ArrayDeque::new)).peekLast() + " " + Stream.of(1, 2, 3).collect(Collectors.summingLong(x -> 1L << 40)) + " " + Stream.of(1, 2).collect(Collectors.averagingLong(x -> x)) + " " + Stream.of("k1", "k2").collect(Collectors.toUnmodifiableMap(k -> k, String::length)).get("k2") + " " + Stream.of(3, 9).collect(Collectors.filtering(x -> x > 5, Collectors.mapping(x -> "n" + x, Collectors.toList()))));
    }
}
