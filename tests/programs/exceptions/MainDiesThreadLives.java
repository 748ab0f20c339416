// The main thread dies of an exception; a non-daemon thread still finishes; the exit code is 1.
import java.util.concurrent.CountDownLatch;

public class MainDiesThreadLives {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        CountDownLatch started = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            started.countDown();
            try { main.join(); } catch (InterruptedException e) { return; }
            System.out.println("worker after main: " + main.isAlive());
        });
        t.start();
        started.await();
        System.out.println("main throws");
        throw new Exception("end of main");
    }
}
