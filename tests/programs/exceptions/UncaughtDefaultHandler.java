// A default uncaught exception handler replaces the standard report; the exit code stays 1.
public class UncaughtDefaultHandler {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println("handler: " + t.getName() + " " + e);
            System.err.println("frames: " + e.getStackTrace().length + " first " + e.getStackTrace()[0]);
        });
        deeper(3);
    }

    static void deeper(int n) {
        if (n == 0) throw new IllegalStateException("unhandled");
        deeper(n - 1);
    }
}
