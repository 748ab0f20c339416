// StrictMath functions, which are defined to the last bit, printed in full.
public class StrictMathFns {
    public static void main(String[] args) {
        double[] xs = {0, 0.1, -0.5, 1, 1.5707963267948966, 2, 3.141592653589793, 10, -100.25, 1e6, 1e22, 1e-10, 4.9e-324, Double.NaN, Double.POSITIVE_INFINITY};
        for (double x : xs) {
            System.out.println(x + " sin " + StrictMath.sin(x) + " cos " + StrictMath.cos(x) + " tan " + StrictMath.tan(x) + " atan " + StrictMath.atan(x));
            System.out.println("  exp " + StrictMath.exp(x) + " log " + StrictMath.log(x) + " log10 " + StrictMath.log10(x) + " log1p " + StrictMath.log1p(x) + " expm1 " + StrictMath.expm1(x) + " sqrt " + StrictMath.sqrt(x) + " cbrt " + StrictMath.cbrt(x));
            System.out.println("  sinh " + StrictMath.sinh(x) + " cosh " + StrictMath.cosh(x) + " tanh " + StrictMath.tanh(x) + " asin " + StrictMath.asin(x) + " acos " + StrictMath.acos(x) + " rint " + StrictMath.rint(x) + " floor " + StrictMath.floor(x) + " ceil " + StrictMath.ceil(x) + " round " + StrictMath.round(x));
        }
        for (double x : new double[] {0, -0.0, 0.5, 2, -3, 1e10, Double.POSITIVE_INFINITY})
            for (double y : new double[] {0, 0.5, -2, 3, 1e3, Double.NEGATIVE_INFINITY})
                System.out.println(x + "," + y + " pow " + StrictMath.pow(x, y) + " atan2 " + StrictMath.atan2(x, y) + " hypot " + StrictMath.hypot(x, y) + " rem " + StrictMath.IEEEremainder(x, y));
        double s = 0; for (int i = 1; i < 200; i++) s += StrictMath.sin(i) * StrictMath.log(i) / StrictMath.exp(i / 50.0); System.out.println(s);
        System.out.println(StrictMath.toRadians(90) + " " + StrictMath.ulp(1.0) + " " + StrictMath.floorMod(-5, 3) + " " + StrictMath.max(-0.0, 0.0) + " " + StrictMath.fma(2, 3, 4));
    }
}
