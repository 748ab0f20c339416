// Default field values, static and instance initialisers, shadowed fields.
public class Fields {
    static class Base {
        String name = "base";
        static String kind = "Base.kind";
        int x = init("Base.x", 1);
        { x += 10; System.out.println("Base initialiser x=" + x); }
        Base() { System.out.println("Base() x=" + x + " hook=" + hook()); }
        String hook() { return "base-hook"; }
    }

    static class Derived extends Base {
        String name = "derived";
        static String kind = "Derived.kind";
        int y = init("Derived.y", 5);
        final int constant = 7;
        String late = "late";
        Derived() { super(); System.out.println("Derived() y=" + y); }
        @Override String hook() { return "late=" + late + " y=" + y + " constant=" + constant; }
        String both() { return name + "/" + super.name + "/" + ((Base) this).name; }
    }

    static int init(String what, int v) {
        System.out.println("init " + what);
        return v;
    }

    boolean z; byte b; short s; char c; int i; long l; float f; double d; Object o; int[] arr;
    static boolean sz; static byte sb; static short ss; static char sc; static int si;
    static long sl; static float sf; static double sd; static Object so;

    public static void main(String[] args) {
        Fields x = new Fields();
        System.out.println(x.z + " " + x.b + " " + x.s + " " + (int) x.c + " " + x.i + " " + x.l + " " + x.f + " " + x.d + " " + x.o + " " + x.arr);
        System.out.println(sz + " " + sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd + " " + so);
        Derived d = new Derived();
        Base asBase = d;
        System.out.println(d.name + " " + asBase.name + " " + d.both());
        System.out.println(Base.kind + " " + Derived.kind);
        asBase.name = "changed";
        System.out.println(d.both());
        x.b = (byte) 200; x.s = (short) 70000; x.c = (char) -1; x.l = 1L << 40; x.f = 1.1f; x.d = 1.1;
        x.b++; x.s--; x.c++; x.l += 0.5; x.f *= 2; x.d /= 0;
        System.out.println(x.b + " " + x.s + " " + (int) x.c + " " + x.l + " " + x.f + " " + x.d);
    }
}
