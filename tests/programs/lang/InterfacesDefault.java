// Default, static and private interface methods, diamond resolution and A.super.m().
public class InterfacesDefault {
    interface Greeter {
        String name();
        default String greet() { return prefix() + name(); }
        private String prefix() { return "Hello, " + helper(); }
        private static String helper() { return "dear "; }
        static Greeter of(String n) { return () -> n; }
    }
    interface Polite extends Greeter { default String greet() { return "Please: " + Greeter.super.greet(); } }
    interface Rude extends Greeter { default String greet() { return "Hey " + name(); } }
    static class Both implements Polite, Rude {
        public String name() { return "both"; }
        public String greet() { return Polite.super.greet() + " | " + Rude.super.greet(); }
    }
    static class JustPolite implements Polite { public String name() { return "jp"; } }
    interface Left { default String who() { return "Left"; } }
    interface Right extends Left { default String who() { return "Right"; } }
    static class Base implements Left { }
    static class Sub extends Base implements Right { }
    static class Winner { public String who() { return "class wins"; } }
    static class Sub2 extends Winner implements Right { }
    interface Const { int A = compute(); static int compute() { System.out.println("Const initialised"); return 42; } }
    static class UsesConst implements Const { int get() { return A + 1; } }
    interface Stack2<T> {
        T peek();
        default <R> R mapPeek(java.util.function.Function<? super T, ? extends R> f) { return f.apply(peek()); }
    }

    public static void main(String[] args) {
        System.out.println(Greeter.of("lambda").greet());
        System.out.println(new Both().greet());
        System.out.println(new JustPolite().greet());
        System.out.println(new Sub().who() + " " + new Base().who() + " " + new Sub2().who());
        Left l = new Sub();
        System.out.println(l.who());
        UsesConst u = new UsesConst();
        System.out.println("before");
        System.out.println(u.get());
        Stack2<String> st = () -> "peeked";
        System.out.println(st.mapPeek(String::length) + st.<String>mapPeek(s -> s + "!"));
        Greeter anon = new Greeter() {
            public String name() { return "anon"; }
            public String greet() { return Greeter.super.greet().toUpperCase(); }
        };
        System.out.println(anon.greet());
    }
}
