import java.util.ArrayDeque;

/** Allocates many times what it holds: as many megabytes as its argument says, in pieces of several sizes. */
public class Churn {
    Churn next;
    byte[] data;

    public static void main(String[] args) {
        long total = Long.parseLong(args[0]) << 20;
        ArrayDeque<Churn> kept = new ArrayDeque<>();
        long sum = 0;
        int[] sizes = {16, 100, 1000, 10_000, 200_000};
        for (long allocated = 0, i = 0; allocated < total; i++) {
            Churn made = new Churn();
            made.data = new byte[sizes[(int) (i % sizes.length)]];
            made.data[(int) (i % made.data.length)] = (byte) i;
            made.next = kept.peekLast();
            kept.addLast(made);
            if (kept.size() > 100) {
                Churn gone = kept.removeFirst();
                kept.peekFirst().next = null;
                for (byte b : gone.data.length < 200 ? gone.data : new byte[3]) {
                    sum += b;
                }
            }
            allocated += made.data.length + 40;
        }
        System.out.println(kept.size() + " " + sum);
    }
}
