// Program arguments: count, order, empty strings and special characters.
public class ArgsEcho {
    public static void main(String[] args) {
        System.out.println(args.length);
        for (int i = 0; i < args.length; i++) System.out.println(i + " [" + args[i] + "] " + args[i].length());
        int sum = 0;
        for (String a : args) {
            try { sum += Integer.parseInt(a); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        }
        System.out.println(sum);
        System.exit(sum);
    }
}
