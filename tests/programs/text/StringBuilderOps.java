// StringBuilder: append of each type, insert, delete, replace, reverse, setLength, setCharAt and errors.
public class StringBuilderOps {
    interface A { Object go(StringBuilder sb); }
    static void t(String n, A a) {
        StringBuilder sb = new StringBuilder("0123456789");
        try {
            System.out.println(n + " " + a.go(sb) + " [" + sb + "] " + sb.length());
        } catch (RuntimeException e) {
            System.out.println(n + " ! " + e.getClass().getSimpleName() + " " + (e.getMessage() == null ? "-" : e.getMessage()));
        }
    }

    public static void main(String[] args) {
        StringBuilder s = new StringBuilder();
        s.append(true).append('c').append(1).append(2L).append(1.5f).append(2.5).append("s").append((String) null).append((Object) null).append(new char[] {'x', 'y'}).append("abcdef", 2, 4).append(new char[] {'1', '2', '3'}, 1, 2).append((CharSequence) new StringBuilder("sb")).append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(-0.0f).append(new StringBuffer("buf")).append(1 == 2);
        System.out.println(s + " " + s.length());
        t("insert0", sb -> sb.insert(0, "ab"));
        t("insertEnd", sb -> sb.insert(sb.length(), 1.5));
        t("insertMid", sb -> sb.insert(5, true).insert(3, 'c').insert(1, 42L).insert(2, new char[] {'q'}).insert(0, (String) null));
        t("insertBad", sb -> sb.insert(11, "x"));
        t("delete", sb -> sb.delete(2, 5));
        t("deleteBeyond", sb -> sb.delete(8, 100));
        t("deleteEmpty", sb -> sb.delete(10, 10));
        t("deleteBad", sb -> sb.delete(5, 2));
        t("deleteCharAt", sb -> sb.deleteCharAt(0).deleteCharAt(8));
        t("deleteCharAtBad", sb -> sb.deleteCharAt(10));
        t("replace", sb -> sb.replace(1, 4, "LONGER TEXT"));
        t("replaceShort", sb -> sb.replace(1, 9, ""));
        t("replaceBad", sb -> sb.replace(11, 12, ""));
        t("reverse", sb -> sb.reverse());
        t("setLengthShort", sb -> { sb.setLength(3); return sb.capacity() >= 3; });
        t("setLengthLong", sb -> { sb.setLength(12); return (int) sb.charAt(11); });
        t("setLengthNeg", sb -> { sb.setLength(-1); return ""; });
        t("setCharAt", sb -> { sb.setCharAt(4, '\u20ac'); sb.setCharAt(4, '.'); return ""; });
        t("setCharAtBad", sb -> { sb.setCharAt(10, 'x'); return ""; });
        t("indexOf", sb -> sb.indexOf("45") + " " + sb.indexOf("zz") + " " + sb.lastIndexOf("9") + " " + sb.indexOf("0", 1) + " " + sb.lastIndexOf("0", 0));
        t("substring", sb -> sb.substring(7) + sb.substring(2, 4) + sb.subSequence(0, 1));
        t("chars", sb -> sb.chars().sum());
        t("compareTo", sb -> sb.compareTo(new StringBuilder("0123")) + " " + sb.equals(new StringBuilder("0123456789")));
        t("self", sb -> sb.append(sb).insert(0, sb));
        t("codePoint", sb -> sb.appendCodePoint(65).codePointAt(10));
        t("widen", sb -> { sb.append('\u1234'); sb.deleteCharAt(10); return sb.toString().equals("0123456789"); });
        t("getChars", sb -> { char[] d = new char[4]; sb.getChars(3, 7, d, 0); return new String(d); });
        t("isEmpty", sb -> sb.isEmpty() + "" + new StringBuilder().isEmpty() + new StringBuilder(5).capacity() + new StringBuilder("abc").capacity());
        StringBuilder grow = new StringBuilder(); for (int i = 0; i < 1000; i++) grow.append(i % 10); System.out.println(grow.length() + " " + grow.toString().hashCode());
        StringBuffer sb = new StringBuffer("buffer"); sb.append(1).insert(0, '>').reverse(); System.out.println(sb);
        String x = ""; for (char c = 'a'; c < 'k'; c++) x = c + x; System.out.println(x);
    }
}
