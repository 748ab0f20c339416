// N-queens by backtracking with bit masks and with arrays; counts and first solutions.
public class NQueens {
    static int count(int n, int row, int cols, int d1, int d2) {
        if (row == n) return 1;
        int c = 0;
        for (int free = ~(cols | d1 | d2) & ((1 << n) - 1); free != 0; free &= free - 1) {
            int bit = free & -free;
            c += count(n, row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >>> 1);
        }
        return c;
    }

    static boolean place(int[] q, int row) {
        if (row == q.length) return true;
        next:
        for (int c = 0; c < q.length; c++) {
            for (int r = 0; r < row; r++) if (q[r] == c || Math.abs(q[r] - c) == row - r) continue next;
            q[row] = c;
            if (place(q, row + 1)) return true;
        }
        return false;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 9; n++) System.out.println(n + ": " + count(n, 0, 0, 0, 0));
        for (int n : new int[] {2, 4, 6, 8}) {
            int[] q = new int[n];
            if (!place(q, 0)) { System.out.println("no solution for " + n); continue; }
            for (int c : q) System.out.println(".".repeat(c) + "Q" + ".".repeat(n - c - 1));
            System.out.println();
        }
    }
}
