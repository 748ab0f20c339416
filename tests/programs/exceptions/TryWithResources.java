// try-with-resources: closing order, null resources, suppressed exceptions, existing variables, failing constructors.
import java.util.*;

public class TryWithResources {
    static List<String> log = new ArrayList<>();
    static class R implements AutoCloseable {
        final String n; final boolean fail;
        R(String n, boolean ctorFails, boolean fail) { if (ctorFails) throw new IllegalArgumentException("ctor " + n); this.n = n; this.fail = fail; log.add("open " + n); }
        @Override public void close() { log.add("close " + n); if (fail) throw new IllegalStateException("close " + n); }
    }
    static void flush(String what) { System.out.println(what + " " + log); log.clear(); }
    static String show(Throwable t) {
        StringBuilder sb = new StringBuilder(t.getMessage());
        for (Throwable s : t.getSuppressed()) sb.append(" +(").append(show(s)).append(")");
        return sb.toString();
    }
    static int ret() { try (R r = new R("ret", false, false)) { return log.size(); } finally { log.add("finally"); } }

    public static void main(String[] args) {
        try (R a = new R("a", false, false); R b = new R("b", false, false)) { log.add("body " + a.n + b.n); }
        flush("plain");
        try (R a = new R("a", false, true); R b = new R("b", false, true); R c = new R("c", false, false)) {
            throw new RuntimeException("body" + a.n + b.n + c.n);
        } catch (RuntimeException e) {
            log.add("caught");
            flush(show(e));
        }
        try (R a = new R("a", false, true); R b = new R("b", false, true)) { log.add("x" + a.n + b.n); } catch (IllegalStateException e) { flush(show(e)); }
        try (R a = new R("a", false, true); R b = new R("b", true, false)) { log.add("never" + a.n + b.n); } catch (RuntimeException e) { flush(show(e)); }
        try (R n = null) { log.add("null resource " + n); } flush("null");
        R outer = new R("outer", false, false);
        try (outer) { log.add("use " + outer.n); } catch (Exception e) { log.add("no"); } finally { log.add("fin"); } flush("existing");
        System.out.println(ret()); flush("return");
        for (int i = 0; i < 4; i++) { try (R r = new R("l" + i, false, false)) { if (i == 1) continue; if (i == 2) break; log.add("i" + i + r.n); } } flush("loop");
        try { try (R r = new R("n1", false, true)) { try (R q = new R("n2", false, true)) { throw new Error("deep" + r.n + q.n); } } } catch (Error e) { flush(show(e)); }
        AutoCloseable lam = () -> log.add("lambda close");
        try (lam) { log.add("in"); } catch (Exception e) { log.add("?"); } flush("lambda");
        Exception self = new Exception("self");
        try { self.addSuppressed(self); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { self.addSuppressed(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { self.initCause(self); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        self.initCause(new Error("c"));
        try { self.initCause(null); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    }
}
