// Uncaught exception with suppressed exceptions, themselves with causes, from try-with-resources.
public class UncaughtSuppressed {
    static class Res implements AutoCloseable {
        final String n;
        Res(String n) { this.n = n; System.out.println("open " + n); }
        @Override public void close() throws Exception {
            System.out.println("close " + n);
            throw new Exception("closing " + n, new IllegalStateException("root of " + n));
        }
    }

    static void work() throws Exception {
        try (Res a = new Res("a"); Res b = new Res("b")) {
            System.out.println("body " + a.n + b.n);
            throw new RuntimeException("in body");
        }
    }

    public static void main(String[] args) throws Exception {
        work();
    }
}
