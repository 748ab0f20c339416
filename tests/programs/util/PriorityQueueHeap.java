// PriorityQueue: heap order in toString, polling, comparators, removal, bulk construction, errors.
import java.util.*;

public class PriorityQueueHeap {
    record Job(String name, int prio) { }
    static String drain(PriorityQueue<?> q) { StringBuilder sb = new StringBuilder(); while (!q.isEmpty()) sb.append(q.poll()).append(' '); return sb.toString(); }

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int i : new int[] {5, 9, 1, 7, 3, 8, 2, 6, 4, 5, 1}) { q.add(i); System.out.println(q + " " + q.peek()); }
        q.remove(7);
        q.remove(Integer.valueOf(5));
        System.out.println(q + " " + q.size() + " " + q.contains(9) + q.contains(7));
        q.removeIf(x -> x % 2 == 0);
        System.out.println(q);
        System.out.println(drain(q) + q.poll() + q.peek());
        PriorityQueue<Job> jobs = new PriorityQueue<>(Comparator.comparingInt(Job::prio).reversed().thenComparing(Job::name));
        jobs.add(new Job("low", 1));
        jobs.add(new Job("high", 9));
        jobs.add(new Job("mid-b", 5));
        jobs.add(new Job("mid-a", 5));
        jobs.offer(new Job("high2", 9));
        System.out.println(drain(jobs));
        PriorityQueue<Integer> h = new PriorityQueue<>(List.of(9, 8, 7, 6, 5, 4, 3, 2, 1));
        System.out.println(h + " " + Arrays.toString(h.toArray()));
        Iterator<Integer> it = h.iterator();
        it.next();
        it.next();
        it.remove();
        System.out.println(h);
        System.out.println(drain(h));
        PriorityQueue<String> s = new PriorityQueue<>(5, Comparator.comparing(String::length));
        Collections.addAll(s, "ccc", "a", "bb", "dddd", "e", "ff");
        System.out.println(s);
        System.out.println(drain(s));
        PriorityQueue<Integer> max = new PriorityQueue<>(Collections.reverseOrder());
        for (int i = 0; i < 20; i++) { max.add(i * 37 % 23); if (max.size() > 6) max.poll(); }
        System.out.println(max + " " + drain(max));
        try { q.add(null); } catch (NullPointerException e) { System.out.println("npe"); }
        try { q.remove(); } catch (NoSuchElementException e) { System.out.println(e); }
        try { q.element(); } catch (NoSuchElementException e) { System.out.println(e); }
        try { new PriorityQueue<>(0); } catch (IllegalArgumentException e) { System.out.println(e); }
        try { PriorityQueue<Object> o = new PriorityQueue<>(); o.add(1); o.add("x"); } catch (ClassCastException e) { System.out.println("cce"); }
        try {
            new PriorityQueue<Object>().add(new Object());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().startsWith("class java.lang.Object cannot be cast to class java.lang.Comparable"));
        }
        PriorityQueue<Integer> big = new PriorityQueue<>();
        long seed = 42;
        for (int i = 0; i < 500; i++) { seed = seed * 25214903917L + 11 & (1L << 48) - 1; big.add((int) (seed >> 20)); }
        int prev = Integer.MIN_VALUE;
        boolean ok = true;
        long sum = 0; while (!big.isEmpty()) { int x = big.poll(); ok &= x >= prev; prev = x; sum = sum * 31 + x; }
        System.out.println(ok + " " + sum);
        PriorityQueue<Integer> cp = new PriorityQueue<>(max); cp.addAll(List.of(3, 1, 2)); System.out.println(cp + " " + (cp.comparator() != null));
    }
}
