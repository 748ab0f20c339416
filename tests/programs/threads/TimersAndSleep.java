// Sleep ordering, Timer tasks, timed joins and waits, scheduled order with wide margins, System.nanoTime monotonic.
import java.util.*;
import java.util.concurrent.*;

public class TimersAndSleep {
    public static void main(String[] args) throws Exception {
        List<Integer> order = Collections.synchronizedList(new ArrayList<>()); List<Thread> ts = new ArrayList<>();
        for (int ms : new int[] {400, 10, 200}) {
            Thread t = new Thread(() -> { try { Thread.sleep(ms); } catch (InterruptedException e) { return; } order.add(ms); });
            ts.add(t);
            t.start();
        }
        for (Thread t : ts) t.join(); System.out.println(order);
        Timer timer = new Timer(true); CountDownLatch l = new CountDownLatch(3); List<String> fired = Collections.synchronizedList(new ArrayList<>());
        TimerTask cancelled = new TimerTask() { @Override public void run() { fired.add("cancelled?"); } };
        timer.schedule(cancelled, 50); System.out.println(cancelled.cancel() + " " + cancelled.cancel());
        timer.schedule(new TimerTask() { @Override public void run() { fired.add("late"); l.countDown(); } }, 300);
        timer.schedule(new TimerTask() { int n; @Override public void run() { fired.add("tick" + ++n); l.countDown(); if (n == 2) cancel(); } }, 5, 10);
        l.await();
        timer.cancel();
        System.out.println(fired);
        try { timer.schedule(new TimerTask() { @Override public void run() { } }, 1); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        long t0 = System.nanoTime();
        Thread.sleep(20);
        long t1 = System.nanoTime();
        System.out.println((t1 - t0 >= 19_000_000L) + " " + (System.nanoTime() >= t1) + " " + (System.currentTimeMillis() > 1_600_000_000_000L));
        Thread sleeper = new Thread(() -> { try { TimeUnit.SECONDS.sleep(100); } catch (InterruptedException e) { order.add(-1); } });
        sleeper.start();
        sleeper.join(10);
        System.out.println(sleeper.isAlive());
        sleeper.interrupt();
        sleeper.join();
        System.out.println(order);
        System.out.println(TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.MILLISECONDS.toNanos(5) + " " + TimeUnit.NANOSECONDS.toMicros(123456) + " " + TimeUnit.DAYS.convert(50, TimeUnit.HOURS) + " " + TimeUnit.SECONDS.convert(Long.MAX_VALUE, TimeUnit.DAYS));
        ScheduledExecutorService ex = Executors.newSingleThreadScheduledExecutor();
        List<String> seq = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch d = new CountDownLatch(3);
        ex.schedule(() -> { seq.add("c"); d.countDown(); }, 400, TimeUnit.MILLISECONDS);
        ex.schedule(() -> { seq.add("a"); d.countDown(); }, 1, TimeUnit.MILLISECONDS);
        ex.schedule(() -> { seq.add("b"); d.countDown(); }, 200, TimeUnit.MILLISECONDS);
        d.await();
        System.out.println(seq);
        ScheduledFuture<?> bad = ex.scheduleAtFixedRate(() -> { throw new IllegalStateException("stops repeating"); }, 0, 1, TimeUnit.MILLISECONDS);
        try { bad.get(); } catch (ExecutionException e) { System.out.println(e.getCause().getMessage()); }
        ex.shutdownNow();
        System.out.println(ex.awaitTermination(1, TimeUnit.SECONDS));
    }
}
