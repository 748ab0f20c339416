// Uncaught exception whose trace passes through inner, anonymous and local classes, constructors and static initialisers of nested classes.
public class UncaughtNested {
    interface Task { void run(int depth); }

    class Inner {
        final Task task;
        Inner(Task t) { task = t; }
        void go(int d) { task.run(d); }
    }

    public static void main(String[] args) {
        class Local {
            Local(int d) { check(d); }
            private void check(int d) {
                if (d > 2) throw new UnsupportedOperationException("depth " + d);
                System.out.println("checked " + d);
            }
        }
        Task anon = new Task() {
            @Override public void run(int depth) {
                new Local(depth);
                run(depth + 1);
            }
        };
        new UncaughtNested().new Inner(anon).go(0);
    }
}
