// instanceof with and without patterns, on arrays and null, scoping and negation, checkcast on arrays.
import java.io.Serializable;
import java.util.*;

public class InstanceofPatterns {
    static String kind(Object o) {
        if (o == null) return "null";
        if (o instanceof Integer i && i > 10) return "int>10 " + (i + 1);
        if (o instanceof Integer i) return "int " + i;
        if (!(o instanceof CharSequence cs)) {
            if (o instanceof int[] a) return "int[] " + a.length;
            if (o instanceof Object[] a) return "Object[] " + a.length + (a instanceof String[] ? " strings" : "");
            if (o instanceof List<?> l && !l.isEmpty() && l.get(0) instanceof String s) return "list of " + s;
            return o.getClass().getSimpleName();
        }
        return "chars " + cs.length();
    }
    static boolean same(Object a, Object b) { return a instanceof String x && b instanceof String y && x.equals(y); }
    static int loop(Iterator<?> it) { int n = 0; while (it.next() instanceof Integer k) n += k; return n; }

    public static void main(String[] args) {
        Object[] os = {null, 5, 50, "str", new StringBuilder("ab"), new int[3], new String[2], new Object[1], new int[2][], List.of("e"), List.of(), 1.5, 'c', new Integer[0], new long[0]};
        for (Object o : os) System.out.println(kind(o));
        for (Object o : os)
            System.out.print((o instanceof Object ? 1 : 0) + "" + (o instanceof Serializable ? 1 : 0) + (o instanceof Cloneable ? 1 : 0) + (o instanceof Object[] ? 1 : 0) + (o instanceof Number ? 1 : 0) + (o instanceof Comparable ? 1 : 0) + (o instanceof int[][] ? 1 : 0) + (o instanceof Number[] ? 1 : 0) + " ");
        System.out.println();
        System.out.println(same("a", "a") + " " + same("a", null) + " " + same(1, 1) + " " + loop(List.of(1, 2, 3, "x", 4).iterator()));
        Object arr = new Integer[][] {{1}, {2}};
        System.out.println((arr instanceof Object[]) + " " + (arr instanceof Object[][]) + " " + (arr instanceof Number[][]) + " " + (arr instanceof Comparable[][]) + " " + (arr instanceof Serializable[]) + " " + (arr instanceof Cloneable[]) + " " + (arr instanceof String[][]) + " " + (arr instanceof Serializable[][]));
        Number[] nums = (Number[]) ((Object[]) arr)[0];
        System.out.println(nums[0] + " " + nums.getClass().getName());
        Object[] casts = {new int[0], new Integer[0], "s", null, new Object[0]};
        for (Object c : casts) {
            try {
                Object[] x = (Object[]) c;
                System.out.println("ok " + (x == null ? "null" : x.getClass().getName()));
            } catch (ClassCastException e) {
                System.out.println(e.getMessage());
            }
            try { Comparable<?> x = (Comparable<?>) c; System.out.println("ok " + (x == null)); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
            try { Cloneable x = (Cloneable) c; System.out.println("ok " + (x == null)); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        }
    }
}
