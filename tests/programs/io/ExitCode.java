// System.exit with a non-zero status out of nested calls; finally blocks are not run.
public class ExitCode {
    static void leave(int code) {
        try {
            System.out.println("leaving with " + code);
            System.err.println("on standard error");
            System.exit(code);
        } finally {
            System.out.println("finally must not run");
        }
    }

    public static void main(String[] args) {
        System.out.print("no newline yet;");
        leave(42);
        System.out.println("never");
    }
}
