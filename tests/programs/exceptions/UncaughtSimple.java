// An uncaught exception thrown three frames deep: message, frames with lines, exit code 1.
public class UncaughtSimple {
    static void first(int n) {
        second(n + 1);
    }

    static void second(int n) {
        if (n > 1)
            throw new IllegalArgumentException("bad n: " + n);
        System.out.println("fine " + n);
    }

    public static void main(String[] args) {
        first(0);
        System.out.println("going on");
        first(1);
        System.out.println("never");
    }
}
