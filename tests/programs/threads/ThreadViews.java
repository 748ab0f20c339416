import java.util.*;
import java.util.concurrent.*;

/** Threads seen from outside: states, groups, stack traces, locals that are inherited, hooks and daemons at the end. */
public class ThreadViews {
    static final Object LOCK = new Object();

    static void sitIn(CountDownLatch entered) {
        synchronized (LOCK) {
            entered.countDown();
            try {
                LOCK.wait();
            } catch (InterruptedException e) {
                System.out.println("interrupted in wait " + Thread.currentThread().isInterrupted());
            }
        }
    }

    static void await(Thread thread, Thread.State state) throws InterruptedException {
        for (int i = 0; i < 5000 && thread.getState() != state; i++) Thread.sleep(1);
        System.out.println(thread.getName() + " " + thread.getState());
    }

    public static void main(String[] args) throws Exception {
        CountDownLatch entered = new CountDownLatch(1);
        Thread waiter = new Thread(() -> sitIn(entered), "waiter");
        System.out.println(waiter.getState() + " " + waiter.isAlive() + " " + waiter.getStackTrace().length);
        waiter.start();
        entered.await();
        await(waiter, Thread.State.WAITING);
        boolean found = false;
        for (StackTraceElement element : waiter.getStackTrace()) found |= element.getMethodName().equals("sitIn");
        System.out.println(found + " " + Thread.getAllStackTraces().containsKey(waiter) + " " + Thread.getAllStackTraces().containsKey(Thread.currentThread()));
        Thread blocked = new Thread(() -> { synchronized (LOCK) { System.out.println("got the lock"); } }, "blocked");
        synchronized (LOCK) {
            blocked.start();
            await(blocked, Thread.State.BLOCKED);
            LOCK.notifyAll();
            await(waiter, Thread.State.BLOCKED);
        }
        waiter.join();
        blocked.join();
        System.out.println(waiter.getState() + " " + blocked.isAlive() + " " + waiter.getStackTrace().length);
        Thread parked = new Thread(() -> java.util.concurrent.locks.LockSupport.parkNanos(ThreadViews.class, 100_000_000_000L), "parked");
        parked.start();
        await(parked, Thread.State.TIMED_WAITING);
        System.out.println(java.util.concurrent.locks.LockSupport.getBlocker(parked));
        java.util.concurrent.locks.LockSupport.unpark(parked);
        parked.join();
        groups();
        Thread second = new Thread(() -> sitIn(new CountDownLatch(1)), "second");
        second.start();
        await(second, Thread.State.WAITING);
        second.interrupt();
        second.join();
        Thread early = new Thread(() -> System.out.println("early " + Thread.currentThread().isInterrupted() + Thread.interrupted() + Thread.interrupted()));
        early.interrupt();
        early.start();
        early.join();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook in " + Thread.currentThread().getThreadGroup().getName())));
        Thread hookToRemove = new Thread(() -> System.out.println("never"));
        Runtime.getRuntime().addShutdownHook(hookToRemove);
        System.out.println(Runtime.getRuntime().removeShutdownHook(hookToRemove) + " " + Runtime.getRuntime().removeShutdownHook(hookToRemove));
        Thread busy = new Thread(() -> { long n = 0; while (true) n++; }, "busy daemon");
        busy.setDaemon(true);
        busy.start();
        new Thread(() -> {
            try { Thread.sleep(20); } catch (InterruptedException e) { }
            System.out.println("last user thread " + Thread.currentThread().isDaemon() + busy.isDaemon());
        }).start();
        System.out.println("main ends");
    }

    static void groups() throws InterruptedException {
        ThreadGroup main = Thread.currentThread().getThreadGroup();
        ThreadGroup group = new ThreadGroup("workers");
        group.setMaxPriority(7);
        CountDownLatch go = new CountDownLatch(1);
        Thread[] members = new Thread[3];
        for (int i = 0; i < 3; i++) {
            members[i] = new Thread(group, () -> { try { go.await(); } catch (InterruptedException e) { } }, "w" + i);
            members[i].setPriority(Thread.MAX_PRIORITY);
            members[i].start();
        }
        Thread[] list = new Thread[10];
        int count = group.enumerate(list);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) names.add(list[i].getName() + list[i].getPriority());
        Collections.sort(names);
        System.out.println(main.getName() + " " + group.getParent().getName() + " " + group.activeCount() + names + members[0].getName());
        go.countDown();
        for (Thread member : members) member.join();
        System.out.println(group.activeCount() + " " + members[0].getThreadGroup());
    }
}
