// A discrete event simulation: priority queue of lambdas, deterministic pseudo-random arrivals, statistics.
import java.util.*;
import java.util.function.*;

public class EventQueue {
    static class Event implements Comparable<Event> {
        final long time;
        final int seq;
        final Consumer<EventQueue> act;
        final String name;
        Event(long t, int s, String n, Consumer<EventQueue> a) { time = t; seq = s; name = n; act = a; }
        public int compareTo(Event o) { int c = Long.compare(time, o.time); return c != 0 ? c : Integer.compare(seq, o.seq); }
    }
    private final PriorityQueue<Event> q = new PriorityQueue<>();
    private long now;
    private int seq;
    private long seed = 12345;
    private final Deque<Long> line = new ArrayDeque<>();
    private boolean busy;
    private int served, maxLine;
    private long waited;
    private final List<String> log = new ArrayList<>();
    int rnd(int n) { seed = seed * 6364136223846793005L + 1442695040888963407L; return (int) ((seed >>> 33) % n); }
    void at(long dt, String n, Consumer<EventQueue> a) { q.add(new Event(now + dt, seq++, n, a)); }
    void arrive() { line.add(now); maxLine = Math.max(maxLine, line.size()); if (!busy) serve(); if (now < 200) at(1 + rnd(9), "arrive", EventQueue::arrive); }
    void serve() { Long t = line.poll(); if (t == null) { busy = false; return; } busy = true; waited += now - t; at(2 + rnd(6), "done", s -> { s.served++; s.serve(); }); }
    void run(long until) {
        while (!q.isEmpty() && q.peek().time <= until) { Event e = q.poll(); now = e.time; if (log.size() < 25) log.add(now + ":" + e.name); e.act.accept(this); }
    }

    public static void main(String[] args) {
        EventQueue s = new EventQueue();
        s.at(0, "arrive", EventQueue::arrive);
        s.at(50, "report", x -> System.out.println("t=" + x.now + " served=" + x.served + " line=" + x.line.size()));
        s.at(50, "tie-a", x -> System.out.println("a"));
        s.at(50, "tie-b", x -> System.out.println("b"));
        Consumer<EventQueue>[] tick = mk();
        s.at(0, "tick", tick[0]);
        s.run(60);
        System.out.println(s.now + " " + s.q.size());
        s.run(Long.MAX_VALUE);
        System.out.println(s.log);
        System.out.println(s.now + " " + s.served + " " + s.maxLine + " " + s.waited + " " + s.busy + " " + s.line + " " + s.seq);
    }
    @SuppressWarnings("unchecked") static Consumer<EventQueue>[] mk() {
        Consumer<EventQueue>[] t = new Consumer[1];
        int[] n = {0};
        t[0] = x -> { if (++n[0] % 3 == 0) System.out.println("tick " + n[0] + " at " + x.now); if (n[0] < 12) x.at(10, "tick", t[0]); };
        return t;
    }
}
