// The main class fails in its static initialiser called from another class: ExceptionInInitializerError ends the program.
public class UncaughtInitializer {
    static class Config {
        static final int SIZE = load("size");
        private static int load(String key) {
            int[] values = new int[0];
            return values[key.length()];
        }
    }

    public static void main(String[] args) {
        System.out.println("before");
        System.out.println(Config.SIZE);
    }
}
