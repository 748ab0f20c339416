import java.util.*; import java.util.stream.*;
public class StackWalks { 
 static void p(Object o){ System.out.println(o); }
 static void a(){ b(); }
 static void b(){ Runnable r=()->c(); r.run(); }
 static void c(){ p(StackWalker.getInstance().walk(s->s.map(f->f.getClassName()+"."+f.getMethodName()+":"+f.getLineNumber()+" "+f.getByteCodeIndex()+f.isNativeMethod()).collect(Collectors.toList())));
  p(StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass());
  StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).forEach(f->System.out.println(f+" "+f.getDeclaringClass()+" "+f.getMethodType()+f.getDescriptor()));
  p(StackWalker.getInstance().walk(s->s.limit(2).count()));
 }
 static int rec(int n){ if(n==0) return StackWalker.getInstance().walk(s->(int)s.count()); return rec(n-1); }
 public static void main(String[] x) throws Exception { a(); System.out.println(rec(100)); StackWalks.class.getDeclaredMethod("c").invoke(null);
  p(StackWalker.getInstance(Set.of(StackWalker.Option.SHOW_REFLECT_FRAMES)).walk(s->s.map(Object::toString).collect(Collectors.toList())));
  try { StackWalker.getInstance().walk(s->s.map(f->f.getDeclaringClass()).count()); StackWalker.getInstance().walk(s->s.map(f->f.getDeclaringClass()).collect(Collectors.toList())); } catch (Throwable t) { System.out.println(t); }
 }
}
