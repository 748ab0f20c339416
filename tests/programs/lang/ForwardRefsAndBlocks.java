// Static and instance blocks mixed with forward references, definite assignment, constant variables in switch labels.
public class ForwardRefsAndBlocks {
    static { early = 5; }
    static int early = ForwardRefsAndBlocks.peek() + 1;
    static int peek() { return early; }
    static final int C1 = 10, C2 = C1 * 2, C3;
    static { int t = 0; for (int i = 0; i < 5; i++) t += i; C3 = t; }
    int a = this.b + 1;
    int b = 7;
    { a *= 10; c = a + b; }
    int c;
    int d = c + 1;
    final int e;
    { if (a > 5) e = 1; else e = 2; }

    static String label(int x) {
        switch (x) {
            case C1: return "C1";
            case C2: return "C2";
            case C1 + C2: return "C1+C2";
            case 'a': return "a";
            case (int) 3.99: return "three";
            default: return "none";
        }
    }

    static int assigned(int k) {
        int r;
        if (k > 0) r = 1; else if (k < 0) r = -1; else { r = 0; }
        int q;
        boolean ok = k > 5 && (q = k * 2) > 14;
        int w;
        while (true) { w = k; if (w++ > -100) break; }
        final int f;
        switch (k) { case 1: f = 10; break; case 2: f = 20; break; default: f = 0; }
        return r * 1000 + (ok ? 500 : 0) + w + f;
    }

    public static void main(String[] args) {
        System.out.println(early + " " + C3);
        ForwardRefsAndBlocks o = new ForwardRefsAndBlocks();
        System.out.println(o.a + " " + o.b + " " + o.c + " " + o.d + " " + o.e);
        for (int x : new int[] {3, 10, 20, 30, 97, 98}) System.out.println(x + " " + label(x));
        for (int k : new int[] {-3, 0, 1, 2, 7, 8}) System.out.println(assigned(k));
        int i = 0;
        { int shadowed = i + 1; i = shadowed; }
        { long shadowed = i + 2L; i += shadowed; }
        System.out.println(i);
        if (false) System.out.println("dead");
        final boolean DEBUG = false;
        if (DEBUG) { System.out.println("dead too"); }
        ;;
        System.out.println(Holder.LIST + " " + Holder.count);
    }

    static class Holder {
        static int count = 1;
        static final java.util.List<Integer> LIST = fill();
        static { count += 100; }
        private static java.util.List<Integer> fill() { count += 10; return java.util.List.of(count, count * 2); }
    }
}
