// Generics: bridge methods, covariant returns, bounded types, wildcards, heap pollution found by a cast.
import java.util.*;
import java.util.function.*;

public class GenericsBridges {
    static abstract class Animal implements Comparable<Animal> {
        final int w;
        Animal(int w) { this.w = w; }
        public int compareTo(Animal o) { return Integer.compare(w, o.w); }
        Animal self() { return this; }
        public String toString() { return getClass().getSimpleName() + w; }
    }
    static class Dog extends Animal { Dog(int w) { super(w); } @Override Dog self() { return this; } String bark() { return "woof" + w; } }
    static class Node<T> { T data; Node(T d) { data = d; } void set(T d) { data = d; } T get() { return data; } }
    static class IntNode extends Node<Integer> {
        IntNode(int d) { super(d); }
        @Override void set(Integer d) { System.out.println("IntNode.set"); super.set(d + 1); }
        @Override Integer get() { return super.get() * 2; }
    }
    interface Transformer<A, B> { B apply(A a); default <C> Transformer<A, C> then(Transformer<? super B, ? extends C> n) { return a -> n.apply(apply(a)); } }
    static class Upper implements Transformer<String, String> { public String apply(String s) { return s.toUpperCase(Locale.ROOT); } }
    static <T extends Comparable<? super T>> T best(Collection<? extends T> c) {
        Iterator<? extends T> it = c.iterator();
        T m = it.next(); while (it.hasNext()) { T x = it.next(); if (x.compareTo(m) > 0) m = x; }
        return m;
    }
    static double sum(Collection<? extends Number> c) { double s = 0; for (Number n : c) s += n.doubleValue(); return s; }
    static <K, V extends Comparable<V>> List<K> keysByValue(Map<K, V> m) {
        List<Map.Entry<K, V>> es = new ArrayList<>(m.entrySet());
        es.sort(Map.Entry.comparingByValue());
        List<K> r = new ArrayList<>();
        es.forEach(e -> r.add(e.getKey()));
        return r;
    }
    static <T extends Animal & Comparable<Animal>> int cmp(T a, T b) { return a.compareTo(b) + a.w; }
    static void swap(List<?> l) { swapH(l); } private static <T> void swapH(List<T> l) { T t = l.get(0); l.set(0, l.get(1)); l.set(1, t); }
    static abstract class Builder<T extends Builder<T>> { StringBuilder sb = new StringBuilder(); abstract T me(); T add(String s) { sb.append(s); return me(); } }
    static class XB extends Builder<XB> { XB me() { return this; } XB x() { sb.append("X"); return this; } }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        System.out.println(new Dog(3).self().bark() + " " + ((Animal) new Dog(4)).self());
        Node<Integer> n = new IntNode(5); n.set(7); System.out.println(n.get() + " " + n.data);
        Node raw = n;
        try { raw.set("text"); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        System.out.println(new Upper().then(String::length).then(x -> x * 1.5).apply("abc"));
        Transformer t = new Upper();
        try { t.apply(1); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        System.out.println(best(List.of(new Dog(2), new Dog(9), new Dog(4))) + " " + best(Arrays.asList("p", "z", "a")) + " " + sum(List.of(1, 2.5, 3L)));
        System.out.println(keysByValue(Map.of("a", 3, "b", 1, "c", 2)) + " " + cmp(new Dog(1), new Dog(2)));
        List<String> ls = new ArrayList<>(List.of("1", "2", "3")); swap(ls); System.out.println(ls);
        System.out.println(new XB().add("a").x().add("b").sb);
        List<String> polluted = new ArrayList<>(); ((List) polluted).add(42);
        System.out.println(polluted.size() + " " + polluted);
        Object first = ((List<?>) polluted).get(0); System.out.println(first);
        try { String s = polluted.get(0); System.out.println(s); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        int bridges = 0; for (var m : IntNode.class.getDeclaredMethods()) if (m.isBridge()) bridges++; System.out.println("bridges " + bridges);
        Function<Object, Integer> fo = Object::hashCode; Function<? super String, ? extends Number> fs = fo; System.out.println(fs.apply("a"));
        Map<String, Map<Integer, List<int[]>>> deep = new TreeMap<>();
        deep.computeIfAbsent("k", k -> new TreeMap<>()).computeIfAbsent(1, k -> new ArrayList<>()).add(new int[] {7});
        System.out.println(deep.get("k").get(1).get(0)[0]);
    }
}
