// Reads matrices and commands from standard input with a hand-written byte reader; reports errors per line.
import java.io.*;
import java.util.*;

public class MatrixStdin {
    private final InputStream in; private int c = -2, line = 1;
    MatrixStdin(InputStream in) { this.in = new BufferedInputStream(in, 16); }
    private int peek() throws IOException { if (c == -2) c = in.read(); return c; }
    private int next() throws IOException { int r = peek(); c = -2; if (r == '\n') line++; return r; }
    String token() throws IOException {
        while (peek() >= 0 && peek() <= ' ') next();
        if (peek() < 0) return null;
        StringBuilder sb = new StringBuilder(); while (peek() > ' ') sb.append((char) next());
        return sb.toString();
    }
    long number() throws IOException {
        String t = token();
        if (t == null) throw new EOFException("line " + line);
        try { return Long.parseLong(t); } catch (NumberFormatException e) { throw new IOException("line " + line + ": " + t, e); }
    }
    long[][] matrix() throws IOException {
        int r = (int) number(), k = (int) number();
        long[][] m = new long[r][k];
        for (long[] row : m) for (int j = 0; j < k; j++) row[j] = number();
        return m;
    }

    public static void main(String[] args) throws IOException {
        MatrixStdin s = new MatrixStdin(System.in);
        Map<String, long[][]> vars = new TreeMap<>();
        for (String cmd; (cmd = s.token()) != null; ) {
            switch (cmd) {
                case "let" -> { String n = s.token(); vars.put(n, s.matrix()); System.out.println(n + " = " + Arrays.deepToString(vars.get(n))); }
                case "mul" -> {
                    String x = s.token(), y = s.token();
                    long[][] a = vars.get(x), b = vars.get(y);
                    if (a == null || b == null || a[0].length != b.length) { System.out.println("cannot multiply " + x + " and " + y + " (line " + s.line + ")"); break; }
                    long[][] p = new long[a.length][b[0].length];
                    for (int i = 0; i < a.length; i++) for (int j = 0; j < b[0].length; j++) for (int k = 0; k < b.length; k++) p[i][j] += a[i][k] * b[k][j];
                    vars.put("ans", p);
                    System.out.println(Arrays.deepToString(p));
                }
                case "sum" -> { long t = 0; for (long[] r : vars.get(s.token())) for (long v : r) t += v; System.out.println(t); }
                case "quit" -> System.exit(vars.size());
                default -> System.out.println("unknown command " + cmd + " at line " + s.line);
            }
        }
        System.out.println("end of input");
    }
}
