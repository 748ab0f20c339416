// Dining philosophers, a bank with random transfers by seed, and a pipeline of stages; only invariant results are printed.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class Simulation {
    static class Account { final int id; long bal; final Lock l = new ReentrantLock(); Account(int id, long b) { this.id = id; bal = b; } }
    static boolean transfer(Account a, Account b, long amt) {
        Account x = a.id < b.id ? a : b, y = x == a ? b : a;
        x.l.lock();
        try { y.l.lock(); try { if (a.bal < amt) return false; a.bal -= amt; b.bal += amt; return true; } finally { y.l.unlock(); } } finally { x.l.unlock(); }
    }

    public static void main(String[] args) throws Exception {
        int n = 5;
        Semaphore[] forks = new Semaphore[n];
        for (int i = 0; i < n; i++) forks[i] = new Semaphore(1);
        int[] meals = new int[n];
        Thread[] ph = new Thread[n];
        for (int i = 0; i < n; i++) {
            int k = i;
            ph[i] = new Thread(() -> { int lo = Math.min(k, (k + 1) % n), hi = Math.max(k, (k + 1) % n); for (int m = 0; m < 50; m++) { forks[lo].acquireUninterruptibly(); forks[hi].acquireUninterruptibly(); meals[k]++; forks[hi].release(); forks[lo].release(); } }, "ph" + i);
            ph[i].start();
        }
        for (Thread t : ph) t.join();
        System.out.println(Arrays.toString(meals));
        Account[] as = new Account[6];
        for (int i = 0; i < 6; i++) as[i] = new Account(i, 1000);
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            Random r = new Random(i);
            ts[i] = new Thread(() -> { for (int k = 0; k < 500; k++) { int a = r.nextInt(6), b = r.nextInt(6); if (a != b) transfer(as[a], as[b], r.nextInt(300)); } });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        long total = 0;
        boolean neg = false;
        for (Account a : as) { total += a.bal; neg |= a.bal < 0; }
        System.out.println(total + " " + neg);
        BlockingQueue<Integer> q1 = new ArrayBlockingQueue<>(4), q2 = new LinkedBlockingQueue<>(4);
        List<Integer> out = new ArrayList<>();
        Thread s1 = new Thread(() -> { try { for (int i = 1; i <= 30; i++) q1.put(i); q1.put(-1); } catch (InterruptedException e) { } }), s2 = new Thread(() -> { try { for (int x; (x = q1.take()) != -1; ) if (x % 3 != 0) q2.put(x * x); q2.put(-1); } catch (InterruptedException e) { } }), s3 = new Thread(() -> { try { for (int x; (x = q2.take()) != -1; ) out.add(x); } catch (InterruptedException e) { } });
        s1.start();
        s2.start();
        s3.start();
        s1.join();
        s2.join();
        s3.join();
        System.out.println(out);
        int[][] a = new int[20][20], b = new int[20][20], c = new int[20][20];
        for (int i = 0; i < 20; i++) for (int j = 0; j < 20; j++) { a[i][j] = i + j; b[i][j] = i * j % 7; }
        ExecutorService ex = Executors.newFixedThreadPool(3);
        List<Future<?>> fs = new ArrayList<>();
        for (int i = 0; i < 20; i++) { int r = i; fs.add(ex.submit(() -> { for (int j = 0; j < 20; j++) for (int k = 0; k < 20; k++) c[r][j] += a[r][k] * b[k][j]; })); }
        for (Future<?> f : fs) f.get();
        ex.shutdown();
        System.out.println(Arrays.deepHashCode(c) + " " + c[19][19]);
        class Cell {
            private int v;
            private boolean full;
            synchronized void put(int x) throws InterruptedException { while (full) wait(); v = x; full = true; notifyAll(); }
            synchronized int get() throws InterruptedException { while (!full) wait(); full = false; notifyAll(); return v; }
        }
        Cell cell = new Cell();
        Thread gen = new Thread(() -> { try { for (int i = 2; i < 60; i++) cell.put(i); cell.put(-1); } catch (InterruptedException e) { } });
        gen.start();
        StringBuilder primes = new StringBuilder();
        Cell in = cell;
        int p;
        List<Thread> filters = new ArrayList<>(); while ((p = in.get()) > 0) {
            primes.append(p).append(' ');
            Cell src = in, dst = new Cell();
            int prime = p;
            Thread f = new Thread(() -> { try { int x; while ((x = src.get()) > 0) if (x % prime != 0) dst.put(x); dst.put(-1); } catch (InterruptedException e) { } });
            f.start();
            filters.add(f);
            in = dst;
        }
        for (Thread f : filters) f.join();
        System.out.println(primes);
    }
}
