// Temporal arithmetic programs: rounding times, overlaps, recurring meetings over offsets, stopwatch by fixed clock, unix times.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class TimeArithmetic {
    record Slot(LocalDateTime from, LocalDateTime to) {
        Slot { if (!from.isBefore(to)) throw new IllegalArgumentException(from + " not before " + to); }
        boolean overlaps(Slot o) { return from.isBefore(o.to) && o.from.isBefore(to); }
        Duration len() { return Duration.between(from, to); }
        static Slot of(String d, String a, String b) { return new Slot(LocalDateTime.parse(d + "T" + a), LocalDateTime.parse(d + "T" + b)); }
    }
    static LocalTime roundTo(LocalTime t, int min) { int m = t.getHour() * 60 + t.getMinute(), r = (m + min / 2) / min * min % 1440; return LocalTime.of(r / 60, r % 60); }
    static String human(Duration d) {
        StringBuilder sb = new StringBuilder(d.isNegative() ? "-" : "");
        d = d.abs();
        if (d.toDays() > 0) sb.append(d.toDays()).append("d ");
        if (d.toHoursPart() > 0) sb.append(d.toHoursPart()).append("h ");
        if (d.toMinutesPart() > 0) sb.append(d.toMinutesPart()).append("m ");
        return sb.append(d.toSecondsPart()).append("s").toString();
    }
    static class ManualClock extends Clock {
        Instant now = Instant.parse("2024-01-01T00:00:00Z");
        @Override public ZoneId getZone() { return ZoneOffset.UTC; }
        @Override public Clock withZone(ZoneId z) { return this; }
        @Override public Instant instant() { return now; }
        void tick(Duration d) { now = now.plus(d); }
    }

    public static void main(String[] args) {
        Slot[] ss = {Slot.of("2024-03-01", "09:00", "10:30"), Slot.of("2024-03-01", "10:30", "11:00"), Slot.of("2024-03-01", "10:00", "12:00"), Slot.of("2024-03-02", "09:00", "17:00")};
        for (Slot a : ss) { StringBuilder sb = new StringBuilder(a.len() + " "); for (Slot b : ss) sb.append(a.overlaps(b) ? 'x' : '.'); System.out.println(sb); }
        try { Slot.of("2024-01-01", "10:00", "10:00"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        for (String t : new String[] {"00:07", "00:08", "12:52", "23:53", "11:30"}) System.out.print(roundTo(LocalTime.parse(t), 15) + " ");
        System.out.println();
        for (long s : new long[] {0, 59, 60, 3661, 90061, -75, 86400 * 400L}) System.out.print(human(Duration.ofSeconds(s)) + "; ");
        System.out.println();
        ManualClock c = new ManualClock();
        List<String> log = new ArrayList<>();
        for (int i = 1; i <= 5; i++) { log.add(LocalTime.now(c) + ""); c.tick(Duration.ofMinutes(i * 13).plusMillis(i)); }
        System.out.println(log + " " + c.millis() + " " + LocalDate.now(c) + " " + ZonedDateTime.now(c));
        for (long u : new long[] {0, 1, -1, 86399, 1709164800L, 2147483647L, 4102444800L, -2208988800L}) System.out.print(Instant.ofEpochSecond(u) + " ");
        System.out.println();
        ZoneOffset[] zs = {ZoneOffset.UTC, ZoneOffset.ofHours(-5), ZoneOffset.ofHoursMinutes(5, 30), ZoneOffset.ofHours(14)};
        OffsetDateTime m = OffsetDateTime.of(2024, 12, 31, 20, 0, 0, 0, ZoneOffset.ofHours(-5));
        for (ZoneOffset z : zs) System.out.print(m.withOffsetSameInstant(z) + " ");
        System.out.println(m.isEqual(m.withOffsetSameInstant(ZoneOffset.UTC)) + " " + m.equals(m.withOffsetSameInstant(ZoneOffset.UTC)) + " " + m.compareTo(m.withOffsetSameInstant(zs[3])));
        LocalDate d = LocalDate.of(2024, 1, 31);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 6; i++) sb.append(d.plusMonths(i)).append(' ');
        LocalDate x = d;
        for (int i = 0; i < 5; i++) x = x.plusMonths(1);
        System.out.println(sb + "vs " + x);
        System.out.println(ChronoUnit.DAYS.between(LocalDate.of(2000, 1, 1), LocalDate.of(2024, 2, 29)) + " " + ChronoUnit.HOURS.between(ss[0].from(), ss[3].to()) + " " + Period.between(LocalDate.of(2023, 12, 31), LocalDate.of(2024, 3, 1)) + " " + Period.between(LocalDate.of(2024, 3, 1), LocalDate.of(2023, 12, 31)) + " " + LocalDate.of(2024, 3, 31).minus(Period.ofMonths(1)) + " " + Duration.ofDays(1).equals(Duration.ofHours(24)) + " " + YearMonth.of(2024, 1).plusMonths(13) + " " + Year.of(2023).atDay(60) + " " + LocalDate.of(2024, 2, 29).with(ChronoField.YEAR, 2023) + " " + LocalDateTime.of(2024, 1, 1, 0, 0).minusNanos(1) + " " + LocalTime.MAX.plus(2, ChronoUnit.NANOS));
        TreeMap<LocalDate, String> ev = new TreeMap<>();
        ev.put(LocalDate.of(2024, 5, 1), "may");
        ev.put(LocalDate.of(2023, 5, 1), "old");
        ev.put(LocalDate.of(2024, 1, 15), "jan");
        System.out.println(ev + " " + ev.ceilingEntry(LocalDate.of(2024, 2, 1)) + ev.headMap(LocalDate.of(2024, 1, 1)));
        System.out.println(DateTimeFormatter.ISO_LOCAL_DATE.format(d) + " " + d.format(DateTimeFormatter.ofPattern("dd/MM/uu")) + " " + ValueRange.of(1, 5) + " " + ChronoField.MONTH_OF_YEAR.range() + " " + d.range(ChronoField.DAY_OF_MONTH) + " " + ChronoUnit.WEEKS.getDuration() + " " + d.isSupported(ChronoUnit.HOURS));
    }
}
