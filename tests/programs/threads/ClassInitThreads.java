// Class initialisation under concurrency: one thread runs the initialiser, the others wait; failure is seen by all.
import java.util.*;
import java.util.concurrent.*;

public class ClassInitThreads {
    static final List<String> log = Collections.synchronizedList(new ArrayList<>());
    static final CountDownLatch inInit = new CountDownLatch(1);
    static class Slow {
        static int value;
        static {
            log.add("init by " + Thread.currentThread().getName());
            inInit.countDown();
            try { Thread.sleep(30); } catch (InterruptedException e) { throw new Error(e); }
            value = 42;
            log.add("done");
        }
        static int get() { return value; }
    }
    static class Failing { static final CountDownLatch l = enter(); static CountDownLatch enter() { throw new IllegalStateException("init fails"); } static void touch() { } }
    static class Recursive { static int a = 1; static int b = helper(); static int c = 3; static int helper() { return Recursive.a + Recursive.c; } }
    static class Single { static final Single I = new Single(); static int made; Single() { made++; } static Single get() { return I; } }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> log.add("first sees " + Slow.get()), "first");
        first.start();
        inInit.await();
        int[] seen = new int[3];
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) { int k = i; (ts[i] = new Thread(() -> seen[k] = Slow.value)).start(); }
        for (Thread t : ts) t.join();
        first.join();
        System.out.println(Arrays.toString(seen) + " " + log);
        String[] errs = new String[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            Thread t = new Thread(() -> { try { Failing.touch(); errs[k] = "fine"; } catch (LinkageError e) { errs[k] = e.getClass().getSimpleName(); } });
            t.start();
            t.join();
        }
        System.out.println(Arrays.toString(errs));
        System.out.println(Recursive.a + " " + Recursive.b + " " + Recursive.c);
        Set<Single> all = ConcurrentHashMap.newKeySet();
        Thread[] ss = new Thread[5];
        for (int i = 0; i < 5; i++) (ss[i] = new Thread(() -> all.add(Single.get()))).start();
        for (Thread t : ss) t.join();
        System.out.println(all.size() + " " + Single.made);
    }
}
