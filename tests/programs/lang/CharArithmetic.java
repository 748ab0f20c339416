// Arithmetic on char: ciphers, digits, unicode, int conversions, switch and loops with char variables, char in maps.
import java.util.*;

public class CharArithmetic {
    static char rot13(char c) {
        if (c >= 'a' && c <= 'z') return (char) ((c - 'a' + 13) % 26 + 'a');
        if (c >= 'A' && c <= 'Z') return (char) ((c - 'A' + 13) % 26 + 'A');
        return c;
    }
    static int parse(String s) { int r = 0; for (int i = 0; i < s.length(); i++) r = r * 10 + (s.charAt(i) - '0'); return r; }
    static String hex(byte[] b) {
        char[] d = "0123456789abcdef".toCharArray(), o = new char[b.length * 2];
        for (int i = 0; i < b.length; i++) { o[2 * i] = d[b[i] >> 4 & 15]; o[2 * i + 1] = d[b[i] & 0xf]; }
        return new String(o);
    }
    static String morse(String s) {
        String[] t = {".-", "-...", "-.-.", "-..", ".", "..-.", "--.", "....", "..", ".---", "-.-", ".-..", "--", "-.", "---", ".--.", "--.-", ".-.", "...", "-", "..-", "...-", ".--", "-..-", "-.--", "--.."};
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) sb.append(c == ' ' ? "/" : t[(c | 32) - 'a']).append(' ');
        return sb.toString();
    }
    static boolean luhn(String s) {
        int sum = 0;
        for (int i = s.length() - 1, k = 0; i >= 0; i--, k ^= 1) { int d = s.charAt(i) - '0'; if (k == 1 && (d <<= 1) > 9) d -= 9; sum += d; }
        return sum % 10 == 0;
    }

    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        for (char c : "Hello, World 123".toCharArray()) sb.append(rot13(c));
        System.out.println(sb);
        System.out.println(parse("90210") + " " + hex(new byte[] {0, 127, -128, -1, 16}) + " " + morse("SOS help") + luhn("4539578763621486") + luhn("1234567890123456"));
        char c = 'x';
        c++;
        c += 1;
        int i = c + 1;
        System.out.println(c + " " + i + " " + (char) i + " " + c-- + --c + (c > 'a') + (char) (c & ~32) + (int) (char) (c ^ 0x8000));
        char d = (char) 65601;
        System.out.println(d + " " + (int) d + " " + (int) (char) -191 + " " + (short) '\uffff' + " " + (byte) 'e' + " " + (int) Character.MAX_VALUE + 1);
        char e = 'a';
        e *= 1.2;
        System.out.println((int) e + " " + 'a' * 2 + " " + 'a' / 2 + " " + ('a' + 'b') + " " + (char) ('a' + 'b' - 'a') + " " + ('z' - 'a') + "" + 'a' + 'b' + " " + -'a' + ~'a' + ('a' << 1) + ('a' >>> 1) + " " + (1.5f + 'a') + (2L * 'b'));
        int[] cnt = new int[128];
        for (char q : "counting characters".toCharArray()) cnt[q]++;
        for (char q = 0; q < 128; q++) if (cnt[q] > 1) System.out.print(q + "" + cnt[q] + " ");
        System.out.println();
        char[] cs = {'d', 'a', 'c'};
        Arrays.sort(cs);
        System.out.println(cs);
        System.out.println(String.valueOf(cs) + cs.length + new String(cs, 1, 2));
        cs[0]++;
        cs[1] += 2;
        cs[2] = (char) (cs[0] + cs[1] - 'a');
        System.out.println(new String(cs));
        Map<Character, Integer> m = new TreeMap<>();
        for (char q : "hello".toCharArray()) m.merge(q, 1, Integer::sum);
        System.out.println(m + " " + m.get('l') + m.get((char) 108) + m.containsKey('z'));
        List<Character> l = new ArrayList<>(List.of('a', 'b', 'c'));
        l.remove(Character.valueOf('b'));
        l.remove(0);
        System.out.println(l);
        for (char q = 'a', r = 'e'; q < r; q++, r--) System.out.print(q + "" + r + (char) (q + r >> 1));
        System.out.println();
        char w = '\uffff';
        w++;
        System.out.println((int) w);
        w--;
        System.out.println((int) w + " " + (w == 65535) + " " + ((short) w == -1) + " " + (w == (char) -1) + (w == -1));
        final char K = 'k';
        byte fit = K;
        System.out.println(fit + " " + (K + 1) + (char) (K + 1));
        switch ('b' + 1) { case 'c': System.out.println("c by sum"); break; default: System.out.println("no"); }
        System.out.println((char) 97 + (char) 98 + " " + (char) 97 + (char) 98 + 'c' + 1 + ('c' + 1));
        StringBuilder z = new StringBuilder();
        z.append('a' + 1).append((char) ('a' + 1)).append('a').append((int) 'a');
        System.out.println(z);
        long total = 0;
        for (char q = 'A'; q <= 'Z'; q++) total = total * 31 + q;
        System.out.println(total);
    }
}
