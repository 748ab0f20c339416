import java.util.ArrayList;
import java.util.List;

/** Holds as many live objects as its argument says, writes "ready", then changes them one after the other for ever. */
public class ManyObjects {
    int value;

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        List<ManyObjects> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(new ManyObjects());
        }
        System.out.println("ready");
        for (int i = 0; ; i++) {
            all.get(i % count).value++;
        }
    }
}
