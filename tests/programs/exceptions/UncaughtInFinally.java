// An exception thrown by a finally block replaces the first one in the final trace.
public class UncaughtInFinally {
    static void risky() {
        try {
            throw new IllegalStateException("first, lost");
        } finally {
            cleanup(null);
        }
    }

    static void cleanup(String s) {
        System.out.println("cleanup");
        System.out.println(s.trim());
    }

    public static void main(String[] args) {
        risky();
    }
}
