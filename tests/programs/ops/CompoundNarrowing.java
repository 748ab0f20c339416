// Compound assignments with implicit narrowing on byte, short, char, int, long and float targets.
public class CompoundNarrowing {
    public static void main(String[] args) {
        int[] deltas = {1, -1, 127, 128, 255, 256, 32767, 40000, 65536, -70000, Integer.MAX_VALUE};
        for (int d : deltas) {
            byte b = 100; short s = 30000; char c = 'z'; int i = 2000000000; long l = 9000000000000000000L; float f = 1e10f;
            b += d; s += d; c += d; i += d; l += d; f += d;
            System.out.println("+= " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f);
            b *= d; s *= d; c *= d; i *= d; l *= d; f *= d;
            System.out.println("*= " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f);
            b -= d; s ^= d; c |= d; i &= d; l ^= d; f -= d;
            System.out.println("mix " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f);
            b /= d; s /= d; c /= d; i /= d; l /= d; f /= d;
            System.out.println("/= " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f);
            b = -77; s = -777; c = 60000; i = -77777; l = -7777777777L;
            b %= d; s %= d; c %= d; i %= d; l %= d;
            System.out.println("%= " + b + " " + s + " " + (int) c + " " + i + " " + l);
        }
        double[] ds = {0.5, -1.9, 1e10, -1e20, Double.NaN, 3.999};
        for (double d : ds) {
            byte b = 10; short s = 10; char c = 10; int i = 10; long l = 10; float f = 10;
            b += d; s -= d; c *= d; i /= d; l += d; f *= d;
            System.out.println(d + ": " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f);
        }
        byte b = 127; b++; short s = -32768; s--; char c = 0; c--;
        System.out.println(b + " " + s + " " + (int) c);
        b = -1; b >>>= 1; s = -1; s >>>= 10; c = 65535; c <<= 1;
        System.out.println(b + " " + s + " " + (int) c);
        int i = 5; i += 3.7; i -= 'a'; i *= 2L; i <<= 40L; System.out.println(i);
        int big = 1; big += 1e20; System.out.println(big);
        long lo = 1; lo -= 1e30; System.out.println(lo);
        char ch = 'A'; ch += 1; ch++; System.out.println(ch + " " + (ch + 1) + " " + (char) (ch + 1) + " " + ch-- + --ch);
        boolean z = true; z &= false; z |= true; z ^= true; System.out.println(z);
        byte[] ba = {1, 2}; short[] sa = {1}; char[] ca = {'a'}; ba[0] += 200; ba[1]--; sa[0] *= 40000; ca[0] += 1.5; ba[0] >>= 1; ca[0] ^= 0xffff0001;
        System.out.println(ba[0] + " " + ba[1] + " " + sa[0] + " " + (int) ca[0]);
    }
}
