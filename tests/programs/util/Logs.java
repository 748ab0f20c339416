import java.util.*; import java.util.logging.*; import java.io.*;
/** java.util.logging with a formatter of its own. */
public class Logs {
  public static void main(String[] args) throws Exception {
    Logger log = Logger.getLogger("a.b.c"); log.setUseParentHandlers(false);
    Handler h = new StreamHandler(System.out, new java.util.logging.Formatter() { public String format(LogRecord r) { return r.getLevel() + ":" + r.getLoggerName() + ":" + formatMessage(r) + ":" + r.getSourceMethodName() + "\n"; } });
    h.setLevel(Level.ALL); log.addHandler(h); log.setLevel(Level.FINE);
    log.info("hello"); log.fine("fine"); log.finer("no"); log.log(Level.WARNING, "x {0} {1}", new Object[] {1, "two"}); log.log(Level.SEVERE, "bad", new RuntimeException("r")); h.flush();
    System.out.println(log.getParent().getName() + "|" + Logger.getLogger("a").getLevel() + " " + log.isLoggable(Level.FINER) + " " + LogManager.getLogManager().getLogger("a.b.c").getName());
    System.Logger sl = System.getLogger("s"); System.out.println(sl.getName() + sl.isLoggable(System.Logger.Level.DEBUG));
  } }
