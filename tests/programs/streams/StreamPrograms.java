// Small programs with streams: primes, pythagorean triples, word counts, matrix transpose, inventory, run-length, histogram.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamPrograms {
    enum Cat { FRUIT, VEG, DAIRY } record Item(String n, Cat c, int qty, double price) { double total() { return qty * price; } }

    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(2, 60).filter(n -> IntStream.range(2, n).noneMatch(d -> n % d == 0)).boxed().toList());
        System.out.println(IntStream.rangeClosed(1, 30).boxed().flatMap(a -> IntStream.rangeClosed(a, 30).filter(b -> { int c = (int) Math.sqrt(a * a + b * b); return c <= 30 && c * c == a * a + b * b; }).mapToObj(b -> a + "-" + b + "-" + (int) Math.sqrt(a * a + b * b))).toList());
        List<Item> inv = List.of(new Item("apple", Cat.FRUIT, 10, 0.5), new Item("milk", Cat.DAIRY, 4, 1.25), new Item("kale", Cat.VEG, 3, 2), new Item("pear", Cat.FRUIT, 6, 0.75), new Item("brie", Cat.DAIRY, 1, 8.5));
        System.out.println("" + inv.stream().collect(Collectors.groupingBy(Item::c, () -> new EnumMap<>(Cat.class), Collectors.summingDouble(Item::total))));
        System.out.println(inv.stream().sorted(Comparator.comparing(Item::c).thenComparing(Item::total, Comparator.reverseOrder())).map(Item::n).collect(Collectors.joining(",")));
        System.out.println("" + inv.stream().collect(Collectors.groupingBy(Item::c, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingDouble(Item::price)), o -> o.map(Item::n).orElse("?")))));
        DoubleSummaryStatistics st = inv.stream().mapToDouble(Item::total).summaryStatistics();
        System.out.println(st.getSum() + " " + st.getMax() + " " + st.getMin() + " " + st.getAverage() + " " + st.getCount());
        int[][] m = {{1, 2, 3}, {4, 5, 6}};
        System.out.println(Arrays.deepToString(IntStream.range(0, 3).mapToObj(j -> Arrays.stream(m).mapToInt(r -> r[j]).toArray()).toArray(int[][]::new)) + Arrays.stream(m).flatMapToInt(Arrays::stream).max().getAsInt());
        String t = "the rain in spain stays mainly in the plain";
        System.out.println("" + Arrays.stream(t.split(" ")).collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.mapping(w -> w.charAt(0), Collectors.toCollection(TreeSet::new)))));
        System.out.println(t.chars().filter(Character::isLetter).mapToObj(c -> (char) c).collect(Collectors.groupingBy(Function.identity(), Collectors.counting())).entrySet().stream().sorted(Map.Entry.<Character, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(5).map(e -> e.getKey() + "=" + e.getValue()).toList());
        System.out.println("" + Stream.of("a", "a", "b", "c", "c", "c").collect(ArrayList<String>::new, (l, x) -> { int k = l.size() - 1; if (k >= 0 && l.get(k).startsWith(x)) l.set(k, x + (Integer.parseInt(l.get(k).substring(1)) + 1)); else l.add(x + 1); }, ArrayList::addAll));
        IntStream.rangeClosed(1, 4).mapToObj(i -> " ".repeat(4 - i) + "*".repeat(2 * i - 1)).forEach(System.out::println);
        System.out.println(IntStream.range(0, 5).mapToObj(i -> IntStream.rangeClosed(0, i).mapToObj(k -> "" + binom(i, k)).collect(Collectors.joining(" "))).collect(Collectors.joining(" / ")));
        System.out.println(Stream.of("x=1", "y=2", "z", "x=3").map(s -> s.split("=", 2)).filter(a -> a.length == 2).collect(Collectors.toMap(a -> a[0], a -> Integer.parseInt(a[1]), Integer::sum, TreeMap::new)) + "");
        System.out.println("" + Stream.of(1, 2, 3, 4, 5, 6, 7).collect(Collectors.teeing(Collectors.filtering(x -> x % 2 == 0, Collectors.toList()), Collectors.partitioningBy(x -> x > 4), (a, b) -> a + "" + b)));
        List<Supplier<Integer>> sup = IntStream.range(0, 4).<Supplier<Integer>>mapToObj(i -> () -> i * i).toList();
        System.out.println(sup.stream().mapToInt(Supplier::get).sum());
        System.out.println(Stream.of("one", "two", "three").collect(Collectors.reducing("", s -> s.substring(0, 1), String::concat)) + IntStream.of(3, 1, 2).boxed().sorted(Collections.reverseOrder()).map(String::valueOf).collect(Collectors.joining()) + Stream.of(Optional.of(1), Optional.<Integer>empty(), Optional.of(3)).flatMap(Optional::stream).mapToInt(Integer::intValue).sum());
        Map<Boolean, List<Integer>> eo = IntStream.range(0, 8).boxed().collect(Collectors.partitioningBy(i -> i % 2 == 0));
        System.out.println(eo.get(true) + "" + eo.get(false) + IntStream.range(0, 8).boxed().collect(Collectors.partitioningBy(i -> i > 100)).keySet());
        System.out.println(Stream.iterate("a", s -> s.length() < 5, s -> s + (char) (s.charAt(s.length() - 1) + 1)).toList() + " " + "hello world".chars().mapToObj(c -> String.valueOf((char) c)).reduce("", (a, b) -> b + a) + " " + Collections.max(List.of("b", "c", "a")) + " " + new Random(4).ints(5, 0, 10).boxed().toList() + " " + Stream.of(5, 3, 9).max(Integer::compare).get());
    }
    static long binom(int n, int k) { return k == 0 || k == n ? 1 : binom(n - 1, k - 1) + binom(n - 1, k); }
}
