// Generic type reflection: type variables, wildcards, generic arrays, nested parameterised types, a type token.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class GenericTypes<T extends Comparable<? super T>, U> {
    List<String> a;
    Map<String, ? extends List<? super T>> b;
    T c;
    T[] d;
    List<T>[][] e;
    GenericTypes<String, int[]>.Inner<Long> f;
    Class<?> g;
    int h;
    Map.Entry<U, List<?>> i;
    class Inner<V> { V v; U u; }
    static abstract class Token<X> { final Type type = ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0]; }
    <A extends Number & Runnable, B extends A> Map<A, B[]> m(List<? super A> l, B... bs) throws RuntimeException { return null; }
    static class Impl extends ArrayList<Map<String, Integer>> implements Function<int[], List<Void>>, Comparable<Impl> {
        private static final long serialVersionUID = 1;
        public List<Void> apply(int[] x) { return null; }
        public int compareTo(Impl o) { return 0; }
    }
    static String kind(Type t) {
        if (t instanceof Class<?> c) return "C" + (c.isArray() ? "[" + kind(c.getComponentType()) + "]" : c.getSimpleName());
        if (t instanceof ParameterizedType p) {
            StringJoiner j = new StringJoiner(",", "P" + kind(p.getRawType()) + "<", ">" + (p.getOwnerType() == null ? "" : "in" + kind(p.getOwnerType())));
            for (Type x : p.getActualTypeArguments()) j.add(kind(x));
            return j.toString();
        }
        if (t instanceof TypeVariable<?> v) return "V" + v.getName();
        if (t instanceof WildcardType w)
            return "W" + Arrays.stream(w.getUpperBounds()).map(GenericTypes::kind).toList() + Arrays.stream(w.getLowerBounds()).map(GenericTypes::kind).toList();
        if (t instanceof GenericArrayType g) return "A[" + kind(g.getGenericComponentType()) + "]";
        return "?";
    }

    public static void main(String[] args) throws Exception {
        for (String n : "abcdefghi".split("")) {
            Field f = GenericTypes.class.getDeclaredField(n);
            System.out.println(n + " " + f.getGenericType() + " | " + f.getType().getSimpleName() + " | " + kind(f.getGenericType()) + " | " + f.getGenericType().getTypeName());
        }
        for (TypeVariable<?> v : GenericTypes.class.getTypeParameters()) System.out.println(v + " " + Arrays.toString(v.getBounds()) + v.getGenericDeclaration());
        Method m = Arrays.stream(GenericTypes.class.getDeclaredMethods()).filter(x -> x.getName().equals("m")).findFirst().get();
        System.out.println(m.toGenericString() + " | " + kind(m.getGenericReturnType()) + " " + Arrays.stream(m.getGenericParameterTypes()).map(GenericTypes::kind).toList() + Arrays.toString(m.getTypeParameters()[0].getBounds()) + Arrays.toString(m.getTypeParameters()[1].getBounds()));
        System.out.println(kind(Impl.class.getGenericSuperclass()) + Arrays.stream(Impl.class.getGenericInterfaces()).map(GenericTypes::kind).toList());
        System.out.println(new Token<List<String>>() { }.type + " " + new Token<Map<Integer, int[]>>() { }.type + " " + new Token<String>() { }.type + " " + new Token<List<? extends Number>[]>() { }.type);
        Type x = new Token<List<String>>() { }.type, y = GenericTypes.class.getDeclaredField("a").getGenericType();
        System.out.println(x.equals(y) + " " + (x.hashCode() == y.hashCode()) + " " + GenericTypes.Inner.class.toGenericString() + " " + GenericTypes.class.toGenericString() + " " + Map.Entry.class.toGenericString() + " " + Map.class.getMethod("getOrDefault", Object.class, Object.class).toGenericString());
        System.out.println(Collections.class.getMethod("sort", List.class).toGenericString() + " " + Enum.class.toGenericString() + " " + Comparable.class.getTypeParameters()[0]);
    }
}
