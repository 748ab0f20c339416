// Reflection-driven tools: object dumper, toString builder, bean copier, test runner with annotations, plug-in table by class name.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class DynamicTools {
    @Retention(RetentionPolicy.RUNTIME) @interface Test { Class<? extends Throwable> expect() default None.class; int order() default 100; }
    static class None extends Throwable { private static final long serialVersionUID = 1; }
    @Retention(RetentionPolicy.RUNTIME) @interface Col { String value() default ""; boolean hidden() default false; }
    static class Base { @Col("ID") protected int id = 7; @Col(hidden = true) String secret = "x"; }
    static class Item extends Base { @Col String name = "item"; @Col("PRICE") double price = 2.5; int[] qty = {1, 2}; Item next; transient Object skip = "t"; static int cnt = 1; }
    static String dump(Object o, int depth) throws IllegalAccessException {
        if (o == null) return "null";
        Class<?> c = o.getClass();
        if (c.isArray()) {
            StringJoiner j = new StringJoiner(",", "[", "]");
            for (int i = 0; i < Array.getLength(o); i++) j.add(dump(Array.get(o, i), depth + 1));
            return j.toString();
        }
        if (c.getPackageName().startsWith("java.")) return o.toString();
        StringJoiner j = new StringJoiner(", ", c.getSimpleName() + "{", "}");
        Deque<Class<?>> hs = new ArrayDeque<>();
        for (Class<?> k = c; k != Object.class; k = k.getSuperclass()) hs.push(k);
        for (Class<?> k : hs) for (Field f : sorted(k)) {
            if (Modifier.isStatic(f.getModifiers()) || Modifier.isTransient(f.getModifiers())) continue;
            Col a = f.getAnnotation(Col.class);
            if (a != null && a.hidden()) continue;
            f.setAccessible(true);
            j.add((a == null || a.value().isEmpty() ? f.getName() : a.value()) + "=" + dump(f.get(o), depth + 1));
        }
        return j.toString();
    }
    static Field[] sorted(Class<?> k) { Field[] fs = k.getDeclaredFields(); Arrays.sort(fs, Comparator.comparing(Field::getName)); return fs; }
    static class Suite {
        static int setups;
        int n;
        Suite() { setups++; }
        @Test(order = 1) void passes() { n++; }
        @Test(order = 2, expect = ArithmeticException.class) void divides() { n = 1 / n; }
        @Test(order = 3) void fails() { if (n == 0) throw new AssertionError("n was " + n); }
        @Test(order = 4, expect = NullPointerException.class) void wrongExpect() { throw new IllegalStateException("other"); }
        @Test(order = 5, expect = RuntimeException.class) void noThrow() { }
        void notATest() { throw new Error(); }
        @Test(order = 6) static void stat() { }
        @Test(order = 7) private void priv() { }
    }
    static void run(Class<?> c) throws Exception {
        Method[] ms = Arrays.stream(c.getDeclaredMethods()).filter(m -> m.isAnnotationPresent(Test.class)).sorted(Comparator.comparingInt(m -> m.getAnnotation(Test.class).order())).toArray(Method[]::new);
        int ok = 0;
        for (Method m : ms) {
            Class<? extends Throwable> ex = m.getAnnotation(Test.class).expect();
            Constructor<?> k = c.getDeclaredConstructor();
            k.setAccessible(true);
            m.setAccessible(true);
            String res;
            try {
                m.invoke(k.newInstance());
                res = ex == None.class ? "ok" : "FAIL expected " + ex.getSimpleName();
            } catch (InvocationTargetException e) {
                Throwable t = e.getCause();
                res = ex.isInstance(t) ? "ok threw" : "FAIL " + t;
            }
            if (res.startsWith("ok")) ok++;
            System.out.println(m.getName() + " " + res);
        }
        System.out.println(ok + "/" + ms.length + " " + Suite.setups);
    }
    public static class Bean {
        private String name;
        private int age;
        private boolean on;
        public String getName() { return name; }
        public void setName(String n) { name = n; }
        public int getAge() { return age; }
        public void setAge(int a) { if (a < 0) throw new IllegalArgumentException("age " + a); age = a; }
        public boolean isOn() { return on; }
        public void setOn(boolean b) { on = b; }
    }
    static void populate(Object bean, Map<String, String> m) throws Exception {
        for (Map.Entry<String, String> e : new TreeMap<>(m).entrySet()) {
            String sn = "set" + Character.toUpperCase(e.getKey().charAt(0)) + e.getKey().substring(1);
            Method s = Arrays.stream(bean.getClass().getMethods()).filter(x -> x.getName().equals(sn)).findFirst().orElse(null);
            if (s == null) { System.out.println("no property " + e.getKey()); continue; }
            Class<?> t = s.getParameterTypes()[0];
            Object v = t == int.class ? (Object) Integer.valueOf(e.getValue()) : t == boolean.class ? (Object) Boolean.valueOf(e.getValue()) : e.getValue();
            try { s.invoke(bean, v); } catch (InvocationTargetException x) { System.out.println("rejected: " + x.getTargetException().getMessage()); }
        }
    }
    interface Plug { String go(String s); }
    static class Rev implements Plug { public String go(String s) { return new StringBuilder(s).reverse().toString(); } }
    static class Up implements Plug { public String go(String s) { return s.toUpperCase(Locale.ROOT); } }
    static abstract class Abs implements Plug { }
    static class NoCtor implements Plug { NoCtor(int x) { } public String go(String s) { return s; } }
    static class Failing implements Plug { static { if (true) throw new RuntimeException("static"); } public String go(String s) { return s; } }

    public static void main(String[] args) throws Exception {
        Item i = new Item();
        i.next = new Item();
        i.next.name = null;
        System.out.println(dump(i, 0));
        System.out.println(dump(new Object[] {1, "s", new int[][] {{1}, {}}, null}, 0));
        run(Suite.class);
        Bean b = new Bean();
        populate(b, Map.of("name", "bo", "age", "42", "on", "true", "zip", "0"));
        populate(b, Map.of("age", "-1"));
        System.out.println(b.getName() + b.getAge() + b.isOn());
        for (String n : new String[] {"Rev", "Up", "Abs", "NoCtor", "Missing", "Failing", "Failing", "Base"})
            try {
                Object p = Class.forName("DynamicTools$" + n).getDeclaredConstructor().newInstance();
                System.out.println(n + " " + ((Plug) p).go("plug"));
            } catch (ReflectiveOperationException e) {
                System.out.println(n + " " + e.getClass().getSimpleName());
            } catch (ClassCastException e) {
                System.out.println(n + " not a plug");
            } catch (LinkageError e) {
                System.out.println(n + " " + e.getClass().getSimpleName());
            }
    }
}
