// Integer and double matrices: multiplication, power, determinant, inverse with fractions, transpose, spiral, rotation.
import java.util.*;

public class MatrixOps {
    record Frac(long n, long d) {
        Frac { if (d == 0) throw new ArithmeticException("zero denominator"); long g = gcd(Math.abs(n), Math.abs(d)); if (d < 0) g = -g; n /= g; d /= g; }
        static long gcd(long a, long b) { return b == 0 ? Math.max(a, 1) : gcd(b, a % b); }
        static Frac of(long n) { return new Frac(n, 1); }
        Frac sub(Frac o) { return new Frac(n * o.d - o.n * d, d * o.d); }
        Frac mul(Frac o) { return new Frac(n * o.n, d * o.d); }
        Frac div(Frac o) { return new Frac(n * o.d, d * o.n); }
        @Override public String toString() { return d == 1 ? "" + n : n + "/" + d; }
    }
    static long[][] mul(long[][] a, long[][] b, long mod) {
        long[][] c = new long[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < b[0].length; j++) for (int k = 0; k < b.length; k++) c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % mod;
        return c;
    }
    static long[][] pow(long[][] a, long e, long mod) {
        long[][] r = new long[a.length][a.length];
        for (int i = 0; i < r.length; i++) r[i][i] = 1;
        for (; e > 0; e >>= 1, a = mul(a, a, mod)) if ((e & 1) == 1) r = mul(r, a, mod);
        return r;
    }
    static long det(long[][] m) {
        if (m.length == 1) return m[0][0];
        long s = 0;
        for (int c = 0; c < m.length; c++) {
            long[][] q = new long[m.length - 1][];
            for (int i = 1; i < m.length; i++) { q[i - 1] = new long[m.length - 1]; for (int j = 0, k = 0; j < m.length; j++) if (j != c) q[i - 1][k++] = m[i][j]; }
            s += (c % 2 == 0 ? 1 : -1) * m[0][c] * det(q);
        }
        return s;
    }
    static Frac[][] inverse(long[][] m) {
        int n = m.length; Frac[][] a = new Frac[n][2 * n];
        for (int i = 0; i < n; i++) for (int j = 0; j < 2 * n; j++) a[i][j] = Frac.of(j < n ? m[i][j] : j - n == i ? 1 : 0);
        for (int c = 0; c < n; c++) {
            int p = c; while (p < n && a[p][c].n() == 0) p++;
            if (p == n) throw new ArithmeticException("singular");
            Frac[] t = a[p];
            a[p] = a[c];
            a[c] = t;
            Frac pv = a[c][c];
            for (int j = 0; j < 2 * n; j++) a[c][j] = a[c][j].div(pv);
            for (int i = 0; i < n; i++) if (i != c) { Frac f = a[i][c]; for (int j = 0; j < 2 * n; j++) a[i][j] = a[i][j].sub(f.mul(a[c][j])); }
        }
        Frac[][] r = new Frac[n][]; for (int i = 0; i < n; i++) r[i] = Arrays.copyOfRange(a[i], n, 2 * n); return r;
    }
    static int[][] rotate(int[][] a) {
        int[][] r = new int[a[0].length][a.length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < a[0].length; j++) r[j][a.length - 1 - i] = a[i][j];
        return r;
    }
    static List<Integer> spiral(int[][] a) {
        List<Integer> l = new ArrayList<>();
        int t = 0, b = a.length - 1, s = 0, e = a[0].length - 1; while (t <= b && s <= e) {
            for (int i = s; i <= e; i++) l.add(a[t][i]);
            t++;
            for (int i = t; i <= b; i++) l.add(a[i][e]);
            e--;
            if (t <= b) for (int i = e; i >= s; i--) l.add(a[b][i]);
            b--;
            if (s <= e) for (int i = b; i >= t; i--) l.add(a[i][s]);
            s++;
        }
        return l;
    }

    public static void main(String[] args) {
        for (long n : new long[] {1, 2, 10, 90, 1000000007L}) System.out.println(pow(new long[][] {{1, 1}, {1, 0}}, n, 1000000007L)[0][1]);
        long[][] m = {{2, -1, 0}, {-1, 2, -1}, {0, -1, 2}};
        System.out.println(det(m) + " " + Arrays.deepToString(inverse(m)) + Arrays.deepToString(mul(m, m, 1000000)));
        System.out.println(det(new long[][] {{1, 2, 3, 4}, {5, 6, 7, 8}, {2, 6, 4, 8}, {3, 1, 1, 2}}) + " " + Arrays.deepToString(inverse(new long[][] {{0, 2}, {3, 4}})));
        try { inverse(new long[][] {{1, 2}, {2, 4}}); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { new Frac(1, 0); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        int[][] g = new int[3][4];
        for (int i = 0; i < 12; i++) g[i / 4][i % 4] = i;
        System.out.println(spiral(g) + Arrays.deepToString(rotate(g)) + Arrays.deepEquals(rotate(rotate(rotate(rotate(g)))), g));
        double[][] h = new double[4][4];
        for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) h[i][j] = 1.0 / (i + j + 1);
        double tr = 0, fr = 0;
        for (int i = 0; i < 4; i++) { tr += h[i][i]; for (double v : h[i]) fr += v * v; }
        System.out.println(tr + " " + Math.sqrt(fr));
    }
}
