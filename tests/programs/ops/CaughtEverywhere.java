// Exception tables: handlers in loops, nested ranges, handlers covering their own finally, exceptions from each faulting opcode.
public class CaughtEverywhere {
    static int zero, idx = 5; static int[] nul, arr = {1, 2, 3}; static Object str = "s"; static Object[] objs = new Integer[1]; static CaughtEverywhere none; int field; long lf;
    static String at(int k) {
        try {
            switch (k) {
                case 0: return "" + 1 / zero;
                case 1: return "" + 1L % zero;
                case 2: return "" + nul[0];
                case 3: nul[0] = 1;
                return "?";
                case 4: return "" + arr[idx];
                case 5: arr[-idx] = 1;
                return "?";
                case 6: return "" + nul.length;
                case 7: return "" + (Integer) str;
                case 8: objs[0] = "x";
                return "?";
                case 9: return "" + new int[-idx];
                case 10: return "" + none.field;
                case 11: none.lf = 1;
                return "?";
                case 12: none.inst();
                return "?";
                case 13: ((Runnable) str).run();
                return "?";
                case 14: synchronized ((Object) none) { return "?"; }
                case 15: throw null;
                case 16: throw new Error("direct");
                case 17: return "" + new int[2][-idx].length;
                case 18: return "" + (Object[]) (Object) arr;
                case 19: return "" + nul.clone();
                case 20: { Integer box = (Integer) null; return "" + (box + 1); }
                case 21: return "" + "abc".charAt(idx);
                case 22: return "" + Integer.parseInt("z");
                case 23: return "" + Long.valueOf((Long) (Object) 5);
                case 24: for (Object o : (Iterable<?>) str) return "" + o;
                return "?";
                case 25: assert k < 0 : "assert " + k;
                return "?";
                case 26: return "" + new long[arr.length][idx - 5].length;
                case 27: return "" + (byte[]) (Object) new boolean[1];
                case 28: throw (RuntimeException) (Object) new IllegalStateException("cast then throw");
                default: return "done " + k;
            }
        } catch (ArithmeticException | NegativeArraySizeException e) { return e.getClass().getSimpleName() + ":" + e.getMessage();
        } catch (IndexOutOfBoundsException e) { return "IOOBE " + e.getClass().getSimpleName();
        } catch (NullPointerException e) { return "NPE";
        } catch (ClassCastException e) { return "CCE";
        } catch (RuntimeException e) { return "RT " + e;
        } catch (AssertionError e) { return "AE " + e.getMessage();
        } catch (Error e) { return "E " + e.getMessage();
        } finally { idx = 5;
        }
    }
    void inst() { }
    static int nest(int k) {
        int r = 0;
        for (int i = 0; i < 3; i++) {
            try {
                r += 1;
                try {
                    r += 10;
                    if (i == k) throw new RuntimeException();
                    r += 100;
                } catch (RuntimeException e) {
                    r += 1000;
                    if (k == 1) throw new IllegalStateException();
                } finally {
                    r += 10000;
                    if (k == 2 && i == 2) break;
                }
                r += 100000;
            } catch (IllegalStateException e) {
                r += 1000000;
                continue;
            } finally {
                r += 2;
            }
        }
        return r;
    }
    static int handlerLoop() { int n = 0; while (true) { try { n++; if (n < 5) throw new Exception(); return n; } catch (Exception e) { continue; } } }
    static int wide() { long a = 1; double b = 2; int c = 3; try { a += 5; b *= 2; c = 1 / zero; } catch (ArithmeticException e) { return (int) (a + b + c); } return -1; }
    static int stack() { try { return 1 + 2 * (3 + arr[idx]); } catch (ArrayIndexOutOfBoundsException e) { return 4 + arr[2] * (5 + arr[0]); } }
    static boolean inCond() { return (zero == 0 ? helper() : true) && !helper(); }
    static boolean helper() { try { throw new Exception(); } catch (Exception e) { return true; } finally { zero = 0; } }

    public static void main(String[] args) {
        for (int k = 0; k < 30; k++) System.out.println(k + " " + at(k));
        for (int k = 0; k < 4; k++) System.out.println(nest(k));
        System.out.println(handlerLoop() + " " + wide() + " " + stack() + " " + inCond());
        int hits = 0;
        for (int i = 0; i < 3000; i++) { try { arr[i % 4]++; } catch (ArrayIndexOutOfBoundsException e) { hits++; } }
        System.out.println(hits + " " + arr[0] + arr[1] + arr[2]);
    }
}
