// Arrays of every element type: creation, defaults, load, store, length, clone, initialisers, multi-dimensional.
import java.util.Arrays;

public class ArrayOps {
    public static void main(String[] args) {
        boolean[] z = new boolean[3];
        byte[] b = new byte[3];
        short[] s = new short[3];
        char[] c = new char[3];
        int[] i = new int[3];
        long[] l = new long[3];
        float[] f = new float[3];
        double[] d = new double[3];
        String[] o = new String[3];
        System.out.println(z[0] + " " + b[1] + " " + s[2] + " " + (int) c[0] + " " + i[1] + " " + l[2] + " " + f[0] + " " + d[1] + " " + o[2]);
        z[0] = true; b[0] = (byte) 200; s[0] = (short) 40000; c[0] = (char) 65601; i[0] = -1; l[0] = Long.MIN_VALUE; f[0] = 1.1f; d[0] = 1.1; o[0] = "x";
        System.out.println(z[0] + " " + b[0] + " " + s[0] + " " + c[0] + " " + i[0] + " " + l[0] + " " + f[0] + " " + d[0] + " " + o[0]);
        int[] copy = i.clone(); copy[0] = 9; System.out.println(i[0] + " " + copy[0] + " " + (copy.getClass() == i.getClass()) + copy.length);
        int[][] grid = new int[3][4]; grid[1][2] = 5; int[][] shallow = grid.clone(); shallow[1][2] = 6; shallow[0] = null;
        System.out.println(Arrays.deepToString(grid) + Arrays.deepToString(shallow));
        int[][] jag = {{1}, {2, 3}, {}, null, new int[2]}; System.out.println(Arrays.deepToString(jag) + jag.length + jag[1].length);
        int[][][] part = new int[2][3][]; System.out.println(part[1].length + " " + part[1][2]);
        long[][][] full = new long[2][2][2];
        full[1][1][1] = 7;
        long sum = 0;
        for (long[][] x : full) for (long[] y : x) for (long v : y) sum += v;
        System.out.println(sum + " " + full.getClass().getName() + " " + part.getClass().getName());
        Object[] objs = new Integer[] {1, 2}; System.out.println(objs.getClass().getSimpleName() + " " + (objs instanceof Integer[]) + objs[0]);
        try { objs[0] = "s"; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        Object oa = new int[] {1, 2, 3}; System.out.println(((int[]) oa)[2] + " " + oa.equals(oa) + " " + oa.equals(new int[] {1, 2, 3}) + " " + ((int[]) oa).clone().length);
        Object[][] cov = new String[2][2]; cov[0] = new String[] {"a"}; try { cov[1] = new Integer[1]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        try { cov[1] = new Object[1]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        int[] empty = {}; System.out.println(empty.length + " " + new int[0][5].length + " " + new String[0].getClass());
        char[] cs = {'a', 98, (char) 99, '\u0064'}; System.out.println(cs); System.out.println(String.valueOf(cs, 1, 2) + cs.length);
        byte[] neg = {-1, (byte) 0xff, (byte) 128, 'a'}; int t = 0; for (byte x : neg) t += x & 0xff; System.out.println(t + " " + Arrays.toString(neg));
        final int N = 5;
        int[][] tri = new int[N][];
        for (int r = 0; r < N; r++) { tri[r] = new int[r + 1]; tri[r][0] = tri[r][r] = 1; for (int k = 1; k < r; k++) tri[r][k] = tri[r - 1][k - 1] + tri[r - 1][k]; }
        System.out.println(Arrays.deepToString(tri));
        System.arraycopy(tri, 0, tri, 1, 3); System.out.println(Arrays.deepToString(tri));
        Object[] cyc = new Object[2]; cyc[0] = cyc; cyc[1] = "end"; System.out.println(Arrays.deepToString(cyc));
        try { int[] nn = null; System.out.println(nn.length); } catch (NullPointerException e) { System.out.println("npe"); }
        int idx = 0;
        int[] order = {10, 20, 30};
        order[idx] = idx = 2;
        System.out.println(Arrays.toString(order) + idx);
        order[idx] += order[idx = 0];
        System.out.println(Arrays.toString(order) + idx);
        boolean[] flags = {true, false}; flags[1] |= flags[0]; flags[0] &= !flags[1]; System.out.println(flags[0] + " " + flags[1]);
        Cloneable cl = new int[2][2];
        java.io.Serializable se = new boolean[1];
        System.out.println(cl instanceof Object[] ? "2d is Object[]" : "");
        System.out.println(se instanceof Object);
    }
}
