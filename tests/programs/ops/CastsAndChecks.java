// checkcast and instanceof between classes, interfaces, arrays and generics, with messages for every kind of failure.
import java.io.Serializable;
import java.util.*;

public class CastsAndChecks {
    interface I { }
    interface J extends I { }
    static class A implements I { }
    static class B extends A implements J { }
    static final class F { }
    enum E { ONE }
    record R(int x) implements I { }
    interface T { Object go(); }
    static void t(String n, T t) {
        try {
            Object o = t.go();
            System.out.println(n + " ok " + (o == null ? "null" : o.getClass().getSimpleName()));
        } catch (ClassCastException e) {
            System.out.println(n + " ! " + e.getMessage());
        }
    }
    @SuppressWarnings("unchecked") static <X> X unchecked(Object o) { return (X) o; }

    public static void main(String[] args) {
        Object a = new A(), b = new B(), f = new F(), s = "str", i = 5, ia = new int[1], sa = new String[1], na = null, e = E.ONE, r = new R(1), l = new ArrayList<>(List.of(1)), lam = (Runnable) () -> { };
        t("B to A", () -> (A) b);
        t("A to B", () -> (B) a);
        t("A to J", () -> (J) a);
        t("B to J", () -> (J) b);
        t("F to I", () -> (I) f);
        t("str to Integer", () -> (Integer) s);
        t("int to Long", () -> (Long) i);
        t("int to Number", () -> (Number) i);
        t("int[] to Object[]", () -> (Object[]) ia);
        t("String[] to Object[]", () -> (Object[]) sa);
        t("String[] to Integer[]", () -> (Integer[]) sa);
        t("int[] to long[]", () -> (long[]) ia);
        t("int[] to int[][]", () -> (int[][]) ia);
        t("String[] to Serializable", () -> (Serializable) sa);
        t("String[] to CharSequence[]", () -> (CharSequence[]) sa);
        t("String[] to Comparable[]", () -> (Comparable<?>[]) sa);
        t("null", () -> (F) na);
        t("null arr", () -> (int[]) na);
        t("enum", () -> (Comparable<?>) e);
        t("enum to I", () -> (I) e);
        t("record", () -> (I) r);
        t("record to J", () -> (J) r);
        t("list to LinkedList", () -> (LinkedList<?>) l);
        t("list to RandomAccess", () -> (RandomAccess) l);
        t("B[][] to A[][]", () -> (A[][]) (Object) new B[1][1]);
        t("A[] to B[]", () -> (B[]) (Object) new A[0]);
        t("A[] of B to B[]", () -> (B[]) (Object) new A[] {new B()});
        t("Object[] to A", () -> (A) (Object) new Object[0]);
        t("A[][] to I[]", () -> (I[]) (Object) new A[0][0]);
        t("unchecked string", () -> { String x = unchecked("fine"); return x; });
        t("unchecked bad", () -> { String x = unchecked(5); return x; });
        t("unchecked unused", () -> { Object x = unchecked(5); return x; });
        t("unchecked int", () -> { int x = CastsAndChecks.<Integer>unchecked("no"); return x; });
        t("list element", () -> { List<String> q = unchecked(l); return q.get(0).length(); });
        t("list as object", () -> { List<String> q = unchecked(l); Object o = q.get(0); return o; });
        t("class cast", () -> Integer.class.cast("x"));
        t("class cast null", () -> Integer.class.cast(null));
        t("asSubclass", () -> String.class.asSubclass(Number.class));
        t("comparable raw", () -> new TreeSet<Object>(List.of(f)));
        t("stream", () -> List.of("a").stream().map(x -> (Object) x).map(x -> (Integer) x).toList());
        t("lambda", () -> { Runnable x = (Runnable & Serializable) () -> { }; return x instanceof Serializable; });
        t("varargs", () -> { Object[] arr = (Object[]) (Object) new Integer[] {1}; return arr; });
        Object[] all = {a, b, f, s, i, ia, sa, na, e, r, l, lam};
        StringBuilder sb = new StringBuilder();
        for (Object o : all) {
            sb.append(o instanceof I ? 'I' : '.').append(o instanceof J ? 'J' : '.').append(o instanceof A ? 'A' : '.').append(o instanceof Comparable ? 'C' : '.').append(o instanceof Serializable ? 'S' : '.').append(o instanceof Object[] ? '[' : '.').append(o instanceof Runnable ? 'R' : '.').append(o instanceof Cloneable ? 'c' : '.').append(' ');
        }
        System.out.println(sb);
        int n = (int) i + (Integer) i;
        long w = (int) i;
        double d = (Integer) i;
        System.out.println(n + " " + w + " " + d + " " + (char) (int) i + (short) (int) i);
        byte by = (byte) (char) (short) 70000;
        System.out.println(by + " " + (int) (char) (byte) -1 + " " + (long) (float) Long.MAX_VALUE + " " + (int) (float) Integer.MAX_VALUE + " " + (char) (double) 97.9f + " " + (byte) (long) 1e10 + " " + (int) Float.NaN + " " + (long) Double.NEGATIVE_INFINITY + " " + (short) Double.POSITIVE_INFINITY + " " + (byte) 300.7 + " " + (int) (char) -5.0);
    }
}
