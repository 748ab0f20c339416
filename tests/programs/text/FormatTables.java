// Report formatting: aligned tables, numbers in several bases, percentages, boxes, progress bars with printf.
import java.util.*;

public class FormatTables {
    record Row(String name, int units, double price) { }
    static String box(String... lines) {
        int w = 0;
        for (String l : lines) w = Math.max(w, l.length());
        StringBuilder sb = new StringBuilder("+" + "-".repeat(w + 2) + "+\n");
        for (String l : lines) sb.append(String.format("| %-" + Math.max(w, 1) + "s |%n", l));
        return sb.append("+").append("-".repeat(w + 2)).append("+").toString();
    }
    static String center(String s, int w) { int l = (w - s.length()) / 2; return " ".repeat(Math.max(0, l)) + s + " ".repeat(Math.max(0, w - s.length() - l)); }

    public static void main(String[] args) {
        List<Row> rows = List.of(new Row("Widget", 12, 3.5), new Row("Gadget (large)", 3, 129.999), new Row("Nut", 12000, 0.015), new Row("", 0, 0), new Row("Refund", -2, -10.005));
        double tot = 0; System.out.printf("%-12s|%8s|%10s|%12s|%7s%n", "name", "units", "price", "total", "share"); for (Row r : rows) tot += r.units() * r.price();
        for (Row r : rows)
            System.out.printf(Locale.US, "%-12.12s|%,8d|%10.2f|%,12.3f|%6.1f%%%n", r.name(), r.units(), r.price(), r.units() * r.price(), 100 * r.units() * r.price() / tot);
        System.out.printf(Locale.US, "%s%n%-12s|%8s|%10s|%,12.3f|%n", "=".repeat(53), "TOTAL", "", "", tot);
        for (int i = 0; i <= 255; i += 51)
            System.out.println(String.format("%3d %03d %02x %2X %#04x %03o %8s %c %+4d %(d", i, i, i, i, i, i, Integer.toBinaryString(i), (char) (33 + i / 4), i - 100, i - 100));
        System.out.println(box("a", "longer line", "") + "\n" + box("x"));
        for (int p = 0; p <= 100; p += 20) System.out.printf("[%-10s] %3d%%%n", "#".repeat(p / 10), p);
        for (String s : new String[] {"a", "abc", "abcdef", "too long for it"})
            System.out.println("[" + center(s, 8) + "]" + String.format("[%8s][%-8s][%.4s][%8.3s]", s, s, s, s));
        System.out.printf("%s %s %s %<s %1$s%n", 1, 2, 3);
        System.out.printf("%b %c %d %e %f %g %h %n", true, 'x', 10, 1234.5, 1234.5, 1234.5, "hi");
        StringBuilder sb = new StringBuilder();
        Formatter f = new Formatter(sb, Locale.US);
        for (int i = 1; i <= 5; i++) f.format("%" + (i * 2) + "d", i * i);
        System.out.println(sb);
        for (double d : new double[] {0.5, 1.5, 2.5, 0.05, 0.15, 0.25, 1e-10, 123456.789, 1e15}) System.out.printf(Locale.US, "%.0f %.1f %5.2f %8.3e %g %s|", d, d, d, d, d, d);
        System.out.println();
        Object[][] grid = {{1, "a", 2.5}, {null, 'c', true}};
        for (Object[] r : grid) System.out.println(String.format("%s,%s,%s", r));
        System.out.println(String.format("%5s|%-6b|%S|%h", null, null, "shout", "hash") + String.format(Locale.US, "%,d %,.2f %(,.1f %+d % d %08.2f", 1234567, 9876.543, -1234.56, 7, 8, -3.14159));
    }
}
