// An exception leaves a lambda called by our own functional interface; its cause was made in another lambda.
public class UncaughtInLambda {
    interface Step { int run(int x) throws Exception; }

    static int twice(Step s, int x) throws Exception {
        return s.run(s.run(x));
    }

    static int guarded(Step s, int x) {
        try {
            return twice(s, x);
        } catch (Exception e) {
            throw new RuntimeException("guarded failed for " + x, e);
        }
    }

    static int shrink(int x) throws Exception {
        if (x < 3) throw new Exception("too small: " + x);
        return x / 2;
    }

    public static void main(String[] args) {
        System.out.println(guarded(UncaughtInLambda::shrink, 20));
        System.out.println(guarded(UncaughtInLambda::shrink, 4));
    }
}
