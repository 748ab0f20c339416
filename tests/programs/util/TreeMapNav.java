// TreeMap and TreeSet navigation: floor, ceiling, head, tail and sub maps, descending views, polling, comparators.
import java.util.*;

public class TreeMapNav {
    interface A { Object go(); }
    static void t(String n, A a) {
        try {
            System.out.println(n + " " + a.go());
        } catch (RuntimeException e) {
            System.out.println(n + " ! " + e.getClass().getSimpleName() + " " + (e instanceof ClassCastException ? "" : e.getMessage()));
        }
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 1; i <= 30; i++) m.put(i * 7919 % 101, "v" + i);
        System.out.println(m);
        for (int k : new int[] {-1, 0, 12, 13, 50, 99, 100, 101})
            System.out.println(k + ": " + m.floorKey(k) + " " + m.ceilingKey(k) + " " + m.lowerKey(k) + " " + m.higherKey(k) + " " + m.floorEntry(k) + " " + m.containsKey(k));
        System.out.println(m.firstKey() + " " + m.lastEntry() + " " + m.headMap(20) + m.headMap(20, true).size() + m.tailMap(80) + m.subMap(30, 60) + m.subMap(30, false, 60, true).lastKey());
        System.out.println(m.descendingMap().headMap(85) + " " + m.descendingKeySet().first() + " " + m.navigableKeySet().higher(50));
        NavigableMap<Integer, String> sub = m.subMap(20, true, 40, false); sub.put(25, "new"); sub.remove(sub.firstKey()); System.out.println(sub + " " + m.get(25));
        t("out of range put", () -> sub.put(50, "x"));
        t("sub of sub", () -> sub.subMap(10, 30));
        t("inverted", () -> m.subMap(5, 1));
        t("null key", () -> m.get(null));
        t("null put", () -> m.put(null, ""));
        t("empty first", () -> new TreeMap<String, String>().firstKey());
        t("empty firstEntry", () -> new TreeMap<String, String>().firstEntry());
        sub.clear(); System.out.println(m.size() + " " + m.pollFirstEntry() + m.pollLastEntry() + " " + m.size());
        m.entrySet().removeIf(e -> e.getKey() % 2 == 0); m.replaceAll((k, v) -> v + k); System.out.println(m);
        t("setValue on view", () -> { m.firstEntry().setValue("x"); return m; });
        TreeMap<String, Integer> cs = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        cs.put("B", 1);
        cs.put("a", 2);
        cs.put("b", 3);
        cs.put("C", 4);
        System.out.println(cs + " " + cs.get("A") + " " + cs.headMap("c") + cs.comparator().equals(String.CASE_INSENSITIVE_ORDER));
        TreeMap<String, Integer> nl = new TreeMap<>(Comparator.nullsFirst(Comparator.reverseOrder())); nl.put("x", 1); nl.put(null, 2); nl.put("y", 3); System.out.println(nl);
        TreeSet<Integer> s = new TreeSet<>(List.of(5, 1, 9, 3, 7));
        System.out.println(s + " " + s.first() + s.last() + s.floor(4) + s.ceiling(4) + s.lower(1) + s.higher(9) + s.headSet(5) + s.tailSet(5, false) + s.subSet(2, 8) + s.descendingSet() + s.pollFirst() + s.add(9) + s.remove(7) + s);
        t("mixed", () -> { TreeSet<Object> o = new TreeSet<>(); o.add(1); o.add("s"); return o; }); t("uncomparable", () -> new TreeSet<>(List.of(new Object())));
        TreeSet<String> byLen = new TreeSet<>(Comparator.comparing(String::length));
        for (String x : "one three two seven eleven six".split(" ")) byLen.add(x);
        System.out.println(byLen + " " + byLen.contains("abc"));
        TreeMap<Integer, Integer> big = new TreeMap<>();
        int x = 1;
        for (int i = 0; i < 2000; i++) { x = x * 1103515245 + 12345; big.merge(x >>> 22, 1, Integer::sum); if (i % 3 == 0) big.remove(x >>> 21 & 511); }
        long h = 0;
        for (var e : big.entrySet()) h = h * 31 + e.getKey() * 7 + e.getValue();
        System.out.println(big.size() + " " + h);
        Iterator<Integer> it = m.keySet().iterator(); it.next(); it.remove(); System.out.println(m.size()); t("cme", () -> { for (Integer k : m.keySet()) m.remove(k); return m; });
        SortedMap<Integer, String> un = Collections.unmodifiableSortedMap(m);
        t("unmod", () -> un.put(1, ""));
        System.out.println(m.equals(new HashMap<>(m)) + " " + (m.hashCode() == new HashMap<>(m).hashCode()));
    }
}
