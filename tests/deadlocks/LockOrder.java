// Two threads take two monitors in opposite order, while a daemon keeps ticking.
public class LockOrder {
    static final Object LEFT = new Object();
    static final Object RIGHT = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            pause(10);
            synchronized (second) {
                System.out.println("got both");
            }
        }
    }

    static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Thread ticker = new Thread(() -> {
            while (true) {
                pause(5);
            }
        }, "ticker");
        ticker.setDaemon(true);
        ticker.start();
        new Thread(() -> both(LEFT, RIGHT), "one").start();
        new Thread(() -> both(RIGHT, LEFT), "two").start();
        System.out.println("started");
    }
}
