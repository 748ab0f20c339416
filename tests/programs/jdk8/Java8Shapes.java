// What javac emits for release 8: access methods, string builders for +, outer instances, enum switch maps, lambdas.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;

public class Java8Shapes {
    private int secret = 7;
    private static String tag = "t";

    private int bump(int by) {
        secret += by;
        return secret;
    }

    enum Level { LOW, MID, HIGH }

    interface Greeter {
        String greet(String name);

        default Greeter twice() {
            return n -> greet(greet(n));
        }

        static Greeter polite() {
            return n -> "Dear " + n;
        }
    }

    class Inner {
        private int twice = secret * 2;

        int touch() {
            secret++;
            tag += secret;
            return bump(10) + twice;
        }

        class Deeper {
            int all() {
                return secret + twice + bump(1);
            }
        }
    }

    static String describe(Level level) {
        switch (level) {
            case LOW:
                return "l";
            case HIGH:
                return "h";
            default:
                return "?" + level.ordinal();
        }
    }

    static int word(String text) {
        switch (text) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "":
                return 3;
            default:
                return text.length();
        }
    }

    public static void main(String[] args) {
        Java8Shapes outer = new Java8Shapes();
        Inner inner = outer.new Inner();
        Inner.Deeper deeper = inner.new Deeper();
        System.out.println(inner.touch() + " " + deeper.all() + " " + outer.secret + " " + tag + " " + inner.twice);
        for (Level level : Level.values()) {
            System.out.print(describe(level) + level.compareTo(Level.MID) + ' ');
        }
        System.out.println();
        for (String text : new String[] {"Aa", "BB", "", "C#", "longer"}) {
            System.out.print(word(text) + ",");
        }
        System.out.println();
        System.out.println(Greeter.polite().twice().greet("X") + new Greeter() {
            @Override
            public String greet(String name) {
                return "<" + name + outer.bump(0) + ">";
            }
        }.twice().greet("y"));
        List<String> names = new ArrayList<>(Arrays.asList("pear", "fig", "apple", "kiwi"));
        names.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Map<Integer, List<String>> byLength = new HashMap<>();
        names.forEach(n -> byLength.computeIfAbsent(n.length(), k -> new ArrayList<>()).add(n));
        System.out.println(names + " " + byLength);
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        Supplier<Java8Shapes> make = Java8Shapes::new;
        System.out.println(add.andThen(x -> x * 10).apply(3, 4) + " " + make.get().bump(1));
        String s = null;
        s += 'c';
        s += 1L + 2.5f;
        s += new char[] {'o'}.length;
        System.out.println(s + 1.0 + true + (Object) null + (byte) -1 + (short) 300 + 'x');
        try (AutoCloseable a = () -> System.out.println("closed a"); AutoCloseable b = () -> { throw new Exception("b"); }) {
            throw new IllegalStateException("body");
        } catch (Exception e) {
            System.out.println(e + " " + Arrays.toString(e.getSuppressed()));
        }
    }
}
