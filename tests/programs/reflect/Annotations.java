// Annotations at run time: defaults, arrays, enums, classes, nested, inherited, repeatable, parameters, equality.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class Annotations {
    enum Lvl { LO, HI }
    @Retention(RetentionPolicy.RUNTIME) @interface Sub { int v() default 3; }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Info {
        String name() default "none";
        int[] nums() default {1, 2};
        Lvl lvl() default Lvl.LO;
        Class<?> type() default Object.class;
        Sub sub() default @Sub;
        double d() default 1.5;
        char c() default 'x';
        boolean b() default true;
        long l() default 1L << 40;
        byte by() default -1;
        String[] ss() default {};
        Lvl[] lv() default {};
    }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Tags { Tag[] value(); }
    @Retention(RetentionPolicy.SOURCE) @interface Src { } @Retention(RetentionPolicy.CLASS) @interface Cls { }
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE, ElementType.METHOD}) @interface Marker { }
    @Info(name = "base", nums = 9, type = String[].class) @Marker @Src @Cls static class Base { }
    static class Derived extends Base {
        @Tag("a") @Tag("b") void two() { }
        @Tag("one") void one() { }
        @Info(sub = @Sub(v = 7), lvl = Lvl.HI, ss = {"q", "r\n"}, lv = {Lvl.HI, Lvl.LO}, c = '\'', d = 0.5) int field;
        void par(@Sub(v = 1) int a, String b, @Marker2 @Sub String c) { }
        @Deprecated(since = "9", forRemoval = false) void old() { }
    }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.PARAMETER) @interface Marker2 { }
    @Info static class Plain { }

    public static void main(String[] args) throws Exception {
        Info i = Base.class.getAnnotation(Info.class);
        System.out.println(i.name() + Arrays.toString(i.nums()) + i.lvl() + i.type() + i.sub().v() + i.d() + i.c() + i.b() + i.l() + i.by() + i.ss().length);
        System.out.println(Base.class.getAnnotations().length + " " + Derived.class.getAnnotations().length + " " + Derived.class.getDeclaredAnnotations().length + " " + Derived.class.isAnnotationPresent(Info.class) + Derived.class.isAnnotationPresent(Marker.class) + Base.class.isAnnotationPresent(Cls.class) + " " + Derived.class.getAnnotation(Info.class).name());
        Info f = Derived.class.getDeclaredField("field").getAnnotation(Info.class);
        System.out.println(f.sub().v() + " " + f.lvl() + Arrays.toString(f.ss()).length() + Arrays.toString(f.lv()) + f.c());
        Method two = Derived.class.getDeclaredMethod("two"), one = Derived.class.getDeclaredMethod("one");
        System.out.println(two.getAnnotationsByType(Tag.class).length + " " + two.getAnnotation(Tag.class) + " " + two.getAnnotation(Tags.class).value()[1].value() + " " + one.getAnnotationsByType(Tag.class)[0].value() + " " + one.isAnnotationPresent(Tags.class));
        Annotation[][] pa = Derived.class.getDeclaredMethod("par", int.class, String.class, String.class).getParameterAnnotations();
        System.out.println(pa.length + " " + pa[0].length + pa[1].length + pa[2].length + " " + ((Sub) pa[0][0]).v() + " " + pa[2][0].annotationType().getSimpleName());
        Sub a = (Sub) pa[0][0], b = (Sub) pa[2][1];
        System.out.println(a.equals(b) + " " + b.equals(i.sub()) + " " + (b.hashCode() == i.sub().hashCode()) + " " + b.hashCode() + " " + a + " " + b + " " + b.annotationType());
        Deprecated dep = Derived.class.getDeclaredMethod("old").getAnnotation(Deprecated.class); System.out.println(dep.since() + dep.forRemoval());
        System.out.println(Plain.class.getAnnotation(Info.class).equals(Plain.class.getAnnotation(Info.class)) + " " + Plain.class.getAnnotation(Info.class).equals(i) + " " + Proxy.isProxyClass(i.getClass()) + " " + i.annotationType().getName() + " " + Info.class.isAnnotation() + " " + Info.class.getDeclaredMethod("name").getDefaultValue() + " " + Tag.class.getDeclaredMethod("value").getDefaultValue());
        i.nums()[0] = 100;
        System.out.println(i.nums()[0]);
        Method[] ms = Info.class.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName));
        for (Method m : ms) { Object v = m.invoke(f); System.out.print(m.getName() + "=" + (v.getClass().isArray() ? v.getClass().getSimpleName() : v) + " "); }
        System.out.println();
    }
}
