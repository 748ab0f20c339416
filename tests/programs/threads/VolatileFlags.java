// Publication through volatile fields, join, locks and final fields; double-checked locking; spin flags with yield.
import java.util.*;
import java.util.concurrent.atomic.*;

public class VolatileFlags {
    static volatile boolean ready; static int payload; static volatile int turn;
    static volatile VolatileFlags instance; static final AtomicInteger made = new AtomicInteger(); final int x, y;
    VolatileFlags() { made.incrementAndGet(); x = 3; y = 4; }
    static VolatileFlags get() {
        VolatileFlags r = instance;
        if (r == null) synchronized (VolatileFlags.class) { r = instance; if (r == null) instance = r = new VolatileFlags(); }
        return r;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> { while (!ready) Thread.onSpinWait(); System.out.println("payload " + payload); });
        reader.start(); payload = 77; ready = true; reader.join();
        StringBuilder sb = new StringBuilder(); Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts[i] = new Thread(() -> { for (int k = 0; k < 4; k++) { while (turn % 3 != me) Thread.yield(); sb.append((char) ('a' + me)); turn++; } });
            ts[i].start();
        }
        for (Thread t : ts) t.join(); System.out.println(sb);
        int[] sums = new int[6];
        Thread[] gs = new Thread[6];
        for (int i = 0; i < 6; i++) { int k = i; (gs[i] = new Thread(() -> { VolatileFlags f = get(); sums[k] = f.x + f.y; })).start(); }
        for (Thread t : gs) t.join();
        System.out.println(Arrays.toString(sums) + " " + made);
        int[] plain = new int[1000];
        Thread w = new Thread(() -> { for (int i = 0; i < plain.length; i++) plain[i] = i; });
        w.start();
        w.join();
        int s = 0;
        for (int v : plain) s += v;
        System.out.println(s);
        boolean[] stop = {false};
        long[] n = {0};
        Object lock = new Object();
        Thread c = new Thread(() -> { while (true) synchronized (lock) { n[0]++; if (stop[0]) return; } });
        c.start();
        Thread.sleep(2);
        synchronized (lock) { stop[0] = true; }
        c.join();
        System.out.println(n[0] > 0);
        AtomicBoolean flag = new AtomicBoolean();
        int[] order = new int[2];
        Thread a = new Thread(() -> { order[0] = 1; flag.setRelease(true); }), b = new Thread(() -> { while (!flag.getAcquire()) Thread.onSpinWait(); order[1] = order[0] + 1; });
        b.start();
        a.start();
        a.join();
        b.join();
        System.out.println(order[0] + " " + order[1]);
        ThreadLocal<StringBuilder> tl = ThreadLocal.withInitial(StringBuilder::new);
        String[] out = new String[3];
        Thread[] ls = new Thread[3];
        for (int i = 0; i < 3; i++) { int k = i; (ls[i] = new Thread(() -> { for (int j = 0; j < 3; j++) tl.get().append(k); out[k] = tl.get().toString(); })).start(); }
        for (Thread t : ls) t.join();
        System.out.println(Arrays.toString(out) + tl.get().length());
    }
}
