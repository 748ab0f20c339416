// String.format of strings, characters, booleans, hashes, argument indices, %n, %% and Formattable.
import java.util.*;

public class FormatStrings {
    static class F implements Formattable { public void formatTo(Formatter f, int flags, int width, int prec) { f.format("F(%d,%d,%d)", flags, width, prec); } }
    static class T { @Override public String toString() { return "T!"; } @Override public int hashCode() { return 0xabc; } }

    public static void main(String[] args) {
        Object[] os = {"str", "", null, 'c', 42, true, new T(), List.of(1, 2), 1.5};
        for (String f : new String[] {"%s", "%S", "%10s|", "%-10s|", "%.2s|", "%8.1s|", "%b", "%B", "%.1b", "%h", "%H"}) {
            StringBuilder sb = new StringBuilder(f);
            for (Object o : os) sb.append(" [").append(String.format(f, o)).append("]");
            System.out.println(sb);
        }
        System.out.println(String.format("%c%c%c %C %5c|%-3c|", 'a', 98, (byte) 99, 'd', 'e', 'f') + String.format("%c", (Object) null) + String.format("%c", 0x1f600).length());
        System.out.print(String.format("%2$s %1$s %2$s %<s %s %s%n", "a", "b"));
        System.out.println(String.format("%%|%5%|%-5%|") + String.format("no args", 1, 2, 3) + String.format("%s %s", (Object[]) new String[] {"x", "y"}) + String.format("%s", (Object) new String[0].length));
        System.out.println(String.format("%s|%10s|%-10.3s|%S", new F(), new F(), new F(), new F()));
        System.out.printf("%-8s|%8s|%08.3f|%+d%n", "left", "right", Math.PI, 5);
        System.out.printf(Locale.US, "%s %d%n", "locale", 7);
        System.out.println(String.format("%b %b %b %b", null, false, "false", Boolean.FALSE));
        Formatter fm = new Formatter(); fm.format("%d", 1).format("-%s", "two"); System.out.println(fm + " " + fm.out().getClass().getSimpleName()); fm.close();
        try { fm.format("x"); } catch (FormatterClosedException e) { System.out.println("closed"); }
        for (int i = 1; i <= 5; i++) System.out.println(String.format("%" + i * 3 + "s|%-" + i * 2 + "d|%0" + i + "d", "*".repeat(i), i, i));
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.setTimeInMillis(1700000000000L);
        System.out.println(String.format(Locale.US, "%1$tY-%1$tm-%1$td %1$tH:%1$tM:%1$tS %1$tB %1$tb %1$tA %1$ta %1$tj %1$te %1$ty %1$tp %1$tL %1$ts %1$tF %1$tT %1$tR %1$tD %1$tI %1$tl", c));
        System.out.println(String.format(Locale.US, "%tF %<tT.%<tN", java.time.LocalDateTime.of(2024, 5, 6, 7, 8, 9, 123456789)));
        Object[][] bad = {{"%s %s", "one"}, {"%1$", "x"}, {"%-s", "x"}, {"%#s", "x"}, {"%+s", "x"}, {"%c", 0x110000}, {"%tQ", "x"}, {"%t", 1}, {"%<s", "x"}, {"%,b", true}, {"%99999999999s", 1}};
        for (Object[] b : bad)
            try {
                System.out.println(String.format((String) b[0], b[1]).length());
            } catch (IllegalFormatException e) {
                System.out.println(b[0] + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
    }
}
