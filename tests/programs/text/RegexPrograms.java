// Regex-driven programs: tokenizer, template engine, log parsing, CSV splitting, camel case conversion, validation tables.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class RegexPrograms {
    enum Kind {
        NUM("\\d+(?:\\.\\d+)?"), ID("[A-Za-z_]\\w*"), STR("\"(?:\\\\.|[^\"\\\\])*\""), OP("==|<=|>=|!=|[-+*/=<>!]"), PUNCT("[(){};,]"), WS("\\s+"), BAD(".");
        final String re;
        Kind(String r) { re = r; }
    }
    static final Pattern LEX = Pattern.compile(Arrays.stream(Kind.values()).map(k -> "(?<" + k + ">" + k.re + ")").collect(Collectors.joining("|")));
    static List<String> lex(String s) {
        List<String> out = new ArrayList<>();
        Matcher m = LEX.matcher(s); while (m.find()) for (Kind k : Kind.values()) if (k != Kind.WS && m.group(k.name()) != null) out.add(k + ":" + m.group());
        return out;
    }
    static String template(String t, Map<String, String> env) {
        Matcher m = Pattern.compile("\\$\\{(\\w+)(?::([^}]*))?\\}").matcher(t);
        StringBuilder sb = new StringBuilder(); while (m.find()) {
            String v = env.get(m.group(1));
            if (v == null) v = m.group(2);
            if (v == null) throw new NoSuchElementException("no value for " + m.group(1) + " at " + m.start());
            m.appendReplacement(sb, Matcher.quoteReplacement(v));
        }
        return m.appendTail(sb).toString();
    }
    static List<String> csv(String l) {
        List<String> r = new ArrayList<>();
        Matcher m = Pattern.compile("\\G(?:^|,)(?:\"((?:[^\"]|\"\")*)\"|([^,\"]*))").matcher(l); while (m.find()) r.add(m.group(1) != null ? m.group(1).replace("\"\"", "\"") : m.group(2));
        return r;
    }
    static String snake(String s) { return s.replaceAll("([a-z0-9])([A-Z])", "$1_$2").replaceAll("([A-Z]+)([A-Z][a-z])", "$1_$2").toLowerCase(Locale.ROOT); }
    static String camel(String s) { return Pattern.compile("_([a-z])").matcher(s).replaceAll(m -> m.group(1).toUpperCase(Locale.ROOT)); }

    public static void main(String[] args) {
        for (String s : new String[] {"x1 = 3.14 * (y - \"a\\\"b\");", "if (a<=b) {c==d} @ 5..6", ""}) System.out.println(lex(s));
        Map<String, String> env = Map.of("name", "Ann $1", "n", "3");
        for (String t : new String[] {"Hi ${name}, ${n} new", "${x:default} and ${x:}", "plain", "${missing}"})
            try { System.out.println(template(t, env)); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        for (String l : new String[] {"a,b,c", "\"x,y\",z", "1,,3", "\"he said \"\"hi\"\"\",end", "single"}) System.out.println(csv(l) + " " + csv(l).size());
        for (String s : new String[] {"camelCaseString", "parseHTTPResponse2Json", "already_snake", "X"}) System.out.println(snake(s) + " " + camel(snake(s)));
        String log = "2024-01-05 ERROR [db] timeout after 30ms\n2024-01-05 INFO [web] started\n2024-01-06 ERROR [web] bad request id=77\ngarbage line\n2024-01-06 WARN [db] slow query 120ms";
        Pattern p = Pattern.compile("^(\\d{4})-(\\d\\d)-(\\d\\d) (?<lvl>[A-Z]+) \\[(?<src>\\w+)] (?<msg>.*)$", Pattern.MULTILINE);
        Matcher m = p.matcher(log);
        Map<String, List<String>> by = new TreeMap<>(); while (m.find()) by.computeIfAbsent(m.group("lvl"), k -> new ArrayList<>()).add(m.group("src") + "@" + m.group(3) + ":" + m.group("msg").replaceAll("\\d+", "#"));
        System.out.println(by);
        System.out.println(Pattern.compile("(\\d+)ms").matcher(log).results().mapToInt(r -> Integer.parseInt(r.group(1))).sum());
        String[][] v = {{"\\d{3}-\\d{4}", "555-1234", "5555-123"}, {"[\\w.+-]+@[\\w-]+\\.[\\w.]+", "a.b+c@d-e.org", "no@at"}, {"(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.|$)){4}", "192.168.1.255", "256.1.1.1"}, {"#(?:[0-9a-fA-F]{3}){1,2}", "#fFa", "#12345"}, {"(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{6,}", "Passw0rd", "password"}, {"^(?!.*(.).*\\1)[a-z]+$", "unique", "letter"}, {"(?i)(mon|tues|fri)day", "FRIDAY", "sunday"}, {"[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?", "-1.5e+10", "1e"}, {"(a+)+b", "aaaaaaab", "aaaaaaaac"}, {"\\p{Alpha}+\\P{Alpha}", "abc1", "abcd"}};
        for (String[] r : v) System.out.println(r[0] + " " + r[1].matches(r[0]) + " " + r[2].matches(r[0]));
        System.out.println("one1two22three333".replaceAll("[a-z]+(?=\\d{2})", "X") + " " + "aXbXc".split("(?<=X)").length + " " + Arrays.toString("2024-05-06T07:08".split("[-T:]")) + " " + "  lead and trail ".replaceAll("^\\s+|\\s+$", "") + "| " + "The the cat cat sat".replaceAll("(?i)\\b(\\w+) \\1\\b", "<$1>") + " " + "x=1;y=2".replaceAll("(\\w)=(\\d)", "$2=$1") + " " + "tel: 555 123".replaceAll("\\D", "") + " " + "aaa".replaceFirst("a{2}", "b") + " " + "a.b.c".replaceAll("\\.", "\\\\") + " " + "CamelCase".replaceAll("(?<!^)(?=[A-Z])", " "));
    }
}
