// A command line parser over program arguments: flags, values, repeated options, rest arguments and errors.
import java.util.*;

public class ArgsParser {
    final Map<String, List<String>> opts = new TreeMap<>();
    final List<String> rest = new ArrayList<>();

    ArgsParser(String[] args) {
        boolean only = false;
        for (int i = 0; i < args.length; i++) {
            String a = args[i];
            if (only || !a.startsWith("-") || a.equals("-")) rest.add(a);
            else if (a.equals("--")) only = true;
            else if (a.startsWith("--")) { int eq = a.indexOf('='); if (eq > 0) put(a.substring(2, eq), a.substring(eq + 1)); else put(a.substring(2), "true"); }
            else if (a.length() == 2 && i + 1 < args.length && !args[i + 1].startsWith("-")) put(a.substring(1), args[++i]);
            else for (char c : a.substring(1).toCharArray()) put("" + c, "true");
        }
    }

    void put(String k, String v) { opts.computeIfAbsent(k, x -> new ArrayList<>()).add(v); }
    int num(String k) { List<String> l = opts.get(k); if (l == null) throw new NoSuchElementException("missing option " + k); return Integer.parseInt(l.get(l.size() - 1)); }

    public static void main(String[] args) {
        ArgsParser p = new ArgsParser(args);
        System.out.println(args.length + " " + p.opts);
        for (String r : p.rest) System.out.println("rest <" + r + "> " + r.length());
        System.out.println(p.num("n") + 1);
        for (String k : new String[] {"level", "name", "absent"})
            try { System.out.println(k + " " + p.num(k)); } catch (NumberFormatException e) { System.out.println(k + " not a number: " + e.getMessage()); }
    }
}
