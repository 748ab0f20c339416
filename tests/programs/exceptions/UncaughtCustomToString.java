// Uncaught custom exceptions: overridden toString, getMessage, getLocalizedMessage and null messages in a cause chain.
public class UncaughtCustomToString {
    static class Coded extends Exception {
        private static final long serialVersionUID = 1;
        final int code;
        Coded(int code, Throwable cause) { super(null, cause); this.code = code; }
        @Override public String getMessage() { return "code=" + code; }
    }
    static class Shouting extends RuntimeException {
        private static final long serialVersionUID = 1;
        Shouting(Throwable t) { super(t); }
        @Override public String toString() { return "SHOUTING!"; }
    }
    static class Localized extends Exception {
        private static final long serialVersionUID = 1;
        @Override public String getLocalizedMessage() { return "localized text\nsecond line"; }
    }

    static void a() throws Localized { throw new Localized(); }
    static void b() throws Coded { try { a(); } catch (Localized e) { throw new Coded(7, e); } }

    public static void main(String[] args) {
        try {
            b();
        } catch (Coded e) {
            System.out.println(e + " / " + e.getCause() + " / " + e.getCause().getMessage());
            throw new Shouting(e);
        }
    }
}
