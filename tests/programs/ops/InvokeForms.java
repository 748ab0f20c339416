// invokevirtual, invokeinterface, invokespecial and invokestatic on the same names, with many receivers at one call site.
import java.util.*;

public class InvokeForms {
    interface Speaker {
        String say(int n);
        default String twice(int n) { return say(n) + say(n); }
        static String loud(Speaker s, int n) { return s.say(n).toUpperCase(Locale.ROOT); }
    }
    static abstract class Base implements Speaker {
        public String say(int n) { return pre() + n; }
        abstract String pre();
        private String hidden() { return "base-hidden"; }
        String callHidden() { return hidden(); }
    }
    static class A extends Base { String pre() { return "a"; } }
    static class B extends A {
        @Override String pre() { return "b" + super.pre(); }
        private String hidden() { return "b-hidden"; }
        @Override public String twice(int n) { return "2x" + super.twice(n); }
    }
    static final class C implements Speaker { public String say(int n) { return "c" + n; } }
    enum E implements Speaker {
        X { public String say(int n) { return "ex" + n; } }, Y { public String say(int n) { return "ey" + n; } @Override public String twice(int n) { return "Y!" + super.twice(n); } }
    }
    record R(String p) implements Speaker { public String say(int n) { return p + n; } }

    static String run(Speaker s, int n) { return s.say(n) + "," + s.twice(n) + "," + Speaker.loud(s, n); }
    static String obj(Object o) { return o.toString() + o.equals(o) + (o.hashCode() == o.hashCode()); }
    static long wide(long a, double b, int c) { return a + (long) b + c; }
    static void discard() { wide(1, 2, 3); new A().say(1); "x".length(); Math.sqrt(2); new int[3].clone(); List.of().size(); }

    public static void main(String[] args) {
        Speaker lam = n -> "l" + n;
        Speaker[] all = {new A(), new B(), new C(), E.X, E.Y, new R("r"), lam, Integer::toString, new A() { @Override String pre() { return "anon"; } }, "prefix"::repeat};
        for (int round = 0; round < 2; round++) for (Speaker s : all) System.out.println(run(s, round + 1));
        for (Object o : new Object[] {"str", 5, new R("q"), E.Y, List.of(1), new StringBuilder("sb"), 'c', 2.5}) System.out.println(obj(o));
        System.out.println(new B().callHidden() + " " + wide(1L << 40, 2.9, -1));
        discard();
        Base nul = null;
        try { nul.say(1); } catch (NullPointerException e) { System.out.println("virtual on null"); }
        try { Speaker s = nul; s.twice(1); } catch (NullPointerException e) { System.out.println("interface on null"); }
        System.out.println(Speaker.loud(all[0], 3) + ((Speaker) n -> "cast" + n).twice(4));
        int calls = 0;
        for (int i = 0; i < 1000; i++) calls += all[i % all.length].say(i % 7).length();
        System.out.println(calls);
        CharSequence cs = new CharSequence() { public int length() { return 3; } public char charAt(int i) { return (char) ('x' + i); } public CharSequence subSequence(int a, int b) { return "sub"; } @Override public String toString() { return "xyz"; } };
        System.out.println(cs.length() + "" + cs.charAt(1) + cs.chars().sum() + cs.isEmpty() + String.join("-", cs, cs) + new StringBuilder(cs).append(cs, 1, 2) + CharSequence.compare(cs, "xyz"));
    }
}
