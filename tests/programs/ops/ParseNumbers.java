// Parsing of integers in several radixes, decode, unsigned parsing and the messages of failures.
public class ParseNumbers {
    interface P { Object p(); }
    static void t(String n, P p) {
        try { System.out.println(n + " = " + p.p()); } catch (RuntimeException e) { System.out.println(n + " ! " + e.getClass().getSimpleName() + " " + e.getMessage()); }
    }

    public static void main(String[] args) {
        String[] in = {"0", "-0", "+7", "42", "-2147483648", "2147483647", "2147483648", "-2147483649", "", " 1", "1 ", "+", "-", "--1", "1.0", "0x10", "99999999999", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1_000", "\u0661\u0662", "abc", "1L"};
        for (String s : in) {
            t("int[" + esc(s) + "]", () -> Integer.parseInt(s));
            t("long[" + esc(s) + "]", () -> Long.parseLong(s));
            t("uint[" + esc(s) + "]", () -> Integer.parseUnsignedInt(s));
        }
        for (int r : new int[] {2, 8, 16, 36, 1, 37})
            for (String s : new String[] {"101", "-77", "ff", "ZZ", "7fffffff", "-80000000"}) t(s + " radix " + r, () -> Integer.parseInt(s, r));
        for (String s : new String[] {"0x7f", "-0x80", "#FF", "010", "-0", "0X1g", "0x", "08", "+0x1", "-#1"}) {
            t("decode " + s, () -> Integer.decode(s));
            t("decodeL " + s, () -> Long.decode(s));
        }
        for (String s : new String[] {"127", "128", "-128", "-129"}) { t("byte " + s, () -> Byte.parseByte(s)); t("short " + s, () -> Short.parseShort(s + "00")); }
        t("null", () -> Integer.parseInt(null));
        t("nullL", () -> Long.parseLong(null));
        t("bool", () -> Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null));
        t("valueOf", () -> Integer.valueOf("12") + Integer.valueOf("z", 36));
        t("ulong", () -> Long.parseUnsignedLong("18446744073709551615") + " " + Long.parseUnsignedLong("ffffffffffffffff", 16));
        t("ulong too big", () -> Long.parseUnsignedLong("18446744073709551616"));
        t("sub", () -> Integer.parseInt("abc123def", 3, 6, 10));
        t("sub hex", () -> Long.parseLong("abc123def", 0, 9, 16));
        t("digit", () -> Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.forDigit(11, 16) + " " + (int) Character.forDigit(11, 10) + " " + Character.getNumericValue('z'));
        for (int r : new int[] {2, 3, 8, 10, 16, 36, 99})
            System.out.println(Integer.toString(Integer.MIN_VALUE, r) + " " + Integer.toString(255, r) + " " + Long.toString(Long.MIN_VALUE, r) + " " + Long.toString(Long.MAX_VALUE, r));
    }
    static String esc(String s) { StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) b.append(c < 128 ? "" + c : "?"); return b.toString(); }
}
