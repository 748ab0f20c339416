// Collections utilities: sort, shuffle with a seed, rotate, frequency, unmodifiable, checked, nCopies and more.
import java.util.*;

public class CollectionsUtil {
    interface A { Object go(); }
    static void t(String n, A a) { try { System.out.println(n + " " + a.go()); } catch (RuntimeException e) { System.out.println(n + " ! " + e); } }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(); for (int i = 0; i < 12; i++) l.add(i);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        Collections.sort(l);
        Collections.rotate(l, 4);
        System.out.println(l);
        Collections.rotate(l, -15);
        System.out.println(l);
        Collections.swap(l, 0, 11);
        Collections.reverse(l);
        System.out.println(l);
        Collections.shuffle(l, new Random(7));
        Collections.sort(l, Collections.reverseOrder());
        System.out.println(l + " " + Collections.max(l) + Collections.min(l) + " " + Collections.binarySearch(l, 5, Comparator.reverseOrder()) + " " + Collections.max(l, Comparator.comparing(x -> x % 7)));
        List<String> s = Arrays.asList("a", "b", "a", "c", "a");
        System.out.println(Collections.frequency(s, "a") + " " + Collections.disjoint(s, List.of("z")) + " " + Collections.indexOfSubList(s, List.of("a", "c")) + " " + Collections.lastIndexOfSubList(s, List.of("a")) + " " + Collections.nCopies(3, "x") + Collections.emptyList() + Collections.singletonMap("k", "v") + Collections.singleton(1));
        Collections.replaceAll(s, "a", "A");
        System.out.println(s);
        Collections.fill(s, "f");
        System.out.println(s);
        List<Integer> dst = new ArrayList<>(List.of(9, 9, 9, 9));
        Collections.copy(dst, List.of(1, 2));
        System.out.println(dst);
        Set<Integer> set = new TreeSet<>();
        System.out.println(Collections.addAll(set, 3, 1, 2) + "" + set);
        List<Integer> um = Collections.unmodifiableList(l);
        t("um add", () -> um.add(1));
        t("um set", () -> um.set(0, 1));
        t("um it", () -> { Iterator<Integer> i = um.iterator(); i.next(); i.remove(); return 0; });
        l.set(0, 77);
        t("um sees", () -> um.get(0));
        t("um sort", () -> { um.sort(null); return 0; });
        t("um map", () -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).put(1, 2));
        t("empty add", () -> Collections.<Integer>emptyList().add(1));
        t("singleton add", () -> Collections.singletonList(1).add(2));
        t("nCopies set", () -> Collections.nCopies(2, 1).set(0, 2));
        t("copy too small", () -> { Collections.copy(new ArrayList<Integer>(), List.of(1)); return 0; });
        t("listof add", () -> List.of(1).add(2));
        t("listof null", () -> List.of(1, null));
        t("listof contains null", () -> List.of(1).contains(null));
        t("mapof dup", () -> Map.of("a", 1, "a", 2));
        t("setof dup", () -> Set.of(1, 1));
        t("mapof put", () -> Map.of().put(1, 1));
        t("listof idx", () -> List.of(1, 2).get(2));
        t("copyOf", () -> List.copyOf(Arrays.asList(3, 2, 1)) + "" + List.of(1, 2, 3).subList(1, 3) + List.of(1, 2, 3).indexOf(3));
        t("mapentry", () -> Map.entry("k", 1) + "" + Map.entry("k", 1).equals(new AbstractMap.SimpleEntry<>("k", 1)));
        t("entry null", () -> Map.entry(null, 1));
        t("toArray", () -> List.of(1, 2).toArray().length);
        t("max empty", () -> Collections.max(new ArrayList<Integer>()));
        @SuppressWarnings({"rawtypes", "unchecked"}) A raw = () -> ((List) Collections.checkedList(new ArrayList<>(), String.class)).add(5); t("checked", raw);
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
        sync.add(1);
        System.out.println(sync);
        Enumeration<String> en = Collections.enumeration(List.of("e1", "e2")); while (en.hasMoreElements()) System.out.print(en.nextElement() + " ");
        System.out.println(Collections.list(new Vector<>(List.of(4, 5)).elements()));
        Set<String> fm = Collections.newSetFromMap(new TreeMap<>());
        fm.add("z");
        fm.add("a");
        System.out.println(fm);
        Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
        lifo.add(1);
        lifo.add(2);
        System.out.println(lifo.poll());
        IdentityHashMap<String, Integer> id = new IdentityHashMap<>();
        id.put("k", 1);
        id.put(new String("k"), 2);
        id.put("k", 3);
        System.out.println(id.size() + " " + id.get("k"));
        WeakHashMap<String, Integer> w = new WeakHashMap<>();
        w.put("literal", 1);
        System.out.println(w);
        Hashtable<String, Integer> ht = new Hashtable<>();
        for (String k : "one two three four five".split(" ")) ht.put(k, k.length());
        System.out.println(ht);
        t("ht null", () -> ht.put("x", null));
        Properties p = new Properties();
        p.setProperty("a", "1");
        System.out.println(p.getProperty("a") + p.getProperty("b", "def") + p);
    }
}
