// Exceptions from collection misuse: immutable lists, fail-fast iterators, missing elements, wrong ranges, null policies.
import java.util.*;
import java.util.stream.*;

public class ImmutableErrors {
    interface A { Object go(); }
    static void t(String n, A a) {
        try {
            System.out.println(n + " = " + a.go());
        } catch (RuntimeException e) {
            System.out.println(n + " ! " + e.getClass().getSimpleName() + (e instanceof ClassCastException ? "" : " " + e.getMessage()));
        }
    }

    public static void main(String[] args) {
        List<Integer> im = List.of(1, 2, 3);
        t("add", () -> im.add(4));
        t("remove idx", () -> im.remove(0));
        t("remove obj", () -> im.remove((Object) 9));
        t("set", () -> im.set(0, 1));
        t("sort", () -> { im.sort(null); return 0; });
        t("removeIf", () -> im.removeIf(x -> false));
        t("clear", () -> { im.clear(); return 0; });
        t("addAll empty", () -> im.addAll(List.of()));
        t("iterator remove", () -> { Iterator<Integer> i = im.iterator(); i.next(); i.remove(); return 0; });
        t("get", () -> im.get(3));
        t("indexOf null", () -> im.indexOf(null));
        t("sublist", () -> im.subList(1, 9));
        t("copyOf null", () -> List.copyOf(Arrays.asList(1, null)));
        t("asList add", () -> Arrays.asList(1, 2).add(3));
        t("asList set", () -> { List<Integer> l = Arrays.asList(1, 2); l.set(0, 9); return l; });
        t("asList remove", () -> Arrays.asList(1, 2).remove(0));
        t("asList sort", () -> { List<Integer> l = Arrays.asList(2, 1); Collections.sort(l); return l; });
        t("map put", () -> Map.of(1, 2).put(3, 4));
        t("map get null", () -> Map.of(1, 2).get(null));
        t("map containsValue null", () -> Map.of(1, 2).containsValue(null));
        t("map compute", () -> Map.of(1, 2).merge(1, 1, Integer::sum));
        t("map entry set", () -> Map.of(1, 2).entrySet().iterator().next().setValue(5));
        t("map dup", () -> Map.ofEntries(Map.entry(1, 1), Map.entry(1, 2)));
        t("keySet add", () -> new HashMap<>(Map.of(1, 2)).keySet().add(5));
        t("keySet remove", () -> { Map<Integer, Integer> m = new HashMap<>(Map.of(1, 2)); m.keySet().remove(1); return m; });
        t("cme list", () -> { List<Integer> l = new ArrayList<>(im); for (int x : l) l.remove((Integer) x); return l; });
        t("second to last quirk", () -> { List<Integer> l = new ArrayList<>(im); for (int x : l) if (x == 2) l.remove((Integer) x); return l; });
        t("cme map", () -> { Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2)); for (int k : m.keySet()) m.put(k + 10, 0); return m; });
        t("cme sublist", () -> { List<Integer> l = new ArrayList<>(im), s = l.subList(0, 2); l.add(4); return s.size(); });
        t("cme forEach", () -> { List<Integer> l = new ArrayList<>(im); l.forEach(x -> l.add(1)); return l; });
        t("cme iterator", () -> { List<Integer> l = new ArrayList<>(im); Iterator<Integer> i = l.iterator(); l.add(9); return i.hasNext() ? i.next() : "end"; });
        t("listiterator set twice", () -> { ListIterator<Integer> i = new ArrayList<>(im).listIterator(); i.next(); i.remove(); i.set(5); return 0; });
        t("treeset cme", () -> { TreeSet<Integer> s = new TreeSet<>(im); for (int x : s) s.add(x + 10); return s; });
        t("computeIfAbsent cme", () -> { Map<Integer, Integer> m = new HashMap<>(); return m.computeIfAbsent(1, k -> { m.put(2, 2); return 1; }); });
        t("deque null", () -> new ArrayDeque<>().add(null));
        t("pq null", () -> new PriorityQueue<>().add(null));
        t("treemap null", () -> new TreeMap<String, String>().put(null, ""));
        t("hashmap null", () -> { Map<String, String> m = new HashMap<>(); m.put(null, null); return m + "" + m.containsKey(null) + m.get(null) + m.getOrDefault(null, "d"); });
        t("treeset mixed", () -> { Set<Object> s = new TreeSet<>(); s.add(1); return s.add("x"); });
        t("capacity", () -> new HashMap<>(-1));
        t("load", () -> new HashMap<>(1, 0f));
        t("list capacity", () -> new ArrayList<>(-5));
        t("nCopies", () -> Collections.nCopies(-1, "x"));
        t("max empty", () -> Collections.max(List.<Integer>of()));
        t("scanner", () -> new Scanner("x").nextInt());
        t("opt", () -> Optional.empty().get());
        t("iter", () -> List.of().iterator().next());
        t("enummap null", () -> new EnumMap<>(Thread.State.class).put(null, 1));
        t("enumset", () -> EnumSet.copyOf(new ArrayList<Thread.State>()));
        t("stack", () -> new Stack<>().peek());
        t("toArray store", () -> List.of(1).toArray(new String[0]));
        t("toMap dup", () -> Stream.of(1, 1).collect(Collectors.toMap(x -> x, x -> "v" + x)));
        t("string joiner", () -> new StringJoiner(null));
        t("bitset", () -> new BitSet().get(-1));
        t("array fill", () -> { Object[] o = new Integer[1]; Arrays.fill(o, "s"); return 0; });
        t("vector", () -> new Vector<>().firstElement());
        t("rotate", () -> { List<Integer> l = new ArrayList<>(im); Collections.rotate(l, 1000000001); return l; });
    }
}
