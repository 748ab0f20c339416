// The static initialiser of the main class itself throws before main is entered.
public class MainClassInitFails {
    static int[] table = build(3);

    static int[] build(int n) {
        System.out.println("building " + n);
        if (n == 0) throw new IllegalStateException("cannot build");
        return build(n - 1);
    }

    public static void main(String[] args) {
        System.out.println("never reached");
    }
}
