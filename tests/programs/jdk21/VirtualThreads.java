// Virtual threads: start, join, many threads summing, executor per task, names and flags.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class VirtualThreads {
    public static void main(String[] args) throws Exception {
        Thread v = Thread.ofVirtual().name("virt").start(() -> System.out.println("hello from " + Thread.currentThread().getName() + " " + Thread.currentThread().isVirtual()));
        v.join(); System.out.println(v.isVirtual() + " " + v.isDaemon() + " " + v.getState() + " " + v.getPriority() + " " + v.getThreadGroup());
        AtomicInteger n = new AtomicInteger();
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 200; i++) { int k = i; ts.add(Thread.startVirtualThread(() -> { Thread.yield(); n.addAndGet(k); })); }
        for (Thread t : ts) t.join();
        System.out.println(n);
        try (ExecutorService ex = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> fs = new ArrayList<>();
            for (int i = 0; i < 50; i++) { int k = i; fs.add(ex.submit(() -> { Thread.sleep(1); return k * k; })); }
            int s = 0;
            for (Future<Integer> f : fs) s += f.get();
            System.out.println(s + " " + fs.get(3).resultNow() + " " + fs.get(3).state());
        }
        ReentrantLock l = new ReentrantLock();
        int[] c = {0};
        Thread[] arr = new Thread[20];
        for (int i = 0; i < 20; i++) arr[i] = Thread.ofVirtual().unstarted(() -> { for (int k = 0; k < 50; k++) { l.lock(); try { c[0]++; } finally { l.unlock(); } } });
        for (Thread t : arr) t.start();
        for (Thread t : arr) t.join();
        System.out.println(c[0]);
        SynchronousQueue<String> q = new SynchronousQueue<>();
        Thread p = Thread.startVirtualThread(() -> { try { for (String s : "a b c".split(" ")) q.put(s); } catch (InterruptedException e) { } });
        System.out.println(q.take() + q.take() + q.take());
        p.join();
        Thread sl = Thread.startVirtualThread(() -> { try { Thread.sleep(100000); } catch (InterruptedException e) { System.out.println("interrupted"); } });
        sl.interrupt();
        sl.join();
        ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 1);
        tl.set(2);
        Thread t2 = Thread.ofVirtual().start(() -> System.out.println("tl " + tl.get()));
        t2.join();
        Thread u = Thread.ofVirtual().name("dies").uncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " " + e.getMessage())).start(() -> { throw new IllegalStateException("virtual failure"); });
        u.join();
        try { v.setDaemon(false); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Thread pl = Thread.ofPlatform().name("plat-", 5).daemon().unstarted(() -> { });
        System.out.println(pl.getName() + " " + pl.isVirtual() + pl.isDaemon());
        System.out.println(v.join(java.time.Duration.ofMillis(5)) + " " + Thread.ofVirtual().unstarted(() -> { }).getState());
        Object mon = new Object();
        int[] m = {0};
        Thread[] sy = new Thread[10];
        for (int i = 0; i < 10; i++) sy[i] = Thread.startVirtualThread(() -> { for (int k = 0; k < 30; k++) synchronized (mon) { m[0]++; } });
        for (Thread t : sy) t.join();
        System.out.println(m[0]);
    }
}
