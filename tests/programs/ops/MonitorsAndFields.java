// getfield and putfield of every type, static and volatile fields, inherited and hidden fields, monitors around field updates.
public class MonitorsAndFields {
    boolean z; byte b; short s; char c; int i; long l; float f; double d; String o; int[] a; volatile long vl; volatile double vd; volatile boolean vz; transient int tr;
    static boolean sz;
    static byte sb;
    static short ss;
    static char sc;
    static int si;
    static long sl;
    static float sf;
    static double sd;
    static Object so;
    static volatile int sv;
    static final long FL = System.nanoTime() > 0 ? 5L : 6L;
    static class Kid extends MonitorsAndFields { int i = 50; static int si = 500; int both() { return i * 1000 + super.i + MonitorsAndFields.si + si; } }
    interface K { int[] ARR = {1, 2, 3}; StringBuilder SB = new StringBuilder("k"); }
    MonitorsAndFields chain; MonitorsAndFields link() { return chain; }
    String show() {
        return z + " " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d + " " + o + " " + (a == null ? -1 : a.length) + " " + vl + " " + vd + " " + vz + " " + tr;
    }
    static String sshow() { return sz + " " + sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd + " " + so + " " + sv + " " + FL; }

    public static void main(String[] args) {
        MonitorsAndFields m = new MonitorsAndFields();
        System.out.println(m.show());
        m.z = true;
        m.b = (byte) 0x1ff;
        m.s = (short) 0x1ffff;
        m.c = (char) -2;
        m.i = ~0;
        m.l = 1L << 63;
        m.f = 1e-45f;
        m.d = Double.MIN_VALUE;
        m.o = "o";
        m.a = new int[] {9};
        m.vl = -1;
        m.vd = 0.1;
        m.vz = !m.vz;
        m.tr = 3;
        System.out.println(m.show());
        m.z ^= m.vz;
        m.b += 200;
        m.s <<= 3;
        m.c >>= 2;
        m.i >>>= 28;
        m.l += m.i;
        m.f /= 2;
        m.d *= 3;
        m.o += m.a[0]++;
        m.vl++;
        m.vd--;
        m.tr = m.tr++ + ++m.tr;
        System.out.println(m.show() + " " + m.a[0]);
        System.out.println(sshow());
        sz = true;
        sb = -1;
        ss = -2;
        sc = 65535;
        si = 7;
        sl = Long.MAX_VALUE;
        sf = Float.NaN;
        sd = -0.0;
        so = m.a;
        sv = 4;
        sb >>>= 1;
        ss *= ss;
        sc += 2;
        si <<= si;
        sl++;
        sd -= 0;
        sv--;
        so = so == m.a ? "same" : "other";
        System.out.println(sshow());
        Kid k = new Kid();
        k.i = 1;
        ((MonitorsAndFields) k).i = 2;
        System.out.println(k.both() + " " + Kid.si + " " + MonitorsAndFields.si + " " + k.i + ((MonitorsAndFields) k).i);
        K.ARR[1] *= 10;
        K.SB.append("!");
        System.out.println(K.ARR[1] + "" + K.SB);
        m.chain = new Kid();
        m.chain.chain = m;
        m.link().link().link().l = 77;
        m.link().i = m.link().link().i + 5;
        System.out.println(m.chain.l + " " + m.chain.i + " " + (m.chain.chain.chain == m.chain) + " " + (m.link().link() == m));
        synchronized (m) { m.i++; synchronized (m.chain) { m.i += 10; try { synchronized (m) { m.i /= 0; } } catch (ArithmeticException e) { m.i += 100; } } }
        System.out.println(m.i + " " + Thread.holdsLock(m));
        int r = 0;
        for (int n = 0; n < 3; n++) { synchronized (m) { if (n == 1) continue; r += sync(m, n); } }
        System.out.println(r + " " + Thread.holdsLock(m));
        MonitorsAndFields nul = null;
        try { nul.i = 1; } catch (NullPointerException e) { System.out.println("put npe"); }
        try { System.out.println(nul.vd); } catch (NullPointerException e) { System.out.println("get npe"); }
        System.out.println(nul.si + " via null");
        double t = m.d = m.f = m.i = 3;
        System.out.println(t + " " + m.f + " " + m.l);
    }
    static int sync(Object o, int n) { synchronized (o) { return n * 10 + 1; } }
}
