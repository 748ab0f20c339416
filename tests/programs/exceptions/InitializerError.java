// A failing static initialiser: ExceptionInInitializerError first, NoClassDefFoundError afterwards.
public class InitializerError {
    static class Broken {
        static int value = compute();
        static int compute() { System.out.println("computing"); return Integer.parseInt("oops"); }
        static void touch() { }
    }
    static class SubBroken extends Broken { static { System.out.println("never"); } static int q = 1; }
    static class BrokenError { static { if (true) throw new OutOfMemoryError("fake"); } static int x = 3; }
    static class Uses { static int u = 5 / Integer.valueOf(0); int f = 1; }
    enum BadEnum { ONE; static { if (true) throw new IllegalStateException("enum init"); } }
    interface BadIface { int Z = Integer.parseInt("iface"); default void m() { } }
    static class ImplBad implements BadIface { }

    static void t(String n, Runnable r) {
        try { r.run(); System.out.println(n + " ok"); }
        catch (Throwable e) {
            System.out.println(n + ": " + e.getClass().getName() + ": " + e.getMessage());
            if (e instanceof ExceptionInInitializerError) System.out.println("  cause " + e.getCause() + " " + (e.getCause() == ((ExceptionInInitializerError) e).getException()));
        }
    }

    public static void main(String[] args) {
        t("first", () -> System.out.println(Broken.value));
        t("second", () -> System.out.println(Broken.value));
        t("call", () -> Broken.touch());
        t("new", () -> new Broken());
        t("sub", () -> System.out.println(SubBroken.q));
        t("sub again", () -> new SubBroken());
        t("error1", () -> System.out.println(BrokenError.x));
        t("error2", () -> System.out.println(BrokenError.x));
        t("uses1", () -> new Uses());
        t("uses2", () -> new Uses());
        t("enum1", () -> System.out.println(BadEnum.ONE));
        t("enum2", () -> System.out.println(BadEnum.ONE));
        t("iface const", () -> System.out.println(BadIface.Z));
        t("impl", () -> new ImplBad());
        t("array ok", () -> System.out.println(new Broken[2].length));
        t("literal ok", () -> System.out.println(Broken.class.getName()));
        try { Class.forName("InitializerError$Broken"); } catch (Throwable e) { System.out.println(e.getClass().getSimpleName()); }
    }
}
