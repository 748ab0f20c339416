// Every conditional branch: int compares with zero and pairs, null checks, reference equality, boolean materialisation.
public class BranchForms {
    static String zero(int x) {
        String s = "";
        if (x == 0) s += "eq ";
        if (x != 0) s += "ne ";
        if (x < 0) s += "lt ";
        if (x >= 0) s += "ge ";
        if (x > 0) s += "gt ";
        if (x <= 0) s += "le ";
        return s;
    }
    static String pair(int x, int y) {
        String s = "";
        if (x == y) s += "eq ";
        if (x != y) s += "ne ";
        if (x < y) s += "lt ";
        if (x >= y) s += "ge ";
        if (x > y) s += "gt ";
        if (x <= y) s += "le ";
        return s;
    }
    static String ref(Object a, Object b) { return (a == b ? "same" : "diff") + (a != b ? "!" : "=") + (a == null ? "n" : "o") + (b != null ? "o" : "n"); }
    static boolean and(boolean a, boolean b, boolean c) { return a && (b || !c) && !(a & b & c); }
    static boolean mat(int a, int b) { boolean lt = a < b; boolean eq = !(a != b); return lt ^ eq ? lt | eq : !lt; }
    static int tern(int a, int b, int c) { return a > b ? a > c ? a : c : b > c ? b : c; }
    static String longs(long a, long b) { return (a < b ? "lt" : a > b ? "gt" : "eq") + (a == 0 ? "0" : "") + (a >= b) + (a <= b) + (a != b); }
    static boolean xor(Boolean a, boolean b) { return a ^ b; }
    static boolean cond(String s) { return s != null && !s.isEmpty() && (s.charAt(0) == 'a' || s.length() > 3) ? s.endsWith("z") || s.equals("abc") : s == null; }

    public static void main(String[] args) {
        int[] v = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int x : v) {
            System.out.println(x + " " + zero(x));
            for (int y : v) System.out.println("  " + y + " " + pair(x, y) + mat(x, y) + " " + tern(x, y, 0) + " " + longs(x, y) + " " + longs((long) x << 32, y));
        }
        String a = "a"; Object o = new Object();
        System.out.println(ref(a, a) + ref(a, "b") + ref(null, null) + ref(null, o) + ref(o, null) + ref(o, o) + ref(new int[0], new int[0]));
        for (int m = 0; m < 8; m++) System.out.print(and((m & 4) != 0, (m & 2) != 0, (m & 1) != 0) + " ");
        System.out.println();
        for (String s : new String[] {null, "", "abc", "az", "b", "bbbbz", "bbbb"}) System.out.print(cond(s) + " ");
        System.out.println(xor(true, false) + " " + xor(true, true));
        int n = 0; for (int i = -50; i < 50; i++) { if (i % 2 == 0 == i > 0) n++; if ((i < 0) != ((i & 1) == 1)) n += 100; } System.out.println(n);
        boolean p, q = false; if (p = n > 5 && (q = true)) System.out.println("assigned " + p + q);
        if (!q ? p : !p) System.out.println("no"); else System.out.println("yes");
        char c = 'm'; System.out.println((c >= 'a' && c <= 'z') + " " + (c < 'A' || c > 'Z') + " " + (c == 109) + " " + ('a' == 97.0));
        byte b = -1; short s = -1; System.out.println((b == s) + " " + ((b & 0xff) == 255) + " " + ((char) b == (char) s) + " " + ((char) b == b) + " " + (b < 'a'));
        int w = 0; while (true) { if (w++ < 3) continue; if (w > 5) break; } System.out.println(w);
    }
}
