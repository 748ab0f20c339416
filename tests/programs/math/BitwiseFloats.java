// Building and taking apart IEEE 754 values: sign, exponent, mantissa, next values, decimal expansion, fast inverse root.
public class BitwiseFloats {
    static String parts(double d) { long b = Double.doubleToRawLongBits(d); return (b < 0 ? "-" : "+") + (int) (b >>> 52 & 0x7ff) + ":" + Long.toHexString(b & 0xfffffffffffffL); }
    static String parts(float f) { int b = Float.floatToRawIntBits(f); return (b < 0 ? "-" : "+") + (b >>> 23 & 0xff) + ":" + Integer.toHexString(b & 0x7fffff); }
    static double make(int sign, int exp, long frac) { return Double.longBitsToDouble((long) sign << 63 | (long) exp << 52 | frac); }
    static float invSqrt(float x) { float h = 0.5f * x; int i = 0x5f3759df - (Float.floatToIntBits(x) >> 1); float y = Float.intBitsToFloat(i); return y * (1.5f - h * y * y); }
    static double pow(double b, int e) {
        double r = 1;
        boolean neg = e < 0;
        for (long n = Math.abs((long) e); n > 0; n >>= 1, b *= b) if ((n & 1) == 1) r *= b;
        return neg ? 1 / r : r;
    }
    static int cmpTotal(double a, double b) {
        long x = Double.doubleToLongBits(a), y = Double.doubleToLongBits(b);
        x ^= (x >> 63) >>> 1;
        y ^= (y >> 63) >>> 1;
        return Long.compare(x, y);
    }

    public static void main(String[] args) {
        double[] ds = {0, -0.0, 1, -1, 0.5, 2, 3, 0.1, 1e100, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Math.PI};
        for (double d : ds)
            System.out.println(d + " " + parts(d) + " " + parts((float) d) + " " + Math.getExponent(d) + " " + Double.toHexString(d) + " " + parts(Math.nextUp(d)) + " " + parts(Math.nextDown(d)) + " " + parts(-d) + " " + parts(Math.abs(d)));
        System.out.println(make(0, 1023, 0) + " " + make(1, 1024, 1L << 51) + " " + make(0, 0, 1) + " " + make(0, 2047, 0) + " " + make(0, 2047, 1) + " " + make(0, 1022, 0xfffffffffffffL));
        for (float f : new float[] {1, 2, 4, 0.25f, 100}) System.out.print(invSqrt(f) + " "); System.out.println();
        System.out.println(pow(2, 10) + " " + pow(2, -3) + " " + pow(1.5, 5) + " " + pow(10, 22) + " " + pow(2, 1024) + " " + pow(0, 0) + " " + pow(-2, 3) + " " + pow(3, Integer.MIN_VALUE));
        StringBuilder sb = new StringBuilder();
        for (double a : ds) sb.append(cmpTotal(a, 0.0)).append(Double.compare(a, 0.0)).append(cmpTotal(a, Double.NaN)).append(' ');
        System.out.println(sb);
        System.out.println(new java.math.BigDecimal(0.1) + " " + new java.math.BigDecimal(0.1f) + " " + new java.math.BigDecimal(Double.MIN_NORMAL).precision() + " " + new java.math.BigDecimal(1e23));
        int ulps = 0;
        for (double x = 1; x < 1 + 10 * Math.ulp(1.0); x = Math.nextUp(x)) ulps++;
        System.out.println(ulps + " " + Math.ulp(1e16) + " " + Math.ulp(1e-320) + " " + Math.scalb(1.0, -1074) + " " + Math.scalb(0.75, 1024) + " " + Math.nextAfter(1f, 2) + " " + Math.copySign(3, -0.0) + " " + Math.fma(1e16, 1, 1) + " " + Math.IEEEremainder(5, 3));
        float acc = 0;
        for (int i = 1; i <= 20; i++) acc += 1f / i;
        double dacc = 0;
        for (int i = 20; i >= 1; i--) dacc += 1.0 / i;
        System.out.println((double) acc + " " + dacc);
    }
}
