// ConcurrentHashMap, CopyOnWriteArrayList, ConcurrentLinkedQueue, skip lists: semantics and concurrent sums.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ConcurrentCollections {
    static void par(int n, Runnable r) throws InterruptedException {
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) (ts[i] = new Thread(r)).start();
        for (Thread t : ts) t.join();
    }
    interface A { Object go(); }
    static void t(String n, A a) { try { System.out.println(n + " " + a.go()); } catch (RuntimeException e) { System.out.println(n + " ! " + e.getClass().getSimpleName()); } }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        par(4, () -> { for (int i = 0; i < 500; i++) m.merge("k" + i % 17, 1, Integer::sum); });
        System.out.println(new TreeMap<>(m));
        t("absent", () -> m.putIfAbsent("k1", 0) + " " + m.putIfAbsent("new", 1) + " " + m.computeIfAbsent("c", k -> 5) + m.computeIfPresent("c", (k, v) -> null) + m.compute("d", (k, v) -> v == null ? 1 : v + 1) + m.replace("d", 1, 2) + m.remove("d", 9) + m.getOrDefault("zz", -1));
        t("null key", () -> m.put(null, 1));
        t("null val", () -> m.put("x", null));
        t("get null", () -> m.get(null));
        t("bulk", () -> m.reduceValues(1000, Integer::sum) + " " + m.search(1000, (k, v) -> k.equals("k3") ? v : null) + " " + m.mappingCount() + " " + m.reduce(1000, (k, v) -> v > 118 ? 1 : null, Integer::sum));
        t("weak iter", () -> { int c = 0; for (String k : m.keySet()) { m.remove(k); c++; } return c + " " + m; });
        Set<String> ks = ConcurrentHashMap.newKeySet();
        ks.add("z");
        ks.add("z");
        System.out.println(ks);
        t("recursive", () -> { ConcurrentHashMap<Integer, Integer> r = new ConcurrentHashMap<>(); r.computeIfAbsent(1, k -> r.computeIfAbsent(1, q -> 2)); return r; });
        ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>();
        AtomicInteger next = new AtomicInteger();
        par(4, () -> { for (int k; (k = next.getAndIncrement()) < 3000; ) big.put(k, k * 2); });
        long s = 0;
        for (int v : big.values()) s += v;
        System.out.println(big.size() + " " + s);
        ConcurrentHashMap<String, LongAdder> freq = new ConcurrentHashMap<>();
        par(3, () -> { for (String w : "a b a c a b".split(" ")) freq.computeIfAbsent(w, k -> new LongAdder()).increment(); });
        System.out.println(freq);
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int x : cow) cow.add(x * 10);
        System.out.println(cow + " " + cow.addIfAbsent(1) + cow.addIfAbsent(9));
        t("cow remove", () -> { Iterator<Integer> it = cow.iterator(); it.next(); it.remove(); return 0; });
        CopyOnWriteArraySet<String> cs = new CopyOnWriteArraySet<>(List.of("b", "a", "b"));
        System.out.println(cs);
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        par(3, () -> { for (int i = 0; i < 100; i++) q.add(i); });
        int c = 0, sum = 0;
        for (Integer x; (x = q.poll()) != null; c++) sum += x;
        System.out.println(c + " " + sum);
        ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>();
        d.offerFirst("b");
        d.offerLast("c");
        d.push("a");
        System.out.println(d + d.pollLast() + d.peekFirst());
        ConcurrentSkipListMap<Integer, String> sk = new ConcurrentSkipListMap<>();
        par(3, () -> { for (int i = 0; i < 60; i++) sk.put(i * 7 % 60, "v" + i % 3); });
        System.out.println(sk.size() + " " + sk.firstKey() + sk.lastKey() + sk.headMap(3) + sk.ceilingKey(58) + sk.descendingMap().firstKey() + sk.pollFirstEntry());
        ConcurrentSkipListSet<String> ss = new ConcurrentSkipListSet<>(List.of("q", "c", "x"));
        System.out.println(ss + ss.higher("c") + ss.headSet("q", true));
        LinkedBlockingQueue<Integer> lb = new LinkedBlockingQueue<>();
        Thread p = new Thread(() -> { try { for (int i = 0; i < 50; i++) lb.put(i); lb.put(-1); } catch (InterruptedException e) { } });
        p.start();
        int tot = 0;
        for (int x; (x = lb.take()) >= 0; ) tot += x;
        System.out.println(tot);
        List<Integer> drained = new ArrayList<>();
        lb.addAll(List.of(5, 6, 7));
        System.out.println(lb.drainTo(drained, 2) + " " + drained + lb);
    }
}
