// A JSON parser and pretty printer: nesting, escapes, numbers, errors with positions, round trips.
import java.util.*;

public class JsonPrinter {
    final String s; int p;
    JsonPrinter(String s) { this.s = s; }
    static Object parse(String s) { JsonPrinter j = new JsonPrinter(s); Object v = j.value(); j.ws(); if (j.p < s.length()) throw j.err("trailing data"); return v; }
    IllegalArgumentException err(String m) { return new IllegalArgumentException(m + " at " + p); }
    void ws() { while (p < s.length() && s.charAt(p) <= ' ') p++; }
    char next() { ws(); if (p >= s.length()) throw err("unexpected end"); return s.charAt(p); }
    Object value() {
        char c = next();
        switch (c) {
            case '{': {
                Map<String, Object> m = new LinkedHashMap<>();
                p++;
                if (next() == '}') { p++; return m; } while (true) { if (next() != '"') throw err("expected key"); String k = string(); if (next() != ':') throw err("expected ':'"); p++; m.put(k, value()); char d = next(); p++; if (d == '}') return m; if (d != ',') { p--; throw err("expected ',' or '}'"); } }
            }
            case '[': {
                List<Object> l = new ArrayList<>();
                p++;
                if (next() == ']') { p++; return l; } while (true) { l.add(value()); char d = next(); p++; if (d == ']') return l; if (d != ',') { p--; throw err("expected ',' or ']'"); } }
            }
            case '"': return string();
            case 't': return word("true", true); case 'f': return word("false", false); case 'n': return word("null", null);
            default: int st = p;
            if (c == '-') p++; while (p < s.length() && "0123456789.eE+-".indexOf(s.charAt(p)) >= 0) p++;
            String n = s.substring(st, p);
            try {
                if (n.matches("-?(0|[1-9]\\d*)")) return Long.valueOf(n);
                if (n.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) return Double.valueOf(n);
            } catch (NumberFormatException e) {
                p = st;
                throw err("number too large");
            }
            p = st;
            throw err("bad value");
        }
    }
    Object word(String w, Object v) { if (!s.startsWith(w, p)) throw err("bad literal"); p += w.length(); return v; }
    String string() {
        StringBuilder sb = new StringBuilder();
        for (p++; ; p++) {
            if (p >= s.length()) throw err("unterminated string");
            char c = s.charAt(p);
            if (c == '"') { p++; return sb.toString(); }
            if (c == '\\') { c = s.charAt(++p); switch (c) { case 'n': sb.append('\n'); break; case 't': sb.append('\t'); break; case 'u': sb.append((char) Integer.parseInt(s.substring(p + 1, p + 5), 16)); p += 4; break; case '"': case '\\': case '/': sb.append(c); break; default: throw err("bad escape"); } } else if (c < ' ') throw err("control character"); else sb.append(c);
        }
    }
    static void write(Object o, StringBuilder sb, int ind) {
        if (o instanceof Map<?, ?> m) {
            if (m.isEmpty()) { sb.append("{}"); return; }
            sb.append("{\n");
            int i = 0;
            for (Map.Entry<?, ?> e : m.entrySet()) {
                sb.append("  ".repeat(ind + 1));
                write(e.getKey(), sb, 0);
                sb.append(": ");
                write(e.getValue(), sb, ind + 1);
                sb.append(++i < m.size() ? ",\n" : "\n");
            }
            sb.append("  ".repeat(ind)).append('}');
        }
        else if (o instanceof List<?> l) { sb.append('['); for (int i = 0; i < l.size(); i++) { if (i > 0) sb.append(", "); write(l.get(i), sb, ind); } sb.append(']'); }
        else if (o instanceof String t) {
            sb.append('"');
            for (char c : t.toCharArray()) if (c == '"' || c == '\\') sb.append('\\').append(c); else if (c < ' ' || c > 126) sb.append(String.format("\\u%04x", (int) c)); else sb.append(c);
            sb.append('"');
        }
        else sb.append(o);
    }

    public static void main(String[] args) {
        for (String s : new String[] {"{\"a\": 1, \"b\": [true, false, null, -0.5e3], \"c\": {\"d\": \"x\\ny\\u0041\\u00e9\", \"e\": {}}, \"f\": []}", "[]", " 42 ", "\"\\\\ \\\"q\\\"\"", "[1,2", "{\"a\" 1}", "{a:1}", "tru", "[1,]", "01", "1.", "\"open", "\"\\q\"", "[1] x", "", "{\"k\":1,\"k\":2}", "99999999999999999999", "[[[[]]]]", "1e400"})
            try {
                Object o = parse(s);
                StringBuilder sb = new StringBuilder();
                write(o, sb, 0);
                System.out.println(sb + " " + (o == null ? "null" : o.getClass().getSimpleName()) + " " + parse(sb.toString()).equals(o));
            } catch (IllegalArgumentException e) {
                System.out.println(s + " ! " + e.getMessage());
            }
    }
}
