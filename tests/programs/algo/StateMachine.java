// Enum-based state machines: a vending machine, a number scanner and a traffic light with transition tables.
import java.util.*;

public class StateMachine {
    enum State {
        IDLE { State on(char c, Ctx x) { if (c == 'q') { x.cents += 25; return HAS_COIN; } return this; } },
        HAS_COIN { State on(char c, Ctx x) { switch (c) { case 'q': x.cents += 25; return this; case 'r': x.out("refund " + x.cents); x.cents = 0; return IDLE; case 's': if (x.cents < 75) { x.out("need " + (75 - x.cents)); return this; } x.cents -= 75; return VENDING; default: return this; } } },
        VENDING { State on(char c, Ctx x) { x.out("item " + ++x.sold); return x.sold == 3 ? EMPTY : x.cents > 0 ? HAS_COIN : IDLE; } @Override boolean auto() { return true; } },
        EMPTY { State on(char c, Ctx x) { if (c == 'f') { x.sold = 0; return IDLE; } if (c == 'q') x.out("returned"); return this; } };
        abstract State on(char c, Ctx x);
        boolean auto() { return false; }
    }

    static class Ctx { int cents, sold; final List<String> log = new ArrayList<>(); void out(String s) { log.add(s); } }

    static String vend(String in) {
        Ctx x = new Ctx();
        State s = State.IDLE;
        StringBuilder trace = new StringBuilder();
        for (char c : in.toCharArray()) {
            s = s.on(c, x);
            while (s.auto()) s = s.on('\0', x);
            trace.append(s.name().charAt(0));
        }
        return trace + " " + s + " " + x.cents + " " + x.log;
    }

    enum Num { START, SIGN, INT, DOT, FRAC, EXP, ESIGN, EINT, BAD;
        Num next(char c) {
            boolean d = c >= '0' && c <= '9';
            return switch (this) {
                case START -> d ? INT : c == '+' || c == '-' ? SIGN : c == '.' ? DOT : BAD;
                case SIGN -> d ? INT : c == '.' ? DOT : BAD;
                case INT -> d ? INT : c == '.' ? FRAC : c == 'e' ? EXP : BAD;
                case DOT -> d ? FRAC : BAD;
                case FRAC -> d ? FRAC : c == 'e' ? EXP : BAD;
                case EXP -> d ? EINT : c == '+' || c == '-' ? ESIGN : BAD;
                case ESIGN, EINT -> d ? EINT : BAD;
                case BAD -> BAD;
            };
        }
        static final EnumSet<Num> FINAL = EnumSet.of(INT, FRAC, EINT);
    }

    static boolean number(String s) { Num n = Num.START; for (char c : s.toCharArray()) n = n.next(c); return Num.FINAL.contains(n); }

    enum Light { RED(5), GREEN(4), YELLOW(1); final int secs; Light(int s) { secs = s; } Light next() { return values()[(ordinal() + 1) % values().length]; } }

    public static void main(String[] args) {
        for (String in : new String[] {"qqqs", "qs", "qqr", "qqqqsqqqssq", "qqqsqqqsqqqsqfqqqs", "xyz", "qqqqqqss"}) System.out.println(in + " -> " + vend(in));
        for (String s : new String[] {"1", "-1.5", "+.5", ".", "1e5", "1e", "1.e-3", "--1", "", "1.2.3", "e5", "12a"}) System.out.print(s + "=" + number(s) + " ");
        System.out.println();
        Light l = Light.RED;
        int left = l.secs;
        EnumMap<Light, Integer> time = new EnumMap<>(Light.class);
        for (int t = 0; t < 33; t++) { time.merge(l, 1, Integer::sum); if (--left == 0) { l = l.next(); left = l.secs; } }
        System.out.println(time + " " + l + " " + left);
        Map<State, Set<State>> reach = new EnumMap<>(State.class);
        for (State s : State.values()) {
            Set<State> r = EnumSet.noneOf(State.class);
            for (char c : "qrsf".toCharArray()) { Ctx x = new Ctx(); x.cents = 100; r.add(s.on(c, x)); }
            reach.put(s, r);
        }
        System.out.println(reach);
    }
}
