// Bit manipulation idioms on int and long: masks, packing, Gray codes, popcounts, subsets, Morton order, hamming.
public class BitTricks {
    static int pop(int x) { x -= x >>> 1 & 0x55555555; x = (x & 0x33333333) + (x >>> 2 & 0x33333333); return (x + (x >>> 4) & 0x0f0f0f0f) * 0x01010101 >>> 24; }
    static int rev(int x) { int r = 0; for (int i = 0; i < 32; i++) { r = r << 1 | x & 1; x >>>= 1; } return r; }
    static int log2(int x) { int r = 0; while ((x >>>= 1) != 0) r++; return r; }
    static int ceilPow2(int x) { x--; x |= x >> 1; x |= x >> 2; x |= x >> 4; x |= x >> 8; x |= x >> 16; return x + 1; }
    static long morton(int x, int y) { long r = 0; for (int i = 0; i < 32; i++) r |= (long) (x >>> i & 1) << 2 * i | (long) (y >>> i & 1) << 2 * i + 1; return r; }
    static int pack(int r, int g, int b, int a) { return a << 24 | r << 16 | g << 8 | b; }
    static int sat(int a, int b) { int s = a + b; return ((a ^ s) & (b ^ s)) < 0 ? s >> 31 ^ Integer.MIN_VALUE : s; }
    static int abs(int x) { int m = x >> 31; return (x ^ m) - m; }
    static int avg(int a, int b) { return (a & b) + ((a ^ b) >> 1); }
    static long mulmod(long a, long b, long m) { long r = 0; while (b > 0) { if ((b & 1) != 0) r = (r + a) % m; a = (a << 1) % m; b >>= 1; } return r; }
    static int signExt(int v, int bits) { return v << 32 - bits >> 32 - bits; }
    static boolean parity(int x) { x ^= x >>> 16; x ^= x >>> 8; x ^= x >>> 4; return (0x6996 >>> (x & 15) & 1) == 1; }

    public static void main(String[] args) {
        int[] xs = {0, 1, 2, 3, 5, 8, 100, 255, 1023, 65536, 0x12345678, -1, -2, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int x : xs) {
            System.out.println(x + " " + (pop(x) == Integer.bitCount(x)) + " " + (rev(x) == Integer.reverse(x)) + " " + log2(x) + " " + ceilPow2(x) + " " + abs(x) + " " + (x & -x) + " " + (x & x - 1) + " " + (x | x + 1) + " " + (x ^ x >>> 1) + " " + signExt(x, 8) + " " + signExt(x, 20) + " " + parity(x) + " " + (x > 0 && (x & x - 1) == 0));
            for (int y : new int[] {1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) System.out.print(sat(x, y) + " " + avg(x, y) + " " + Integer.bitCount(x ^ y) + "; ");
            System.out.println();
        }
        System.out.println(morton(5, 9) + " " + morton(-1, 0) + " " + Integer.toHexString(pack(1, 2, 3, 255)) + " " + (pack(1, 2, 3, 255) >>> 24) + " " + (pack(1, 2, 3, 255) >> 24) + " " + mulmod(123456789012L, 987654321098L, 1000000000039L));
        for (int s = 11; s != 0; s = s - 1 & 11) System.out.print(Integer.toBinaryString(s) + " ");
        System.out.println();
        for (int v = 7, n = 0; n < 8; n++) { System.out.print(v + " "); int t = v | v - 1; v = t + 1 | (~t & -~t) - 1 >>> Integer.numberOfTrailingZeros(v) + 1; }
        System.out.println();
        long bits = 0;
        for (int i = 0; i < 64; i += 5) bits |= 1L << i;
        for (int i = 0; i < 64; i += 10) bits &= ~(1L << i);
        bits ^= 1L << 63;
        System.out.println(Long.toBinaryString(bits) + " " + Long.bitCount(bits) + " " + (bits >>> 60) + " " + (bits >> 60) + " " + ((bits & 1L << 5) != 0));
        int a = 12, b = 34;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(a + " " + b + " " + (5 & ~4) + " " + (~0 >>> 1) + " " + (-1 >>> 31) + " " + (-1L >>> 1) + " " + (1 << -1) + " " + (byte) (1 << 7) + " " + (0xF0 >> 4 << 1 | 3));
    }
}
