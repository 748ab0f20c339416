// java.util.Random with fixed seeds: ints, bounds, longs, doubles, gaussians rounded, bytes, streams.
import java.util.*;

public class RandomSeeded {
    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, 42, -1, Long.MAX_VALUE, 123456789012345L}) {
            Random r = new Random(seed);
            StringBuilder sb = new StringBuilder("seed " + seed + ":");
            for (int i = 0; i < 4; i++) sb.append(' ').append(r.nextInt());
            for (int b : new int[] {1, 2, 10, 16, 1000, 1 << 30, Integer.MAX_VALUE}) sb.append(' ').append(r.nextInt(b));
            sb.append(' ').append(r.nextLong()).append(' ').append(r.nextBoolean()).append(' ').append(r.nextDouble()).append(' ').append(r.nextFloat());
            byte[] bs = new byte[7]; r.nextBytes(bs); sb.append(' ').append(Arrays.toString(bs));
            sb.append(' ').append(Math.round(r.nextGaussian() * 1e6)).append(' ').append(Math.round(r.nextGaussian() * 1e6));
            System.out.println(sb);
        }
        Random r = new Random(5);
        System.out.println(Arrays.toString(r.ints(8, 0, 100).toArray()) + Arrays.toString(r.ints(3).toArray()) + Arrays.toString(r.longs(2, -5, 5).toArray()) + r.doubles(2).boxed().toList());
        r.setSeed(5); int[] hist = new int[6]; for (int i = 0; i < 6000; i++) hist[r.nextInt(6)]++; System.out.println(Arrays.toString(hist));
        Random x = new Random(99), y = new Random(99); boolean same = true; for (int i = 0; i < 100; i++) same &= x.nextInt() == y.nextInt(); System.out.println(same);
        try { r.nextInt(0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { r.nextInt(-3); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(r.nextInt(5, 10) + " " + r.nextLong(100) + " " + r.nextDouble(2.0, 3.0));
        SplittableRandom s = new SplittableRandom(7); System.out.println(s.nextInt() + " " + s.nextInt(100) + " " + s.nextLong() + " " + s.split().nextInt());
        double in = 0;
        Random mc = new Random(2024);
        for (int i = 0; i < 20000; i++) { double a = mc.nextDouble(), b = mc.nextDouble(); if (a * a + b * b <= 1) in++; }
        System.out.println(in);
        List<Integer> deck = new ArrayList<>(); for (int i = 0; i < 20; i++) deck.add(i); Collections.shuffle(deck, new Random(1)); System.out.println(deck);
    }
}
