// Laziness, short-circuiting, order of evaluation, stateful operations, closing, infinite streams, flatMap, mapMulti, concat.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamLaziness {
    static StringBuilder log = new StringBuilder();
    static <T> T tr(String s, T t) { log.append(s).append(t).append(' '); return t; }
    static void flush(Object o) { System.out.println(o + " | " + log); log.setLength(0); }

    public static void main(String[] args) {
        Stream<Integer> lazy = Stream.of(1, 2, 3).map(x -> tr("m", x)); flush("nothing yet"); flush(lazy.toList());
        flush(Stream.of(5, 3, 8, 1).map(x -> tr("m", x)).sorted().map(x -> tr("s", x)).limit(2).toList());
        flush(Stream.of(1, 2, 3, 4).filter(x -> tr("f", x) % 2 == 0).map(x -> tr("m", x)).findFirst());
        flush(Stream.of(1, 2, 3).anyMatch(x -> tr("a", x) == 2));
        flush(Stream.of(1, 2, 3).allMatch(x -> tr("a", x) < 2));
        flush(Stream.iterate(1, x -> tr("i", x + 1)).map(x -> tr("m", x)).limit(3).toList());
        flush(Stream.generate(() -> tr("g", 7)).limit(2).toList());
        flush(Stream.of(1, 1, 2, 1, 3).distinct().map(x -> tr("d", x)).skip(1).toList());
        flush(Stream.of(1, 2, 3).peek(x -> tr("p", x)).count());
        flush(Stream.of(1, 2, 3).filter(x -> true).peek(x -> tr("p", x)).count());
        flush(Stream.of("ab", "cd").flatMap(s -> tr("fm", s).chars().mapToObj(c -> (char) c)).map(c -> tr("c", c)).findFirst().get());
        flush(Stream.concat(Stream.of(1).peek(x -> tr("l", x)), Stream.of(2).peek(x -> tr("r", x))).toList());
        flush(Stream.of(1, 2, 3, 4, 5).takeWhile(x -> tr("t", x) < 3).toList());
        flush(Stream.of(1, 2, 3, 4).dropWhile(x -> tr("d", x) < 3).toList());
        flush(Stream.of(3, 1, 2).sorted((a, b) -> { tr("c", a + "" + b); return a - b; }).toList());
        try (Stream<String> s = Stream.of("x").onClose(() -> tr("close", 1)).onClose(() -> tr("close", 2))) { s.forEach(x -> tr("e", x)); }
        flush("closed");
        flush(Stream.of(1, 2, 3, 4).<String>mapMulti((x, c) -> { for (int i = 0; i < x % 3; i++) c.accept(x + "" + i); }).toList());
        Iterator<Integer> it = Stream.of(1, 2, 3).map(x -> tr("it", x)).iterator();
        it.next();
        flush("one pulled");
        it.next();
        flush("two");
        Spliterator<Integer> sp = List.of(1, 2, 3, 4).stream().map(x -> x * 2).spliterator();
        sp.tryAdvance(x -> tr("sp", x));
        flush(sp.estimateSize());
        List<Integer> src = new ArrayList<>(List.of(1, 2));
        Stream<Integer> late = src.stream();
        src.add(3);
        flush(late.toList());
        try { src.stream().forEach(x -> { if (x == 1) src.add(9); }); } catch (ConcurrentModificationException e) { flush("cme"); }
        Stream<Integer> used = Stream.of(1);
        used.map(x -> x);
        try { used.filter(x -> true); } catch (IllegalStateException e) { flush("linked twice"); }
        try { Stream.of(1, 0).map(x -> 5 / x).toList(); } catch (ArithmeticException e) { flush(e.getMessage()); }
        try { Stream.of(1, null).sorted().toList(); } catch (NullPointerException e) { flush("npe"); }
        flush(Stream.of(1, null, 3).map(x -> x == null ? -1 : x).toList());
        try { Stream.of(1).toList().add(2); } catch (UnsupportedOperationException e) { flush("immutable"); }
        try { Stream.of("a").map(x -> (String) null).findFirst(); } catch (NullPointerException e) { flush("findFirst null"); }
        flush(Stream.ofNullable(null).count() + "" + Stream.ofNullable(1).count());
        flush(IntStream.range(0, 1000000000).filter(x -> x % 777 == 776).findFirst().getAsInt());
        flush(Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).mapToInt(f -> f[0]).limit(15).boxed().toList());
        flush(Stream.<Integer>builder().add(1).add(2).build().reduce(0, Integer::sum));
        flush(Arrays.asList(3, 1, 2).stream().reduce((a, b) -> { tr("r", a + "" + b); return Math.max(a, b); }));
        flush(Stream.of(1, 2, 3).reduce(10, (a, x) -> a * 2 + x, Integer::sum));
        Supplier<Stream<String>> ss = () -> Stream.of("p", "q");
        flush(ss.get().count() + ss.get().findFirst().get());
        flush(Stream.of(1, 2, 3, 4, 5, 6).unordered().sequential().isParallel());
        flush(Stream.of(4, 2).collect(Collectors.toCollection(PriorityQueue::new)).peek());
    }
}
