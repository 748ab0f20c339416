import java.nio.*;
import java.nio.charset.*;
import java.util.*;

/** Heap and direct buffers, byte orders, views, charsets. */
public class Buffers {
    public static void main(String[] args) throws Exception {
        for (ByteBuffer b : new ByteBuffer[] {ByteBuffer.allocate(32), ByteBuffer.allocateDirect(32)}) {
            b.put((byte) 1).putChar('x').putShort((short) -2).putInt(3).putLong(-4).putFloat(1.5f).putDouble(-0.25);
            System.out.println(b + " " + b.remaining());
            b.flip();
            System.out.println(b.get() + " " + b.getChar() + " " + b.getShort() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " " + b.getDouble());
            b.clear().order(ByteOrder.LITTLE_ENDIAN).putInt(0x01020304).putLong(5, 0x1122334455667788L);
            System.out.println(b.get(0) + " " + b.get(5) + " " + b.order() + " " + b.getInt(4));
            b.position(8).limit(20);
            ByteBuffer s = b.slice();
            IntBuffer ints = s.asIntBuffer();
            ints.put(0, 77);
            System.out.println(s.capacity() + " " + ints.capacity() + " " + b.getInt(8) + " " + s.order(ByteOrder.LITTLE_ENDIAN).getInt(0) + " " + s.isDirect() + b.hasArray());
            b.clear();
            b.put(new byte[] {5, 4, 3, 2, 1}).flip();
            ByteBuffer c = b.duplicate();
            System.out.println(b.equals(c) + " " + b.compareTo(ByteBuffer.wrap(new byte[] {5, 4, 4})) + " " + b.hashCode() + " " + b.mismatch(ByteBuffer.wrap(new byte[] {5, 4, 3, 9})));
            b.get();
            b.compact();
            System.out.println(b.position() + " " + b.limit() + " " + b.get(0));
            try { b.asReadOnlyBuffer().put((byte) 1); } catch (ReadOnlyBufferException e) { System.out.println(e); }
            try { b.limit(2).position(2).get(); } catch (BufferUnderflowException e) { System.out.println(e); }
            try { b.putInt(1); } catch (BufferOverflowException e) { System.out.println(e); }
            try { b.get(9); } catch (IndexOutOfBoundsException e) { System.out.println(e.getClass()); }
        }
        CharBuffer cb = CharBuffer.wrap("hello");
        System.out.println(cb.subSequence(1, 3) + " " + cb.length() + " " + cb.charAt(4));
        for (String name : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-32", "ISO-8859-1", "US-ASCII", "windows-1252", "IBM437", "Shift_JIS", "GBK"}) {
            Charset c = Charset.forName(name);
            byte[] bytes = "a\u00e9\u20ac\u4e2d\ud83d\ude00z".getBytes(c);
            String back = new String(bytes, c);
            System.out.println(c + " " + Arrays.toString(bytes) + " " + back.length() + " " + back.hashCode() + " " + c.newEncoder().canEncode('\u00e9'));
        }
        System.out.println(Charset.isSupported("nope") + " " + Charset.forName("latin1") + " " + new TreeSet<>(StandardCharsets.UTF_8.aliases()));
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        try { d.decode(ByteBuffer.wrap(new byte[] {65, (byte) 0xC3, 65})); } catch (CharacterCodingException e) { System.out.println(e); }
        CharsetEncoder e = StandardCharsets.US_ASCII.newEncoder().onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'!'});
        System.out.println(new String(e.encode(CharBuffer.wrap("x\u00e9y")).array()).trim());
    }
}
