// Lambdas with all kinds of captures: none, locals of each type, this, fields, arrays, nested and recursive.
import java.util.*;
import java.util.function.*;

public class LambdaCaptures {
    int field = 5;
    static int sfield = 7;
    interface Six { String go(byte b, short s, char c, long l, float f, double d); }
    interface Self<T> { T call(Self<T> me, int n); }

    Supplier<String> mk(boolean z, byte b, short s, char c, int i, long l, float f, double d, String str, int[] arr) {
        return () -> "" + z + b + s + c + i + l + f + d + str + arr[0] + field + sfield + this.field;
    }
    Runnable incr() { return () -> { field++; sfield += 2; }; }
    IntSupplier counter() { int[] n = {0}; return () -> n[0]++; }
    Function<Integer, Function<Integer, Function<Integer, Integer>>> curry() { return a -> b -> c -> a * 100 + b * 10 + c + field; }
    @Override public String toString() { return "LC" + field; }
    class In { int field = 50; Supplier<String> s() { return () -> field + "/" + LambdaCaptures.this.field + "/" + LambdaCaptures.this; } }
    static Function<Integer, Integer> fact = null;

    public static void main(String[] args) {
        LambdaCaptures o = new LambdaCaptures();
        int[] arr = {1};
        Supplier<String> s = o.mk(true, (byte) 1, (short) 2, 'c', 3, 4L, 5.5f, 6.5, "str", arr);
        System.out.println(s.get());
        arr[0] = 99; o.incr().run();
        System.out.println(s.get());
        IntSupplier c1 = o.counter(), c2 = o.counter();
        System.out.println(c1.getAsInt() + "" + c1.getAsInt() + c2.getAsInt() + c1.getAsInt());
        System.out.println(o.curry().apply(1).apply(2).apply(3));
        Six six = (b, sh, c, l, f, d) -> b + "," + sh + "," + c + "," + l + "," + f + "," + d;
        System.out.println(six.go((byte) -1, (short) -2, 'z', Long.MIN_VALUE, -1f, 1e100));
        System.out.println(o.new In().s().get());
        fact = n -> n <= 1 ? 1 : n * fact.apply(n - 1);
        System.out.println(fact.apply(10));
        Self<Long> fib = (me, n) -> n < 2 ? (long) n : me.call(me, n - 1) + me.call(me, n - 2);
        System.out.println(fib.call(fib, 15));
        List<Supplier<Integer>> l = new ArrayList<>();
        for (int i = 0; i < 4; i++) { int k = i * i; l.add(() -> k); }
        for (String w : List.of("a", "bb")) l.add(() -> w.length());
        for (Supplier<Integer> x : l) System.out.print(x.get() + " ");
        System.out.println();
        Runnable r1 = () -> { };
        Callable0<String> cs = () -> "generic";
        System.out.println(cs.call() + (r1 instanceof Runnable) + (r1.getClass() == r1.getClass()) + r1.equals(null));
        Runnable ser = (Runnable & java.io.Serializable) () -> System.out.println("intersection");
        ser.run();
        System.out.println(ser instanceof java.io.Serializable);
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(x -> x * 2).apply(3, 4) + " " + Function.<Integer>identity().compose((String q) -> q.length()).apply("four"));
        Predicate<String> p = String::isEmpty;
        System.out.println(p.negate().and(q -> q.length() < 3).or(q -> q.equals("long")).test("long") + " " + Predicate.not(p).test("") + " " + Predicate.isEqual(null).test(null));
        Object oo = (Supplier<Supplier<String>>) () -> () -> "nested";
        System.out.println(((Supplier<?>) ((Supplier<?>) oo).get()).get());
    }
    interface Callable0<T> { T call(); }
}
