// Enhanced for over arrays, iterables, maps and strings; modification through indices; loop variable capture; nested labels.
import java.util.*;

public class IterationForms {
    static int calls; static int[] src() { calls++; return new int[] {1, 2, 3}; }

    public static void main(String[] args) {
        int s = 0; for (int x : src()) s += x; System.out.println(s + " " + calls);
        int[] a = {1, 2, 3, 4};
        for (int x : a) { x *= 10; a[3] = 99; s += x; }
        System.out.println(Arrays.toString(a) + s);
        for (int x : a) a = new int[] {7};
        System.out.println(a.length);
        for (char c : "hey".toCharArray()) System.out.print((char) (c - 32));
        for (long l : new int[] {1, 2}) System.out.print(l << 33);
        for (double d : new float[] {1.5f}) System.out.print(d);
        for (Integer i : new int[] {5}) System.out.print(i.hashCode());
        for (int i : new Integer[] {6, 7}) System.out.print(i);
        for (Object o : new String[] {"o"}) System.out.print(o);
        System.out.println();
        Map<String, List<Integer>> m = new TreeMap<>();
        for (int i = 0; i < 10; i++) m.computeIfAbsent(i % 3 == 0 ? "three" : i % 2 == 0 ? "two" : "other", k -> new ArrayList<>()).add(i);
        for (Map.Entry<String, List<Integer>> e : m.entrySet()) for (int v : e.getValue()) System.out.print(e.getKey().charAt(0) + "" + v + " ");
        System.out.println();
        List<Runnable> rs = new ArrayList<>();
        for (int i = 0; i < 3; i++) { final int k = i; rs.add(() -> System.out.print(k)); }
        for (String q : new String[] {"x", "y"}) rs.add(() -> System.out.print(q));
        for (Runnable r : rs) r.run();
        System.out.println();
        outer: for (int i = 2; i < 30; i++) { for (int j = 2; j * j <= i; j++) if (i % j == 0) continue outer; System.out.print(i + " "); }
        System.out.println();
        int found = -1;
        search: for (int[] row : new int[][] {{1, 2}, {3, 4}, {5, 6}}) for (int v : row) { if (v == 4) { found = v; break search; } System.out.print(v); }
        System.out.println(" " + found);
        a: { b: { if (s > 0) break a; } System.out.println("skipped"); }
        int w = 0;
        lab: while (true) { do { if (++w > 7) break lab; if (w % 2 == 0) continue lab; System.out.print(w); } while (w < 100); }
        System.out.println();
        for (int i = 0, j = 10, k; i < j; i++, j -= 2) { k = i * j; System.out.print(k + " "); }
        System.out.println();
        try { for (String x : (List<String>) null) System.out.println(x); } catch (NullPointerException e) { System.out.println("null iterable"); }
        try { for (int x : new Integer[] {1, null}) System.out.print(x); } catch (NullPointerException e) { System.out.println(" null element"); }
        try { int[] nul = null; for (int x : nul) System.out.println(x); } catch (NullPointerException e) { System.out.println("null array"); }
        Iterator<Integer> it = List.of(1, 2).iterator();
        Iterable<Integer> once = () -> it;
        for (int x : once) System.out.print(x);
        for (int x : once) System.out.print("never" + x);
        System.out.println();
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        for (int i = 0; i < l.size(); i++) if (l.get(i) % 2 == 0) l.remove(i--);
        System.out.println(l);
        for (ListIterator<Integer> li = l.listIterator(); li.hasNext(); ) { int v = li.next(); if (v == 3) { li.remove(); li.add(30); li.add(31); } else li.set(v * 2); }
        System.out.println(l);
        byte b = 0;
        for (b = 120; b > 0; b++);
        System.out.println(b);
        for (float f = 0; f < 1; f += 0.25f) System.out.print(f + " ");
        for (char c = 'a'; c <= 'e'; c += 2) System.out.print(c);
        System.out.println();
        long cnt = 0;
        for (long i = Integer.MAX_VALUE - 2L; i <= Integer.MAX_VALUE + 2L; i++) cnt += i;
        System.out.println(cnt);
        int dn = 5; while (dn --> 0) System.out.print(dn);
        System.out.println();
    }
}
