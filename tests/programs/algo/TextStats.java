// Text statistics: words, sentences, letter histogram, longest words, palindromes, anagram groups, caesar cipher.
import java.util.*;
import java.util.stream.*;

public class TextStats {
    static final String TEXT = "A wise old owl lived in an oak. The more he saw the less he spoke; the less he spoke the more he heard. Why are we not like that wise old bird? Level, radar and civic are words that read the same. Listen, silent! Evil vile live, was it a car or a cat I saw?";
    static boolean pal(String s) { for (int i = 0, j = s.length() - 1; i < j; i++, j--) if (s.charAt(i) != s.charAt(j)) return false; return s.length() > 2; }
    static String caesar(String s, int k) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') c = (char) ('a' + Math.floorMod(c - 'a' + k, 26)); else if (c >= 'A' && c <= 'Z') c = (char) ('A' + Math.floorMod(c - 'A' + k, 26));
            sb.append(c);
        }
        return sb.toString();
    }
    static String rle(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) { for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++); sb.append(s.charAt(i)); if (j - i > 1) sb.append(j - i); }
        return sb.toString();
    }
    static int lev(String a, String b) {
        int[] p = new int[b.length() + 1];
        for (int j = 0; j < p.length; j++) p[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int d = p[0];
            p[0] = i;
            for (int j = 1; j < p.length; j++) { int t = p[j]; p[j] = Math.min(Math.min(p[j], p[j - 1]) + 1, d + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1)); d = t; }
        }
        return p[b.length()];
    }
    static String wrap(String s, int w) {
        StringBuilder sb = new StringBuilder();
        int col = 0;
        for (String x : s.split(" ")) {
            if (col > 0 && col + 1 + x.length() > w) { sb.append('\n'); col = 0; }
            if (col > 0) { sb.append(' '); col++; }
            sb.append(x);
            col += x.length();
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        List<String> ws = Arrays.stream(TEXT.toLowerCase(Locale.ROOT).split("[^a-z]+")).filter(w -> !w.isEmpty()).collect(Collectors.toList());
        System.out.println(ws.size() + " " + new TreeSet<>(ws).size() + " " + TEXT.split("[.!?]").length);
        Map<String, Integer> f = new TreeMap<>();
        for (String w : ws) f.merge(w, 1, Integer::sum);
        System.out.println(f);
        int[] h = new int[26];
        for (char c : TEXT.toLowerCase(Locale.ROOT).toCharArray()) if (c >= 'a' && c <= 'z') h[c - 'a']++;
        for (int i = 0; i < 26; i++) if (h[i] > 0) System.out.println((char) ('a' + i) + " " + "*".repeat(h[i]));
        System.out.println(ws.stream().filter(TextStats::pal).distinct().toList() + " " + ws.stream().max(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder())).get());
        Map<String, List<String>> an = new TreeMap<>();
        for (String w : new TreeSet<>(ws)) { char[] c = w.toCharArray(); Arrays.sort(c); an.computeIfAbsent(new String(c), k -> new ArrayList<>()).add(w); }
        an.values().removeIf(l -> l.size() < 2);
        System.out.println(an);
        for (int k : new int[] {0, 1, 13, 25, -3, 52}) System.out.println(caesar("Hello, World!", k) + " " + caesar(caesar("Hello, World!", k), -k));
        System.out.println(rle("aaabccddddd") + " " + rle("") + " " + rle("abc") + " " + lev("kitten", "sitting") + lev("", "abc") + lev("flaw", "lawn"));
        System.out.println(wrap(TEXT, 30));
        StringBuilder t = new StringBuilder();
        for (String w : "the hitchhiker guide to the galaxy".split(" ")) t.append(Character.toUpperCase(w.charAt(0))).append(w, 1, w.length()).append(' ');
        System.out.println(t.toString().strip() + "|" + new StringBuilder("stressed").reverse());
    }
}
