// Views: subList, keySet, values, headMap, Arrays.asList, reversed iteration, unmodifiable and checked wrappers write through.
import java.util.*;

public class SubListViews {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(); for (int i = 0; i < 12; i++) l.add(i);
        List<Integer> s = l.subList(3, 9), ss = s.subList(1, 4);
        System.out.println(s + " " + ss);
        ss.set(0, 40);
        ss.add(99);
        System.out.println(l + " " + s + " " + ss);
        ss.clear();
        System.out.println(l + " " + s.size());
        s.addAll(0, List.of(-1, -2));
        s.removeIf(x -> x < -1);
        Collections.sort(s, Collections.reverseOrder());
        System.out.println(l + " " + s + s.indexOf(8) + s.contains(0) + l.indexOf(8));
        s.replaceAll(x -> x * 2);
        for (ListIterator<Integer> it = s.listIterator(s.size()); it.hasPrevious(); ) { int v = it.previous(); if (v == 6) it.remove(); else if (v == 16) it.add(7); }
        System.out.println(l + "" + s);
        Collections.rotate(l.subList(0, 5), 2);
        Collections.swap(l, 0, l.size() - 1);
        System.out.println(l + " " + l.subList(2, 2).isEmpty() + l.subList(0, l.size()).equals(l) + l.subList(1, 4).hashCode());
        try { l.subList(3, 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { l.subList(-1, 2); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { s.get(99); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        l.add(1);
        try { s.size(); } catch (ConcurrentModificationException e) { System.out.println("stale view"); }
        Map<String, Integer> m = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3, "d", 4));
        m.keySet().remove("b");
        m.values().removeIf(v -> v == 4);
        m.entrySet().iterator().next().setValue(100);
        System.out.println(m + " " + m.keySet() + m.values() + m.entrySet().contains(Map.entry("c", 3)));
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i < 10; i++) t.put(i * 10, "v" + i);
        SortedMap<Integer, String> head = t.headMap(40), sub = t.subMap(20, 70);
        head.remove(10);
        sub.put(55, "new");
        sub.keySet().removeIf(k -> k % 20 == 0);
        System.out.println(t + " " + head + sub + sub.firstKey() + head.lastKey() + t.descendingMap().subMap(80, 30));
        NavigableSet<Integer> ks = t.navigableKeySet().descendingSet();
        ks.pollFirst();
        ks.remove(55);
        System.out.println(t.keySet() + " " + ks.headSet(50, true) + ks.ceiling(60));
        TreeSet<Integer> ts = new TreeSet<>(List.of(1, 5, 9, 13));
        ts.subSet(2, 10).clear();
        ts.tailSet(5).add(7);
        System.out.println(ts);
        try { ts.headSet(5).add(6); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        String[] arr = {"x", "y", "z"};
        List<String> view = Arrays.asList(arr);
        view.set(1, "changed");
        arr[2] = "back";
        Collections.reverse(view);
        System.out.println(Arrays.toString(arr) + view);
        List<Integer> base = new ArrayList<>(List.of(1, 2));
        List<Integer> un = Collections.unmodifiableList(base), copy = List.copyOf(base);
        base.add(3);
        System.out.println(un + "" + copy + un.equals(base));
        List<Object> chk = Collections.checkedList(new ArrayList<>(), Object.class);
        chk.add(1);
        System.out.println(chk);
        LinkedList<Integer> ll = new LinkedList<>(List.of(1, 2, 3, 4, 5));
        ll.subList(1, 3).clear();
        System.out.println(ll + "" + ll.descendingIterator().next());
        Map<String, List<String>> mm = new TreeMap<>();
        for (String w : "apple avocado banana blueberry cherry".split(" ")) mm.computeIfAbsent(w.substring(0, 1), k -> new ArrayList<>()).add(w);
        mm.get("a").remove("apple");
        System.out.println(mm);
        System.out.println(Collections.nCopies(3, List.of(1)) + "" + Collections.emptyMap() + new ArrayList<>(Collections.singleton("one")) + Collections.unmodifiableCollection(mm.keySet()));
        AbstractMap.SimpleEntry<String, Integer> se = new AbstractMap.SimpleEntry<>("k", 1);
        se.setValue(2);
        System.out.println(se + " " + se.equals(Map.entry("k", 2)) + new AbstractMap.SimpleImmutableEntry<>(se));
    }
}
