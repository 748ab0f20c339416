import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

/** Phasers, exchangers, stamped locks, fork/join, parallel streams, queues that hand over. */
public class PhaserExchanger {
    public static void main(String[] args) throws Exception {
        phaser();
        exchanger();
        stamped();
        forkJoin();
        parallelStreams();
        queues();
        scheduled();
    }

    static void phaser() throws Exception {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Phaser phaser = new Phaser(1) {
            @Override protected boolean onAdvance(int phase, int parties) {
                log.add("phase " + phase + " parties " + parties);
                return phase >= 2 || parties == 0;
            }
        };
        AtomicInteger work = new AtomicInteger();
        for (int i = 0; i < 3; i++) {
            phaser.register();
            new Thread(() -> {
                while (!phaser.isTerminated()) {
                    work.incrementAndGet();
                    phaser.arriveAndAwaitAdvance();
                }
            }).start();
        }
        while (!phaser.isTerminated()) phaser.arriveAndAwaitAdvance();
        System.out.println(log + " " + work.get() + " " + phaser.isTerminated());
    }

    static void exchanger() throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        String[] got = new String[2];
        Thread a = new Thread(() -> { try { got[0] = exchanger.exchange("from a"); } catch (InterruptedException e) { } });
        Thread b = new Thread(() -> { try { got[1] = exchanger.exchange("from b", 10, TimeUnit.SECONDS); } catch (Exception e) { } });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(Arrays.toString(got));
        try {
            exchanger.exchange("alone", 5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("nobody there");
        }
    }

    static void stamped() throws Exception {
        StampedLock lock = new StampedLock();
        int[] point = {0, 0};
        long optimistic = lock.tryOptimisticRead();
        System.out.println(lock.validate(optimistic) + " " + lock.isReadLocked() + lock.isWriteLocked());
        Thread[] writers = new Thread[4];
        for (int i = 0; i < writers.length; i++) {
            writers[i] = new Thread(() -> {
                for (int k = 0; k < 50; k++) {
                    long stamp = lock.writeLock();
                    try { point[0]++; Thread.yield(); point[1]--; } finally { lock.unlockWrite(stamp); }
                }
            });
            writers[i].start();
        }
        for (int k = 0; k < 50; k++) {
            long stamp = lock.readLock();
            try { if (point[0] + point[1] != 0) System.out.println("torn"); } finally { lock.unlockRead(stamp); }
        }
        for (Thread writer : writers) writer.join();
        System.out.println(lock.validate(optimistic) + " " + Arrays.toString(point));
        long stamp = lock.readLock();
        long upgraded = lock.tryConvertToWriteLock(stamp);
        System.out.println(upgraded != 0);
        lock.unlock(upgraded);
    }

    static class Sum extends RecursiveTask<Long> {
        final int from, to;
        Sum(int from, int to) { this.from = from; this.to = to; }
        @Override protected Long compute() {
            if (to - from < 50) return LongStream.range(from, to).sum();
            int middle = (from + to) >>> 1;
            Sum left = new Sum(from, middle);
            left.fork();
            return new Sum(middle, to).compute() + left.join();
        }
    }

    static void forkJoin() throws Exception {
        System.out.println(new ForkJoinPool(3).invoke(new Sum(0, 5000)) + " " + ForkJoinPool.commonPool().submit(new Sum(0, 999)).get());
        ForkJoinPool pool = new ForkJoinPool(2);
        Future<Integer> failing = pool.submit(() -> { if (true) throw new IllegalStateException("in pool"); return 1; });
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS));
    }

    static void parallelStreams() {
        System.out.println(IntStream.rangeClosed(1, 2000).parallel().filter(i -> i % 7 == 0).mapToLong(i -> i).sum());
        System.out.println(Arrays.asList(5, 3, 9, 1).parallelStream().sorted().map(String::valueOf).collect(Collectors.joining(",")));
        int[] numbers = new Random(5).ints(9000, 0, 1000).toArray();
        int[] copy = numbers.clone();
        Arrays.parallelSort(numbers);
        Arrays.sort(copy);
        System.out.println(Arrays.equals(numbers, copy));
        Arrays.parallelPrefix(copy, Integer::sum);
        System.out.println(copy[8999] == Arrays.stream(numbers).sum());
    }

    static void queues() throws Exception {
        SynchronousQueue<Integer> handOver = new SynchronousQueue<>();
        LinkedTransferQueue<Integer> transfer = new LinkedTransferQueue<>();
        int[] sums = new int[2];
        Thread consumer = new Thread(() -> {
            try {
                for (int i = 0; i < 5; i++) sums[0] += handOver.take();
                for (int i = 0; i < 5; i++) sums[1] += transfer.take();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        consumer.start();
        for (int i = 1; i <= 5; i++) handOver.put(i);
        for (int i = 1; i <= 5; i++) transfer.transfer(i * 10);
        consumer.join();
        System.out.println(Arrays.toString(sums) + " " + handOver.offer(1) + " " + handOver.poll());
        DelayQueue<Later> delays = new DelayQueue<>();
        delays.add(new Later("second", 20));
        delays.add(new Later("first", 5));
        System.out.println(delays.poll() + " " + delays.take().name + " " + delays.take().name);
    }

    static class Later implements Delayed {
        final String name;
        final long at;
        Later(String name, long millis) { this.name = name; at = System.nanoTime() + millis * 1_000_000; }
        @Override public long getDelay(TimeUnit unit) { return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS); }
        @Override public int compareTo(Delayed other) { return Long.compare(at, ((Later) other).at); }
    }

    static void scheduled() throws Exception {
        ScheduledExecutorService executor = Executors.newScheduledThreadPool(2);
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch ticks = new CountDownLatch(3);
        ScheduledFuture<?> ticking = executor.scheduleAtFixedRate(ticks::countDown, 1, 10, TimeUnit.MILLISECONDS);
        Future<?> late = executor.schedule(() -> order.add("late"), 200, TimeUnit.MILLISECONDS);
        Future<String> early = executor.schedule(() -> { order.add("early"); return "value"; }, 50, TimeUnit.MILLISECONDS);
        ticks.await();
        ticking.cancel(false);
        late.get();
        System.out.println(order + " " + early.get() + " " + ticking.isCancelled());
        executor.shutdown();
        System.out.println(executor.awaitTermination(1, TimeUnit.SECONDS) + " " + executor.isTerminated());
    }
}
