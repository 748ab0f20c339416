// Overflow behaviour of every integral operator and width in loops, compared with wider arithmetic.
public class OverflowTable {
    public static void main(String[] args) {
        int wrapAdd = 0, wrapMul = 0; long h = 17;
        int[] v = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -65536, -46341, -2, -1, 0, 1, 2, 46340, 46341, 65536, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        for (int a : v) for (int b : v) {
            long la = a, lb = b;
            if (a + b != la + lb) wrapAdd++;
            if (a * b != la * lb) wrapMul++;
            if (a + b != (int) (la + lb) || a * b != (int) (la * lb) || a - b != (int) (la - lb)) System.out.println("bad " + a + " " + b);
            h = h * 31 + (a * b ^ a + b);
            h ^= h >>> 7;
        }
        System.out.println(wrapAdd + " " + wrapMul + " " + h);
        for (int i = 0; i < 256; i += 15) {
            byte b = (byte) i;
            short s = (short) (i * 257);
            char c = (char) (i * 259);
            System.out.println(b + " " + s + " " + (int) c + " " + (byte) (b * b) + " " + (short) (s * s) + " " + (int) (char) (c * c) + " " + (b << 25 >> 25) + " " + (b >>> 4) + " " + ((byte) (b >>> 4)) + " " + (b & 0xff) + " " + (s & 0xffff) + " " + (byte) -b + " " + (short) ~s + " " + (b ^ s) + " " + (b | c) + " " + (s & c));
        }
        int f = 1;
        StringBuilder sb = new StringBuilder();
        for (int i = 1; i <= 35; i++) { f *= i; sb.append(f).append(' '); }
        System.out.println(sb);
        long g = 1;
        sb.setLength(0);
        for (int i = 1; i <= 67; i += 3) { g *= i * 7919L; sb.append(g).append(' '); }
        System.out.println(sb);
        long seed = 0x5DEECE66DL;
        int x = 1;
        for (int i = 0; i < 1000; i++) { seed = seed * 0x5DEECE66DL + 0xBL & (1L << 48) - 1; x = x * 1664525 + 1013904223 ^ (int) (seed >>> 16); }
        System.out.println(seed + " " + x);
        System.out.println(Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1 + " " + Long.MIN_VALUE / -1 + " " + Long.MIN_VALUE % -1L + " " + -Integer.MIN_VALUE + " " + -Long.MIN_VALUE + " " + Math.abs(Long.MIN_VALUE) + " " + (Integer.MAX_VALUE + 1 < 0) + " " + (byte) (Byte.MAX_VALUE + 1) + " " + (short) (Short.MIN_VALUE - 1) + " " + (char) ('\0' - 1 + 66));
        for (int d : new int[] {-7, -3, -1, 1, 3, 7}) {
            sb.setLength(0);
            for (int n = -8; n <= 8; n += 4) sb.append(n / d).append(',').append(n % d).append(',').append(Math.floorDiv(n, d)).append(',').append(Math.floorMod(n, d)).append(' ');
            System.out.println(d + ": " + sb);
        }
        int hc = 0;
        for (char c : "overflowing hash of a long string value".toCharArray()) hc = 31 * hc + c;
        System.out.println(hc + " " + "overflowing hash of a long string value".hashCode());
        int acc = Integer.MAX_VALUE;
        acc += 1L;
        acc -= 1.0;
        acc += 'a';
        acc *= 3;
        System.out.println(acc);
        long m = 0xFFFFFFFFL * 0xFFFFFFFFL;
        System.out.println(m + " " + (int) m + " " + (0xFFFFFFFF * 0xFFFFFFFFL) + " " + (int) 3000000000L + " " + (5000000000L >> 32) + " " + (int) (5000000000L >>> 1));
    }
}
