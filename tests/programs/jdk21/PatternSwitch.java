// Pattern switch: type patterns, guards, null, default, dominance order, enums, strings, sealed exhaustiveness.
import java.util.*;

public class PatternSwitch {
    enum Suit { CLUB, HEART }
    sealed interface Animal permits Dog, Cat, Bird { }
    record Dog(String n) implements Animal { }
    record Cat(int lives) implements Animal { }
    static final class Bird implements Animal { }
    static String kind(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big int " + i;
            case Integer i when i < 0 -> "negative " + -i;
            case Integer i -> "int " + i;
            case Long l -> "long " + (l >> 1);
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case Suit s when s == Suit.HEART -> "heart";
            case Suit s -> "suit " + s.ordinal();
            case int[] a when a.length > 2 -> "long int[]";
            case int[] a -> "int[]" + a.length;
            case Object[] a -> "Object[]" + a.length;
            case List<?> l when l.contains(null) -> "list with null";
            case Collection<?> c -> "collection " + c.size();
            case Character c -> "char " + (char) (c + 1);
            case Number n -> "number " + n.intValue();
            case Class<?> c -> c.getSimpleName();
            default -> o.getClass().getSimpleName();
        };
    }
    static String animal(Animal a) { return switch (a) { case Dog d -> d.n(); case Cat(int l) when l > 5 -> "healthy"; case Cat c -> "cat" + c.lives(); case Bird b -> "bird"; }; }
    static int statement(Object o) {
        int r = 0;
        switch (o) { case String s when s.length() > 3: r += 1; break; case String s: r += 2; break; case null, default: r += 100; }
        return r;
    }
    static String str(String s) {
        return switch (s) { case "a", "b" -> "ab"; case String x when x.length() > 3 -> "long"; case null -> "nul"; case "cc" -> "cc"; case String x -> x + "?"; };
    }
    static String qualified(Suit s) { return switch (s) { case CLUB -> "c"; case HEART -> "h"; }; }
    static <T extends Comparable<T>> String gen(T t) { return switch (t) { case String s -> "S" + s; case Integer i -> "I" + i; default -> "other"; }; }
    static String loop(List<Object> os) {
        StringBuilder sb = new StringBuilder();
        outer: for (Object o : os) {
            switch (o) { case Integer i when i == 3: continue outer; case Integer i when i > 5: break outer; case Integer i: sb.append(i); break; default: sb.append('x'); }
            sb.append(',');
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        Object[] os = {null, 5, 500, -7, 9L, "", "hello", Suit.HEART, Suit.CLUB, new int[1], new int[5], new String[2], new int[2][], Arrays.asList(1, null), new ArrayList<>(List.of(1, 2)), Set.of(3), 'c', 2.9, (short) 4, String.class, new Object(), true};
        for (Object o : os) System.out.println(kind(o));
        for (Animal a : new Animal[] {new Dog("rex"), new Cat(9), new Cat(1), new Bird()}) System.out.println(animal(a));
        System.out.println(statement("long one") + " " + statement("abc") + " " + statement(null) + " " + statement(5));
        for (String s : new String[] {"a", "b", "cc", "dddd", null, "e"}) System.out.print(str(s) + " "); System.out.println();
        System.out.println(qualified(Suit.HEART) + gen("s") + gen(4) + gen(2.5) + " " + loop(new ArrayList<>(List.of(1, 2, 3, "z", 4, 9, 5))));
        try { kind2(null); } catch (NullPointerException e) { System.out.println("npe without case null"); }
        try { qualified(null); } catch (NullPointerException e) { System.out.println("npe enum"); }
        int calls[] = {0};
        Object o = 7;
        String r = switch (o) { case Integer i when test(calls, i > 10) -> "a"; case Integer i when test(calls, i > 5) -> "b"; case Integer i when test(calls, true) -> "c"; default -> "d"; };
        System.out.println(r + calls[0]);
    }
    static boolean test(int[] c, boolean b) { c[0]++; return b; }
    static String kind2(Object o) { return switch (o) { case String s -> s; default -> "d"; }; }
}
