// A line calculator on standard input with variables; exits with the number of failed lines.
import java.io.*;
import java.util.*;

public class ToyCalculator {
    private final Map<String, Long> vars = new TreeMap<>(); private String s; private int p;
    private char peek() { while (p < s.length() && s.charAt(p) == ' ') p++; return p < s.length() ? s.charAt(p) : '\0'; }
    private boolean eat(char c) { if (peek() == c) { p++; return true; } return false; }
    private long expr() { long v = term(); for (;;) { if (eat('+')) v = Math.addExact(v, term()); else if (eat('-')) v = Math.subtractExact(v, term()); else return v; } }
    private long term() {
        long v = factor();
        for (;;) { if (eat('*')) v = Math.multiplyExact(v, factor()); else if (eat('/')) v /= factor(); else if (eat('%')) v %= factor(); else return v; }
    }
    private long factor() {
        if (eat('-')) return -factor();
        if (eat('(')) { long v = expr(); if (!eat(')')) throw new IllegalArgumentException("expected ) at " + p); return v; }
        char c = peek();
        int st = p;
        if (Character.isDigit(c)) { while (p < s.length() && Character.isDigit(s.charAt(p))) p++; return Long.parseLong(s.substring(st, p)); }
        if (Character.isLetter(c)) {
            while (p < s.length() && Character.isLetterOrDigit(s.charAt(p))) p++;
            String n = s.substring(st, p);
            Long v = vars.get(n);
            if (v == null) throw new NoSuchElementException("undefined " + n);
            return v;
        }
        throw new IllegalArgumentException("unexpected " + (c == '\0' ? "end" : "'" + c + "'") + " at " + p);
    }
    long line(String l) {
        int eq = l.indexOf('=');
        String name = null;
        if (eq > 0) { name = l.substring(0, eq).trim(); l = l.substring(eq + 1); }
        s = l;
        p = 0;
        long v = expr();
        if (peek() != '\0') throw new IllegalArgumentException("trailing " + s.substring(p));
        if (name != null) vars.put(name, v);
        return v;
    }

    public static void main(String[] args) throws IOException {
        ToyCalculator c = new ToyCalculator(); int errors = 0, n = 0; BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        for (String l; (l = r.readLine()) != null; ) {
            n++;
            if (l.isBlank() || l.startsWith("#")) continue;
            try {
                System.out.println(n + ": " + c.line(l));
            } catch (ArithmeticException | IllegalArgumentException | NoSuchElementException e) {
                errors++;
                System.err.println(n + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(c.vars); if (errors > 0) System.exit(errors);
    }
}
