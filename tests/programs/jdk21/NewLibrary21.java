// Library additions up to 21: Math.clamp, String and StringBuilder additions, Character emoji, List and Stream helpers.
import java.math.*;
import java.util.*;
import java.util.stream.*;

public class NewLibrary21 {
    public static void main(String[] args) {
        System.out.println(Math.clamp(15L, 0, 10) + " " + Math.clamp(-5.5, -1.0, 1.0) + " " + Math.clamp(3f, 1f, 4f) + " " + Math.ceilDiv(7, 2) + Math.ceilDiv(-7, 2) + Math.ceilMod(7, 3) + " " + Math.unsignedMultiplyHigh(-1L, -1L) + " " + Math.divideExact(7, 2));
        try { Math.clamp(1L, 5, 3); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Math.divideExact(Integer.MIN_VALUE, -1); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        System.out.println("hello world".indexOf('o', 5, 9) + " " + "hello world".indexOf("l", 4, 8) + " " + Arrays.toString("a1b22c".splitWithDelimiters("\\d+", 0)) + " " + new StringBuilder().repeat("ab", 3).repeat('x', 2).repeat(0x41, 1));
        try { "abc".indexOf('c', 2, 1); } catch (StringIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        System.out.println(Character.isEmoji(0x1f600) + " " + Character.isEmoji('a') + " " + Character.isEmojiModifier(0x1f3fb) + " " + "text".equals(String.valueOf("text")) + " " + Character.toString(0x41));
        System.out.println(Stream.of(1, 2, 3, 4).mapMulti((Integer i, java.util.function.Consumer<Object> c) -> { if (i % 2 == 0) { c.accept(i); c.accept(-i); } }).toList() + " " + IntStream.range(0, 5).mapToObj(i -> i).toList().reversed());
        System.out.println(BigInteger.TWO.parallelMultiply(BigInteger.TEN) + " " + BigDecimal.TWO.add(BigDecimal.ONE) + " " + HashMap.newHashMap(10).size() + " " + new Random(5).ints(3, 0, 9).boxed().toList() + " " + Integer.compress(0b110101, 0b011110) + " " + Integer.expand(0b1011, 0b11010100) + " " + Long.compress(-1L, 0xff00L));
        System.out.println(Objects.checkIndex(3L, 5L) + " " + Objects.toIdentityString("x").startsWith("java.lang.String@") + " " + Locale.of("fr", "CA") + " " + "a,b".split(",").length + " " + List.of(3, 1, 2).stream().sorted(Comparator.reverseOrder()).toList() + " " + Float.float16ToFloat((short) 0x3e00) + " " + Float.floatToFloat16(1.5f) + " " + Short.compareUnsigned((short) -1, (short) 1));
        StringBuilder sb = new StringBuilder("abcabc");
        System.out.println(sb.compareTo(new StringBuilder("abd")) + " " + "Stra\u00dfe".length() + " " + String.join(",", new TreeSet<>(Set.of("q", "p"))));
        Iterator<Integer> it = List.of(1, 2, 3).reversed().iterator();
        System.out.println(it.next() + it.next());
        List<Integer> nums = new ArrayList<>(List.of(5, 3, 8));
        Collections.shuffle(nums, new Random(3));
        System.out.println(nums);
        record R(int a, String... b) { }
        System.out.println(new R(1, "x").b().length + " " + new R(2).b().length);
    }
}
