// Thread identity facts: groups, names by default, currentThread in callbacks, thread factories, interrupted joins, handlers order.
import java.util.*;
import java.util.concurrent.*;

public class DeadThreadStates {
    static class Worker extends Thread {
        final List<String> log;
        Worker(String n, List<String> log) { super(n); this.log = log; }
        @Override public void run() { log.add(getName() + "/" + (Thread.currentThread() == this) + "/" + isAlive() + "/" + getState()); }
        @Override public String toString() { return "Worker[" + getName() + "]"; }
    }
    static class BadRun implements Runnable {
        final int k;
        BadRun(int k) { this.k = k; }
        public void run() { if (k == 0) throw new IllegalStateException("run failed"); Object o = k == 1 ? null : "x"; o.hashCode(); int[] a = new int[k]; a[k]++; }
    }

    public static void main(String[] args) throws Exception {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Worker w = new Worker("w1", log);
        System.out.println(w + " " + w.getState() + w.isAlive() + w.isDaemon() + w.isInterrupted());
        w.start();
        w.join();
        System.out.println(log + " " + w.getState() + " " + w.getThreadGroup() + " " + w.getStackTrace().length);
        w.interrupt();
        System.out.println(w.isAlive());
        ThreadGroup g = new ThreadGroup("grp");
        Thread t = new Thread(g, () -> log.add(Thread.currentThread().getThreadGroup().getName()), "in-group");
        t.start();
        t.join();
        System.out.println(log.get(1) + " " + g.getName() + " " + g.getParent().getName() + " " + g.getMaxPriority());
        Thread.UncaughtExceptionHandler h = (th, e) -> log.add(th.getName() + ":" + e.getClass().getSimpleName());
        for (int k = 0; k < 3; k++) { Thread b = new Thread(new BadRun(k), "bad" + k); b.setUncaughtExceptionHandler(h); b.start(); b.join(); }
        System.out.println(log.subList(2, log.size()));
        ThreadGroup hg = new ThreadGroup("handling") { @Override public void uncaughtException(Thread th, Throwable e) { log.add("group saw " + e.getMessage()); } };
        Thread gt = new Thread(hg, new BadRun(0), "g");
        gt.start();
        gt.join();
        System.out.println(log.get(log.size() - 1));
        ThreadFactory tf = new ThreadFactory() { int n; public Thread newThread(Runnable r) { Thread x = new Thread(r, "made-" + ++n); x.setDaemon(true); return x; } };
        ExecutorService ex = Executors.newFixedThreadPool(2, tf);
        System.out.println(ex.submit(() -> Thread.currentThread().getName() + Thread.currentThread().isDaemon()).get());
        ex.shutdown();
        Thread main = Thread.currentThread();
        Thread i = new Thread(() -> main.interrupt());
        Thread forever = new Thread(() -> { try { Thread.sleep(1000000); } catch (InterruptedException e) { log.add("woken"); } });
        forever.start();
        i.start();
        try { forever.join(); System.out.println("joined?"); } catch (InterruptedException e) { System.out.println("join interrupted " + Thread.currentThread().isInterrupted()); }
        forever.interrupt();
        forever.join();
        i.join();
        System.out.println(log.get(log.size() - 1));
        Thread prio = new Thread(() -> { });
        prio.setPriority(3);
        System.out.println(prio.getPriority() + " " + new Thread(() -> { }).getPriority() + " " + Thread.MIN_PRIORITY + Thread.NORM_PRIORITY);
        class Res { int n; synchronized void use(Runnable r) { n++; r.run(); } }
        Res r = new Res();
        r.use(() -> r.use(() -> System.out.println("re-entered " + r.n + Thread.holdsLock(r))));
        Object a = new Object(), b = new Object();
        int[] c = {0};
        Thread x = new Thread(() -> { for (int k = 0; k < 200; k++) synchronized (a) { synchronized (b) { c[0]++; } } }), y = new Thread(() -> { for (int k = 0; k < 200; k++) synchronized (a) { synchronized (b) { c[0] += 2; } } });
        x.start();
        y.start();
        x.join();
        y.join();
        System.out.println(c[0]);
        System.out.println(Thread.getAllStackTraces().containsKey(main) + " " + (Thread.activeCount() >= 1));
    }
}
