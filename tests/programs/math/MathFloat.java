// Math on floating point: rounding functions, ulp, nextAfter, scalb, getExponent, fma, copySign, IEEEremainder, hypot, cbrt.
public class MathFloat {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.49999999999999994, 1e15 + 0.5, 4503599627370497.5, 9007199254740993.0, -0.2, 1e300, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 2147483647.5, -2147483648.5};
        for (double d : ds) {
            System.out.println(d + ": " + Math.round(d) + " " + Math.rint(d) + " " + Math.ceil(d) + " " + Math.floor(d) + " " + Math.abs(d) + " " + Math.signum(d) + " " + Math.sqrt(d) + " " + Math.ulp(d) + " " + Math.getExponent(d) + " " + Math.nextUp(d) + " " + Math.nextDown(d));
            System.out.println("  " + Math.nextAfter(d, 0) + " " + Math.scalb(d, 3) + " " + Math.scalb(d, -1080) + " " + Math.scalb(d, 2000) + " " + Math.copySign(d, -0.0) + " " + Math.IEEEremainder(d, 3) + " " + Math.max(d, 0.0) + " " + Math.min(d, -0.0) + " " + Math.fma(d, 2, 1) + " " + Math.hypot(3, d == d ? 4 : d));
        }
        float[] fs = {0f, -0f, 0.5f, 1.5f, 2.5f, -2.5f, 0.49999997f, 8388609f, 16777217f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY, 3e9f};
        for (float f : fs)
            System.out.println(f + ": " + Math.round(f) + " " + Math.abs(f) + " " + Math.signum(f) + " " + Math.ulp(f) + " " + Math.getExponent(f) + " " + Math.nextUp(f) + " " + Math.nextDown(f) + " " + Math.scalb(f, 5) + " " + Math.copySign(1f, f) + " " + Math.fma(f, f, 1f) + " " + Math.max(f, 1f));
        System.out.println(Math.fma(0.1, 10, -1) + " " + (0.1 * 10 - 1) + " " + Math.fma(1e308, 10, Double.NEGATIVE_INFINITY) + " " + Math.fma(Double.POSITIVE_INFINITY, 0, 1) + " " + Math.fma(-0.0, 0.0, -0.0));
        System.out.println(Math.cbrt(27) + " " + Math.cbrt(-8) + " " + Math.hypot(5, 12) + " " + Math.hypot(Double.NaN, Double.POSITIVE_INFINITY) + " " + Math.sqrt(2) + " " + Math.sqrt(1e-320) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.pow(2, 10) + " " + Math.pow(2, -1074) + " " + Math.pow(0, 0) + " " + Math.pow(-1, 0.5) + " " + Math.pow(-2, 3) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.atan2(0, -0.0));
        double[] xs = {0.1, 0.5, 1, 2, 10, 100, -3.7, 1e5};
        for (double x : xs)
            System.out.printf(java.util.Locale.ROOT, "%.6f %.6f %.6f %.6f %.6f %.6f %.6f %.6f%n", Math.sin(x), Math.cos(x), Math.tan(x), Math.exp(Math.min(x, 5)), Math.log(Math.abs(x)), Math.atan(x), Math.pow(Math.abs(x), 0.3), Math.tanh(x));
        System.out.println(Math.sin(Double.POSITIVE_INFINITY) + " " + Math.log(-1) + " " + Math.log(0) + " " + Math.exp(Double.NEGATIVE_INFINITY) + " " + Math.asin(2) + " " + Math.sin(-0.0) + " " + Math.pow(1, Double.NaN) + " " + Math.pow(Double.NaN, 0) + " " + Math.expm1(0) + " " + Math.log1p(-1) + " " + Math.floor(-0.5) + " " + Math.ceil(-0.5));
    }
}
