//! What the command line says when something is wrong: the file, the class and the fix, with exit code 2. What goes
//! wrong *during* a run is the program's own business: it sees the same Java error as on HotSpot.

use expect_test::{Expect, expect};
use javelin_testbed::jdks::{self, TestJdk};
use javelin_testbed::{cache, javac, process};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

const OK: &str = "public class Ok { public static void main(String[] a) { System.out.println(\"ok \" + a.length); } }";
const NO_MAIN: &str = "public class NoMain { static void main() { } }";
const NEEDS: &str = "public class Needs extends Parent {
    public static void main(String[] a) {
        try { new Helper(); } catch (LinkageError e) { System.out.println(e.getClass()); }
        System.exit(3);
    }
}
class Parent { }
class Helper { }";

/// A folder of its own with the classes of a source.
struct Fixture {
    folder: PathBuf,
    jdk: TestJdk,
}

impl Fixture {
    fn new(test: &str, class: &str, source: &str) -> Fixture {
        let jdk = jdks::any();
        let sources = cache::directory().join("cli");
        std::fs::create_dir_all(&sources).expect("the cache can be written");
        let path = sources.join(format!("{class}.java"));
        if std::fs::read_to_string(&path).ok().as_deref() != Some(source) {
            std::fs::write(&path, source).expect("the cache can be written");
        }
        let classes = javac::compile_one(&jdk, &path, 17).expect("the source compiles");
        let folder = std::env::temp_dir().join(format!("javelin-cli-{}-{test}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("there is room for temporary files");
        for entry in std::fs::read_dir(classes).expect("compiled").flatten() {
            std::fs::copy(entry.path(), folder.join(entry.file_name())).expect("copied");
        }
        Fixture { folder, jdk }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Changes the bytes of a file.
    fn damage(&self, name: &str, change: impl FnOnce(&mut Vec<u8>)) {
        let mut bytes = std::fs::read(self.path(name)).expect("readable");
        change(&mut bytes);
        std::fs::write(self.path(name), bytes).expect("writable");
    }

    /// Runs javelin in the folder and compares exit code, output and errors.
    fn check(&self, arguments: &[&str], expected: Expect) {
        self.check_with(arguments, &[], expected);
    }

    fn check_with(&self, arguments: &[&str], environment: &[(&str, &str)], expected: Expect) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_javelin"));
        command
            .args(arguments)
            .current_dir(&self.folder)
            .env("JAVA_HOME", &self.jdk.home);
        command.envs(environment.iter().copied());
        let ran = process::run_command(command, &[], Duration::from_secs(60)).expect("javelin runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace(&*self.folder.to_string_lossy(), "DIR");
        expected.assert_eq(&format!(
            "exit {}\n{}{}",
            ran.code.unwrap_or(-1),
            text(&ran.out),
            text(&ran.err)
        ));
    }
}

impl Drop for Fixture {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn a_program_runs() {
    let fixture = Fixture::new("runs", "Ok", OK);
    fixture.check(
        &["exec", "Ok"],
        expect![[r#"
        exit 0
        ok 0
    "#]],
    );
    fixture.check(
        &["exec", "-cp", "nowhere:.", "Ok", "-cp", "--x"],
        expect![[r#"
        exit 0
        ok 2
    "#]],
    );
}

#[test]
fn a_truncated_class() {
    let fixture = Fixture::new("truncated", "Ok", OK);
    fixture.damage("Ok.class", |bytes| bytes.truncate(100));
    fixture.check(&["exec", "Ok"], expect![[r#"
        exit 2
        javelin: class file of Ok (./Ok.class) is damaged: the file ends at byte 98, but 21 more bytes are needed; compile it again
    "#]]);
}

#[test]
fn no_class_file_at_all() {
    let fixture = Fixture::new("magic", "Ok", OK);
    fixture.damage("Ok.class", |bytes| *bytes = b"hello".to_vec());
    fixture.check(&["exec", "Ok"], expect![[r#"
        exit 2
        javelin: class file of Ok (./Ok.class) is damaged: it does not start with the class-file magic number 0xCAFEBABE; compile it again
    "#]]);
}

#[test]
fn a_class_from_the_future() {
    let fixture = Fixture::new("future", "Ok", OK);
    fixture.damage("Ok.class", |bytes| bytes[7] = 99);
    fixture.check(&["exec", "Ok"], expect![[r#"
        exit 2
        javelin: class Ok (./Ok.class) is too new: it has class file version 99.0; Javelin reads versions 45 to 69 (Java 1.1 to 25); compile it with `javac --release 25` or older
    "#]]);
}

#[test]
fn a_class_under_another_name() {
    let fixture = Fixture::new("name", "Ok", OK);
    std::fs::rename(fixture.path("Ok.class"), fixture.path("Other.class")).expect("renamed");
    fixture.check(&["exec", "Other"], expect![[r#"
        exit 2
        javelin: the file found for class Other on the class path "." holds class Ok; name that class, and put the directory above its package on the class path
    "#]]);
}

#[test]
fn a_class_that_is_not_there() {
    let fixture = Fixture::new("missing", "Ok", OK);
    fixture.check(
        &["exec", "Missing"],
        expect![[r#"
        exit 2
        javelin: class Missing not found on the class path "."; pass its directory or jar with -cp
    "#]],
    );
    fixture.check(
        &["exec", "Ok.class"],
        expect![[r#"
        exit 2
        javelin: class Ok.class not found on the class path "."; did you mean Ok?
    "#]],
    );
    fixture.check(
        &["exec", "Missing.java"],
        expect![[r#"
        exit 2
        javelin: source file Missing.java not found
    "#]],
    );
}

#[test]
fn a_superclass_that_is_not_there() {
    let fixture = Fixture::new("parent", "Needs", NEEDS);
    std::fs::remove_file(fixture.path("Parent.class")).expect("removed");
    fixture.check(
        &["exec", "Needs"],
        expect![[r#"
        exit 2
        javelin: class Needs needs class Parent, which is not on the class path "."; add it with -cp
    "#]],
    );
}

#[test]
fn a_class_without_main() {
    let fixture = Fixture::new("main", "NoMain", NO_MAIN);
    fixture.check(
        &["exec", "NoMain"],
        expect![[r#"
        exit 2
        javelin: class NoMain has no method `public static void main(String[])`; name a class that has one
    "#]],
    );
}

#[test]
fn a_jdk_that_is_none() {
    let fixture = Fixture::new("jdk", "Ok", OK);
    fixture.check(&["exec", "--java-home", "/nonexistent", "Ok"], expect![[r#"
        exit 2
        javelin: /nonexistent is not a JDK that Javelin can use: its file `release` cannot be read (No such file or directory (os error 2)); name another with --java-home or JAVA_HOME
    "#]]);
    fixture.check_with(&["exec", "Ok"], &[("JAVA_HOME", "/nonexistent")], expect![[r#"
        exit 2
        javelin: /nonexistent is not a JDK that Javelin can use: its file `release` cannot be read (No such file or directory (os error 2)); name another with --java-home or JAVA_HOME
    "#]]);
}

#[test]
fn a_jar_that_is_none() {
    let fixture = Fixture::new("jar", "Ok", OK);
    std::fs::write(fixture.path("bad.jar"), "no jar").expect("written");
    fixture.check(&["exec", "-cp", "bad.jar", "Ok"], expect![[r#"
        exit 2
        javelin: class path entry bad.jar: not a jar (invalid Zip archive: Could not find EOCD); replace it or take it off the class path
    "#]]);
}

#[test]
fn options_that_do_not_exist() {
    let fixture = Fixture::new("options", "Ok", OK);
    fixture.check(
        &["exec", "--memroy", "1g", "Ok"],
        expect![[r#"
        exit 2
        error: unexpected argument '--memroy' found

          tip: a similar argument exists: '--memory'
          tip: to pass '--memroy' as a value, use '-- --memroy'

        Usage: javelin exec --memory <SIZE> <CLASS> [ARG]...

        For more information, try '--help'.
    "#]],
    );
    fixture.check(
        &["exec", "--memory", "lots", "Ok"],
        expect![[r#"
        exit 2
        error: invalid value 'lots' for '--memory <SIZE>': "lots" is no size; write for example 512m or 4g

        For more information, try '--help'.
    "#]],
    );
    fixture.check(
        &["exec"],
        expect![[r#"
        exit 2
        error: the following required arguments were not provided:
          <CLASS>

        Usage: javelin exec <CLASS> [ARG]...

        For more information, try '--help'.
    "#]],
    );
    fixture.check(
        &["exce", "Ok"],
        expect![[r#"
        exit 2
        error: unrecognized subcommand 'exce'

          tip: a similar subcommand exists: 'exec'

        Usage: javelin <COMMAND>

        For more information, try '--help'.
    "#]],
    );
}

#[test]
fn classes_needed_during_the_run() {
    let fixture = Fixture::new("during", "Needs", NEEDS);
    fixture.damage("Helper.class", |bytes| bytes.truncate(60));
    fixture.check(
        &["exec", "Needs"],
        expect![[r#"
        exit 3
        class java.lang.ClassFormatError
    "#]],
    );
    std::fs::remove_file(fixture.path("Helper.class")).expect("removed");
    fixture.check(
        &["exec", "Needs"],
        expect![[r#"
        exit 3
        class java.lang.NoClassDefFoundError
    "#]],
    );
}

const COMBINES: &str = "import java.lang.invoke.*;
public class Combines {
    public static void main(String[] a) throws Throwable {
        MethodHandle three = MethodHandles.constant(int.class, 3);
        MethodHandle body = MethodHandles.dropArguments(MethodHandles.identity(int.class), 1, int.class);
        try {
            System.out.println(MethodHandles.countedLoop(three, three, body).invoke());
        } catch (Throwable e) {
            System.out.println(\"a wrong answer: \" + e);
        }
    }
}";

#[test]
fn what_is_not_supported_ends_the_run_and_is_named() {
    let fixture = Fixture::new("unsupported", "Combines", COMBINES);
    fixture.check(
        &["exec", "Combines"],
        expect![[r#"
        exit 3
        javelin: not supported: java.lang.invoke.MethodHandles.countedLoop on a method handle
    "#]],
    );
}
