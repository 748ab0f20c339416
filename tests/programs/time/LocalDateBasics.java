// LocalDate arithmetic, leap years, parsing, formatting, periods and errors with fixed dates.
import java.time.*;
import java.time.temporal.*;

public class LocalDateBasics {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.toEpochDay() + " " + d.hashCode());
        System.out.println(d.plusYears(1) + " " + d.plusMonths(12) + " " + d.plusDays(366) + " " + d.minusWeeks(9) + " " + d.withDayOfMonth(1) + " " + d.withYear(1900));
        System.out.println(d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)) + " " + d.with(ChronoField.DAY_OF_YEAR, 60));
        LocalDate[] ds = {LocalDate.of(1970, 1, 1), LocalDate.of(1600, 12, 31), LocalDate.of(-44, 3, 15), LocalDate.of(2100, 3, 1), LocalDate.MAX, LocalDate.MIN, LocalDate.EPOCH, LocalDate.ofYearDay(2023, 365), LocalDate.ofEpochDay(19999)};
        for (LocalDate x : ds)
            System.out.println(x + " " + x.getDayOfWeek() + " " + x.toEpochDay() + " " + x.isLeapYear() + " " + x.isBefore(d) + " " + x.compareTo(d) + " " + x.getMonth() + " " + x.getEra());
        Period p = Period.between(LocalDate.of(2020, 1, 31), d);
        System.out.println(p + " " + p.toTotalMonths() + " " + Period.of(1, 14, 40).normalized() + " " + Period.parse("P1Y2M3W4D") + " " + d.minus(p) + " " + Period.ZERO);
        System.out.println(ChronoUnit.DAYS.between(LocalDate.EPOCH, d) + " " + ChronoUnit.MONTHS.between(LocalDate.of(2023, 3, 30), d) + " " + ChronoUnit.WEEKS.between(d, LocalDate.of(2025, 1, 1)) + " " + LocalDate.EPOCH.until(d));
        System.out.println(LocalDate.parse("2021-07-04") + " " + YearMonth.of(2023, 2).atEndOfMonth() + " " + Year.of(2000).isLeap() + " " + MonthDay.of(2, 29).atYear(2023) + " " + Month.JANUARY.plus(13) + " " + DayOfWeek.SUNDAY.plus(1));
        Runnable[] bad = {() -> LocalDate.of(2023, 2, 29), () -> LocalDate.of(2023, 4, 31), () -> LocalDate.of(2023, 13, 1), () -> LocalDate.parse("2023-2-1"), () -> LocalDate.parse("2023-02-30"), () -> LocalDate.MAX.plusDays(1), () -> d.get(ChronoField.HOUR_OF_DAY)};
        for (Runnable r : bad)
            try { r.run(); System.out.println("no error"); } catch (DateTimeException e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); }
        int fridays = 0;
        for (int y = 1900; y <= 2000; y++) for (int m = 1; m <= 12; m++) if (LocalDate.of(y, m, 13).getDayOfWeek() == DayOfWeek.FRIDAY) fridays++;
        System.out.println(fridays);
        System.out.println(LocalDate.of(2024, 1, 1).datesUntil(LocalDate.of(2024, 3, 1), Period.ofDays(13)).toList());
        System.out.println(d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.get(ChronoField.ALIGNED_WEEK_OF_MONTH) + " " + d.getLong(ChronoField.PROLEPTIC_MONTH));
    }
}
