// Reflection on enums, records and sealed types: constants, components, permitted subclasses, canonical constructors.
import java.lang.reflect.*;
import java.util.*;

public class EnumRecordReflect {
    enum Color { RED(1) { int v() { return 10; } }, GREEN(2); final int k; Color(int k) { this.k = k; } int v() { return k; } }
    @interface Nope { }
    record Person(String name, int age, List<String> tags, double... scores) { Person { if (age < 0) throw new IllegalArgumentException("age"); } static int made; }
    record G<T extends Number>(T t, Map<String, T[]> m) { }
    sealed interface S permits A, B, C { } record A(int x) implements S { } static final class B implements S { } static non-sealed class C implements S { }

    public static void main(String[] args) throws Exception {
        for (Color c : Color.class.getEnumConstants())
            System.out.println(c + " " + c.getClass().isEnum() + " " + c.getDeclaringClass().isEnum() + " " + c.getClass().isAnonymousClass() + " " + c.v());
        for (Field f : Color.class.getDeclaredFields())
            if (!f.isSynthetic()) System.out.println(f.getName() + " " + f.isEnumConstant() + " " + Modifier.toString(f.getModifiers()));
        try {
            Constructor<?> k = Color.class.getDeclaredConstructors()[0];
            k.setAccessible(true);
            k.newInstance("X", 9, 9);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(String.class.getEnumConstants() == null);
        Method vals = Color.class.getMethod("values");
        vals.setAccessible(true);
        System.out.println(Arrays.toString((Color[]) vals.invoke(null)) + Color.class.getMethod("valueOf", String.class).invoke(null, "GREEN"));
        try { Method vo = Color.class.getMethod("valueOf", String.class); vo.invoke(null, "BLUE"); } catch (InvocationTargetException e) { System.out.println(e.getCause()); }
        for (Class<?> r : new Class<?>[] {Person.class, G.class, A.class, String.class}) {
            RecordComponent[] cs = r.getRecordComponents();
            System.out.println(r.getSimpleName() + " " + r.isRecord() + " " + (cs == null ? "null" : ""));
            if (cs != null)
                for (RecordComponent c : cs)
                    System.out.println("  " + c + " | " + c.getName() + " " + c.getType().getSimpleName() + " " + c.getGenericType() + " " + c.getAccessor().getName());
        }
        RecordComponent[] rcs = Person.class.getRecordComponents();
        Constructor<Person> canon = Person.class.getDeclaredConstructor(Arrays.stream(rcs).map(RecordComponent::getType).toArray(Class<?>[]::new));
        Person p = canon.newInstance("n", 3, List.of("t"), new double[] {1.5});
        System.out.println(canon.isVarArgs() + " " + rcs[0].getAccessor().invoke(p) + rcs[1].getAccessor().invoke(p) + rcs[2].getAccessor().invoke(p) + ((double[]) rcs[3].getAccessor().invoke(p))[0]);
        System.out.println(Arrays.stream(canon.getParameters()).map(Parameter::toString).toList());
        try { canon.newInstance("n", -1, null, null); } catch (InvocationTargetException e) { System.out.println(e.getCause()); }
        Field age = Person.class.getDeclaredField("age");
        age.setAccessible(true);
        try { age.set(p, 5); } catch (IllegalAccessException e) { System.out.println(e.getMessage()); }
        System.out.println(age.get(p) + " " + Modifier.toString(age.getModifiers()));
        System.out.println(S.class.isSealed() + " " + Arrays.stream(S.class.getPermittedSubclasses()).map(Class::getSimpleName).toList() + " " + A.class.isSealed() + " " + C.class.getPermittedSubclasses() + " " + Modifier.toString(A.class.getModifiers()) + " | " + Modifier.toString(C.class.getModifiers()) + " | " + Color.class.isSealed() + " " + Modifier.toString(Color.class.getModifiers()));
        String[] ms = Arrays.stream(A.class.getDeclaredMethods()).map(m -> Modifier.toString(m.getModifiers()) + " " + m.getName()).sorted().toArray(String[]::new);
        System.out.println(Arrays.toString(ms) + A.class.getSuperclass());
    }
}
