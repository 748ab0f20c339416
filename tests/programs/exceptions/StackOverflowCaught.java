// StackOverflowError is caught, repeatedly, and the program goes on.
public class StackOverflowCaught {
    static int depth;
    static int infinite(int n) { depth++; return infinite(n + 1) + 1; }
    static class Rec { Rec child; Rec() { depth++; child = new Rec(); } }
    static class Loop { @Override public String toString() { return "L" + this; } }
    static long wide(long a, double b, long c) { depth++; return wide(a + 1, b * 2, c - 1) + 1; }
    static int withFinally(int n) { try { return withFinally(n + 1); } finally { depth++; } }
    static void mutualA() { depth++; mutualB(); }
    static void mutualB() { mutualA(); }

    interface A { void go(); }
    static void t(String n, A a) {
        depth = 0;
        try { a.go(); System.out.println(n + " finished?"); }
        catch (StackOverflowError e) { System.out.println(n + " caught " + (depth > 100) + " " + e.getMessage() + " " + (e instanceof VirtualMachineError)); }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) t("infinite" + i, () -> infinite(0));
        t("ctor", () -> new Rec());
        t("toString", () -> { depth = 1000; new Loop().toString(); });
        t("wide", () -> wide(1, 2, 3));
        t("mutual", () -> mutualA());
        t("finally", () -> withFinally(0));
        int ok = 0;
        for (int i = 0; i < 1000; i++) ok += bounded(100);
        System.out.println(ok);
    }
    static int bounded(int n) { return n == 0 ? 1 : bounded(n - 1); }
}
