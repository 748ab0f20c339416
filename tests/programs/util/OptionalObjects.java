// Optional, OptionalInt, Objects, StringJoiner, UUID from bytes, Base64 and HexFormat.
import java.nio.charset.StandardCharsets;
import java.util.*;

public class OptionalObjects {
    interface A { Object go() throws Exception; }
    static void t(String n, A a) { try { System.out.println(n + " " + a.go()); } catch (Exception e) { System.out.println(n + " ! " + e); } }

    public static void main(String[] args) {
        Optional<String> o = Optional.of("val"), e = Optional.empty();
        t("show", () -> o + " " + e + " " + o.isPresent() + e.isEmpty() + o.equals(Optional.of("val")) + e.equals(Optional.ofNullable(null)) + o.hashCode() + e.hashCode());
        t("map", () -> o.map(String::length) + "" + e.map(String::length) + o.map(x -> (String) null) + o.flatMap(x -> Optional.of(x + "!")) + o.filter(x -> x.isEmpty()));
        t("else", () -> o.orElse("d") + e.orElse("d") + e.orElseGet(() -> "g") + e.or(() -> Optional.of("or")) + o.or(() -> { throw new Error(); }) + o.stream().count() + e.stream().count());
        t("get empty", () -> e.get());
        t("orElseThrow", () -> e.orElseThrow());
        t("custom throw", () -> e.orElseThrow(() -> new java.io.IOException("mine")));
        t("of null", () -> Optional.of(null));
        t("flatMap null", () -> o.flatMap(x -> null));
        o.ifPresentOrElse(x -> System.out.println("present " + x), () -> System.out.println("absent"));
        e.ifPresentOrElse(x -> System.out.println("present " + x), () -> System.out.println("absent"));
        e.ifPresent(x -> System.out.println("never"));
        t("ints", () -> OptionalInt.of(5) + " " + OptionalInt.empty() + " " + OptionalDouble.of(1.5) + OptionalLong.empty().orElse(9) + OptionalInt.of(3).getAsInt());
        t("int empty", () -> OptionalInt.empty().getAsInt());
        t("objects", () -> Objects.equals(null, null) + " " + Objects.equals("a", null) + Objects.deepEquals(new int[] {1}, new int[] {1}) + Objects.hash(1, "a", null) + Objects.hash() + Objects.toString(null) + Objects.toString(null, "def") + Objects.requireNonNullElse(null, "x") + Objects.isNull(null) + Objects.compare("a", "b", Comparator.naturalOrder()));
        t("req", () -> Objects.requireNonNull(null));
        t("req msg", () -> Objects.requireNonNull(null, "what"));
        t("req sup", () -> Objects.requireNonNull(null, () -> "sup"));
        t("check", () -> Objects.checkIndex(3, 3));
        t("checkFrom", () -> Objects.checkFromToIndex(2, 1, 5));
        t("checkSize", () -> Objects.checkFromIndexSize(4, 2, 5));
        t("else null", () -> Objects.requireNonNullElse(null, null));
        for (String s : new String[] {"", "a", "hello", "The quick brown fox"}) {
            byte[] b = s.getBytes(StandardCharsets.UTF_8);
            String enc = Base64.getEncoder().encodeToString(b);
            System.out.println(UUID.nameUUIDFromBytes(b) + " " + enc + " " + new String(Base64.getDecoder().decode(enc), StandardCharsets.UTF_8) + " " + Base64.getEncoder().withoutPadding().encodeToString(b) + " " + HexFormat.of().formatHex(b) + " " + Arrays.hashCode(b));
        }
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        System.out.println(Base64.getUrlEncoder().encodeToString(all).hashCode() + " " + Base64.getMimeEncoder().encodeToString(all).split("\r\n").length + " " + Arrays.equals(Base64.getUrlDecoder().decode(Base64.getUrlEncoder().encode(all)), all) + " " + HexFormat.ofDelimiter(":").withUpperCase().formatHex(all, 250, 256) + " " + Arrays.toString(HexFormat.of().parseHex("00ff7f")));
        t("bad64", () -> Base64.getDecoder().decode("a$b=")); t("short64", () -> Base64.getDecoder().decode("YQ=")); t("badhex", () -> HexFormat.of().parseHex("0g"));
        UUID u = UUID.fromString("123e4567-e89b-42d3-a456-556642440000");
        t("uuid", () -> u + " " + u.version() + u.variant() + " " + u.getMostSignificantBits() + " " + u.hashCode() + " " + u.compareTo(new UUID(0, 1)) + new UUID(-1, 255));
        t("bad uuid", () -> UUID.fromString("nope"));
    }
}
