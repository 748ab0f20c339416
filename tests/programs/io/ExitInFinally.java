// Exit status given in a finally block while an exception is on its way; negative status is truncated by the system.
public class ExitInFinally {
    public static void main(String[] args) {
        try {
            System.out.println("throwing");
            throw new IllegalStateException("never reported");
        } finally {
            System.out.println("exiting");
            Runtime.getRuntime().exit(-2);
        }
    }
}
