// Assertions are on: with and without a detail message, of several types, the last one uncaught.
public class AssertFails {
    static int calls;
    static String detail() { calls++; return "expensive detail"; }
    static void check(int i) {
        switch (i) {
            case 0: assert i > 0; break;
            case 1: assert i > 1 : "message " + i; break;
            case 2: assert i > 2 : 42; break;
            case 3: assert i > 3 : 'c'; break;
            case 4: assert i > 4 : 2.5; break;
            case 5: assert i > 5 : null; break;
            case 6: assert i > 6 : new RuntimeException("as cause"); break;
            case 7: assert i == 7 : detail(); break;
            case 8: assert false : true; break;
            case 9: assert i == 0 : 1L << 40; break;
            default: assert i < 0 : detail() + i;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++) {
            try { check(i); System.out.println(i + " passed"); }
            catch (AssertionError e) { System.out.println(i + " " + e + " | " + e.getMessage() + " | " + e.getCause()); }
        }
        System.out.println(calls);
        boolean on = false;
        assert on = true;
        System.out.println(on + " " + AssertFails.class.desiredAssertionStatus());
        check(10);
    }
}
