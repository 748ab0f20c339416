// An uncaught ArrayStoreException through array covariance.
public class UncaughtStoreException {
    static void fill(Number[] target, Number value) {
        for (int i = 0; i < target.length; i++) target[i] = value;
    }

    public static void main(String[] args) {
        Number[] n = new Number[2];
        fill(n, 1.5);
        System.out.println(n[0] + " " + n[1]);
        fill(new Integer[0], 2.5);
        fill(new Integer[3], 7);
        fill(new Integer[3], 2.5);
    }
}
