// A deep but finite recursion ends in an uncaught exception: the trace has 1024 frames at most.
public class UncaughtRecursive {
    static int depth(int n) {
        if (n == 0) throw new IllegalArgumentException("bottom reached");
        return depth(n - 1) + 1;
    }

    public static void main(String[] args) {
        try {
            depth(3000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getStackTrace().length + " " + e.getStackTrace()[1023].getMethodName());
        }
        depth(40);
    }
}
