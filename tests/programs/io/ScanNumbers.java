// Scanner on standard input: ints, longs, doubles, words and lines mixed; sums and statistics.
import java.util.*;

public class ScanNumbers {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.US);
        int n = in.nextInt();
        long sum = 0; int min = Integer.MAX_VALUE, max = Integer.MIN_VALUE; int[] a = new int[n];
        for (int i = 0; i < n; i++) { a[i] = in.nextInt(); sum += a[i]; min = Math.min(min, a[i]); max = Math.max(max, a[i]); }
        System.out.println(n + " " + sum + " " + min + " " + max + " " + Arrays.toString(a));
        System.out.println(in.nextLong() + " " + in.nextDouble() + " " + in.next() + " " + in.nextBoolean());
        System.out.println("[" + in.nextLine() + "]"); System.out.println("[" + in.nextLine() + "]");
        int rows = in.nextInt(), cols = in.nextInt();
        double[][] m = new double[rows][cols];
        for (double[] r : m) for (int j = 0; j < cols; j++) r[j] = in.nextDouble();
        System.out.println(Arrays.deepToString(m));
        System.out.println(in.hasNextInt() + " " + in.hasNext() + " " + in.next());
        try { in.nextInt(); } catch (InputMismatchException e) { System.out.println("mismatch " + e.getMessage() + " " + in.next()); }
        TreeMap<String, Integer> words = new TreeMap<>(); while (in.hasNext()) words.merge(in.next().toLowerCase(Locale.ROOT), 1, Integer::sum);
        System.out.println(words);
        try { in.next(); } catch (NoSuchElementException e) { System.out.println("exhausted " + e.getMessage()); }
        try { in.nextLine(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        in.close();
        try { in.hasNext(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    }
}
