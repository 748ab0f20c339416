// In-memory byte and character streams: data streams, sequence, pushback, object-free round trips, buffers, charsets.
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class ByteStreams {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        DataOutputStream d = new DataOutputStream(bo);
        d.writeBoolean(true);
        d.writeByte(-1);
        d.writeShort(-2);
        d.writeChar('z');
        d.writeInt(0xCAFEBABE);
        d.writeLong(Long.MIN_VALUE + 1);
        d.writeFloat(1.5f);
        d.writeDouble(-0.0);
        d.writeUTF("h\u00e9\0\ud83d\ude00");
        d.writeBytes("ab");
        System.out.println(d.size() + " " + HexFormat.of().formatHex(bo.toByteArray()));
        DataInputStream i = new DataInputStream(new ByteArrayInputStream(bo.toByteArray()));
        System.out.println(i.readBoolean() + " " + i.readByte() + " " + i.readUnsignedShort() + " " + i.readChar() + " " + Integer.toHexString(i.readInt()) + " " + i.readLong() + " " + i.readFloat() + " " + i.readDouble() + " " + i.readUTF().length() + " " + i.available());
        i.readShort();
        try { i.readByte(); } catch (EOFException e) { System.out.println("EOF " + e.getMessage()); }
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, (byte) 0xff, (byte) 0xff})).readUTF();
        } catch (UTFDataFormatException e) {
            System.out.println(e.getMessage());
        }
        SequenceInputStream sq = new SequenceInputStream(new ByteArrayInputStream("one,".getBytes()), new ByteArrayInputStream("two".getBytes()));
        System.out.println(new String(sq.readAllBytes()));
        PushbackInputStream pb = new PushbackInputStream(new ByteArrayInputStream("xyz".getBytes()), 2);
        pb.read();
        pb.unread("AB".getBytes());
        System.out.println(new String(pb.readAllBytes()));
        try { pb.unread(new byte[3]); } catch (IOException e) { System.out.println(e.getMessage()); }
        BufferedInputStream bi = new BufferedInputStream(new ByteArrayInputStream("mark and reset".getBytes()), 4);
        bi.read();
        bi.mark(20);
        byte[] t = new byte[7];
        bi.read(t);
        bi.reset();
        System.out.println(new String(t) + "|" + (char) bi.read() + bi.markSupported());
        ByteBuffer bb = ByteBuffer.allocate(32);
        bb.putInt(1).putLong(2).put((byte) 3).putDouble(4.5).flip();
        System.out.println(bb + " " + bb.getInt() + bb.getLong() + bb.get() + bb.getDouble() + bb.hasRemaining());
        bb.clear();
        bb.order(ByteOrder.LITTLE_ENDIAN).putInt(0x01020304).putShort((short) 0x0506).flip();
        byte[] le = new byte[bb.remaining()];
        bb.get(le);
        System.out.println(Arrays.toString(le));
        try { bb.get(); } catch (BufferUnderflowException e) { System.out.println("underflow " + e.getMessage()); }
        try { ByteBuffer.allocate(1).putInt(1); } catch (BufferOverflowException e) { System.out.println("overflow"); }
        try { ByteBuffer.allocate(1).asReadOnlyBuffer().put((byte) 1); } catch (ReadOnlyBufferException e) { System.out.println("readonly"); }
        ByteBuffer sl = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5}, 1, 3).slice();
        System.out.println(sl.get(0) + " " + sl.capacity() + " " + sl.compareTo(ByteBuffer.wrap(new byte[] {2, 3})) + sl.equals(ByteBuffer.wrap(new byte[] {2, 3, 4})) + sl.hashCode());
        IntBuffer ib = IntBuffer.wrap(new int[] {5, 6, 7});
        ib.position(1).mark();
        ib.get();
        ib.reset();
        System.out.println(ib.get() + " " + ib + " " + CharBuffer.wrap("hello").subSequence(1, 3));
        for (Charset cs : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII})
            System.out.println(cs + " " + HexFormat.of().formatHex("A\u00e9\u20ac\ud83d\ude00".getBytes(cs)) + " " + new String("A\u00e9\u20ac".getBytes(cs), cs).length());
        try { StandardCharsets.US_ASCII.newEncoder().encode(CharBuffer.wrap("\u00e9")); } catch (CharacterCodingException e) { System.out.println(e); }
        try { StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[] {(byte) 0xc0, 1})); } catch (CharacterCodingException e) { System.out.println(e); }
        try { Charset.forName("no-such"); } catch (UnsupportedCharsetException e) { System.out.println(e); }
        InputStreamReader r = new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xe2, (byte) 0x82, (byte) 0xac, 65}), StandardCharsets.UTF_8);
        System.out.println(r.read() + " " + r.read() + " " + r.read());
        StringReader sr = new StringReader("skip me");
        sr.skip(5);
        char[] cb = new char[5];
        System.out.println(sr.read(cb) + new String(cb).trim());
        sr.close();
        try { sr.read(); } catch (IOException e) { System.out.println(e.getMessage()); }
        PipedInputStream pi = new PipedInputStream();
        PipedOutputStream po = new PipedOutputStream(pi);
        po.write(new byte[] {7, 8});
        po.close();
        System.out.println(pi.read() + "" + pi.read() + pi.read());
        StringWriter w = new StringWriter();
        try (BufferedWriter bw = new BufferedWriter(w)) { bw.write("l1"); bw.newLine(); bw.write("l2xx", 0, 2); }
        System.out.println(w.getBuffer().length());
        System.out.println(InputStream.nullInputStream().read() + " " + new ByteArrayInputStream(new byte[] {1, 2, 3}).transferTo(OutputStream.nullOutputStream()));
    }
}
