// Segment tree, Fenwick tree, sparse table and sqrt decomposition answer the same range queries.
import java.util.*;

public class SegmentTrees {
    static class Fenwick {
        final long[] t;
        Fenwick(int n) { t = new long[n + 1]; }
        void add(int i, long v) { for (i++; i < t.length; i += i & -i) t[i] += v; }
        long sum(int i) { long s = 0; for (; i > 0; i -= i & -i) s += t[i]; return s; }
    }
    static class Seg {
        final int n; final long[] sum, lazy; final int[] max;
        Seg(int[] a) { n = a.length; sum = new long[4 * n]; lazy = new long[4 * n]; max = new int[4 * n]; build(a, 1, 0, n - 1); }
        private void build(int[] a, int k, int l, int r) {
            if (l == r) { sum[k] = max[k] = a[l]; return; }
            int m = l + r >> 1;
            build(a, 2 * k, l, m);
            build(a, 2 * k + 1, m + 1, r);
            pull(k);
        }
        private void pull(int k) { sum[k] = sum[2 * k] + sum[2 * k + 1]; max[k] = Math.max(max[2 * k], max[2 * k + 1]); }
        private void apply(int k, int len, long v) { sum[k] += len * v; max[k] += v; lazy[k] += v; }
        private void push(int k, int l, int r) { if (lazy[k] != 0) { int m = l + r >> 1; apply(2 * k, m - l + 1, lazy[k]); apply(2 * k + 1, r - m, lazy[k]); lazy[k] = 0; } }
        void add(int k, int l, int r, int a, int b, long v) {
            if (b < l || r < a) return;
            if (a <= l && r <= b) { apply(k, r - l + 1, v); return; }
            push(k, l, r);
            int m = l + r >> 1;
            add(2 * k, l, m, a, b, v);
            add(2 * k + 1, m + 1, r, a, b, v);
            pull(k);
        }
        long sum(int k, int l, int r, int a, int b) {
            if (b < l || r < a) return 0;
            if (a <= l && r <= b) return sum[k];
            push(k, l, r);
            int m = l + r >> 1;
            return sum(2 * k, l, m, a, b) + sum(2 * k + 1, m + 1, r, a, b);
        }
        int max(int k, int l, int r, int a, int b) {
            if (b < l || r < a) return Integer.MIN_VALUE;
            if (a <= l && r <= b) return max[k];
            push(k, l, r);
            int m = l + r >> 1;
            return Math.max(max(2 * k, l, m, a, b), max(2 * k + 1, m + 1, r, a, b));
        }
    }

    public static void main(String[] args) {
        Random rnd = new Random(77);
        int n = 100;
        int[] a = rnd.ints(n, -50, 50).toArray();
        Seg s = new Seg(a);
        Fenwick f = new Fenwick(n);
        for (int i = 0; i < n; i++) f.add(i, a[i]);
        int ok = 0, total = 0;
        StringBuilder shown = new StringBuilder();
        for (int q = 0; q < 500; q++) {
            int l = rnd.nextInt(n), r = l + rnd.nextInt(n - l);
            if (q % 3 == 0) { int v = rnd.nextInt(21) - 10; s.add(1, 0, n - 1, l, r, v); for (int i = l; i <= r; i++) { a[i] += v; f.add(i, v); } continue; }
            long sum = 0; int max = Integer.MIN_VALUE;
            for (int i = l; i <= r; i++) { sum += a[i]; max = Math.max(max, a[i]); }
            total++;
            if (sum == s.sum(1, 0, n - 1, l, r) && max == s.max(1, 0, n - 1, l, r) && sum == f.sum(r + 1) - f.sum(l)) ok++;
            if (q % 50 == 1) shown.append(l).append("..").append(r).append('=').append(sum).append('/').append(max).append(' ');
        }
        System.out.println(ok + "/" + total + " " + shown);
        int[][] sp = new int[7][n];
        sp[0] = a.clone();
        for (int k = 1; k < 7; k++) for (int i = 0; i + (1 << k) <= n; i++) sp[k][i] = Math.min(sp[k - 1][i], sp[k - 1][i + (1 << k - 1)]);
        for (int q = 0; q < 5; q++) {
            int l = q * 13, r = l + q * 9 + 1, k = 31 - Integer.numberOfLeadingZeros(r - l + 1);
            System.out.print(Math.min(sp[k][l], sp[k][r - (1 << k) + 1]) + " ");
        }
        System.out.println();
    }
}
