// Types of conditional expressions, numeric promotion, constant folding, boxing in conditionals, nested conditionals and assignments.
import java.util.*;

public class TernaryTyping {
    static String t(Object o) { return o == null ? "null" : o.getClass().getSimpleName() + ":" + o; }
    static String f(int x) { return "int" + x; }
    static String f(long x) { return "long" + x; }
    static String f(double x) { return "double" + x; }
    static String f(char x) { return "char" + x; }
    static String f(Object x) { return "obj" + x; }
    static <T> T pick(boolean b, T x, T y) { return b ? x : y; }

    public static void main(String[] args) {
        boolean y = args.length == 0, n = !y;
        byte b = 1;
        short s = 2;
        char c = 'c';
        int i = 4;
        long l = 5;
        float fl = 6;
        double d = 7;
        Integer I = 8;
        Character C = 'D';
        Long L = 9L;
        Object o = "o";
        System.out.println(t(y ? b : s) + t(y ? b : c) + t(y ? b : 'x') + t(y ? c : 5) + t(y ? c : i) + t(y ? i : l) + t(y ? l : fl) + t(y ? i : d) + t(y ? I : l) + t(y ? I : C) + t(y ? C : 70000) + t(y ? C : 70) + t(y ? I : "s") + t(y ? null : i) + t(n ? null : I) + t(y ? (Object) i : d) + t(y ? 1 : 'a') + t(y ? 'a' : 0) + t(n ? 1 : 2L) + t(y ? I : L));
        System.out.println(f(y ? 'a' : 0) + f(y ? 'a' : i) + f(y ? 1 : 2.0) + f(y ? 1 : 2L) + f(y ? I : 'x') + f(y ? c : C) + f(y ? null : 1) + f(pick(y, 1, 2.5)) + f(pick(n, "a", 1)));
        System.out.println(y ? n ? 1 : 2 : 3);
        int k = y ? i++ : i--;
        int q = n ? i++ : i--;
        System.out.println(k + " " + q + " " + i);
        String r = i > 2 ? i > 3 ? "gt3" : "3" : i > 1 ? "2" : "le1";
        System.out.println(r);
        int m;
        int z = (m = y ? 10 : 20) + (n ? 1 : m * 2);
        System.out.println(m + " " + z);
        long w = y ? Integer.MAX_VALUE + 1 : 0L, w2 = y ? Integer.MAX_VALUE + 1L : 0;
        System.out.println(w + " " + w2);
        System.out.println((y ? 1.0f : 2) / 3 + " " + (n ? 1 : 2) / 3 + " " + (y ? 'b' - 'a' : 'z') + " " + (char) (y ? 'b' : 'z'));
        List<? extends Comparable<?>> li = List.of(y ? 1 : "one");
        System.out.println(li);
        System.out.println(Objects.requireNonNullElse(n ? "v" : null, y ? "dflt" : "x"));
        final char cc = 98;
        byte fromConst = true ? 10 : 20;
        System.out.println(cc + fromConst + " " + (y ? cc : 0));
        try { int bad = n ? 5 : (Integer) null; System.out.println(bad); } catch (NullPointerException e) { System.out.println("unboxed null"); }
        try { Integer none = null; Object ob = y ? none : 1.5; System.out.println(ob); } catch (NullPointerException e) { System.out.println("promoted null"); }
        Object ok = y ? (Integer) null : "str";
        System.out.println(ok);
        System.out.println((5 & 6) + (5 | 6) + (5 ^ 6) + " " + (true ^ false | true & false) + " " + (1 + 2 + "3" + 4 * 5) + (6 - 1) + " " + (-7 / 2 + -7 % 2 + (-7 >> 1) + (-7 >>> 30)) + " " + (10 - 2 - 3) + (2 * 3 % 4) + (1 << 2 + 1) + (7 & 3 << 1) + (5 > 3 == true) + (1 + +1) + (1 - -1) + -(-(1)) + ~-1 + !true);
        int aa = 1, bb = 2;
        aa ^= bb ^= aa;
        System.out.println(aa + " " + bb);
        int x1 = 5;
        x1 = x1++ + x1++;
        int x2 = 5;
        x2 += x2++ + ++x2;
        int x3 = 3;
        x3 = -x3-- - --x3;
        System.out.println(x1 + " " + x2 + " " + x3);
        double dd = 5 / 2 + 5 / 2.0 + (double) 5 / 2 + (double) (5 / 2);
        System.out.println(dd + " " + (int) 'a' / 2 + " " + (int) 3.7 * 2 + (int) (3.7 * 2) + " " + (byte) 200 + (short) 'a' + (char) 97 + (int) 1e20f + (long) -1.5);
    }
}
