// Left-to-right evaluation: operands, arguments, array accesses, compound assignment and exceptions midway.
public class EvaluationOrder {
    static StringBuilder log = new StringBuilder();
    static int v(int x) { log.append(x).append(' '); return x; }
    static int[] a(int[] x) { log.append("arr "); return x; }
    static int boom(int x) { log.append("boom" + x + " "); throw new RuntimeException("b" + x); }
    static int f(int... xs) { int s = 0; for (int x : xs) s = s * 10 + x; return s; }
    static void flush(Object o) { System.out.println(o + " <- " + log); log.setLength(0); }
    int field = 3;
    static EvaluationOrder nul() { log.append("nul "); return null; }

    public static void main(String[] args) {
        flush(v(1) + v(2) * v(3) - v(4));
        flush(f(v(1), v(2), v(3)));
        int[] arr = {10, 20, 30, 40};
        flush(a(arr)[v(1)] += v(5));
        flush(a(arr)[v(0)] = v(2));
        int i = 1;
        i = i++ + ++i; flush(i);
        i = 5; i += i++ * 2 + i; flush(i);
        i = 2; arr[i] = i = 0; flush(arr[2] + " " + i);
        i = 0; arr[i++] = arr[i] + i++; flush(arr[0] + " " + i);
        int k = 1; k = k++; flush(k);
        int j = 3; int r = j-- - --j; flush(r + " " + j);
        try { flush(v(1) + boom(1) + v(2)); } catch (RuntimeException e) { flush(e.getMessage()); }
        try { a(null)[v(1)] = v(2); } catch (NullPointerException e) { flush("npe after operands"); }
        try { a(arr)[v(9)] = v(2); } catch (ArrayIndexOutOfBoundsException e) { flush("aioobe " + e.getMessage()); }
        try { a(arr)[v(9)] += v(2); } catch (ArrayIndexOutOfBoundsException e) { flush("aioobe before rhs"); }
        try { a(null)[boom(2)] = v(2); } catch (RuntimeException e) { flush(e.getMessage()); }
        try { nul().field = v(7); } catch (NullPointerException e) { flush("npe field put"); }
        try { nul().field += v(7); } catch (NullPointerException e) { flush("npe field get"); }
        try { flush(v(1) / v(0) + v(3)); } catch (ArithmeticException e) { flush(e.getMessage()); }
        int x = 10; x += (x = 3) * x; flush(x);
        boolean t = v(1) == 1 | v(2) == 3 & v(4) == 5; flush(t);
        t = v(1) == 1 || v(2) == 3 && v(4) == 5; flush(t);
        flush(v(3) > v(2) ? v(8) : v(9));
        int[][] m = {{1, 2}, {3, 4}};
        int q = 0; m[q++][q--] = q = 9; flush(m[0][1] + " " + q);
        flush(new int[v(2)][v(3)].length);
        try { flush(new int[v(2)][v(-1)][v(4)].length); } catch (NegativeArraySizeException e) { flush(e.getMessage()); }
        String s = "a"; s += s + (s = "b") + s; flush(s);
        int sh = 1; sh <<= sh = 3; flush(sh);
    }
}
