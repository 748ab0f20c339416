// Huffman coding: tree building, code table, encoding to bits, decoding back, compression ratio.
import java.util.*;

public class Huffman {
    static abstract class Node implements Comparable<Node> {
        final int f, order;
        Node(int f, int o) { this.f = f; order = o; }
        public int compareTo(Node n) { return f != n.f ? Integer.compare(f, n.f) : Integer.compare(order, n.order); }
    }
    static class Leaf extends Node { final char c; Leaf(char c, int f, int o) { super(f, o); this.c = c; } }
    static class Inner extends Node { final Node l, r; Inner(Node l, Node r, int o) { super(l.f + r.f, o); this.l = l; this.r = r; } }

    static void codes(Node n, String p, Map<Character, String> m) {
        if (n instanceof Leaf) m.put(((Leaf) n).c, p.isEmpty() ? "0" : p); else { Inner i = (Inner) n; codes(i.l, p + '0', m); codes(i.r, p + '1', m); }
    }

    public static void main(String[] args) {
        for (String text : new String[] {"abracadabra", "mississippi river", "aaaa", "the quick brown fox jumps over the lazy dog", "to be or not to be that is the question"}) {
            Map<Character, Integer> freq = new TreeMap<>();
            for (char c : text.toCharArray()) freq.merge(c, 1, Integer::sum);
            PriorityQueue<Node> q = new PriorityQueue<>();
            int order = 0;
            for (Map.Entry<Character, Integer> e : freq.entrySet()) q.add(new Leaf(e.getKey(), e.getValue(), order++));
            while (q.size() > 1) q.add(new Inner(q.poll(), q.poll(), order++));
            Node root = q.poll();
            Map<Character, String> m = new TreeMap<>();
            codes(root, "", m);
            StringBuilder bits = new StringBuilder();
            for (char c : text.toCharArray()) bits.append(m.get(c));
            StringBuilder back = new StringBuilder();
            Node n = root;
            for (int i = 0; i < bits.length(); i++) {
                if (n instanceof Inner) n = bits.charAt(i) == '0' ? ((Inner) n).l : ((Inner) n).r;
                if (n instanceof Leaf) { back.append(((Leaf) n).c); n = root; }
            }
            System.out.println(m + "\n" + bits + "\n" + back.toString().equals(text) + " " + bits.length() + "/" + text.length() * 8);
            byte[] packed = new byte[(bits.length() + 7) / 8];
            for (int i = 0; i < bits.length(); i++) if (bits.charAt(i) == '1') packed[i >> 3] |= 0x80 >>> (i & 7);
            System.out.println(Arrays.toString(packed));
        }
    }
}
