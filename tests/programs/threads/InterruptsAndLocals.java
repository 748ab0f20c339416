// Interruption of sleep, join and wait; ThreadLocal and InheritableThreadLocal; daemon threads; handlers.
import java.util.*;
import java.util.concurrent.*;

public class InterruptsAndLocals {
    static final ThreadLocal<Integer> TL = ThreadLocal.withInitial(() -> 100);
    static final InheritableThreadLocal<String> ITL = new InheritableThreadLocal<>() { @Override protected String childValue(String p) { return p + "-child"; } };

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { try { Thread.sleep(100000); System.out.println("slept?"); } catch (InterruptedException e) { System.out.println("sleep interrupted: " + e.getMessage() + " " + Thread.currentThread().isInterrupted()); } });
        t.start(); while (t.getState() != Thread.State.TIMED_WAITING) Thread.sleep(1);
        t.interrupt();
        t.join();
        Thread.currentThread().interrupt();
        System.out.println(Thread.currentThread().isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        try { Thread.sleep(1); System.out.println("no"); } catch (InterruptedException e) { System.out.println("immediate"); }
        Thread.currentThread().interrupt();
        try { new CountDownLatch(1).await(); } catch (InterruptedException e) { System.out.println("await"); }
        Thread.currentThread().interrupt();
        synchronized (TL) { try { TL.wait(); } catch (InterruptedException e) { System.out.println("wait"); } }
        Thread busy = new Thread(() -> { long n = 0; while (!Thread.currentThread().isInterrupted()) n++; System.out.println("busy saw interrupt " + (n >= 0)); });
        busy.start();
        busy.interrupt();
        busy.join();
        Thread longer = new Thread(() -> { try { Thread.sleep(100000); } catch (InterruptedException e) { } });
        longer.start();
        longer.join(5);
        System.out.println(longer.isAlive());
        longer.interrupt();
        longer.join();
        System.out.println(longer.isAlive() + " " + longer.isInterrupted());
        TL.set(5);
        ITL.set("parent");
        Thread c = new Thread(() -> { System.out.println(TL.get() + " " + ITL.get()); TL.set(7); ITL.set("changed"); System.out.println(TL.get() + " " + ITL.get()); });
        c.start();
        c.join();
        System.out.println(TL.get() + " " + ITL.get());
        TL.remove();
        System.out.println(TL.get());
        Thread h = new Thread(() -> { throw new IllegalArgumentException("handled"); }, "h1");
        h.setUncaughtExceptionHandler((th, e) -> System.out.println(th.getName() + " -> " + e + " " + th.isAlive()));
        h.start();
        h.join();
        Thread.setDefaultUncaughtExceptionHandler((th, e) -> System.out.println("default " + th.getName() + " " + e.getMessage()));
        Thread h2 = new Thread(() -> { Object o = "s"; Integer i = (Integer) o; }, "h2");
        h2.setUncaughtExceptionHandler(null);
        Thread h3 = new Thread(() -> { throw new Error("h3err"); }, "h3");
        h3.start();
        h3.join();
        Thread h4 = new Thread(() -> { throw new RuntimeException("x"); }, "h4");
        h4.setUncaughtExceptionHandler((th, e) -> { throw new IllegalStateException("handler itself"); });
        h4.start();
        h4.join();
        System.out.println("handlers done " + h2.getState());
        StringBuffer sb = new StringBuffer();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { int k = i; ts[i] = new Thread(() -> { try { if (k > 0) ts[k - 1].join(); sb.append(k); } catch (InterruptedException e) { } }); }
        for (int i = 3; i >= 0; i--) { if (i > 0) { } ts[i].setName("chain" + i); }
        ts[0].start();
        for (int i = 1; i < 4; i++) ts[i].start();
        for (Thread x : ts) x.join();
        System.out.println(sb);
        Thread self = new Thread(() -> { try { Thread.currentThread().join(3); System.out.println("self join timed out"); } catch (InterruptedException e) { } });
        self.start();
        self.join();
        new Thread(() -> System.out.println("runs")) { @Override public void run() { System.out.print("override "); super.run(); } }.run();
        try { Thread.sleep(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { new Thread((String) null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Thread d = new Thread(() -> { try { Thread.sleep(1000000); } catch (InterruptedException e) { } System.out.println("never printed"); });
        d.setDaemon(true);
        d.start();
        try { d.setDaemon(false); } catch (IllegalThreadStateException e) { System.out.println("too late"); }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook runs")));
        System.out.println("end of main with daemon alive");
    }
}
