// An Error subclass thrown across a catch of Exception, a finally block and a synchronized block.
public class UncaughtVirtualError {
    static final Object LOCK = new Object();

    static void risky(int n) {
        synchronized (LOCK) {
            try {
                if (n == 2) throw new LinkageError("custom linkage problem");
                System.out.println("risky " + n);
            } finally {
                System.out.println("finally " + n + " " + Thread.holdsLock(LOCK));
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            try {
                risky(i);
            } catch (Exception e) {
                System.out.println("not for errors");
            }
        }
    }
}
