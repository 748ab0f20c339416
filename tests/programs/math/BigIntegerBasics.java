// BigInteger arithmetic, bit operations, radix conversion, modular arithmetic and errors.
import java.math.BigInteger;

public class BigIntegerBasics {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 60; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f + " " + f.bitLength() + " " + f.bitCount() + " " + f.getLowestSetBit() + " " + f.hashCode());
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = new BigInteger("-987654321098765432109876543210");
        BigInteger[] v = {a, b, BigInteger.ZERO, BigInteger.TEN, BigInteger.valueOf(-7), BigInteger.TWO.pow(64)};
        for (BigInteger x : v) {
            for (BigInteger y : v) {
                System.out.println(x.add(y) + " " + x.subtract(y) + " " + x.multiply(y) + " " + x.compareTo(y) + " " + x.and(y) + " " + x.or(y) + " " + x.xor(y) + " " + x.gcd(y) + " " + x.max(y));
                if (y.signum() != 0) System.out.println(x.divide(y) + " " + x.remainder(y) + " " + (y.signum() > 0 ? x.mod(y) : "-"));
            }
            System.out.println(x.negate() + " " + x.not() + " " + x.abs() + " " + x.signum() + " " + x.shiftLeft(13) + " " + x.shiftRight(13) + " " + x.pow(3) + " " + x.toString(16) + " " + x.toString(36));
            System.out.println(x.intValue() + " " + x.longValue() + " " + x.doubleValue() + " " + x.floatValue() + " " + x.testBit(5) + " " + x.setBit(70) + " " + x.flipBit(0) + " " + x.toByteArray().length);
        }
        BigInteger p = new BigInteger("1000000007");
        System.out.println(a.modPow(b.abs(), p) + " " + a.modInverse(p) + " " + p.isProbablePrime(20) + " " + p.nextProbablePrime() + " " + a.sqrt());
        System.out.println(new BigInteger("ff", 16) + " " + new BigInteger("-zz", 36) + " " + new BigInteger(new byte[] {-1, 0}) + " " + new BigInteger(1, new byte[] {-1, 0}));
        try { a.divide(BigInteger.ZERO); } catch (ArithmeticException e) { System.out.println(e); }
        try { a.longValueExact(); } catch (ArithmeticException e) { System.out.println(e); }
        try { new BigInteger("12a"); } catch (NumberFormatException e) { System.out.println(e); }
        try { a.mod(b); } catch (ArithmeticException e) { System.out.println(e); }
        BigInteger x = BigInteger.ZERO, y = BigInteger.ONE;
        for (int i = 0; i < 500; i++) { BigInteger t = x.add(y); x = y; y = t; }
        System.out.println(x);
        System.out.println(BigInteger.TWO.pow(2000).subtract(BigInteger.ONE).multiply(BigInteger.TEN.pow(400).add(BigInteger.ONE)).mod(p));
    }
}
