// A backtracking regular expression matcher and a Thompson NFA written by hand, compared with java.util.regex.
import java.util.*;
import java.util.regex.Pattern;

public class MiniRegex {
    static boolean match(String re, String s) {
        if (re.isEmpty()) return s.isEmpty();
        boolean first = !s.isEmpty() && (re.charAt(0) == '.' || re.charAt(0) == s.charAt(0));
        if (re.length() > 1 && re.charAt(1) == '*') return match(re.substring(2), s) || first && match(re, s.substring(1));
        return first && match(re.substring(1), s.substring(1));
    }

    static class Nfa {
        final List<Map<Character, Set<Integer>>> edges = new ArrayList<>();
        final List<Set<Integer>> eps = new ArrayList<>();
        private String re; private int p; int start, end;
        int state() { edges.add(new HashMap<>()); eps.add(new TreeSet<>()); return edges.size() - 1; }
        Nfa(String re) {
            this.re = re;
            int[] f = alt();
            if (p < re.length()) throw new IllegalArgumentException("unexpected " + re.charAt(p) + " at " + p);
            start = f[0];
            end = f[1];
        }
        int[] alt() {
            int[] l = seq(); while (p < re.length() && re.charAt(p) == '|') {
                p++;
                int[] r = seq();
                int s = state(), e = state();
                eps.get(s).add(l[0]);
                eps.get(s).add(r[0]);
                eps.get(l[1]).add(e);
                eps.get(r[1]).add(e);
                l = new int[] {s, e};
            }
            return l;
        }
        int[] seq() {
            int s = state();
            int[] f = {s, s}; while (p < re.length() && "|)".indexOf(re.charAt(p)) < 0) { int[] a = rep(); eps.get(f[1]).add(a[0]); f = new int[] {f[0], a[1]}; }
            return f;
        }
        int[] rep() {
            int[] a = atom(); while (p < re.length() && "*+?".indexOf(re.charAt(p)) >= 0) {
                char c = re.charAt(p++);
                int s = state(), e = state();
                eps.get(s).add(a[0]);
                eps.get(a[1]).add(e);
                if (c != '+') eps.get(s).add(e);
                if (c != '?') eps.get(a[1]).add(a[0]);
                a = new int[] {s, e};
            }
            return a;
        }
        int[] atom() {
            char c = re.charAt(p++);
            if (c == '(') { int[] f = alt(); if (p >= re.length()) throw new IllegalArgumentException("missing )"); p++; return f; }
            if ("*+?".indexOf(c) >= 0) throw new IllegalArgumentException("dangling " + c);
            int s = state(), e = state();
            edges.get(s).computeIfAbsent(c, k -> new TreeSet<>()).add(e);
            return new int[] {s, e};
        }
        Set<Integer> close(Set<Integer> in) {
            Deque<Integer> q = new ArrayDeque<>(in);
            Set<Integer> out = new TreeSet<>(in); while (!q.isEmpty()) for (int t : eps.get(q.pop())) if (out.add(t)) q.push(t);
            return out;
        }
        boolean matches(String s) {
            Set<Integer> cur = close(Set.of(start));
            for (char c : s.toCharArray()) {
                Set<Integer> nx = new TreeSet<>();
                for (int st : cur) for (char k : new char[] {c, '.'}) nx.addAll(edges.get(st).getOrDefault(k, Set.of()));
                cur = close(nx);
            }
            return cur.contains(end);
        }
    }

    public static void main(String[] args) {
        String[] words = {"", "a", "ab", "aab", "abab", "abc", "aaa", "b", "ba", "cab", "xyz"};
        for (String re : new String[] {"a*b", ".*", "a.c", "a*a*b*", "x*y*z*", ".a.*"}) {
            StringBuilder sb = new StringBuilder(re);
            for (String w : words) sb.append(match(re, w) == w.matches(re) ? match(re, w) ? " 1" : " 0" : " DIFF");
            System.out.println(sb);
        }
        for (String re : new String[] {"(ab)*", "a|b|abc", "a+b?", "(a|b)*c?", "((a)|(x(y)z))+", "", "(a*)*b", "a(b|)"}) {
            Nfa n = new Nfa(re);
            StringBuilder sb = new StringBuilder(re + " " + n.edges.size() + " states");
            for (String w : words) sb.append(n.matches(w) == Pattern.matches(re, w) ? n.matches(w) ? " 1" : " 0" : " DIFF");
            System.out.println(sb);
        }
        for (String bad : new String[] {"(a", "a)", "*a", "a|*"})
            try { new Nfa(bad); System.out.println("ok?"); } catch (IllegalArgumentException e) { System.out.println(bad + " ! " + e.getMessage()); }
    }
}
