import java.lang.annotation.*; import java.lang.reflect.*; import java.util.*; import java.util.function.*;
public class ReflectShapes {
 @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.METHOD, ElementType.TYPE, ElementType.FIELD}) @interface A { int v() default 3; String[] s() default {"a"}; Class<?> c() default String.class; Thread.State e() default Thread.State.NEW; }
 @A(v=5) static class G<T extends Comparable<T> & java.io.Serializable> extends ArrayList<@A(v=9) T> implements Supplier<Map<String,? super T[]>> { public Map<String,? super T[]> get(){return null;} @A int f; List<? extends Number>[] lf; <X extends Exception> void m(@A(v=1) X x, List<T>... l) throws X, java.io.IOException {} }
 record Rec(@A int a, List<String> b) {} sealed interface S permits S1,S2 {} record S1() implements S {} static final class S2 implements S {}
 enum E { P { void q(){} }, Q; void q(){} }
 class Inner { class Deep {} }
 static String d(AnnotatedType t){ return Arrays.toString(t.getAnnotations())+t.getType(); }
 public static void main(String[] z) throws Exception {
  Class<?> g=G.class; System.out.println(g.toGenericString()+" "+g.getGenericSuperclass()+" "+Arrays.toString(g.getGenericInterfaces())+" "+g.getAnnotation(A.class)+" "+Arrays.toString(g.getTypeParameters()[0].getBounds()));
  System.out.println(d(g.getAnnotatedSuperclass()));
  for (Method m: sorted(g.getDeclaredMethods())) { System.out.println(m.toGenericString()+" "+m.isVarArgs()+m.isBridge()+m.isSynthetic()+Arrays.deepToString(m.getParameterAnnotations())+Arrays.toString(m.getParameters())); }
  for (Field f: g.getDeclaredFields()) System.out.println(f.toGenericString()+Arrays.toString(f.getAnnotations())+d(f.getAnnotatedType()));
  for (RecordComponent c: Rec.class.getRecordComponents()) System.out.println(c+" "+c.getGenericType()+" "+c.getAccessor()+Arrays.toString(c.getAnnotations())+c.getAccessor().invoke(new Rec(1,List.of("x"))));
  System.out.println(Rec.class.isRecord()+Arrays.toString(S.class.getPermittedSubclasses())+S.class.isSealed()+ReflectShapes.class.isSealed());
  System.out.println(E.P.getClass()+" "+E.P.getDeclaringClass()+E.P.getClass().isAnonymousClass()+E.class.isEnum()+Arrays.toString(E.class.getEnumConstants())+E.P.getClass().getEnclosingClass());
  Object an=new Object(){}; class Loc{} Runnable r=()->{}; System.out.println(an.getClass().getName()+an.getClass().getSimpleName()+"|"+an.getClass().getEnclosingMethod()+Loc.class.getSimpleName()+Loc.class.isLocalClass()+Loc.class.getEnclosingMethod()+Inner.Deep.class.getDeclaringClass()+Inner.Deep.class.getCanonicalName()+Inner.class.isMemberClass());
  System.out.println(Arrays.toString(sort(ReflectShapes.class.getDeclaredClasses()))+ReflectShapes.class.getNestHost()+Inner.class.getNestHost()+ReflectShapes.class.isNestmateOf(Inner.class)+sort(ReflectShapes.class.getNestMembers()).length);
  System.out.println(int[].class.getName()+int[][].class.getSimpleName()+String[].class.getCanonicalName()+int.class.getName()+void.class+Map.Entry.class.getTypeName()+ String[].class.getSuperclass()+Arrays.toString(int[].class.getInterfaces())+Modifier.toString(int[].class.getModifiers())+Modifier.toString(Map.Entry.class.getModifiers()));
  System.out.println(ReflectShapes.class.getPackageName()+"|"+String.class.getPackage()+"|"+ReflectShapes.class.getPackage().getName()+"|"+Object.class.getSuperclass()+Runnable.class.getSuperclass());
  Constructor<?> c=Inner.class.getDeclaredConstructors()[0]; System.out.println(c+" "+c.newInstance(new ReflectShapes()).getClass());
  System.out.println(A.class.getMethod("v").getDefaultValue()+Arrays.toString((String[])A.class.getMethod("s").getDefaultValue())+A.class.getMethod("c").getDefaultValue()+A.class.getMethod("e").getDefaultValue());
  A a1=g.getAnnotation(A.class); System.out.println(a1.equals(G.class.getAnnotation(A.class))+" "+a1.annotationType()+a1.c()+a1.e()+(a1.hashCode()==G.class.getAnnotation(A.class).hashCode()));
  ClassLoader cl=new ClassLoader(ReflectShapes.class.getClassLoader()){ protected Class<?> findClass(String n) throws ClassNotFoundException { if(n.equals("gen.K")) { byte[] b=K(); return defineClass(n,b,0,b.length);} throw new ClassNotFoundException(n); } public String toString(){return "CL";} };
  Class<?> k=cl.loadClass("gen.K"); System.out.println(k+" "+k.getClassLoader()+" "+(k==Class.forName("gen.K",true,cl))+" "+k.getModule().isNamed()+k.getPackageName()+k.getDeclaredConstructor().newInstance().getClass().getName());
  try { Class.forName("gen.L",true,cl); } catch (ClassNotFoundException e){ System.out.println(e); }
  try { Class.forName("gen.K"); } catch (ClassNotFoundException e){ System.out.println(e); }
  System.out.println(ReflectShapes.class.desiredAssertionStatus()+" "+Class.forName("[I")+Class.forName("[Ljava.lang.String;"));
  try { Class.forName("int"); } catch (ClassNotFoundException e){ System.out.println(e); }
  System.out.println(ReflectShapes.class.getProtectionDomain().getCodeSource() != null);
  System.out.println(String.class.cast("x")+Integer.class.isInstance(3)+Number.class.isAssignableFrom(Integer.class)+Integer.class.asSubclass(Number.class));
  System.out.println(Arrays.toString(Arrays.stream(Object.class.getMethods()).map(Method::getName).sorted().toArray()));
 }
 static Method[] sorted(Method[] m){ Arrays.sort(m, Comparator.comparing(Method::toGenericString)); return m; }
 static Class<?>[] sort(Class<?>[] c){ Arrays.sort(c, Comparator.comparing(Class::getName)); return c; }
 static byte[] K(){ try { var o=new java.io.ByteArrayOutputStream(); var d=new java.io.DataOutputStream(o); d.writeInt(0xCAFEBABE); d.writeInt(52); d.writeShort(10); d.writeByte(7); d.writeShort(2); d.writeByte(1); d.writeUTF("gen/K"); d.writeByte(7); d.writeShort(4); d.writeByte(1); d.writeUTF("java/lang/Object"); d.writeByte(1); d.writeUTF("<init>"); d.writeByte(1); d.writeUTF("()V"); d.writeByte(1); d.writeUTF("Code"); d.writeByte(10); d.writeShort(3); d.writeShort(9); d.writeByte(12); d.writeShort(5); d.writeShort(6); d.writeShort(0x21); d.writeShort(1); d.writeShort(3); d.writeShort(0); d.writeShort(0); d.writeShort(1); d.writeShort(1); d.writeShort(5); d.writeShort(6); d.writeShort(1); d.writeShort(7); d.writeInt(17); d.writeShort(1); d.writeShort(1); d.writeInt(5); d.writeByte(0x2a); d.writeByte(0xb7); d.writeShort(8); d.writeByte(0xb1); d.writeShort(0); d.writeShort(0); d.writeShort(0); return o.toByteArray(); } catch (java.io.IOException e) { throw new RuntimeException(e);} }
}
