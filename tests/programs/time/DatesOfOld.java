import java.text.*;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.util.*;

/** Calendar, Date, SimpleDateFormat, TimeZone, and other chronologies. */
public class DatesOfOld {
    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin"));
        Locale.setDefault(Locale.US);
        Date d = new Date(1_709_211_907_000L);
        System.out.println(d + " " + d.getTime());
        for (String p : new String[] {"yyyy-MM-dd HH:mm:ss.SSS Z z XXX", "EEEE, d MMMM yyyy G", "h:mm a D w W F E u", "yy M d", "''yyyy'T'"}) {
            System.out.println(p + " -> " + new SimpleDateFormat(p, Locale.US).format(d));
        }
        SimpleDateFormat f = new SimpleDateFormat("dd.MM.yyyy HH:mm");
        System.out.println(f.parse("31.03.2024 02:30").getTime() + " " + f.parse("29.02.2023 00:00"));
        f.setLenient(false);
        try { f.parse("29.02.2023 00:00"); } catch (ParseException e) { System.out.println(e.getMessage() + " " + e.getErrorOffset()); }
        f.setTimeZone(TimeZone.getTimeZone("America/New_York"));
        System.out.println(f.format(d));
        GregorianCalendar c = new GregorianCalendar(2024, Calendar.JANUARY, 31);
        c.add(Calendar.MONTH, 1);
        System.out.println(c.get(Calendar.YEAR) + " " + c.get(Calendar.MONTH) + " " + c.get(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.DAY_OF_WEEK) + " " + c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.isLeapYear(1900) + " " + c.get(Calendar.WEEK_OF_YEAR));
        c.set(1582, Calendar.OCTOBER, 4);
        c.add(Calendar.DATE, 1);
        System.out.println(c.getTime());
        c.roll(Calendar.MONTH, 5);
        System.out.println(c.getTime() + " " + c.getTimeInMillis());
        for (String z : new String[] {"UTC", "GMT+3", "Asia/Kolkata", "America/Sao_Paulo", "Australia/Lord_Howe", "EST", "No/Where", "PST"}) {
            TimeZone tz = TimeZone.getTimeZone(z);
            System.out.println(tz.getID() + " " + tz.getRawOffset() + " " + tz.getOffset(d.getTime()) + " " + tz.useDaylightTime() + " " + tz.inDaylightTime(d) + " " + tz.getDisplayName(false, TimeZone.SHORT, Locale.US) + " " + tz.getDisplayName(Locale.US));
        }
        DateFormat df = DateFormat.getDateTimeInstance(DateFormat.MEDIUM, DateFormat.SHORT, Locale.GERMANY);
        System.out.println(df.format(d));
        System.out.println(DateFormat.getDateInstance(DateFormat.FULL, Locale.FRANCE).format(d));
        ZonedDateTime z = d.toInstant().atZone(ZoneId.of("Asia/Tokyo"));
        for (FormatStyle s : new FormatStyle[] {FormatStyle.SHORT, FormatStyle.MEDIUM, FormatStyle.LONG, FormatStyle.FULL}) {
            System.out.println(DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.US).format(z) + " | " + DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.UK).format(z));
        }
        System.out.println(DateTimeFormatter.RFC_1123_DATE_TIME.format(z) + " " + DateTimeFormatter.ISO_WEEK_DATE.format(z) + " " + DateTimeFormatter.ofPattern("VV zzzz O", Locale.US).format(z));
        System.out.println(JapaneseDate.from(z) + " " + ThaiBuddhistDate.from(z) + " " + HijrahDate.from(z) + " " + MinguoDate.from(z));
        System.out.println(z.getZone().getRules().getTransitions().size() + " " + ZoneId.of("Europe/Berlin").getRules().nextTransition(d.toInstant()));
        System.out.println(new ChoiceFormat("0#none|1#one|2#{0} many").format(5) + " " + MessageFormat.format("{0,date,yyyy} {1,choice,0#no files|1#one file|1<{1} files}", d, 3));
        System.out.println(Clock.fixed(d.toInstant(), ZoneOffset.UTC) + " " + ZoneId.getAvailableZoneIds().contains("Europe/Paris") + " " + Year.isLeap(2100));
    }
}
