// An uncaught division by zero inside a static nested class, after output on both streams.
public class UncaughtArithmetic {
    static class Calc {
        int divide(int a, int b) {
            int q = a
                / b;
            return q;
        }
    }

    public static void main(String[] args) {
        Calc c = new Calc();
        for (int i = 3; i >= 0; i--) {
            System.out.println(c.divide(12, i));
            System.err.println("done " + i);
        }
    }
}
