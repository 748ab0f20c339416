// Checksums and hashes written by hand and from the library: CRC32, Adler32, FNV, djb2, murmur mix, MD5 and SHA digests.
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import java.util.zip.*;

public class Crc {
    static int crc(byte[] d) { int c = ~0; for (byte b : d) { c ^= b & 0xff; for (int k = 0; k < 8; k++) c = (c >>> 1) ^ (0xEDB88320 & -(c & 1)); } return ~c; }
    static int fnv(byte[] d) { int h = 0x811c9dc5; for (byte b : d) { h ^= b & 0xff; h *= 16777619; } return h; }
    static long fnv64(byte[] d) { long h = 0xcbf29ce484222325L; for (byte b : d) { h ^= b & 0xff; h *= 0x100000001b3L; } return h; }
    static int mix(int h) { h ^= h >>> 16; h *= 0x85ebca6b; h ^= h >>> 13; h *= 0xc2b2ae35; return h ^ h >>> 16; }
    static long adler(byte[] d) { int a = 1, b = 0; for (byte x : d) { a = (a + (x & 0xff)) % 65521; b = (b + a) % 65521; } return (long) b << 16 | a; }
    static long xorshift(long x) { x ^= x << 13; x ^= x >>> 7; x ^= x << 17; return x; }

    public static void main(String[] args) throws NoSuchAlgorithmException {
        String[] in = {"", "a", "abc", "123456789", "The quick brown fox jumps over the lazy dog", "\u00e9\u4e2d", "x".repeat(1000)};
        for (String s : in) {
            byte[] d = s.getBytes(StandardCharsets.UTF_8);
            CRC32 c = new CRC32(); c.update(d); Adler32 a = new Adler32(); a.update(d);
            System.out.println(Integer.toHexString(crc(d)) + " " + Long.toHexString(c.getValue()) + " " + adler(d) + " " + a.getValue() + " " + fnv(d) + " " + Long.toHexString(fnv64(d)) + " " + mix(fnv(d)));
            for (String alg : new String[] {"MD5", "SHA-1", "SHA-256"}) {
                MessageDigest md = MessageDigest.getInstance(alg);
                md.update(d, 0, d.length / 2);
                System.out.println("  " + alg + " " + HexFormat.of().formatHex(md.digest(Arrays.copyOfRange(d, d.length / 2, d.length)).length == 0 ? d : MessageDigest.getInstance(alg).digest(d)));
            }
        }
        try { MessageDigest.getInstance("NOPE-1"); } catch (NoSuchAlgorithmException e) { System.out.println(e.getMessage()); }
        long x = 88172645463325252L; for (int i = 0; i < 10; i++) { x = xorshift(x); System.out.print(x + " "); } System.out.println();
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        CRC32 c = new CRC32();
        for (byte b : all) c.update(b);
        System.out.println(c.getValue() + " " + Integer.toUnsignedLong(crc(all)) + " " + Arrays.hashCode(all));
    }
}
