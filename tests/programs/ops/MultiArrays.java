// Multi-dimensional arrays of all shapes and types: multianewarray, aliasing of rows, ragged arrays, defaults, class names.
import java.util.*;

public class MultiArrays {
    static long sum(Object o) {
        if (o instanceof int[] a) { long s = 0; for (int x : a) s += x; return s; }
        if (o instanceof Object[] a) { long s = 0; for (Object x : a) s += sum(x); return s; }
        return o == null ? 0 : -1;
    }
    static int[][][] cube(int n) {
        int[][][] c = new int[n][n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) c[i][j][k] = i * 100 + j * 10 + k;
        return c;
    }

    public static void main(String[] args) {
        int[][][] c = cube(4);
        System.out.println(sum(c) + " " + c[3][2][1] + " " + Arrays.deepHashCode(c));
        double[][] d = new double[2][3];
        boolean[][] z = new boolean[1][2];
        char[][] ch = new char[2][2];
        String[][] s = new String[2][2];
        byte[][][] b = new byte[2][][];
        long[][][][] l = new long[1][2][3][4];
        float[][] f = {{1, 2}, {}, {3.5f}};
        short[][] sh = new short[0][7];
        System.out.println(Arrays.deepToString(d) + Arrays.deepToString(z) + (int) ch[1][1] + Arrays.deepToString(s) + Arrays.deepToString(b) + l[0][1][2].length + Arrays.deepToString(f) + sh.length);
        System.out.println(d.getClass().getName() + z.getClass().getName() + ch[0].getClass().getName() + s.getClass().getName() + b.getClass().getName() + l.getClass().getName() + " " + l.getClass().getComponentType().getSimpleName());
        int[][] alias = new int[3][2];
        alias[1] = alias[0];
        alias[0][1] = 9;
        int[] row = alias[2];
        row[0] = 5;
        alias[2] = new int[] {7};
        System.out.println(Arrays.deepToString(alias) + row[0] + (alias[0] == alias[1]));
        Object[] o = new int[2][3];
        o[0] = new int[] {1};
        System.out.println(((int[]) o[0]).length);
        try { o[1] = "str"; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        Object[][] oo = new Integer[2][2];
        oo[0][0] = 5;
        try { oo[0][1] = "s"; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        try { oo[1] = new Object[2]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        try { System.out.println(b[0][0]); } catch (NullPointerException e) { System.out.println("null row"); }
        try { System.out.println(c[4][0][0]); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { System.out.println(c[0][0][-1]); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        int neg = -2;
        for (int k = 0; k < 3; k++)
            try {
                int[][][] q = new int[k == 0 ? neg : 1][k == 1 ? neg : 1][k == 2 ? neg : 1];
                System.out.println(q.length);
            } catch (NegativeArraySizeException e) {
                System.out.println(k + " " + e.getMessage());
            }
        int[][] t = new int[3][4];
        int n = 0;
        for (int[] r : t) for (int j = 0; j < r.length; j++) r[j] = n++;
        int[][] tr = new int[4][3];
        for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) tr[j][i] = t[i][j];
        System.out.println(Arrays.deepToString(tr));
        int i = 0;
        t[i++][i++] += t[i][i] * 100;
        System.out.println(Arrays.toString(t[0]) + i);
        t[1][2]++;
        t[1][3] <<= 2; --t[2][0];
        long[][] lw = {{1}};
        lw[0][0] += 1L << 40;
        lw[0][0]--;
        System.out.println(t[1][2] + " " + t[1][3] + " " + t[2][0] + " " + lw[0][0]);
        int[][] cl = t.clone();
        cl[0][0] = -1;
        cl[1] = null;
        System.out.println(t[0][0] + " " + (t[1] != null));
        String[][] w = {{"a", null}, null, {}};
        w[0][0] += "b";
        w[0][1] += "c";
        System.out.println(Arrays.deepToString(w));
        List<int[]> li = new ArrayList<>();
        for (int k = 1; k < 4; k++) li.add(new int[k]);
        int[][] fromList = li.toArray(new int[0][]);
        System.out.println(fromList.length + " " + fromList[2].length);
        char[][] board = {"abc".toCharArray(), "de".toCharArray()};
        board[1][0]--;
        board[0][2] += 2;
        System.out.println(new String(board[0]) + new String(board[1]));
        int total = 0;
        for (int[][] pl : cube(3)) for (int[] r : pl) for (int v : r) total += v;
        System.out.println(total);
        Object deep = new Object[] {new Object[] {1, new int[] {2, 3}}, "x"};
        System.out.println(Arrays.deepToString((Object[]) deep) + Arrays.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}));
    }
}
