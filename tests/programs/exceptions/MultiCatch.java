// Multi-catch, rethrow with precise types, catch order, nested handlers and exceptions thrown in handlers.
import java.io.*;
import java.util.*;

public class MultiCatch {
    static class A extends Exception { private static final long serialVersionUID = 1; A(String m) { super(m); } }
    static class B extends A { private static final long serialVersionUID = 1; B(String m) { super(m); } }
    static void thrower(int i) throws Exception {
        switch (i) {
            case 0: throw new A("a"); case 1: throw new B("b"); case 2: throw new IOException("io"); case 3: throw new FileNotFoundException("fnf");
            case 4: Object o = "s"; Integer x = (Integer) o; System.out.println(x); break;
            case 5: System.out.println((new int[1][0])[0][0]); break;
            case 6: throw new StackOverflowError("fake so"); case 7: throw new Exception(); case 8: throw new UncheckedIOException(new IOException("inner"));
            case 9: List.of(1).iterator().remove(); break;
            default: System.out.println("no throw " + i);
        }
    }
    static String handle(int i) {
        try { thrower(i); return "none"; }
        catch (B e) { return "B " + e.getMessage(); }
        catch (A | FileNotFoundException e) { return "A|FNF " + e.getMessage() + " " + e.getClass().getSimpleName(); }
        catch (IOException e) { return "IO " + e.getMessage(); }
        catch (ClassCastException | IndexOutOfBoundsException e) { return "runtime " + e.getClass().getSimpleName(); }
        catch (RuntimeException e) { return "other runtime " + e.getClass().getSimpleName() + " " + e.getCause(); }
        catch (Exception e) { return "exception " + e.getMessage(); }
        catch (Throwable e) { return "throwable " + e.getMessage(); }
    }
    static void precise(int i) throws A, IOException {
        try { if (i == 0) throw new A("pa"); if (i == 1) throw new IOException("pio"); } catch (final Exception e) { System.out.print("rethrow "); throw e; }
    }
    @SuppressWarnings("unchecked") static <T extends Throwable> void sneaky(Throwable t) throws T { throw (T) t; }
    static int handlerThrows() {
        try {
            try { throw new A("1"); } catch (A e) { throw new B("2" + e.getMessage()); } finally { System.out.print("[fin]"); }
        } catch (B e) {
            return e.getMessage().length();
        } catch (A e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 11; i++) System.out.println(handle(i));
        for (int i = 0; i < 3; i++)
            try {
                precise(i);
                System.out.println("quiet");
            } catch (A e) {
                System.out.println("A " + e.getMessage());
            } catch (IOException e) {
                System.out.println("IO " + e.getMessage());
            }
        try { MultiCatch.<RuntimeException>sneaky(new IOException("sneaked")); } catch (Exception e) { System.out.println(e); }
        System.out.println(handlerThrows());
        try { throw (Exception) new A("cast"); } catch (A e) { System.out.println(e.getMessage()); } catch (Exception e) { System.out.println("no"); }
        int n = 0;
        for (int i = 0; i < 20000; i++) { try { if (i % 3 == 0) throw new A(null); n++; } catch (A e) { n += 2; } }
        System.out.println(n);
    }
}
