// Comparisons of float and double with NaN, signed zeros, infinities and subnormals; both branch directions.
public class FloatCompare {
    static String cmp(double a, double b) {
        StringBuilder sb = new StringBuilder();
        if (a < b) sb.append("<"); else sb.append("!<");
        if (a <= b) sb.append(" <="); else sb.append(" !<=");
        if (a > b) sb.append(" >"); else sb.append(" !>");
        if (a >= b) sb.append(" >="); else sb.append(" !>=");
        if (a == b) sb.append(" =="); else sb.append(" !==");
        if (a != b) sb.append(" !="); else sb.append(" !!=");
        if (!(a < b)) sb.append(" not<");
        if (!(a > b)) sb.append(" not>");
        return sb.toString();
    }

    static String cmpf(float a, float b) {
        boolean lt = a < b, le = a <= b, gt = a > b, ge = a >= b, eq = a == b, ne = a != b;
        int n = 0;
        while (!(a >= b) && n < 2) n++;
        int m = 0;
        while (!(a <= b) && m < 2) m++;
        return lt + " " + le + " " + gt + " " + ge + " " + eq + " " + ne + " " + n + m;
    }

    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        for (double a : ds)
            for (double b : ds)
                System.out.println(a + " ? " + b + " " + cmp(a, b) + " " + Double.compare(a, b) + " " + Double.valueOf(a).equals(b) + " " + Math.min(a, b) + " " + Math.max(a, b));
        float[] fs = {0f, -0f, -1.5f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float a : fs)
            for (float b : fs)
                System.out.println(a + " ? " + b + " " + cmpf(a, b) + " " + Float.compare(a, b) + " " + Float.valueOf(a).equals(b) + " " + Math.min(a, b) + " " + Math.max(a, b));
        System.out.println(Double.isNaN(0.0 / 0.0) + " " + (1 / -0.0) + " " + (0.0 == -0.0) + " " + Double.isInfinite(1 / 0.0));
    }
}
