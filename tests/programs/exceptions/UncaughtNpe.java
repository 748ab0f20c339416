// An uncaught helpful NullPointerException with a trace through instance and static methods.
public class UncaughtNpe {
    private final UncaughtNpe child;
    private String label;

    UncaughtNpe(UncaughtNpe child) {
        this.child = child;
    }

    int depth(int n) {
        if (n == 0) return child.label.length();
        return child.depth(n - 1);
    }

    static int start(UncaughtNpe root) {
        int[] table = new int[4];
        table[1] = root.depth(1);
        return table[1];
    }

    public static void main(String[] args) {
        UncaughtNpe leaf = new UncaughtNpe(null);
        UncaughtNpe mid = new UncaughtNpe(leaf);
        System.out.println(leaf.child == null);
        System.out.println(start(new UncaughtNpe(mid)));
    }
}
