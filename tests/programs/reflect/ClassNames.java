// Class objects: names of primitives, arrays, nested, local and anonymous classes, and class relations.
import java.lang.reflect.Modifier;
import java.util.*;

public class ClassNames {
    static class Nested { class Inner { } }
    interface Iface { }
    enum Color { RED { }, GREEN }
    record Rec(int a) { }
    @interface Anno { }

    static void show(Class<?> c) {
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | " + c + " | " + c.isPrimitive() + c.isArray() + c.isInterface() + c.isEnum() + c.isRecord() + c.isAnnotation() + c.isAnonymousClass() + c.isLocalClass() + c.isMemberClass() + " | " + Modifier.toString(c.getModifiers()) + " | " + c.getSuperclass() + " | " + c.getComponentType() + " | " + c.descriptorString() + " | '" + c.getPackageName() + "'");
    }

    public static void main(String[] args) throws Exception {
        class Local { }
        Object anon = new Object() { };
        Class<?>[] all = {int.class, void.class, boolean.class, double.class, int[].class, String.class, String[].class, long[][].class, Nested.class, Nested.Inner.class, Nested.Inner[].class, Iface.class, Color.class, Color.RED.getClass(), Color.GREEN.getClass(), Rec.class, Anno.class, Local.class, anon.getClass(), Map.Entry.class, Thread.State.class, ClassNames.class, Object.class, Integer.class};
        for (Class<?> c : all) show(c);
        System.out.println(Object.class.isAssignableFrom(int[].class) + " " + Object[].class.isAssignableFrom(String[].class) + " " + Object[].class.isAssignableFrom(int[].class) + " " + Cloneable.class.isAssignableFrom(int[].class) + " " + long.class.isAssignableFrom(int.class) + " " + Number.class.isInstance(5) + " " + int.class.isInstance(5));
        System.out.println(Class.forName("java.lang.String") == String.class ? "same" : "differ");
        System.out.println(Class.forName("[I") == int[].class ? "same" : "differ");
        System.out.println(Class.forName("[[Ljava.lang.String;").getSimpleName() + " " + Class.forName("ClassNames$Nested$Inner").getSimpleName());
        for (String n : new String[] {"int", "No.Such", "java/lang/String", "[X", "ClassNames.Nested"})
            try { Class.forName(n); System.out.println("found " + n); } catch (ClassNotFoundException e) { System.out.println(e); }
        System.out.println(Arrays.toString(int[].class.getInterfaces()) + Arrays.toString(Color.class.getInterfaces()) + Color.RED.getDeclaringClass() + Integer.TYPE + Nested.Inner.class.getEnclosingClass() + Local.class.getEnclosingMethod());
        try { Integer.class.cast("x"); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        System.out.println(new int[0].getClass() == new int[5].getClass() ? "same array class" : "no");
        System.out.println(int[].class.arrayType() + " " + int[][].class.componentType() + " " + Iface.class.desiredAssertionStatus());
    }
}
