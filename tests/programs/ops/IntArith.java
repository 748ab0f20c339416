// int arithmetic over a table of corner values: + - * / % and bit operations, with overflow and MIN / -1.
public class IntArith {
    static final int[] V = {0, 1, -1, 2, -2, 7, -7, 10, 255, 65535, 65536, -65536, 0x55555555, 123456789, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1};

    public static void main(String[] args) {
        for (int a : V) {
            for (int b : V) {
                StringBuilder sb = new StringBuilder();
                sb.append(a).append(' ').append(b).append(": ");
                sb.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ');
                if (b != 0) sb.append(a / b).append(' ').append(a % b).append(' ');
                sb.append(a & b).append(' ').append(a | b).append(' ').append(a ^ b);
                sb.append(' ').append(a < b).append(a <= b).append(a == b).append(a != b).append(a >= b).append(a > b);
                System.out.println(sb);
            }
            System.out.println(-a + " " + ~a + " " + +a + " " + Math.abs(a));
        }
        int x = Integer.MAX_VALUE;
        x++;
        System.out.println(x);
        x--;
        System.out.println(x);
        int[] zero = {0};
        try { System.out.println(5 / zero[0]); } catch (ArithmeticException e) { System.out.println(e); }
        try { System.out.println(5 % zero[0]); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    }
}
