// Invoking methods and constructors, getting and setting fields, InvocationTargetException, access and argument errors.
import java.lang.reflect.*;
import java.util.*;

public class ReflectInvoke {
    static class T {
        private int i = 1; public long l = 2; static String s = "st"; final int fin = 9; double d; char c = 'c'; Integer box = 7; private static final String CONST = "const";
        T() { } private T(String a, int b) { i = a.length() + b; } T(Object... os) { i = os.length * 100; } T(boolean fail) { throw new IllegalStateException("ctor fails"); }
        private int add(int a, long b) { return (int) (i + a + b); }
        static String cat(String... xs) { return String.join("+", xs); }
        void boom() throws Exception { throw new Exception("boom"); }
        void err() { throw new StackOverflowError("fake"); }
        double wide(double x) { return x / 2; }
        public Object nul() { return null; }
        void nothing() { }
        boolean neg(boolean b) { return !b; }
        char up(char c) { return Character.toUpperCase(c); }
    }
    static class Sub extends T { @Override public Object nul() { return "sub"; } { } public Object nul(int x) { return x; } }
    interface A { Object go() throws Throwable; }
    static void t(String n, A a) {
        try {
            System.out.println(n + " = " + a.go());
        } catch (InvocationTargetException e) {
            System.out.println(n + " ITE " + e.getMessage() + " <- " + e.getCause());
        } catch (Throwable e) {
            System.out.println(n + " ! " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Throwable {
        Class<?> k = T.class;
        T o = new T();
        Method add = k.getDeclaredMethod("add", int.class, long.class), wide = k.getDeclaredMethod("wide", double.class), cat = k.getDeclaredMethod("cat", String[].class), nul = k.getDeclaredMethod("nul");
        t("add", () -> add.invoke(o, 5, 6L));
        t("widen arg", () -> add.invoke(o, (short) 5, 6));
        t("byte char", () -> add.invoke(o, (byte) 1, 'a'));
        t("narrow", () -> add.invoke(o, 5L, 6L));
        t("bad type", () -> add.invoke(o, "5", 6L));
        t("few args", () -> add.invoke(o, 5));
        t("null recv", () -> add.invoke(null, 1, 2L));
        t("wrong recv", () -> add.invoke("str", 1, 2L));
        t("null prim", () -> { try { return add.invoke(o, null, 2L); } catch (IllegalArgumentException e) { return "illegal"; } });
        t("float to double", () -> wide.invoke(o, 3f));
        t("int to double", () -> wide.invoke(o, 3));
        t("static", () -> cat.invoke(null, (Object) new String[] {"a", "b"}));
        t("varargs wrong", () -> cat.invoke(null, "a", "b"));
        t("boom", () -> k.getDeclaredMethod("boom").invoke(o));
        t("error", () -> k.getDeclaredMethod("err").invoke(o));
        t("void", () -> k.getDeclaredMethod("nothing").invoke(o));
        t("null ret", () -> nul.invoke(o));
        t("virtual", () -> nul.invoke(new Sub()));
        t("bool", () -> k.getDeclaredMethod("neg", boolean.class).invoke(o, true));
        t("char", () -> k.getDeclaredMethod("up", char.class).invoke(o, 'q'));
        t("ret class", () -> wide.invoke(o, 1.0).getClass());
        t("new", () -> ((T) k.getDeclaredConstructor(String.class, int.class).newInstance("four", 3)).i);
        t("new varargs", () -> ((T) k.getDeclaredConstructor(Object[].class).newInstance((Object) new Object[] {1, 2})).i);
        t("ctor fails", () -> k.getDeclaredConstructor(boolean.class).newInstance(true));
        t("abstract", () -> Number.class.getDeclaredConstructor().newInstance());
        t("interface", () -> Runnable.class.getDeclaredConstructor());
        t("string", () -> String.class.getConstructor(char[].class).newInstance((Object) new char[] {'h', 'i'}));
        t("list", () -> { Object l = Class.forName("java.util.ArrayList").getDeclaredConstructor().newInstance(); l.getClass().getMethod("add", Object.class).invoke(l, "x"); return l; });
        Field i = k.getDeclaredField("i"), l = k.getDeclaredField("l"), s = k.getDeclaredField("s"), fin = k.getDeclaredField("fin"), d = k.getDeclaredField("d"), c = k.getDeclaredField("c"), box = k.getDeclaredField("box"), cst = k.getDeclaredField("CONST");
        t("get", () -> i.get(o) + " " + i.getInt(o) + " " + i.getLong(o) + " " + i.getDouble(o) + " " + l.getFloat(o) + " " + c.getInt(o) + " " + s.get(null) + " " + cst.get(null));
        t("getShort of int", () -> i.getShort(o));
        t("getInt of long", () -> l.getInt(o));
        t("set", () -> { i.setInt(o, 50); l.set(o, 60); d.setFloat(o, 1.5f); c.set(o, 'z'); s.set(null, "new"); box.set(o, 8); return o.i + " " + o.l + " " + o.d + " " + o.c + " " + T.s + " " + o.box; });
        t("set long to int", () -> { i.set(o, 5L); return 0; });
        t("set null prim", () -> { i.set(o, null); return 0; });
        t("set final", () -> { fin.set(o, 1); return 0; });
        t("set final acc", () -> { fin.setAccessible(true); fin.setInt(o, 10); return fin.get(o) + "" + o.fin; });
        t("set static final", () -> { cst.setAccessible(true); cst.set(null, "y"); return 0; });
        t("wrong obj", () -> i.get("x"));
        t("null obj", () -> i.get(null));
        t("set wrong type", () -> { box.set(o, "s"); return 0; });
        t("setInt on Integer", () -> { box.setInt(o, 1); return 0; });
        t("private jdk", () -> { Field v = String.class.getDeclaredField("value"); try { v.setAccessible(true); return v.get("x"); } catch (InaccessibleObjectException e) { return "inaccessible"; } });
        t("private access", () -> { Method m = Class.forName("ReflectInvokeOther").getDeclaredMethod("hidden"); return m.invoke(null); });
        t("made accessible", () -> { Method m = Class.forName("ReflectInvokeOther").getDeclaredMethod("hidden"); m.setAccessible(true); return m.invoke(null) + "" + m.canAccess(null); });
        t("array", () -> { Object a = Array.newInstance(int.class, 3); Array.setInt(a, 1, 5); Array.set(a, 2, (byte) 6); return Arrays.toString((int[]) a) + Array.getLength(a) + Array.get(a, 1) + Array.getLong(a, 2); });
        t("array multi", () -> Array.newInstance(String.class, 2, 3).getClass().getSimpleName() + ((Object[][]) Array.newInstance(long[].class, 2, 1)).length);
        t("array bad", () -> Array.get(new int[1], 1));
        t("array type", () -> { Array.set(new int[1], 0, "s"); return 0; });
        t("array not", () -> Array.getLength("s"));
        t("array neg", () -> Array.newInstance(int.class, -1));
        t("array void", () -> Array.newInstance(void.class, 1));
    }
}
class ReflectInvokeOther { private static String hidden() { return "hidden"; } }
