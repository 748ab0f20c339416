// Exact arithmetic of java.lang.Math: overflow is caught, floorDiv, floorMod, abs, multiplyHigh.
public class MathExact {
    interface I { Object get(); }
    static void t(String n, I f) {
        try { System.out.println(n + " = " + f.get()); } catch (ArithmeticException e) { System.out.println(n + " ! " + e.getMessage()); }
    }

    public static void main(String[] args) {
        int[] iv = {0, 1, -1, 3, -7, 46341, Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] lv = {0, 1, -1, 5, -9, 3037000500L, Long.MAX_VALUE, Long.MIN_VALUE};
        for (int a : iv) {
            t("neg " + a, () -> Math.negateExact(a));
            t("inc " + a, () -> Math.incrementExact(a));
            t("dec " + a, () -> Math.decrementExact(a));
            t("absExact " + a, () -> Math.absExact(a));
            for (int b : iv) {
                t("add " + a + " " + b, () -> Math.addExact(a, b));
                t("sub " + a + " " + b, () -> Math.subtractExact(a, b));
                t("mul " + a + " " + b, () -> Math.multiplyExact(a, b));
                t("fdiv " + a + " " + b, () -> Math.floorDiv(a, b));
                t("fmod " + a + " " + b, () -> Math.floorMod(a, b));
            }
        }
        for (long a : lv) {
            t("negL " + a, () -> Math.negateExact(a));
            t("toInt " + a, () -> Math.toIntExact(a));
            t("abs " + a, () -> Math.abs(a));
            for (long b : lv) {
                t("addL " + a + " " + b, () -> Math.addExact(a, b));
                t("subL " + a + " " + b, () -> Math.subtractExact(a, b));
                t("mulL " + a + " " + b, () -> Math.multiplyExact(a, b));
                t("hiL " + a + " " + b, () -> Math.multiplyHigh(a, b));
                t("fdivL " + a + " " + b, () -> Math.floorDiv(a, b) + "r" + Math.floorMod(a, b));
            }
        }
        System.out.println(Math.floorMod(-7L, 3) + " " + Math.floorDiv(-7L, 3) + " " + Math.multiplyFull(Integer.MIN_VALUE, Integer.MIN_VALUE) + " " + Math.max(-0.0, 0.0) + " " + Math.signum(-3.5) + Math.signum(-0f));
    }
}
