// BufferedReader over standard input: counts and echoes lines until the end of the input.
import java.io.*;

public class ReadLines {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line;
        int n = 0, words = 0, chars = 0;
        while ((line = in.readLine()) != null) {
            n++;
            chars += line.length();
            if (!line.isBlank()) words += line.trim().split("\\s+").length;
            System.out.println(n + ": " + new StringBuilder(line).reverse());
        }
        System.out.println(n + " " + words + " " + chars);
        System.out.println(in.readLine() + " " + in.read());
    }
}
