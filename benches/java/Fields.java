/** Reads and writes of instance and static fields. */
public class Fields {
    static int total;
    int x;
    long y;
    Fields next;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Fields one = new Fields();
        Fields two = new Fields();
        one.next = two;
        two.next = one;
        Fields at = one;
        for (int i = 0; i < n; i++) {
            at.x += i;
            at.y += at.x;
            total += at.x & 3;
            at = at.next;
        }
        System.out.println(one.x + " " + two.y + " " + total);
    }
}
