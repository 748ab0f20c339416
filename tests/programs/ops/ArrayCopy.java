// System.arraycopy: overlapping ranges, type checks, partial copies before a store failure, bounds messages.
import java.util.Arrays;

public class ArrayCopy {
    static void t(String n, Object src, int sp, Object dst, int dp, int len) {
        try { System.arraycopy(src, sp, dst, dp, len); System.out.println(n + " ok"); }
        catch (RuntimeException e) { System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); }
    }

    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        int[] b = a.clone(); System.arraycopy(b, 0, b, 3, 6); System.out.println(Arrays.toString(b));
        b = a.clone(); System.arraycopy(b, 3, b, 0, 6); System.out.println(Arrays.toString(b));
        b = a.clone(); System.arraycopy(b, 2, b, 2, 5); System.out.println(Arrays.toString(b));
        String[] s = {"a", "b", "c", "d"}; System.arraycopy(s, 0, s, 1, 3); System.out.println(Arrays.toString(s));
        double[] d = {1, 2, 3, 4}; System.arraycopy(d, 1, d, 0, 3); System.out.println(Arrays.toString(d));
        byte[] by = new byte[20];
        for (int i = 0; i < 20; i++) by[i] = (byte) i;
        System.arraycopy(by, 0, by, 1, 19);
        System.arraycopy(by, 5, by, 2, 10);
        System.out.println(Arrays.toString(by));
        char[] c = "overlapping".toCharArray(); System.arraycopy(c, 0, c, 2, 9); System.out.println(new String(c));
        Object[] os = new Object[4]; System.arraycopy(s, 0, os, 1, 2); System.out.println(Arrays.toString(os));
        Object[] mixed = {"x", "y", 3, "z"}; String[] target = new String[4];
        t("partial", mixed, 0, target, 0, 4); System.out.println(Arrays.toString(target));
        Integer[] ints = {1, 2, null}; Number[] nums = new Number[3]; System.arraycopy(ints, 0, nums, 0, 3); System.out.println(Arrays.toString(nums));
        int[][] g = {{1}, {2}}; int[][] h = new int[2][]; System.arraycopy(g, 0, h, 0, 2); h[0][0] = 99; System.out.println(g[0][0]);
        t("null src", null, 0, a, 0, 1);
        t("null dst", a, 0, null, 0, 1);
        t("not array src", "str", 0, a, 0, 1);
        t("not array dst", a, 0, "str", 0, 1);
        t("int to long", a, 0, new long[5], 0, 1);
        t("int to Integer", a, 0, new Integer[5], 0, 1);
        t("obj to int", new Integer[2], 0, a, 0, 1);
        t("neg srcpos", a, -1, b, 0, 1);
        t("neg dstpos", a, 0, b, -1, 1);
        t("neg len", a, 0, b, 0, -1);
        t("src past", a, 8, b, 0, 3);
        t("dst past", a, 0, b, 9, 2);
        t("overflow", a, 1, b, 0, Integer.MAX_VALUE);
        t("zero at end", a, 10, b, 10, 0);
        t("zero past", a, 11, b, 0, 0);
        t("zero type mismatch", a, 0, new long[1], 0, 0);
        t("obj src past", s, 3, new String[9], 0, 2);
        t("obj dst past", s, 0, new String[1], 0, 2);
        t("wrong elem", new Integer[] {1}, 0, new String[1], 0, 1);
        t("wrong elem null ok", new Object[] {null}, 0, new String[1], 0, 1);
        t("bool to byte", new boolean[1], 0, new byte[1], 0, 1);
        t("long past", new long[2], 1, new long[2], 0, 2);
        t("int[] elem", new Object[] {new int[1], "s"}, 0, new int[2][], 0, 2);
    }
}
