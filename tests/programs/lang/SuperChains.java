// invokespecial through super chains, abstract middle layers, private and final methods, super fields.
public class SuperChains {
    static class A {
        String f = "fA";
        String m() { return "A"; }
        String call() { return m() + priv(); }
        private String priv() { return "privA"; }
        static String st() { return "sA"; }
        final String fin() { return "fin" + m(); }
        Object cov() { return "covA"; }
        String over(Object o) { return "AO"; }
    }
    static class B extends A { String f = "fB"; }
    static class C extends B {
        String f = "fC";
        @Override String m() { return "C" + super.m(); }
        private String priv() { return "privC"; }
        static String st() { return "sC"; }
        @Override String cov() { return "covC" + super.cov(); }
        String over(String s) { return "CS" + super.over(s); }
        String fields() { return f + super.f + ((A) this).f; }
    }
    static class D extends C {
        @Override String m() { return "D" + super.m(); }
        @Override String call() { return "D:" + super.call(); }
        @Override String over(Object o) { return "DO" + super.over(o); }
        class In { String up() { return D.super.m() + D.this.m(); } }
        java.util.function.Supplier<String> lam() { return () -> super.m() + this.m(); }
    }
    static abstract class Shape { Shape() { log.append(name()).append(';'); } abstract String name(); static StringBuilder log = new StringBuilder(); }
    static class Sq extends Shape { private final String n; private String init = "set"; Sq(String n) { super(); this.n = n; } String name() { return n + init; } }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C(), new D()};
        for (A a : all) System.out.println(a.m() + " " + a.call() + " " + a.fin() + " " + a.cov() + " " + a.over("s") + " " + a.f);
        C c = new D();
        System.out.println(c.over("s") + " " + c.over((Object) "s") + " " + c.fields() + " " + c.f + " " + ((B) c).f + " " + A.st() + B.st() + C.st() + D.st());
        System.out.println(new D().new In().up() + " " + new D().lam().get());
        Sq s = new Sq("sq");
        System.out.println(Shape.log + " " + s.name());
        System.out.println(new Object() { int n = 5; int twice() { return n * 2; } }.twice());
        A anon = new C() { @Override String m() { return "anon" + super.m(); } };
        System.out.println(anon.m() + anon.call() + anon.getClass().getSuperclass().getSimpleName());
        var list = new java.util.ArrayList<String>() { private static final long serialVersionUID = 1; @Override public boolean add(String x) { return super.add(x + x); } { add("init"); } };
        list.add("a"); System.out.println(list);
    }
}
