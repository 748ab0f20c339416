// Synchronized methods and blocks: re-entrance, exceptions releasing monitors, static locks, nested locks in order.
import java.util.*;

public class SyncForms {
    private int n; private static int sn; private final Object lock = new Object();
    synchronized void inc() { n++; }
    synchronized int rec(int d) { return d == 0 ? n : rec(d - 1) + 1; }
    static synchronized void sinc() { sn++; }
    void block() { synchronized (lock) { synchronized (this) { n += 2; } } }
    synchronized void throwing(int i) { n++; if (i % 2 == 0) throw new IllegalStateException(); n += 10; }
    int early(boolean b) { synchronized (this) { if (b) return n; n++; } return -1; }
    int loop() { int c = 0; for (int i = 0; i < 5; i++) { synchronized (lock) { if (i == 1) continue; if (i == 3) break; c += i; } } return c; }
    static void transfer(int[] from, int[] to, int amt) {
        int[] a = System.identityHashCode(from) < System.identityHashCode(to) ? from : to, b = a == from ? to : from;
        synchronized (a) { synchronized (b) { from[0] -= amt; to[0] += amt; } }
    }
    static void run(int k, Runnable r) throws InterruptedException {
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < k; i++) { Thread t = new Thread(r); ts.add(t); t.start(); }
        for (Thread t : ts) t.join();
    }

    public static void main(String[] args) throws InterruptedException {
        SyncForms s = new SyncForms();
        run(4, () -> { for (int i = 0; i < 500; i++) { s.inc(); s.block(); sinc(); } }); System.out.println(s.n + " " + sn);
        run(3, () -> { for (int i = 0; i < 100; i++) try { s.throwing(i); } catch (IllegalStateException e) { s.inc(); } }); System.out.println(s.n + " " + Thread.holdsLock(s));
        System.out.println(s.rec(50) + " " + s.early(true) + " " + s.early(false) + " " + s.loop());
        int[] a = {1000}, b = {1000}; run(4, () -> { for (int i = 0; i < 200; i++) { transfer(a, b, i % 7); transfer(b, a, i % 5); } }); System.out.println(a[0] + b[0]);
        int[] arr = new int[1]; run(4, () -> { for (int i = 0; i < 500; i++) synchronized (arr) { arr[0] += 3; } }); System.out.println(arr[0]);
        run(2, () -> { for (int i = 0; i < 300; i++) synchronized (SyncForms.class) { sn--; } }); System.out.println(sn);
        try { synchronized (nul()) { System.out.println("never"); } } catch (NullPointerException e) { System.out.println("npe on null lock"); }
        Object m = new Object();
        synchronized (m) { synchronized (m) { synchronized (m) { System.out.println(Thread.holdsLock(m)); } } System.out.println(Thread.holdsLock(m)); }
        System.out.println(Thread.holdsLock(m));
        try { synchronized (m) { throw new RuntimeException("out"); } } catch (RuntimeException e) { System.out.println(e.getMessage() + Thread.holdsLock(m)); }
        List<Integer> shared = Collections.synchronizedList(new ArrayList<>());
        run(4, () -> { for (int i = 0; i < 100; i++) shared.add(i); });
        int sum = 0;
        for (int x : shared) sum += x;
        System.out.println(shared.size() + " " + sum);
        StringBuffer sb = new StringBuffer(); run(3, () -> { for (int i = 0; i < 50; i++) sb.append("ab"); }); System.out.println(sb.length() + " " + sb.indexOf("aa"));
        boolean[] blocked = {false};
        Thread t;
        synchronized (m) {
            t = new Thread(() -> { synchronized (m) { blocked[0] = true; } });
            t.start(); while (t.getState() != Thread.State.BLOCKED) Thread.sleep(1);
            System.out.println(t.getState() + " " + blocked[0]);
        }
        t.join();
        System.out.println(blocked[0]);
    }
    static Object nul() { return null; }
}
