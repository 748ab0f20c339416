// An uncaught ClassCastException raised by a generic cast in the caller.
import java.util.ArrayList;
import java.util.List;

public class UncaughtCce {
    @SuppressWarnings({"unchecked", "rawtypes"})
    static List<String> polluted() {
        List l = new ArrayList();
        l.add("fine");
        l.add(7);
        return l;
    }

    static int total(List<String> l) {
        int n = 0;
        for (String s : l) {
            System.out.println(s);
            n += s.length();
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(total(polluted()));
    }
}
