// finally blocks: order, overriding returns, swallowing exceptions, breaks out of finally.
public class TryFinally {
    static StringBuilder log = new StringBuilder();

    @SuppressWarnings("finally")
    static int override() { try { return 1; } finally { return 2; } }
    static int unchanged() { int x = 1; try { return x; } finally { x = 99; log.append("f"); } }
    @SuppressWarnings("finally")
    static int swallow() { try { throw new RuntimeException("lost"); } finally { return 3; } }
    static int nested() {
        int r = 0;
        try {
            try { r += 1; throw new IllegalStateException("a"); }
            finally { r += 10; }
        } catch (IllegalStateException e) { r += 100; return r; }
        finally { r += 1000; log.append(r).append(';'); }
    }
    @SuppressWarnings("finally")
    static String loop() {
        String s = "";
        for (int i = 0; i < 6; i++) {
            try {
                if (i == 1) continue;
                if (i == 4) break;
                if (i == 2) throw new RuntimeException("i2");
                s += "b" + i;
            } catch (RuntimeException e) { s += "c" + e.getMessage(); }
            finally { s += "f" + i; if (i == 3) continue; }
            s += ".";
        }
        return s;
    }
    @SuppressWarnings("finally")
    static int breakOut() { while (true) { try { throw new Error("gone"); } finally { break; } } return 7; }
    static long wide(long a, double d) { try { if (a > 5) return a; d *= 2; return (long) d; } finally { log.append(a).append('/').append(d).append(';'); } }
    static void rethrow() throws Exception {
        try { throw new Exception("first"); }
        catch (Exception e) { log.append("caught ").append(e.getMessage()).append(';'); throw new Exception("second", e); }
        finally { log.append("cleanup;"); }
    }

    public static void main(String[] args) {
        System.out.println(override() + " " + unchanged() + " " + swallow() + " " + nested());
        System.out.println(loop());
        System.out.println(breakOut() + " " + wide(3, 2.5) + " " + wide(9, 1.25));
        try { rethrow(); } catch (Exception e) { System.out.println(e.getMessage() + " <- " + e.getCause().getMessage()); }
        System.out.println(log);
        try { try { throw new RuntimeException("x"); } finally { Integer.parseInt("zz"); } }
        catch (RuntimeException e) { System.out.println(e.getMessage() + " " + e.getSuppressed().length + " " + e.getCause()); }
    }
}
