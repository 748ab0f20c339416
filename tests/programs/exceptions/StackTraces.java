// printStackTrace to a PrintWriter and the elements of stack traces: names, lines, causes, circular references.
import java.io.*;

public class StackTraces {
    static class Outer { static class In { void fail(int n) { if (n == 0) throw new IllegalStateException("deep"); fail(n - 1); } } Outer() { new In().fail(2); } }
    static String trace(Throwable t) { StringWriter w = new StringWriter(); t.printStackTrace(new PrintWriter(w, true)); return w.toString(); }
    static Throwable make() { return new Throwable("made"); }
    static void wrap() throws Exception {
        try { new Outer(); }
        catch (IllegalStateException e) { throw new Exception("wrapped", e); }
    }
    static void wrap2() { try { wrap(); } catch (Exception e) { throw new RuntimeException("twice", e); } }

    public static void main(String[] args) {
        System.out.print(trace(make()));
        try { wrap2(); } catch (RuntimeException e) {
            System.out.print(trace(e));
            for (StackTraceElement el : e.getCause().getCause().getStackTrace())
                System.out.println(el.getClassName() + "." + el.getMethodName() + ":" + el.getLineNumber() + " " + el.getFileName() + " " + el.isNativeMethod());
        }
        Exception a = new Exception("a"), b = new Exception("b", a);
        a.initCause(b);
        System.out.print(trace(a));
        Exception s = new Exception("s"); s.addSuppressed(new Exception("sup1", new Error("cause of sup1"))); s.addSuppressed(b);
        System.out.print(trace(s));
        Exception cut = new Exception("cut");
        cut.setStackTrace(new StackTraceElement[] {new StackTraceElement("Fake", "method", "Fake.java", 12), new StackTraceElement("Fake", "nat", null, -2), new StackTraceElement("Fake", "unknown", null, -1), new StackTraceElement("Fake", "noline", "F.java", -1)});
        System.out.print(trace(cut));
        Throwable none = new Throwable("no trace", null, false, false) { private static final long serialVersionUID = 1; };
        System.out.print(trace(none));
        System.out.println(none.getStackTrace().length);
        StackTraceElement here = new Throwable().getStackTrace()[0];
        System.out.println(here);
        make().fillInStackTrace().printStackTrace(System.out);
        Runnable r = new Runnable() { public void run() { new Exception("in anon").printStackTrace(System.out); } };
        r.run();
        System.err.println("also on stderr");
        new Error("stderr trace").printStackTrace();
        System.out.println(Thread.currentThread().getStackTrace()[1].getMethodName() + " " + StackWalker.getInstance().walk(st -> st.map(StackWalker.StackFrame::getMethodName).toList()));
    }
}
