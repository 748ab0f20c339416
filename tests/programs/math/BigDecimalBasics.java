// BigDecimal arithmetic: scales, rounding modes, division, comparison against equality, string forms and errors.
import java.math.*;

public class BigDecimalBasics {
    interface A { Object go(); }
    static void t(String n, A a) {
        try { System.out.println(n + " = " + a.go()); } catch (RuntimeException e) { System.out.println(n + " ! " + e.getClass().getSimpleName() + " " + e.getMessage()); }
    }

    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("123.4500"), b = new BigDecimal("-0.007"), c = new BigDecimal("1E+5"), z = new BigDecimal("0.00");
        for (BigDecimal x : new BigDecimal[] {a, b, c, z}) {
            for (BigDecimal y : new BigDecimal[] {a, b, c})
                System.out.println(x.add(y) + " " + x.subtract(y) + " " + x.multiply(y) + " " + x.divide(y, MathContext.DECIMAL32) + " " + x.divide(y, 5, RoundingMode.HALF_UP) + " " + x.remainder(y) + " " + x.divideToIntegralValue(y) + " " + x.compareTo(y) + " " + x.max(y));
            System.out.println(x + " " + x.scale() + " " + x.precision() + " " + x.unscaledValue() + " " + x.toPlainString() + " " + x.toEngineeringString() + " " + x.stripTrailingZeros() + " " + x.negate() + " " + x.signum() + " " + x.hashCode() + " " + x.intValue() + " " + x.doubleValue() + " " + x.ulp() + " " + x.movePointLeft(3) + " " + x.movePointRight(3) + " " + x.scaleByPowerOfTen(4));
        }
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(m.toString());
            for (String s : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-2.5", "-5.5"})
                try { sb.append(' ').append(new BigDecimal(s).setScale(0, m)); } catch (ArithmeticException e) { sb.append(" !"); }
            System.out.println(sb);
        }
        t("1/3", () -> BigDecimal.ONE.divide(new BigDecimal(3)));
        t("1/8", () -> BigDecimal.ONE.divide(new BigDecimal(8)));
        t("/0", () -> BigDecimal.ONE.divide(BigDecimal.ZERO));
        t("0/0", () -> BigDecimal.ZERO.divide(BigDecimal.ZERO));
        t("unnecessary", () -> a.setScale(1, RoundingMode.UNNECESSARY));
        t("exact", () -> a.intValueExact());
        t("exact ok", () -> new BigDecimal("12.00").intValueExact());
        t("bad", () -> new BigDecimal("1.2.3"));
        t("empty", () -> new BigDecimal(""));
        t("pow", () -> new BigDecimal("1.1").pow(10) + " " + new BigDecimal("2").pow(-3, MathContext.DECIMAL64));
        t("sqrt", () -> new BigDecimal(2).sqrt(new MathContext(30)));
        t("sqrt neg", () -> b.sqrt(MathContext.DECIMAL32));
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("0.1").equals(new BigDecimal("0.10")) + " " + new BigDecimal("0.1").compareTo(new BigDecimal("0.10")) + " " + BigDecimal.valueOf(12345, 3) + " " + BigDecimal.valueOf(5, -3) + " " + new BigDecimal("1e-10") + " " + new BigDecimal("0.0000001") + " " + new BigDecimal("0.000001") + " " + new BigDecimal(new BigInteger("77"), 1) + " " + new BigDecimal("  12".trim()));
        MathContext mc = new MathContext(4, RoundingMode.HALF_EVEN);
        System.out.println(new BigDecimal("123456").round(mc) + " " + new BigDecimal("0.00123455").round(mc) + " " + new BigDecimal("9999.5").round(mc) + " " + mc + " " + a.add(c, mc) + " " + MathContext.UNLIMITED);
        BigDecimal e = BigDecimal.ONE, term = BigDecimal.ONE;
        for (int i = 1; i < 40; i++) { term = term.divide(BigDecimal.valueOf(i), 45, RoundingMode.HALF_EVEN); e = e.add(term); }
        System.out.println(e.setScale(40, RoundingMode.DOWN));
        BigDecimal bal = new BigDecimal("1000.00");
        for (int i = 0; i < 12; i++) bal = bal.multiply(new BigDecimal("1.0125")).setScale(2, RoundingMode.HALF_EVEN);
        System.out.println(bal + " " + new BigDecimal("100").stripTrailingZeros() + " " + z.stripTrailingZeros() + " " + c.equals(new BigDecimal("100000")) + " " + c.toBigInteger() + " " + new BigDecimal(Long.MAX_VALUE).add(BigDecimal.ONE).longValue() + " " + java.util.Arrays.toString(a.divideAndRemainder(new BigDecimal("10"))));
    }
}
