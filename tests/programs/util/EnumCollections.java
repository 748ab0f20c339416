// EnumMap and EnumSet in depth, including enums with more than 64 constants, iteration, ranges and bulk operations.
import java.util.*;
import java.util.stream.*;

public class EnumCollections {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN; boolean weekend() { return this == SAT || this == SUN; } Day plus(int n) { return values()[Math.floorMod(ordinal() + n, 7)]; } }
    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9, G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumSet<Day> wk = EnumSet.range(Day.MON, Day.FRI), we = EnumSet.complementOf(wk);
        System.out.println(wk + " " + we + " " + wk.contains(Day.SAT) + wk.contains(null) + wk.containsAll(EnumSet.of(Day.MON, Day.FRI)) + wk.size());
        EnumSet<Day> c = wk.clone();
        c.removeAll(EnumSet.of(Day.TUE, Day.SAT));
        c.add(Day.SUN);
        c.retainAll(EnumSet.range(Day.WED, Day.SUN));
        System.out.println(c + " " + wk + c.equals(Set.of(Day.WED, Day.THU, Day.FRI, Day.SUN)) + EnumSet.noneOf(Day.class) + EnumSet.copyOf(List.of(Day.SUN, Day.MON, Day.SUN)));
        for (Iterator<Day> it = c.iterator(); it.hasNext(); ) if (it.next().ordinal() % 2 == 0) it.remove();
        System.out.println(c);
        try { c.add(null); } catch (NullPointerException e) { System.out.println("npe"); }
        try { EnumSet.range(Day.FRI, Day.MON); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        EnumMap<Day, List<String>> m = new EnumMap<>(Day.class);
        m.computeIfAbsent(Day.FRI, d -> new ArrayList<>()).add("pub");
        m.computeIfAbsent(Day.MON, d -> new ArrayList<>()).add("gym");
        m.computeIfAbsent(Day.FRI, d -> new ArrayList<>()).add("film");
        m.put(Day.SUN, null);
        System.out.println(m + " " + m.containsKey(Day.SUN) + m.get(Day.SUN) + m.getOrDefault(Day.TUE, List.of()) + m.size() + m.containsValue(null) + m.keySet().contains(Day.TUE));
        m.entrySet().removeIf(e -> e.getValue() == null);
        m.replaceAll((k, v) -> List.of(k + "" + v.size()));
        System.out.println(m + " " + m.equals(new HashMap<>(m)) + m.values());
        Object raw = "x";
        System.out.println(m.containsKey(raw) + " " + m.get(raw) + m.remove(raw));
        EnumMap<Day, Integer> cnt = new EnumMap<>(Day.class);
        for (int i = 0; i < 30; i++) cnt.merge(Day.MON.plus(i * i), 1, Integer::sum);
        System.out.println(cnt + " " + Day.MON.plus(-1) + Day.SUN.plus(1));
        System.out.println("" + Arrays.stream(Day.values()).collect(Collectors.partitioningBy(Day::weekend)) + Arrays.stream(Day.values()).collect(Collectors.groupingBy(d -> d.name().charAt(0), TreeMap::new, Collectors.counting())));
        EnumSet<Big> all = EnumSet.allOf(Big.class), odd = EnumSet.noneOf(Big.class);
        for (Big b : Big.values()) if (b.ordinal() % 9 == 8) odd.add(b);
        System.out.println(all.size() + " " + odd + " " + EnumSet.complementOf(odd).size() + EnumSet.range(Big.F8, Big.G5) + odd.contains(Big.G1) + odd.remove(Big.G0) + odd.remove(Big.G1));
        all.removeAll(EnumSet.range(Big.A1, Big.G8));
        System.out.println(all + " " + all.iterator().next());
        EnumMap<Big, Integer> bm = new EnumMap<>(Big.class);
        for (Big b : odd) bm.put(b, b.ordinal());
        System.out.println(bm + " " + bm.keySet().equals(odd));
        switch (Big.G9) {
            case A0: System.out.println("no");
            break;
            case G9: System.out.println("G9 " + Big.valueOf("C7").ordinal());
            break;
            default: System.out.println("default");
        }
        TreeMap<Day, Integer> tm = new TreeMap<>(Comparator.comparing(Day::name));
        for (Day d : Day.values()) tm.put(d, d.ordinal());
        System.out.println(tm + " " + Day.TUE.compareTo(Day.SAT) + Collections.max(EnumSet.of(Day.WED, Day.MON)) + Day.valueOf("WED").getDeclaringClass().getSimpleName());
    }
}
