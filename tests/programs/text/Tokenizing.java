// StringTokenizer, StringJoiner, StringReader and StreamTokenizer over fixed texts.
import java.io.*;
import java.util.*;

public class Tokenizing {
    public static void main(String[] args) throws IOException {
        StringTokenizer t = new StringTokenizer("a b\tc\nd  e");
        System.out.print(t.countTokens() + ":"); while (t.hasMoreTokens()) System.out.print(" " + t.nextToken());
        System.out.println();
        t = new StringTokenizer("1+2*(3-4)", "+-*()", true); while (t.hasMoreElements()) System.out.print("[" + t.nextElement() + "]"); System.out.println();
        t = new StringTokenizer("k=v;x=y", "="); System.out.println(t.nextToken() + " " + t.nextToken(";") + " " + t.nextToken("=;") + " " + t.nextToken());
        try { t.nextToken(); } catch (NoSuchElementException e) { System.out.println("none left " + e.getMessage()); }
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.println(j + " " + j.length());
        j.setEmptyValue("EMPTY");
        System.out.println(j);
        j.add("one").add("two").add(null);
        System.out.println(j + " " + j.length());
        StringJoiner k = new StringJoiner("-", "<", ">"); k.add("x").add("y"); System.out.println(j.merge(k) + " " + k.merge(k));
        StreamTokenizer st = new StreamTokenizer(new StringReader("foo 12.5 -3 \"quoted str\" 'q' // comment\n bar_baz x1 + /* no */ end"));
        st.slashSlashComments(true); st.slashStarComments(true); st.ordinaryChar('+'); st.wordChars('_', '_');
        while (st.nextToken() != StreamTokenizer.TT_EOF) {
            switch (st.ttype) {
                case StreamTokenizer.TT_WORD -> System.out.print("W:" + st.sval);
                case StreamTokenizer.TT_NUMBER -> System.out.print("N:" + st.nval);
                case '"', '\'' -> System.out.print("Q:" + st.sval);
                default -> System.out.print("C:" + (char) st.ttype);
            }
            System.out.print("@" + st.lineno() + " ");
        }
        System.out.println();
        Scanner sc = new Scanner("12 word 3.5 true\nrest of line\n0x1F 7,8,9 99999999999 1011").useLocale(Locale.US);
        System.out.println(sc.nextInt() + " " + sc.next() + " " + sc.nextDouble() + " " + sc.nextBoolean() + "[" + sc.nextLine() + "][" + sc.nextLine() + "]" + sc.hasNextInt() + sc.next());
        sc.useDelimiter("[, ]+");
        System.out.println(sc.next().trim() + " " + sc.nextInt() + " " + sc.nextInt() + " " + sc.hasNextInt() + sc.hasNextLong() + " " + sc.nextLong() + " " + sc.nextInt(2) + " " + sc.hasNext());
        try { sc.next(); } catch (NoSuchElementException e) { System.out.println(e.getClass().getSimpleName()); }
        Scanner bad = new Scanner("abc"); try { bad.nextInt(); } catch (InputMismatchException e) { System.out.println(e.getMessage() + " then " + bad.next()); }
        Scanner f = new Scanner("key1=val1;key2=val2"); f.useDelimiter(";"); while (f.hasNext("\\w+=\\w+")) { System.out.print(f.next() + "|"); } System.out.println();
        Scanner in = new Scanner("x: 10, y: 20"); System.out.println(in.findInLine("(\\w): (\\d+), (\\w): (\\d+)") + " " + in.match().group(4));
        BufferedReader br = new BufferedReader(new StringReader("l1\nl2\r\nl3\rl4")); System.out.println(br.lines().toList());
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\nc")); while (ln.readLine() != null) System.out.print(ln.getLineNumber() + " "); System.out.println();
        PushbackReader pr = new PushbackReader(new StringReader("ab"));
        int ch = pr.read();
        pr.unread('z');
        System.out.println((char) ch + "" + (char) pr.read() + (char) pr.read() + pr.read());
    }
}
