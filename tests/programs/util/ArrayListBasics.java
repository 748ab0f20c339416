// ArrayList: adding, removing by index and by object, iteration, subList, bulk operations, errors.
import java.util.*;

public class ArrayListBasics {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 20; i++) l.add(i * i % 17);
        System.out.println(l + " " + l.size() + " " + l.hashCode());
        l.remove(3);
        l.remove(Integer.valueOf(13));
        l.add(0, -1);
        l.add(l.size(), 99);
        System.out.println(l + " " + l.indexOf(4) + " " + l.lastIndexOf(4) + " " + l.contains(99) + l.contains(null));
        l.set(2, null);
        System.out.println(l + " " + l.indexOf(null));
        l.removeIf(x -> x == null || x % 2 == 0);
        System.out.println(l);
        l.replaceAll(x -> x * 10);
        l.sort(Comparator.reverseOrder());
        System.out.println(l);
        List<Integer> sub = l.subList(1, 4);
        sub.set(0, 7777);
        sub.add(5);
        System.out.println(sub + " " + l);
        sub.clear();
        System.out.println(l);
        l.addAll(1, List.of(1, 2, 3));
        l.retainAll(Set.of(1, 3, 90, 150));
        System.out.println(l);
        Iterator<Integer> it = l.iterator();
        while (it.hasNext()) if (it.next() == 1) it.remove();
        System.out.println(l);
        ListIterator<Integer> li = l.listIterator(l.size());
        while (li.hasPrevious()) {
            int idx = li.previousIndex();
            int v = li.previous();
            if (idx == 0) { li.add(v + 1); break; } else li.set(v - 1);
        }
        System.out.println(l + " " + l.equals(new LinkedList<>(l)) + " " + Arrays.toString(l.toArray()) + Arrays.toString(l.toArray(new Integer[0])));
        Runnable[] bad = {() -> l.get(50), () -> l.get(-1), () -> l.add(100, 1), () -> l.subList(2, 1), () -> new ArrayList<>(-1), () -> l.iterator().remove(),
            () -> { for (Integer x : l) l.add(x); }, () -> l.set(99, 1), () -> l.remove(-1)};
        for (Runnable r : bad) {
            try { r.run(); System.out.println("no error"); } catch (RuntimeException e) { System.out.println(e); }
        }
        System.out.println(l);
    }
}
