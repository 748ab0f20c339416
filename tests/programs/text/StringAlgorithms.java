// String algorithms: palindromes, permutations, longest substrings, suffix arrays, compression, roman numerals, justification.
import java.util.*;

public class StringAlgorithms {
    static String longestPal(String s) {
        int st = 0, len = 0;
        for (int c = 0; c < 2 * s.length(); c++) {
            int l = c / 2, r = l + c % 2; while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) { l--; r++; }
            if (r - l - 1 > len) { len = r - l - 1; st = l + 1; }
        }
        return s.substring(st, st + len);
    }
    static int longestUnique(String s) {
        int[] last = new int[128];
        Arrays.fill(last, -1);
        int best = 0, from = 0;
        for (int i = 0; i < s.length(); i++) { from = Math.max(from, last[s.charAt(i)] + 1); last[s.charAt(i)] = i; best = Math.max(best, i - from + 1); }
        return best;
    }
    static void perms(char[] a, int k, TreeSet<String> out) {
        if (k == a.length) { out.add(new String(a)); return; }
        for (int i = k; i < a.length; i++) { char t = a[k]; a[k] = a[i]; a[i] = t; perms(a, k + 1, out); t = a[k]; a[k] = a[i]; a[i] = t; }
    }
    static Integer[] suffixes(String s) {
        Integer[] r = new Integer[s.length()];
        Arrays.setAll(r, i -> i);
        Arrays.sort(r, (a, b) -> s.substring(a).compareTo(s.substring(b)));
        return r;
    }
    static List<Integer> lzw(String s) {
        Map<String, Integer> d = new HashMap<>();
        for (int i = 0; i < 128; i++) d.put("" + (char) i, i);
        List<Integer> o = new ArrayList<>();
        String w = "";
        for (char c : s.toCharArray()) { if (d.containsKey(w + c)) w += c; else { o.add(d.get(w)); d.put(w + c, d.size()); w = "" + c; } }
        if (!w.isEmpty()) o.add(d.get(w));
        return o;
    }
    static String unlzw(List<Integer> in) {
        List<String> d = new ArrayList<>();
        for (int i = 0; i < 128; i++) d.add("" + (char) i);
        StringBuilder sb = new StringBuilder();
        String p = null;
        for (int k : in) { String e = k < d.size() ? d.get(k) : p + p.charAt(0); sb.append(e); if (p != null) d.add(p + e.charAt(0)); p = e; }
        return sb.toString();
    }
    static int roman(String s) {
        int t = 0, prev = 0;
        for (int i = s.length() - 1; i >= 0; i--) {
            int v = switch (s.charAt(i)) { case 'I' -> 1; case 'V' -> 5; case 'X' -> 10; case 'L' -> 50; case 'C' -> 100; case 'D' -> 500; case 'M' -> 1000; default -> throw new IllegalArgumentException("bad digit " + s.charAt(i)); };
            t += v < prev ? -v : v;
            prev = v;
        }
        return t;
    }
    static boolean glob(String p, String s) {
        int i = 0, j = 0, star = -1, mark = 0; while (j < s.length()) { if (i < p.length() && (p.charAt(i) == '?' || p.charAt(i) == s.charAt(j))) { i++; j++; } else if (i < p.length() && p.charAt(i) == '*') { star = i++; mark = j; } else if (star >= 0) { i = star + 1; j = ++mark; } else return false; } while (i < p.length() && p.charAt(i) == '*') i++;
        return i == p.length();
    }
    static String bwt(String s) {
        s += "$";
        String[] r = new String[s.length()];
        for (int i = 0; i < r.length; i++) r[i] = s.substring(i) + s.substring(0, i);
        Arrays.sort(r);
        StringBuilder sb = new StringBuilder();
        for (String x : r) sb.append(x.charAt(x.length() - 1));
        return sb.toString();
    }
    static String soundex(String s) {
        String codes = "01230120022455012623010202";
        StringBuilder sb = new StringBuilder().append(s.charAt(0));
        char prev = codes.charAt(s.charAt(0) - 'A');
        for (int i = 1; i < s.length() && sb.length() < 4; i++) { char c = codes.charAt(Character.toUpperCase(s.charAt(i)) - 'A'); if (c != '0' && c != prev) sb.append(c); if ("hw".indexOf(s.charAt(i)) < 0) prev = c; } while (sb.length() < 4) sb.append('0');
        return sb.toString();
    }

    public static void main(String[] args) {
        for (String s : new String[] {"babad", "cbbd", "a", "forgeeksskeegfor", "abacdfgdcaba"}) System.out.println(longestPal(s) + " " + longestUnique(s) + " " + bwt(s));
        TreeSet<String> ps = new TreeSet<>();
        perms("aabc".toCharArray(), 0, ps);
        System.out.println(ps.size() + " " + ps);
        System.out.println(Arrays.toString(suffixes("banana")) + " " + Arrays.toString(suffixes("mississippi")));
        for (String s : new String[] {"TOBEORNOTTOBEORTOBEORNOT", "aaaaaaaaaa", ""}) { List<Integer> z = lzw(s); System.out.println(z + " " + unlzw(z).equals(s)); }
        for (String s : new String[] {"III", "IV", "MCMXCIV", "XLII", "Q"})
            try { System.out.print(roman(s) + " "); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(glob("*.java", "A.java") + " " + glob("a*b?c", "aXXbYc") + " " + glob("a*b?c", "abc") + " " + glob("*", "") + " " + glob("", "x") + " " + glob("**a**", "bab"));
        for (String s : new String[] {"Robert", "Rupert", "Tymczak", "Pfister", "Honeyman", "Ashcraft"}) System.out.print(soundex(s) + " ");
        System.out.println();
        StringBuilder sb = new StringBuilder();
        String text = "one two three four";
        for (String w : text.split(" ")) sb.insert(0, w + " ");
        System.out.println(sb.toString().trim() + "|" + text.replaceAll("(\\w)(\\w*)", "$2$1ay") + "|" + String.join("", Collections.nCopies(3, "ab")) + "|" + text.chars().filter(c -> "aeiou".indexOf(c) >= 0).count());
        System.out.println("abc".compareTo("abd") + " " + "x".repeat(3) + " " + isRotation("waterbottle", "erbottlewat") + isRotation("abc", "acb"));
        int[][] d = new int[3][3];
        for (String w : "012 120 201".split(" ")) for (int i = 0; i < 3; i++) d[w.charAt(0) - '0'][i] = w.charAt(i) - '0';
        System.out.println(Arrays.deepToString(d));
    }
    static boolean isRotation(String a, String b) { return a.length() == b.length() && (a + a).contains(b); }
}
