// A bank simulation: accounts, transactions with failures, custom exceptions, statements, interest in cents.
import java.util.*;

public class BankSim {
    static class BankException extends Exception { private static final long serialVersionUID = 1; BankException(String m) { super(m); } }
    static final class Insufficient extends BankException {
        private static final long serialVersionUID = 1;
        final long missing;
        Insufficient(long m) { super("missing " + cents(m)); missing = m; }
    }
    static String cents(long c) { return (c < 0 ? "-" : "") + Math.abs(c) / 100 + "." + String.format("%02d", Math.abs(c) % 100); }
    static abstract class Account {
        private static int nextId = 1; final int id = nextId++; final String owner; protected long bal; private final List<String> log = new ArrayList<>();
        Account(String o) { owner = o; }
        void deposit(long c) { if (c <= 0) throw new IllegalArgumentException("deposit " + c); bal = Math.addExact(bal, c); log.add("+" + cents(c)); }
        void withdraw(long c) throws BankException { if (bal - c < -overdraft()) throw new Insufficient(c - bal - overdraft()); bal -= c; log.add("-" + cents(c)); }
        abstract long overdraft();
        void monthEnd() { }
        List<String> statement() { return Collections.unmodifiableList(log); }
        @Override public String toString() { return getClass().getSimpleName() + "#" + id + "(" + owner + ", " + cents(bal) + ")"; }
    }
    static class Checking extends Account {
        Checking(String o) { super(o); }
        long overdraft() { return 10000; }
        @Override void monthEnd() { if (bal < 0) try { withdraw(500); } catch (BankException e) { bal -= 1; } }
    }
    static class Savings extends Account {
        final int bp;
        Savings(String o, int bp) { super(o); this.bp = bp; }
        long overdraft() { return 0; }
        @Override void monthEnd() { long i = Math.round(bal * bp / 120000.0); if (i > 0) deposit(i); }
        @Override void withdraw(long c) throws BankException { if (c > 50000) throw new BankException("limit"); super.withdraw(c); }
    }

    public static void main(String[] args) {
        Account[] as = {new Checking("ann"), new Savings("bob", 250), new Savings("cid", 1)};
        Random r = new Random(11); int[] fails = new int[3]; Map<String, Integer> why = new TreeMap<>();
        for (int m = 1; m <= 6; m++) {
            for (int t = 0; t < 15; t++) {
                Account a = as[r.nextInt(3)], b = as[r.nextInt(3)];
                long amt = r.nextInt(80000) - 2000;
                try {
                    switch (r.nextInt(3)) { case 0: a.deposit(amt); break; case 1: a.withdraw(Math.abs(amt)); break; default: a.withdraw(Math.abs(amt)); b.deposit(Math.abs(amt)); }
                } catch (Insufficient e) {
                    fails[0]++;
                    why.merge("insufficient", 1, Integer::sum);
                } catch (BankException e) {
                    fails[1]++;
                    why.merge(e.getMessage(), 1, Integer::sum);
                } catch (IllegalArgumentException e) {
                    fails[2]++;
                    why.merge("illegal", 1, Integer::sum);
                }
            }
            for (Account a : as) a.monthEnd(); System.out.println(m + " " + Arrays.toString(as) + " " + Arrays.toString(fails));
        }
        System.out.println(why);
        for (Account a : as) System.out.println(a.owner + " " + a.statement());
        try { as[0].statement().add("hack"); } catch (UnsupportedOperationException e) { System.out.println("read only"); }
        try { as[0].deposit(Long.MAX_VALUE); as[0].deposit(Long.MAX_VALUE); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { as[1].withdraw(1); as[1].withdraw(Long.MAX_VALUE); } catch (BankException e) { System.out.println(e.getMessage()); }
    }
}
