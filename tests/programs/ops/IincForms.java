// iinc with small, negative and wide constants, loops over locals, increments of byte, short, char and long locals.
public class IincForms {
    public static void main(String[] args) {
        int i = 0;
        i++; i--; ++i; i += 127; i += -128; i -= 127; i += 128; i -= 129; i += 32767; i -= 32768; i += 32768; i -= 32769; i += 100000; i -= 65535; i += 1 << 20;
        System.out.println(i);
        int j = Integer.MAX_VALUE; j += 1; System.out.println(j); j -= 1; System.out.println(j); j += 32767; System.out.println(j);
        int k = Integer.MIN_VALUE; k--; System.out.println(k); k += 128; System.out.println(k);
        byte b = 120; for (int n = 0; n < 20; n++) b++; System.out.println(b);
        short s = -32760; for (int n = 0; n < 20; n++) s -= 3; System.out.println(s);
        char c = 65530; for (int n = 0; n < 20; n++) c++; System.out.println((int) c);
        long l = Integer.MAX_VALUE; l++; l += 128; l -= 32769; System.out.println(l);
        float f = 0; for (int n = 0; n < 5; n++) f += 0.25f; System.out.println(f);
        double d = 1; d--; d -= 0.5; System.out.println(d);
        int sum = 0;
        for (int x = 0; x < 1000; x += 7) sum += x;
        for (int x = 1000; x > -1000; x -= 300) sum ^= x;
        for (int x = 1; x > 0; x *= 3) sum += x;
        for (int x = 0; x < 200000; x += 40000) sum += x;
        System.out.println(sum);
        int a0 = 1, a1 = 2, a2 = 3, a3 = 4, a4 = 5; a0 += a1++ + ++a2; a3 -= a4-- - --a1; a0 = a0 + a3; System.out.println(a0 + " " + a1 + " " + a2 + " " + a3 + " " + a4);
        final int step = 1000; int p = 5; p += step; p -= step * 40; p += 'a'; p -= (byte) -3; System.out.println(p);
        int q = 7; q = q + 1; q = 1 + q; q += q; q -= q++; System.out.println(q);
        int m = 10; while (m-- > 0) if ((m & 3) == 0) System.out.print(m + " "); System.out.println(m);
        int w = 0; do w += 200; while (w < 1000); System.out.println(w);
    }
}
