// VarHandle on fields, static fields and arrays: plain, volatile, compare-and-set, getAndAdd, byte views, errors.
import java.lang.invoke.*;
import java.nio.ByteOrder;
import java.util.*;

public class VarHandles {
    private int i = 1; volatile long l = 2; String s = "s"; static double d = 1.5; final int fin = 9; boolean z; byte b = 3; char c = 'c'; float f = 1f; short sh = 7;

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup k = MethodHandles.lookup(); VarHandles o = new VarHandles();
        VarHandle I = k.findVarHandle(VarHandles.class, "i", int.class), L = k.findVarHandle(VarHandles.class, "l", long.class), S = k.findVarHandle(VarHandles.class, "s", String.class), D = k.findStaticVarHandle(VarHandles.class, "d", double.class), Z = k.findVarHandle(VarHandles.class, "z", boolean.class), B = k.findVarHandle(VarHandles.class, "b", byte.class), C = k.findVarHandle(VarHandles.class, "c", char.class), F = k.findVarHandle(VarHandles.class, "f", float.class), SH = k.findVarHandle(VarHandles.class, "sh", short.class);
        I.set(o, 10);
        System.out.println((int) I.get(o) + " " + I.compareAndSet(o, 10, 11) + I.compareAndSet(o, 10, 12) + " " + (int) I.getAndAdd(o, 5) + " " + (int) I.getVolatile(o) + " " + (int) I.getAndSet(o, 100) + " " + (int) I.getAndBitwiseOr(o, 3) + " " + (int) I.getAndBitwiseXor(o, 1) + " " + (int) I.getAndBitwiseAnd(o, 0xf0) + " " + o.i + " " + (int) I.compareAndExchange(o, 96, 1) + (int) I.compareAndExchange(o, 96, 2));
        System.out.println((long) L.getAndAdd(o, 1L << 40) + " " + o.l + " " + (long) L.getAcquire(o) + " " + L.weakCompareAndSetPlain(o, o.l + 1, 0L));
        L.setRelease(o, -1L);
        L.setOpaque(o, o.l - 1);
        System.out.println(o.l + " " + (String) S.getAndSet(o, "t") + o.s + S.compareAndSet(o, "t", "u") + S.compareAndSet(o, new String("u"), "v") + o.s + (String) S.compareAndExchange(o, "u", "w"));
        D.set(2.5);
        System.out.println((double) D.get() + " " + D.compareAndSet(2.5, 3.5) + (double) D.getAndAdd(1.0) + d + " " + (boolean) Z.getAndSet(o, true) + o.z + Z.compareAndSet(o, true, false) + " " + (byte) B.getAndAdd(o, (byte) 127) + o.b + " " + (char) C.getAndAdd(o, (char) 1) + o.c + " " + F.compareAndSet(o, 1f, 2f) + o.f + " " + (short) SH.getAndBitwiseOr(o, (short) -1) + o.sh);
        VarHandle A = MethodHandles.arrayElementVarHandle(int[].class), SA = MethodHandles.arrayElementVarHandle(String[].class), LA = MethodHandles.arrayElementVarHandle(long[].class);
        int[] a = {1, 2, 3};
        String[] sa = {"x", null};
        long[] la = {1, 2};
        A.set(a, 1, 20);
        System.out.println((int) A.getAndAdd(a, 1, 2) + " " + A.compareAndSet(a, 2, 3, 30) + Arrays.toString(a) + SA.compareAndSet(sa, 1, null, "y") + Arrays.toString(sa) + (long) LA.getAndAdd(la, 0, 1L << 33) + Arrays.toString(la));
        try { A.get(a, 3); } catch (ArrayIndexOutOfBoundsException e) { System.out.println("aioobe"); }
        try { SA.set((Object[]) (Object) sa, 0, (Object) 5); } catch (ClassCastException e) { System.out.println("cce"); }
        try { I.set((VarHandles) null, 1); } catch (NullPointerException e) { System.out.println("npe"); }
        try { I.set(o, "s"); } catch (WrongMethodTypeException e) { System.out.println("wmt"); }
        VarHandle FIN = k.findVarHandle(VarHandles.class, "fin", int.class);
        System.out.println((int) FIN.get(o));
        try { FIN.set(o, 1); } catch (UnsupportedOperationException e) { System.out.println("final"); }
        try { S.getAndAdd(o, "x"); } catch (UnsupportedOperationException e) { System.out.println("no add on string"); }
        try { k.findVarHandle(VarHandles.class, "nope", int.class); } catch (NoSuchFieldException e) { System.out.println("nsf"); }
        VarHandle V = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN), W = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        byte[] bs = new byte[16];
        V.set(bs, 0, 0x01020304);
        W.set(bs, 8, 0x1122334455667788L);
        System.out.println(Arrays.toString(bs) + (int) V.get(bs, 1) + " " + (long) W.get(bs, 0));
        System.out.println(I.varType() + " " + I.coordinateTypes() + " " + A.coordinateTypes() + " " + I.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + S.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " " + I.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
        VarHandle.fullFence();
        Thread[] ts = new Thread[3];
        I.set(o, 0);
        for (int t = 0; t < 3; t++) (ts[t] = new Thread(() -> { for (int n = 0; n < 500; n++) I.getAndAdd(o, 1); })).start();
        for (Thread t : ts) t.join();
        System.out.println(o.i);
    }
}
