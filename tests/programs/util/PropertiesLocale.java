// Properties loading and storing in memory, Locale objects, Currency-free formatting, resource-free string tables, Observer-style maps.
import java.io.*;
import java.util.*;

public class PropertiesLocale {
    public static void main(String[] args) throws IOException {
        Properties p = new Properties();
        p.load(new StringReader("# comment\n! also\na=1\nb : two words \n c   three\nlong = one \\\n   two\nesc\\ key=v\\u0041\\t|\nempty=\nnovalue\na=2\n"));
        System.out.println(new TreeMap<>(p) + " " + p.size() + " " + p.getProperty("a") + p.getProperty("zz") + p.getProperty("zz", "d"));
        Properties q = new Properties(p);
        q.setProperty("own", "x");
        System.out.println(q.getProperty("a") + " " + q.size() + " " + new TreeSet<>(q.stringPropertyNames()));
        Properties o = new Properties();
        o.setProperty("k e=y", "v: e\n");
        StringWriter w = new StringWriter();
        o.store(w, null);
        System.out.println(w.toString().lines().filter(l -> !l.startsWith("#")).toList());
        Properties back = new Properties();
        back.load(new StringReader(w.toString()));
        System.out.println(back.equals(o));
        try { p.load(new StringReader("bad=\\u00zz")); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { p.put(null, "x"); } catch (NullPointerException e) { System.out.println("null key"); }
        for (Locale l : new Locale[] {Locale.US, Locale.ROOT, Locale.GERMANY, new Locale("pt", "BR"), Locale.forLanguageTag("zh-Hans-CN"), new Locale("en", "GB", "x")})
            System.out.println("[" + l + "] " + l.toLanguageTag() + " " + l.getLanguage() + "/" + l.getCountry() + "/" + l.getScript());
        System.out.println(Locale.US.equals(new Locale("en", "US")) + " " + Locale.US.getDisplayLanguage(Locale.US) + " " + Locale.FRANCE.getDisplayCountry(Locale.US) + " " + String.format(Locale.US, "%,.2f", 1234.5) + " " + "TITLE".toLowerCase(Locale.ROOT));
        StringJoiner j = new StringJoiner("&");
        for (Map.Entry<String, String> e : new TreeMap<>(Map.of("q", "a b", "r", "x&y")).entrySet())
            j.add(e.getKey() + "=" + java.net.URLEncoder.encode(e.getValue(), java.nio.charset.StandardCharsets.UTF_8));
        System.out.println(j + " " + java.net.URLDecoder.decode("a%20b+c%26", java.nio.charset.StandardCharsets.UTF_8));
        ResourceBundle rb = new ListResourceBundle() { @Override protected Object[][] getContents() { return new Object[][] {{"hi", "hello"}, {"n", 5}}; } };
        System.out.println(rb.getString("hi") + rb.getObject("n") + new TreeSet<>(rb.keySet()));
        try { rb.getString("missing"); } catch (MissingResourceException e) { System.out.println(e.getKey()); }
        java.net.URI u = java.net.URI.create("http://user@host:80/a/../b/./c?q=1#frag");
        System.out.println(u.getHost() + u.getPort() + u.getPath() + u.getQuery() + u.getFragment() + " " + u.normalize() + " " + u.resolve("../d") + " " + u.getScheme());
        try { new java.net.URI("ht tp://x"); } catch (java.net.URISyntaxException e) { System.out.println(e.getMessage()); }
    }
}
