// switch statements and expressions: fall-through, arrows, yield, strings with equal hashes, chars, enums, boxes.
public class SwitchForms {
    enum E { A, B, C, D }
    static String fall(int i) {
        String s = "";
        switch (i) { case 1: s += "1"; case 2: s += "2"; break; case 3: { s += "3"; } default: s += "d"; case 10: s += "10"; }
        return s;
    }
    static int str(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "": return 6;
            case "C#": return 7;
            default: return -1;
        }
    }
    static String expr(int day) {
        return switch (day) { case 1, 7 -> "weekend"; case 2, 3, 4, 5, 6 -> { String t = "week"; yield t + "day" + day; } default -> throw new IllegalArgumentException("day " + day); };
    }
    static int oldYield(E e) { return switch (e) { case A: yield 10; case B: case C: int x = e.ordinal(); yield x * 100; default: yield -1; }; }
    static int exhaustive(E e) { return switch (e) { case A -> 1; case B -> 2; case C -> 3; case D -> 4; }; }
    static char ch(char c) { switch (c) { case 'a': case 'e': case 'i': return 'V'; case '\n': return 'N'; case '\uffff': return 'M'; default: return 'C'; } }
    static String boxed(Integer i) {
        switch (i) { case Integer.MIN_VALUE: return "min"; case -1: return "-1"; case 0: return "0"; case Integer.MAX_VALUE: return "max"; default: return "other"; }
    }
    static String byt(byte b) { return switch (b) { case -128 -> "lo"; case 127 -> "hi"; case 0 -> "z"; default -> "b" + b; }; }
    static int nested(int a, int b) {
        return switch (a) { case 0 -> switch (b) { case 0 -> 0; default -> 1; }; case 1 -> { int s = 0; for (int i = 0; i < b; i++) { switch (i) { case 2: continue; case 4: break; default: s += i; } } yield s; } default -> { try { yield Integer.parseInt("" + b + "x".repeat(a - 2)); } catch (NumberFormatException e) { yield -9; } finally { System.out.print("f"); } } };
    }

    public static void main(String[] args) {
        for (int i : new int[] {0, 1, 2, 3, 4, 10}) System.out.print(fall(i) + " ");
        System.out.println();
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "C#", "Bb", "zz"}) System.out.print(str(s) + " ");
        System.out.println("Aa".hashCode() == "BB".hashCode());
        for (int i = 0; i < 9; i++) try { System.out.print(expr(i) + " "); } catch (IllegalArgumentException e) { System.out.print(e.getMessage() + " "); }
        System.out.println();
        for (E e : E.values()) System.out.print(oldYield(e) + " " + exhaustive(e) + " ");
        System.out.println();
        for (char c : "abei\n\uffff".toCharArray()) System.out.print(ch(c));
        System.out.println();
        for (int i : new int[] {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE}) System.out.print(boxed(i) + " " + byt((byte) i) + " ");
        System.out.println(byt((byte) 128) + byt((byte) 127));
        for (int a = 0; a < 4; a++) for (int b = 0; b < 7; b += 3) System.out.print(nested(a, b) + " ");
        System.out.println();
        try { str(null); } catch (NullPointerException e) { System.out.println("null string"); }
        try { boxed(null); } catch (NullPointerException e) { System.out.println("null box"); }
        try { exhaustive(null); } catch (NullPointerException e) { System.out.println("null enum"); }
    }
}
