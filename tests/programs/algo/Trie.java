// A prefix tree: insertion, prefix search, deletion, counting, autocomplete and longest common prefix.
import java.util.*;

public class Trie {
    private static class Node { final TreeMap<Character, Node> kids = new TreeMap<>(); int ends, passes; }
    private final Node root = new Node();

    void add(String w) {
        Node n = root;
        for (char c : w.toCharArray()) { n = n.kids.computeIfAbsent(c, k -> new Node()); n.passes++; }
        n.ends++;
    }

    boolean remove(String w) {
        if (count(w) == 0) return false;
        Node n = root;
        for (char c : w.toCharArray()) {
            Node k = n.kids.get(c);
            if (--k.passes == 0) { n.kids.remove(c); return true; }
            n = k;
        }
        n.ends--;
        return true;
    }

    private Node find(String p) {
        Node n = root;
        for (int i = 0; n != null && i < p.length(); i++) n = n.kids.get(p.charAt(i));
        return n;
    }

    int count(String w) { Node n = find(w); return n == null ? 0 : n.ends; }

    List<String> complete(String p, int max) {
        List<String> out = new ArrayList<>();
        Node n = find(p);
        if (n != null) walk(n, new StringBuilder(p), out, max);
        return out;
    }

    private void walk(Node n, StringBuilder sb, List<String> out, int max) {
        for (int i = 0; i < n.ends && out.size() < max; i++) out.add(sb.toString());
        for (Map.Entry<Character, Node> e : n.kids.entrySet()) {
            if (out.size() >= max) return;
            sb.append(e.getKey());
            walk(e.getValue(), sb, out, max);
            sb.setLength(sb.length() - 1);
        }
    }

    String commonPrefix() {
        StringBuilder sb = new StringBuilder();
        Node n = root;
        while (n.kids.size() == 1 && n.ends == 0) { sb.append(n.kids.firstKey()); n = n.kids.firstEntry().getValue(); }
        return sb.toString();
    }

    public static void main(String[] args) {
        Trie t = new Trie();
        for (String w : "car cart care carton cat dog dot do car doge".split(" ")) t.add(w);
        System.out.println(t.complete("", 100));
        for (String p : new String[] {"car", "do", "x", "doge", "c"}) System.out.println(p + " " + t.complete(p, 3) + " " + t.count(p) + " " + (t.find(p) != null));
        System.out.println(t.remove("car") + " " + t.count("car") + " " + t.remove("car") + " " + t.remove("car") + " " + t.complete("car", 9) + " " + t.remove("do") + t.complete("do", 9) + " " + t.remove("zebra"));
        for (String w : new String[] {"dog", "dot", "doge", "cat"}) t.remove(w);
        System.out.println(t.complete("", 9) + " [" + t.commonPrefix() + "]");
        Trie all = new Trie();
        int n = 0;
        for (int i = 0; i < 2000; i++) { String s = Integer.toString(i * 7919 % 5003, 4); all.add(s); if (all.count(s) > 1) n++; }
        System.out.println(n + " " + all.complete("12", 5) + all.complete("", 1_000_000).size());
    }
}
