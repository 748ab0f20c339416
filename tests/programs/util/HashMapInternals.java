// HashMap behaviour under collisions: tree bins with comparable and non-comparable keys, removals, resizing, iteration order.
import java.util.*;

public class HashMapInternals {
    static class K implements Comparable<K> {
        final int v, h;
        K(int v, int h) { this.v = v; this.h = h; }
        @Override public int hashCode() { return h; }
        @Override public boolean equals(Object o) { return o instanceof K k && k.v == v; }
        public int compareTo(K o) { return Integer.compare(v, o.v); }
        @Override public String toString() { return "k" + v; }
    }
    static long order(Map<?, ?> m) { long h = 0; for (Object k : m.keySet()) h = h * 31 + k.toString().hashCode(); return h; }

    public static void main(String[] args) {
        for (int mod : new int[] {1, 2, 7, 64}) {
            Map<K, Integer> m = new HashMap<>(); for (int i = 0; i < 200; i++) m.put(new K(i * 37 % 211, i % mod), i);
            int hits = 0; for (int i = 0; i < 211; i++) for (int h = 0; h < mod; h++) if (m.containsKey(new K(i, h))) hits++;
            System.out.println(mod + " " + m.size() + " " + hits + " " + order(m));
            int rem = 0; for (int i = 0; i < 200; i += 2) if (m.remove(new K(i * 37 % 211, i % mod)) != null) rem++;
            System.out.println("  removed " + rem + " " + m.size() + " " + order(m));
            m.keySet().removeIf(k -> k.v % 3 == 0);
            System.out.println("  left " + m.size() + " " + order(m) + " " + m.values().stream().mapToInt(x -> x).sum());
            for (Iterator<Map.Entry<K, Integer>> it = m.entrySet().iterator(); it.hasNext(); ) {
                Map.Entry<K, Integer> e = it.next();
                if (e.getValue() % 5 == 0) it.remove(); else e.setValue(-e.getValue());
            }
            System.out.println("  iter " + m.size() + " " + order(m));
        }
        Map<Integer, String> r = new HashMap<>(4);
        for (int i = 0; i < 30; i++) { r.put(i * 16, "x"); if ((i & i + 1) == 0) System.out.println(i + " " + r.keySet()); }
        System.out.println(new HashSet<>(Arrays.asList(100, 33, 17, 1, 16, 65, 64, -1, -100)));
        System.out.println(new HashSet<>(Arrays.asList("banana", "apple", "cherry", "date", "elderberry", "fig", "grape")));
        System.out.println(new HashSet<>(Arrays.asList(1.5, 2.5, -0.0, 0.0, Double.NaN, 1e10)));
        System.out.println(new HashSet<>(Arrays.asList('z', 'a', 'M', '0', ' ')));
        System.out.println(new HashSet<>(Arrays.asList(1L << 32, 5L, -1L, Long.MAX_VALUE, 1L)));
        Map<String, Integer> cnt = new HashMap<>();
        for (int i = 0; i < 100; i++) cnt.merge("key" + i * i % 23, i, Integer::sum);
        System.out.println(cnt);
        Map<List<Integer>, String> lk = new HashMap<>();
        lk.put(List.of(1, 2), "a");
        lk.put(Arrays.asList(1, 2), "b");
        lk.put(new ArrayList<>(List.of(2, 1)), "c");
        System.out.println(lk.size() + " " + lk.get(new LinkedList<>(List.of(1, 2))));
        Map<Object, Integer> n = new HashMap<>();
        n.put(1, 1);
        n.put(1L, 2);
        n.put('\1', 3);
        n.put((byte) 1, 4);
        n.put(1.0, 5);
        n.put("1", 6);
        System.out.println(n.size() + " " + n.get(1) + n.get(1L) + n.get((short) 1));
        HashMap<String, Integer> clone = new HashMap<>(cnt);
        clone.put("extra", 1);
        System.out.println(cnt.size() + " " + clone.size() + " " + cnt.equals(clone) + (clone.remove("extra") != null) + cnt.equals(clone) + (cnt.hashCode() == clone.hashCode()));
        Map<K, String> tree = new HashMap<>();
        for (int i = 0; i < 12; i++) tree.put(new K(i, 5), "t" + i);
        tree.computeIfAbsent(new K(20, 5), k -> "abs");
        tree.merge(new K(3, 5), "!", String::concat);
        tree.compute(new K(4, 5), (k, v) -> null);
        tree.replaceAll((k, v) -> v + k.v);
        System.out.println(tree);
        IdentityHashMap<Object, Integer> id = new IdentityHashMap<>();
        String s = new String("q");
        id.put(s, 1);
        id.put("q", 2);
        id.put(s, 3);
        System.out.println(id.size() + " " + id.get(s) + id.get("q") + id.containsKey(new String("q")));
    }
}
