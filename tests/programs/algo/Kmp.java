// String matching: KMP, Rabin-Karp, Z function, Boyer-Moore-Horspool and Aho-Corasick agree with indexOf.
import java.util.*;

public class Kmp {
    static int[] fail(String p) {
        int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); i++) { while (k > 0 && p.charAt(k) != p.charAt(i)) k = f[k - 1]; if (p.charAt(k) == p.charAt(i)) k++; f[i] = k; }
        return f;
    }
    static List<Integer> kmp(String t, String p) {
        List<Integer> r = new ArrayList<>();
        int[] f = fail(p);
        for (int i = 0, k = 0; i < t.length(); i++) {
            while (k > 0 && p.charAt(k) != t.charAt(i)) k = f[k - 1];
            if (p.charAt(k) == t.charAt(i)) k++;
            if (k == p.length()) { r.add(i - k + 1); k = f[k - 1]; }
        }
        return r;
    }
    static List<Integer> rk(String t, String p) {
        List<Integer> r = new ArrayList<>();
        int n = p.length();
        if (n > t.length()) return r;
        int hp = 0, ht = 0, pw = 1;
        for (int i = 0; i < n; i++) { hp = hp * 131 + p.charAt(i); ht = ht * 131 + t.charAt(i); if (i > 0) pw *= 131; }
        for (int i = 0; ; i++) { if (hp == ht && t.startsWith(p, i)) r.add(i); if (i + n >= t.length()) return r; ht = (ht - t.charAt(i) * pw) * 131 + t.charAt(i + n); }
    }
    static int[] z(String s) {
        int[] z = new int[s.length()];
        for (int i = 1, l = 0, r = 0; i < s.length(); i++) {
            if (i < r) z[i] = Math.min(r - i, z[i - l]); while (i + z[i] < s.length() && s.charAt(z[i]) == s.charAt(i + z[i])) z[i]++;
            if (i + z[i] > r) { l = i; r = i + z[i]; }
        }
        return z;
    }
    static List<Integer> bmh(String t, String p) {
        List<Integer> r = new ArrayList<>();
        int n = p.length();
        int[] sh = new int[128];
        Arrays.fill(sh, n);
        for (int i = 0; i < n - 1; i++) sh[p.charAt(i)] = n - 1 - i;
        for (int i = 0; i + n <= t.length(); i += sh[t.charAt(i + n - 1)]) if (t.regionMatches(i, p, 0, n)) r.add(i);
        return r;
    }

    static class Aho {
        final List<Map<Character, Integer>> next = new ArrayList<>(); final List<List<String>> out = new ArrayList<>(); int[] link;
        Aho(String... ws) {
            add();
            for (String w : ws) {
                int s = 0;
                for (char c : w.toCharArray()) { Integer n = next.get(s).get(c); if (n == null) { n = add(); next.get(s).put(c, n); } s = n; }
                out.get(s).add(w);
            }
            link = new int[next.size()];
            Deque<Integer> q = new ArrayDeque<>(next.get(0).values());
            while (!q.isEmpty()) {
                int s = q.poll();
                for (Map.Entry<Character, Integer> e : next.get(s).entrySet()) {
                    int f = link[s]; while (f != 0 && !next.get(f).containsKey(e.getKey())) f = link[f];
                    link[e.getValue()] = next.get(f).getOrDefault(e.getKey(), 0);
                    out.get(e.getValue()).addAll(out.get(link[e.getValue()]));
                    q.add(e.getValue());
                }
            }
        }
        private int add() { next.add(new TreeMap<>()); out.add(new ArrayList<>()); return next.size() - 1; }
        List<String> run(String t) {
            List<String> r = new ArrayList<>();
            int s = 0;
            for (int i = 0; i < t.length(); i++) {
                while (s != 0 && !next.get(s).containsKey(t.charAt(i))) s = link[s];
                s = next.get(s).getOrDefault(t.charAt(i), 0);
                for (String w : out.get(s)) r.add(w + "@" + (i - w.length() + 1));
            }
            return r;
        }
    }

    public static void main(String[] args) {
        String[][] cs = {{"abababcabab", "abab"}, {"aaaaaa", "aa"}, {"hello world", "o w"}, {"mississippi", "issi"}, {"short", "longer pattern"}, {"xyz", "q"}, {"abcabcabcabd", "abcabd"}};
        for (String[] c : cs) {
            List<Integer> ix = new ArrayList<>();
            for (int i = c[0].indexOf(c[1]); i >= 0; i = c[0].indexOf(c[1], i + 1)) ix.add(i);
            List<Integer> k = kmp(c[0], c[1]);
            System.out.println(c[1] + " in " + c[0] + " " + k + k.equals(ix) + rk(c[0], c[1]).equals(ix) + bmh(c[0], c[1]).equals(ix) + " " + Arrays.toString(fail(c[1])) + Arrays.toString(z(c[1] + "#" + c[0])));
        }
        System.out.println(new Aho("he", "she", "his", "hers").run("ushersheishis"));
    }
}
