// Collectors: groupingBy, partitioningBy, toMap, joining, teeing, summarizing, mapping, filtering, flatMapping, reducing.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Collectors1 {
    record Emp(String name, String dept, int sal, List<String> tags) { }

    public static void main(String[] args) {
        List<Emp> es = List.of(new Emp("Ann", "dev", 100, List.of("a", "b")), new Emp("Bob", "ops", 80, List.of("b")), new Emp("Cid", "dev", 120, List.of()), new Emp("Dee", "hr", 70, List.of("c", "a")), new Emp("Eve", "ops", 95, List.of("a")));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.mapping(Emp::name, Collectors.toList()))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.counting())) + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.summingInt(Emp::sal))) + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.averagingInt(Emp::sal))));
        System.out.println("" + es.stream().collect(Collectors.partitioningBy(e -> e.sal() > 90, Collectors.mapping(Emp::name, Collectors.joining("/")))));
        System.out.println("" + es.stream().collect(Collectors.toMap(Emp::name, Emp::sal, (a, b) -> a, LinkedHashMap::new)) + es.stream().collect(Collectors.toMap(Emp::dept, Emp::sal, Integer::sum, TreeMap::new)));
        try { es.stream().collect(Collectors.toMap(Emp::dept, Emp::sal)); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { es.stream().collect(Collectors.toMap(Emp::name, e -> null)); } catch (NullPointerException e) { System.out.println("null value"); }
        System.out.println(es.stream().collect(Collectors.summarizingInt(Emp::sal)) + " " + es.stream().collect(Collectors.averagingDouble(Emp::sal)) + " " + es.stream().collect(Collectors.minBy(Comparator.comparingInt(Emp::sal))).get().name() + " " + es.stream().collect(Collectors.reducing(0, Emp::sal, Integer::sum)));
        System.out.println("" + es.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(Emp::sal), (c, s) -> s / c)) + " " + es.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.flatMapping(e -> e.tags().stream(), Collectors.toCollection(TreeSet::new)))) + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.filtering(e -> e.sal() >= 100, Collectors.counting()))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(e -> e.tags().size(), TreeMap::new, Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.maxBy(Comparator.comparingInt(Emp::sal))))).keySet());
        System.out.println(Stream.of("x", "y").collect(Collectors.joining()) + Stream.<String>empty().collect(Collectors.joining(",", "<", ">")) + Stream.of(1, 2, 3).map(Object::toString).collect(Collectors.joining(" + ", "", " = 6")));
        Collector<String, StringJoiner, String> custom = Collector.of(() -> new StringJoiner("|", "[", "]"), (j, s) -> j.add(s.toUpperCase(Locale.ROOT)), StringJoiner::merge, StringJoiner::toString);
        System.out.println(Stream.of("p", "q").collect(custom));
        System.out.println(Stream.of(1, 2, 3, 4).collect(ArrayList::new, (l, x) -> l.add(0, x), ArrayList::addAll) + " " + Stream.of(5, 3).collect(Collectors.toUnmodifiableList()) + new TreeSet<>(Stream.of(5, 3, 5).collect(Collectors.toSet())));
        Map<Boolean, Long> pc = IntStream.rangeClosed(1, 100).boxed().collect(Collectors.partitioningBy(x -> x % 3 == 0, Collectors.counting())); System.out.println(pc);
        Map<String, Integer> freq = Arrays.stream("it was the best of times it was the worst of times".split(" ")).collect(Collectors.toMap(Function.identity(), w -> 1, Integer::sum));
        System.out.println(freq);
        System.out.println(freq.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(e -> e.getKey() + e.getValue()).toList());
        System.out.println(Stream.of(1.5, 2.5).collect(Collectors.summarizingDouble(x -> x)) + " " + Stream.<Integer>empty().collect(Collectors.averagingInt(x -> x)) + " " + Stream.<Integer>empty().collect(Collectors.maxBy(Comparator.naturalOrder())));
    }
}
