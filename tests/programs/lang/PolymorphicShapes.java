// A drawing program with abstract classes, interfaces, factories and double dispatch, rendering shapes to a text canvas.
import java.util.*;
import java.util.function.*;

public class PolymorphicShapes {
    interface Canvas { void dot(int x, int y, char c); }
    static abstract class Shape {
        protected final int x, y;
        private static int count;
        final int id = ++count;
        Shape(int x, int y) { this.x = x; this.y = y; }
        abstract void draw(Canvas c);
        abstract int area();
        char pen() { return '*'; }
        Shape move(int dx, int dy) { return copy(x + dx, y + dy); }
        protected abstract Shape copy(int nx, int ny);
        @Override public String toString() { return getClass().getSimpleName() + id + "@" + x + "," + y + ":" + area(); }
    }
    static class Rect extends Shape {
        final int w, h;
        Rect(int x, int y, int w, int h) { super(x, y); this.w = w; this.h = h; }
        void draw(Canvas c) { for (int i = 0; i < w; i++) for (int j = 0; j < h; j++) if (i == 0 || j == 0 || i == w - 1 || j == h - 1) c.dot(x + i, y + j, pen()); }
        int area() { return w * h; }
        protected Rect copy(int nx, int ny) { return new Rect(nx, ny, w, h); }
    }
    static class Square extends Rect {
        Square(int x, int y, int s) { super(x, y, s, s); }
        @Override char pen() { return '#'; }
        @Override protected Square copy(int nx, int ny) { return new Square(nx, ny, w); }
    }
    static class Line extends Shape {
        final int x2, y2;
        Line(int x, int y, int x2, int y2) { super(x, y); this.x2 = x2; this.y2 = y2; }
        void draw(Canvas c) {
            int dx = Math.abs(x2 - x), dy = -Math.abs(y2 - y), sx = x < x2 ? 1 : -1, sy = y < y2 ? 1 : -1, e = dx + dy, px = x, py = y; while (true) {
                c.dot(px, py, pen());
                if (px == x2 && py == y2) break;
                int e2 = 2 * e;
                if (e2 >= dy) { e += dy; px += sx; }
                if (e2 <= dx) { e += dx; py += sy; }
            }
        }
        int area() { return 0; }
        @Override char pen() { return '\\'; }
        protected Line copy(int nx, int ny) { return new Line(nx, ny, x2 + nx - x, y2 + ny - y); }
    }
    static class Group extends Shape {
        final List<Shape> kids;
        Group(int x, int y, Shape... s) { super(x, y); kids = List.of(s); }
        void draw(Canvas c) { for (Shape s : kids) s.draw((px, py, ch) -> c.dot(px + x, py + y, ch)); }
        int area() { int a = 0; for (Shape s : kids) a += s.area(); return a; }
        protected Group copy(int nx, int ny) { return new Group(nx, ny, kids.toArray(new Shape[0])); }
    }
    static class Text implements Canvas {
        final char[][] g;
        int clipped;
        Text(int w, int h) { g = new char[h][w]; for (char[] r : g) Arrays.fill(r, '.'); }
        public void dot(int x, int y, char c) { try { g[y][x] = c; } catch (ArrayIndexOutOfBoundsException e) { clipped++; } }
        void show() { for (char[] r : g) System.out.println(new String(r)); System.out.println("clipped " + clipped); }
    }
    static final Map<String, Function<int[], Shape>> FACTORY = new TreeMap<>();
    static {
        FACTORY.put("rect", a -> new Rect(a[0], a[1], a[2], a[3]));
        FACTORY.put("square", a -> new Square(a[0], a[1], a[2]));
        FACTORY.put("line", a -> new Line(a[0], a[1], a[2], a[3]));
    }
    static Shape parse(String s) {
        String[] p = s.split(" ");
        Function<int[], Shape> f = FACTORY.get(p[0]);
        if (f == null) throw new IllegalArgumentException("unknown shape " + p[0]);
        return f.apply(Arrays.stream(p).skip(1).mapToInt(Integer::parseInt).toArray());
    }

    public static void main(String[] args) {
        List<Shape> ss = new ArrayList<>();
        for (String s : new String[] {"rect 1 1 8 5", "square 12 2 4", "line 0 9 19 0", "circle 1 1", "rect 1 2", "line a b c d"})
            try { ss.add(parse(s)); } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) { System.out.println(s + " ! " + e.getMessage()); }
        ss.add(new Group(3, 4, new Square(0, 0, 3), new Line(0, 0, 5, 2)).move(1, 1));
        ss.add(ss.get(1).move(4, 4));
        Text t = new Text(20, 10);
        int dots[] = {0};
        for (Shape s : ss) { s.draw(t); s.draw((x, y, c) -> dots[0]++); }
        t.show();
        System.out.println(dots[0] + " " + ss);
        ss.sort(Comparator.comparingInt(Shape::area).thenComparing(s -> -s.id));
        System.out.println(ss);
        System.out.println(ss.get(1) instanceof Rect ? "rect" : "other");
    }
}
