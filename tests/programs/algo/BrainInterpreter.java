// An interpreter for an eight-instruction tape language with a jump table, and a compiler to closures.
import java.util.*;

public class BrainInterpreter {
    interface Code { void run(Tape t); }
    static class Tape {
        final byte[] m = new byte[300];
        int p;
        final String in;
        int ip;
        final StringBuilder out = new StringBuilder();
        long steps;
        Tape(String in) { this.in = in; }
    }

    static String interpret(String src, String in) {
        int[] jump = new int[src.length()];
        Deque<Integer> st = new ArrayDeque<>();
        for (int i = 0; i < src.length(); i++) {
            if (src.charAt(i) == '[') st.push(i);
            else if (src.charAt(i) == ']') { if (st.isEmpty()) throw new IllegalArgumentException("unmatched ] at " + i); jump[i] = st.pop(); jump[jump[i]] = i; }
        }
        if (!st.isEmpty()) throw new IllegalArgumentException("unmatched [ at " + st.peek());
        Tape t = new Tape(in);
        for (int pc = 0; pc < src.length(); pc++) {
            t.steps++;
            switch (src.charAt(pc)) {
                case '>': t.p++; break;
                case '<': t.p--; break;
                case '+': t.m[t.p]++; break;
                case '-': t.m[t.p]--; break;
                case '.': t.out.append((char) (t.m[t.p] & 0xff)); break;
                case ',': t.m[t.p] = t.ip < t.in.length() ? (byte) t.in.charAt(t.ip++) : 0; break;
                case '[': if (t.m[t.p] == 0) pc = jump[pc]; break;
                case ']': if (t.m[t.p] != 0) pc = jump[pc]; break;
                default: t.steps--;
            }
        }
        return t.out + " (" + t.steps + ")";
    }

    static int pos;
    static Code compile(String src) {
        List<Code> cs = new ArrayList<>();
        while (pos < src.length()) {
            char c = src.charAt(pos++);
            int n = 1;
            if ("+-<>".indexOf(c) >= 0) while (pos < src.length() && src.charAt(pos) == c) { pos++; n++; }
            final int k = n;
            switch (c) {
                case '+' -> cs.add(t -> t.m[t.p] += k);
                case '-' -> cs.add(t -> t.m[t.p] -= k);
                case '>' -> cs.add(t -> t.p += k);
                case '<' -> cs.add(t -> t.p -= k);
                case '.' -> cs.add(t -> t.out.append((char) (t.m[t.p] & 0xff)));
                case ',' -> cs.add(t -> t.m[t.p] = t.ip < t.in.length() ? (byte) t.in.charAt(t.ip++) : 0);
                case '[' -> { Code body = compile(src); cs.add(t -> { while (t.m[t.p] != 0) body.run(t); }); }
                case ']' -> { return seq(cs); }
                default -> { }
            }
        }
        return seq(cs);
    }
    static Code seq(List<Code> cs) { return t -> { for (Code c : cs) { t.steps++; c.run(t); } }; }

    public static void main(String[] args) {
        String hello = "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.";
        String[][] ps = {{hello, ""}, {",[.,]", "echo me"}, {"+++++[>+++++[>++++>++++<<-]<-]>>.+.>-.", ""}, {">,[>,]<[.<]", "reverse"}, {"-.", ""}, {"++>+++++[<+>-]++++++++[<++++++>-]<.", ""}, {"[", ""}, {"+]", ""}, {"<+", ""}};
        for (String[] p : ps) {
            try {
                String a = interpret(p[0], p[1]);
                pos = 0;
                Tape t = new Tape(p[1]);
                compile(p[0]).run(t);
                System.out.println(esc(a) + " " + esc(t.out.toString()) + " " + t.steps);
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) { System.out.println(e.getClass().getSimpleName() + " " + e.getMessage()); }
        }
    }
    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) sb.append(c >= ' ' && c < 127 ? "" + c : "\\" + (int) c);
        return sb.toString();
    }
}
