// Newer String methods: strip family, lines, repeat, indent, translateEscapes, transform, formatted, chars.
import java.util.*;
import java.util.stream.*;

public class StringNewMethods {
    static String q(String s) { return "<" + s.replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t") + ">"; }

    public static void main(String[] args) {
        for (String s : new String[] {"", " ", "  a  ", "\t\nx\r\n", "no", "a\nb\r\nc\rd", "\n\n", "end\n", "  one\n    two\n three"}) {
            System.out.println(q(s) + " " + q(s.strip()) + q(s.stripLeading()) + q(s.stripTrailing()) + " " + s.isBlank() + " " + s.lines().map(StringNewMethods::q).toList() + " " + q(s.indent(2)) + q(s.indent(-1)) + q(s.stripIndent()));
        }
        System.out.println("ab".repeat(0).isEmpty() + "x".repeat(5) + "-=".repeat(4));
        try { "x".repeat(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        for (String s : new String[] {"a\\nb", "\\t|\\b|\\s|\\'\\\"\\\\", "\\101\\7\\377", "plain", "\\\n joined"})
            System.out.println(q(s.translateEscapes()).chars().boxed().toList());
        try { "\\q".translateEscapes(); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println("5".transform(Integer::parseInt) + 1 + " " + "%s-%05d".formatted("f", 42) + " " + "hello".transform(s -> s + "!").length());
        System.out.println("" + "banana".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())));
        System.out.println("hello".chars().map(Character::toUpperCase).collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).reverse());
        System.out.println("Mississippi".replaceAll("ss", "SS") + " " + "a.b.c".replace(".", "") + " " + "aaa".replace("aa", "b") + " " + "abc".replace("", "-") + " " + "x".replace("x", "xx") + " " + "$1".replace("$", "\\"));
        System.out.println(String.valueOf((String) null) + String.valueOf(1.5f) + String.valueOf(true) + String.valueOf('c') + String.valueOf(new char[] {'a', 'b'}) + String.copyValueOf(new char[] {'x', 'y', 'z'}, 1, 2));
        System.out.println("a-b-c".split("-").length + " " + Arrays.toString("a1b22c".split("\\d+")) + Arrays.toString("".split(",")) + Arrays.toString(",".split(",")) + Arrays.toString("abc".split("")) + Arrays.toString("a|b".split("|")) + Arrays.toString("a|b".split("\\|")) + Arrays.toString(" a  b ".split(" ")));
        System.out.println("hello".matches("h.*o") + " " + "hello".matches("ell") + " " + "x,y;z".replaceFirst("[,;]", ":") + " " + "John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1"));
        System.out.println("abc".compareTo("abd") + " " + "abc".compareTo("ab") + " " + "".compareTo("a") + " " + "Z".compareTo("a") + " " + String.CASE_INSENSITIVE_ORDER.compare("ABC", "abd"));
        System.out.println("abcabc".indexOf("") + " " + "abcabc".lastIndexOf("") + " " + "abcabc".indexOf("c", -5) + " " + "abcabc".indexOf("c", 99) + " " + "abcabc".lastIndexOf("a", 2) + " " + "abc".startsWith("c", 2) + " " + "abc".endsWith("") + " " + "abc".subSequence(1, 3));
        char[] dst = "........".toCharArray(); "HELLO".getChars(1, 4, dst, 2); System.out.println(new String(dst));
        System.out.println(String.join("/", List.of("a", "b")) + String.join(",", new ArrayList<>()) + " " + "a".describeConstable().get() + " " + "Hello".hashCode() + " " + "".hashCode() + " " + "polygenelubricants".hashCode());
    }
}
