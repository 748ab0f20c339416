import java.lang.reflect.*;
import java.util.*;
public class ReflectRefusals { 
 public int prim(int x, long y){ return x; }
 public String str(String s){ return s; }
 static int st(double d, char c){ return 1; }
 private ReflectRefusals(int i){ if(i<0) throw new IllegalStateException("neg"); }
 public ReflectRefusals(){}
 int f=3; static final int SF=4; final String g="x"; static long sl=7; byte b; Object o; double d; boolean z; char c='q'; short s; float fl;
 static void t(String n, java.util.concurrent.Callable<?> c){ try { System.out.println(n+" = "+c.call()); } catch (Throwable e){ System.out.println(n+" ! "+e+" / "+e.getCause()); } }
 static void tr(String n, java.util.concurrent.Callable<?> c){ try { System.out.println(n+" = "+c.call()); } catch (Throwable e){ System.out.println(n); e.printStackTrace(System.out); } }
 void boom(){ throw new RuntimeException("boom"); }
 interface I { default String hi(){ return "hi "+this.getClass().isHidden(); } int n(); }
 interface PI { int n(); default int dn(){ return n()+1; } }
 public static void main(String[] a) throws Exception {
  ReflectRefusals r=new ReflectRefusals();
  Method p=ReflectRefusals.class.getDeclaredMethod("prim",int.class,long.class), s=ReflectRefusals.class.getDeclaredMethod("str",String.class), st=ReflectRefusals.class.getDeclaredMethod("st",double.class,char.class);
  t("ok", ()->p.invoke(r,1,2)); t("widen", ()->p.invoke(r,(byte)1,'c')); t("null prim", ()->p.invoke(r,null,2L)); t("bad box", ()->p.invoke(r,"x",2L)); t("narrow", ()->p.invoke(r,1L,2L));
  t("count", ()->p.invoke(r,1)); t("null args", ()->p.invoke(r)); t("null recv", ()->p.invoke(null,1,2)); t("bad recv", ()->p.invoke("s",1,2));
  t("bad ref", ()->s.invoke(r,5)); t("null ref", ()->s.invoke(r,(Object)null)); t("static", ()->st.invoke(null,1,'c')); t("static bad", ()->st.invoke(null,"q",'c')); t("null arr", ()->s.invoke(r,(Object[])null));
  Constructor<ReflectRefusals> c=ReflectRefusals.class.getDeclaredConstructor(int.class);
  t("ctor", ()->c.newInstance(1)!=null); t("ctor neg", ()->c.newInstance(-1)); t("ctor bad", ()->c.newInstance("x")); t("ctor null", ()->c.newInstance((Object)null)); t("ctor count", ()->c.newInstance());
  t("abs", ()->AbstractList.class.getDeclaredConstructor().newInstance()); 
  t("abs2", ()->Abs.class.getDeclaredConstructor().newInstance()); 
  t("iface", ()->{ return I.class.getDeclaredConstructor(); });
  t("enum ctor", ()->{ Constructor<?> k=Thread.State.class.getDeclaredConstructors()[0]; return k.newInstance("x",1); });
  for (String fn : new String[]{"f","SF","g","sl","b","o","d","z","c","s","fl"}) { Field f=ReflectRefusals.class.getDeclaredField(fn);
    t("get "+fn, ()->f.get(r)); t("getInt "+fn, ()->f.getInt(r)); t("getDouble "+fn, ()->f.getDouble(r)); t("set "+fn, ()->{f.set(r,f.get(r)); return "ok";}); t("set str "+fn, ()->{f.set(r,"str"); return f.get(r);}); t("setInt "+fn,()->{f.setInt(r,65); return f.get(r);}); t("set null "+fn, ()->{f.set(r,null); return f.get(r);}); t("get null "+fn, ()->f.get(null)); t("get bad "+fn, ()->f.get("x")); t("set badrecv "+fn, ()->{f.set("x",1); return 1;}); t("setnullrecv "+fn, ()->{f.setInt(null,1); return 1;});
  }
  Field g=ReflectRefusals.class.getDeclaredField("g"); g.setAccessible(true); t("final set", ()->{g.set(r,"changed"); return g.get(r);});
  t("private other", ()->{ Method m=ArrayList.class.getDeclaredMethod("grow"); return m.invoke(new ArrayList<>()); });
  Object arr=Array.newInstance(int.class,2);
  t("arr get", ()->Array.get(arr,5)); t("arr getInt", ()->Array.getInt(arr,-1)); t("arr set", ()->{Array.set(arr,0,"x"); return 1;}); t("arr set null", ()->{Array.set(arr,0,null); return 1;}); t("arr setLong", ()->{Array.setLong(arr,0,1L); return 1;}); t("arr setByte", ()->{Array.setByte(arr,0,(byte)1); return Array.getLong(arr,0);}); t("not arr", ()->Array.getLength("x")); t("arr null", ()->Array.getLength(null));  t("arr getBoolean", ()->Array.getBoolean(arr,0));
  t("oarr", ()->{ Array.set(new String[1],0,5); return 1; }); t("oarr getInt", ()->Array.getInt(new Integer[]{1},0)); t("new neg", ()->Array.newInstance(int.class,-1)); t("new void", ()->Array.newInstance(void.class,1)); t("new null", ()->Array.newInstance(null,1)); t("multi", ()->((int[][])Array.newInstance(int.class,2,3))[1].length); t("multi neg", ()->Array.newInstance(int.class,2,-3)); t("multi empty", ()->Array.newInstance(int.class,new int[0]));
  t("oob set", ()->{Array.set(arr,9,1); return 1;}); t("get not arr", ()->Array.get("x",0)); t("setInt not arr", ()->{Array.setInt("x",0,1);return 1;}); t("oob mismatch", ()->{Array.set(arr,9,"x"); return 1;});
  tr("trace", ()->ReflectRefusals.class.getDeclaredMethod("boom").invoke(r));
  tr("trace ctor", ()->c.newInstance(-1));
  tr("trace iae", ()->p.invoke(r,"x",1L));
  tr("forName", ()->Class.forName("no.Such"));
  tr("trace static init", ()->ReflectRefusals.class.getDeclaredMethod("viaInit").invoke(null));
  tr("proxy", ()->((Runnable)Proxy.newProxyInstance(ReflectRefusals.class.getClassLoader(), new Class<?>[]{Runnable.class}, (pr,m,ar)->{ throw new java.io.IOException("io"); })));
  tr("proxy2", ()->{ ((Runnable)Proxy.newProxyInstance(ReflectRefusals.class.getClassLoader(), new Class<?>[]{Runnable.class}, (pr,m,ar)->{ throw new java.io.IOException("io"); })).run(); return 1;});
  PI pi=(PI)Proxy.newProxyInstance(ReflectRefusals.class.getClassLoader(), new Class<?>[]{PI.class}, (pr,m,ar)->5);
  System.out.println(pi.n()+" "+Proxy.isProxyClass(pi.getClass())+" "+Modifier.toString(pi.getClass().getModifiers()));
 }
 static abstract class Abs { Abs(){} }
 static class Bad { static int q=1/0; Bad(){} }
 static class Bad2 { static int q=Integer.parseInt("zz"); static int m(){return 1;} }
 static int viaInit(){ return Bad2.m(); }
}
