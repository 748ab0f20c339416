// LinkedList and ArrayDeque as list, queue and stack; errors on empty structures; iterators in both directions.
import java.util.*;

public class LinkedListDeque {
    interface A { Object go(); }
    static void t(String n, A a) {
        try { System.out.println(n + " " + a.go()); } catch (RuntimeException e) { System.out.println(n + " ! " + e.getClass().getSimpleName() + " " + e.getMessage()); }
    }

    public static void main(String[] args) {
        LinkedList<String> l = new LinkedList<>(List.of("b", "c", "d"));
        l.addFirst("a"); l.addLast("e"); l.add(2, "x"); l.push("p"); l.offer("q"); l.offerFirst("of");
        System.out.println(l + " " + l.getFirst() + l.getLast() + l.peek() + l.peekLast() + l.indexOf("x") + l.get(3));
        System.out.println(l.pop() + l.poll() + l.pollLast() + l.removeFirst() + l.removeLast() + l.remove(1) + l.remove("c") + l.remove("zz") + l);
        ListIterator<String> it = l.listIterator();
        it.next();
        it.add("in");
        it.next();
        it.set("set");
        it.previous();
        it.previous();
        it.remove();
        System.out.println(l + " " + it.nextIndex() + it.hasPrevious());
        l.addAll(1, List.of("m", "n", "m")); l.removeLastOccurrence("m"); System.out.println(l); l.removeFirstOccurrence("m"); System.out.println(l);
        Iterator<String> di = l.descendingIterator(); while (di.hasNext()) System.out.print(di.next() + " "); System.out.println();
        Collections.reverse(l); l.sort(null); System.out.println(l + " " + l.contains("n") + " " + l.equals(new ArrayList<>(l)) + " " + l.hashCode());
        Deque<Integer> d = new ArrayDeque<>();
        for (int i = 0; i < 40; i++) { if (i % 3 == 0) d.addFirst(i); else d.addLast(i); if (i % 5 == 4) d.pollFirst(); if (i % 7 == 6) d.pollLast(); }
        System.out.println(d + " " + d.size() + " " + d.peekFirst() + " " + d.peekLast());
        d.removeIf(x -> x % 2 == 0);
        d.removeFirstOccurrence(7);
        System.out.println(d + " " + d.contains(11));
        Iterator<Integer> ai = d.iterator();
        ai.next();
        ai.next();
        ai.remove();
        System.out.println(d);
        Deque<Character> st = new ArrayDeque<>(); String expr = "{[()]}([)]"; StringBuilder sb = new StringBuilder();
        for (char c : expr.toCharArray()) {
            if ("([{".indexOf(c) >= 0) st.push(c); else { char o = st.isEmpty() ? '?' : st.pop(); sb.append("([{".indexOf(o) == ")]}".indexOf(c) ? '.' : '!'); }
        }
        System.out.println(sb);
        Deque<String> e = new ArrayDeque<>(); LinkedList<String> el = new LinkedList<>();
        t("pop", e::pop);
        t("removeFirst", e::removeFirst);
        t("getLast", e::getLast);
        t("element", e::element);
        t("poll", e::poll);
        t("peek", e::peek);
        t("addNull", () -> e.add(null));
        t("offerNull", () -> e.offer(null));
        t("ll pop", el::pop);
        t("ll getFirst", el::getFirst);
        t("ll get", () -> el.get(0));
        t("ll poll", el::poll);
        t("ll addNull", () -> el.add(null) + "" + el);
        t("ll remove", () -> new LinkedList<>().remove());
        t("ll add idx", () -> { el.add(5, "x"); return el; });
        t("it next", () -> e.iterator().next());
        t("it rem", () -> { el.iterator().remove(); return 1; });
        t("cme", () -> { LinkedList<Integer> q = new LinkedList<>(List.of(1, 2, 3)); for (Integer x : q) if (x == 1) q.add(9); return q; });
        t("cme missed", () -> { LinkedList<Integer> q = new LinkedList<>(List.of(1, 2, 3)); for (Integer x : q) if (x == 2) q.remove(x); return q; });
        Stack<Integer> s = new Stack<>();
        s.push(1);
        s.push(2);
        s.push(3);
        System.out.println(s + " " + s.peek() + s.pop() + s.search(1) + s.search(9) + s.empty() + s.get(0));
        t("stack", () -> new Stack<>().pop());
        Vector<Integer> v = new Vector<>(List.of(5, 6));
        v.addElement(7);
        v.insertElementAt(4, 0);
        v.removeElementAt(1);
        System.out.println(v + " " + v.firstElement() + v.lastElement() + v.elementAt(1));
        t("vector", () -> v.elementAt(9));
    }
}
