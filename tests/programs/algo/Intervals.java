// Interval merging, insertion, meeting rooms, skyline, sweep line counting and interval scheduling.
import java.util.*;

public class Intervals {
    static List<int[]> merge(int[][] in) {
        int[][] a = in.clone();
        Arrays.sort(a, (x, y) -> x[0] != y[0] ? Integer.compare(x[0], y[0]) : Integer.compare(x[1], y[1]));
        LinkedList<int[]> out = new LinkedList<>();
        for (int[] i : a) if (out.isEmpty() || out.getLast()[1] < i[0]) out.add(i.clone()); else out.getLast()[1] = Math.max(out.getLast()[1], i[1]);
        return out;
    }

    static int rooms(int[][] in) {
        TreeMap<Integer, Integer> ev = new TreeMap<>();
        for (int[] i : in) { ev.merge(i[0], 1, Integer::sum); ev.merge(i[1], -1, Integer::sum); }
        int cur = 0, best = 0;
        for (int v : ev.values()) best = Math.max(best, cur += v);
        return best;
    }

    static List<int[]> skyline(int[][] bs) {
        List<int[]> ev = new ArrayList<>();
        for (int[] b : bs) { ev.add(new int[] {b[0], -b[2]}); ev.add(new int[] {b[1], b[2]}); }
        ev.sort((x, y) -> x[0] != y[0] ? x[0] - y[0] : x[1] - y[1]);
        TreeMap<Integer, Integer> h = new TreeMap<>(Comparator.reverseOrder());
        h.put(0, 1);
        List<int[]> out = new ArrayList<>();
        int prev = 0;
        for (int[] e : ev) {
            if (e[1] < 0) h.merge(-e[1], 1, Integer::sum);
            else h.computeIfPresent(e[1], (k, v) -> v == 1 ? null : v - 1);
            if (h.firstKey() != prev) { prev = h.firstKey(); out.add(new int[] {e[0], prev}); }
        }
        return out;
    }

    static List<int[]> schedule(int[][] in) {
        int[][] a = in.clone();
        Arrays.sort(a, Comparator.comparingInt(x -> x[1]));
        List<int[]> out = new ArrayList<>();
        int end = Integer.MIN_VALUE;
        for (int[] i : a) if (i[0] >= end) { out.add(i); end = i[1]; }
        return out;
    }

    static String show(Collection<int[]> c) { StringBuilder sb = new StringBuilder(); for (int[] i : c) sb.append(Arrays.toString(i)); return sb.toString(); }

    public static void main(String[] args) {
        int[][][] cases = {{{1, 3}, {2, 6}, {8, 10}, {15, 18}}, {{1, 4}, {4, 5}}, {}, {{5, 5}, {1, 9}, {2, 3}}, {{Integer.MIN_VALUE, 0}, {-1, Integer.MAX_VALUE}}, {{3, 1}}};
        for (int[][] c : cases) System.out.println(show(Arrays.asList(c)) + " -> " + show(merge(c)) + " rooms " + rooms(c) + " max " + show(schedule(c)));
        System.out.println(show(skyline(new int[][] {{2, 9, 10}, {3, 7, 15}, {5, 12, 12}, {15, 20, 10}, {19, 24, 8}})));
        System.out.println(show(skyline(new int[][] {{0, 2, 3}, {2, 5, 3}})));
        Random r = new Random(8);
        int[][] rnd = new int[50][];
        for (int i = 0; i < 50; i++) { int s = r.nextInt(300); rnd[i] = new int[] {s, s + 1 + r.nextInt(20)}; }
        System.out.println(show(merge(rnd)) + " " + rooms(rnd) + " " + schedule(rnd).size());
        int covered = 0;
        for (int[] i : merge(rnd)) covered += i[1] - i[0];
        BitSet bits = new BitSet();
        for (int[] i : rnd) bits.set(i[0], i[1]);
        System.out.println(covered + " " + bits.cardinality());
    }
}
