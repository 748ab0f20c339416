// Probabilistic structures with a fixed seed: Bloom filter, skip list, reservoir sampling, consistent hashing ring.
import java.util.*;

public class BloomSkipList {
    static class Bloom {
        final long[] bits = new long[32]; final int k = 3;
        private int h(String s, int i) { int h = s.hashCode() * (0x9E3779B9 + i * 2) + i; h ^= h >>> 15; return (h & 0x7fffffff) % (bits.length * 64); }
        void add(String s) { for (int i = 0; i < k; i++) { int x = h(s, i); bits[x >> 6] |= 1L << x; } }
        boolean maybe(String s) { for (int i = 0; i < k; i++) { int x = h(s, i); if ((bits[x >> 6] & 1L << x) == 0) return false; } return true; }
    }
    static class SkipList {
        static class Node { final int key; final Node[] next; Node(int k, int lv) { key = k; next = new Node[lv]; } }
        final Node head = new Node(Integer.MIN_VALUE, 8); final Random r = new Random(9); int size;
        private Node[] path(int k) {
            Node[] up = new Node[8];
            Node n = head;
            for (int l = 7; l >= 0; l--) { while (n.next[l] != null && n.next[l].key < k) n = n.next[l]; up[l] = n; }
            return up;
        }
        boolean contains(int k) { Node n = path(k)[0].next[0]; return n != null && n.key == k; }
        boolean add(int k) {
            if (contains(k)) return false;
            int lv = 1; while (lv < 8 && r.nextBoolean()) lv++;
            Node[] up = path(k);
            Node n = new Node(k, lv);
            for (int l = 0; l < lv; l++) { n.next[l] = up[l].next[l]; up[l].next[l] = n; }
            size++;
            return true;
        }
        boolean remove(int k) {
            Node[] up = path(k);
            Node n = up[0].next[0];
            if (n == null || n.key != k) return false;
            for (int l = 0; l < n.next.length; l++) up[l].next[l] = n.next[l];
            size--;
            return true;
        }
        List<Integer> keys() { List<Integer> o = new ArrayList<>(); for (Node n = head.next[0]; n != null; n = n.next[0]) o.add(n.key); return o; }
        String levels() {
            StringBuilder sb = new StringBuilder();
            for (int l = 0; l < 8; l++) { int c = 0; for (Node n = head.next[l]; n != null; n = n.next[l]) c++; sb.append(c).append(' '); }
            return sb.toString();
        }
    }

    public static void main(String[] args) {
        Bloom b = new Bloom();
        for (int i = 0; i < 150; i++) b.add("key" + i);
        int miss = 0, fp = 0;
        for (int i = 0; i < 150; i++) if (!b.maybe("key" + i)) miss++;
        for (int i = 150; i < 1150; i++) if (b.maybe("key" + i)) fp++;
        long pop = 0;
        for (long w : b.bits) pop += Long.bitCount(w);
        System.out.println(miss + " " + fp + " " + pop);
        SkipList s = new SkipList();
        TreeSet<Integer> ref = new TreeSet<>();
        Random r = new Random(21);
        int agree = 0;
        for (int i = 0; i < 1000; i++) { int k = r.nextInt(200); if (i % 4 == 3) { if (s.remove(k) == ref.remove(k)) agree++; } else if (s.add(k) == ref.add(k)) agree++; }
        System.out.println(agree + " " + s.size + " " + s.keys().equals(new ArrayList<>(ref)) + " " + s.levels() + s.keys().subList(0, 10));
        int[] res = new int[5];
        for (int i = 0; i < 1000; i++) { if (i < 5) res[i] = i; else { int j = r.nextInt(i + 1); if (j < 5) res[j] = i; } }
        System.out.println(Arrays.toString(res));
        TreeMap<Integer, String> ring = new TreeMap<>();
        for (String n : new String[] {"A", "B", "C"}) for (int i = 0; i < 20; i++) ring.put((n + i).hashCode() * 0x9E3779B9, n);
        Map<String, Integer> load = new TreeMap<>();
        for (int i = 0; i < 500; i++) {
            Map.Entry<Integer, String> e = ring.ceilingEntry(("item" + i).hashCode() * 0x85ebca6b);
            load.merge(e == null ? ring.firstEntry().getValue() : e.getValue(), 1, Integer::sum);
        }
        System.out.println(load);
    }
}
