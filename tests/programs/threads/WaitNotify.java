// wait and notify ping-pong between two threads, and a bounded buffer with several producers and consumers.
import java.util.*;

public class WaitNotify {
    static class Turn {
        private int turn; private final StringBuilder sb = new StringBuilder();
        synchronized void play(int me, int other, String s) throws InterruptedException { while (turn != me) wait(); sb.append(s); turn = other; notifyAll(); }
        @Override public synchronized String toString() { return sb.toString(); }
    }
    static class Buffer<T> {
        private final Object[] items = new Object[3]; private int head, size; private boolean closed;
        synchronized void put(T t) throws InterruptedException { while (size == items.length) wait(); items[(head + size++) % items.length] = t; notifyAll(); }
        @SuppressWarnings("unchecked") synchronized T take() throws InterruptedException {
            while (size == 0) { if (closed) return null; wait(); }
            T t = (T) items[head];
            items[head] = null;
            head = (head + 1) % items.length;
            size--;
            notifyAll();
            return t;
        }
        synchronized void close() { closed = true; notifyAll(); }
    }

    public static void main(String[] args) throws InterruptedException {
        Turn t = new Turn();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts[i] = new Thread(() -> { try { for (int k = 0; k < 10; k++) t.play(me, (me + 1) % 3, "ABC".charAt(me) + "" + k + " "); } catch (InterruptedException e) { throw new AssertionError(e); } });
            ts[i].start();
        }
        for (Thread x : ts) x.join();
        System.out.println(t);
        Buffer<Integer> b = new Buffer<>(); long[] sums = new long[2]; int[] counts = new int[2]; Thread[] prod = new Thread[3], cons = new Thread[2];
        for (int i = 0; i < 3; i++) {
            int base = i * 1000;
            prod[i] = new Thread(() -> { try { for (int k = 0; k < 200; k++) b.put(base + k); } catch (InterruptedException e) { throw new AssertionError(e); } });
            prod[i].start();
        }
        for (int i = 0; i < 2; i++) {
            int me = i;
            cons[i] = new Thread(() -> { try { for (Integer v; (v = b.take()) != null; ) { sums[me] += v; counts[me]++; } } catch (InterruptedException e) { throw new AssertionError(e); } });
            cons[i].start();
        }
        for (Thread x : prod) x.join(); b.close(); for (Thread x : cons) x.join();
        System.out.println(sums[0] + sums[1] + " " + (counts[0] + counts[1]));
        Object lock = new Object();
        boolean[] woke = {false};
        Thread w = new Thread(() -> { synchronized (lock) { while (!woke[0]) try { lock.wait(); } catch (InterruptedException e) { System.out.println("interrupted in wait, flag " + Thread.currentThread().isInterrupted()); return; } } });
        w.start(); while (w.getState() != Thread.State.WAITING) Thread.sleep(1);
        System.out.println(w.getState());
        w.interrupt();
        w.join();
        System.out.println(w.getState());
        synchronized (lock) {
            long t0 = System.nanoTime();
            lock.wait(20);
            System.out.println("timed wait ended " + (System.nanoTime() - t0 >= 15_000_000L));
            try { lock.wait(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        }
    }
}
