// A small library program: priority scheduling with dependencies, multi-key sorting and report formatting.
import java.util.*;
import java.util.stream.*;

public class ScheduleProgram {
    enum Prio { LOW, NORMAL, HIGH, URGENT }
    record Task(String name, Prio prio, int cost, Set<String> deps) {
        static Task of(String line) {
            String[] p = line.split("\\|");
            return new Task(p[0], Prio.valueOf(p[1]), Integer.parseInt(p[2]), p.length > 3 ? new TreeSet<>(Arrays.asList(p[3].split(","))) : Set.of());
        }
    }
    static List<Task> order(Collection<Task> ts) {
        Map<String, Task> left = new LinkedHashMap<>(); for (Task t : ts) if (left.put(t.name(), t) != null) throw new IllegalArgumentException("duplicate " + t.name());
        for (Task t : ts) for (String d : t.deps()) if (!left.containsKey(d)) throw new NoSuchElementException(t.name() + " needs " + d);
        List<Task> out = new ArrayList<>(); Set<String> done = new HashSet<>();
        while (!left.isEmpty()) {
            Task next = left.values().stream().filter(t -> done.containsAll(t.deps())).min(Comparator.comparing(Task::prio).reversed().thenComparingInt(Task::cost).thenComparing(Task::name)).orElseThrow(() -> new IllegalStateException("cycle in " + new TreeSet<>(left.keySet())));
            left.remove(next.name()); done.add(next.name()); out.add(next);
        }
        return out;
    }

    public static void main(String[] args) {
        List<Task> ts = Stream.of("build|NORMAL|30|fetch,configure", "fetch|LOW|10", "configure|HIGH|5|fetch", "test|URGENT|50|build", "docs|LOW|15", "lint|NORMAL|5|fetch", "deploy|URGENT|20|test,docs,lint", "notify|LOW|1|deploy").map(Task::of).toList();
        int clock = 0;
        for (Task t : order(ts)) {
            System.out.println(String.format("%4d..%-4d %-10s %-7s %s", clock, clock += t.cost(), t.name(), t.prio(), t.deps().isEmpty() ? "-" : String.join("+", new TreeSet<>(t.deps()))));
        }
        System.out.println("" + ts.stream().collect(Collectors.groupingBy(Task::prio, () -> new EnumMap<>(Prio.class), Collectors.summarizingInt(Task::cost))));
        for (String[] bad : new String[][] {{"a|LOW|1|b", "b|LOW|1|a", "c|LOW|1"}, {"a|LOW|1", "a|HIGH|2"}, {"a|LOW|1|zz"}, {"a|NONE|1"}, {"a|LOW|x"}, {"a"}})
            try {
                System.out.println(order(Stream.of(bad).map(Task::of).toList()));
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        Map<String, Integer> finish = new TreeMap<>();
        for (Task t : order(ts)) finish.put(t.name(), t.cost() + t.deps().stream().mapToInt(finish::get).max().orElse(0));
        System.out.println(finish + " critical " + Collections.max(finish.entrySet(), Map.Entry.comparingByValue()));
        TreeMap<Integer, List<String>> levels = new TreeMap<>();
        Map<String, Integer> lv = new HashMap<>();
        for (Task t : order(ts)) {
            int v = t.deps().stream().mapToInt(d -> lv.get(d) + 1).max().orElse(0);
            lv.put(t.name(), v);
            levels.computeIfAbsent(v, k -> new ArrayList<>()).add(t.name());
        }
        levels.values().forEach(Collections::sort);
        System.out.println(levels);
    }
}
