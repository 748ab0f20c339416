// An uncaught NumberFormatException out of the library, wrapped, printed with its cause by a custom main handler.
public class UncaughtNumberFormat {
    static class ParseFailure extends Exception {
        private static final long serialVersionUID = 1;
        final int line;
        ParseFailure(int line, Throwable cause) { super("line " + line, cause); this.line = line; }
    }

    static int sum(String text) throws ParseFailure {
        int s = 0, n = 0;
        for (String l : text.split("\n")) {
            n++;
            int v;
            try { v = Integer.decode(l.strip()); }
            catch (NumberFormatException e) { throw new ParseFailure(n, new RuntimeException("value '" + l + "'")); }
            s += v;
        }
        return s;
    }

    public static void main(String[] args) {
        try {
            System.out.println(sum("1\n0x10\n-010\n#f"));
            System.out.println(sum("1\n2\nthree\n4"));
        } catch (ParseFailure e) {
            System.err.println("error: " + e.getMessage() + ": " + e.getCause().getMessage());
            System.exit(e.line);
        }
    }
}
