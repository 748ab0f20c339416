// Fixed offsets and region zones: transitions, gaps, overlaps, conversions and next transitions with fixed rules.
import java.time.*;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.zone.*;
import java.util.*;

public class ZonesAndInstants {
    public static void main(String[] args) {
        Instant i = Instant.parse("2021-07-01T12:00:00Z");
        for (String z : new String[] {"UTC", "Z", "GMT", "+02:00", "-03:30", "UTC+1", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Sydney"}) {
            ZonedDateTime t = i.atZone(ZoneId.of(z));
            System.out.println(z + " " + t + " " + t.getOffset() + " " + t.toLocalDateTime() + " " + t.toInstant().equals(i));
        }
        ZoneId ny = ZoneId.of("America/New_York"), paris = ZoneId.of("Europe/Paris");
        ZonedDateTime gap = ZonedDateTime.of(2021, 3, 14, 2, 30, 0, 0, ny), over = ZonedDateTime.of(2021, 11, 7, 1, 30, 0, 0, ny);
        System.out.println(gap + " " + over + " " + over.withLaterOffsetAtOverlap() + " " + over.plusHours(1) + " " + over.plusHours(2) + " " + gap.minusHours(1) + " " + gap.minusDays(1).plusDays(1));
        ZoneRules r = ny.getRules();
        ZoneOffsetTransition t = r.nextTransition(Instant.parse("2021-01-01T00:00:00Z"));
        System.out.println(t + " " + t.isGap() + " " + t.getDuration() + " " + r.nextTransition(t.getInstant()).isOverlap() + " " + r.getValidOffsets(LocalDateTime.of(2021, 11, 7, 1, 30)) + r.getValidOffsets(LocalDateTime.of(2021, 3, 14, 2, 30)) + r.isFixedOffset() + r.getStandardOffset(i) + r.getDaylightSavings(i));
        System.out.println(ChronoUnit.HOURS.between(ZonedDateTime.of(2021, 3, 14, 0, 0, 0, 0, ny), ZonedDateTime.of(2021, 3, 15, 0, 0, 0, 0, ny)) + " " + Duration.between(ZonedDateTime.of(2021, 11, 7, 0, 0, 0, 0, ny), ZonedDateTime.of(2021, 11, 8, 0, 0, 0, 0, ny)) + " " + Period.between(LocalDate.of(2021, 11, 7), LocalDate.of(2021, 11, 8)));
        ZonedDateTime meet = ZonedDateTime.of(2021, 3, 20, 9, 0, 0, 0, ny);
        for (int k = 0; k < 3; k++) System.out.print(meet.plusWeeks(k).withZoneSameInstant(paris).toLocalTime() + " ");
        System.out.println(meet.withZoneSameLocal(paris) + " " + meet.truncatedTo(ChronoUnit.DAYS) + " " + meet.toOffsetDateTime() + " " + meet.toEpochSecond() + " " + meet.compareTo(meet.withZoneSameInstant(paris)) + meet.isEqual(meet.withZoneSameInstant(paris)) + meet.equals(meet.withZoneSameInstant(paris)));
        System.out.println(meet.format(DateTimeFormatter.ISO_ZONED_DATE_TIME) + " " + meet.format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm xxx VV", Locale.US)) + " " + ZonedDateTime.parse("2021-06-01T10:00+02:00[Europe/Paris]").getOffset() + " " + OffsetTime.of(10, 0, 0, 0, ZoneOffset.ofHours(1)) + " " + OffsetDateTime.MIN + " " + ZoneOffset.ofTotalSeconds(-1));
        TreeSet<ZoneOffset> os = new TreeSet<>(List.of(ZoneOffset.UTC, ZoneOffset.ofHours(3), ZoneOffset.ofHours(-3)));
        System.out.println(os + " " + ZoneOffset.UTC.compareTo(ZoneOffset.ofHours(1)) + " " + ZoneId.of("Europe/Paris").equals(paris) + " " + paris.getId() + " " + ZoneId.of("+01").normalized() + " " + ZoneId.from(meet));
        for (String bad : new String[] {"Nowhere/City", "+25:00", "", "utc"})
            try { System.out.println(ZoneId.of(bad)); } catch (DateTimeException e) { System.out.println(e.getClass().getSimpleName() + " " + e.getMessage()); }
        TimeZone tz = TimeZone.getTimeZone("GMT+5:30");
        Calendar c = new GregorianCalendar(tz, Locale.US);
        c.setTimeInMillis(0);
        System.out.println(tz.getID() + " " + tz.getRawOffset() + " " + c.get(Calendar.HOUR_OF_DAY) + ":" + c.get(Calendar.MINUTE) + " " + c.get(Calendar.DAY_OF_WEEK));
        c.set(2024, Calendar.FEBRUARY, 30);
        System.out.println(c.get(Calendar.MONTH) + "/" + c.get(Calendar.DATE));
        c.add(Calendar.MONTH, 11);
        c.roll(Calendar.DATE, -5);
        System.out.println(c.get(Calendar.YEAR) + "/" + c.get(Calendar.MONTH) + "/" + c.get(Calendar.DATE) + " " + c.getActualMaximum(Calendar.DATE) + " " + c.toInstant().truncatedTo(ChronoUnit.DAYS));
        System.out.println(new Date(0).toInstant() + " " + new Date(5).compareTo(new Date(6)) + " " + java.util.Date.from(i).getTime());
    }
}
