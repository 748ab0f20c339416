// Sudoku solver with candidate masks and recursion; prints the solved grids and the number of guesses.
public class Sudoku {
    final int[][] g = new int[9][9];
    final int[] row = new int[9], col = new int[9], box = new int[9];
    int guesses;

    Sudoku(String s) {
        for (int i = 0; i < 81; i++) {
            char c = s.charAt(i);
            if (c != '.') set(i / 9, i % 9, c - '0', true);
        }
    }

    void set(int r, int c, int v, boolean on) {
        int bit = 1 << v, b = r / 3 * 3 + c / 3;
        if (on && ((row[r] | col[c] | box[b]) & bit) != 0) throw new IllegalStateException("conflict at " + r + "," + c);
        g[r][c] = on ? v : 0;
        row[r] ^= bit; col[c] ^= bit; box[b] ^= bit;
    }

    boolean solve() {
        int br = -1, bc = -1, bm = 0, best = 10;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (g[r][c] == 0) {
                    int m = ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]) & 0x3fe, n = Integer.bitCount(m);
                    if (n < best) { best = n; br = r; bc = c; bm = m; }
                }
        if (br < 0) return true;
        for (int m = bm; m != 0; m &= m - 1) {
            guesses++;
            int v = Integer.numberOfTrailingZeros(m);
            set(br, bc, v, true);
            if (solve()) return true;
            set(br, bc, v, false);
        }
        return false;
    }

    public static void main(String[] args) {
        String[] ps = {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            "11......." + ".".repeat(72), "12345678." + "........9" + ".".repeat(63)};
        for (String p : ps) {
            try {
                Sudoku s = new Sudoku(p);
                boolean ok = s.solve();
                System.out.println(ok + " " + s.guesses);
                if (ok) for (int[] r : s.g) { StringBuilder sb = new StringBuilder(); for (int v : r) sb.append(v); System.out.println(sb); }
            } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        }
    }
}
