// Text blocks: indentation stripping, escapes, trailing spaces, line continuation.
public class TextBlocks {
    public static void main(String[] args) {
        String a = """
            Hello
              indented
            back
            """;
        String b = """
            no final newline""";
        String c = """
              deep
            shallow \
            joined
            trailing\s\s
            quote \""" and "double" and ""x
            tab\tescape \u0041 \\ \101
          """;
        String d = """

            blank above

            """;
        String e = """
            {"key": "value", "n": %d}
            """.formatted(5);
        for (String s : new String[] {a, b, c, d, e}) {
            System.out.println(s.length() + " " + s.hashCode());
            for (String line : s.split("\n", -1)) System.out.println("|" + line + "|");
        }
        System.out.print(a + b);
        System.out.println();
        System.out.println(a.lines().count() + " " + (b == "no final newline") + " " + "x\ty".equals("""
            x\ty"""));
        System.out.println("""
            one
            two""".indent(3).replace("\n", "$"));
        System.out.println("  a\n    b\n".stripIndent().replace("\n", "$") + " " + "a\\tb\\n\\u0041".length() + " " + "a\\tb\\\\".translateEscapes());
    }
}
