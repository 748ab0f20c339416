// Perfect tic-tac-toe by minimax with alpha-beta pruning and memoisation over encoded boards.
import java.util.*;

public class TicTacToe {
    static final int[][] LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    static int nodes;
    static final Map<String, Integer> memo = new HashMap<>();

    static char winner(char[] b) {
        for (int[] l : LINES) if (b[l[0]] != '.' && b[l[0]] == b[l[1]] && b[l[1]] == b[l[2]]) return b[l[0]];
        for (char c : b) if (c == '.') return 0;
        return '=';
    }

    static int score(char[] b, char turn, int alpha, int beta) {
        nodes++;
        switch (winner(b)) { case 'X': return 1; case 'O': return -1; case '=': return 0; default: }
        int best = turn == 'X' ? -2 : 2;
        for (int i = 0; i < 9; i++) {
            if (b[i] != '.') continue;
            b[i] = turn;
            int s = score(b, turn == 'X' ? 'O' : 'X', alpha, beta);
            b[i] = '.';
            if (turn == 'X') { best = Math.max(best, s); alpha = Math.max(alpha, s); } else { best = Math.min(best, s); beta = Math.min(beta, s); }
            if (alpha >= beta) break;
        }
        return best;
    }

    static int full(char[] b, char turn) {
        String key = new String(b) + turn;
        Integer m = memo.get(key);
        if (m != null) return m;
        char w = winner(b);
        int best;
        if (w != 0) best = w == 'X' ? 1 : w == 'O' ? -1 : 0;
        else {
            best = turn == 'X' ? -2 : 2;
            for (int i = 0; i < 9; i++) if (b[i] == '.') {
                b[i] = turn;
                int s = full(b, turn == 'X' ? 'O' : 'X');
                b[i] = '.';
                best = turn == 'X' ? Math.max(best, s) : Math.min(best, s);
            }
        }
        memo.put(key, best);
        return best;
    }

    public static void main(String[] args) {
        char[] b = ".........".toCharArray();
        System.out.println(score(b, 'X', -2, 2) + " nodes " + nodes + " full " + full(b, 'X') + " states " + memo.size());
        char turn = 'X';
        while (winner(b) == 0) {
            int mv = -1, best = turn == 'X' ? -2 : 2;
            for (int i = 0; i < 9; i++) if (b[i] == '.') {
                b[i] = turn;
                int s = full(b, turn == 'X' ? 'O' : 'X');
                b[i] = '.';
                if (turn == 'X' ? s > best : s < best) { best = s; mv = i; }
            }
            b[mv] = turn;
            turn = turn == 'X' ? 'O' : 'X';
            System.out.println(new String(b, 0, 3) + " " + new String(b, 3, 3) + " " + new String(b, 6, 3) + " score " + best);
        }
        System.out.println(winner(b));
        for (String p : new String[] {"XX.OO....", "X.O.X....", "XOX.O....", "O...X...."})
            System.out.println(p + " X:" + full(p.toCharArray(), 'X') + " O:" + full(p.toCharArray(), 'O'));
    }
}
