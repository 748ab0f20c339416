import java.io.*;
import java.util.*;

/** Resource bundles as classes, property files as text, Scanner with locales. */
public class Bundles {
    public static class Texts extends ListResourceBundle {
        protected Object[][] getContents() { return new Object[][] {{"hello", "Hello"}, {"count", 3}, {"list", new String[] {"a", "b"}}}; }
    }

    public static class Texts_de extends ListResourceBundle {
        protected Object[][] getContents() { return new Object[][] {{"hello", "Hallo"}}; }
    }

    public static void main(String[] args) throws Exception {
        for (Locale l : new Locale[] {Locale.ENGLISH, Locale.GERMAN, Locale.GERMANY, new Locale("de", "AT"), Locale.FRENCH}) {
            ResourceBundle b = ResourceBundle.getBundle("Bundles$Texts", l);
            System.out.println(l + " " + b.getLocale() + " " + b.getString("hello") + " " + b.getObject("count") + " " + b.getStringArray("list").length + " " + new TreeSet<>(b.keySet()) + b.containsKey("x"));
        }
        try { ResourceBundle.getBundle("no.such.Bundle", Locale.US); } catch (MissingResourceException e) { System.out.println(e.getMessage() + " " + e.getKey()); }
        try { ResourceBundle.getBundle("Bundles$Texts").getString("nokey"); } catch (MissingResourceException e) { System.out.println(e.getMessage()); }
        try { ResourceBundle.getBundle("Bundles$Texts").getString("count"); } catch (ClassCastException e) { System.out.println("cast"); }
        Properties p = new Properties();
        p.load(new StringReader("a = 1\n# comment\nb:two\\\n   lines\nk\\u0065y x\n! c\nempty=\n"));
        System.out.println(new TreeMap<>(p) + " " + p.getProperty("zz", "default"));
        PropertyResourceBundle pb = new PropertyResourceBundle(new StringReader("x=y"));
        System.out.println(pb.getString("x"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        p.storeToXML(out, "c");
        Properties q = new Properties();
        q.loadFromXML(new ByteArrayInputStream(out.toByteArray()));
        System.out.println(p.equals(q));
        Scanner s = new Scanner("1.234,5 7 ja").useLocale(Locale.GERMANY);
        System.out.println(s.nextDouble() + " " + s.nextInt() + " " + s.hasNextBoolean() + s.next());
        System.out.println(System.getProperty("user.language") + " " + Locale.getDefault() + " " + System.getProperty("file.separator") + System.lineSeparator().length());
        System.out.println(System.getenv("NO_SUCH_VARIABLE") + " " + (System.getenv("PATH") != null) + " " + System.getenv().containsKey("PATH"));
    }
}
