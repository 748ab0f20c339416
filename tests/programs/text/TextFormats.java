// java.text: DecimalFormat, NumberFormat, MessageFormat and ChoiceFormat in Locale.US.
import java.math.*;
import java.text.*;
import java.util.*;

public class TextFormats {
    public static void main(String[] args) throws ParseException {
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        double[] ds = {0, 1, -1, 0.5, 1.5, 2.5, 1234.567, -1234.567, 1234567.891, 0.00012, 1e10, -0.0, 99.995, Double.POSITIVE_INFINITY};
        for (String p : new String[] {"0", "#", "0.00", "#.##", "#,##0.00", "000.0", "0.###E0", "00.00E00", "#,##0.00;(#,##0.00)", "0%", "0.0%", "'#'0", "$#,##0", "##0.##E0", "0.00 'units'"}) {
            DecimalFormat f = new DecimalFormat(p, us); StringBuilder sb = new StringBuilder(p);
            for (double d : ds) { String s = f.format(d); sb.append(" [").append(s.replace("\u221e", "INF")).append("]"); }
            System.out.println(sb + " " + f.toPattern());
        }
        DecimalFormat r = new DecimalFormat("0.0", us);
        for (RoundingMode m : RoundingMode.values()) {
            if (m == RoundingMode.UNNECESSARY) continue;
            r.setRoundingMode(m);
            System.out.println(m + " " + r.format(0.25) + " " + r.format(0.35) + " " + r.format(-0.25) + " " + r.format(1.05) + " " + r.format(-1.99));
        }
        NumberFormat nf = NumberFormat.getInstance(Locale.US);
        System.out.println(nf.format(1234567.8915) + " " + nf.format(123456789012345678L) + " " + nf.format(new BigDecimal("12345678901234567890.125")) + " " + nf.getMaximumFractionDigits());
        System.out.println(NumberFormat.getIntegerInstance(Locale.US).format(2.5) + " " + NumberFormat.getPercentInstance(Locale.US).format(0.256) + " " + NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5) + " " + NumberFormat.getCurrencyInstance(Locale.US).format(0.005));
        System.out.println(nf.parse("1,234.5") + " " + nf.parse("-12abc") + " " + nf.parse("9223372036854775808") + " " + nf.parse("1E3") + " " + nf.parse("7").getClass().getSimpleName() + " " + nf.parse("7.5").getClass().getSimpleName());
        try { nf.parse("abc"); } catch (ParseException e) { System.out.println(e.getMessage() + " " + e.getErrorOffset()); }
        ParsePosition pp = new ParsePosition(3); System.out.println(nf.parse("xyz42.5tail", pp) + " " + pp.getIndex());
        System.out.println(new MessageFormat("{1} has {0,number,integer} item(s), {2,number,#.##} '{quoted}' it''s {0}", Locale.US).format(new Object[] {1234, "Bob", 3.14159}));
        System.out.println(MessageFormat.format("{0} {1} {0} {2} '{'", "a", null) + " " + Arrays.toString(new MessageFormat("{0}-{1}").parse("x-y")));
        System.out.println(new MessageFormat("{0,choice,0#no files|1#one file|1<{0} files}", Locale.US).format(new Object[] {0}) + ", " + new MessageFormat("{0,choice,0#no files|1#one file|1<{0} files}", Locale.US).format(new Object[] {2500}));
        ChoiceFormat cf = new ChoiceFormat(new double[] {0, 1, 10}, new String[] {"few", "some", "many"});
        for (double d : new double[] {-5, 0, 0.99, 1, 9.9, 10, 1e9, Double.NaN}) System.out.print(cf.format(d) + " ");
        System.out.println(cf.toPattern());
        for (String b : new String[] {"{0", "{x}", "{0,foo}", "{-1}"})
            try { System.out.println(new MessageFormat(b, Locale.US).toPattern()); } catch (IllegalArgumentException e) { System.out.println(b + " ! " + e.getMessage()); }
        try { new DecimalFormat("0.0.0", us); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        DecimalFormat g = new DecimalFormat("#,##0.###", us);
        g.setGroupingSize(2);
        g.setMinimumFractionDigits(1);
        g.setPositivePrefix("+");
        System.out.println(g.format(1234567) + " " + g.format(-12.3456));
        g.setParseBigDecimal(true);
        System.out.println(g.parse("+12,34.5").getClass().getSimpleName());
    }
}
