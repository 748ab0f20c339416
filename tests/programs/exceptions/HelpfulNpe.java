// Helpful NullPointerException messages for fields, arrays, locals, parameters, calls and unboxing.
public class HelpfulNpe {
    static class Node { Node next; int val; int[] data; Node[] kids; String name; Node getNext() { return next; } void run() { } Integer boxed; long big; }
    static Node sroot;
    static int[][] grid = new int[2][];
    interface A { void go(); }
    static void t(A a) { try { a.go(); System.out.println("fine"); } catch (NullPointerException e) { System.out.println(e.getMessage()); } }
    static Node none() { return null; }
    static Node self(Node n) { return n; }

    static void param(Node p, int[] arr, int i) { System.out.println(p.next.val + arr[i]); }
    static void locals(boolean b) {
        Node local = b ? new Node() : null;
        int idx = 1;
        try { local.next.val = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(local.kids[idx].val); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(local.data[idx + 2]); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { local.data[0]++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { synchronized (local.name) { } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(local.name.length()); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(local.data.length); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { int x = local.boxed; System.out.println(x); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { throw (RuntimeException) (Object) local.next; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { local.getNext().getNext().run(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { for (Node k : local.kids) System.out.println(k); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { switch (local.name) { case "a": break; default: } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { local.next.big += 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    public static void main(String[] args) {
        locals(true);
        locals(false);
        Node n = new Node();
        n.kids = new Node[2];
        t(() -> System.out.println(sroot.val));
        t(() -> sroot.getNext());
        t(() -> System.out.println(grid[1][0]));
        t(() -> grid[0][1] = 3);
        t(() -> none().run());
        t(() -> self(null).next.run());
        t(() -> System.out.println(n.kids[1].next));
        t(() -> n.kids[0].data[2] = 1);
        t(() -> n.next.next.next.val = 1);
        t(() -> param(new Node(), null, 0));
        t(() -> param(null, null, 0));
        t(() -> { Node q = new Node(); q.next = q; param(q, null, 3); });
        t(() -> { Object o = null; o.toString(); });
        t(() -> { String s = null; s.concat("x"); });
        t(() -> { byte[] bs = null; bs[0] = 1; });
        t(() -> { char[] cs = null; System.out.println(cs[1]); });
        t(() -> { boolean[] z = null; z[0] = true; });
        t(() -> { long[] z = null; System.out.println(z[5]); });
        t(() -> { float[] z = null; z[1] = 2f; });
        t(() -> { double[] z = null; System.out.println(z[1]); });
        t(() -> { short[] z = null; z[1] = 3; });
        t(() -> { Object[] z = null; z[1] = "s"; });
        t(() -> { throw null; });
        t(() -> { throw new NullPointerException(); });
        t(() -> { throw new NullPointerException("given"); });
        t(() -> java.util.Objects.requireNonNull(sroot));
        t(() -> java.util.Objects.requireNonNull(sroot, "root needed"));
        int[][][] deep = new int[1][1][];
        int i = 0, j = 0;
        try { deep[i][j][i + j]++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { deep[i][deep.length - 1][2] = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }
}
