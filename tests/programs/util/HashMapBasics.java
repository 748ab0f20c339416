// HashMap with string and integer keys: iteration order, compute family, views, null keys, resizing.
import java.util.*;

public class HashMapBasics {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        String text = "the quick brown fox jumps over the lazy dog and the cat sat on the mat with a hat";
        for (String w : text.split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(m);
        for (Map.Entry<String, Integer> e : m.entrySet()) if (e.getKey().length() == 3) e.setValue(e.getValue() * 100);
        System.out.println(m.keySet() + "\n" + m.values());
        System.out.println(m.get("fox") + " " + m.get("none") + " " + m.getOrDefault("none", -1) + " " + m.containsKey("mat") + " " + m.containsValue(500));
        System.out.println(m.put("fox", 1) + " " + m.put("new", 2) + " " + m.putIfAbsent("new", 3) + " " + m.putIfAbsent("newer", 3) + " " + m.remove("dog") + " " + m.remove("cat", 5) + " " + m.replace("hat", 9));
        System.out.println(m.computeIfAbsent("z", k -> k.length()) + " " + m.computeIfPresent("z", (k, v) -> null) + " " + m.compute("a", (k, v) -> v == null ? 1 : v + 1) + " " + m.compute("q", (k, v) -> v == null ? 1 : v + 1));
        m.put(null, 0);
        System.out.println(m + " " + m.get(null) + " " + m.size());
        m.replaceAll((k, v) -> v + 1);
        m.keySet().removeIf(k -> k != null && k.length() > 3);
        m.values().remove(1);
        System.out.println(m);
        Map<Integer, String> im = new HashMap<>();
        for (int i = 0; i < 40; i++) im.put(i * 37 - 300, "v" + i);
        System.out.println(im);
        Map<Long, Boolean> lm = new HashMap<>();
        for (long i = 1; i < 1L << 60; i <<= 5) lm.put(i, i % 3 == 0);
        System.out.println(lm);
        Map<Object, Object> mixed = new HashMap<>();
        mixed.put('c', 1); mixed.put(2.5, 2); mixed.put(3.5f, 3); mixed.put(true, 4); mixed.put((short) 5, 5); mixed.put(List.of(1, 2), 6); mixed.put("Aa", 7); mixed.put("BB", 8);
        System.out.println(mixed + " " + mixed.hashCode() + " " + mixed.get("BB") + mixed.get("Aa") + mixed.get(5));
        Set<String> hs = new HashSet<>(Arrays.asList(text.split("")));
        System.out.println(hs + " " + hs.size() + " " + hs.add("q") + hs.add("@"));
        try { for (String k : m.keySet()) m.remove(k == null ? "zzz" : k); m.put("x", 1); for (String k : m.keySet()) m.put(k + k, 2); }
        catch (ConcurrentModificationException e) { System.out.println(e); }
        System.out.println(new HashMap<>(Map.of("k", "v")).equals(Map.of("k", "v")) + " " + new AbstractMap.SimpleEntry<>("k", 1).hashCode());
    }
}
