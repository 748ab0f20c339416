// java.util.Arrays: sort, search, fill, copy, compare, deep operations, hash codes.
import java.util.*;

public class ArraysUtil {
    public static void main(String[] args) {
        int[] a = {5, 3, -1, 99, 0, 3, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[] b = a.clone();
        Arrays.sort(b);
        System.out.println(Arrays.toString(a) + Arrays.toString(b) + Arrays.binarySearch(b, 3) + " " + Arrays.binarySearch(b, 4) + " " + Arrays.binarySearch(b, 100));
        double[] d = {1.0, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, -1, Double.MIN_VALUE};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        String[] s = {"pear", "Apple", "fig", "banana", "kiwi", "apple"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(s));
        char[] c = "sorting chars".toCharArray();
        Arrays.sort(c, 0, 7);
        System.out.println(new String(c));
        long[] big = new long[300];
        long x = 12345;
        for (int i = 0; i < big.length; i++) { x = x * 6364136223846793005L + 1442695040888963407L; big[i] = x >> 40; }
        Arrays.sort(big);
        long h = 0;
        boolean ok = true;
        for (int i = 0; i < big.length; i++) { h = h * 31 + big[i]; if (i > 0 && big[i - 1] > big[i]) ok = false; }
        System.out.println(ok + " " + h);
        System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(s, 8)) + Arrays.toString(Arrays.copyOfRange(a, 6, 10)));
        int[][] deep = {{1, 2}, {}, null, {3}};
        Object[] od = {1, "x", new int[] {1}, new Object[] {null, new double[] {0.5}}};
        System.out.println(Arrays.deepToString(deep) + Arrays.deepToString(od) + Arrays.deepHashCode(deep) + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode((int[]) null));
        System.out.println(Arrays.equals(a, b) + " " + Arrays.deepEquals(deep, new int[][] {{1, 2}, {}, null, {3}}) + " " + Arrays.mismatch(a, b) + " " + Arrays.compare(a, b) + " " + Arrays.compare(new int[] {1}, new int[] {1, 2}));
        boolean[] f = new boolean[4];
        Arrays.fill(f, 1, 3, true);
        int[] sq = new int[6];
        Arrays.setAll(sq, i -> i * i);
        int[] pre = sq.clone();
        Arrays.parallelPrefix(pre, Integer::sum);
        System.out.println(Arrays.toString(f) + Arrays.toString(sq) + Arrays.toString(pre) + Arrays.stream(sq).sum());
        List<String> view = Arrays.asList(s);
        view.set(0, "written");
        System.out.println(s[0] + " " + view);
        try { view.add("x"); } catch (UnsupportedOperationException e) { System.out.println(e); }
        try { Arrays.copyOfRange(a, 5, 2); } catch (IllegalArgumentException e) { System.out.println(e); }
        try { Arrays.sort(a, 3, 99); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e); }
        try { Arrays.sort(new Object[] {1, "a"}); } catch (ClassCastException e) { System.out.println("cce"); }
    }
}
