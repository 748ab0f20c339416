// ReentrantLock, conditions, ReentrantReadWriteLock, tryLock, hold counts, StampedLock and LockSupport.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class LocksConditions {
    static class Bounded {
        final Lock l = new ReentrantLock();
        final Condition full = l.newCondition(), empty = l.newCondition();
        final Deque<Integer> q = new ArrayDeque<>();
        void put(int x) throws InterruptedException { l.lock(); try { while (q.size() == 2) full.await(); q.add(x); empty.signal(); } finally { l.unlock(); } }
        int take() throws InterruptedException { l.lock(); try { while (q.isEmpty()) empty.await(); int x = q.poll(); full.signal(); return x; } finally { l.unlock(); } }
    }

    public static void main(String[] args) throws Exception {
        Bounded b = new Bounded();
        StringBuilder got = new StringBuilder();
        Thread c = new Thread(() -> { try { for (int i = 0; i < 20; i++) got.append(b.take()).append(' '); } catch (InterruptedException e) { } });
        c.start();
        for (int i = 0; i < 20; i++) b.put(i * i);
        c.join();
        System.out.println(got);
        ReentrantLock l = new ReentrantLock(true);
        l.lock();
        l.lock();
        System.out.println(l.getHoldCount() + " " + l.isHeldByCurrentThread() + " " + l.isFair() + " " + l.tryLock() + " " + l.getHoldCount());
        boolean[] r = new boolean[2];
        Thread t = new Thread(() -> { r[0] = l.tryLock(); try { r[1] = l.tryLock(5, TimeUnit.MILLISECONDS); } catch (InterruptedException e) { } try { l.unlock(); } catch (IllegalMonitorStateException e) { System.out.println("not owner " + e.getMessage()); } });
        t.start();
        t.join();
        System.out.println(r[0] + " " + r[1]);
        l.unlock();
        l.unlock();
        l.unlock();
        System.out.println(l.isLocked());
        try { l.unlock(); } catch (IllegalMonitorStateException e) { System.out.println("ims"); }
        try { l.newCondition().signal(); } catch (IllegalMonitorStateException e) { System.out.println("signal ims"); }
        int[] n = {0};
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 300; k++) { l.lock(); try { n[0]++; } finally { l.unlock(); } } }); ts[i].start(); }
        for (Thread x : ts) x.join();
        System.out.println(n[0]);
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.getReadHoldCount() + " " + rw.writeLock().tryLock());
        rw.readLock().unlock();
        rw.readLock().unlock();
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        System.out.println(rw.isWriteLocked() + " " + rw.getReadLockCount());
        rw.readLock().unlock();
        Map<String, Integer> m = new TreeMap<>();
        Thread[] ws = new Thread[3];
        for (int i = 0; i < 3; i++) {
            String key = "k" + i;
            ws[i] = new Thread(() -> { for (int k = 0; k < 100; k++) { rw.writeLock().lock(); try { m.merge(key, 1, Integer::sum); } finally { rw.writeLock().unlock(); } rw.readLock().lock(); try { m.get(key); } finally { rw.readLock().unlock(); } } });
            ws[i].start();
        }
        for (Thread x : ws) x.join();
        System.out.println(m);
        StampedLock sl = new StampedLock();
        long st = sl.tryOptimisticRead();
        System.out.println(sl.validate(st));
        long w = sl.writeLock();
        System.out.println(sl.validate(st) + " " + sl.isWriteLocked() + " " + sl.tryReadLock());
        sl.unlockWrite(w);
        long rd = sl.readLock();
        System.out.println(sl.isReadLocked() + " " + (sl.tryConvertToWriteLock(rd) != 0));
        System.out.println(sl.isWriteLocked());
        Thread p = new Thread(() -> { LockSupport.park(); System.out.println("unparked " + Thread.interrupted()); LockSupport.park(); System.out.println("again " + Thread.interrupted() + Thread.interrupted()); });
        p.start(); while (p.getState() != Thread.State.WAITING) Thread.sleep(1);
        LockSupport.unpark(p);
        Thread.sleep(5); while (p.getState() != Thread.State.WAITING) Thread.sleep(1);
        p.interrupt();
        p.join();
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        System.out.println("permit kept");
        Condition cond = l.newCondition();
        l.lock();
        try {
            System.out.println(cond.await(3, TimeUnit.MILLISECONDS) + " " + (cond.awaitNanos(1000000) <= 0) + " " + l.getHoldCount() + " " + l.hasWaiters(cond));
        } finally {
            l.unlock();
        }
        Thread it = new Thread(() -> { try { l.lockInterruptibly(); System.out.println("locked?"); } catch (InterruptedException e) { System.out.println("lockInterruptibly interrupted"); } });
        l.lock();
        it.start(); while (!l.hasQueuedThread(it)) Thread.sleep(1);
        it.interrupt();
        it.join();
        l.unlock();
    }
}
