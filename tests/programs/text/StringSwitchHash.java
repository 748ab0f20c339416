// String hash codes, hash collisions in maps and switches, interning and equality of computed strings.
import java.util.*;

public class StringSwitchHash {
    static String build(int bits, int len) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < len; i++) sb.append((bits >> i & 1) == 0 ? "Aa" : "BB");
        return sb.toString();
    }
    static int route(String s) {
        return switch (s) {
            case "AaAaAa" -> 0; case "BBAaAa" -> 1; case "AaBBAa" -> 2; case "BBBBAa" -> 3; case "AaAaBB" -> 4; case "BBAaBB" -> 5; case "AaBBBB" -> 6; case "BBBBBB" -> 7;
            case "FB", "Ea" -> 8; case "\0" -> 9; case "" -> 10; case "\0\0" -> 11;
            default -> -1;
        };
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (int i = 0; i < 8; i++) { String s = build(i, 3); System.out.println(s + " " + s.hashCode() + " " + route(s)); m.put(s, i); }
        System.out.println(m + " " + m.get("BBAaBB") + m.get("BBAaBb"));
        for (int i = 0; i < 64; i++) m.put(build(i, 6), i);
        System.out.println(m.size() + " " + m.get(build(37, 6)) + " " + m.remove(build(5, 6)) + " " + m.containsKey(build(5, 6)));
        int sum = 0; for (int i = 0; i < 64; i++) sum += m.getOrDefault(build(i, 6), 1000); System.out.println(sum);
        StringBuilder order = new StringBuilder(); for (String k : m.keySet()) order.append(m.get(k)).append(' '); System.out.println(order);
        for (String s : new String[] {"FB", "Ea", "\0", "", "\0\0", "AaAa", "other"}) System.out.print(route(s) + " "); System.out.println();
        System.out.println("\0".hashCode() + " " + "\0\0".hashCode() + " " + "a".hashCode() + " " + "zzzzzzzzzz".hashCode() + " " + "\uffff\uffff".hashCode() + " " + "The quick brown fox".hashCode());
        String a = "hello", b = "hel" + "lo", c = "hel", d = c + "lo"; final String e = "hel"; String f = e + "lo";
        System.out.println((a == b) + " " + (a == d) + " " + (a == f) + " " + (a == d.intern()) + " " + (new String("hello") == a) + " " + (String.valueOf(a) == a) + " " + (a.toString() == a) + " " + (a.substring(0) == a) + " " + (a.trim() == a) + " " + (a.replace('q', 'z') == a) + " " + (a.concat("") == a) + " " + ("" + a).equals(a));
        System.out.println(Objects.hash("a", 1, null) + " " + Arrays.hashCode(new String[] {"a", "b"}) + " " + List.of("a", "b").hashCode() + " " + Map.of("a", "b").hashCode() + " " + Set.of("x").hashCode() + " " + Optional.of("o").hashCode() + " " + Objects.hashCode(null) + " " + Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " " + Character.hashCode('a') + " " + Long.hashCode(1L << 32) + " " + Double.hashCode(1.0) + " " + Float.hashCode(1f) + " " + Byte.hashCode((byte) -1) + " " + new AbstractMap.SimpleEntry<>("k", "v").hashCode());
    }
}
