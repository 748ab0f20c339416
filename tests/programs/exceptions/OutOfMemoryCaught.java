// Array allocations far beyond the limits raise OutOfMemoryError with the known messages; the program goes on.
public class OutOfMemoryCaught {
    static int n = Integer.MAX_VALUE;
    interface A { Object go(); }
    static void t(String s, A a) {
        try { System.out.println(s + " " + (a.go() != null)); }
        catch (OutOfMemoryError e) { System.out.println(s + " " + e.getMessage()); }
        catch (RuntimeException e) { System.out.println(s + " " + e); }
    }

    public static void main(String[] args) {
        t("int", () -> new int[n]);
        t("object", () -> new Object[n]);
        t("long", () -> new long[n]);
        t("byte", () -> new byte[n]);
        t("multi", () -> new int[n][n]);
        t("small", () -> new byte[10]);
        t("neg", () -> new byte[-n]);
        t("repeat", () -> "abc".repeat(n));
        t("empty repeat", () -> "".repeat(n));
        t("list", () -> java.util.Collections.nCopies(n, "x").toArray().length);
        t("listview", () -> java.util.Collections.nCopies(n, "x").get(n - 1));
    }
}
