// DateTimeFormatter patterns in Locale.US, ISO formats, parsing with failures, resolver styles.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class DateTimeFormat {
    public static void main(String[] args) {
        LocalDateTime[] ts = {LocalDateTime.of(2024, 2, 29, 23, 59, 58, 123456789), LocalDateTime.of(1999, 12, 31, 0, 0), LocalDateTime.of(5, 1, 2, 12, 30, 1)};
        String[] ps = {"yyyy-MM-dd HH:mm:ss", "d/M/yy", "EEE, d MMM yyyy", "EEEE MMMM dd", "hh:mm a", "H:m:s.SSS", "yyyyMMdd'T'HHmmss", "D", "uuuu-'Q'Q", "e", "dd.MM.uuuu G", "n", "SSSSSSSSS", "'literal' yyyy", "MMM d[d]", "ww YYYY", "k K", "A", "ppppH"};
        for (String p : ps) {
            StringBuilder sb = new StringBuilder(p).append(" ->");
            for (LocalDateTime t : ts)
                try {
                    sb.append(" [").append(t.format(DateTimeFormatter.ofPattern(p, Locale.US)).replace('\u202f', ' ')).append("]");
                } catch (RuntimeException e) {
                    sb.append(" !").append(e.getMessage());
                }
            System.out.println(sb);
        }
        for (LocalDateTime t : ts)
            System.out.println(t + " " + t.format(DateTimeFormatter.ISO_DATE) + " " + t.format(DateTimeFormatter.BASIC_ISO_DATE) + " " + t.format(DateTimeFormatter.ISO_ORDINAL_DATE) + " " + t.format(DateTimeFormatter.ISO_WEEK_DATE) + " " + t.atOffset(ZoneOffset.ofHoursMinutes(5, 30)).format(DateTimeFormatter.ISO_OFFSET_DATE_TIME) + " " + t.atZone(ZoneOffset.UTC).format(DateTimeFormatter.RFC_1123_DATE_TIME) + " " + t.atOffset(ZoneOffset.UTC).format(DateTimeFormatter.ISO_INSTANT));
        String[][] in = {{"yyyy-MM-dd", "2024-02-30"}, {"yyyy-MM-dd", "2024-13-01"}, {"yyyy-MM-dd", "24-01-01"}, {"d/M/yy", "5/6/07"}, {"dd MMM yyyy", "07 Mar 2021"}, {"dd MMM yyyy", "07 mar 2021"}, {"MMMM d, yyyy", "July 4, 1776"}, {"yyyyMMdd", "20240101x"}, {"uuuu-DDD", "2023-365"}, {"yyyy-MM-dd", ""}};
        for (String[] i : in)
            try {
                System.out.println(LocalDate.parse(i[1], DateTimeFormatter.ofPattern(i[0], Locale.US)));
            } catch (DateTimeParseException e) {
                System.out.println(e.getMessage() + " @" + e.getErrorIndex());
            }
        DateTimeFormatter strict = DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT), lenient = DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.LENIENT);
        System.out.println(LocalDate.parse("2024-14-35", lenient));
        try { LocalDate.parse("2023-02-29", strict); } catch (DateTimeParseException e) { System.out.println(e.getMessage()); }
        DateTimeFormatter b = new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("dd-MMM").parseDefaulting(ChronoField.YEAR, 2020).toFormatter(Locale.US);
        System.out.println(LocalDate.parse("29-FEB", b));
        for (String s : new String[] {"10:15", "10:15:30", "10:15:30.000000001", "24:00", "10:60", "9:05"})
            try { System.out.println(LocalTime.parse(s)); } catch (DateTimeParseException e) { System.out.println(e.getMessage()); }
        for (String s : new String[] {"2024-01-01T10:00", "2024-01-01 10:00", "2024-01-01T10:00Z", "2024-01-01T25:00"})
            try { System.out.println(LocalDateTime.parse(s)); } catch (DateTimeParseException e) { System.out.println(e.getMessage()); }
        System.out.println(Instant.parse("2024-01-01T00:00:00.5Z") + " " + OffsetDateTime.parse("2024-01-01T10:00:00+02:00").toInstant() + " " + ZonedDateTime.parse("2024-06-01T12:00:00Z[UTC]") + " " + Year.parse("2020").length() + " " + YearMonth.parse("2024-02").lengthOfMonth());
        for (String bad : new String[] {"yyyy-bb", "{", "'open", "yyyyyyyyyyyyyyyyyyyyy"})
            try { DateTimeFormatter.ofPattern(bad); System.out.println("ok"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { LocalDate.of(2024, 1, 1).format(DateTimeFormatter.ofPattern("HH")); } catch (UnsupportedTemporalTypeException e) { System.out.println(e.getMessage()); }
        System.out.println(DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, Locale.US) + " " + Month.MAY.getDisplayName(TextStyle.FULL, Locale.US) + " " + Month.of(9).getDisplayName(TextStyle.NARROW, Locale.US));
    }
}
