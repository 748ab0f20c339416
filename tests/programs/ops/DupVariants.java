// Stack duplication forms: compound assignment results on fields and arrays of int, long, double and references.
public class DupVariants {
    int i = 1; long l = 2; double d = 3; String s = "s"; byte b = 4; char c = 'c'; Integer box = 10; Long lbox = 20L;
    static int si = 1; static long sl = 2; static double sd = 3; static String ss = "t";
    DupVariants self() { return this; }

    public static void main(String[] args) {
        DupVariants o = new DupVariants();
        System.out.println((o.i += 5) + " " + (o.l += 5) + " " + (o.d += 5) + " " + (o.s += 5) + " " + (o.b += 500) + " " + (o.c += 1));
        System.out.println(o.i++ + " " + o.l++ + " " + o.d++ + " " + o.b++ + " " + o.c++ + " " + o.box++ + " " + o.lbox++);
        System.out.println(++o.i + " " + ++o.l + " " + ++o.d + " " + ++o.b + " " + ++o.c + " " + ++o.box + " " + ++o.lbox);
        System.out.println(o.self().i-- + " " + o.self().l-- + " " + --o.self().d + " " + (o.self().l = 77L) + " " + (o.self().d = 1.25));
        System.out.println((si += 2) + " " + sl++ + " " + ++sd + " " + (ss += "x") + " " + si-- + " " + --sl + " " + sd-- + " " + (sl *= 1L << 33) + " " + (sl = 5L));
        int[] ia = {1, 2, 3};
        long[] la = {1, 2, 3};
        double[] da = {1, 2, 3};
        float[] fa = {1, 2};
        String[] sa = {"a", "b"};
        byte[] ba = {127};
        short[] sha = {-32768};
        char[] ca = {'y'};
        boolean[] za = {true};
        int k = 0;
        System.out.println((ia[k++] += 10) + " " + (la[k++] += 10) + " " + (da[k--] += 10) + " " + (sa[k] += k) + " " + k);
        System.out.println(ia[0]++ + " " + ++la[1] + " " + da[2]-- + " " + ++ba[0] + " " + sha[0]-- + " " + ca[0]++ + " " + fa[1]++ + " " + (za[0] ^= true));
        System.out.println(ia[0] + " " + la[1] + " " + da[2] + " " + ba[0] + " " + sha[0] + " " + ca[0] + " " + fa[1] + " " + za[0]);
        long x; int y; double z;
        System.out.println((x = la[0] = 99L) + " " + (y = ia[2] = 4) + " " + (z = da[0] = o.d = 2.5) + " " + x + y + z + o.d);
        o.l = la[1] = sl = x = 123456789012L;
        System.out.println(o.l + " " + la[1] + " " + sl + " " + x);
        long[][] m = new long[2][2]; int[][] im = {{1, 2}, {3, 4}};
        m[1][0] = m[0][1] = 7L; m[1][0] += m[0][1]++; im[im[0][0]][0] <<= 3; im[0] = im[1];
        System.out.println(m[0][1] + " " + m[1][0] + " " + im[0][0] + " " + im[1][1]);
        DupVariants[] os = {o, new DupVariants()};
        os[k = 1].i += os[0].i = 50; os[1].l -= os[k - 1].l++;
        System.out.println(os[1].i + " " + os[0].i + " " + os[1].l + " " + os[0].l);
        Integer[] boxes = {1, 2}; boxes[0]++; boxes[1] += 5; int was = boxes[1]--; Long[] lb = {1L}; lb[0] += 2; ++lb[0]; lb[0] <<= 40;
        System.out.println(boxes[0] + " " + boxes[1] + " " + was + " " + lb[0]);
        int a = 3; a = a++ * a-- + --a - a++; System.out.println(a);
        int q = (k = 5) + (k += 2) * (k <<= 1); System.out.println(q + " " + k);
    }
}
