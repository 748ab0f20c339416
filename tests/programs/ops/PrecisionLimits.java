// Floating point limits: subnormals, gradual underflow, rounding to even, loss of associativity, float against double loops.
public class PrecisionLimits {
    public static void main(String[] args) {
        double x = 1; int n = 0; while (x > 0) { x /= 2; n++; } System.out.println(n); float y = 1; n = 0; while (y > 0) { y /= 2; n++; } System.out.println(n);
        double eps = 1; while (1 + eps / 2 != 1) eps /= 2;
        float feps = 1; while (1 + feps / 2 != 1) feps /= 2;
        System.out.println(eps + " " + feps + " " + (eps == Math.ulp(1.0)) + " " + (feps == Math.ulp(1f)));
        double big = 1;
        n = 0; while (big != Double.POSITIVE_INFINITY) { big *= 2; n++; }
        System.out.println(n + " " + (big - big) + " " + big / big + " " + (big + 1 == big) + " " + 0 * big);
        System.out.println((0.1 + 0.2 + 0.3) + " " + (0.1 + (0.2 + 0.3)) + " " + (1e16 + 1 + 1) + " " + (1e16 + (1 + 1)) + " " + (1e308 * 10 / 10) + " " + (1e-308 / 1e10 * 1e10) + " " + (4.9e-324 / 2) + " " + (4.9e-324 * 0.75) + " " + (1.0 / 49 * 49) + " " + (1.0 / 3 * 3));
        for (double d : new double[] {0.5, 1.5, 2.5, 3.5, -0.5, -1.5, -2.5, 4503599627370496.5, 4503599627370497.5})
            System.out.print(Math.rint(d) + "/" + Math.round(d) + "/" + (long) d + " ");
        System.out.println();
        float f = 0;
        for (int i = 0; i < 1000000; i++) f += 0.1f;
        double g = 0;
        for (int i = 0; i < 1000000; i++) g += 0.1;
        System.out.println(Math.round(f) + " " + Math.round(g * 1000) / 1000.0);
        float h = 16777216f;
        System.out.println((h + 1 == h) + " " + (h + 2 == h) + " " + (int) (h + 3) + " " + (float) 16777217 + " " + (float) 33554433L + " " + (double) 9007199254740993L + " " + (long) (double) Long.MAX_VALUE + " " + (float) 0.1 + " " + (double) 0.1f + " " + (0.1f == (float) 0.1) + (0.1 == (double) 0.1f) + (0.5f == 0.5));
        System.out.println(Float.intBitsToFloat(1) + " " + Float.intBitsToFloat(0x007fffff) + " " + Float.intBitsToFloat(0x00800000) + " " + Double.longBitsToDouble(0x000fffffffffffffL) + " " + Double.longBitsToDouble(0x0010000000000000L) + " " + Double.longBitsToDouble(0x7fefffffffffffffL) + " " + Float.intBitsToFloat(0x7f7fffff) + " " + Float.intBitsToFloat(0xff800000));
        System.out.println(Float.MIN_VALUE / 2 + " " + Float.MIN_VALUE * 1.5f + " " + Float.MAX_VALUE * 2 + " " + Float.MAX_VALUE * 1.0 * 2 + " " + (Float.MAX_VALUE + 1e30f == Float.MAX_VALUE) + " " + (float) 1e-46 + " " + (float) 1e39 + " " + (float) 3.4028235677973365e38 + " " + (float) 3.4028235677973366e38);
        double a = 0, b = -0.0;
        System.out.println((a == b) + " " + Double.valueOf(a).equals(b) + " " + Double.compare(a, b) + " " + 1 / a + " " + 1 / b + " " + (a + b) + " " + (b + b) + " " + (b - a) + " " + (a - b) + " " + a * -1 + " " + Math.sqrt(b) + " " + Math.max(a, b) + " " + Math.min(b, a) + " " + Math.abs(b) + " " + (b < a) + " " + Math.signum(b) + " " + (int) b + " " + Double.doubleToLongBits(b));
        double nan = Double.NaN;
        System.out.println((nan == nan) + " " + (nan != nan) + (nan < 1) + (nan >= 1) + !(nan < 1) + " " + Double.compare(nan, nan) + Double.compare(nan, Double.POSITIVE_INFINITY) + " " + Math.max(nan, 1) + Math.min(1, nan) + " " + (nan + 1) + nan * 0 + " " + Math.pow(nan, 0) + " " + (int) nan + (long) nan + (int) (char) nan + " " + Double.isNaN(0 / 0.0) + Float.isNaN((float) nan) + " " + Math.round(nan) + Math.floor(nan) + " " + 5 % 0.0 + " " + Double.POSITIVE_INFINITY % 2 + " " + 2 % Double.POSITIVE_INFINITY + " " + -2.5 % 1 + " " + 7.5 % -2);
        strict(0.1f, 3);
        int k = 0;
        for (double d = 0; d != 1.0 && k < 20; d += 0.1) k++;
        System.out.println(k);
        k = 0;
        for (float d = 0; d < 1f; d += 0.1f) k++;
        System.out.println(k);
    }
    static strictfp void strict(float a, double b) {
        System.out.println(a * b + " " + (float) (a * b) + " " + a * (float) b + " " + (a + b - a) + " " + (float) (1 / b) + " " + (int) (a * 10) + " " + (int) (a * 10.0));
    }
}
