// A left-leaning red-black tree map by hand: insertion, deletion of the minimum, ordered walk, depth and invariants.
import java.util.*;

public class RedBlackTree<K extends Comparable<K>, V> implements Iterable<Map.Entry<K, V>> {
    private final class Node { K k; V v; Node l, r; boolean red = true; int n = 1; Node(K k, V v) { this.k = k; this.v = v; } }
    private Node root; private int rotations;
    private boolean red(Node n) { return n != null && n.red; } private int size(Node n) { return n == null ? 0 : n.n; }
    private Node rotL(Node h) { rotations++; Node x = h.r; h.r = x.l; x.l = h; x.red = h.red; h.red = true; x.n = h.n; h.n = size(h.l) + size(h.r) + 1; return x; }
    private Node rotR(Node h) { rotations++; Node x = h.l; h.l = x.r; x.r = h; x.red = h.red; h.red = true; x.n = h.n; h.n = size(h.l) + size(h.r) + 1; return x; }
    private void flip(Node h) { h.red = !h.red; h.l.red = !h.l.red; h.r.red = !h.r.red; }
    private Node fix(Node h) {
        if (red(h.r) && !red(h.l)) h = rotL(h);
        if (red(h.l) && red(h.l.l)) h = rotR(h);
        if (red(h.l) && red(h.r)) flip(h);
        h.n = size(h.l) + size(h.r) + 1;
        return h;
    }
    private Node put(Node h, K k, V v) {
        if (h == null) return new Node(k, v);
        int c = k.compareTo(h.k);
        if (c < 0) h.l = put(h.l, k, v); else if (c > 0) h.r = put(h.r, k, v); else h.v = v;
        return fix(h);
    }
    void put(K k, V v) { root = put(root, k, v); root.red = false; }
    V get(K k) { for (Node n = root; n != null; ) { int c = k.compareTo(n.k); if (c == 0) return n.v; n = c < 0 ? n.l : n.r; } return null; }
    private Node delMin(Node h) {
        if (h.l == null) return null;
        if (!red(h.l) && !red(h.l.l)) { flip(h); if (red(h.r.l)) { h.r = rotR(h.r); h = rotL(h); flip(h); } }
        h.l = delMin(h.l);
        return fix(h);
    }
    void deleteMin() {
        if (root == null) throw new NoSuchElementException("empty tree");
        if (!red(root.l) && !red(root.r)) root.red = true;
        root = delMin(root);
        if (root != null) root.red = false;
    }
    K select(int i) { Node n = root; while (true) { int t = size(n.l); if (i == t) return n.k; if (i < t) n = n.l; else { i -= t + 1; n = n.r; } } }
    private int black(Node n) {
        if (n == null) return 1;
        if (red(n.r) || red(n) && red(n.l)) throw new AssertionError("red violation at " + n.k);
        int a = black(n.l), b = black(n.r);
        if (a != b) throw new AssertionError("black height at " + n.k);
        return a + (n.red ? 0 : 1);
    }
    private int depth(Node n) { return n == null ? 0 : 1 + Math.max(depth(n.l), depth(n.r)); }
    private String show(Node n) { return n == null ? "." : (n.red ? "r" : "b") + n.k + (n.l == null && n.r == null ? "" : "(" + show(n.l) + " " + show(n.r) + ")"); }
    @Override public Iterator<Map.Entry<K, V>> iterator() {
        Deque<Node> st = new ArrayDeque<>();
        for (Node n = root; n != null; n = n.l) st.push(n);
        return new Iterator<>() { public boolean hasNext() { return !st.isEmpty(); } public Map.Entry<K, V> next() { Node n = st.pop(); for (Node m = n.r; m != null; m = m.l) st.push(m); return Map.entry(n.k, n.v); } };
    }

    public static void main(String[] args) {
        RedBlackTree<String, Integer> t = new RedBlackTree<>();
        String s = "SEARCHXMPL";
        for (int i = 0; i < s.length(); i++) { t.put(s.substring(i, i + 1), i); System.out.println(t.show(t.root) + " " + t.black(t.root) + " " + t.rotations); }
        for (Map.Entry<String, Integer> e : t) System.out.print(e + " ");
        System.out.println(t.get("R") + " " + t.get("Z") + " " + t.select(3));
        while (t.root != null) { t.deleteMin(); System.out.println(t.show(t.root) + " " + t.black(t.root)); }
        try { t.deleteMin(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        RedBlackTree<Integer, Integer> big = new RedBlackTree<>();
        TreeMap<Integer, Integer> ref = new TreeMap<>();
        int x = 1;
        for (int i = 0; i < 2000; i++) { x = x * 1103515245 + 12345; int k = x >>> 20; big.put(k, i); ref.put(k, i); }
        int same = 0;
        Iterator<Map.Entry<Integer, Integer>> it = big.iterator();
        for (Map.Entry<Integer, Integer> e : ref.entrySet()) if (it.next().equals(e)) same++;
        System.out.println(same + " " + ref.size() + " " + big.size(big.root) + " " + it.hasNext() + " " + big.black(big.root) + " " + big.depth(big.root) + " " + big.rotations);
        RedBlackTree<Integer, Integer> asc = new RedBlackTree<>();
        for (int i = 0; i < 1023; i++) asc.put(i, -i);
        System.out.println(asc.depth(asc.root) + " " + asc.select(500) + " " + asc.get(77));
    }
}
