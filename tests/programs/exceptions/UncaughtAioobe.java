// An uncaught ArrayIndexOutOfBoundsException out of a loop in a constructor.
public class UncaughtAioobe {
    final int[] table;

    UncaughtAioobe(int n) {
        table = new int[n];
        for (int i = 0; i <= n; i++)
            table[i] = i * i;
    }

    public static void main(String[] args) {
        System.out.println(new int[] {1, 2, 3}[2]);
        System.out.println(new UncaughtAioobe(5).table[0]);
    }
}
