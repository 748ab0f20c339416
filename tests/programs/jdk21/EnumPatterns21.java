// Qualified enum constants in pattern switches over sealed interfaces, mixed with records, null and nested switches.
import java.util.*;

public class EnumPatterns21 {
    sealed interface Card permits Face, Num, Special { }
    enum Face implements Card { JACK, QUEEN, KING }
    enum Special implements Card { JOKER { @Override int boost() { return 50; } }, BLANK; int boost() { return 0; } }
    record Num(int n) implements Card { }

    static int value(Card c) {
        return switch (c) {
            case Face.JACK -> 11;
            case Face.QUEEN -> 12;
            case Face f -> f.ordinal() + 11;
            case Special.JOKER -> Special.JOKER.boost();
            case Special s -> s.boost();
            case Num(int n) when n < 2 -> throw new IllegalArgumentException("num " + n);
            case Num(var n) -> n;
        };
    }

    static String name(Object o) {
        return switch (o) {
            case null -> "none";
            case Face f when f == Face.KING -> "king";
            case Enum<?> e -> e.getDeclaringClass().getSimpleName() + "." + e.name();
            case Num(int n) -> switch (n % 3) { case 0 -> "fizz"; case 1 -> "one"; default -> { int k = n * 2; yield "k" + k; } };
            case CharSequence cs when cs.length() > 3 -> "long " + cs.charAt(0);
            case CharSequence cs -> "short " + cs;
            default -> o.toString();
        };
    }

    static String arrow(Integer i) {
        return switch (i) {
            case 1 -> "one";
            case 2, 3 -> "few";
            case Integer n when n > 1000 -> "huge";
            case Integer n when n < 0 -> "neg";
            case Integer n -> "n" + n;
        };
    }

    public static void main(String[] args) {
        Card[] cs = {Face.JACK, Face.QUEEN, Face.KING, Special.JOKER, Special.BLANK, new Num(7), new Num(1)};
        for (Card c : cs) try { System.out.println(c + " " + value(c)); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        for (Object o : new Object[] {null, Face.KING, Face.JACK, Special.JOKER, Thread.State.NEW, new Num(3), new Num(4), new Num(5), "ab", new StringBuilder("long one"), 1.5})
            System.out.println(name(o));
        for (Integer i : new Integer[] {1, 2, 3, 4, 2000, -5}) System.out.print(arrow(i) + " ");
        System.out.println();
        Map<String, Integer> count = new TreeMap<>();
        for (int i = 0; i < 100; i++) {
            Object o = i % 4 == 0 ? (Object) i : i % 4 == 1 ? "s" + i : i % 4 == 2 ? List.of(i) : Optional.of(i);
            count.merge(switch (o) { case Integer n when n > 50 -> "bigint"; case Integer n -> "int"; case String s -> "str"; case List<?> l -> "list"; default -> "other"; }, 1, Integer::sum);
        }
        System.out.println(count);
        try { arrow(null); } catch (NullPointerException e) { System.out.println("null arrow"); }
        try { value(null); } catch (NullPointerException e) { System.out.println("null card"); }
    }
}
