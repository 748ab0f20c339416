// A month calendar, business days, ages and recurring dates computed with java.time.
import java.time.*;
import java.time.temporal.*;
import java.util.*;

public class CalendarPuzzle {
    static void print(YearMonth ym) {
        System.out.println(ym + " " + ym.getMonth() + " " + ym.lengthOfMonth());
        StringBuilder sb = new StringBuilder("Mo Tu We Th Fr Sa Su\n");
        LocalDate d = ym.atDay(1);
        sb.append("   ".repeat(d.getDayOfWeek().getValue() - 1));
        for (; YearMonth.from(d).equals(ym); d = d.plusDays(1)) sb.append(String.format("%2d", d.getDayOfMonth())).append(d.getDayOfWeek() == DayOfWeek.SUNDAY ? '\n' : ' ');
        System.out.println(sb.toString().stripTrailing());
    }
    static LocalDate easter(int y) {
        int a = y % 19, b = y / 100, c = y % 100, d = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3, h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7, m = (a + 11 * h + 22 * l) / 451;
        int mo = (h + l - 7 * m + 114) / 31;
        return LocalDate.of(y, mo, (h + l - 7 * m + 114) % 31 + 1);
    }
    static LocalDate addBusiness(LocalDate d, int n, Set<LocalDate> hol) {
        while (n > 0) { d = d.plusDays(1); if (d.getDayOfWeek().getValue() < 6 && !hol.contains(d)) n--; }
        return d;
    }

    public static void main(String[] args) {
        print(YearMonth.of(2024, 2)); print(YearMonth.of(2023, 10)); print(YearMonth.of(2015, 2));
        for (int y : new int[] {1818, 1943, 2000, 2008, 2024, 2038}) System.out.print(easter(y) + " "); System.out.println();
        Set<LocalDate> hol = new HashSet<>(List.of(LocalDate.of(2024, 12, 25), LocalDate.of(2024, 12, 26), LocalDate.of(2025, 1, 1)));
        System.out.println(addBusiness(LocalDate.of(2024, 12, 20), 10, hol));
        TemporalAdjuster payday = t -> { LocalDate d = LocalDate.from(t).with(TemporalAdjusters.lastDayOfMonth()); while (d.getDayOfWeek().getValue() > 5) d = d.minusDays(1); return d; };
        LocalDate p = LocalDate.of(2024, 1, 1);
        for (int i = 0; i < 12; i++) System.out.print(p.plusMonths(i).with(payday) + " ");
        System.out.println();
        LocalDate born = LocalDate.of(1992, 2, 29);
        for (String s : new String[] {"2020-02-28", "2020-02-29", "2021-02-28", "2021-03-01"}) {
            LocalDate d = LocalDate.parse(s);
            System.out.println(s + " " + Period.between(born, d) + " " + ChronoUnit.YEARS.between(born, d));
        }
        EnumMap<DayOfWeek, Integer> cnt = new EnumMap<>(DayOfWeek.class);
        for (LocalDate d = LocalDate.of(2000, 1, 1); d.getYear() == 2000; d = d.plusDays(1)) cnt.merge(d.getDayOfWeek(), 1, Integer::sum);
        System.out.println(cnt);
        for (LocalDate d : new LocalDate[] {LocalDate.of(2020, 12, 31), LocalDate.of(2021, 1, 3), LocalDate.of(2021, 1, 4), LocalDate.of(2024, 12, 30)})
            System.out.print(d.get(IsoFields.WEEK_BASED_YEAR) + "W" + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(WeekFields.SUNDAY_START.weekOfYear()) + " ");
        System.out.println();
        System.out.println(LocalDate.of(2024, 5, 1).with(TemporalAdjusters.dayOfWeekInMonth(2, DayOfWeek.SUNDAY)) + " " + LocalDate.of(2024, 11, 1).with(TemporalAdjusters.dayOfWeekInMonth(4, DayOfWeek.THURSDAY)) + " " + LocalDate.of(2024, 5, 1).with(TemporalAdjusters.dayOfWeekInMonth(-1, DayOfWeek.MONDAY)) + " " + LocalDate.of(2024, 5, 5).with(TemporalAdjusters.previousOrSame(DayOfWeek.SUNDAY)) + " " + LocalDate.of(2024, 1, 31).query(TemporalQueries.precision()) + " " + JulianFields.JULIAN_DAY.getFrom(LocalDate.of(2000, 1, 1)));
    }
}
