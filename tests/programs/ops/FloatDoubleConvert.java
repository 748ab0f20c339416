// d2i, d2l, f2i, f2l saturation and NaN; narrowing to byte, short and char through int; widening precision loss.
public class FloatDoubleConvert {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 0.5, -0.5, 0.999999, -1.5, 2.5, 127.9, 128, 255.5, 256, 32767.5, 32768, 65535.9, 65536, -32769, 2147483647.0, 2147483648.0, -2147483648.0, -2147483649.0,
            4294967295.0, 9.223372036854775E18, 9.223372036854776E18, -9.223372036854776E18, 1e19, 1e300, -1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE, Double.MIN_NORMAL, 1e-40, 16777217.0, 3.4028235677973366E38, 3.4028234663852886E38};
        for (double d : ds) {
            System.out.println(d + ": " + (int) d + " " + (long) d + " " + (float) d + " " + (byte) d + " " + (short) d + " " + (int) (char) d);
        }
        float[] fs = {0f, -0f, 1.5f, -1.5f, 16777216f, 2147483520f, 2147483648f, -2147483648f, 9.2233715E18f, 9.223372E18f, -1e20f, 1e38f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE, Float.MAX_VALUE, 0.1f, 1e-45f};
        for (float f : fs) {
            System.out.println(f + ": " + (int) f + " " + (long) f + " " + (double) f + " " + (byte) f + " " + (short) f + " " + (int) (char) f);
        }
        int[] is = {0, 16777215, 16777217, 16777219, 33554435, Integer.MAX_VALUE, Integer.MIN_VALUE, 2147483583, 2147483584};
        for (int i : is) System.out.println(i + " " + (float) i + " " + (double) i + " " + (int) (float) i);
        long[] ls = {9007199254740993L, 9007199254740995L, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 62, (1L << 53) + 1, 0x7fffffbfffffffffL, 0x7fffff4000000000L, 0x7fffff4000000001L};
        for (long l : ls) System.out.println(l + " " + (float) l + " " + (double) l + " " + (long) (double) l + " " + (long) (float) l);
        for (int i : new int[] {0, 127, 128, 255, 256, -1, -128, -129, 32767, 32768, 65535, 65536, -32769, 0x12345678})
            System.out.println(i + " " + (byte) i + " " + (short) i + " " + (int) (char) i + " " + (long) i);
    }
}
