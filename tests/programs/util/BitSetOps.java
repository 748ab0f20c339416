// BitSet: set, clear, flip, ranges, logical operations, next bits, conversion, sieve.
import java.util.*;

public class BitSetOps {
    static BitSet of(int... xs) { BitSet b = new BitSet(); for (int x : xs) b.set(x); return b; }

    public static void main(String[] args) {
        BitSet a = of(1, 3, 5, 64, 65, 127, 128, 200), b = of(3, 4, 5, 65, 300);
        System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + a.hashCode() + " " + a.get(64) + a.get(63) + a.get(100000));
        BitSet c = (BitSet) a.clone();
        c.and(b);
        System.out.println(c);
        c = (BitSet) a.clone();
        c.or(b);
        System.out.println(c);
        c = (BitSet) a.clone();
        c.xor(b);
        System.out.println(c);
        c = (BitSet) a.clone();
        c.andNot(b);
        System.out.println(c + " " + a.intersects(b) + c.intersects(b) + a.equals(c) + of(1).equals(of(1)));
        c.set(10, 20);
        c.clear(12, 15);
        c.flip(0, 4);
        c.flip(500);
        c.set(70, false);
        System.out.println(c + " " + c.get(10, 18) + " " + c.previousSetBit(100) + " " + c.previousClearBit(19) + " " + c.nextSetBit(21) + " " + c.nextClearBit(10) + " " + c.nextSetBit(501));
        for (int i = b.nextSetBit(0); i >= 0; i = b.nextSetBit(i + 1)) System.out.print(i + ","); System.out.println(b.stream().sum());
        System.out.println(Arrays.toString(of(0, 1, 8, 63, 64).toLongArray()) + Arrays.toString(of(0, 1, 8, 63, 64).toByteArray()) + BitSet.valueOf(new long[] {5, 1}) + BitSet.valueOf(new byte[] {-1, 1}));
        BitSet sieve = new BitSet();
        int n = 1000;
        sieve.set(2, n);
        for (int i = 2; i * i < n; i++) if (sieve.get(i)) for (int j = i * i; j < n; j += i) sieve.clear(j);
        System.out.println(sieve.cardinality() + " " + sieve.previousSetBit(n) + " " + sieve.nextSetBit(500));
        BitSet e = new BitSet(0); System.out.println(e + " " + e.isEmpty() + e.length() + e.size() + e.nextSetBit(0) + e.nextClearBit(0) + e.previousSetBit(5));
        Runnable[] bad = {() -> a.set(-1), () -> a.get(-5), () -> a.set(5, 3), () -> a.clear(-1, 2), () -> new BitSet(-1), () -> a.nextSetBit(-1), () -> a.flip(-9)};
        for (Runnable r : bad) try { r.run(); System.out.println("fine"); } catch (RuntimeException x) { System.out.println(x); }
        a.clear(); System.out.println(a + " " + a.length());
    }
}
