// Double and Float toString and parse: corner cases, hex strings, bits, subnormals, failures.
public class FloatStrings {
    public static void main(String[] args) {
        double[] ds = {0, -0.0, 1, 10, 100, 1e6, 1e7, 12345678, 0.001, 0.0001, 0.00011, 1.0 / 3, 2.0 / 3, 0.1, 0.2 + 0.1, 1e21, 1e22, 123456789.125, 1e100, 1e-100, Double.MIN_VALUE, Double.MAX_VALUE, Double.MIN_NORMAL, Double.NaN, Double.POSITIVE_INFINITY, 9007199254740992.0, 9007199254740993.0, 4.35, 100.5, 1.7976931348623157E308, Math.PI, Math.E, 5e-324 * 3, 1e23, 8.41E21, 2.0E-3};
        for (double d : ds)
            System.out.println(d + " " + Double.toHexString(d) + " " + Long.toHexString(Double.doubleToLongBits(d)) + " " + Double.hashCode(d) + " " + (Double.parseDouble(Double.toString(d)) == d));
        float[] fs = {0, -0f, 1, 1e7f, 1.0E10f, 0.001f, 1e-4f, 0.1f, 1f / 3, 16777216f, 3.4028235E38f, Float.MIN_VALUE, Float.MIN_NORMAL, Float.NaN, Float.NEGATIVE_INFINITY, 1.1f, 33554432f, 8.5e-6f, (float) Math.PI};
        for (float f : fs) System.out.println(f + " " + Float.toHexString(f) + " " + Integer.toHexString(Float.floatToIntBits(f)) + " " + Float.hashCode(f) + " " + (double) f);
        String[] in = {"1", "1.", ".5", "-.5e1", "1e400", "1e-400", "-1e400", "NaN", "-NaN", "Infinity", "+Infinity", "infinity", "0x1p3", "0x1.8p-1", "0x.1p0", "1f", "1d", "1D", "1L", " 12.5 ", "1e", "e1", "", ".", "1..2", "--1", "0x1", "1_0", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623158e308", "1.797693134862315808e308", "9007199254740993", "0.1e-6", "123456789012345678901234567890", "179769313486231580793728971405301e276", "1e+5"};
        for (String s : in) {
            try { System.out.print("[" + s + "] " + Double.parseDouble(s)); } catch (NumberFormatException e) { System.out.print(e.getMessage()); }
            try { System.out.println(" " + Float.parseFloat(s)); } catch (NumberFormatException e) { System.out.println(" " + e.getMessage()); }
        }
        try { Double.parseDouble(null); } catch (NullPointerException e) { System.out.println("null double"); }
        System.out.println(Double.longBitsToDouble(0x7ff0000000000001L) + " " + Float.intBitsToFloat(0x7f800001) + " " + Double.longBitsToDouble(1L) + " " + Float.intBitsToFloat(0x80000000) + " " + Double.longBitsToDouble(0x4009_21fb_5444_2d18L));
        System.out.println(Long.toHexString(Double.doubleToRawLongBits(-0.0)) + " " + Long.toHexString(Double.doubleToLongBits(Double.longBitsToDouble(0x7ff8000000000123L))) + " " + Integer.toHexString(Float.floatToRawIntBits(-1.5f)));
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.valueOf("12").equals(12.0) + " " + Double.sum(1, 2) + " " + Double.isFinite(1e308 * 10) + " " + Double.MIN_EXPONENT + " " + Float.MAX_EXPONENT + " " + Double.BYTES);
    }
}
