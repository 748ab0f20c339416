/** Building text: characters, numbers and parts, and looking into it. */
public class Strings {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            StringBuilder text = new StringBuilder();
            for (int j = 0; j < 10; j++) {
                text.append((char) ('a' + j)).append(i + j).append(", ");
            }
            String made = text.toString();
            sum += made.length() + made.charAt(i % made.length()) + made.indexOf('j');
        }
        System.out.println(sum);
    }
}
