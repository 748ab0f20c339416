import java.text.*;
import java.time.*;
import java.time.format.*;
import java.util.*;

/** Numbers, dates and messages in several locales; needs the locale data outside java.base. */
public class LocaleFormats {
    static String ascii(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c < 128) b.append(c); else b.append(String.format("\\u%04x", (int) c));
        }
        return b.toString();
    }

    static void show(Object... parts) {
        StringBuilder b = new StringBuilder();
        for (Object p : parts) b.append(b.length() == 0 ? "" : " | ").append(ascii(String.valueOf(p)));
        System.out.println(b);
    }

    public static void main(String[] args) {
        Locale[] locales = {Locale.ROOT, Locale.US, Locale.UK, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN,
            new Locale("pl", "PL"), new Locale("hi", "IN"), Locale.forLanguageTag("pt-BR"), Locale.forLanguageTag("ar-EG")};
        LocalDateTime t = LocalDateTime.of(2024, 2, 29, 13, 5, 7);
        for (Locale l : locales) {
            show(l, l.getDisplayLanguage(Locale.ENGLISH), l.getDisplayCountry(Locale.ENGLISH), l.toLanguageTag());
            NumberFormat n = NumberFormat.getInstance(l);
            show(n.format(1234567.891), n.format(-0.5), NumberFormat.getPercentInstance(l).format(0.256),
                NumberFormat.getIntegerInstance(l).format(-9876543));
            show(String.format(l, "%,.2f %d %,d %e", 1234567.891, 42, -7654321, 0.00012));
            show(DecimalFormatSymbols.getInstance(l).getDecimalSeparator(), DecimalFormatSymbols.getInstance(l).getGroupingSeparator());
            show(t.format(DateTimeFormatter.ofPattern("EEEE d MMMM yyyy", l)), t.format(DateTimeFormatter.ofPattern("EEE MMM", l)));
            show(t.getMonth().getDisplayName(TextStyle.SHORT, l), t.getDayOfWeek().getDisplayName(TextStyle.FULL, l));
            show(WeekInfo.first(l), Arrays.toString(DateFormatSymbols.getInstance(l).getAmPmStrings()));
        }
        show(NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5), NumberFormat.getCurrencyInstance(Locale.GERMANY).format(1234.5),
            NumberFormat.getCurrencyInstance(Locale.JAPAN).format(1234.5));
        show(Currency.getInstance(Locale.US), Currency.getInstance("EUR").getDefaultFractionDigits(), Currency.getInstance("JPY").getSymbol(Locale.JAPAN));
        show(NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT).format(12345),
            NumberFormat.getCompactNumberInstance(Locale.GERMANY, NumberFormat.Style.LONG).format(12345678));
        show("TITLE i".toLowerCase(new Locale("tr")), "title i".toUpperCase(new Locale("tr")), "stra\u00dfe".toUpperCase(Locale.GERMAN));
        Collator c = Collator.getInstance(Locale.GERMANY);
        String[] words = {"Zebra", "\u00e4hnlich", "Apfel", "apfel", "\u00c4rger", "Ofen", "\u00f6ffnen"};
        Arrays.sort(words, c);
        show(String.join(",", words));
        BreakIterator bi = BreakIterator.getSentenceInstance(Locale.US);
        bi.setText("One. Two? Three!");
        StringBuilder b = new StringBuilder();
        for (int i = bi.first(); i != BreakIterator.DONE; i = bi.next()) b.append(i).append(' ');
        show(b);
        show(new MessageFormat("{0,number,integer} {1,number,percent} {2}", Locale.FRANCE).format(new Object[] {12345, 0.5, "x"}));
    }

    static class WeekInfo {
        static String first(Locale l) {
            return java.time.temporal.WeekFields.of(l).getFirstDayOfWeek() + "/" + Calendar.getInstance(l).getFirstDayOfWeek();
        }
    }
}
