// MethodHandles: findVirtual, findStatic, findConstructor, fields, invokeExact, asType, bindTo, insertArguments, combinators.
import java.lang.invoke.*;
import java.util.*;

public class MethodHandlesBasic {
    int v = 5; static String sf = "stat";
    MethodHandlesBasic() { } MethodHandlesBasic(int v) { this.v = v; }
    int add(int a, long b) { return (int) (v + a + b); }
    static String cat(String a, int b) { return a + b; }
    private String hid() { return "hidden" + v; }
    static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
    static void boom() { throw new IllegalStateException("boom"); }
    double half(double d) { return d / 2; }
    static class Sub extends MethodHandlesBasic {
        @Override int add(int a, long b) { return -1; }
        int sup(int a, long b) throws Throwable {
            return (int) MethodHandles.lookup().findSpecial(MethodHandlesBasic.class, "add", MethodType.methodType(int.class, int.class, long.class), Sub.class).invokeExact(this, a, b);
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup(); MethodHandlesBasic o = new MethodHandlesBasic();
        MethodHandle add = l.findVirtual(MethodHandlesBasic.class, "add", MethodType.methodType(int.class, int.class, long.class)), cat = l.findStatic(MethodHandlesBasic.class, "cat", MethodType.methodType(String.class, String.class, int.class));
        int r = (int) add.invokeExact(o, 1, 2L);
        System.out.println(r + " " + (int) add.invokeExact((MethodHandlesBasic) new Sub(), 1, 2L) + " " + (int) add.invoke(o, (byte) 3, 4) + " " + (Object) add.invoke(o, 3, 4L) + " " + (String) cat.invokeExact("a", 7) + " " + cat.invokeWithArguments("b", 8) + " " + cat.invokeWithArguments(List.of("c", 9)));
        System.out.println(add.type() + " " + cat.type() + " " + cat.type().parameterCount() + cat.type().returnType().getSimpleName() + " " + MethodType.methodType(void.class).toMethodDescriptorString() + " " + cat.type().changeReturnType(Object.class).insertParameterTypes(0, long.class) + " " + cat.type().generic() + cat.type().wrap());
        try { Object x = add.invokeExact(o, 1, 2); System.out.println(x); } catch (WrongMethodTypeException e) { System.out.println("wrong type exact"); }
        try { add.invoke("s", 1, 2L); } catch (ClassCastException e) { System.out.println("cce"); }
        try { cat.invoke("only"); } catch (WrongMethodTypeException e) { System.out.println("arity"); }
        try {
            l.findStatic(MethodHandlesBasic.class, "boom", MethodType.methodType(void.class)).invokeExact();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try { l.findVirtual(MethodHandlesBasic.class, "nope", MethodType.methodType(void.class)); } catch (NoSuchMethodException e) { System.out.println("no such"); }
        try { l.findVirtual(MethodHandlesBasic.class, "cat", cat.type()); } catch (IllegalAccessException e) { System.out.println("static as virtual"); }
        try { add.invoke((MethodHandlesBasic) null, 1, 2L); } catch (NullPointerException e) { System.out.println("npe"); }
        try {
            MethodHandles.publicLookup().findVirtual(MethodHandlesBasic.class, "hid", MethodType.methodType(String.class));
        } catch (IllegalAccessException e) {
            System.out.println("private");
        }
        System.out.println((String) l.findVirtual(MethodHandlesBasic.class, "hid", MethodType.methodType(String.class)).invokeExact(o) + " " + ((MethodHandlesBasic) l.findConstructor(MethodHandlesBasic.class, MethodType.methodType(void.class, int.class)).invokeExact(77)).v + " " + new Sub().sup(1, 1));
        MethodHandle gv = l.findGetter(MethodHandlesBasic.class, "v", int.class), sv = l.findSetter(MethodHandlesBasic.class, "v", int.class), gs = l.findStaticGetter(MethodHandlesBasic.class, "sf", String.class);
        sv.invokeExact(o, 42);
        System.out.println((int) gv.invokeExact(o) + (String) gs.invokeExact() + l.unreflect(String.class.getMethod("length")).invoke("four"));
        MethodHandle bound = add.bindTo(o), ins = MethodHandles.insertArguments(cat, 1, 5), drop = MethodHandles.dropArguments(cat, 0, double.class), perm = MethodHandles.permuteArguments(cat, MethodType.methodType(String.class, int.class, String.class), 1, 0);
        System.out.println((int) bound.invokeExact(1, 1L) + " " + (String) ins.invokeExact("z") + " " + (String) drop.invokeExact(1.0, "d", 2) + " " + (String) perm.invokeExact(3, "p"));
        MethodHandle len = l.findVirtual(String.class, "length", MethodType.methodType(int.class)), up = l.findVirtual(String.class, "toUpperCase", MethodType.methodType(String.class));
        System.out.println((int) MethodHandles.filterReturnValue(cat, len).invokeExact("abc", 12) + " " + (String) MethodHandles.filterArguments(cat, 0, up).invokeExact("up", 1) + " " + (int) MethodHandles.foldArguments(MethodHandles.dropArguments(len, 0, int.class), len).invokeExact("folded") + " " + MethodHandles.constant(int.class, 9).invoke() + " " + MethodHandles.identity(String.class).invoke("id"));
        MethodHandle test = l.findVirtual(String.class, "isEmpty", MethodType.methodType(boolean.class));
        MethodHandle guard = MethodHandles.guardWithTest(test, MethodHandles.dropArguments(MethodHandles.constant(String.class, "EMPTY"), 0, String.class), up);
        System.out.println((String) guard.invokeExact("") + (String) guard.invokeExact("x"));
        MethodHandle ctch = MethodHandles.catchException(l.findStatic(Integer.class, "parseInt", MethodType.methodType(int.class, String.class)), NumberFormatException.class, MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0, NumberFormatException.class, String.class));
        System.out.println((int) ctch.invokeExact("12") + " " + (int) ctch.invokeExact("zz"));
        MethodHandle sum = l.findStatic(MethodHandlesBasic.class, "sum", MethodType.methodType(int.class, int[].class));
        System.out.println(sum.isVarargsCollector() + " " + sum.invoke(1, 2, 3) + " " + sum.invoke() + " " + (int) sum.asFixedArity().invokeExact(new int[] {4, 5}) + " " + sum.asCollector(int[].class, 2).invoke(6, 7) + " " + cat.asSpreader(Object[].class, 2).invoke(new Object[] {"sp", 1}) + " " + (long) add.asType(MethodType.methodType(long.class, MethodHandlesBasic.class, short.class, int.class)).invokeExact(o, (short) 1, 2));
        MethodHandle arr = MethodHandles.arrayElementGetter(int[].class);
        System.out.println((int) arr.invokeExact(new int[] {5, 6}, 1) + " " + MethodHandles.arrayConstructor(long[].class).invoke(3).getClass().getSimpleName());
    }
}
