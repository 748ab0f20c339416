// Sorting algorithms written by hand on ints and generic lists: all agree with the library.
import java.util.*;
import java.util.function.*;

public class SortsByHand {
    static void bubble(int[] a) {
        for (boolean s = true; s; ) { s = false; for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) { int t = a[i]; a[i] = a[i - 1]; a[i - 1] = t; s = true; } }
    }
    static void insertion(int[] a) { for (int i = 1; i < a.length; i++) { int v = a[i], j = i - 1; while (j >= 0 && a[j] > v) a[j + 1] = a[j--]; a[j + 1] = v; } }
    static void selection(int[] a) {
        for (int i = 0; i < a.length; i++) { int m = i; for (int j = i + 1; j < a.length; j++) if (a[j] < a[m]) m = j; int t = a[i]; a[i] = a[m]; a[m] = t; }
    }
    static void quick(int[] a) { quick(a, 0, a.length - 1); }
    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int p = a[(lo + hi) >>> 1], i = lo, j = hi; while (i <= j) { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; } }
        quick(a, lo, j);
        quick(a, i, hi);
    }
    static void merge(int[] a) {
        if (a.length < 2) return;
        int[] l = Arrays.copyOf(a, a.length / 2), r = Arrays.copyOfRange(a, a.length / 2, a.length);
        merge(l);
        merge(r);
        for (int i = 0, j = 0, k = 0; k < a.length; k++) a[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
    }
    static void heap(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) sift(a, i, a.length);
        for (int n = a.length - 1; n > 0; n--) { int t = a[0]; a[0] = a[n]; a[n] = t; sift(a, 0, n); }
    }
    static void sift(int[] a, int i, int n) {
        for (int c; (c = 2 * i + 1) < n; i = c) { if (c + 1 < n && a[c + 1] > a[c]) c++; if (a[i] >= a[c]) return; int t = a[i]; a[i] = a[c]; a[c] = t; }
    }
    static void shell(int[] a) {
        for (int g = a.length / 2; g > 0; g /= 2) for (int i = g; i < a.length; i++) for (int j = i; j >= g && a[j - g] > a[j]; j -= g) {
            a[j] ^= a[j - g];
            a[j - g] ^= a[j];
            a[j] ^= a[j - g];
        }
    }
    static void radix(int[] a) {
        int[] b = new int[a.length];
        for (int s = 0; s < 32; s += 8) {
            int[] c = new int[257];
            for (int v : a) c[((v ^ 0x80000000) >>> s & 0xff) + 1]++;
            for (int i = 0; i < 256; i++) c[i + 1] += c[i];
            for (int v : a) b[c[(v ^ 0x80000000) >>> s & 0xff]++] = v;
            System.arraycopy(b, 0, a, 0, a.length);
        }
    }
    static <T extends Comparable<? super T>> List<T> mergeList(List<T> l) {
        if (l.size() < 2) return l;
        List<T> a = mergeList(l.subList(0, l.size() / 2)), b = mergeList(l.subList(l.size() / 2, l.size())), r = new ArrayList<>(l.size());
        Iterator<T> i = a.iterator(), j = b.iterator();
        T x = i.next(), y = j.next(); while (true) {
            if (x.compareTo(y) <= 0) {
                r.add(x);
                if (i.hasNext()) x = i.next(); else { r.add(y); j.forEachRemaining(r::add); return r; }
            } else {
                r.add(y);
                if (j.hasNext()) y = j.next(); else { r.add(x); i.forEachRemaining(r::add); return r; }
            }
        }
    }

    public static void main(String[] args) {
        Map<String, Consumer<int[]>> algs = new LinkedHashMap<>();
        algs.put("bubble", SortsByHand::bubble);
        algs.put("insertion", SortsByHand::insertion);
        algs.put("selection", SortsByHand::selection);
        algs.put("quick", SortsByHand::quick);
        algs.put("merge", SortsByHand::merge);
        algs.put("heap", SortsByHand::heap);
        algs.put("shell", SortsByHand::shell);
        algs.put("radix", SortsByHand::radix);
        Random r = new Random(3); int[][] in = {{}, {1}, {2, 1}, {5, 5, 5}, {Integer.MAX_VALUE, 0, Integer.MIN_VALUE, -1}, r.ints(50, -100, 100).toArray(), r.ints(200).toArray()};
        algs.forEach((n, f) -> { StringBuilder sb = new StringBuilder(n); for (int[] a : in) { int[] c = a.clone(), e = a.clone(); f.accept(c); Arrays.sort(e); sb.append(' ').append(Arrays.equals(c, e)).append(Arrays.hashCode(c)); } System.out.println(sb); });
        System.out.println(mergeList(List.of("pear", "fig", "apple", "kiwi", "date", "fig")) + " " + mergeList(List.of(3.5, -1.0, 2.25)));
        int[] d = in[5].clone();
        quick(d);
        System.out.println(Arrays.toString(d));
    }
}
