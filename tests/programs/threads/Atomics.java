// AtomicInteger, AtomicLong, AtomicReference, arrays, adders, field updaters, stamped and marked references.
import java.util.*;
import java.util.concurrent.atomic.*;

public class Atomics {
    volatile int vi; volatile String vs = "s"; volatile long vl;
    static void par(int n, Runnable r) throws InterruptedException {
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) (ts[i] = new Thread(r)).start();
        for (Thread t : ts) t.join();
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndAdd(10) + " " + i.addAndGet(-3) + " " + i.getAndSet(1) + " " + i.compareAndSet(1, 2) + i.compareAndSet(1, 3) + " " + i.updateAndGet(x -> x * 10) + " " + i.getAndUpdate(x -> -x) + " " + i.accumulateAndGet(7, Math::max) + " " + i.getAndAccumulate(3, (a, b) -> a * b) + " " + i + " " + i.compareAndExchange(21, 9) + i.compareAndExchange(0, 1) + " " + i.doubleValue());
        AtomicLong l = new AtomicLong(Long.MAX_VALUE);
        System.out.println(l.incrementAndGet() + " " + l.getAndDecrement() + " " + l.get() + " " + l.intValue());
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + " " + b);
        AtomicReference<String> r = new AtomicReference<>("a");
        String old = r.get();
        System.out.println(r.compareAndSet(old, "b") + " " + r.compareAndSet(new String("b"), "c") + " " + r.getAndUpdate(s -> s + "!") + " " + r + " " + r.accumulateAndGet("?", String::concat) + " " + r.getAndSet(null) + r.get());
        AtomicIntegerArray ia = new AtomicIntegerArray(new int[] {1, 2, 3});
        System.out.println(ia.incrementAndGet(0) + " " + ia.getAndAdd(1, 5) + " " + ia.compareAndSet(2, 3, 30) + " " + ia + ia.length());
        try { ia.get(3); } catch (IndexOutOfBoundsException e) { System.out.println("out of bounds"); }
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(2);
        ra.set(0, "x");
        System.out.println(ra + " " + ra.getAndSet(1, "y") + ra);
        AtomicLongArray la = new AtomicLongArray(2);
        la.accumulateAndGet(1, 1L << 40, Long::sum);
        System.out.println(la);
        AtomicInteger n = new AtomicInteger();
        AtomicLong ln = new AtomicLong();
        LongAdder ad = new LongAdder();
        LongAccumulator mx = new LongAccumulator(Long::max, Long.MIN_VALUE);
        Atomics o = new Atomics();
        AtomicIntegerFieldUpdater<Atomics> fu = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "vi");
        AtomicIntegerArray arr = new AtomicIntegerArray(4);
        par(4, () -> { for (int k = 0; k < 1000; k++) { n.incrementAndGet(); ln.addAndGet(k); ad.increment(); mx.accumulate(k * 7 % 1001); fu.addAndGet(o, 2); arr.getAndIncrement(k & 3); int cur; do cur = n.get(); while (!n.compareAndSet(cur, cur + 1)); } });
        System.out.println(n + " " + ln + " " + ad.sum() + " " + mx.get() + " " + o.vi + " " + arr + " " + ad.sumThenReset() + ad);
        DoubleAdder da = new DoubleAdder();
        da.add(1.5);
        da.add(2);
        System.out.println(da);
        AtomicReferenceFieldUpdater<Atomics, String> su = AtomicReferenceFieldUpdater.newUpdater(Atomics.class, String.class, "vs");
        System.out.println(su.getAndSet(o, "t") + o.vs + su.compareAndSet(o, "zz", "u") + su.updateAndGet(o, x -> x + x));
        AtomicLongFieldUpdater<Atomics> lu = AtomicLongFieldUpdater.newUpdater(Atomics.class, "vl");
        System.out.println(lu.incrementAndGet(o) + " " + o.vl);
        try { AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "vs"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "nope"); } catch (RuntimeException e) { System.out.println(e.getCause()); }
        AtomicStampedReference<String> st = new AtomicStampedReference<>("v", 0);
        int[] h = new int[1];
        System.out.println(st.get(h) + h[0] + st.compareAndSet("v", "w", 0, 1) + st.compareAndSet("w", "x", 0, 2) + st.getReference() + st.getStamp() + st.attemptStamp("w", 9) + st.getStamp());
        AtomicMarkableReference<String> mk = new AtomicMarkableReference<>("m", false);
        System.out.println(mk.attemptMark("m", true) + "" + mk.isMarked());
        class Node { final int v; final Node next; Node(int v, Node n) { this.v = v; next = n; } }
        AtomicReference<Node> top = new AtomicReference<>();
        par(3, () -> { for (int k = 1; k <= 200; k++) { Node cur; do cur = top.get(); while (!top.compareAndSet(cur, new Node(k, cur))); } });
        int c = 0, s = 0;
        for (Node x = top.get(); x != null; x = x.next) { c++; s += x.v; }
        System.out.println(c + " " + s);
    }
}
