// Graph algorithms: BFS, DFS, topological sort, strongly connected components, union-find spanning tree, maze, bipartite test.
import java.util.*;

public class GraphWalks {
    final Map<String, List<String>> g = new TreeMap<>();
    void edge(String a, String b) { g.computeIfAbsent(a, k -> new ArrayList<>()).add(b); g.computeIfAbsent(b, k -> new ArrayList<>()); }
    static GraphWalks of(String s) { GraphWalks w = new GraphWalks(); for (String e : s.split(" ")) w.edge(e.substring(0, 1), e.substring(1)); return w; }
    List<String> bfs(String s) {
        List<String> o = new ArrayList<>();
        Set<String> seen = new HashSet<>(Set.of(s));
        Deque<String> q = new ArrayDeque<>(List.of(s)); while (!q.isEmpty()) { String n = q.poll(); o.add(n); for (String m : g.get(n)) if (seen.add(m)) q.add(m); }
        return o;
    }
    void dfs(String n, Set<String> seen, List<String> post) { if (!seen.add(n)) return; for (String m : g.get(n)) dfs(m, seen, post); post.add(n); }
    List<String> topo() {
        Map<String, Integer> in = new TreeMap<>();
        g.keySet().forEach(k -> in.put(k, 0));
        g.values().forEach(l -> l.forEach(m -> in.merge(m, 1, Integer::sum)));
        PriorityQueue<String> q = new PriorityQueue<>();
        in.forEach((k, v) -> { if (v == 0) q.add(k); });
        List<String> o = new ArrayList<>(); while (!q.isEmpty()) { String n = q.poll(); o.add(n); for (String m : g.get(n)) if (in.merge(m, -1, Integer::sum) == 0) q.add(m); }
        if (o.size() < g.size()) throw new IllegalStateException("cycle after " + o);
        return o;
    }
    int idx; final Map<String, Integer> num = new HashMap<>(), low = new HashMap<>(); final Deque<String> st = new ArrayDeque<>(); final List<Set<String>> sccs = new ArrayList<>();
    void tarjan(String v) {
        num.put(v, idx);
        low.put(v, idx++);
        st.push(v);
        for (String w : g.get(v)) { if (!num.containsKey(w)) { tarjan(w); low.merge(v, low.get(w), Math::min); } else if (st.contains(w)) low.merge(v, num.get(w), Math::min); }
        if (low.get(v).equals(num.get(v))) { Set<String> c = new TreeSet<>(); String w; do { w = st.pop(); c.add(w); } while (!w.equals(v)); sccs.add(c); }
    }
    static int find(int[] p, int x) { return p[x] == x ? x : (p[x] = find(p, p[x])); }

    public static void main(String[] args) {
        GraphWalks a = of("AB AC BD CD DE EF CF");
        System.out.println(a.g + " " + a.bfs("A") + a.topo());
        List<String> post = new ArrayList<>();
        a.dfs("A", new HashSet<>(), post);
        Collections.reverse(post);
        System.out.println(post);
        GraphWalks b = of("AB BC CA CD DE ED EF FG GH HF");
        for (String n : b.g.keySet()) if (!b.num.containsKey(n)) b.tarjan(n);
        System.out.println(b.sccs);
        try { b.topo(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        int[][] es = {{0, 1, 7}, {0, 3, 5}, {1, 2, 8}, {1, 3, 9}, {1, 4, 7}, {2, 4, 5}, {3, 4, 15}, {3, 5, 6}, {4, 5, 8}, {4, 6, 9}, {5, 6, 11}};
        Arrays.sort(es, Comparator.comparingInt(e -> e[2]));
        int[] p = new int[7];
        Arrays.setAll(p, i -> i);
        int tot = 0;
        StringBuilder sb = new StringBuilder();
        for (int[] e : es) { int x = find(p, e[0]), y = find(p, e[1]); if (x != y) { p[x] = y; tot += e[2]; sb.append(Arrays.toString(e)); } }
        System.out.println(tot + " " + sb);
        String[] maze = {"#########", "#S..#...#", "#.#.#.#.#", "#.#...#E#", "#########"};
        char[][] m = new char[maze.length][];
        int sr = 0, sc = 0;
        for (int i = 0; i < maze.length; i++) { m[i] = maze[i].toCharArray(); int k = maze[i].indexOf('S'); if (k >= 0) { sr = i; sc = k; } }
        int[][] dist = new int[m.length][m[0].length];
        for (int[] r : dist) Arrays.fill(r, -1);
        Deque<int[]> q = new ArrayDeque<>();
        q.add(new int[] {sr, sc});
        dist[sr][sc] = 0; while (!q.isEmpty()) {
            int[] c = q.poll();
            if (m[c[0]][c[1]] == 'E') {
                System.out.println("exit in " + dist[c[0]][c[1]]);
                int r = c[0], k = c[1]; while (dist[r][k] > 1) for (int[] d : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) if (dist[r + d[0]][k + d[1]] == dist[r][k] - 1) {
                    r += d[0];
                    k += d[1];
                    m[r][k] = '*';
                    break;
                }
                break;
            }
            for (int[] d : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                int r = c[0] + d[0], k = c[1] + d[1];
                if (m[r][k] != '#' && dist[r][k] < 0) { dist[r][k] = dist[c[0]][c[1]] + 1; q.add(new int[] {r, k}); }
            }
        }
        for (char[] r : m) System.out.println(r);
    }
}
