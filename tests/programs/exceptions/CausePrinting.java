// printStackTrace to standard output of chains, suppressed inside causes, overridden printStackTrace and cyclic graphs.
import java.io.*;

public class CausePrinting {
    static class Wrapped extends Exception {
        private static final long serialVersionUID = 1;
        Wrapped(String m, Throwable c) { super(m, c); }
        @Override public void printStackTrace(PrintStream s) { s.println("[begin]"); super.printStackTrace(s); s.println("[end]"); }
    }

    static void low(int k) throws IOException {
        if (k == 0) throw new FileNotFoundException("no file");
        try (Closeable c = () -> { throw new IOException("close failed"); }) {
            throw new EOFException("early end");
        }
    }

    static void mid(int k) throws Exception {
        try {
            low(k);
        } catch (FileNotFoundException e) {
            throw new Wrapped("mid", e);
        }
    }

    static Throwable strip(Throwable t) {
        for (Throwable c = t; c != null; c = c.getCause()) {
            StackTraceElement[] st = c.getStackTrace();
            int n = 0;
            for (StackTraceElement e : st) if (!e.getMethodName().contains("lambda")) n++;
            StackTraceElement[] out = new StackTraceElement[n];
            n = 0;
            for (StackTraceElement e : st) if (!e.getMethodName().contains("lambda")) out[n++] = e;
            c.setStackTrace(out);
            for (Throwable s : c.getSuppressed()) strip(s);
        }
        return t;
    }

    public static void main(String[] args) {
        for (int k = 0; k < 2; k++)
            try {
                mid(k);
            } catch (Exception e) {
                strip(e).printStackTrace(System.out);
            }
        Exception a = new Exception("A"), b = new Exception("B"), c = new RuntimeException("C", a);
        a.addSuppressed(b);
        b.addSuppressed(c);
        a.printStackTrace(System.out);
        StringWriter w = new StringWriter();
        new Wrapped(null, new Error()).printStackTrace(new PrintWriter(w, true));
        System.out.print(w);
        Throwable deep = new Throwable("0");
        for (int i = 1; i < 5; i++) deep = new Throwable("" + i, deep);
        deep.printStackTrace(System.out);
        System.out.println(new Wrapped("x", new IllegalStateException("y")) + " " + new RuntimeException(new IOException("z")).getMessage() + " " + new ExceptionInInitializerError("s").getMessage() + " " + new ExceptionInInitializerError(a).getMessage());
        throw new IllegalStateException("final", c);
    }
}
