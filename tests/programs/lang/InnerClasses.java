// Inner classes: outer captures, qualified this, qualified new, nested captures, local and anonymous classes.
import java.util.function.*;

public class InnerClasses {
    private int value = 1;
    private static int created;
    class Inner {
        int value = 2;
        class Deep {
            int value = 3;
            String all() { return value + "," + this.value + "," + Inner.this.value + "," + InnerClasses.this.value; }
            void bump() { InnerClasses.this.value += 10; Inner.this.value *= 2; value--; }
        }
        Deep deep() { return new Deep(); }
    }
    static class Counter { private int n; private void inc() { n++; created++; } }
    class SubInner extends Inner { SubInner() { value = 20; } }
    static class Foreign extends InnerClasses.Inner { Foreign(InnerClasses outer) { outer.super(); } }

    Supplier<String> local(int a, String b, long c, double d) {
        int doubled = a * 2;
        class Loc implements Supplier<String> {
            final int own;
            Loc(int own) { this.own = own; }
            public String get() { return a + b + c + d + doubled + own + value + again(); }
            String again() { return own > 0 ? "|" + new Loc(own - 1).get() : ""; }
        }
        return new Loc(2);
    }

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        InnerClasses.Inner i = o.new Inner();
        InnerClasses.Inner.Deep d = i.new Deep();
        System.out.println(d.all());
        d.bump();
        System.out.println(d.all() + " " + i.deep().all() + " " + o.value);
        System.out.println(o.new SubInner().deep().all() + " " + new Foreign(o).value);
        Counter c = new Counter();
        c.inc(); c.inc(); c.n += 5;
        System.out.println(c.n + " " + created);
        System.out.println(o.local(1, "s", 5L, 0.5).get());
        int[] box = {0};
        Runnable r = new Runnable() {
            int calls;
            { calls = 100; box[0]++; }
            @Override public void run() { calls++; box[0] += calls; System.out.println("anon " + calls + " " + box[0] + " " + o.value); }
        };
        r.run(); r.run();
        IntFunction<IntSupplier> f = x -> new IntSupplier() { int k = x; public int getAsInt() { return k++ * x; } };
        IntSupplier s = f.apply(3);
        System.out.println(s.getAsInt() + " " + s.getAsInt() + " " + s.getAsInt());
        Object an = new Inner0("arg") { @Override String show() { return "sub " + super.show(); } };
        System.out.println(an + " " + an.getClass().getName() + " " + an.getClass().getSuperclass().getSimpleName());
        try { InnerClasses n = null; n.new Inner(); } catch (NullPointerException e) { System.out.println("npe on null outer"); }
    }
    static abstract class Inner0 { final String s; Inner0(String s) { this.s = s; } String show() { return s; } @Override public String toString() { return show(); } }
}
