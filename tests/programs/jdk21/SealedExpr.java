// An expression evaluator and simplifier over sealed records with nested record patterns.
import java.util.*;

public class SealedExpr {
    sealed interface Expr { }
    record Num(double v) implements Expr { }
    record Var(String n) implements Expr { }
    record Add(Expr l, Expr r) implements Expr { }
    record Mul(Expr l, Expr r) implements Expr { }
    record Neg(Expr e) implements Expr { }
    record Pow(Expr b, int n) implements Expr { }
    static double eval(Expr e, Map<String, Double> env) {
        return switch (e) { case Num(var v) -> v; case Var(var n) -> { Double d = env.get(n); if (d == null) throw new NoSuchElementException("unbound " + n); yield d; } case Add(var l, var r) -> eval(l, env) + eval(r, env); case Mul(var l, var r) -> eval(l, env) * eval(r, env); case Neg(var x) -> -eval(x, env); case Pow(var b, var n) -> { double r = 1, x = eval(b, env); for (int i = 0; i < n; i++) r *= x; yield r; } };
    }
    static Expr simp(Expr e) {
        return switch (e) {
            case Add(Num(var a), Num(var b)) -> new Num(a + b);
            case Add(Num(double z), var x) when z == 0 -> simp(x);
            case Add(var x, Num(double z)) when z == 0 -> simp(x);
            case Mul(Num(double z), var x) when z == 0 -> new Num(0);
            case Mul(var x, Num(double z)) when z == 0 -> new Num(0);
            case Mul(Num(double o), var x) when o == 1 -> simp(x);
            case Mul(var x, Num(double o)) when o == 1 -> simp(x);
            case Mul(Num(var a), Num(var b)) -> new Num(a * b);
            case Neg(Neg(var x)) -> simp(x);
            case Neg(Num(var v)) -> new Num(-v);
            case Pow(var b, int n) when n == 0 -> new Num(1);
            case Pow(var b, int n) when n == 1 -> simp(b);
            case Add(var l, var r) -> new Add(simp(l), simp(r));
            case Mul(var l, var r) -> new Mul(simp(l), simp(r));
            case Neg(var x) -> new Neg(simp(x));
            case Pow(var b, var n) -> new Pow(simp(b), n);
            case Num n -> n; case Var v -> v;
        };
    }
    static Expr diff(Expr e, String x) {
        return switch (e) { case Num n -> new Num(0); case Var(String n) when n.equals(x) -> new Num(1); case Var v -> new Num(0); case Add(var l, var r) -> new Add(diff(l, x), diff(r, x)); case Mul(var l, var r) -> new Add(new Mul(diff(l, x), r), new Mul(l, diff(r, x))); case Neg(var i) -> new Neg(diff(i, x)); case Pow(var b, var n) -> new Mul(new Mul(new Num(n), new Pow(b, n - 1)), diff(b, x)); };
    }
    static String show(Expr e) {
        return switch (e) { case Num(double v) when v == Math.rint(v) -> "" + (long) v; case Num(double v) -> "" + v; case Var(String n) -> n; case Add(Expr l, Neg(Expr r)) -> "(" + show(l) + " - " + show(r) + ")"; case Add(Expr l, Expr r) -> "(" + show(l) + " + " + show(r) + ")"; case Mul(Expr l, Expr r) -> show(l) + "*" + show(r); case Neg(Expr x) -> "-" + show(x); case Pow(Expr b, int n) -> show(b) + "^" + n; };
    }
    static Expr fix(Expr e) { for (Expr n = simp(e); ; e = n, n = simp(n)) if (n.equals(e)) return e; }

    public static void main(String[] args) {
        Expr x = new Var("x"), y = new Var("y");
        Expr[] es = {new Num(3), new Add(x, new Num(0)), new Mul(new Add(new Num(2), new Num(3)), x), new Add(new Pow(x, 3), new Neg(new Mul(new Num(2), y))), new Neg(new Neg(new Pow(new Add(x, y), 2))), new Mul(new Pow(x, 0), new Pow(y, 1)), new Mul(new Num(0), new Var("unbound"))};
        for (Expr e : es) {
            System.out.println(show(e) + " => " + show(fix(e)) + " d/dx " + show(fix(diff(e, "x"))) + " d/dy " + show(fix(diff(e, "y"))));
            try {
                System.out.println(eval(e, Map.of("x", 2.0, "y", 0.5)) + " " + eval(fix(e), Map.of("x", 2.0, "y", 0.5)) + " " + e.hashCode());
            } catch (NoSuchElementException n) {
                System.out.println(n.getMessage());
            }
        }
        System.out.println(es[3]);
    }
}
