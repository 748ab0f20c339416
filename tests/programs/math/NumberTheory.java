// Integer algorithms: primes, gcd, modular exponentiation, perfect numbers, Fibonacci, digit sums with long overflow checks.
import java.util.*;

public class NumberTheory {
    static long modpow(long b, long e, long m) { long r = 1; b %= m; while (e > 0) { if ((e & 1) == 1) r = r * b % m; b = b * b % m; e >>= 1; } return r; }
    static boolean prime(long n) { if (n < 2) return false; for (long i = 2; i * i <= n; i++) if (n % i == 0) return false; return true; }
    static long[] egcd(long a, long b) { if (b == 0) return new long[] {a, 1, 0}; long[] r = egcd(b, a % b); return new long[] {r[0], r[2], r[1] - a / b * r[2]}; }
    static List<Long> factor(long n) { List<Long> f = new ArrayList<>(); for (long p = 2; p * p <= n; p++) while (n % p == 0) { f.add(p); n /= p; } if (n > 1) f.add(n); return f; }
    static int phi(int n) { int r = n; for (int p = 2; p * p <= n; p++) if (n % p == 0) { while (n % p == 0) n /= p; r -= r / p; } if (n > 1) r -= r / n; return r; }
    static long isqrt(long n) { long x = n, y = (x + 1) >>> 1; while (y < x) { x = y; y = (x + n / x) / 2; } return x; }
    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < v.length; i++) while (n >= v[i]) { sb.append(s[i]); n -= v[i]; }
        return sb.toString();
    }

    public static void main(String[] args) {
        boolean[] comp = new boolean[500];
        StringBuilder sb = new StringBuilder();
        for (int i = 2; i < 500; i++) { if (!comp[i]) { sb.append(i).append(' '); for (int j = i * i; j < 500; j += i) comp[j] = true; } }
        System.out.println(sb);
        for (long n : new long[] {1, 2, 97, 360, 1001, 123456789, 9999999967L, 600851475143L, 1L << 40}) System.out.println(n + " " + prime(n) + " " + factor(n) + " " + isqrt(n));
        System.out.println(modpow(2, 1000000, 1000000007) + " " + modpow(3, 123456789012L, 998244353) + " " + Arrays.toString(egcd(240, 46)) + Arrays.toString(egcd(1000000007, 998244353)));
        for (int i = 1; i < 40; i += 4) System.out.print(phi(i) + " "); System.out.println();
        for (int i = 2; i < 10000; i++) { int s = 1; for (int d = 2; d * d <= i; d++) if (i % d == 0) s += d + (d * d == i ? 0 : i / d); if (s == i) System.out.print(i + " "); }
        System.out.println();
        long a = 0, b = 1;
        int k = 0;
        try { while (true) { long t = Math.addExact(a, b); a = b; b = t; k++; } } catch (ArithmeticException e) { System.out.println("fib overflow after " + k + " " + b); }
        long f = 1;
        for (int i = 1; ; i++) {
            try { f = Math.multiplyExact(f, (long) i); } catch (ArithmeticException e) { System.out.println("fact overflow at " + i + " " + e.getMessage()); break; }
        }
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.print(roman(n) + " "); System.out.println();
        int[] digits = new int[10];
        for (int i = 0; i < 1000; i++) for (char c : Integer.toString(i * i).toCharArray()) digits[c - '0']++;
        System.out.println(Arrays.toString(digits));
        int maxLen = 0, arg = 0;
        for (int i = 1; i < 30000; i++) { long n = i; int len = 1; while (n != 1) { n = n % 2 == 0 ? n / 2 : 3 * n + 1; len++; } if (len > maxLen) { maxLen = len; arg = i; } }
        System.out.println(arg + " " + maxLen);
        for (int i = 100; i < 1000; i++) { int x = i / 100, y = i / 10 % 10, z = i % 10; if (x * x * x + y * y * y + z * z * z == i) System.out.print(i + " "); }
        System.out.println();
        int h = 0; for (int i = 0; i < 100000; i++) { h ^= i * 0x9E3779B9; h = Integer.rotateLeft(h, 5); } System.out.println(h);
        for (int n = 0; n <= 10; n++) { long c = 1; for (int i = 0; i < n; i++) c = c * 2 * (2 * i + 1) / (i + 2); System.out.print(c + " "); } System.out.println();
    }
}
