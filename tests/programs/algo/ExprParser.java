// A recursive-descent expression parser with functions, printing trees, results and error positions.
import java.util.*;
import java.util.function.*;

public class ExprParser {
    interface Node { double eval(Map<String, Double> env); String show(); }
    static class Num implements Node {
        final double v;
        Num(double v) { this.v = v; }
        public double eval(Map<String, Double> e) { return v; }
        public String show() { return "" + v; }
    }
    static class Var implements Node {
        final String n;
        Var(String n) { this.n = n; }
        public double eval(Map<String, Double> e) { if (!e.containsKey(n)) throw new IllegalStateException("unbound " + n); return e.get(n); }
        public String show() { return n; }
    }
    static class Bin implements Node {
        final char op;
        final Node l, r;
        Bin(char op, Node l, Node r) { this.op = op; this.l = l; this.r = r; }
        public double eval(Map<String, Double> e) {
            double a = l.eval(e), b = r.eval(e);
            switch (op) {
                case '+': return a + b;
                case '-': return a - b;
                case '*': return a * b;
                case '/': return a / b;
                case '%': return a % b;
                case '<': return a < b ? 1 : 0;
                default: { double x = 1; for (int i = 0; i < b; i++) x *= a; return x; }
            }
        }
        public String show() { return "(" + l.show() + " " + op + " " + r.show() + ")"; }
    }
    static class Call implements Node {
        final String f;
        final List<Node> as;
        Call(String f, List<Node> as) { this.f = f; this.as = as; }
        public double eval(Map<String, Double> e) {
            double[] v = as.stream().mapToDouble(a -> a.eval(e)).toArray();
            return FN.getOrDefault(f, x -> { throw new IllegalStateException("no function " + f); }).applyAsDouble(v);
        }
        public String show() { StringJoiner j = new StringJoiner(", ", f + "(", ")"); for (Node a : as) j.add(a.show()); return j.toString(); }
    }
    static final Map<String, ToDoubleFunction<double[]>> FN = new HashMap<>();
    static {
        FN.put("max", v -> Arrays.stream(v).max().orElse(Double.NaN));
        FN.put("sqrt", v -> Math.sqrt(v[0]));
        FN.put("if", v -> v[0] != 0 ? v[1] : v[2]);
        FN.put("sum", v -> Arrays.stream(v).sum());
    }
    final String s; int p;
    ExprParser(String s) { this.s = s; }
    static class ParseError extends RuntimeException { private static final long serialVersionUID = 1; ParseError(String m, int p) { super(m + " at " + p); } }
    char peek() { while (p < s.length() && Character.isWhitespace(s.charAt(p))) p++; return p < s.length() ? s.charAt(p) : 0; }
    static int prec(char c) { switch (c) { case '<': return 1; case '+': case '-': return 2; case '*': case '/': case '%': return 3; case '^': return 4; default: return 0; } }
    Node expr(int min) { Node l = unary(); for (;;) { char op = peek(); int q = prec(op); if (q == 0 || q < min) return l; p++; l = new Bin(op, l, expr(op == '^' ? q : q + 1)); } }
    Node unary() { if (peek() == '-') { p++; return new Bin('-', new Num(0), unary()); } return atom(); }
    Node atom() {
        char c = peek(); int st = p;
        if (c == '(') { p++; Node n = expr(1); if (peek() != ')') throw new ParseError("expected )", p); p++; return n; }
        if (Character.isDigit(c) || c == '.') {
            while (p < s.length() && (Character.isDigit(s.charAt(p)) || s.charAt(p) == '.')) p++;
            try { return new Num(Double.parseDouble(s.substring(st, p))); } catch (NumberFormatException e) { throw new ParseError("bad number " + s.substring(st, p), st); }
        }
        if (Character.isLetter(c)) {
            while (p < s.length() && Character.isLetterOrDigit(s.charAt(p))) p++;
            String n = s.substring(st, p);
            if (peek() != '(') return new Var(n);
            p++;
            List<Node> as = new ArrayList<>();
            if (peek() != ')') do { as.add(expr(1)); } while (peek() == ',' && p++ >= 0);
            if (peek() != ')') throw new ParseError("expected ) after arguments", p);
            p++;
            return new Call(n, as);
        }
        throw new ParseError(c == 0 ? "unexpected end" : "unexpected '" + c + "'", p);
    }
    static Node parse(String s) { ExprParser e = new ExprParser(s); Node n = e.expr(1); if (e.peek() != 0) throw new ParseError("trailing input", e.p); return n; }

    public static void main(String[] args) {
        Map<String, Double> env = Map.of("x", 3.0, "y", -0.5);
        for (String s : new String[] {"1+2*3", "(1+2)*3", "2^3^2", "-x^2", "10-4-3", "7%4*2", "1/0", "max(1, x, y*4)", "if(x<2, 10, 20)", "sqrt(x*x+16)", "sum()", "1.5.2", "2+", "(1", "foo(1)", "z+1", "3 4", "max(1,", "@", "0/0 < 1", "--1", "1 < 2 < 3"})
            try {
                Node n = parse(s);
                System.out.println(s + " => " + n.show() + " = " + n.eval(env));
            } catch (ParseError | IllegalStateException e) {
                System.out.println(s + " ! " + e.getMessage());
            }
    }
}
