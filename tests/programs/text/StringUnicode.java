// Strings beyond ASCII: surrogates, code points, case mapping, normal comparison, latin1 and UTF-16 boundaries.
import java.nio.charset.StandardCharsets;
import java.util.*;

public class StringUnicode {
    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) if (c >= 32 && c < 127) b.append(c); else b.append("\\u").append(String.format("%04x", (int) c));
        return b.toString();
    }

    public static void main(String[] args) {
        String[] ss = {"abc", "\u00e9t\u00e9", "\u00df", "\u0130", "\u03a3\u03a3", "\ud83d\ude00x\ud83d\ude01", "\ud83d", "\ude00\ud83d", "\u4e2d\u6587", "\ufb01", "a\u0301", "\u00ff\u0100", "\u2028z", "\u01c5", "\u00b5"};
        for (String s : ss) {
            System.out.println(esc(s) + " len=" + s.length() + " cps=" + s.codePointCount(0, s.length()) + " hash=" + s.hashCode() + " up=" + esc(s.toUpperCase(Locale.ROOT)) + " lo=" + esc(s.toLowerCase(Locale.ROOT)) + " rev=" + esc(new StringBuilder(s).reverse().toString()));
            System.out.println("  cp0=" + s.codePointAt(0) + " utf8=" + Arrays.toString(s.getBytes(StandardCharsets.UTF_8)) + " latin1=" + Arrays.toString(s.getBytes(StandardCharsets.ISO_8859_1)) + " ascii=" + Arrays.toString(s.getBytes(StandardCharsets.US_ASCII)) + " utf16=" + s.getBytes(StandardCharsets.UTF_16).length + " be=" + s.getBytes(StandardCharsets.UTF_16BE).length);
            System.out.println("  " + s.codePoints().boxed().toList() + " " + s.chars().filter(c -> c > 255).count() + " " + new String(s.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).equals(s));
        }
        String e = "x\ud83d\ude00y";
        System.out.println(e.indexOf(0x1f600) + " " + e.indexOf('y') + " " + e.offsetByCodePoints(0, 2) + " " + e.codePointBefore(3) + " " + esc(e.substring(2)) + " " + esc(e.replace("\ud83d\ude00", "!")) + " " + esc(new String(Character.toChars(0x1f601))) + " " + esc(Character.toString(0x20ac)));
        System.out.println("\u00c9".equalsIgnoreCase("\u00e9") + " " + "\u03c3".equalsIgnoreCase("\u03c2") + " " + "\u00df".equalsIgnoreCase("SS") + " " + "i".equalsIgnoreCase("\u0130") + " " + "\u00e9".compareTo("f") + " " + "\uffff".compareTo("\ud83d\ude00") + " " + "a".compareToIgnoreCase("\u00c0"));
        System.out.println(("a" + '\u00e9' + "\u4e00").length() + " " + ("ab".equals("a" + (char) 98)) + " " + "\u00e9".contains("e") + " " + "caf\u00e9".indexOf("\u00e9") + " " + "\u4e2d\u6587\u4e2d".lastIndexOf('\u4e2d') + " " + "\u4e2d".repeat(3).length());
        byte[] bad = {(byte) 0xc3, (byte) 0x28, (byte) 0xff, 'a', (byte) 0xe2, (byte) 0x82};
        System.out.println(esc(new String(bad, StandardCharsets.UTF_8)) + " " + esc(new String(bad, StandardCharsets.ISO_8859_1)) + " " + esc(new String(bad, StandardCharsets.US_ASCII)));
        System.out.println("TITLE\u0130".toLowerCase(Locale.forLanguageTag("tr")).length() + " " + esc("i".toUpperCase(Locale.forLanguageTag("tr"))) + " " + esc("\u03a3".toLowerCase(Locale.ROOT)) + " " + esc("A\u03a3".toLowerCase(Locale.ROOT)));
        System.out.println(esc("\u2003 x \u00a0".strip()) + "|" + esc("\u2003 x \u00a0".trim()) + "|" + "\u2003".isBlank() + "\u00a0".isBlank());
        StringBuilder sb = new StringBuilder("\ud83d\ude00");
        sb.insert(1, 'x');
        System.out.println(esc(sb.toString()));
        sb.deleteCharAt(1).appendCodePoint(0x10000).reverse();
        System.out.println(esc(sb.toString()) + " " + sb.codePointCount(0, sb.length()));
        System.out.println(new String(new int[] {65, 0x1f600, 0xe9}, 0, 3).length());
        try { new String(new int[] {0x110000}, 0, 1); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); }
    }
}
