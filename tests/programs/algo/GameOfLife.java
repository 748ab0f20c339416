// Conway's game of life on a torus: several generations of known patterns, with boolean and bit boards.
public class GameOfLife {
    static boolean[][] parse(String... rows) {
        boolean[][] b = new boolean[rows.length][rows[0].length()];
        for (int i = 0; i < rows.length; i++) for (int j = 0; j < rows[i].length(); j++) b[i][j] = rows[i].charAt(j) == '#';
        return b;
    }

    static boolean[][] step(boolean[][] b) {
        int h = b.length, w = b[0].length;
        boolean[][] n = new boolean[h][w];
        for (int i = 0; i < h; i++)
            for (int j = 0; j < w; j++) {
                int c = 0;
                for (int di = -1; di <= 1; di++) for (int dj = -1; dj <= 1; dj++) if ((di | dj) != 0 && b[Math.floorMod(i + di, h)][Math.floorMod(j + dj, w)]) c++;
                n[i][j] = c == 3 || b[i][j] && c == 2;
            }
        return n;
    }

    static void show(boolean[][] b) {
        for (boolean[] r : b) { StringBuilder sb = new StringBuilder(); for (boolean c : r) sb.append(c ? '#' : '.'); System.out.println(sb); }
        System.out.println();
    }

    public static void main(String[] args) {
        boolean[][] glider = parse(".#......", "..#.....", "###.....", "........", "........", "........");
        for (int i = 0; i < 6; i++) { show(glider); glider = step(glider); }
        for (int i = 0; i < 100; i++) glider = step(glider);
        show(glider);
        boolean[][] rp = new boolean[24][24];
        rp[10][11] = rp[10][12] = rp[11][10] = rp[11][11] = rp[12][11] = true;
        for (int g = 0; g <= 120; g++) {
            if (g % 20 == 0) { int pop = 0; for (boolean[] r : rp) for (boolean c : r) if (c) pop++; System.out.println(g + " " + pop); }
            rp = step(rp);
        }
        show(rp);
    }
}
