// Standard input is empty: every way of reading reports the end at once.
import java.io.*;
import java.util.*;

public class NoStdin {
    public static void main(String[] args) throws IOException {
        System.out.println(args.length + " " + System.in.read() + " " + System.in.read(new byte[4]) + " " + System.in.read(new byte[0]) + " " + System.in.readAllBytes().length);
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).readLine());
        Scanner s = new Scanner(System.in);
        System.out.println(s.hasNext() + " " + s.hasNextLine() + " " + s.hasNextInt());
        try { s.nextLine(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        try { s.nextInt(); } catch (NoSuchElementException e) { System.out.println(e.getClass().getSimpleName()); }
        try { new DataInputStream(System.in).readInt(); } catch (EOFException e) { System.out.println("eof " + e.getMessage()); }
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).lines().count());
        if (args.length == 0) { System.err.println("usage: NoStdin <name>"); System.exit(64); }
    }
}
