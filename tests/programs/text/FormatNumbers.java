// String.format of integers and floats with flags, width, precision and rounding (Locale.ROOT and Locale.US).
import java.math.*;
import java.util.*;

public class FormatNumbers {
    public static void main(String[] args) {
        int[] is = {0, 1, -1, 42, -42, 1234567, Integer.MAX_VALUE, Integer.MIN_VALUE};
        String[] ifs = {"%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%,d", "%(d", "%x", "%X", "%#x", "%o", "%#o", "%08x", "%+,015d", "%(,d", "%-12d|", "%h"};
        for (String f : ifs) {
            StringBuilder sb = new StringBuilder(f);
            for (int i : is) sb.append(" [").append(String.format(Locale.US, f, i)).append("]");
            System.out.println(sb);
        }
        double[] ds = {0, -0.0, 1, -1.5, 0.125, 2.5, 3.5, 1234567.891, 1e-5, 1e10, 1e100, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.05, 0.15, 99.995, 123.456};
        String[] dfs = {"%f", "%.0f", "%.1f", "%.2f", "%10.3f", "%-10.1f|", "%010.2f", "%+.2f", "%,.2f", "%(.1f", "%e", "%.2E", "%g", "%.3g", "%s", "% .1f", "%#.0f"};
        for (String f : dfs) {
            StringBuilder sb = new StringBuilder(f);
            for (double d : ds) sb.append(" [").append(String.format(Locale.US, f, d)).append("]");
            System.out.println(sb);
        }
        for (String f : new String[] {"%a", "%A", "%.3a"}) {
            StringBuilder sb = new StringBuilder(f);
            for (double d : ds) sb.append(" ").append(String.format(f, d));
            System.out.println(sb);
        }
        System.out.println(String.format("%d %d %d %x %x %o", (byte) -1, (short) -2, -3L, (byte) -1, (short) -1, -1L));
        System.out.println(String.format(Locale.US, "%d %,d %x %20d|", new BigInteger("123456789012345678901"), new BigInteger("-9999999999"), new BigInteger("-255"), BigInteger.TEN));
        System.out.println(String.format(Locale.US, "%f %.3f %e %,.2f %s", new BigDecimal("1.5"), new BigDecimal("123456.78951"), new BigDecimal("12345"), new BigDecimal("9876543210.555"), new BigDecimal("1E+3")));
        System.out.println(String.format(Locale.ROOT, "%.2f %,d", 1234.5f, 1000000) + String.format(Locale.GERMANY, " %,.2f %,d", 1234567.5, 1000000) + String.format(Locale.US, " %.1f", 0.25f));
        Object[][] bad = {{"%d", 1.5}, {"%f", 1}, {"%c", "str"}, {"%d", "x"}, {"%", null}, {"%q", 1}, {"%.2d", 1}, {"%-d", 1}, {"%0d", 1}, {"%+x", 1}, {"%,x", 1}, {"%d %d", 1}, {"%5", 1}, {"%-05d", 1}, {"%+ d", 1}, {"%#d", 1}, {"%.1c", 'c'}, {"%2$d", 1}};
        for (Object[] b : bad)
            try {
                System.out.println(String.format((String) b[0], b[1]));
            } catch (IllegalFormatException e) {
                System.out.println(b[0] + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
    }
}
