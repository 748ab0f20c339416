// java.lang.reflect.Proxy: dispatch to a handler, Object methods, primitives, exceptions, several interfaces.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class ProxyDispatch {
    interface Calc {
        int add(int a, int b);
        long mul(long a, long b);
        String name();
        void fail() throws java.io.IOException;
        default int twice(int x) { return add(x, x); }
        double half(double d);
        boolean flag();
        char ch();
        int[] arr(String... s);
    }
    interface Other { String name(); String extra(List<String> l); }
    static List<String> log = new ArrayList<>();

    public static void main(String[] args) throws Exception {
        InvocationHandler h = (p, m, a) -> {
            log.add(m.getDeclaringClass().getSimpleName() + "." + m.getName() + (a == null ? "()" : Arrays.deepToString(a)));
            switch (m.getName()) {
                case "add": return (Integer) a[0] + (Integer) a[1];
                case "mul": return (Long) a[0] * (Long) a[1];
                case "name": return "proxy";
                case "fail": throw new java.io.IOException("declared");
                case "half": return (Double) a[0] / 2;
                case "flag": return true;
                case "ch": return 'p';
                case "arr": return new int[] {((String[]) a[0]).length};
                case "extra": return "x" + a[0];
                case "toString": return "PROXY";
                case "hashCode": return 77;
                case "equals": return p == a[0];
                case "twice": return InvocationHandler.invokeDefault(p, m, a);
                default: return null;
                }
        };
        Object p = Proxy.newProxyInstance(ProxyDispatch.class.getClassLoader(), new Class<?>[] {Calc.class, Other.class}, h); Calc c = (Calc) p; Other o = (Other) p;
        System.out.println(c.add(2, 3) + " " + c.mul(1L << 20, 1L << 20) + " " + c.name() + " " + o.name() + " " + c.half(5) + " " + c.flag() + " " + c.ch() + " " + c.arr("a", "b")[0] + " " + o.extra(List.of("e")) + " " + c + " " + c.hashCode() + " " + c.equals(p) + c.equals("z"));
        try { c.fail(); } catch (java.io.IOException e) { System.out.println(e.getMessage()); } System.out.println(log); log.clear();
        System.out.println(Proxy.isProxyClass(p.getClass()) + " " + (Proxy.getInvocationHandler(p) == h) + " " + (p instanceof Calc) + (p instanceof Other) + (p instanceof Proxy) + " " + Modifier.isFinal(p.getClass().getModifiers()));
        Calc bad = (Calc) Proxy.newProxyInstance(ProxyDispatch.class.getClassLoader(), new Class<?>[] {Calc.class}, (q, m, a) -> { if (m.getName().equals("fail")) throw new InterruptedException("undeclared"); if (m.getName().equals("name")) return 5; if (m.getName().equals("half")) return 1; if (m.getName().equals("mul")) throw new IllegalStateException("runtime passes"); return null; });
        try { bad.fail(); } catch (UndeclaredThrowableException e) { System.out.println("undeclared " + e.getCause()); }
        try { bad.add(1, 2); } catch (NullPointerException e) { System.out.println("null for int"); }
        try { bad.name(); } catch (ClassCastException e) { System.out.println("cce name"); }
        try { bad.half(1); } catch (ClassCastException e) { System.out.println("cce half"); }
        try { bad.mul(1, 1); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try {
            Proxy.newProxyInstance(ProxyDispatch.class.getClassLoader(), new Class<?>[] {String.class}, h);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Proxy.newProxyInstance(ProxyDispatch.class.getClassLoader(), new Class<?>[] {Calc.class, Calc.class}, h);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<String> target = new ArrayList<>();
        @SuppressWarnings("unchecked") List<String> spy = (List<String>) Proxy.newProxyInstance(ProxyDispatch.class.getClassLoader(), new Class<?>[] {List.class}, (q, m, a) -> { log.add(m.getName()); try { return m.invoke(target, a); } catch (InvocationTargetException e) { throw e.getCause(); } });
        spy.add("a");
        spy.add("b");
        for (String s : spy) System.out.print(s);
        try { spy.get(5); } catch (IndexOutOfBoundsException e) { System.out.println(" " + e.getMessage()); }
        System.out.println(spy.size() + " " + log + " " + target);
        @SuppressWarnings("unchecked") Function<Integer, Integer> f = (Function<Integer, Integer>) Proxy.newProxyInstance(ProxyDispatch.class.getClassLoader(), new Class<?>[] {Function.class}, (q, m, a) -> m.isDefault() ? InvocationHandler.invokeDefault(q, m, a) : (Integer) a[0] + 1);
        System.out.println(f.andThen(x -> x * 10).apply(4));
    }
}
