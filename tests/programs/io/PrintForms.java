// PrintStream methods: print and println of every type, printf, write, append, char arrays, null, both streams, checkError.
import java.io.*;

public class PrintForms {
    public static void main(String[] args) throws IOException {
        PrintStream o = System.out;
        o.print(true);
        o.print('c');
        o.print(1);
        o.print(2L);
        o.print(1.5f);
        o.print(2.5);
        o.print(new char[] {'a', 'b'});
        o.print("s");
        o.print((String) null);
        o.print((Object) null);
        o.println();
        o.println(false);
        o.println('d');
        o.println(-1);
        o.println(-2L);
        o.println(-0f);
        o.println(1e-7);
        o.println(new char[] {'x'});
        o.println("line");
        o.println((Object) "obj");
        o.println(new StringBuilder("sb"));
        o.printf("%d-%s%n", 5, "x").append('q').append("rst").append("0123", 1, 3).format("|%5.2f|", Math.E).println();
        o.write('W');
        o.write('\n');
        o.write(new byte[] {65, 66, 67, 10}, 1, 3);
        o.write("bytes\n".getBytes());
        o.flush();
        System.out.println(o.checkError());
        System.err.println("err line");
        System.err.print("partial ");
        System.err.printf("%x%n", 255);
        try { o.println((char[]) null); } catch (NullPointerException e) { o.println("npe on null char[]"); }
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        PrintStream old = System.out;
        System.setOut(new PrintStream(bo, true));
        System.out.print("captured");
        System.out.println(42);
        System.setOut(old);
        System.out.println(bo.size() + " " + bo.toString().trim());
        PrintStream noflush = new PrintStream(bo);
        noflush.print("x".repeat(10));
        noflush.close();
        noflush.print("after");
        System.out.println(bo.size() + " " + noflush.checkError());
        StringWriter sw = new StringWriter();
        PrintWriter pw = new PrintWriter(sw);
        pw.print(1);
        pw.println('c');
        pw.printf("%s", "f");
        pw.write(65);
        pw.write("xyz", 1, 1);
        pw.flush();
        System.out.println(sw.toString().replace("\n", "\\n"));
        CharArrayWriter cw = new CharArrayWriter();
        cw.write("chars");
        cw.append('!');
        System.out.println(cw + " " + cw.size());
        InputStream oldIn = System.in;
        System.setIn(new ByteArrayInputStream("fake\ninput".getBytes()));
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).readLine());
        System.setIn(oldIn);
        System.out.println(System.in.read() + " " + System.lineSeparator().length() + " " + File.separator + " " + System.getProperty("no.such") + " " + System.getProperty("no.such", "dflt") + " " + Integer.getInteger("no.such", 3) + " " + System.getenv("NO_SUCH_VARIABLE_X"));
        System.setProperty("my.prop", "17");
        System.out.println(Integer.getInteger("my.prop") + " " + System.clearProperty("my.prop") + System.getProperty("my.prop") + " " + Boolean.getBoolean("my.prop"));
        System.out.print("no newline at end");
    }
}
