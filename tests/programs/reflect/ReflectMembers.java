// Reflection over members: declared methods, fields and constructors sorted by name, modifiers and signatures.
import java.lang.reflect.*;
import java.util.*;

public class ReflectMembers {
    static abstract class Base<T extends Comparable<T>> {
        protected T item;
        static final int K = 5;
        private volatile long v;
        transient double d;
        public abstract T get();
        protected synchronized void sync() { }
        static native void nat();
        final strictfp double sf(double... xs) { return xs.length; }
        private int[] arr(String[][] s, long l) throws java.io.IOException, IllegalStateException { return null; }
        Base() { }
        private Base(int a, List<? super T> l) { }
    }
    static class Impl extends Base<String> implements Runnable, Cloneable {
        public String get() { return "x"; }
        public void run() { }
        public String pub;
        Impl() { super(); }
        <X extends Number & Runnable> X gen(Map<String, ? extends X> m, X[] a) { return null; }
    }
    interface If { int C = 1; void a(); default void b() { } static void c() { } private void d() { } }

    static void show(Class<?> c) {
        System.out.println("== " + c.toGenericString() + " super " + c.getGenericSuperclass() + " ifs " + Arrays.toString(c.getGenericInterfaces()));
        Field[] fs = c.getDeclaredFields();
        Arrays.sort(fs, Comparator.comparing(Field::getName));
        for (Field f : fs) System.out.println(f + " | " + f.toGenericString() + " | " + f.getType().getSimpleName() + " | " + Modifier.toString(f.getModifiers()));
        Method[] ms = c.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName).thenComparing(m -> m.getReturnType().getName()));
        for (Method m : ms)
            if (!m.isSynthetic() || m.isBridge())
                System.out.println(m + " | " + m.toGenericString() + " | " + m.getParameterCount() + m.isVarArgs() + m.isBridge() + m.isDefault() + " | " + Arrays.toString(m.getExceptionTypes()));
        Constructor<?>[] cs = c.getDeclaredConstructors();
        Arrays.sort(cs, Comparator.comparingInt(Constructor::getParameterCount));
        for (Constructor<?> k : cs) System.out.println(k + " | " + k.toGenericString());
    }

    public static void main(String[] args) throws Exception {
        show(Base.class); show(Impl.class); show(If.class);
        String[] pub = Arrays.stream(Impl.class.getMethods()).filter(m -> m.getDeclaringClass() != Object.class).map(m -> m.getDeclaringClass().getSimpleName() + "." + m.getName() + ":" + m.getReturnType().getSimpleName()).sorted().toArray(String[]::new);
        System.out.println(Arrays.toString(pub));
        System.out.println(Arrays.stream(Impl.class.getFields()).map(Field::getName).sorted().toList() + " " + Impl.class.getMethod("get").getReturnType() + " " + Base.class.getTypeParameters()[0] + " " + Arrays.toString(Base.class.getTypeParameters()[0].getBounds()));
        for (String n : new String[] {"nope", "arr", "sync"})
            try { System.out.println(Impl.class.getMethod(n)); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        try { Impl.class.getDeclaredField("item"); } catch (NoSuchFieldException e) { System.out.println(e.getMessage()); }
        try { Impl.class.getConstructor(); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        Method gen = Impl.class.getDeclaredMethod("gen", Map.class, Number[].class);
        System.out.println(Arrays.toString(gen.getGenericParameterTypes()) + Arrays.toString(gen.getParameterTypes()) + gen.getGenericReturnType() + Arrays.toString(gen.getTypeParameters()));
        ParameterizedType pt = (ParameterizedType) Impl.class.getGenericSuperclass();
        System.out.println(pt.getRawType() + " " + Arrays.toString(pt.getActualTypeArguments()) + " " + pt.getOwnerType());
        System.out.println(ReflectMembers.class.getDeclaredMethod("main", String[].class) + " " + Arrays.stream(ReflectMembers.class.getDeclaredClasses()).map(Class::getSimpleName).sorted().toList() + " " + Impl.class.getNestHost().getSimpleName() + " " + Impl.class.isNestmateOf(If.class));
    }
}
