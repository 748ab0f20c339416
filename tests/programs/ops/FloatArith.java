// float and double + - * / % and negation over special values.
public class FloatArith {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1.0, -1.5, 0.1, 3.0, 1e308, 4.9e-324, 2.2250738585072014E-308, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double a : ds) {
            for (double b : ds)
                System.out.println(a + " " + b + ": " + (a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b));
            System.out.println(-a);
        }
        float[] fs = {0f, -0f, 1f, -1.5f, 0.1f, 3f, 3e38f, 1.4e-45f, 1.17549435E-38f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
        for (float a : fs) {
            for (float b : fs)
                System.out.println(a + " " + b + ": " + (a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b));
            System.out.println(-a);
        }
        System.out.println(5.5 % 2.25 + " " + -5.5 % 2.25 + " " + 5.5 % -2.25 + " " + 1e17 % 3 + " " + 1e300 % 7.7 + " " + 5.5f % 2.2f);
        float f = 16777216f;
        f++;
        System.out.println(f);
        double acc = 0;
        for (int i = 0; i < 10; i++) acc += 0.1;
        float facc = 0;
        for (int i = 0; i < 10; i++) facc += 0.1f;
        System.out.println(acc + " " + facc + " " + (acc == 1.0) + " " + (0.1 + 0.2) + " " + (0.1f + 0.2f) + " " + (0.1f + 0.2));
        int i = 10;
        i *= 1.5;
        i -= 0.7;
        i /= 0.3f;
        System.out.println(i);
    }
}
