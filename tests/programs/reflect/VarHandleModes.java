import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Every access mode of VarHandle on fields, statics, arrays and byte views. */
public class VarHandleModes {
    int i;
    long l;
    boolean z;
    byte b;
    short s;
    char c;
    float f;
    double d;
    String text;
    final int fixed = 42;
    static int counter = 10;
    static Object any;

    static VarHandle field(String name, Class<?> type) throws Exception {
        return MethodHandles.lookup().findVarHandle(VarHandleModes.class, name, type);
    }

    public static void main(String[] args) throws Exception {
        VarHandleModes o = new VarHandleModes();
        ints(o);
        others(o);
        references(o);
        statics();
        arrays();
        views();
        failures(o);
    }

    static void ints(VarHandleModes o) throws Exception {
        VarHandle h = field("i", int.class);
        h.set(o, 5);
        System.out.println((int) h.get(o));
        h.setVolatile(o, 6);
        h.setOpaque(o, (int) h.getVolatile(o) + 1);
        h.setRelease(o, (int) h.getOpaque(o) + 1);
        System.out.println((int) h.getAcquire(o));
        System.out.println(h.compareAndSet(o, 8, 9) + " " + h.compareAndSet(o, 8, 10) + " " + o.i);
        System.out.println(h.weakCompareAndSet(o, 9, 11) + " " + h.weakCompareAndSetPlain(o, 11, 12) + " " + o.i);
        System.out.println((int) h.compareAndExchange(o, 12, 13) + " " + (int) h.compareAndExchangeAcquire(o, 0, 1) + " " + o.i);
        System.out.println((int) h.getAndSet(o, 100) + " " + (int) h.getAndAdd(o, 5) + " " + o.i);
        System.out.println((int) h.getAndBitwiseOr(o, 0xF0) + " " + (int) h.getAndBitwiseAnd(o, 0x3C) + " " + (int) h.getAndBitwiseXor(o, 0xFF) + " " + o.i);
        o.i = Integer.MAX_VALUE;
        h.getAndAdd(o, 1);
        System.out.println(o.i);
    }

    static void others(VarHandleModes o) throws Exception {
        VarHandle l = field("l", long.class), z = field("z", boolean.class), b = field("b", byte.class);
        VarHandle s = field("s", short.class), c = field("c", char.class), f = field("f", float.class), d = field("d", double.class);
        l.set(o, 1L << 40);
        System.out.println((long) l.getAndAdd(o, -1L) + " " + o.l + " " + l.compareAndSet(o, o.l, 3L) + " " + o.l);
        z.set(o, true);
        System.out.println((boolean) z.getAndBitwiseXor(o, true) + " " + o.z + " " + z.compareAndSet(o, false, true) + " " + o.z);
        b.set(o, (byte) 127);
        System.out.println((byte) b.getAndAdd(o, (byte) 1) + " " + o.b);
        s.set(o, (short) -1);
        System.out.println((short) s.getAndBitwiseAnd(o, (short) 0x0FF0) + " " + o.s);
        c.set(o, 'x');
        System.out.println((char) c.getAndAdd(o, (char) 1) + " " + o.c + " " + c.compareAndSet(o, 'y', 'z') + " " + o.c);
        f.set(o, 1.5f);
        System.out.println((float) f.getAndAdd(o, 2.25f) + " " + o.f + " " + f.compareAndSet(o, 3.75f, -0f) + " " + f.compareAndSet(o, 0f, 1f));
        d.set(o, Double.NaN);
        System.out.println(d.compareAndSet(o, Double.NaN, 0.1) + " " + (double) d.getAndAdd(o, 0.2) + " " + o.d);
        System.out.println(l.varType() + " " + l.coordinateTypes() + " " + z.varType());
    }

    static void references(VarHandleModes o) throws Exception {
        VarHandle h = field("text", String.class);
        h.set(o, "a");
        String old = (String) h.getAndSet(o, "b");
        System.out.println(old + " " + o.text + " " + h.compareAndSet(o, "b", null) + " " + o.text);
        Object as = h.compareAndExchange(o, null, "c");
        System.out.println(as + " " + o.text);
        System.out.println(h.varType() + " " + h.coordinateTypes());
    }

    static void statics() throws Exception {
        VarHandle h = MethodHandles.lookup().findStaticVarHandle(VarHandleModes.class, "counter", int.class);
        System.out.println((int) h.getAndAdd(7) + " " + counter + " " + h.coordinateTypes());
        VarHandle a = MethodHandles.lookup().findStaticVarHandle(VarHandleModes.class, "any", Object.class);
        a.set("text");
        System.out.println((String) a.get());
        try {
            Integer no = (Integer) a.get();
            System.out.println(no);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    static void arrays() {
        VarHandle h = MethodHandles.arrayElementVarHandle(int[].class);
        int[] numbers = {1, 2, 3};
        h.set(numbers, 1, 20);
        System.out.println((int) h.getAndAdd(numbers, 1, 5) + " " + numbers[1] + " " + h.compareAndSet(numbers, 2, 3, 33) + " " + numbers[2]);
        VarHandle t = MethodHandles.arrayElementVarHandle(String[].class);
        String[] texts = new String[2];
        System.out.println(t.compareAndSet(texts, 0, null, "first") + " " + (String) t.getVolatile(texts, 0) + " " + h.coordinateTypes());
        VarHandle by = MethodHandles.arrayElementVarHandle(byte[].class);
        byte[] bytes = {1, -1};
        System.out.println((byte) by.getAndAdd(bytes, 1, (byte) -127) + " " + bytes[1]);
        try {
            h.get(numbers, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            h.get((int[]) null, 3);
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
    }

    static void views() {
        byte[] bytes = new byte[16];
        VarHandle big = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        VarHandle little = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        big.set(bytes, 1, 0x01020304);
        System.out.println(java.util.Arrays.toString(bytes) + " " + Long.toHexString((long) little.get(bytes, 0)));
        little.set(bytes, 8, -2L);
        System.out.println(java.util.Arrays.toString(bytes) + " " + (int) big.get(bytes, 12));
        VarHandle shorts = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
        VarHandle doubles = MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.BIG_ENDIAN);
        shorts.set(bytes, 0, (short) -300);
        doubles.set(bytes, 4, 2.5);
        System.out.println((short) shorts.get(bytes, 0) + " " + (double) doubles.get(bytes, 4) + " " + java.util.Arrays.toString(bytes));
        try {
            big.get(bytes, 13);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    static void failures(VarHandleModes o) throws Exception {
        VarHandle fixed = field("fixed", int.class);
        System.out.println((int) fixed.get(o));
        try {
            fixed.set(o, 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
        try {
            field("text", String.class).getAndAdd(o, "x");
        } catch (UnsupportedOperationException e) {
            System.out.println("no addition");
        }
        try {
            field("i", int.class).get((VarHandleModes) null);
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        try {
            field("none", int.class);
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        try {
            field("i", long.class);
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        try {
            field("counter", int.class);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage().replaceFirst("@.*", "@..."));
        }
        VarHandle none = null;
        try {
            none.get(o);
        } catch (NullPointerException e) {
            System.out.println("null handle");
        }
    }
}
