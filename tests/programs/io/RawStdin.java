// Reading bytes from System.in directly: read, available at the end, skipping, readAllBytes and byte statistics.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class RawStdin {
    public static void main(String[] args) throws IOException {
        InputStream in = System.in;
        System.out.println((char) in.read() + "" + (char) in.read());
        byte[] b = new byte[10]; int n = in.readNBytes(b, 2, 5); System.out.println(n + " " + Arrays.toString(b));
        System.out.println(in.skip(3)); byte[] rest = in.readAllBytes(); System.out.println(rest.length + " " + in.read() + " " + in.read(b) + " " + in.readAllBytes().length);
        int[] hist = new int[256];
        for (byte x : rest) hist[x & 0xff]++;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 256; i++) if (hist[i] > 1) sb.append(i).append('x').append(hist[i]).append(' ');
        System.out.println(sb);
        String s = new String(rest, StandardCharsets.UTF_8);
        System.out.println(s.length() + " " + s.codePoints().max().getAsInt() + " " + s.lines().count());
        DataInputStream d = new DataInputStream(new ByteArrayInputStream(rest));
        System.out.println(d.readInt() + " " + d.readShort() + " " + d.readUnsignedByte() + " " + d.readLong() + " " + (int) d.readChar());
        try { d.readFully(new byte[1000]); } catch (EOFException e) { System.out.println("eof"); }
    }
}
