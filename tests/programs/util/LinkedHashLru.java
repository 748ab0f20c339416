// LinkedHashMap: insertion and access order, eldest removal (LRU cache), LinkedHashSet order.
import java.util.*;

public class LinkedHashLru {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        private static final long serialVersionUID = 1;
        final int cap; int evicted;
        Lru(int cap) { super(16, 0.75f, true); this.cap = cap; }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) { boolean r = size() > cap; if (r) { evicted++; System.out.print("evict " + e + "; "); } return r; }
    }

    public static void main(String[] args) {
        Lru<String, Integer> c = new Lru<>(3);
        for (String k : "a b c a d b a e f a c".split(" ")) {
            Integer v = c.get(k);
            if (v == null) c.put(k, k.charAt(0) - 'a');
            System.out.println(k + (v == null ? " miss " : " hit ") + c);
        }
        System.out.println(c.evicted + " " + c.containsKey("a") + c);
        c.getOrDefault("f", 0);
        System.out.println(c);
        c.putIfAbsent("a", 9);
        System.out.println(c);
        c.computeIfPresent("c", (k, v) -> v + 1);
        System.out.println(c);
        c.merge("a", 5, Integer::sum);
        System.out.println(c);
        c.replace("f", 50);
        System.out.println(c + " " + c.keySet() + c.values() + c.entrySet());
        LinkedHashMap<Integer, String> m = new LinkedHashMap<>();
        for (int i : new int[] {5, 3, 9, 1, 7}) m.put(i, "n" + i);
        m.put(3, "again");
        m.remove(9);
        m.put(9, "back");
        System.out.println(m);
        m.keySet().removeIf(k -> k < 4);
        m.values().remove("n7");
        m.putAll(Map.of(100, "x"));
        System.out.println(m);
        Iterator<Map.Entry<Integer, String>> it = m.entrySet().iterator(); it.next().setValue("first"); it.next(); it.remove(); System.out.println(m);
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("z", "y", "x"));
        s.add("y");
        s.add("a");
        s.remove("z");
        s.add("z");
        System.out.println(s + " " + s.equals(Set.of("a", "x", "y", "z")) + " " + s.containsAll(List.of("a", "z")));
        s.retainAll(Set.of("z", "y"));
        System.out.println(s);
        LinkedHashMap<String, Integer> acc = new LinkedHashMap<>(8, 0.5f, true);
        acc.put("x", 1);
        acc.put("y", 2);
        acc.put("z", 3);
        acc.get("x");
        acc.get("nope");
        System.out.println(acc);
        try { for (String k : acc.keySet()) acc.get("y"); } catch (ConcurrentModificationException e) { System.out.println("cme on access " + acc); }
        acc.forEach((k, v) -> System.out.print(k + v + " "));
        acc.replaceAll((k, v) -> v * 2);
        System.out.println(acc);
        Map<String, Integer> copy = new LinkedHashMap<>(acc);
        acc.clear();
        System.out.println(acc + "" + copy + copy.equals(new TreeMap<>(copy)));
    }
}
