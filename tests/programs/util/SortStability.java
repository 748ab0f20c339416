// Sorting: stability of object sorts, comparators chained, partially sorted runs, large arrays, broken comparators avoided.
import java.util.*;

public class SortStability {
    record P(String name, int age, double w) { @Override public String toString() { return name + age; } }
    static int lcg(int x) { return x * 1664525 + 1013904223; }

    public static void main(String[] args) {
        List<P> ps = new ArrayList<>(); int x = 1; for (int i = 0; i < 40; i++) { x = lcg(x); ps.add(new P("" + (char) ('a' + (x >>> 28)), i, (x >>> 8 & 0xff) / 8.0)); }
        ps.sort(Comparator.comparing(P::name)); System.out.println(ps);
        ps.sort(Comparator.comparing(P::name, Comparator.reverseOrder()).thenComparing(P::age, Comparator.reverseOrder())); System.out.println(ps);
        ps.sort(Comparator.comparingDouble(P::w).thenComparingInt(P::age).reversed()); System.out.println(ps);
        String[] ns = {"b", null, "a", null, "c"};
        Arrays.sort(ns, Comparator.nullsLast(Comparator.naturalOrder()));
        System.out.println(Arrays.toString(ns));
        Arrays.sort(ns, Comparator.nullsFirst(Comparator.<String>naturalOrder().reversed()));
        System.out.println(Arrays.toString(ns));
        for (int n : new int[] {0, 1, 2, 5, 31, 32, 33, 47, 100, 286, 287, 1000, 5000}) {
            int[] a = new int[n];
            Integer[] b = new Integer[n];
            long[] c = new long[n];
            double[] d = new double[n];
            byte[] e = new byte[n];
            char[] f = new char[n];
            short[] g = new short[n];
            float[] h = new float[n];
            for (int i = 0; i < n; i++) {
                x = lcg(x);
                a[i] = x;
                b[i] = x >> 20;
                c[i] = (long) x << (i & 31);
                d[i] = x / 3.0;
                e[i] = (byte) (x >> 9);
                f[i] = (char) (x >> 5);
                g[i] = (short) (x >> 3);
                h[i] = x / 7f;
            }
            Arrays.sort(a); Arrays.sort(b); Arrays.sort(c); Arrays.sort(d); Arrays.sort(e); Arrays.sort(f); Arrays.sort(g); Arrays.sort(h);
            boolean ok = true;
            for (int i = 1; i < n; i++)
                ok &= a[i - 1] <= a[i] && b[i - 1].compareTo(b[i]) <= 0 && c[i - 1] <= c[i] && d[i - 1] <= d[i] && e[i - 1] <= e[i] && f[i - 1] <= f[i] && g[i - 1] <= g[i] && h[i - 1] <= h[i];
            System.out.println(n + " " + ok + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(e) + " " + Arrays.hashCode(f));
        }
        int[] saw = new int[200];
        for (int i = 0; i < 200; i++) saw[i] = i % 20;
        Arrays.sort(saw);
        System.out.println(saw[0] + " " + saw[100] + " " + saw[199]);
        int[] desc = new int[100];
        for (int i = 0; i < 100; i++) desc[i] = 100 - i;
        Arrays.sort(desc, 10, 90);
        System.out.println(desc[9] + " " + desc[10] + " " + desc[89] + " " + desc[90]);
        int[] cmps = {0};
        Integer[] runs = new Integer[64];
        for (int i = 0; i < 64; i++) runs[i] = i < 32 ? i : 96 - i;
        Arrays.sort(runs, (p, q) -> { cmps[0]++; return Integer.compare(p, q); });
        System.out.println(cmps[0] + " " + runs[63]);
        cmps[0] = 0;
        Arrays.sort(runs, (p, q) -> { cmps[0]++; return Integer.compare(p, q); });
        System.out.println(cmps[0]);
        Comparator<String> len = Comparator.comparingInt(String::length);
        System.out.println(len.compare("a", "bb") + " " + len.reversed().compare("a", "bb") + " " + Comparator.<Integer>naturalOrder().reversed().compare(1, 2) + " " + Map.Entry.<String, Integer>comparingByKey().compare(Map.entry("a", 1), Map.entry("b", 0)));
        try { List<Object> mixed = new ArrayList<>(List.of(1, "a")); mixed.sort(null); } catch (ClassCastException e) { System.out.println("cce"); }
        try {
            List<Integer> cm = new ArrayList<>(List.of(3, 1, 2));
            cm.sort((p, q) -> { if (cm.size() < 5) cm.add(0); return p - q; });
            System.out.println(cm);
        } catch (ConcurrentModificationException e) {
            System.out.println("cme in sort");
        }
    }
}
