// Regular expressions: groups, named groups, backreferences, lookaround, quantifiers, flags, region, replacement.
import java.util.*;
import java.util.regex.*;

public class RegexGroups {
    static void find(String re, String in) {
        Matcher m = Pattern.compile(re).matcher(in);
        StringBuilder sb = new StringBuilder(re + " on " + in + ":");
        while (m.find()) {
            sb.append(" ").append(m.start()).append("-").append(m.end()).append("[").append(m.group()).append("]");
            for (int i = 1; i <= m.groupCount(); i++) sb.append("(").append(m.group(i)).append(")");
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        find("(\\d+)-(\\d+)?", "10-20 30- 40");
        find("a*", "baaac"); find("a*?b", "aab ab b"); find("a++b|a+c", "aaac aab"); find("(a|ab)(c|bcd)(d*)", "abcd");
        find("\\b\\w", "the quick-brown fox"); find("(?<=\\$)\\d+(?!\\d|%)", "$100 $5% 7 $88"); find("(?<!a)b", "ab bb cb"); find("(\\w)\\1", "hello bookkeeper");
        find("^\\w+$", "line");
        find("(?m)^\\w+$", "one\ntwo\nthree!");
        find("(?s)a.b", "a\nb");
        find("(?i)HeLLo", "hello HELLO");
        find("[^aeiou\\s]{2,3}", "rhythm and blues");
        find("(?:ab)+", "ababxab");
        find("(a(b)?)+", "aba");
        find("[a-f&&[^cd]]+", "abcdef");
        find("\\p{Upper}\\p{Lower}*", "HelloWorldFoo");
        find("x{0}|y{2,}", "xyyyy");
        find("(?x) a b # comment", "ab");
        find("\\Qa.b\\E", "a.b axb");
        Matcher m = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)").matcher("on 2024-05 and 1999-12");
        while (m.find()) System.out.println(m.group("year") + "/" + m.group("month") + " " + m.start("month"));
        try {
            m.group("day");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        } catch (IllegalStateException e) {
            System.out.println("state " + e.getMessage());
        }
        System.out.println("2024-05".replaceAll("(?<y>\\d+)-(?<m>\\d+)", "${m}.${y}") + " " + "aabb".replaceAll("(a)(b)?", "[$1$2]") + " " + "x".replaceAll("x", Matcher.quoteReplacement("$1\\")) + " " + "abc".replaceAll("", "-") + " " + "a1b2".replaceAll("[0-9]", "<$0>"));
        System.out.println(Pattern.compile("\\d+").matcher("a1b22c333").replaceAll(r -> "" + r.group().length()) + " " + Pattern.compile("[aeiou]").matcher("education").results().map(MatchResult::group).toList());
        System.out.println(Arrays.toString(Pattern.compile("\\s*,\\s*").split("a , b,c ,,d,,")) + Arrays.toString(Pattern.compile("(?=[A-Z])").split("splitCamelCase")) + Pattern.compile("o").splitAsStream("foo boo").toList());
        m = Pattern.compile("ab").matcher("abab");
        System.out.println(m.matches() + " " + m.lookingAt() + " " + m.find() + " " + m.hitEnd() + " " + m.region(1, 4).find() + " " + m.start() + " " + m.reset().find());
        StringBuilder sb = new StringBuilder();
        m = Pattern.compile("(\\w+)@(\\w+)").matcher("me@home you@work"); while (m.find()) m.appendReplacement(sb, "$2 at $1");
        m.appendTail(sb.append("|"));
        System.out.println(sb);
        Pattern p = Pattern.compile("a.c", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
        System.out.println(p.matcher("A\nC").matches() + " " + p.flags() + " " + p + " " + p.asPredicate().test("xxabcxx") + p.asMatchPredicate().test("xabc") + " " + Pattern.quote("a.b") + " " + Pattern.matches("\\d{3}", "123"));
        for (String bad : new String[] {"(", "[a", "*a", "a{2,1}", "\\", "(?<n>a)(?<n>b)", "\\k<zz>", "(?z)", "a**", "[z-a]", "\\p{Nope}"})
            try {
                Pattern.compile(bad);
                System.out.println(bad + " ok");
            } catch (PatternSyntaxException e) {
                System.out.println(e.getDescription() + " @" + e.getIndex() + " " + e.getPattern());
            }
        try { m.reset().group(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        System.out.println("aaaaaaaaaaaaaaaaaaaaaaaaaaaa!".matches("(a|aa)+!") + " " + "((1+2)*3)".replaceAll("[()]", "").length());
    }
}
