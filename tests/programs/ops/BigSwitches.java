// tableswitch and lookupswitch with negative keys, gaps, extremes of int and large dense tables.
public class BigSwitches {
    static int dense(int i) {
        switch (i) {
            case -5: return 105;
            case -4: return 104;
            case -3: return 103;
            case -2: return 102;
            case -1: return 101;
            case 0: return 100;
            case 1: return 1;
            case 2: return 2;
            case 3: return 3;
            case 4: return 4;
            case 5: return 55;
            case 6: return 66;
            case 7: return 77;
            case 8: return 88;
            case 9: return 99;
            case 10: return 1010;
            case 11: return 1111;
            case 12: return 1212;
            case 13: return 1313;
            case 14: return 1414;
            default: return -1;
        }
    }
    static int sparse(int i) {
        switch (i) {
            case Integer.MIN_VALUE: return 1;
            case Integer.MIN_VALUE + 1: return 2;
            case -1000000: return 3;
            case -77: return 4;
            case 0: return 5;
            case 1000: return 6;
            case 65536: return 7;
            case 99999999: return 8;
            case Integer.MAX_VALUE - 1: return 9;
            case Integer.MAX_VALUE: return 10;
            default: return 0;
        }
    }
    static int gaps(int i) { switch (i) { case 1: return 10; case 3: return 30; case 4: return 40; case 8: return 80; case 9: return 90; default: return i; } }
    static int atTop(int i) { switch (i) { case Integer.MAX_VALUE: return 3; case Integer.MAX_VALUE - 1: return 2; case Integer.MAX_VALUE - 2: return 1; default: return 0; } }
    static int atBottom(int i) { switch (i) { case Integer.MIN_VALUE: return 3; case Integer.MIN_VALUE + 1: return 2; case Integer.MIN_VALUE + 2: return 1; default: return 0; } }
    static int onlyDefault(int i) { switch (i) { default: return i * 2; } }
    static int noMatch(int i) { int r = 7; switch (i) { case 1: r = 1; } return r; }
    static int empty(int i) { switch (i++) { } return i; }
    static int one(long v) { switch ((int) (v % 5)) { case -4: return 4; case 4: return -4; case 0: return 0; default: return 99; } }

    public static void main(String[] args) {
        int[] keys = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, Integer.MIN_VALUE + 2, Integer.MIN_VALUE + 3, -1000000, -78, -77, -6, -5, -1, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 14, 15, 999, 1000, 65536, 99999999, Integer.MAX_VALUE - 2, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        for (int k : keys)
            System.out.println(k + ": " + dense(k) + " " + sparse(k) + " " + gaps(k) + " " + atTop(k) + " " + atBottom(k) + " " + onlyDefault(k) + " " + noMatch(k) + " " + empty(k) + " " + one(k));
        int h = 0;
        for (int i = -300; i < 300; i++) h = h * 31 + dense(i) + sparse(i) + gaps(i);
        System.out.println(h);
        String s = "a1 B-2_c";
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            switch (c) {
                case 'a': case 'b': case 'c': sb.append('l'); break;
                case 'A': case 'B': sb.append('U'); break;
                case '0': case '1': case '2': sb.append('d'); break;
                case ' ': sb.append('_'); break;
                default: sb.append('?');
            }
        }
        System.out.println(sb);
    }
}
