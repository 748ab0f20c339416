// Line numbers in traces: multi-line expressions, chained calls, initialisers, constructors, loops, switch arms, string concatenation.
public class StackTraceLines {
    static int fail(int n) {
        if (n > 0)
            throw new IllegalStateException("n" + n);
        return n;
    }

    static int field = 3;
    int a = fail(
        field - 3);
    int b;

    StackTraceLines(int x) {
        b = x
            + fail(x)
            + 1;
    }

    StackTraceLines chain(int x) {
        fail(x);
        return this;
    }

    static void show(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            StringBuilder sb = new StringBuilder(e.getClass().getSimpleName());
            for (StackTraceElement el : e.getStackTrace())
                if (el.getClassName().equals("StackTraceLines") && !el.getMethodName().startsWith("lambda"))
                    sb.append(' ').append(el.getMethodName()).append(':').append(el.getLineNumber());
            System.out.println(sb);
        }
    }

    static void ctor() {
        new StackTraceLines(
            1);
    }

    static void chained() {
        new StackTraceLines(0)
            .chain(0)
            .chain(
                1)
            .chain(2);
    }

    static void array() {
        int[] t = {
            1,
            fail(0),
            2 / (field - 3),
        };
        System.out.println(t.length);
    }

    static String concat() {
        Object o = null;
        return "a" +
            field +
            o.hashCode() +
            "z";
    }

    static int sw(int k) {
        switch (k) {
            case 0:
                return 1;
            case 1:
                return fail(
                    5);
            default:
                return new int[] {1}[
                    k];
        }
    }

    static void loop() {
        for (int i = 0;
             i < fail(i) + 10;
             i++)
            field += 0;
    }

    static boolean cond(Integer i) {
        return field > 2
            && i > 0
            || field < 0;
    }

    static void assign(int[] arr) {
        arr
            [0] =
            fail(0);
    }

    static void lambda() {
        Runnable r = () ->
            fail(4);
        r.run();
    }

    public static void main(String[] args) {
        show(StackTraceLines::ctor);
        show(StackTraceLines::chained);
        show(StackTraceLines::array);
        show(StackTraceLines::concat);
        show(() -> sw(1));
        show(() -> sw(7));
        show(StackTraceLines::loop);
        show(() -> cond(null));
        show(() -> assign(null));
        show(StackTraceLines::lambda);
        field = 4; show(() -> new StackTraceLines(0));
    }
}
