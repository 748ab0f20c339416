// Character classification and conversion over a table of code points.
public class CharacterClass {
    public static void main(String[] args) {
        int[] cps = {0, 9, 10, 32, '0', '9', 'A', 'Z', 'a', 'z', '_', '$', '-', 0x7f, 0xa0, 0xaa, 0xb2, 0xbd, 0xd7, 0xdf, 0xe9, 0xff, 0x130, 0x1c5, 0x2b0, 0x300, 0x3a3, 0x416, 0x5d0, 0x660, 0x966, 0xe50, 0x2028, 0x2160, 0x20ac, 0x3007, 0x4e2d, 0xac00, 0xd800, 0xdc00, 0xe000, 0xfb01, 0xfeff, 0xff21, 0xffff, 0x10000, 0x10400, 0x1d7ce, 0x1f600, 0x20000, 0x10ffff};
        for (int c : cps) {
            StringBuilder sb = new StringBuilder(Integer.toHexString(c)).append(": ");
            boolean[] fs = {Character.isLetter(c), Character.isDigit(c), Character.isLetterOrDigit(c), Character.isAlphabetic(c), Character.isUpperCase(c), Character.isLowerCase(c), Character.isTitleCase(c), Character.isWhitespace(c), Character.isSpaceChar(c), Character.isISOControl(c), Character.isJavaIdentifierStart(c), Character.isJavaIdentifierPart(c), Character.isUnicodeIdentifierStart(c), Character.isIdentifierIgnorable(c), Character.isIdeographic(c), Character.isMirrored(c), Character.isDefined(c), Character.isBmpCodePoint(c), Character.isSupplementaryCodePoint(c)};
            for (boolean f : fs) sb.append(f ? '1' : '0');
            sb.append(' ').append(Character.getType(c)).append(' ').append(Character.getNumericValue(c)).append(' ').append(Character.digit(c, 10)).append(' ').append(Character.digit(c, 36)).append(' ').append(Integer.toHexString(Character.toUpperCase(c))).append(' ').append(Integer.toHexString(Character.toLowerCase(c))).append(' ').append(Integer.toHexString(Character.toTitleCase(c))).append(' ').append(Character.charCount(c)).append(' ').append(Character.getDirectionality(c));
            System.out.println(sb);
        }
        System.out.println((int) Character.highSurrogate(0x1f600) + " " + (int) Character.lowSurrogate(0x1f600) + " " + Character.toCodePoint('\ud83d', '\ude00') + " " + Character.isSurrogatePair('\ud83d', 'x') + " " + Character.isHighSurrogate('\ud83d') + Character.isLowSurrogate('\ud83d') + Character.isSurrogate('a') + " " + Character.isValidCodePoint(0x110000));
        System.out.println(Character.compare('a', 'b') + " " + Character.valueOf('x').hashCode() + " " + Character.valueOf('x').compareTo('z') + " " + Character.MIN_RADIX + Character.MAX_RADIX + " " + Character.getName('a') + " " + Character.UnicodeBlock.of('a') + " " + Character.UnicodeScript.of(0x4e2d) + " " + Character.codePointOf("LATIN SMALL LETTER A"));
        try { Character.toChars(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        int letters = 0, digits = 0, upper = 0, white = 0, idStart = 0;
        for (int c = 0; c < 0x3000; c++) {
            if (Character.isLetter(c)) letters++;
            if (Character.isDigit(c)) digits++;
            if (Character.isUpperCase(c)) upper++;
            if (Character.isWhitespace(c)) white++;
            if (Character.isJavaIdentifierStart(c)) idStart++;
        }
        System.out.println(digits + " " + white + " " + (letters > 5000) + " " + (upper > 500) + " " + (idStart > letters));
        char c = 'a';
        c += 1;
        c++;
        System.out.println(c + " " + (char) (c + 1) + " " + (c + 1) + " " + (char) ('0' + 7) + " " + ('9' - '0') + " " + (char) (c ^ ' ') + " " + (int) (char) -1);
    }
}
