// An uncaught exception in a second thread is reported while the main thread ends normally.
public class ThreadDies {
    static void work(int n) {
        if (n == 0) throw new IllegalStateException("worker gave up");
        work(n - 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread("worker-7") {
            @Override public void run() { work(2); }
        };
        t.start();
        t.join();
        System.out.println("main goes on, alive: " + t.isAlive());
    }
}
