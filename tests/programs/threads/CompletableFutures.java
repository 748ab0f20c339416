// CompletableFuture: chaining, combining, exceptional completion, anyOf/allOf, manual completion.
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class CompletableFutures {
    interface A { Object go() throws Exception; }
    static void t(String n, A a) {
        try {
            System.out.println(n + " " + a.go());
        } catch (Exception e) {
            System.out.println(n + " ! " + e.getClass().getSimpleName() + " " + e.getMessage() + " <- " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(2);
        t("supply", () -> CompletableFuture.supplyAsync(() -> 20, ex).thenApply(x -> x + 1).thenCompose(x -> CompletableFuture.supplyAsync(() -> x * 2, ex)).get());
        t("combine", () -> CompletableFuture.supplyAsync(() -> "a", ex).thenCombine(CompletableFuture.supplyAsync(() -> "b", ex), (x, y) -> x + y).join());
        t("exception", () -> CompletableFuture.supplyAsync(() -> { if (true) throw new IllegalStateException("bad"); return 1; }, ex).get());
        t("join exc", () -> CompletableFuture.supplyAsync(() -> { if (true) throw new IllegalStateException("bad"); return 1; }, ex).thenApply(x -> x + 1).join());
        t("exceptionally", () -> CompletableFuture.<Integer>failedFuture(new RuntimeException("f")).exceptionally(e -> -1).get());
        t("handle", () -> CompletableFuture.completedFuture(5).handle((v, e) -> v + ":" + e).get());
        t("handle exc", () -> CompletableFuture.supplyAsync(() -> { if (true) throw new ArithmeticException("x"); return 1; }, ex).handle((v, e) -> v + ":" + e).get());
        t("whenComplete", () -> CompletableFuture.completedFuture(5).whenComplete((v, e) -> System.out.print("[" + v + e + "]")).get());
        t("when exc", () -> CompletableFuture.failedFuture(new Exception("w")).whenComplete((v, e) -> System.out.print("[" + v + e.getMessage() + "]")).get());
        List<CompletableFuture<Integer>> fs = IntStream.range(0, 8).mapToObj(i -> CompletableFuture.supplyAsync(() -> i * i, ex)).collect(Collectors.toList());
        t("allOf", () -> CompletableFuture.allOf(fs.toArray(new CompletableFuture<?>[0])).thenApply(v -> fs.stream().mapToInt(CompletableFuture::join).sum()).get());
        t("anyOf", () -> CompletableFuture.anyOf(new CompletableFuture<>(), CompletableFuture.completedFuture("ready")).get());
        CompletableFuture<String> m = new CompletableFuture<>();
        t("manual", () -> m.isDone() + " " + m.getNow("absent") + " " + m.complete("v") + " " + m.complete("w") + " " + m.get() + m.isDone() + m.isCompletedExceptionally());
        CompletableFuture<String> c = new CompletableFuture<>();
        t("cancel", () -> c.cancel(true) + " " + c.isCancelled() + c.isCompletedExceptionally());
        t("cancelled get", () -> c.get());
        t("cancelled dep", () -> c.thenApply(x -> x).join());
        CompletableFuture<String> o = CompletableFuture.completedFuture("first");
        o.obtrudeValue("second");
        t("obtrude", o::get);
        t("timeout", () -> new CompletableFuture<String>().orTimeout(3, TimeUnit.MILLISECONDS).get());
        t("completeOnTimeout", () -> new CompletableFuture<String>().completeOnTimeout("late", 3, TimeUnit.MILLISECONDS).get());
        t("get timeout", () -> new CompletableFuture<String>().get(2, TimeUnit.MILLISECONDS));
        StringBuffer sb = new StringBuffer();
        CompletableFuture<Void> run = CompletableFuture.runAsync(() -> sb.append("run"), ex).thenRun(() -> sb.append("-then")).thenAccept(v -> sb.append(v));
        run.join();
        System.out.println(sb);
        t("either", () -> CompletableFuture.completedFuture("x").applyToEither(new CompletableFuture<String>(), s -> s + "!").get());
        t("both", () -> { int[] r = {0}; CompletableFuture.completedFuture(3).thenAcceptBoth(CompletableFuture.completedFuture(4), (a, b) -> r[0] = a * b).get(); return r[0]; });
        t("order", () -> { StringBuilder s = new StringBuilder(); CompletableFuture<Integer> root = new CompletableFuture<>(); CompletableFuture<Integer> last = root.thenApply(x -> { s.append("1"); return x + 1; }).thenApply(x -> { s.append("2"); return x + 1; }); s.append("0"); root.complete(10); return s + " " + last.join(); });
        t("nested exc", () -> CompletableFuture.completedFuture(1).thenCompose(x -> CompletableFuture.failedFuture(new java.io.IOException("deep"))).thenApply(x -> x).exceptionally(e -> e.getClass().getSimpleName() + e.getCause().getMessage()).get());
        t("exceptionallyCompose", () -> CompletableFuture.<String>failedFuture(new Exception("q")).exceptionallyCompose(e -> CompletableFuture.completedFuture("rec " + e.getMessage())).get());
        t("minimal", () -> CompletableFuture.completedStage(5).toCompletableFuture().get());
        ex.shutdown(); System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS));
    }
}
