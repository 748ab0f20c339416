// Enums with constructors, abstract methods, constant bodies, switch, valueOf failure, EnumMap and EnumSet.
import java.util.*;

public class EnumBodies {
    enum Op {
        ADD("+") { int apply(int a, int b) { return a + b; } },
        SUB("-") { int apply(int a, int b) { return a - b; } },
        MUL("*", 2) { int apply(int a, int b) { return a * b; } @Override public String toString() { return "times"; } };
        final String sym; final int prec;
        private static final Map<String, Op> BY = new HashMap<>();
        static { for (Op o : values()) BY.put(o.sym, o); }
        Op(String s) { this(s, 1); }
        Op(String s, int p) { sym = s; prec = p; }
        abstract int apply(int a, int b);
        static Op of(String s) { return BY.get(s); }
    }
    enum Level implements Comparator<String> {
        LOW, MID, HIGH;
        public int compare(String a, String b) { return ordinal() == 0 ? a.compareTo(b) : b.compareTo(a); }
        Level next() { return values()[(ordinal() + 1) % values().length]; }
    }
    enum Empty { }
    enum Single { INSTANCE; int n; int bump() { return ++n; } }

    static String sw(Level l) {
        switch (l) { case LOW: return "l"; case HIGH: return "h"; default: return "other"; }
    }

    public static void main(String[] args) {
        for (Op o : Op.values())
            System.out.println(o + " " + o.name() + " " + o.ordinal() + " " + o.sym + " " + o.prec + " " + o.apply(7, 3) + " " + o.getClass().getName() + " " + o.getDeclaringClass().getName());
        System.out.println(Op.of("*") + " " + Op.valueOf("ADD") + " " + Enum.valueOf(Level.class, "MID") + " " + Op.of("?"));
        for (String s : new String[] {"times", "add", ""}) try { Op.valueOf(s); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Op.valueOf(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        for (Level l : Level.values()) System.out.println(sw(l) + " " + l.next() + " " + l.compareTo(Level.MID) + " " + l.equals(Level.LOW));
        try { sw(null); } catch (NullPointerException e) { System.out.println("null switch"); }
        System.out.println(Empty.values().length + " " + Single.INSTANCE.bump() + Single.INSTANCE.bump());
        EnumMap<Level, Integer> m = new EnumMap<>(Level.class);
        m.put(Level.HIGH, 3); m.put(Level.LOW, 1); m.merge(Level.LOW, 5, Integer::sum);
        System.out.println(m + " " + m.containsKey(Level.MID) + " " + m.keySet() + m.values() + m.equals(Map.of(Level.LOW, 6, Level.HIGH, 3)));
        EnumSet<Level> s = EnumSet.noneOf(Level.class);
        s.add(Level.HIGH); s.add(Level.LOW);
        System.out.println(s + " " + EnumSet.complementOf(s) + EnumSet.allOf(Level.class) + EnumSet.range(Level.MID, Level.HIGH) + EnumSet.of(Level.MID).containsAll(s));
        TreeMap<Level, String> t = new TreeMap<>(Comparator.reverseOrder());
        for (Level l : Level.values()) t.put(l, l.name().toLowerCase(Locale.ROOT));
        System.out.println(t);
        List<String> l = new ArrayList<>(List.of("b", "c", "a"));
        l.sort(Level.LOW); System.out.print(l); l.sort(Level.HIGH); System.out.println(l);
        Op[] v = Op.values(); v[0] = null; System.out.println(Op.values()[0] + " " + (Op.values() == Op.values()));
    }
}
