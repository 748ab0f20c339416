// Starting and joining threads, names, priorities, daemon flag, states and a shared synchronized counter.
public class ThreadBasics {
    static int counter;
    static synchronized void inc() { counter++; }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().getPriority() + " " + Thread.currentThread().isDaemon() + " " + Thread.currentThread().isAlive());
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> { for (int k = 0; k < 1000; k++) inc(); }, "worker-" + i);
            System.out.println(ts[i].getName() + " " + ts[i].getState() + " " + ts[i].isAlive());
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(counter);
        for (Thread t : ts) System.out.println(t.getName() + " " + t.getState() + " " + t.isAlive());
        try { ts[0].start(); } catch (IllegalThreadStateException e) { System.out.println(e); }
        int[] box = new int[1];
        Thread sub = new Thread() {
            @Override public void run() { box[0] = 42; System.out.println("in subclass " + getName()); }
        };
        sub.setName("sub");
        sub.setPriority(Thread.MAX_PRIORITY);
        sub.setDaemon(true);
        sub.start();
        sub.join();
        System.out.println(box[0] + " " + sub.isDaemon() + " " + sub.getPriority());
        Thread direct = new Thread(() -> System.out.println("run in " + Thread.currentThread().getName()));
        direct.run();
        try { sub.setPriority(11); } catch (IllegalArgumentException e) { System.out.println(e); }
        Object lock = new Object();
        try { lock.notify(); } catch (IllegalMonitorStateException e) { System.out.println(e); }
        try { lock.wait(10); } catch (IllegalMonitorStateException e) { System.out.println(e); }
        synchronized (lock) {
            System.out.println(Thread.holdsLock(lock));
            synchronized (lock) { lock.wait(5); System.out.println("waited " + Thread.holdsLock(lock)); }
        }
        System.out.println(Thread.holdsLock(lock));
        Thread.sleep(2);
        Thread.currentThread().setName("renamed");
        System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().getThreadGroup().getName());
    }
}
