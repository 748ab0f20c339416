// NegativeArraySizeException out of a multi-dimensional allocation in a static nested constructor.
public class UncaughtNegativeSize {
    static class Grid {
        final int[][] cells;
        Grid(int w, int h) {
            cells = new int[w][h];
        }
    }

    public static void main(String[] args) {
        int w = 3;
        for (int h = 2; ; h--)
            System.out.println(new Grid(w, h).cells[0].length);
    }
}
