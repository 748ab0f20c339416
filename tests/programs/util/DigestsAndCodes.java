import java.io.*;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import java.util.random.*;
import java.util.zip.*;
import javax.crypto.*;
import javax.crypto.spec.*;

/** Checksums, digests, Base64, hex, UUIDs, random generators, decompression. */
public class DigestsAndCodes {
    static String hex(byte[] b) { return HexFormat.of().formatHex(b); }

    public static void main(String[] args) throws Exception {
        byte[] data = "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.UTF_8);
        for (String name : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA3-256"}) {
            MessageDigest d = MessageDigest.getInstance(name);
            d.update(data, 0, 10);
            d.update(data, 10, data.length - 10);
            System.out.println(d.getAlgorithm() + " " + d.getDigestLength() + " " + hex(d.digest()));
        }
        for (Checksum c : new Checksum[] {new CRC32(), new Adler32(), new CRC32C()}) {
            c.update(data, 0, data.length);
            c.update(7);
            System.out.println(c.getClass().getSimpleName() + " " + Long.toHexString(c.getValue()));
        }
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec("key".getBytes(), "HmacSHA256"));
        System.out.println(hex(mac.doFinal(data)));
        String b64 = Base64.getEncoder().encodeToString(data);
        System.out.println(b64 + " " + new String(Base64.getDecoder().decode(b64)) + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(new byte[] {-1, -2, -3, -4}));
        System.out.println(Base64.getMimeEncoder(20, new byte[] {'|'}).encodeToString(data));
        try { Base64.getDecoder().decode("a$b"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(UUID.nameUUIDFromBytes(data) + " " + new UUID(1, 2) + " " + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").version());
        UUID u = UUID.randomUUID(), v = UUID.randomUUID();
        System.out.println(u.version() + " " + u.variant() + " " + u.equals(v) + " " + u.toString().length());
        SecureRandom sr = new SecureRandom();
        System.out.println(sr.nextInt(1) + " " + (sr.nextLong() != sr.nextLong()) + " " + sr.generateSeed(4).length);
        for (String name : new String[] {"L64X128MixRandom", "Xoshiro256PlusPlus", "SplittableRandom", "Random", "L32X64MixRandom", "Xoroshiro128PlusPlus"}) {
            RandomGenerator g = RandomGeneratorFactory.of(name).create(42);
            System.out.println(name + " " + g.nextInt() + " " + g.nextLong() + " " + g.nextInt(100) + " " + g.nextDouble() + " " + g.nextBoolean());
        }
        SplittableRandom s = new SplittableRandom(7);
        System.out.println(s.nextInt() + " " + s.split().nextInt() + " " + s.ints(3, 0, 10).boxed().toList());
        byte[] zipped = Base64.getDecoder().decode("H4sIAAAAAAAA/8tIzcnJVyjPL8pJUchIVQSxuQAqRs6oFAAAAA==");
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(zipped))) {
            System.out.println(new String(in.readAllBytes()));
        } catch (IOException e) { System.out.println(e.getClass() + " " + e.getMessage()); }
        Inflater inf = new Inflater();
        inf.setInput(new byte[] {0x78, (byte) 0x9c, 0x4b, 0x4c, 0x4a, 0x4e, 0x49, 0x4d, 0x4b, (byte) 0xcf, 0, 0});
        byte[] out = new byte[4];
        System.out.println(inf.inflate(out) + " " + new String(out) + inf.finished() + " " + inf.inflate(out) + " " + inf.getTotalOut());
        Inflater bad = new Inflater();
        bad.setInput(new byte[] {1, 2, 3});
        try { bad.inflate(out); } catch (DataFormatException e) { System.out.println(e.getMessage()); }
        System.out.println(new BigInteger(1, MessageDigest.getInstance("SHA-256").digest()).bitLength());
        Cipher c = Cipher.getInstance("AES/CBC/PKCS5Padding");
        c.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[16], "AES"), new IvParameterSpec(new byte[16]));
        System.out.println(hex(c.doFinal(data)));
        try { MessageDigest.getInstance("NOPE"); } catch (NoSuchAlgorithmException e) { System.out.println(e.getMessage()); }
        KeyPairGenerator kg = KeyPairGenerator.getInstance("RSA");
        System.out.println(kg.getAlgorithm() + " " + Security.getProviders()[0]);
    }
}
