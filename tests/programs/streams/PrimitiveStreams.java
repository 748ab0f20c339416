// IntStream, LongStream, DoubleStream: ranges, statistics, conversions, iteration, boxing, flatMap.
import java.util.*;
import java.util.stream.*;

public class PrimitiveStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(0, 5).sum() + " " + IntStream.range(5, 0).count() + " " + IntStream.of(3, 9, 2).max().getAsInt() + " " + IntStream.empty().max() + " " + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + DoubleStream.of(1.5, 2.5).sum());
        System.out.println(IntStream.of(1, 2, 3, 4).average().getAsDouble() + " " + IntStream.of(4, 8).summaryStatistics() + " " + LongStream.of(7).summaryStatistics() + " " + DoubleStream.of(0.5, 1.5, -2).summaryStatistics() + " " + DoubleStream.empty().summaryStatistics());
        System.out.println(IntStream.range(0, 4).mapToObj(i -> "o" + i).toList() + "" + IntStream.range(0, 4).asLongStream().boxed().toList() + IntStream.range(0, 3).asDoubleStream().boxed().toList() + IntStream.range(0, 3).mapToDouble(i -> i / 4.0).boxed().toList() + DoubleStream.of(1.9, -1.9).mapToInt(d -> (int) d).boxed().toList() + LongStream.of(1L << 33).mapToInt(l -> (int) l).sum());
        System.out.println(Arrays.toString(IntStream.iterate(1, i -> i * 2).limit(10).toArray()) + Arrays.toString(IntStream.iterate(10, i -> i > 0, i -> i - 3).toArray()) + Arrays.toString(IntStream.generate(() -> 7).limit(3).toArray()));
        System.out.println(IntStream.range(0, 20).filter(i -> i % 3 == 0).skip(1).limit(4).boxed().toList() + "" + IntStream.of(5, 1, 3, 1).sorted().distinct().boxed().toList() + IntStream.concat(IntStream.of(1), IntStream.range(7, 9)).boxed().toList() + IntStream.range(0, 10).takeWhile(i -> i < 4).sum() + IntStream.range(0, 10).dropWhile(i -> i < 4).sum());
        System.out.println(IntStream.range(0, 5).anyMatch(i -> i == 3) + " " + IntStream.range(0, 5).allMatch(i -> i < 5) + " " + IntStream.empty().noneMatch(i -> true) + " " + IntStream.range(3, 9).findFirst() + " " + IntStream.range(1, 4).flatMap(i -> IntStream.range(0, i)).boxed().toList() + " " + IntStream.range(0, 3).mapMulti((i, c) -> { for (int k = 0; k < i; k++) c.accept(i * 10 + k); }).boxed().toList());
        int[][] grid = {{1, 2}, {3}, {}};
        System.out.println(Arrays.stream(grid).flatMapToInt(Arrays::stream).sum() + " " + Stream.of("a", "bb", "ccc").mapToInt(String::length).boxed().collect(Collectors.toList()) + " " + "hello".chars().mapToObj(c -> "" + (char) c).collect(Collectors.joining("-")) + " " + Arrays.stream(new int[] {5, 6, 7, 8}, 1, 3).sum());
        System.out.println(IntStream.rangeClosed(2, 50).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        System.out.println(IntStream.rangeClosed(1, 15).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).collect(Collectors.joining(",")));
        System.out.println(DoubleStream.of(1, 2, 3).map(x -> x * x).boxed().toList() + " " + DoubleStream.iterate(1, d -> d / 2).limit(5).sum() + " " + DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.of(Double.NaN, 1).max() + " " + DoubleStream.of(1e100, 1, -1e100).sum() + " " + LongStream.range(0, 1000).map(x -> x * x).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).average().getAsDouble());
        OptionalInt r = IntStream.rangeClosed(1, 5).reduce((a, b) -> a * 10 + b);
        System.out.println(r + " " + IntStream.range(0, 3).collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
        PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
        System.out.println(it.next() + it.nextInt());
        StringBuilder sb = new StringBuilder();
        IntStream.range(0, 3).forEachOrdered(sb::append);
        IntStream.range(0, 6).peek(i -> sb.append('p')).filter(i -> i > 3).forEach(i -> sb.append(i));
        System.out.println(sb);
        IntSummaryStatistics st = new IntSummaryStatistics();
        st.accept(5);
        st.accept(-5);
        st.combine(IntStream.of(100).summaryStatistics());
        System.out.println(st.getMax() + " " + st.getMin() + " " + st.getSum() + " " + st.getCount() + " " + String.format(Locale.US, "%.3f", st.getAverage()));
    }
}
