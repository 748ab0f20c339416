// System.exit from a second thread while main waits; shutdown hook output comes last; exit status 3.
import java.util.concurrent.CountDownLatch;

public class HookExit {
    public static void main(String[] args) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("hook");
            System.err.println("hook on stderr");
        }));
        CountDownLatch never = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            System.out.println("exiting");
            System.exit(3);
        });
        t.start();
        never.await();
        System.out.println("not reached");
    }
}
