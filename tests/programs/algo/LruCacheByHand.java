// An LRU cache with its own hash table and doubly linked list, compared with LinkedHashMap over many operations.
import java.util.*;

public class LruCacheByHand<K, V> {
    private static class Node<K, V> { final K k; V v; Node<K, V> prev, next, chain; Node(K k, V v) { this.k = k; this.v = v; } }
    private final Node<K, V>[] table; private final Node<K, V> head = new Node<>(null, null); private final int cap; private int size, hits, misses;
    @SuppressWarnings("unchecked") LruCacheByHand(int cap) { this.cap = cap; table = (Node<K, V>[]) new Node<?, ?>[8]; head.prev = head.next = head; }
    private int slot(Object k) { return (k.hashCode() & 0x7fffffff) % table.length; }
    private Node<K, V> lookup(K k) { for (Node<K, V> n = table[slot(k)]; n != null; n = n.chain) if (n.k.equals(k)) return n; return null; }
    private void unlink(Node<K, V> n) { n.prev.next = n.next; n.next.prev = n.prev; }
    private void front(Node<K, V> n) { n.next = head.next; n.prev = head; head.next.prev = n; head.next = n; }
    V get(K k) { Node<K, V> n = lookup(k); if (n == null) { misses++; return null; } hits++; unlink(n); front(n); return n.v; }
    V put(K k, V v) {
        Node<K, V> n = lookup(k);
        if (n != null) { V old = n.v; n.v = v; unlink(n); front(n); return old; }
        if (size == cap) evict();
        n = new Node<>(k, v);
        int s = slot(k);
        n.chain = table[s];
        table[s] = n;
        front(n);
        size++;
        return null;
    }
    private void evict() {
        Node<K, V> last = head.prev;
        unlink(last);
        int s = slot(last.k);
        if (table[s] == last) table[s] = last.chain; else { Node<K, V> p = table[s]; while (p.chain != last) p = p.chain; p.chain = last.chain; }
        size--;
    }
    @Override public String toString() {
        StringJoiner j = new StringJoiner(" > ", "[", "]");
        for (Node<K, V> n = head.next; n != head; n = n.next) j.add(n.k + "=" + n.v);
        return j.toString();
    }

    public static void main(String[] args) {
        LruCacheByHand<String, Integer> c = new LruCacheByHand<>(3);
        for (String op : "+a1 +b2 +c3 ?a +d4 ?b +c9 ?d +e5 ?a ?c ?e".split(" ")) {
            String k = op.substring(1, 2);
            Object r = op.charAt(0) == '+' ? c.put(k, op.charAt(2) - '0') : c.get(k);
            System.out.println(op + " -> " + r + " " + c);
        }
        System.out.println(c.hits + " " + c.misses + " " + c.size);
        int cap = 20;
        LruCacheByHand<Integer, String> mine = new LruCacheByHand<>(cap);
        Map<Integer, String> ref = new LinkedHashMap<>(16, 0.75f, true) { private static final long serialVersionUID = 1; @Override protected boolean removeEldestEntry(Map.Entry<Integer, String> e) { return size() > cap; } };
        long x = 99;
        int agree = 0;
        for (int i = 0; i < 3000; i++) {
            x = x * 6364136223846793005L + 1;
            int k = (int) (x >>> 58) - 20;
            boolean eq;
            if ((x >>> 40 & 1) == 0) eq = Objects.equals(mine.put(k, "v" + i), ref.put(k, "v" + i)); else eq = Objects.equals(mine.get(k), ref.get(k));
            if (eq) agree++;
        }
        System.out.println(agree + " " + mine.hits + " " + mine.misses + " " + mine.size + " " + ref.size());
        List<Integer> keys = new ArrayList<>(ref.keySet());
        Collections.reverse(keys);
        List<Integer> own = new ArrayList<>();
        for (Node<Integer, String> n = mine.head.next; n != mine.head; n = n.next) own.add(n.k);
        System.out.println(own.equals(keys) + " " + own);
    }
}
