// Sealed hierarchies with instanceof patterns (Java 17), visitors and double dispatch.
import java.util.*;

public class SealedInterfaces {
    sealed interface Shape permits Circle, Square, Poly { }
    record Circle(double r) implements Shape { }
    record Square(double s) implements Shape { }
    static sealed abstract class Poly implements Shape permits Tri, Hex { abstract int sides(); }
    static final class Tri extends Poly { int sides() { return 3; } }
    static non-sealed class Hex extends Poly { int sides() { return 6; } }
    static class BigHex extends Hex { @Override int sides() { return super.sides() * 10; } }
    static double area(Shape s) {
        if (s instanceof Circle c) return Math.round(Math.PI * c.r() * c.r() * 1000) / 1000.0;
        if (!(s instanceof Square) && s instanceof Poly p) return p.sides();
        return ((Square) s).s() * ((Square) s).s();
    }
    interface Visitor<R> { R num(int n); R add(Ex a, Ex b); R neg(Ex e); }
    interface Ex {
        <R> R accept(Visitor<R> v);
        static Ex num(int n) { return new Ex() { public <R> R accept(Visitor<R> v) { return v.num(n); } }; }
        static Ex add(Ex a, Ex b) { return new Ex() { public <R> R accept(Visitor<R> v) { return v.add(a, b); } }; }
        static Ex neg(Ex e) { return new Ex() { public <R> R accept(Visitor<R> v) { return v.neg(e); } }; }
    }
    static class Eval implements Visitor<Integer> {
        public Integer num(int n) { return n; }
        public Integer add(Ex a, Ex b) { return a.accept(this) + b.accept(this); }
        public Integer neg(Ex e) { return -e.accept(this); }
    }
    static class Show implements Visitor<String> {
        public String num(int n) { return "" + n; }
        public String add(Ex a, Ex b) { return "(" + a.accept(this) + "+" + b.accept(this) + ")"; }
        public String neg(Ex e) { return "-" + e.accept(this); }
    }
    static abstract class Thing { abstract String hit(Thing o); abstract String byShip(); abstract String byRock(); }
    static class Ship extends Thing { String hit(Thing o) { return o.byShip(); } String byShip() { return "ship-ship"; } String byRock() { return "rock-ship"; } }
    static class Rock extends Thing { String hit(Thing o) { return o.byRock(); } String byShip() { return "ship-rock"; } String byRock() { return "rock-rock"; } }

    public static void main(String[] args) {
        for (Shape s : List.of(new Circle(2), new Square(3), new Tri(), new Hex(), new BigHex()))
            System.out.println(s.getClass().getSimpleName() + " " + area(s) + " " + (s instanceof Poly) + (s instanceof Record) + " " + Arrays.toString(s.getClass().getInterfaces()) + s.getClass().isSealed());
        Ex e = Ex.add(Ex.num(5), Ex.neg(Ex.add(Ex.num(2), Ex.num(-9))));
        System.out.println(e.accept(new Show()) + " = " + e.accept(new Eval()) + " depth " + e.<Integer>accept(new Visitor<>() { public Integer num(int n) { return 1; } public Integer add(Ex a, Ex b) { return 1 + Math.max(a.accept(this), b.accept(this)); } public Integer neg(Ex x) { return 1 + x.accept(this); } }));
        Thing[] ts = {new Ship(), new Rock()};
        for (Thing a : ts) for (Thing b : ts) System.out.print(a.hit(b) + " ");
        System.out.println();
        System.out.println(Poly.class.getPermittedSubclasses().length + " " + Shape.class.isSealed() + " " + Hex.class.isSealed());
    }
}
