// A stack machine with a tiny assembler: loops, calls, memory, error reporting; runs several programs.
import java.util.*;

public class ToyInterpreter {
    enum Op { PUSH, ADD, SUB, MUL, DIV, DUP, SWAP, POP, LOAD, STORE, JMP, JZ, LT, PRINT, CALL, RET, HALT }
    record Ins(Op op, int arg) { @Override public String toString() { return op + (arg != 0 ? " " + arg : ""); } }
    static class VmError extends Exception {
        private static final long serialVersionUID = 1;
        final int pc;
        VmError(String m, int pc, Throwable c) { super(m + " at pc " + pc, c); this.pc = pc; }
    }

    static List<Ins> assemble(String src) {
        Map<String, Integer> labels = new HashMap<>(); List<String[]> lines = new ArrayList<>();
        for (String l : src.split("[\n;]")) {
            l = l.strip();
            if (l.isEmpty()) continue;
            if (l.endsWith(":")) { if (labels.put(l.substring(0, l.length() - 1), lines.size()) != null) throw new IllegalArgumentException("duplicate label " + l); } else lines.add(l.split("\\s+"));
        }
        List<Ins> out = new ArrayList<>();
        for (String[] t : lines) {
            Op op = Op.valueOf(t[0].toUpperCase(Locale.ROOT));
            int a = 0;
            if (t.length > 1) { Integer lb = labels.get(t[1]); a = lb != null ? lb : Integer.parseInt(t[1]); }
            out.add(new Ins(op, a));
        }
        return out;
    }

    static String run(List<Ins> code, int limit) throws VmError {
        int[] st = new int[16], mem = new int[8]; int sp = 0, pc = 0, steps = 0; Deque<Integer> calls = new ArrayDeque<>(); StringBuilder out = new StringBuilder();
        try {
            while (true) {
                if (++steps > limit) throw new IllegalStateException("step limit");
                Ins i = code.get(pc++);
                switch (i.op()) {
                    case PUSH -> st[sp++] = i.arg();
                    case ADD -> { st[sp - 2] += st[sp - 1]; sp--; }
                    case SUB -> { st[sp - 2] -= st[sp - 1]; sp--; }
                    case MUL -> { st[sp - 2] *= st[sp - 1]; sp--; }
                    case DIV -> { st[sp - 2] /= st[sp - 1]; sp--; }
                    case DUP -> { st[sp] = st[sp - 1]; sp++; } case SWAP -> { int t = st[sp - 1]; st[sp - 1] = st[sp - 2]; st[sp - 2] = t; } case POP -> sp--;
                    case LOAD -> st[sp++] = mem[i.arg()]; case STORE -> mem[i.arg()] = st[--sp];
                    case JMP -> pc = i.arg(); case JZ -> { if (st[--sp] == 0) pc = i.arg(); } case LT -> { st[sp - 2] = st[sp - 2] < st[sp - 1] ? 1 : 0; sp--; }
                    case PRINT -> out.append(st[--sp]).append(' ');
                    case CALL -> { calls.push(pc); pc = i.arg(); }
                    case RET -> pc = calls.pop();
                    case HALT -> { return out + "(" + steps + " steps)"; }
                }
            }
        } catch (RuntimeException e) { throw new VmError(e.getClass().getSimpleName(), pc - 1, e); }
    }

    public static void main(String[] args) {
        String[] ps = {"push 2; push 3; add; print; halt", "push 10; store 0; push 1; store 1; loop:; load 0; jz end; load 1; load 0; mul; store 1; load 0; push 1; sub; store 0; jmp loop; end:; load 1; print; halt",
            "push 0; store 0; push 1; store 1; next:; load 0; push 200; lt; jz end; load 0; print; load 0; load 1; dup; store 0; add; store 1; jmp next; end:; halt", "push 7; call sq; print; push -3; call sq; print; halt; sq:; dup; mul; ret", "push 1; push 0; div; halt", "pop; add; halt", "l:; push 1; jmp l", "l:; jmp l", "ret", "push 1", "load 9", "bogus 1", "push x", "a:; a:; halt", "jz 0"};
        for (String p : ps)
            try {
                System.out.println(run(assemble(p), 1000));
            } catch (VmError e) {
                System.out.println("vm: " + e.getMessage() + " " + e.pc + " " + e.getCause().getMessage());
            } catch (IllegalArgumentException e) {
                System.out.println("asm: " + e.getMessage());
            }
        System.out.println(assemble("push 5; jmp 0; halt"));
    }
}
