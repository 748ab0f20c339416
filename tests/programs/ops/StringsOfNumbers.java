// Number to string conversions by hand and by the library over tables: binary, hex, roman words, padding, unsigned.
import java.util.*;

public class StringsOfNumbers {
    static String bin(int x) { char[] c = new char[32]; for (int i = 31; i >= 0; i--, x >>>= 1) c[i] = (char) ('0' + (x & 1)); return new String(c); }
    static String radix(long v, int r) {
        if (v == 0) return "0";
        boolean neg = v < 0;
        StringBuilder sb = new StringBuilder(); while (v != 0) { int d = (int) Math.abs(v % r); sb.append((char) (d < 10 ? '0' + d : 'a' + d - 10)); v /= r; }
        return (neg ? sb.append('-') : sb).reverse().toString();
    }
    static String words(int n) {
        String[] a = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"}, b = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
        if (n < 0) return "minus " + (n == Integer.MIN_VALUE ? "lots" : words(-n));
        if (n < 20) return a[n];
        if (n < 100) return b[n / 10] + (n % 10 > 0 ? "-" + a[n % 10] : "");
        if (n < 1000) return a[n / 100] + " hundred" + (n % 100 > 0 ? " " + words(n % 100) : "");
        for (int[] u : new int[][] {{1000000000, 0}, {1000000, 1}, {1000, 2}})
            if (n >= u[0]) return words(n / u[0]) + " " + new String[] {"billion", "million", "thousand"}[u[1]] + (n % u[0] > 0 ? " " + words(n % u[0]) : "");
        return "?";
    }
    static long parse(String s, int r) {
        long v = 0;
        int i = s.charAt(0) == '-' ? 1 : 0;
        for (; i < s.length(); i++) v = v * r + Character.digit(s.charAt(i), r);
        return s.charAt(0) == '-' ? -v : v;
    }

    public static void main(String[] args) {
        int[] xs = {0, 1, 9, 10, 19, 20, 42, 99, 100, 110, 999, 1000, 1001, 12345, 999999, 1000000, 2147483647, -1, -15, Integer.MIN_VALUE};
        for (int x : xs)
            System.out.println(bin(x) + " " + radix(x, 2).equals(Integer.toString(x, 2)) + radix(x, 36).equals(Integer.toString(x, 36)) + " " + radix(x, 7) + " " + Integer.toHexString(x) + " " + Integer.toUnsignedString(x) + " " + words(x) + " " + (parse(radix(x, 13), 13) == x) + String.format("|%8x|%-12d|%,d", x, x, x).replace(' ', '_'));
        for (long x : new long[] {Long.MIN_VALUE, Long.MAX_VALUE, -255, 1L << 40})
            System.out.println(radix(x, 16) + " " + Long.toHexString(x) + " " + Long.toString(x, 16) + " " + Long.toUnsignedString(x) + " " + Long.toBinaryString(x).length() + " " + radix(x, 36).equals(Long.toString(x, 36)) + " " + Long.parseLong(radix(x, 5), 5));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i <= 16; i++) sb.append(Integer.toBinaryString(i ^ i >> 1)).append(' ');
        System.out.println(sb);
        sb.setLength(0);
        for (byte b : new byte[] {0, 1, 127, -128, -1})
            sb.append(b).append('/').append(b & 0xff).append('/').append(Integer.toHexString(b)).append('/').append(Integer.toHexString(b & 0xff)).append('/').append(String.format("%02X", b)).append(' ');
        System.out.println(sb);
        System.out.println(Integer.valueOf(077) + " " + 0b101 + " " + 0x1F + " " + 1_000 + " " + Integer.parseInt("-80000000", 16) + " " + Integer.parseUnsignedInt("ffffffff", 16) + " " + Long.parseLong("zz", 36) + " " + Integer.toString(-255, 16) + " " + Integer.toOctalString(-8) + " " + Short.toString((short) -5) + Byte.toString((byte) 200) + Boolean.toString(true) + Character.toString('c'));
    }
}
