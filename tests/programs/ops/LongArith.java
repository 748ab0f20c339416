// long arithmetic over a table of corner values, including MIN / -1 and comparisons.
public class LongArith {
    static final long[] V = {0, 1, -1, 2, -3, 10, 4294967295L, 4294967296L, -4294967297L, 0x5555555555555555L, 1234567890123456789L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, Integer.MIN_VALUE, Integer.MAX_VALUE};

    public static void main(String[] args) {
        for (long a : V) {
            for (long b : V) {
                StringBuilder sb = new StringBuilder();
                sb.append(a).append(' ').append(b).append(": ");
                sb.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ');
                if (b != 0) sb.append(a / b).append(' ').append(a % b).append(' ');
                sb.append(a & b).append(' ').append(a | b).append(' ').append(a ^ b);
                sb.append(' ').append(a < b).append(a <= b).append(a == b).append(a > b).append(Long.compare(a, b));
                System.out.println(sb);
            }
            System.out.println(-a + " " + ~a + " " + (int) a + " " + (short) a + " " + (byte) a + " " + (int) (char) a + " " + (float) a + " " + (double) a);
        }
        long[] zero = {0};
        try { System.out.println(5L / zero[0]); } catch (ArithmeticException e) { System.out.println(e); }
        try { System.out.println(5L % zero[0]); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    }
}
