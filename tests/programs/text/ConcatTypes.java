// String concatenation of every type, null operands, char arithmetic and order of side effects.
public class ConcatTypes {
    static int counter;
    static int next() { return ++counter; }
    static class Noisy {
        final String n;
        Noisy(String n) { this.n = n; }
        @Override public String toString() { System.out.println("toString " + n); return "<" + n + ">"; }
    }
    static class NullStr { @Override public String toString() { return null; } }

    public static void main(String[] args) {
        boolean z = true; byte b = -5; short s = 300; char c = 'q'; int i = -7; long l = 1L << 50; float f = 1.5f; double d = -0.0;
        Object o = null; String n = null; char[] none = {};
        System.out.println("" + z + b + s + c + i + l + f + d + o + n + none.length);
        System.out.println(z + "|" + b + "|" + s + "|" + c + "|" + i + "|" + l + "|" + f + "|" + d + "|" + o + "|" + n + "|" + null);
        System.out.println(1 + 2 + "3" + 4 + 5 + " " + (1 + 2) + 'a' + 'b' + ('a' + 'b') + (char) ('a' + 1));
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        System.out.println("x" + next() + next() + (next() + next()) + next());
        String acc = "s";
        acc += 1; acc += 'c'; acc += 2.0f; acc += null; acc += 1L; acc += new int[0].length; acc += true; acc += 1e10;
        System.out.println(acc);
        System.out.println("a" + new Noisy("1") + "b" + new Noisy("2"));
        System.out.println("null toString: " + new NullStr() + (new NullStr() + "x").length());
        String u = null;
        u += "x";
        System.out.println(u);
        u = null;
        System.out.println(u + null + u);
        String[] arr = {"p", "q"};
        int k = 0;
        arr[k++] += "r" + k;
        System.out.println(arr[0] + arr[1] + k);
        System.out.println("" + Float.NaN + Double.NEGATIVE_INFINITY + Float.MIN_VALUE + Double.MAX_VALUE + 1e7 + 1e-3 + 1e-4 + 100f + 1.0e-5f + 123456789f);
        System.out.println("" + Integer.MIN_VALUE + Long.MIN_VALUE + Byte.MIN_VALUE + (int) Character.MAX_VALUE);
        System.out.println("\1\2\0".length() + "\u0001" .length() + "t\tn\\\"'");
        StringBuilder sb = new StringBuilder("sb");
        System.out.println("before " + sb + sb.append("!") .length());
        String big = "";
        for (int j = 0; j < 20; j++) big = j + big + j;
        System.out.println(big);
    }
}
