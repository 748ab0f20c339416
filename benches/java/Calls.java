/** Static calls: Fibonacci numbers the slow way. */
public class Calls {
    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += fibonacci(20);
        }
        System.out.println(sum);
    }
}
