import java.util.List;
import java.util.stream.Collectors;

/** A first program for {@code javelin exec}: records, streams, lambdas and string formatting from the real library. */
public class Greeting {
    record Planet(String name, int moons) {}

    public static void main(String[] args) {
        List<Planet> planets = List.of(new Planet("Earth", 1), new Planet("Mars", 2), new Planet("Saturn", 146));
        String names = planets.stream().map(Planet::name).collect(Collectors.joining(", "));
        System.out.println("Hello, " + (args.length > 0 ? args[0] : names) + "!");
        for (Planet planet : planets) {
            System.out.printf("%-8s %3d %s%n", planet.name(), planet.moons(), planet);
        }
    }
}
