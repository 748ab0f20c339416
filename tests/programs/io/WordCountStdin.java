// Word frequency, longest line and character classes of standard input, in the style of wc.
import java.io.*;
import java.util.*;
import java.util.stream.*;

public class WordCountStdin {
    public static void main(String[] args) throws IOException {
        List<String> lines = new BufferedReader(new InputStreamReader(System.in)).lines().collect(Collectors.toList());
        Map<String, Integer> freq = new TreeMap<>();
        int chars = 0, digits = 0, punct = 0;
        String longest = "";
        for (String l : lines) {
            chars += l.length() + 1;
            if (l.length() > longest.length()) longest = l;
            for (char c : l.toCharArray()) { if (Character.isDigit(c)) digits++; else if (!Character.isLetterOrDigit(c) && !Character.isWhitespace(c)) punct++; }
            for (String w : l.toLowerCase(Locale.ROOT).split("[^a-z0-9']+")) if (!w.isEmpty()) freq.merge(w, 1, Integer::sum);
        }
        System.out.println(lines.size() + " " + freq.values().stream().mapToInt(x -> x).sum() + " " + chars + " " + digits + " " + punct);
        freq.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey())).limit(8).forEach(e -> System.out.printf("%-8s%3d %s%n", e.getKey(), e.getValue(), "#".repeat(e.getValue())));
        System.out.println("longest: " + longest);
        for (int i = lines.size() - 1; i >= 0; i--) if (!lines.get(i).isBlank()) System.out.println(i + 1 + "\t" + lines.get(i).strip());
    }
}
