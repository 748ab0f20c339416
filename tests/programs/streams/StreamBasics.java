// Basic stream pipelines: map, filter, reduce, collect, sorted, distinct, limit and skip.
import java.util.*;
import java.util.stream.*;

public class StreamBasics {
    public static void main(String[] args) {
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "foxtrot", "alpha", "golf");
        System.out.println(words.stream().filter(w -> w.length() == 5).map(String::toUpperCase).collect(Collectors.toList()));
        System.out.println(words.stream().sorted().distinct().skip(1).limit(4).collect(Collectors.joining(", ", "[", "]")));
        System.out.println(words.stream().mapToInt(String::length).sum() + " " + words.stream().map(String::length).reduce(0, Integer::sum));
        System.out.println(words.stream().min(Comparator.naturalOrder()).get() + " " + words.stream().max(Comparator.comparing(String::length)).get());
        System.out.println(words.stream().anyMatch("echo"::equals) + " " + words.stream().allMatch(w -> w.length() > 3) + " " + words.stream().noneMatch(String::isEmpty) + " " + words.stream().count());
        System.out.println(words.stream().findFirst() + " " + Stream.empty().findAny());
        System.out.println(IntStream.range(0, 10).map(i -> i * i).boxed().collect(Collectors.toList()) + " " + IntStream.rangeClosed(1, 5).reduce((a, b) -> a * b).getAsInt());
        System.out.println(Stream.iterate(1, i -> i * 3).limit(8).map(String::valueOf).collect(Collectors.joining("<")));
        System.out.println(Stream.iterate(1, i -> i < 1000, i -> i * 7).toList());
        System.out.println(Stream.of(5, 1, 4, 2, 3).sorted(Comparator.reverseOrder()).toList());
        System.out.println(Stream.of("a b", "c", "d e f").flatMap(s -> Arrays.stream(s.split(" "))).toList());
        System.out.println(Arrays.toString(words.stream().toArray(String[]::new)) + Arrays.toString(Stream.of(1, 2).mapToDouble(x -> x / 2.0).toArray()));
        StringBuilder log = new StringBuilder();
        int r = Stream.of(1, 2, 3, 4, 5, 6).peek(x -> log.append("p").append(x)).filter(x -> { log.append("f").append(x); return x % 2 == 0; }).map(x -> { log.append("m").append(x); return x * 10; }).filter(x -> x > 20).findFirst().get();
        System.out.println(r + " " + log);
        System.out.println(IntStream.of(3, 1, 2).summaryStatistics() + " " + IntStream.empty().average() + " " + IntStream.of(1, 2).average());
        System.out.println(Stream.of(1, 2, 3, 4, 1).takeWhile(x -> x < 4).toList() + "" + Stream.of(1, 2, 3, 4, 1).dropWhile(x -> x < 4).toList());
        Map<Integer, List<String>> byLen = words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
        System.out.println(byLen);
        Stream<String> once = words.stream();
        once.count();
        try { once.count(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    }
}
