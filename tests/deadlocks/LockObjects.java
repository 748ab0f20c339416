// The same mistake with java.util.concurrent locks.
import java.util.concurrent.locks.ReentrantLock;

public class LockObjects {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock left = new ReentrantLock();
        ReentrantLock right = new ReentrantLock();
        Thread other = new Thread(() -> {
            right.lock();
            Thread.yield();
            left.lock();
        }, "other");
        left.lock();
        other.start();
        Thread.sleep(5);
        right.lock();
    }
}
