// Duration, Instant and LocalTime arithmetic, ISO strings, truncation, overflow and Clock.fixed.
import java.time.*;
import java.time.temporal.*;

public class DurationInstant {
    public static void main(String[] args) {
        Duration[] ds = {Duration.ZERO, Duration.ofSeconds(90061), Duration.ofMillis(-1500), Duration.ofNanos(1), Duration.ofDays(-2).plusHours(5), Duration.parse("PT8H6M12.345S"), Duration.parse("P2DT3H4M"), Duration.parse("-PT6H3M"), Duration.ofSeconds(3600, -1), Duration.of(3, ChronoUnit.HALF_DAYS), Duration.ofSeconds(Long.MAX_VALUE, 999999999)};
        for (Duration d : ds) {
            String ms;
            try { ms = "" + d.toMillis(); } catch (ArithmeticException e) { ms = e.getMessage(); }
            System.out.println(d + " " + d.getSeconds() + " " + d.getNano() + " " + ms + " " + d.toDays() + " " + d.toHoursPart() + " " + d.toMinutesPart() + " " + d.toSecondsPart() + " " + d.toMillisPart() + " " + d.isNegative() + " " + d.hashCode());
        }
        System.out.println(Duration.ofMinutes(7).multipliedBy(9) + " " + Duration.ofMinutes(7).dividedBy(2) + " " + Duration.ofHours(7).dividedBy(Duration.ofMinutes(45)) + " " + Duration.ofMillis(5).negated() + " " + Duration.ofMillis(-5).abs() + " " + Duration.ofSeconds(61).truncatedTo(ChronoUnit.MINUTES) + " " + Duration.between(LocalTime.of(22, 0), LocalTime.of(1, 30)) + " " + Duration.ofMillis(1).compareTo(Duration.ofNanos(1000000)));
        Instant i = Instant.ofEpochSecond(1700000000L, 123456789);
        System.out.println(i + " " + i.toEpochMilli() + " " + i.plusMillis(900) + " " + i.minus(1, ChronoUnit.DAYS) + " " + i.truncatedTo(ChronoUnit.HOURS) + " " + Instant.EPOCH + " " + Instant.ofEpochMilli(-1) + " " + Instant.MIN + " " + Instant.MAX + " " + i.until(Instant.EPOCH, ChronoUnit.MINUTES) + " " + i.isAfter(Instant.EPOCH) + " " + i.hashCode());
        LocalTime t = LocalTime.of(23, 59, 59, 999999999);
        System.out.println(t + " " + t.plusNanos(1) + " " + t.plusHours(25) + " " + t.minusMinutes(1440) + " " + t.toSecondOfDay() + " " + t.toNanoOfDay() + " " + t.truncatedTo(ChronoUnit.SECONDS) + " " + LocalTime.MIDNIGHT + " " + LocalTime.NOON.with(ChronoField.MILLI_OF_SECOND, 7) + " " + LocalTime.of(7, 5) + " " + LocalTime.ofSecondOfDay(3661) + " " + LocalTime.of(10, 0).until(LocalTime.of(9, 0), ChronoUnit.MINUTES) + " " + t.range(ChronoField.HOUR_OF_DAY) + " " + t.get(ChronoField.AMPM_OF_DAY));
        Clock c = Clock.fixed(i, ZoneOffset.UTC);
        System.out.println(Instant.now(c) + " " + LocalDate.now(c) + " " + LocalDateTime.now(c) + " " + c.millis() + " " + Clock.offset(c, Duration.ofDays(1)).instant() + " " + Clock.tick(c, Duration.ofMinutes(1)).instant() + " " + c);
        OffsetDateTime o = i.atOffset(ZoneOffset.ofHours(-8));
        System.out.println(o + " " + o.toLocalDate() + " " + o.withOffsetSameInstant(ZoneOffset.ofTotalSeconds(3723)) + " " + o.withOffsetSameLocal(ZoneOffset.UTC) + " " + o.toEpochSecond() + " " + ZoneOffset.of("+05:45").getTotalSeconds() + " " + ZoneOffset.MAX + ZoneOffset.UTC);
        ZonedDateTime z = LocalDateTime.of(2024, 3, 10, 1, 30).atZone(ZoneId.of("America/New_York"));
        System.out.println(z + " " + z.plusHours(1) + " " + z.plusDays(1) + " " + z.toInstant() + " " + LocalDateTime.of(2024, 3, 10, 2, 30).atZone(z.getZone()) + " " + LocalDateTime.of(2024, 11, 3, 1, 30).atZone(z.getZone()).withLaterOffsetAtOverlap() + " " + z.withZoneSameInstant(ZoneId.of("Asia/Tokyo")) + " " + z.getZone().getRules().isDaylightSavings(z.toInstant()));
        LocalDateTime a = LocalDateTime.of(2020, 1, 31, 10, 0);
        System.out.println(a.plusMonths(1) + " " + a.minusSeconds(36001) + " " + a.until(LocalDateTime.of(2021, 1, 1, 9, 59), ChronoUnit.DAYS) + " " + ChronoUnit.MONTHS.between(a, a.plusDays(29)) + " " + a.toEpochSecond(ZoneOffset.UTC) + " " + LocalDateTime.ofEpochSecond(-1, 5, ZoneOffset.UTC) + " " + a.compareTo(a.plusNanos(1)) + " " + a.toLocalTime().equals(LocalTime.of(10, 0)) + " " + LocalDateTime.MAX);
        Runnable[] bad = {() -> Instant.MAX.plusNanos(1), () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1), () -> LocalTime.of(24, 0), () -> Duration.parse("P1Y"), () -> ZoneId.of("Mars/Base"), () -> ZoneOffset.ofHours(19), () -> LocalTime.of(1, 60), () -> Duration.ZERO.dividedBy(0), () -> i.plus(1, ChronoUnit.YEARS), () -> LocalTime.NOON.get(ChronoField.YEAR), () -> ZoneOffset.of("+1:0")};
        for (Runnable r : bad)
            try {
                r.run();
                System.out.println("fine");
            } catch (DateTimeException | ArithmeticException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
    }
}
