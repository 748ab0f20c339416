// Order and laziness of class initialisation: constants, static calls, subclasses, arrays and interfaces.
public class StaticInitOrder {
    static void log(String s) { System.out.println("init " + s); }
    static int val(String s, int v) { log(s); return v; }

    static class Parent { static int p = val("Parent.p", 1); static { log("Parent block"); } static final int CONST = 5; static final Integer BOXED = 6; static void touch() { } }
    static class Child extends Parent { static { log("Child block"); } static int c = val("Child.c", 2); static void go() { } }
    static class OnlyConst { static final String S = "const"; static final int I = 3 + 4; static { log("OnlyConst"); } }
    static class Elem { static { log("Elem"); } }
    interface WithDefault { int D = val("WithDefault.D", 1); default void m() { } }
    interface NoDefault { int N = val("NoDefault.N", 2); }
    static class Impl implements WithDefault, NoDefault { static { log("Impl"); } }
    static class Self { static Self one = new Self(); static int count = 10; static int after; static { after = count; } int seen; Self() { seen = ++count; } }
    static class CycleA { static int a = CycleB.b + 1; static { log("CycleA a=" + a); } }
    static class CycleB { static int b = CycleA.a + 10; static { log("CycleB b=" + b); } }
    enum Planet { EARTH, MARS; static final String NAME; static { NAME = "planets"; log("Planet " + values().length); } Planet() { log("ctor " + name()); } }
    static class Lazy {
        static class Holder { static final Object INSTANCE = make(); }
        static Object make() { log("Holder"); return "holder"; }
        static Object get() { return Holder.INSTANCE; }
    }

    static { log("main class"); }
    static int early = peek();
    static int later = 5;
    static int peek() { return later; }

    public static void main(String[] args) throws Exception {
        System.out.println("main starts " + early + " " + later);
        System.out.println(OnlyConst.S + OnlyConst.I + Parent.CONST);
        System.out.println("array"); Elem[] es = new Elem[3]; System.out.println(es.length);
        Class<?> k = Elem.class; System.out.println(k.getSimpleName());
        new Elem();
        System.out.println("Child.p"); System.out.println(Child.p);
        System.out.println("Child.go"); Child.go();
        System.out.println(Parent.BOXED);
        System.out.println("impl"); new Impl();
        System.out.println(NoDefault.N);
        System.out.println(Self.count + " " + Self.after + " " + Self.one.seen);
        System.out.println(CycleA.a + " " + CycleB.b);
        System.out.println(Planet.valueOf("MARS") + Planet.NAME);
        System.out.println("lazy"); new Lazy(); System.out.println(Lazy.get());
        Class.forName("StaticInitOrder$Extra1", false, StaticInitOrder.class.getClassLoader());
        System.out.println("loaded only");
        Class.forName("StaticInitOrder$Extra1");
        Object o = null; System.out.println(o instanceof Extra2);
        System.out.println("end");
    }
    static class Extra1 { static { log("Extra1"); } }
    static class Extra2 { static { log("Extra2 must not"); } }
}
