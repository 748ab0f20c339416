// ExecutorService: futures, exceptions, invokeAll, invokeAny, cancellation, shutdown, scheduled tasks, rejection.
import java.util.*;
import java.util.concurrent.*;

public class Executors1 {
    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(3);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 10; i++) { int k = i; fs.add(ex.submit(() -> k * k)); }
        int s = 0;
        for (Future<Integer> f : fs) s += f.get();
        System.out.println(s);
        Future<String> bad = ex.submit(() -> { if (true) throw new java.io.IOException("task"); return "x"; });
        try { bad.get(); } catch (ExecutionException e) { System.out.println(e.getMessage() + " | " + e.getCause() + " " + bad.isDone() + bad.isCancelled()); }
        Future<?> run = ex.submit(() -> { });
        System.out.println(run.get() + " " + ex.submit(() -> { }, "result").get());
        List<Callable<String>> cs = List.of(() -> "a", () -> "b", () -> { throw new IllegalStateException("c"); });
        StringBuilder sb = new StringBuilder();
        for (Future<String> f : ex.invokeAll(cs)) try { sb.append(f.get()); } catch (ExecutionException e) { sb.append("!").append(e.getCause().getMessage()); }
        System.out.println(sb);
        System.out.println(ex.invokeAny(List.<Callable<String>>of(() -> "only")));
        try { ex.invokeAny(List.<Callable<String>>of(() -> { throw new Exception("none"); })); } catch (ExecutionException e) { System.out.println(e.getCause().getMessage()); }
        CountDownLatch started = new CountDownLatch(1), never = new CountDownLatch(1);
        Future<?> slow = ex.submit(() -> { started.countDown(); try { never.await(); } catch (InterruptedException e) { sb.append("int"); } return null; });
        started.await();
        try { slow.get(3, TimeUnit.MILLISECONDS); } catch (TimeoutException e) { System.out.println("timeout " + e.getMessage()); }
        System.out.println(slow.cancel(true) + " " + slow.isCancelled() + " " + slow.isDone() + " " + slow.cancel(true));
        try { slow.get(); } catch (CancellationException e) { System.out.println("cancelled"); }
        ex.shutdown();
        System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS) + " " + ex.isShutdown() + ex.isTerminated());
        try { ex.submit(() -> 1); } catch (RejectedExecutionException e) { System.out.println("rejected"); }
        ExecutorService single = Executors.newSingleThreadExecutor(r -> { Thread t = new Thread(r, "solo"); t.setDaemon(true); return t; });
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 6; i++) { int k = i; single.execute(() -> order.add(Thread.currentThread().getName() + k)); }
        System.out.println(single.submit(() -> order.size()).get() + " " + order);
        single.shutdown();
        ScheduledExecutorService sc = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> d = sc.schedule(() -> 7, 2, TimeUnit.MILLISECONDS);
        CountDownLatch ticks = new CountDownLatch(3);
        ScheduledFuture<?> rep = sc.scheduleAtFixedRate(ticks::countDown, 0, 1, TimeUnit.MILLISECONDS);
        ticks.await();
        rep.cancel(false);
        System.out.println(d.get() + " " + rep.isCancelled());
        List<Integer> seq = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch three = new CountDownLatch(3);
        int[] delays = {400, 5, 200};
        for (int x : delays) sc.schedule(() -> { seq.add(x); three.countDown(); }, x, TimeUnit.MILLISECONDS);
        three.await();
        System.out.println(seq + " " + sc.shutdownNow().size());
        ThreadPoolExecutor tp = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.CallerRunsPolicy());
        CountDownLatch gate = new CountDownLatch(1);
        tp.execute(() -> { try { gate.await(); } catch (InterruptedException e) { } });
        tp.execute(() -> { });
        String[] who = new String[1];
        tp.execute(() -> who[0] = Thread.currentThread().getName());
        System.out.println(who[0] + " " + tp.getQueue().size() + " " + tp.getPoolSize());
        gate.countDown();
        tp.shutdown();
        tp.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(tp.getCompletedTaskCount() + " " + tp.getLargestPoolSize());
        FutureTask<Integer> ft = new FutureTask<>(() -> 5);
        System.out.println(ft.isDone());
        ft.run();
        System.out.println(ft.get() + " " + ft.isDone());
        CompletionService<Integer> ecs = new ExecutorCompletionService<>(Runnable::run);
        for (int i = 0; i < 3; i++) { int k = i; ecs.submit(() -> k + 100); }
        System.out.println(ecs.take().get() + " " + ecs.take().get() + " " + ecs.poll().get() + " " + ecs.poll());
        ForkJoinPool fj = new ForkJoinPool(2);
        class Sum extends RecursiveTask<Long> {
            private static final long serialVersionUID = 1;
            final int a, b;
            Sum(int a, int b) { this.a = a; this.b = b; }
            protected Long compute() {
                if (b - a < 100) { long t = 0; for (int i = a; i < b; i++) t += i; return t; }
                Sum l = new Sum(a, (a + b) / 2), r = new Sum((a + b) / 2, b);
                l.fork();
                return r.compute() + l.join();
            }
        }
        System.out.println(fj.invoke(new Sum(0, 10000)));
        fj.shutdown();
    }
}
