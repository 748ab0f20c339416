// Messages of exceptions raised by the machine itself: array, cast, arithmetic and store failures.
public class ImplicitMessages {
    interface Action { void run() throws Throwable; }
    static void t(String label, Action a) {
        try { a.run(); System.out.println(label + ": no exception"); }
        catch (Throwable e) { System.out.println(label + ": " + e.getClass().getName() + ": " + e.getMessage()); }
    }
    static int idx(int i) { return i; }
    static class Animal { } static class Dog extends Animal { } static class Cat extends Animal { }

    public static void main(String[] args) {
        int[] a = new int[3];
        Object[] strs = new String[2];
        Object dog = new Dog();
        t("aload neg", () -> System.out.println(a[idx(-1)]));
        t("aload past", () -> System.out.println(a[idx(3)]));
        t("astore past", () -> a[idx(Integer.MAX_VALUE)] = 1);
        t("astore min", () -> a[idx(Integer.MIN_VALUE)] = 1);
        t("empty", () -> System.out.println((new double[0])[idx(0)]));
        t("store Integer in String[]", () -> strs[0] = 5);
        t("store null", () -> strs[0] = null);
        t("store dog", () -> { Object[] cats = new Cat[1]; cats[0] = dog; });
        t("store arr", () -> { Object[] o = new int[1][]; o[0] = new long[1]; });
        t("cast", () -> { Cat c = (Cat) dog; System.out.println(c); });
        t("cast jdk", () -> { Object o = 1; String s = (String) o; System.out.println(s); });
        t("cast mixed", () -> { Object o = "s"; Dog s = (Dog) o; System.out.println(s); });
        t("cast arr", () -> { Object o = new int[0]; Object[] s = (Object[]) o; System.out.println(s); });
        t("cast arr2", () -> { Object o = new Object[0]; String[] s = (String[]) o; System.out.println(s); });
        t("cast arr3", () -> { Object o = new Dog[0][]; Cat[][] s = (Cat[][]) o; System.out.println(s); });
        t("cast null", () -> { Object o = null; Cat c = (Cat) o; System.out.println(c); });
        t("neg size", () -> System.out.println(new int[idx(-5)]));
        t("neg size obj", () -> System.out.println(new Object[idx(-7)]));
        t("neg multi", () -> System.out.println(new int[2][idx(-3)]));
        t("neg multi2", () -> System.out.println(new int[idx(0)][idx(-3)]));
        t("div", () -> System.out.println(1 / idx(0)));
        t("rem", () -> System.out.println(1L % idx(0)));
        t("ddiv", () -> System.out.println(1.0 % idx(0)));
        t("huge", () -> System.out.println(new int[idx(Integer.MAX_VALUE)].length));
        t("charAt", () -> "abc".charAt(idx(5)));
        t("substring", () -> "abc".substring(idx(2), idx(1)));
        t("list get", () -> new java.util.ArrayList<>(java.util.List.of(1, 2)).get(idx(2)));
        t("parse", () -> Integer.parseInt("12x"));
        t("clone", () -> { int[] n = null; n.clone(); });
        t("throw null", () -> { RuntimeException r = null; throw r; });
    }
}
