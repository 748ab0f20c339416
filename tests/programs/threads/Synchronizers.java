// CountDownLatch, CyclicBarrier, Semaphore, Phaser and Exchanger with deterministic results.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Synchronizers {
    static Thread go(Callable<?> c) { Thread t = new Thread(() -> { try { c.call(); } catch (Exception e) { System.out.println("thread " + e); } }); t.start(); return t; }

    public static void main(String[] args) throws Exception {
        CountDownLatch ready = new CountDownLatch(3), start = new CountDownLatch(1), done = new CountDownLatch(3);
        AtomicInteger sum = new AtomicInteger();
        for (int i = 1; i <= 3; i++) { int k = i; go(() -> { ready.countDown(); start.await(); sum.addAndGet(k * 10); done.countDown(); return null; }); }
        ready.await();
        System.out.println(sum.get() + " " + done.getCount());
        start.countDown();
        done.await();
        System.out.println(sum.get() + " " + done.getCount() + " " + done.await(1, TimeUnit.MILLISECONDS) + " " + new CountDownLatch(1).await(1, TimeUnit.MILLISECONDS));
        done.countDown();
        System.out.println(done.getCount());
        List<String> gens = Collections.synchronizedList(new ArrayList<>());
        int[] data = {1, 2, 3}, gen = {0};
        CyclicBarrier bar = new CyclicBarrier(3, () -> { int s = 0; for (int d : data) s += d; gens.add("gen" + gen[0]++ + "=" + s); });
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) { int k = i; ts[i] = go(() -> { for (int r = 0; r < 4; r++) { data[k] *= 2; bar.await(); bar.await(); } return null; }); }
        for (Thread t : ts) t.join();
        System.out.println(gens + " " + bar.isBroken() + bar.getParties() + bar.getNumberWaiting());
        CyclicBarrier broken = new CyclicBarrier(2);
        Thread w = go(() -> { try { broken.await(); } catch (BrokenBarrierException e) { System.out.println("broken"); } return null; }); while (broken.getNumberWaiting() == 0) Thread.sleep(1);
        broken.reset();
        w.join();
        try { broken.await(2, TimeUnit.MILLISECONDS); } catch (TimeoutException e) { System.out.println("timeout " + broken.isBroken()); }
        Semaphore s = new Semaphore(2);
        AtomicInteger in = new AtomicInteger(), max = new AtomicInteger();
        Thread[] ss = new Thread[5];
        for (int i = 0; i < 5; i++)
            ss[i] = go(() -> { s.acquire(); max.accumulateAndGet(in.incrementAndGet(), Math::max); Thread.sleep(2); in.decrementAndGet(); s.release(); return null; });
        for (Thread t : ss) t.join();
        System.out.println((max.get() <= 2) + " " + s.availablePermits() + " " + s.tryAcquire(3) + s.tryAcquire(2) + s.tryAcquire() + s.drainPermits());
        s.release(5);
        System.out.println(s.availablePermits() + " " + s.tryAcquire(4, 1, TimeUnit.MILLISECONDS));
        Semaphore ping = new Semaphore(1), pong = new Semaphore(0);
        StringBuffer sb = new StringBuffer();
        Thread a = go(() -> { for (int i = 0; i < 5; i++) { ping.acquire(); sb.append("ping "); pong.release(); } return null; }), b = go(() -> { for (int i = 0; i < 5; i++) { pong.acquire(); sb.append("pong "); ping.release(); } return null; });
        a.join();
        b.join();
        System.out.println(sb);
        Phaser ph = new Phaser(1) { @Override protected boolean onAdvance(int phase, int parties) { System.out.println("phase " + phase + " parties " + parties); return phase >= 2 || parties == 0; } };
        AtomicInteger work = new AtomicInteger();
        for (int i = 0; i < 2; i++) { ph.register(); go(() -> { while (!ph.isTerminated()) { work.incrementAndGet(); ph.arriveAndAwaitAdvance(); } return null; }); }
        for (int i = 0; i < 3; i++) ph.arriveAndAwaitAdvance();
        System.out.println(work.get() + " " + ph.isTerminated());
        Exchanger<String> ex = new Exchanger<>();
        String[] got = new String[1];
        Thread x = go(() -> got[0] = ex.exchange("from-thread"));
        String mine = ex.exchange("from-main");
        x.join();
        System.out.println(mine + " " + got[0]);
        SynchronousQueue<Integer> sq = new SynchronousQueue<>();
        Thread put = go(() -> { for (int i = 0; i < 3; i++) sq.put(i); return null; });
        System.out.println(sq.take() + "" + sq.take() + sq.take() + sq.poll() + sq.size());
        put.join();
        ArrayBlockingQueue<Integer> ab = new ArrayBlockingQueue<>(2);
        System.out.println(ab.offer(1) + "" + ab.offer(2) + ab.offer(3) + ab.offer(3, 1, TimeUnit.MILLISECONDS) + ab.remainingCapacity() + ab.poll() + ab.peek());
        try { ab.add(5); ab.add(6); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        DelayQueue<Delayed> dq = new DelayQueue<>();
        System.out.println(dq.poll());
        LinkedBlockingDeque<Integer> ld = new LinkedBlockingDeque<>(List.of(1, 2, 3));
        System.out.println(ld.takeLast() + "" + ld.takeFirst() + ld);
        PriorityBlockingQueue<String> pb = new PriorityBlockingQueue<>(List.of("c", "a", "b"));
        System.out.println(pb.take() + pb.take() + pb.poll(1, TimeUnit.MILLISECONDS) + pb.poll());
    }
}
