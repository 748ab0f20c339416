// Sequenced collections: first and last access, reversed views, put first and last on maps and sets.
import java.util.*;

public class SequencedCollections {
    interface A { Object go(); }
    static void t(String n, A a) { try { System.out.println(n + " " + a.go()); } catch (RuntimeException e) { System.out.println(n + " ! " + e); } }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        l.addFirst(0);
        l.addLast(4);
        System.out.println(l + " " + l.getFirst() + l.getLast() + l.removeFirst() + l.removeLast() + l + l.reversed());
        List<Integer> rv = l.reversed();
        rv.add(99);
        rv.set(0, 77);
        System.out.println(l + "" + rv + rv.get(1) + rv.indexOf(1) + rv.reversed().equals(l) + rv.subList(0, 2));
        l.add(5);
        System.out.println(rv + " " + rv.stream().mapToInt(x -> x).sum());
        rv.sort(null);
        System.out.println(l);
        rv.remove(0);
        System.out.println(l);
        for (Iterator<Integer> it = rv.iterator(); it.hasNext(); ) if (it.next() % 2 == 1) it.remove();
        System.out.println(l);
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("a", "b", "c"));
        s.addFirst("z");
        s.addLast("a");
        System.out.println(s + " " + s.getFirst() + s.getLast() + s.reversed() + s.removeFirst() + s);
        s.addFirst("c");
        System.out.println(s);
        SequencedSet<String> sr = s.reversed();
        sr.addFirst("tail");
        System.out.println(s + " " + sr);
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("x", 1);
        m.put("y", 2);
        m.putFirst("w", 0);
        m.putLast("x", 9);
        System.out.println(m + " " + m.firstEntry() + m.lastEntry() + m.reversed() + m.sequencedKeySet().reversed() + m.sequencedValues().getLast() + m.sequencedEntrySet().getFirst() + m.pollFirstEntry() + m);
        m.reversed().put("q", 5);
        System.out.println(m);
        m.reversed().putFirst("end", 6);
        System.out.println(m + " " + m.pollLastEntry());
        TreeSet<Integer> ts = new TreeSet<>(List.of(3, 1, 2));
        System.out.println(ts.getFirst() + "" + ts.getLast() + ts.reversed() + ts.removeFirst() + ts);
        t("treeset addFirst", () -> { ts.addFirst(0); return ts; });
        TreeMap<String, Integer> tm = new TreeMap<>(Map.of("a", 1, "b", 2));
        System.out.println(tm.reversed() + " " + tm.firstEntry());
        t("treemap putFirst", () -> tm.putFirst("0", 0));
        Deque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3));
        System.out.println(d.reversed() + " " + d.reversed().peekFirst());
        d.reversed().addFirst(4);
        System.out.println(d);
        LinkedList<Integer> ll = new LinkedList<>(List.of(1, 2));
        System.out.println(ll.reversed() + "" + ll.reversed().getFirst());
        t("empty list", () -> new ArrayList<>().getFirst());
        t("empty removeLast", () -> new ArrayList<>().removeLast());
        t("immutable", () -> List.of(1).removeFirst());
        t("immutable get", () -> List.of(1, 2).getLast() + "" + List.of(1, 2).reversed());
        t("immutable add", () -> { List.of(1).reversed().add(2); return 0; });
        t("empty set", () -> new LinkedHashSet<>().getFirst());
        t("empty map", () -> new LinkedHashMap<>().firstEntry());
        t("unmod", () -> Collections.unmodifiableSequencedCollection(new ArrayList<>(List.of(1, 2))).reversed());
        t("unmod add", () -> { Collections.unmodifiableSequencedMap(new LinkedHashMap<>()).putFirst(1, 1); return 0; });
        t("setFromMap", () -> { SequencedSet<String> q = Collections.newSequencedSetFromMap(new LinkedHashMap<>()); q.addLast("a"); q.addFirst("b"); return q; });
        t("cme", () -> { for (Integer x : rv) l.add(x); return l; });
    }
}
