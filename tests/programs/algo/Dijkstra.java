// Shortest paths: Dijkstra with a priority queue, Bellman-Ford with negative edges, Floyd-Warshall, path reconstruction.
import java.util.*;

public class Dijkstra {
    record Edge(int to, int w) { }
    record State(int node, long dist) { }
    static final long INF = Long.MAX_VALUE / 4;

    static long[] dijkstra(List<List<Edge>> g, int s, int[] prev) {
        long[] d = new long[g.size()];
        Arrays.fill(d, INF); Arrays.fill(prev, -1);
        d[s] = 0;
        PriorityQueue<State> q = new PriorityQueue<>(Comparator.comparingLong(State::dist).thenComparingInt(State::node));
        q.add(new State(s, 0));
        while (!q.isEmpty()) {
            State st = q.poll();
            if (st.dist() > d[st.node()]) continue;
            for (Edge e : g.get(st.node())) if (st.dist() + e.w() < d[e.to()]) { d[e.to()] = st.dist() + e.w(); prev[e.to()] = st.node(); q.add(new State(e.to(), d[e.to()])); }
        }
        return d;
    }

    static long[] bellman(int n, int[][] es, int s) {
        long[] d = new long[n];
        Arrays.fill(d, INF);
        d[s] = 0;
        for (int i = 0; i < n; i++) {
            boolean ch = false;
            for (int[] e : es) if (d[e[0]] < INF && d[e[0]] + e[2] < d[e[1]]) { d[e[1]] = d[e[0]] + e[2]; ch = true; }
            if (!ch) return d;
        }
        throw new IllegalStateException("negative cycle");
    }

    public static void main(String[] args) {
        int n = 12, x = 7;
        List<List<Edge>> g = new ArrayList<>();
        for (int i = 0; i < n; i++) g.add(new ArrayList<>());
        long[][] fw = new long[n][n];
        for (long[] r : fw) Arrays.fill(r, INF);
        for (int i = 0; i < n; i++) fw[i][i] = 0;
        List<int[]> es = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            x = x * 1103515245 + 12345;
            int a = (x >>> 16) % 11, b = (x >>> 8 & 0xff) % 11, w = (x >>> 20 & 0xf) + 1;
            if (a < 0) a = -a;
            g.get(a).add(new Edge(b, w));
            fw[a][b] = Math.min(fw[a][b], a == b ? 0 : w);
            es.add(new int[] {a, b, w});
        }
        for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) fw[i][j] = Math.min(fw[i][j], fw[i][k] + fw[k][j]);
        for (int s = 0; s < n; s += 3) {
            int[] prev = new int[n];
            long[] d = dijkstra(g, s, prev);
            boolean same = Arrays.equals(d, bellman(n, es.toArray(new int[0][]), s));
            StringBuilder sb = new StringBuilder();
            for (int t = 0; t < n; t++) {
                same &= d[t] == Math.min(INF, fw[s][t]);
                Deque<Integer> path = new ArrayDeque<>();
                if (d[t] < INF) for (int v = t; v >= 0; v = prev[v]) path.push(v);
                sb.append(d[t] >= INF ? "-" : d[t] + "" + path).append(' ');
            }
            System.out.println(s + " " + same + " " + sb);
        }
        System.out.println(Arrays.toString(bellman(4, new int[][] {{0, 1, 4}, {0, 2, 5}, {2, 1, -3}, {1, 3, 2}}, 0)));
        try { bellman(3, new int[][] {{0, 1, 1}, {1, 2, -3}, {2, 0, 1}}, 0); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    }
}
