/** Nothing: what a process costs before and after the work. */
public class Empty {
    public static void main(String[] args) {
    }
}
