// Bit methods of Integer and Long over a table of values.
public class IntegerBits {
    public static void main(String[] args) {
        int[] vs = {0, 1, -1, 2, 3, 7, 8, 255, 256, 0x80000000, 0x7fffffff, 0x0f0f0f0f, 0xdeadbeef, 123456789, -100};
        for (int v : vs) {
            System.out.println(v + ": " + Integer.bitCount(v) + " " + Integer.reverse(v) + " " + Integer.reverseBytes(v) + " " + Integer.numberOfLeadingZeros(v) + " " + Integer.numberOfTrailingZeros(v) + " " + Integer.highestOneBit(v) + " " + Integer.lowestOneBit(v) + " " + Integer.signum(v)
                + " " + Integer.rotateLeft(v, 5) + " " + Integer.rotateRight(v, 37) + " " + Integer.rotateLeft(v, -3) + " " + Integer.toBinaryString(v) + " " + Integer.toHexString(v) + " " + Integer.toOctalString(v) + " " + Integer.toUnsignedString(v) + " " + Integer.toUnsignedLong(v) + " " + Integer.toString(v, 7) + " " + Integer.hashCode(v));
            System.out.println("  short " + Short.reverseBytes((short) v) + " char " + (int) Character.reverseBytes((char) v) + " byte " + Byte.toUnsignedInt((byte) v) + " " + Short.toUnsignedInt((short) v));
        }
        long[] ls = {0, 1, -1, 255, 1L << 32, 1L << 63, Long.MAX_VALUE, 0x0123456789abcdefL, 0xfedcba9876543210L, -100, 0xf0f0f0f000000000L};
        for (long v : ls)
            System.out.println(v + ": " + Long.bitCount(v) + " " + Long.reverse(v) + " " + Long.reverseBytes(v) + " " + Long.numberOfLeadingZeros(v) + " " + Long.numberOfTrailingZeros(v) + " " + Long.highestOneBit(v) + " " + Long.lowestOneBit(v) + " " + Long.signum(v)
                + " " + Long.rotateLeft(v, 9) + " " + Long.rotateRight(v, 70) + " " + Long.toBinaryString(v) + " " + Long.toHexString(v) + " " + Long.toOctalString(v) + " " + Long.toUnsignedString(v) + " " + Long.toString(v, 36) + " " + Long.hashCode(v) + " " + Long.toUnsignedString(v, 16));
        for (int a : vs) {
            StringBuilder sb = new StringBuilder();
            for (int b : vs) {
                sb.append(Integer.compareUnsigned(a, b)).append(Integer.compare(a, b)).append(' ');
                if (b != 0) sb.append(Integer.divideUnsigned(a, b)).append('r').append(Integer.remainderUnsigned(a, b)).append(' ');
            }
            System.out.println(sb);
        }
        for (long a : ls) {
            StringBuilder sb = new StringBuilder();
            for (long b : ls) {
                sb.append(Long.compareUnsigned(a, b)).append(' ');
                if (b != 0) sb.append(Long.divideUnsigned(a, b)).append('r').append(Long.remainderUnsigned(a, b)).append(' ');
            }
            System.out.println(sb);
        }
    }
}
