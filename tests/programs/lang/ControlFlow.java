// Loops, labelled break/continue, nested conditionals and the ternary operator.
public class ControlFlow {
    static int collatz(int n) {
        int steps = 0;
        while (n != 1) {
            n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        return steps;
    }

    static String classify(int i) {
        return i < 0 ? "neg" : i == 0 ? "zero" : i < 10 ? "small" : "big";
    }

    public static void main(String[] args) {
        for (int i = 1; i <= 15; i++) System.out.println(i + " -> " + collatz(i));
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) continue outer;
                if (i == 3) break outer;
                System.out.println(i + "," + j);
            }
        }
        int k = 0;
        do {
            k += 3;
            if (k % 2 == 0) continue;
            System.out.println("k=" + k);
        } while (k < 20);
        block: {
            if (k > 5) break block;
            System.out.println("unreached");
        }
        for (int v : new int[] {-1, 0, 5, 50}) System.out.println(classify(v));
        boolean a = true, b = false;
        System.out.println((a && !b) + " " + (a & b) + " " + (a | b) + " " + (a ^ b) + " " + (a || fail()) + " " + (b && fail()));
        for (int i = 0, j = 10; i < j; i += 2, j--) System.out.print(i * j + " ");
        System.out.println();
        int x = 0;
        for (;;) {
            if (++x > 4) break;
        }
        System.out.println(x);
    }

    static boolean fail() {
        throw new IllegalStateException("must not be evaluated");
    }
}
