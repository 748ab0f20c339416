// A pattern switch on null without a null case ends the program with a NullPointerException trace.
import java.util.List;

public class UncaughtNpe21 {
    static int weight(Object o) {
        return switch (o) {
            case String s -> s.length();
            case Integer i when i > 9 -> 2;
            case Integer i -> 1;
            case List<?> l -> sum(l);
            default -> 0;
        };
    }

    static int sum(List<?> l) {
        int t = 0;
        for (Object o : l) t += weight(o);
        return t;
    }

    public static void main(String[] args) {
        System.out.println(weight(List.of("ab", 5, 50, List.of("c", 2.5))));
        System.out.println(weight(java.util.Arrays.asList("x", List.of(1), java.util.Arrays.asList(2, null))));
    }
}
