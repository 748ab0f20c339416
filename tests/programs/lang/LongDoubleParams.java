// Methods with many long and double parameters, recursion with wide arguments, two-slot locals.
public class LongDoubleParams {
    static String many(int a, long b, double c, float d, long e, byte f, double g, Object h, long i, short j, char k, double l, boolean m, long n) {
        return a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + i + " " + j + " " + k + " " + l + " " + m + " " + n;
    }
    long inst(long a, int b, long c, double d) { long t = a; a = c; c = t; double q = d * b; return a * 1000 + c + (long) q; }
    static long ack(long m, long n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
    static double poly(double x, double... cs) { double r = 0; for (int i = cs.length - 1; i >= 0; i--) r = r * x + cs[i]; return r; }
    static long gcd(long a, long b) { while (b != 0) { long t = a % b; a = b; b = t; } return a; }
    static double swap(double a, long b, double c) { double t = a; a = c; c = t; b++; return a * 100 + c * 10 + b; }
    static int mix(long l, int i, double d, int j, float f, int k) {
        i += l;
        j += d;
        k += f;
        l -= i;
        d -= j;
        f -= k;
        return (int) (l * 3 + i * 5 + d * 7 + j * 11 + f * 13 + k * 17);
    }
    static long sum9(long a, long b, long c, long d, long e, long f, long g, long h, long i) { return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9; }

    public static void main(String[] args) {
        System.out.println(many(1, 2L, 3.5, 4.25f, -5L, (byte) 6, -7.75, "h", Long.MAX_VALUE, (short) -10, 'k', Double.MIN_VALUE, true, Long.MIN_VALUE));
        System.out.println(new LongDoubleParams().inst(1L << 33, 3, 77L, 2.5));
        System.out.println(ack(2, 9) + " " + poly(2, 1, 2, 3, 4) + " " + gcd(1L << 40, 6L * (1L << 20)) + " " + swap(1, 2, 3));
        System.out.println(mix(10000000000L, 5, 2.9, 7, 3.9f, 1) + " " + sum9(1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000));
        long a = 1, b = 2; int x = 3; double d = 4; long c = a + b;
        { long scoped = c * 2; x += scoped; } { double other = 2.5; d += other; int y = 9; x -= y; }
        System.out.println(a + " " + b + " " + x + " " + d + " " + c);
        long la = 5; la++; la += 2.7; la *= 2; la <<= 3; la >>>= 1; la %= 11; la ^= 0xffL; la |= 1L << 60;
        System.out.println(la);
        double da = 5; da++; --da; da += la; da %= 7; da /= 3; System.out.println(da);
        long p = la++ + ++la; double q = da-- - --da; System.out.println(p + " " + la + " " + q);
        long[] arr = {1, 2, 3}; int i = 0; arr[i++] += arr[i] * 10; arr[i++]++; arr[i] = arr[0] = 7; System.out.println(arr[0] + " " + arr[1] + " " + arr[2] + " " + i);
        long chain, chain2; double dchain; chain = chain2 = 9L; dchain = chain += 1; System.out.println(chain + " " + chain2 + " " + dchain);
    }
}
