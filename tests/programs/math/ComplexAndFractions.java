// Value classes for complex numbers, fractions, vectors, polynomials and intervals with operator-like methods.
import java.util.*;

public class ComplexAndFractions {
    record Cx(double re, double im) {
        Cx plus(Cx o) { return new Cx(re + o.re, im + o.im); }
        Cx times(Cx o) { return new Cx(re * o.re - im * o.im, re * o.im + im * o.re); }
        Cx div(Cx o) { double d = o.re * o.re + o.im * o.im; return new Cx((re * o.re + im * o.im) / d, (im * o.re - re * o.im) / d); }
        double abs() { return Math.hypot(re, im); }
        Cx conj() { return new Cx(re, -im); }
        @Override public String toString() { return re + (im < 0 || 1 / im < 0 ? "-" : "+") + Math.abs(im) + "i"; }
    }
    static final class Frac implements Comparable<Frac> {
        final long n, d;
        Frac(long n, long d) { if (d == 0) throw new ArithmeticException("denominator"); long g = gcd(Math.abs(n), Math.abs(d)) * Long.signum(d); this.n = n / g; this.d = d / g; }
        static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }
        Frac plus(Frac o) { return new Frac(Math.addExact(Math.multiplyExact(n, o.d), Math.multiplyExact(o.n, d)), Math.multiplyExact(d, o.d)); }
        Frac times(Frac o) { return new Frac(n * o.n, d * o.d); }
        Frac inv() { return new Frac(d, n); }
        public int compareTo(Frac o) { return Long.compare(n * o.d, o.n * d); }
        @Override public boolean equals(Object o) { return o instanceof Frac f && f.n == n && f.d == d; }
        @Override public int hashCode() { return Objects.hash(n, d); }
        @Override public String toString() { return d == 1 ? "" + n : n + "/" + d; }
    }
    static int[] polyMul(int[] a, int[] b) {
        int[] r = new int[a.length + b.length - 1];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < b.length; j++) r[i + j] += a[i] * b[j];
        return r;
    }
    static String poly(int... c) {
        StringBuilder sb = new StringBuilder();
        for (int i = c.length - 1; i >= 0; i--) {
            if (c[i] == 0) continue;
            if (sb.length() > 0) sb.append(c[i] < 0 ? " - " : " + "); else if (c[i] < 0) sb.append('-');
            int a = Math.abs(c[i]);
            if (a != 1 || i == 0) sb.append(a);
            if (i > 0) sb.append('x');
            if (i > 1) sb.append('^').append(i);
        }
        return sb.length() == 0 ? "0" : sb.toString();
    }
    static List<Long> cf(long n, long d) { List<Long> l = new ArrayList<>(); while (d != 0) { l.add(n / d); long t = n % d; n = d; d = t; } return l; }
    static double newton(double x) { double r = x; for (int i = 0; i < 60; i++) { double n = (r + x / r) / 2; if (n == r) break; r = n; } return r; }

    public static void main(String[] args) {
        Cx a = new Cx(1, 2), b = new Cx(-3, 0.5);
        System.out.println(a.plus(b) + " " + a.times(b) + " " + a.div(b).times(b) + " " + new Cx(3, 4).abs() + " " + a.conj() + " " + new Cx(0, -0.0) + " " + a.div(new Cx(0, 0)) + " " + a.equals(new Cx(1.0, 2.0)) + " " + new Cx(0, 1).times(new Cx(0, 1)));
        Cx z = new Cx(0, 0), c = new Cx(-0.75, 0.125);
        int it = 0; while (z.abs() <= 2 && it < 60) { z = z.times(z).plus(c); it++; }
        System.out.println(it);
        for (int y = -4; y <= 4; y++) {
            StringBuilder sb = new StringBuilder();
            for (int x = -16; x <= 8; x++) {
                double zr = 0, zi = 0;
                int n = 0;
                for (; n < 30 && zr * zr + zi * zi < 4; n++) { double t = zr * zr - zi * zi + x / 8.0; zi = 2 * zr * zi + y / 4.0; zr = t; }
                sb.append(n == 30 ? '#' : n > 5 ? '+' : n > 2 ? '.' : ' ');
            }
            System.out.println(sb.toString().stripTrailing());
        }
        Frac h = new Frac(0, 1);
        for (int i = 1; i <= 20; i++) h = h.plus(new Frac(1, i));
        System.out.println(h + " " + new Frac(6, -8) + new Frac(-4, -2) + " " + new Frac(2, 4).equals(new Frac(1, 2)) + " " + new Frac(1, 3).compareTo(new Frac(2, 5)) + " " + new TreeSet<>(List.of(new Frac(1, 2), new Frac(1, 3), new Frac(3, 4))) + new Frac(7, 1).hashCode());
        try { new Frac(1, 0); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { new Frac(0, 5).inv(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { Frac f = new Frac(1, 1); for (int i = 2; i < 100; i++) f = f.plus(new Frac(1, i)); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        System.out.println(poly(1, -2, 0, 3) + "; " + poly(0) + "; " + poly(-1, 1) + "; " + poly(polyMul(new int[] {1, 1}, polyMul(new int[] {1, 1}, new int[] {-1, 1}))) + " " + cf(415, 93) + cf(649, 200));
        for (double x : new double[] {2, 10, 0.25, 1e10, 1e-10})
            System.out.print((newton(x) == Math.sqrt(x) || Math.abs(newton(x) - Math.sqrt(x)) <= Math.ulp(Math.sqrt(x))) + " ");
        double pi = 0;
        for (int k = 0; k < 12; k++) pi += (4.0 / (8 * k + 1) - 2.0 / (8 * k + 4) - 1.0 / (8 * k + 5) - 1.0 / (8 * k + 6)) / (1L << 4 * k);
        System.out.println(pi + " " + (Math.abs(pi - Math.PI) < 1e-14));
        double e = 1, t = 1;
        for (int i = 1; i < 20; i++) e += t /= i;
        System.out.println(e);
        double kahan = 0, comp = 0, plain = 0;
        for (int i = 0; i < 1000; i++) { plain += 0.1; double y = 0.1 - comp, s = kahan + y; comp = s - kahan - y; kahan = s; }
        System.out.println(plain + " " + kahan);
    }
}
