// Numeric loops on doubles: k-means, a perceptron, linear regression, gradient descent and simple statistics, rounded.
import java.util.*;

public class KMeansPerceptron {
    static String r(double... v) {
        StringBuilder sb = new StringBuilder("[");
        for (double x : v) sb.append(sb.length() > 1 ? ", " : "").append(Math.round(x * 1e4) / 1e4);
        return sb.append("]").toString();
    }

    static double[][] kmeans(double[][] pts, int k, int[] assign) {
        double[][] c = new double[k][];
        for (int i = 0; i < k; i++) c[i] = pts[i * pts.length / k].clone();
        for (boolean moved = true; moved; ) {
            moved = false;
            double[][] sum = new double[k][2];
            int[] cnt = new int[k];
            for (int p = 0; p < pts.length; p++) {
                int best = 0;
                double bd = Double.POSITIVE_INFINITY;
                for (int i = 0; i < k; i++) { double dx = pts[p][0] - c[i][0], dy = pts[p][1] - c[i][1], d = dx * dx + dy * dy; if (d < bd) { bd = d; best = i; } }
                if (assign[p] != best) { assign[p] = best; moved = true; }
                cnt[best]++; sum[best][0] += pts[p][0]; sum[best][1] += pts[p][1];
            }
            for (int i = 0; i < k; i++) if (cnt[i] > 0) c[i] = new double[] {sum[i][0] / cnt[i], sum[i][1] / cnt[i]};
        }
        return c;
    }

    public static void main(String[] args) {
        Random rnd = new Random(5);
        double[][] pts = new double[60][];
        for (int i = 0; i < 60; i++) pts[i] = new double[] {i % 3 * 10 + rnd.nextDouble() * 4, i % 3 * i % 2 * 5 + rnd.nextDouble() * 3};
        int[] as = new int[60];
        Arrays.fill(as, -1);
        for (double[] c : kmeans(pts, 3, as)) System.out.println(r(c));
        System.out.println(Arrays.toString(as));
        double[] w = new double[3];
        int[][] truth = {{0, 0, 0}, {0, 1, 1}, {1, 0, 1}, {1, 1, 1}};
        int epochs = 0;
        for (int err = 1; err > 0 && epochs < 100; epochs++) {
            err = 0;
            for (int[] t : truth) {
                int o = w[0] + w[1] * t[0] + w[2] * t[1] > 0 ? 1 : 0, d = t[2] - o;
                if (d != 0) { err++; w[0] += 0.1 * d; w[1] += 0.1 * d * t[0]; w[2] += 0.1 * d * t[1]; }
            }
        }
        System.out.println(epochs + " " + r(w));
        double sx = 0, sy = 0, sxx = 0, sxy = 0;
        int n = 20;
        for (int i = 0; i < n; i++) { double y = 3.5 * i - 7 + (i % 3 - 1) * 0.25; sx += i; sy += y; sxx += (double) i * i; sxy += i * y; }
        double b = (n * sxy - sx * sy) / (n * sxx - sx * sx);
        System.out.println(r(b, (sy - b * sx) / n));
        double x = 5, y = -3;
        for (int i = 0; i < 500; i++) { double gx = 2 * (x - 1) + y, gy = 2 * (y + 2) + x; x -= 0.05 * gx; y -= 0.05 * gy; }
        System.out.println(r(x, y));
        double mean = 0, m2 = 0;
        for (int i = 1; i <= 1000; i++) { double v = rnd.nextInt(100), d = v - mean; mean += d / i; m2 += d * (v - mean); }
        System.out.println(r(mean, Math.sqrt(m2 / 999)));
        double root = 1;
        for (int i = 0; i < 50; i++) root -= (root * root * root - 2 * root - 5) / (3 * root * root - 2);
        double integral = 0;
        for (int i = 0; i < 1000; i++) { double t = (i + 0.5) / 1000; integral += 4 / (1 + t * t) / 1000; }
        System.out.println(r(root, integral));
        double lo = 0, hi = 2;
        while (hi - lo > 1e-12) { double m = (lo + hi) / 2; if (m * m > 2) hi = m; else lo = m; }
        System.out.println(r(lo));
    }
}
