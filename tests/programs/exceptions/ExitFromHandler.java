// An uncaught exception handler calls System.exit with its own status; a shutdown hook still runs.
public class ExitFromHandler {
    static int level(int n) {
        return n == 0 ? new int[0][0].length / n : level(n - 1);
    }

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> {
            System.out.println(t.getName() + " died of " + e);
            for (StackTraceElement el : e.getStackTrace()) System.out.println("  " + el);
            System.exit(17);
        });
        level(3);
    }
}
