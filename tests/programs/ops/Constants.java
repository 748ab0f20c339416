// Constant loading: iconst, bipush, sipush, ldc, ldc_w and ldc2_w values of every type, folded expressions.
public class Constants {
    static final int BIG = 0x7fff_ffff;
    static final long LB = 0xCAFE_BABE_DEAD_BEEFL;
    static final double D = 1e-300;
    static final float F = 3.4e38f;
    static final String S = "con" + "st" + 5 + 'c' + 1.5 + true + null;
    static final char C = '\u1234';
    static final byte B = -128;
    static final short SH = -32768;
    static final boolean Z = !false;

    public static void main(String[] args) {
        int[] is = {-2, -1, 0, 1, 2, 3, 4, 5, 6, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE, 0b1010_1010, 0777, 0x80000000, 1_000_000};
        for (int i : is) System.out.print(i + " ");
        System.out.println();
        long[] ls = {-1L, 0L, 1L, 2L, 127L, 32768L, 4294967296L, Long.MAX_VALUE, Long.MIN_VALUE, 0xffffffffffffffffL, 01777777777777777777777L, 0b11L};
        for (long l : ls) System.out.print(l + " ");
        System.out.println();
        float[] fs = {0f, 1f, 2f, 3f, -0f, 0.1f, 1e-45f, 0x1.8p1f, 3.4028235e38f, (float) 1e-50};
        for (float f : fs) System.out.print(f + " ");
        System.out.println();
        double[] ds = {0d, 1d, 2d, -0d, 0.1, 1e308, 4.9e-324, 0x1p-1074, 0x1.fffffffffffffp1023, 1d / 0, 0d / 0, (double) 0.1f, 1e16 + 1};
        for (double d : ds) System.out.print(d + " ");
        System.out.println();
        System.out.println(BIG + " " + LB + " " + D + " " + F + " " + S + " " + (int) C + " " + B + " " + SH + " " + Z);
        System.out.println((5 / 2) + " " + (-5 / 2) + " " + (-5 % 2) + " " + (5 >> 1) + " " + (-5 >>> 28) + " " + (1 << 33) + " " + (byte) 300 + " " + (char) 65 + " " + (int) 3.99e20 + " " + (long) Float.NaN + " " + (short) 1e6f + " " + (7 & 3 | 8 ^ 2) + " " + (1.0f / 3) + " " + (1 / 3.0));
        System.out.println('a' + 1 + " " + (char) ('a' + 1) + " " + (int) 'a' + " " + ('a' < 98) + " " + (10 == 10.0) + " " + ('b' - 'a') + " " + (Z ? 1 : 2.0) + " " + (Z ? 'x' : 0) + " " + (Z ? 'x' : is[0]));
        System.out.println("\b\t\f\r\"'\\\0".length() + " \101 \u0041 \7".trim().length() + "\377".charAt(0) + 0);
        System.out.println((S == "const5c1.5truenull") + " " + ("a" + BIG == "a2147483647") + " " + (Constants.class == Constants.class));
        System.out.println(Integer.MAX_VALUE + 1 + " " + (Long.MAX_VALUE + 1) + " " + (Integer.MIN_VALUE == -Integer.MIN_VALUE) + " " + Math.abs(Integer.MIN_VALUE) + " " + (0.1 + 0.2 == 0.3) + " " + (0.1f + 0.2f == 0.3f) + " " + (float) 0.1 + " " + (0.1f == 0.1) + " " + 1e-10f * 1e-40f + " " + 100 * 1.1);
        Object[] os = {'c', (byte) 1, (short) 2, 3, 4L, 5f, 6.0, true, "s", null}; for (Object o : os) System.out.print((o == null ? "null" : o.getClass().getSimpleName()) + " ");
        System.out.println();
    }
}
