// Dynamic programming classics: knapsack, LCS, LIS, coin change, edit script, partitions, matrix chain, memoised maps.
import java.util.*;

public class DynamicProgramming {
    static int knap(int[] w, int[] v, int cap) {
        int[] d = new int[cap + 1];
        for (int i = 0; i < w.length; i++) for (int c = cap; c >= w[i]; c--) d[c] = Math.max(d[c], d[c - w[i]] + v[i]);
        return d[cap];
    }
    static String lcs(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--)
            for (int j = b.length() - 1; j >= 0; j--) d[i][j] = a.charAt(i) == b.charAt(j) ? d[i + 1][j + 1] + 1 : Math.max(d[i + 1][j], d[i][j + 1]);
        StringBuilder sb = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length(); ) if (a.charAt(i) == b.charAt(j)) { sb.append(a.charAt(i)); i++; j++; } else if (d[i + 1][j] >= d[i][j + 1]) i++; else j++;
        return sb.toString();
    }
    static List<Integer> lis(int... a) {
        int[] tail = new int[a.length], prev = new int[a.length];
        int n = 0;
        for (int i = 0; i < a.length; i++) {
            int lo = 0, hi = n; while (lo < hi) { int m = lo + hi >>> 1; if (a[tail[m]] < a[i]) lo = m + 1; else hi = m; }
            prev[i] = lo > 0 ? tail[lo - 1] : -1;
            tail[lo] = i;
            if (lo == n) n++;
        }
        LinkedList<Integer> r = new LinkedList<>();
        for (int i = n > 0 ? tail[n - 1] : -1; i >= 0; i = prev[i]) r.addFirst(a[i]);
        return r;
    }
    static long ways(int amt, int... coins) { long[] d = new long[amt + 1]; d[0] = 1; for (int c : coins) for (int i = c; i <= amt; i++) d[i] += d[i - c]; return d[amt]; }
    static int minCoins(int amt, int... coins) {
        int[] d = new int[amt + 1];
        Arrays.fill(d, 1, amt + 1, Integer.MAX_VALUE);
        for (int i = 1; i <= amt; i++) for (int c : coins) if (c <= i && d[i - c] != Integer.MAX_VALUE) d[i] = Math.min(d[i], d[i - c] + 1);
        return d[amt] == Integer.MAX_VALUE ? -1 : d[amt];
    }
    static final Map<Long, Long> memo = new HashMap<>();
    static long parts(int n, int max) {
        if (n == 0) return 1;
        if (n < 0 || max == 0) return 0;
        long key = (long) n << 32 | max;
        Long m = memo.get(key);
        if (m != null) return m;
        long r = parts(n - max, max) + parts(n, max - 1);
        memo.put(key, r);
        return r;
    }
    static int chain(int... p) {
        int n = p.length - 1;
        int[][] d = new int[n][n];
        for (int len = 2; len <= n; len++) for (int i = 0; i + len <= n; i++) {
            int j = i + len - 1;
            d[i][j] = Integer.MAX_VALUE;
            for (int k = i; k < j; k++) d[i][j] = Math.min(d[i][j], d[i][k] + d[k + 1][j] + p[i] * p[k + 1] * p[j + 1]);
        }
        return d[0][n - 1];
    }
    static boolean wordBreak(String s, Set<String> dict) {
        boolean[] ok = new boolean[s.length() + 1];
        ok[0] = true;
        for (int i = 1; i <= s.length(); i++) for (int j = 0; j < i && !ok[i]; j++) ok[i] = ok[j] && dict.contains(s.substring(j, i));
        return ok[s.length()];
    }
    static int maxSub(int... a) { int best = Integer.MIN_VALUE, cur = 0; for (int x : a) { cur = Math.max(x, cur + x); best = Math.max(best, cur); } return best; }
    static long hanoi(int n, char a, char b, char c, StringBuilder sb) {
        if (n == 0) return 0;
        long m = hanoi(n - 1, a, c, b, sb);
        sb.append(a).append(b).append(' ');
        return m + 1 + hanoi(n - 1, c, b, a, sb);
    }
    static void perms(List<Integer> rest, List<Integer> cur, List<String> out) {
        if (rest.isEmpty()) { out.add(cur.toString()); return; }
        for (int i = 0; i < rest.size(); i++) { List<Integer> r = new ArrayList<>(rest); cur.add(r.remove(i)); perms(r, cur, out); cur.remove(cur.size() - 1); }
    }

    public static void main(String[] args) {
        System.out.println(knap(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7) + " " + knap(new int[] {10, 20, 30}, new int[] {60, 100, 120}, 50) + " " + lcs("AGGTAB", "GXTXAYB") + " " + lcs("abcdef", "xyz") + "|" + lis(10, 9, 2, 5, 3, 7, 101, 18) + lis() + lis(5, 4, 3) + " " + ways(100, 1, 5, 10, 25, 50) + " " + ways(10000, 1, 2, 5) + " " + minCoins(63, 1, 5, 10, 21, 25) + minCoins(3, 2) + " " + parts(50, 50) + " " + parts(100, 100) + " " + memo.size() + " " + chain(40, 20, 30, 10, 30));
        System.out.println(wordBreak("catsanddog", Set.of("cat", "cats", "and", "sand", "dog")) + " " + wordBreak("catsandog", Set.of("cats", "dog", "sand", "and", "cat")) + " " + maxSub(-2, 1, -3, 4, -1, 2, 1, -5, 4) + maxSub(-3, -1));
        StringBuilder sb = new StringBuilder();
        System.out.println(hanoi(4, 'A', 'B', 'C', sb) + " " + sb);
        List<String> out = new ArrayList<>();
        perms(List.of(1, 2, 3), new ArrayList<>(), out);
        System.out.println(out);
        long[][] pas = new long[34][];
        for (int i = 0; i < 34; i++) { pas[i] = new long[i + 1]; pas[i][0] = pas[i][i] = 1; for (int j = 1; j < i; j++) pas[i][j] = pas[i - 1][j - 1] + pas[i - 1][j]; }
        System.out.println(pas[33][16] + " " + Arrays.toString(pas[8]));
        for (int m = 0; m < 8; m++) {
            StringBuilder s = new StringBuilder("{");
            for (int b = 0; b < 3; b++) if ((m >> b & 1) != 0) s.append("abc".charAt(b));
            System.out.print(s + "} ");
        }
        System.out.println();
    }
}
