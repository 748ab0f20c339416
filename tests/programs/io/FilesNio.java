import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;

/** Files and paths of java.nio in a directory of its own, which is gone afterwards. */
public class FilesNio {
    interface Work { Object run() throws Exception; }

    static void attempt(String what, Work work) {
        try {
            System.out.println(what + ": " + work.run());
        } catch (Exception e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("javelin-nio");
        try {
            run(dir);
        } finally {
            try (Stream<Path> all = Files.walk(dir)) {
                for (Path p : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(p);
            }
        }
        System.out.println(Files.exists(dir));
    }

    static void run(Path dir) throws Exception {
        Path f = dir.resolve("a.txt");
        Files.writeString(f, "one\ntwo\nthree\n");
        System.out.println(Files.readAllLines(f) + " " + Files.size(f) + " " + Files.exists(f) + Files.isDirectory(dir) + Files.isRegularFile(f));
        Files.write(f, List.of("four", "f\u00efve"), StandardOpenOption.APPEND);
        try (Stream<String> lines = Files.lines(f)) {
            System.out.println(lines.map(String::length).toList());
        }
        System.out.println(Files.readString(f).hashCode() + " " + Files.readAllBytes(f).length + " " + Files.mismatch(f, f));
        try (BufferedWriter w = Files.newBufferedWriter(dir.resolve("b.txt"), StandardCharsets.ISO_8859_1)) {
            w.write("caf\u00e9");
            w.newLine();
        }
        System.out.println(Arrays.toString(Files.readAllBytes(dir.resolve("b.txt"))));
        attempt("utf8", () -> Files.readString(dir.resolve("b.txt")));
        attempt("missing", () -> Files.readString(dir.resolve("none")));
        attempt("exists", () -> Files.createFile(f));
        attempt("mkdir", () -> dir.relativize(Files.createDirectories(dir.resolve("x/y/z"))));
        attempt("mkdir2", () -> Files.createDirectory(dir.resolve("x")));
        attempt("notempty", () -> { Files.delete(dir.resolve("x")); return ""; });
        attempt("copy", () -> dir.relativize(Files.copy(f, dir.resolve("x/c.txt"))));
        attempt("copy2", () -> Files.copy(f, dir.resolve("x/c.txt")));
        attempt("replace", () -> dir.relativize(Files.copy(dir.resolve("b.txt"), dir.resolve("x/c.txt"), StandardCopyOption.REPLACE_EXISTING)));
        attempt("move", () -> dir.relativize(Files.move(f, dir.resolve("x/y/moved"))));
        attempt("gone", () -> Files.exists(f) + " " + Files.notExists(f) + " " + Files.deleteIfExists(f));
        try (Stream<Path> all = Files.walk(dir)) {
            System.out.println(all.map(p -> dir.relativize(p).toString()).sorted().toList());
        }
        try (DirectoryStream<Path> some = Files.newDirectoryStream(dir, "*.txt")) {
            for (Path p : some) System.out.println(p.getFileName());
        }
        BasicFileAttributes a = Files.readAttributes(dir.resolve("x/c.txt"), BasicFileAttributes.class);
        System.out.println(a.size() + " " + a.isRegularFile() + a.isDirectory() + a.isSymbolicLink() + a.isOther());
        channel(dir);
        streams(dir);
        paths();
    }

    static void channel(Path dir) throws Exception {
        Path p = dir.resolve("channel");
        try (FileChannel c = FileChannel.open(p, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer b = ByteBuffer.allocate(16).putInt(0xCAFEBABE).putLong(-2L).flip();
            System.out.println(c.write(b) + " " + c.position() + " " + c.size());
            c.position(4);
            ByteBuffer d = ByteBuffer.allocateDirect(8);
            System.out.println(c.read(d) + " " + c.read(ByteBuffer.allocate(1)) + " " + d.flip().getLong());
            c.write(ByteBuffer.wrap(new byte[] {1, 2}), 20);
            System.out.println(c.size() + " " + c.truncate(6).size());
            ByteBuffer[] parts = {ByteBuffer.allocate(2), ByteBuffer.allocate(3)};
            c.position(0);
            System.out.println(c.read(parts) + " " + Arrays.toString(parts[0].array()) + Arrays.toString(parts[1].array()));
        }
        try (SeekableByteChannel c = Files.newByteChannel(p)) {
            System.out.println(c.size());
            c.write(ByteBuffer.allocate(1));
        } catch (NonWritableChannelException e) {
            System.out.println(e);
        }
    }

    static void streams(Path dir) throws Exception {
        File f = dir.resolve("data").toFile();
        try (DataOutputStream o = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(f)))) {
            for (int i = 0; i < 1000; i++) o.writeInt(i * i);
            o.writeUTF("end");
        }
        System.out.println(f.length() + " " + f.isFile() + f.canRead() + f.exists() + " " + f.getName() + " " + f.delete() + f.exists());
        File g = new File(dir.toFile(), "r");
        try (RandomAccessFile r = new RandomAccessFile(g, "rw")) {
            r.writeLong(5);
            r.seek(2);
            r.write(7);
            r.seek(0);
            System.out.println(r.readLong() + " " + r.getFilePointer() + " " + r.length());
            r.setLength(3);
            System.out.println(r.length() + " " + r.getFilePointer() + " " + r.read());
        }
        try (FileInputStream in = new FileInputStream(g)) {
            System.out.println(in.available() + " " + in.skip(2) + " " + in.read() + " " + in.read() + " " + in.readAllBytes().length);
        }
        attempt("open", () -> new FileInputStream(new File(dir.toFile(), "nope")));
        attempt("opendir", () -> new FileInputStream(dir.toFile()));
        attempt("write", () -> new FileOutputStream(new File(dir.toFile(), "no/such")));
        try (PrintWriter w = new PrintWriter(new FileWriter(g, true))) { w.println("text"); }
        try (Scanner s = new Scanner(g)) { System.out.println(s.hasNext() + " " + s.next().length()); }
        System.out.println(Arrays.stream(dir.toFile().list()).sorted().toList() + " " + new File(dir.toFile(), "q").mkdir() + new File(dir.toFile(), "s/t").mkdirs());
        System.out.println(new File(dir.toFile(), "q").renameTo(new File(dir.toFile(), "q2")) + " " + new File(dir.toFile(), "q2").isDirectory());
        File tmp = File.createTempFile("abc", ".tmp", dir.toFile());
        System.out.println(tmp.exists() + " " + tmp.getName().startsWith("abc") + tmp.getName().endsWith(".tmp"));
    }

    static void paths() {
        Path p = Path.of("/a/b/../c/./d.txt");
        System.out.println(p.normalize() + " " + p.getFileName() + " " + p.getParent() + " " + p.getNameCount() + " " + p.getRoot() + " " + p.subpath(1, 3));
        System.out.println(Path.of("x").resolve("y/z") + " " + Path.of("/a/b").relativize(Path.of("/a/c/d")) + " " + Path.of("a").isAbsolute() + " " + Path.of("a/b").startsWith("a") + Path.of("a/b").endsWith("b"));
        System.out.println(Path.of("/a/b").compareTo(Path.of("/a/c")) + " " + Path.of("").toAbsolutePath().equals(Path.of(System.getProperty("user.dir"))) + " " + Path.of("a//b/").toString());
        PathMatcher m = FileSystems.getDefault().getPathMatcher("glob:**/*.{java,class}");
        System.out.println(m.matches(Path.of("a/b.java")) + " " + m.matches(Path.of("b.java")) + " " + m.matches(Path.of("x/y/z.class")));
        System.out.println(new File("a/../b").getPath() + " " + new File("/x//y/").getPath() + " " + new File("/x/y").getParent() + " " + new File("a").isAbsolute() + " " + Path.of("/x y").toUri());
    }
}
