// String methods: indexing, searching, trimming, case, comparison, replacing, joining.
import java.util.Arrays;
import java.util.Locale;

public class StringBasics {
    public static void main(String[] args) {
        String[] words = {"", "a", "Hello", "hello world", "  padded\t\n", "aXbXc", "\u00c4pfel", "na\u00efve", "A\ud83d\ude00B"};
        for (String w : words) {
            System.out.println(w.length() + " " + w.isEmpty() + " " + w.isBlank() + " " + w.hashCode() + " " + w.indexOf('X') + " " + w.lastIndexOf("X") + " " + w.contains("lo") + " " + w.startsWith("He") + " " + w.endsWith("d"));
            System.out.println("[" + esc(w.trim()) + "] [" + esc(w.strip()) + "] [" + esc(w.toUpperCase(Locale.ROOT)) + "] [" + esc(w.toLowerCase(Locale.ROOT)) + "] [" + esc(w.replace('X', '-')) + "] [" + esc(w.concat("+")) + "]");
        }
        for (String a : words) {
            StringBuilder sb = new StringBuilder();
            for (String b : words) sb.append(Integer.signum(a.compareTo(b))).append(a.equalsIgnoreCase(b) ? "=" : "!").append(' ');
            System.out.println(sb);
        }
        System.out.println("apple".compareTo("apricot") + " " + "a".compareTo("abc") + " " + "B".compareToIgnoreCase("a"));
        System.out.println("hello".substring(1) + " " + "hello".substring(1, 3) + " " + "hello".substring(5) + "|");
        System.out.println("a,b,,c,,".split(",").length + " " + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("a,b,,c".split(",", 2)));
        System.out.println(String.join("-", "x", "y", "z") + " " + String.valueOf(new char[] {'o', 'k'}) + " " + String.valueOf((Object) null) + " " + "ab".repeat(3));
        System.out.println("hello".chars().sum() + " " + "hello".indexOf("l", 3) + " " + "hello".lastIndexOf('l', 2) + " " + "hello".replace("l", "LL"));
        System.out.println("one two".regionMatches(4, "TWO", 0, 3) + " " + "one two".regionMatches(true, 4, "TWO", 0, 3));
        System.out.println(Arrays.toString("hi!".toCharArray()) + Arrays.toString("hi!".getBytes()));
        System.out.println("abc".contentEquals(new StringBuilder("abc")) + " " + "abc".equals(null) + " " + "x".equals((Object) 'x'));
        String s1 = "ja" + "va", s2 = new String("java"), s3 = s2.intern();
        System.out.println((s1 == "java") + " " + (s2 == s1) + " " + (s3 == s1) + " " + s2.equals(s1));
        final String c = "ja";
        String d = "ja";
        System.out.println(((c + "va") == s1) + " " + ((d + "va") == s1) + " " + ((d + "va").intern() == s1));
    }

    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char ch : s.toCharArray()) {
            if (ch >= ' ' && ch < 127) sb.append(ch); else sb.append(String.format("\\u%04x", (int) ch));
        }
        return sb.toString();
    }
}
