// Runtime.halt ends at once: no shutdown hooks, no finally.
public class HaltNow {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook must not run")));
        try {
            System.out.println("halting");
            System.out.flush();
            Runtime.getRuntime().halt(9);
        } finally {
            System.out.println("not printed");
        }
    }
}
