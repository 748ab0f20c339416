import java.lang.invoke.*;
import java.util.*;

/** Method handles further: conversions, failures, call sites, accessors, varargs, handles on interfaces and arrays. */
public class HandleCombinators {
    interface Shape { double area(); default String label() { return "shape " + area(); } }
    record Square(double side) implements Shape { public double area() { return side * side; } }
    static String join(String separator, Object... parts) { StringJoiner j = new StringJoiner(separator); for (Object p : parts) j.add(String.valueOf(p)); return j.toString(); }
    static long sum(long a, long b) { return a + b; }
    static Object box(Object o) { return o; }
    static int log(String s) { System.out.println("log " + s); return s.length(); }
    static void note(int i) { System.out.println("note " + i); }
    static boolean even(int i) { return i % 2 == 0; }
    static String both(int i, String s) { return i + "/" + s; }
    private int hidden = 5;
    static final String FIXED = "fixed";

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle join = l.findStatic(HandleCombinators.class, "join", MethodType.methodType(String.class, String.class, Object[].class));
        System.out.println((String) join.invoke("-", 1, 'c', 2.5, null) + " " + (String) join.invoke("-") + " " + (String) join.invoke("+", new Object[] {1, 2}) + " " + join.invokeWithArguments("/", "a", "b", 3L));
        System.out.println(join.isVarargsCollector() + " " + join.asFixedArity().isVarargsCollector() + " " + join + " " + join.withVarargs(false).type());
        MethodHandle sum = l.findStatic(HandleCombinators.class, "sum", MethodType.methodType(long.class, long.class, long.class));
        System.out.println((long) sum.invoke(1, (short) 2) + " " + (Object) sum.invoke(Integer.valueOf(3), 'a') + " " + (double) (long) sum.invoke((Object) 5, (byte) 1) + " " + sum.invokeWithArguments(1, 2));
        failures(sum, l);
        MethodHandle area = l.findVirtual(Shape.class, "area", MethodType.methodType(double.class));
        MethodHandle label = l.findVirtual(Shape.class, "label", MethodType.methodType(String.class));
        MethodHandle make = l.findConstructor(Square.class, MethodType.methodType(void.class, double.class));
        Shape square = (Shape) (Square) make.invokeExact(1.5);
        System.out.println((double) area.invokeExact(square) + " " + (String) label.invokeExact(square) + " " + make.type() + " " + l.findVirtual(Object.class, "toString", MethodType.methodType(String.class)).invoke(square));
        MethodHandle log = l.findStatic(HandleCombinators.class, "log", MethodType.methodType(int.class, String.class));
        MethodHandle note = l.findStatic(HandleCombinators.class, "note", MethodType.methodType(void.class, int.class));
        MethodHandle both = l.findStatic(HandleCombinators.class, "both", MethodType.methodType(String.class, int.class, String.class));
        MethodHandles.filterReturnValue(log, note).invokeExact("abc");
        System.out.println((String) MethodHandles.foldArguments(both, log).invokeExact("fold") + " " + (String) MethodHandles.collectArguments(both, 0, log).invokeExact("coll", "ected"));
        System.out.println((String) MethodHandles.foldArguments(both, note).invokeExact(4, "void fold"));
        MethodHandle even = l.findStatic(HandleCombinators.class, "even", MethodType.methodType(boolean.class, int.class));
        MethodHandle guard = MethodHandles.guardWithTest(even, both, MethodHandles.dropArguments(MethodHandles.constant(String.class, "odd"), 0, List.of(int.class, String.class)));
        System.out.println((String) guard.invokeExact(2, "two") + " " + (String) guard.invokeExact(3, "three"));
        MethodHandle swapped = MethodHandles.permuteArguments(sum, MethodType.methodType(long.class, long.class), 0, 0);
        System.out.println((long) swapped.invokeExact(21L) + " " + (long) MethodHandles.insertArguments(sum, 0, 1L, 2L).invokeExact() + " " + MethodHandles.zero(int.class).invoke() + MethodHandles.empty(MethodType.methodType(String.class, int.class)).invoke(1));
        MethodHandle thrower = MethodHandles.throwException(int.class, IllegalStateException.class);
        try {
            int i = (int) thrower.invokeExact(new IllegalStateException("thrown"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle spread = both.asSpreader(Object[].class, 2);
        System.out.println((String) spread.invokeExact(new Object[] {1, "s"}));
        try {
            spread.invoke(new Object[] {1});
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle invoker = MethodHandles.exactInvoker(both.type()), loose = MethodHandles.invoker(MethodType.methodType(Object.class, Object.class, Object.class));
        System.out.println((String) invoker.invokeExact(both, 5, "five") + " " + (Object) loose.invokeExact(both, (Object) 6, (Object) "six"));
        fields(l);
        sites(l, both);
        arrays();
        types();
    }

    static void failures(MethodHandle sum, MethodHandles.Lookup l) throws Throwable {
        try {
            int i = (int) sum.invokeExact(1L, 2L);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            sum.invoke(1L);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            sum.invoke("a", 2L);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            sum.invoke((Object) "a", 2L);
        } catch (ClassCastException e) {
            System.out.println("cannot unbox");
        }
        try {
            sum.invoke((Object) null, 2L);
        } catch (NullPointerException e) {
            System.out.println("null is no long");
        }
        MethodHandle up = l.findVirtual(String.class, "toUpperCase", MethodType.methodType(String.class));
        try {
            up.invoke((Object) 5);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            l.findStatic(HandleCombinators.class, "sum", MethodType.methodType(int.class));
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            l.findConstructor(Square.class, MethodType.methodType(void.class, String.class));
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            up.bindTo(7);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            sum.asType(MethodType.methodType(String.class, long.class, long.class));
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
    }

    static void fields(MethodHandles.Lookup l) throws Throwable {
        HandleCombinators o = new HandleCombinators();
        MethodHandle get = l.findGetter(HandleCombinators.class, "hidden", int.class), set = l.findSetter(HandleCombinators.class, "hidden", int.class);
        set.invokeExact(o, 9);
        set.bindTo(o).invoke((short) 10);
        System.out.println((int) get.invokeExact(o) + " " + (long) (int) get.bindTo(o).invoke() + " " + get.type() + set.type() + " " + (String) l.findStaticGetter(HandleCombinators.class, "FIXED", String.class).invokeExact());
        System.out.println(l.unreflectGetter(HandleCombinators.class.getDeclaredField("hidden")).invoke(o) + " " + l.unreflectConstructor(Square.class.getDeclaredConstructors()[0]).invoke(2.0) + " " + l.bind("bound", "length", MethodType.methodType(int.class)).invoke());
        VarHandle v = l.findVarHandle(HandleCombinators.class, "hidden", int.class);
        MethodHandle add = v.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
        System.out.println((int) add.invokeExact(o, 5) + " " + o.hidden + " " + add.type() + " " + (Object) v.getAndSet(o, Integer.valueOf(3)) + " " + (long) v.get(o));
        v.set(o, (byte) 4);
        System.out.println(v.compareAndSet(o, (short) 4, 'a') + " " + o.hidden);
    }

    static void sites(MethodHandles.Lookup l, MethodHandle both) throws Throwable {
        MutableCallSite site = new MutableCallSite(both.type());
        MethodHandle invoker = site.dynamicInvoker();
        try {
            invoker.invoke(1, "x");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        site.setTarget(both);
        System.out.println((String) invoker.invokeExact(1, "x"));
        site.setTarget(MethodHandles.dropArguments(MethodHandles.constant(String.class, "changed"), 0, int.class, String.class));
        System.out.println((String) invoker.invokeExact(1, "x") + " " + new ConstantCallSite(both).getTarget().type());
        try {
            site.setTarget(MethodHandles.constant(String.class, "x"));
        } catch (WrongMethodTypeException e) {
            System.out.println("wrong target");
        }
    }

    static void arrays() throws Throwable {
        String[] texts = {"a", "b"};
        MethodHandles.arrayElementSetter(String[].class).invokeExact(texts, 1, "c");
        System.out.println(Arrays.toString(texts) + (int) MethodHandles.arrayLength(String[].class).invokeExact(texts) + ((double[]) MethodHandles.arrayConstructor(double[].class).invokeExact(2)).length);
    }

    static void types() {
        MethodType t = MethodType.fromMethodDescriptorString("(I[Ljava/lang/String;J)Ljava/lang/Object;", null);
        System.out.println(t + " " + t.equals(MethodType.methodType(Object.class, int.class, String[].class, long.class)) + " " + (t == MethodType.methodType(Object.class, int.class, String[].class, long.class)) + " " + t.toMethodDescriptorString() + " " + t.erase() + t.unwrap() + t.dropParameterTypes(0, 1) + t.parameterList() + t.hasPrimitives() + " " + t.lastParameterType());
    }
}
