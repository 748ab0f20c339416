// main declares and throws a checked exception with a suppressed one added by hand and a cause made elsewhere.
public class UncaughtCheckedMain {
    static Exception make(String m) {
        return new Exception(m);
    }

    static class Outer {
        Exception cause() {
            return new java.util.concurrent.TimeoutException("slow");
        }
    }

    public static void main(String[] args) throws Exception {
        Exception e = make("main problem");
        e.addSuppressed(new RuntimeException("first suppressed"));
        e.addSuppressed(make("second suppressed"));
        e.initCause(new Outer().cause());
        System.out.println(e.getSuppressed().length);
        throw e;
    }
}
