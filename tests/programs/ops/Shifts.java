// Shift operators on int and long with distances beyond the width and negative distances.
public class Shifts {
    public static void main(String[] args) {
        int[] vals = {1, -1, 0x80000000, 0x7fffffff, 0x12345678, -559038737};
        int[] dist = {0, 1, 4, 7, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int v : vals) {
            for (int d : dist) {
                System.out.println(v + " by " + d + ": " + (v << d) + " " + (v >> d) + " " + (v >>> d));
            }
        }
        long[] lv = {1L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, 0x123456789abcdef0L};
        for (long v : lv) {
            for (int d : dist) {
                System.out.println(v + " by " + d + ": " + (v << d) + " " + (v >> d) + " " + (v >>> d));
            }
            for (long d : new long[] {0, 33, 64, 4294967297L, -1L}) {
                System.out.println(v + " byL " + d + ": " + (v << d) + " " + (v >> d) + " " + (v >>> d) + " " + ((int) v << d));
            }
        }
        byte b = (byte) 0x90;
        short s = (short) 0x9000;
        char c = 0x9000;
        System.out.println((b << 4) + " " + (b >> 4) + " " + (b >>> 4) + " " + (s >>> 4) + " " + (c >> 4) + " " + (c >>> 4));
        b >>>= 4; s >>>= 4; c >>>= 4;
        System.out.println(b + " " + s + " " + (int) c);
        b <<= 3; s <<= 3; c <<= 5;
        System.out.println(b + " " + s + " " + (int) c);
        int i = 1;
        i <<= 33L;
        System.out.println(i);
    }
}
