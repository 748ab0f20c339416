/** Integer and floating-point arithmetic on local variables. */
public class Arithmetic {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int a = 1;
        long b = 7;
        double c = 0.5;
        for (int i = 0; i < n; i++) {
            a = a * 31 + (i ^ a >>> 3);
            b += a & 0xFFL;
            if ((a & 7) == 3) {
                b ^= b << 5;
            }
            c = c * 0.999 + i;
        }
        System.out.println(a + " " + b + " " + c);
    }
}
