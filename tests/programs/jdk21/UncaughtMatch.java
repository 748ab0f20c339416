// A MatchException with its cause ends the program: a record accessor throws during deconstruction.
public class UncaughtMatch {
    record Cell(int[] data) {
        public int[] data() {
            if (data == null) throw new IllegalStateException("no data");
            return data;
        }
    }

    static int total(Object o) {
        return switch (o) {
            case Cell(int[] d) when d.length == 0 -> 0;
            case Cell(int[] d) -> d[0] + d.length;
            default -> -1;
        };
    }

    public static void main(String[] args) {
        System.out.println(total(new Cell(new int[0])) + " " + total(new Cell(new int[] {4, 5})) + " " + total("x"));
        System.out.println(total(new Cell(null)));
    }
}
