// Overload resolution with varargs, boxing and widening; the Integer cache; null unboxing.
import java.util.*;

public class VarargsBoxing {
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Object x) { return "Object"; }
    static String f(int... x) { return "int..." + x.length; }
    static String g(long x) { return "long"; } static String g(Integer x) { return "Integer"; } static String g(Object... x) { return "Object..."; }
    static String h(Object o) { return "Object"; }
    static String h(String s) { return "String"; }
    static String h(Object... o) { return "Object..." + (o == null ? "null" : o.length); }
    static String k(char c) { return "char" + c; } static String k(int i) { return "int" + i; }
    @SafeVarargs static <T> List<T> listOf(T... ts) { return new ArrayList<>(Arrays.asList(ts)); }
    @SafeVarargs static <T extends Comparable<T>> T max(T first, T... rest) { T m = first; for (T t : rest) if (t.compareTo(m) > 0) m = t; return m; }
    static int count(String s, Object... o) { return o.length; }

    public static void main(String[] args) {
        byte b = 1; short s = 2; char c = 'c'; long l = 4; float fl = 5; Integer I = 6; Long L = 7L;
        System.out.println(f(b) + f(s) + f(c) + f(3) + f(l) + f(fl) + f(1.0) + f(I) + f(L) + f() + f(1, 2) + f("s") + f((Object) 1) + f(new int[3]));
        System.out.println(g(1) + g(I) + g(b) + g(L) + g(1.0) + g() + g("a", 1));
        System.out.println(h((String) null) + h("s") + h(1) + h() + h(1, 2) + h((Object) null) + h((Object[]) null) + h(new String[] {"a", "b", "c"}) + h(new int[4]) + h((Object) new String[2]));
        System.out.println(k('a') + k('a' + 1) + k((char) ('a' + 1)) + k(97));
        System.out.println(listOf(1, "x", 2.0, 'c', null) + "" + listOf().size() + max(3, 9, 4) + max("solo") + listOf(new int[] {1, 2}).size() + listOf(new Integer[] {1, 2}).size());
        System.out.println(count("a") + count("a", (Object) null) + count("a", 1, 2) + count("a", new Object[] {1, 2, 3}) + count("a", new Object[] {1}, 2));
        for (int v : new int[] {-129, -128, 0, 127, 128}) { Integer x = v, y = v; System.out.print((x == y) + "" + x.equals(y) + " "); }
        Long l1 = 127L, l2 = 127L; Character c1 = 'a', c2 = 'a'; Byte b1 = -1, b2 = -1; Boolean t1 = true, t2 = Boolean.valueOf("TRUE"); Short s1 = -128, s2 = -128;
        System.out.println((l1 == l2) + " " + (c1 == c2) + " " + (b1 == b2) + " " + (t1 == t2) + " " + (s1 == s2) + " " + l1.equals(127) + " " + l1.equals(127L) + " " + new Object().equals(1));
        Integer i = 10; i++; i += 5; ++i; int j = i--; i = -i; i <<= 2; Integer old = i; i++;
        System.out.println(i + " " + j + " " + old);
        Character ch = 'x'; ch++; Double d = 1.5; d *= 2; d++; Boolean bo = true; bo &= false; bo |= true; bo = !bo; Byte by = 127; by++;
        System.out.println(ch + " " + d + " " + bo + " " + by);
        Object o = true ? 1 : "s";
        Object o2 = true ? 1 : 2.0;
        Object o3 = true ? (Integer) 1 : (Double) 2.0;
        Object o4 = true ? null : 0;
        Object o5 = false ? 'a' : 98;
        Object o6 = true ? (Object) 1 : 2.0;
        char c6 = 'b';
        int i6 = 0;
        Object o7 = false ? i6 : c6;
        System.out.println(o + " " + o2 + " " + o3 + " " + o4 + " " + o5 + " " + o6 + " " + o7);
        Integer nul = null;
        try { int z = nul; System.out.println(z); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { boolean cond = args.length == 0; int z = cond ? nul : 5; System.out.println(z); } catch (NullPointerException e) { System.out.println("npe ternary"); }
        List<Integer> rm = new ArrayList<>(List.of(5, 6, 7, 1)); rm.remove(1); rm.remove((Integer) 1); rm.remove(Integer.valueOf(99));
        long sum = 0; for (Integer v : rm) sum += v; System.out.println(rm + " " + sum);
        Number n = 3; System.out.println(n.doubleValue() + " " + (n instanceof Integer) + " " + (int) (Integer) n + " " + (long) (int) (Integer) n);
    }
}
