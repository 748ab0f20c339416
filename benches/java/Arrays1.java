/** Loops over arrays: a sieve of Eratosthenes, again and again. */
public class Arrays1 {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        boolean[] composite = new boolean[10_000];
        int[] counts = new int[16];
        for (int round = 0; round < n; round++) {
            for (int i = 0; i < composite.length; i++) {
                composite[i] = false;
            }
            for (int i = 2; i < composite.length; i++) {
                if (!composite[i]) {
                    counts[round & 15]++;
                    for (int j = i + i; j < composite.length; j += i) {
                        composite[j] = true;
                    }
                }
            }
        }
        System.out.println(counts[0] + " " + counts[15]);
    }
}
