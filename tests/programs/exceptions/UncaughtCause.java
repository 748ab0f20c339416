// An uncaught exception with a chain of causes: "Caused by" sections and "... n more".
public class UncaughtCause {
    static class ServiceException extends RuntimeException {
        private static final long serialVersionUID = 1;
        ServiceException(String m, Throwable c) { super(m, c); }
    }

    static void store(String key) throws java.io.IOException {
        if (key.isEmpty()) throw new java.io.IOException("empty key");
    }

    static void service(String key) {
        try {
            store(key);
        } catch (java.io.IOException e) {
            throw new ServiceException("store failed", e);
        }
    }

    static void top(String key) {
        try {
            service(key);
        } catch (ServiceException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        top("ok");
        System.out.println("first call done");
        top("");
    }
}
