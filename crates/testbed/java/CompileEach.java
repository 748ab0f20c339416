import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles many sources in one run of javac, each into a folder of its own. Standard input has a line for each source:
 * the source, a tab, the folder. The arguments are options for javac. If they do not compile together, each is compiled
 * alone, and those that fail leave what javac said in the file {@code errors} of their folder.
 */
public class CompileEach {
    public static void main(String[] options) throws IOException {
        Map<Path, Path> folders = new TreeMap<>();
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] parts = line.split("\t");
            folders.put(Path.of(parts[0]), Path.of(parts[1]));
        }
        if (!compile(folders, List.of(options)).isEmpty()) {
            for (var entry : folders.entrySet()) {
                String errors = compile(Map.of(entry.getKey(), entry.getValue()), List.of(options));
                if (!errors.isEmpty()) {
                    Files.writeString(entry.getValue().resolve("errors"), errors);
                }
            }
        }
    }

    /** What javac says if it fails, otherwise nothing. */
    static String compile(Map<Path, Path> folders, List<String> options) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        var sources = files.getJavaFileObjectsFromPaths(folders.keySet());
        StringWriter messages = new StringWriter();
        var task = compiler.getTask(messages, new Router(files, folders), null, options, null, sources);
        return task.call() ? "" : "javac: " + messages;
    }

    /** Sends each class to the folder of the source it was compiled from. */
    static final class Router extends ForwardingJavaFileManager<StandardJavaFileManager> {
        final Map<Path, Path> folders;

        Router(StandardJavaFileManager files, Map<Path, Path> folders) {
            super(files);
            this.folders = folders;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                JavaFileManager.Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            Path source = fileManager.asPath(sibling);
            Path target = folders.get(source).resolve(name.replace('.', '/') + kind.extension);
            try {
                Files.createDirectories(target.getParent());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            URI uri = target.toUri();
            return new SimpleJavaFileObject(uri, kind) {
                @Override
                public java.io.OutputStream openOutputStream() throws IOException {
                    return Files.newOutputStream(target);
                }
            };
        }
    }
}
