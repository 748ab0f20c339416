// Exceptions as control flow: nested try in loops, retries, finally with break and continue, rethrow in nested methods, state checks.
import java.util.*;

public class ExceptionFlow {
    static class Retry extends Exception {
        private static final long serialVersionUID = 1;
        final int attempt;
        Retry(int a) { super("attempt " + a, null, false, false); attempt = a; }
    }
    static int flaky(int need, int attempt) throws Retry { if (attempt < need) throw new Retry(attempt); return need * 100 + attempt; }
    static String retry(int need, int max) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; ; i++) {
            try {
                return sb.append(flaky(need, i)).toString();
            } catch (Retry e) {
                sb.append(e.attempt).append(',');
                if (i + 1 == max) return sb.append("gave up").toString();
            } finally {
                sb.append(';');
            }
        }
    }
    static int depth(int n, List<String> log) throws Exception {
        try {
            if (n == 0) throw new Exception("base");
            return depth(n - 1, log);
        } catch (Exception e) {
            log.add("c" + n);
            if (n % 2 == 0) throw e;
            throw new Exception(e.getMessage() + n);
        } finally {
            log.add("f" + n);
        }
    }
    static int parse(String s) {
        int r = 0;
        try {
            r = Integer.parseInt(s);
            r /= s.length() - 1;
            return r;
        } catch (NumberFormatException e) {
            r = -1;
        } catch (ArithmeticException e) {
            return -2;
        } finally {
            r += 1000;
        }
        return r;
    }
    static int seq(int k) {
        int x = 1;
        try {
            x = 2;
            if (k == 0) throw new RuntimeException();
            x = 3;
            try {
                x = 4;
                if (k == 1) throw new IllegalStateException();
                x = 5;
            } catch (IllegalStateException e) {
                x *= 10;
                if (k == 1) throw new UnsupportedOperationException("" + x);
            } finally {
                x += 1;
            }
        } catch (UnsupportedOperationException e) {
            x *= 2;
        } catch (RuntimeException e) {
            x += 100;
        }
        return x;
    }
    static long sumUntil(Iterator<?> it) {
        long s = 0;
        try { while (true) s += (Integer) it.next(); } catch (NoSuchElementException e) { return s; } catch (ClassCastException e) { return -s; }
    }
    static boolean and(boolean... bs) { try { for (boolean b : bs) if (!b) throw new Error(); return true; } catch (Error e) { return false; } }

    public static void main(String[] args) throws Exception {
        System.out.println(retry(0, 3) + " " + retry(2, 5) + " " + retry(9, 3));
        List<String> log = new ArrayList<>();
        try { depth(5, log); } catch (Exception e) { System.out.println(e.getMessage() + log); }
        for (String s : new String[] {"42", "x", "7", "100", ""}) System.out.print(parse(s) + " ");
        System.out.println();
        for (int k = 0; k < 3; k++) System.out.print(seq(k) + " ");
        System.out.println(sumUntil(List.of(1, 2, 3).iterator()) + " " + sumUntil(List.of(1, 2, "x", 3).iterator()) + and(true, true) + and(true, false));
        int caught = 0;
        for (int i = 0; i < 50; i++) {
            try {
                try { Object o = i % 3 == 0 ? "s" : i % 3 == 1 ? (Object) i : null; int v = (Integer) o; caught += v; } catch (ClassCastException e) { caught += 1000; }
            } catch (NullPointerException e) {
                caught -= 1;
            }
        }
        System.out.println(caught);
        Throwable t = new Exception("outer", new RuntimeException("mid", new Error("root")));
        StringBuilder sb = new StringBuilder();
        for (Throwable c = t; c != null; c = c.getCause()) sb.append(c.getClass().getSimpleName()).append(':').append(c.getMessage()).append(' ');
        System.out.println(sb);
        System.out.println(new Exception((String) null).getMessage() + new Exception((Throwable) null).getMessage() + new Exception(new Error("e")).getMessage() + new RuntimeException("m", null) + new Exception().getLocalizedMessage() + new AssertionError(5).getMessage() + new AssertionError("x", t).getCause().getMessage());
        label: try { if (caught != 0) break label; System.out.println("skipped"); } finally { System.out.println("fin after break"); }
        int n = 0;
        do { try { n++; if (n < 3) continue; break; } finally { n += 10; } } while (n < 100);
        System.out.println(n);
        Object lock = new Object();
        try { synchronized (lock) { Object o = null; o.notify(); } } catch (NullPointerException e) { System.out.println(Thread.holdsLock(lock)); }
        try { Object[] os = new Integer[1]; os[0] = 1.5; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        try {
            throw new Exception() { private static final long serialVersionUID = 1; @Override public String getMessage() { return "anonymous exception"; } };
        } catch (Exception e) {
            System.out.println(e.getMessage() + " " + e);
        }
    }
}
