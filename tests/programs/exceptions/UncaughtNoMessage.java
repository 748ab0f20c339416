// Uncaught exceptions without a message: one without any stack trace in a second thread, one that ends main.
public class UncaughtNoMessage {
    static class Quiet extends RuntimeException {
        private static final long serialVersionUID = 1;
        @Override public synchronized Throwable fillInStackTrace() { return this; }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { throw new Quiet(); }, "quiet");
        t.start();
        t.join();
        System.out.println("after quiet");
        throw new UnsupportedOperationException();
    }
}
