// A chain of four causes with different shared frame counts, thrown from a loop.
public class UncaughtDeepCauses {
    static void level(int n) throws Exception {
        if (n == 0) throw new java.util.NoSuchElementException("bottom");
        try {
            level(n - 1);
        } catch (java.util.NoSuchElementException e) {
            throw new Exception("level " + n, e);
        } catch (Exception e) {
            if (n % 2 == 1) throw new Exception("level " + n, e);
            throw e;
        }
    }

    static void direct() throws Exception {
        Exception pre = new Exception("created early");
        try {
            level(5);
        } catch (Exception e) {
            pre.initCause(e);
            throw pre;
        }
    }

    public static void main(String[] args) throws Exception {
        direct();
    }
}
