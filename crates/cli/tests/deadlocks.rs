//! Deadlocks end `javelin exec` with exit code 3 and a report of who waits for what.

use expect_test::{Expect, expect};
use javelin_testbed::{javac, jdks};
use std::process::Command;

/// Runs a program of `tests/deadlocks` and compares what it wrote to standard error, without identity hashes and
/// frames of the library (both depend on the JDK).
fn check(name: &str, report: Expect) {
    let mut reports = Vec::new();
    for jdk in jdks::all() {
        let source = javelin_testbed::repository()
            .join("tests/deadlocks")
            .join(format!("{name}.java"));
        let classes = javac::compile_one(&jdk, &source, 17).expect("the program compiles");
        let output = Command::new(env!("CARGO_BIN_EXE_javelin"))
            .args(["exec", "--java-home"])
            .arg(&jdk.home)
            .arg("-cp")
            .arg(&classes)
            .arg(name)
            .output()
            .expect("javelin runs");
        assert_eq!(output.status.code(), Some(3), "{name} on {}", jdk.label());
        reports.push(normalised(&String::from_utf8_lossy(&output.stderr)));
    }
    reports.dedup();
    report.assert_eq(&reports.join("--- on another JDK\n"));
}

fn normalised(report: &str) -> String {
    let lines = report.lines().filter(|line| !line.trim_start().starts_with("at java."));
    lines.map(|line| format!("{}\n", without_hash(line))).collect()
}

/// `Foo@1a2b, held` to `Foo, held`
fn without_hash(line: &str) -> String {
    let Some((before, after)) = line.split_once('@') else {
        return line.to_owned();
    };
    format!("{before}{}", after.trim_start_matches(|c: char| c.is_ascii_hexdigit()))
}

#[test]
fn monitors_taken_in_opposite_order() {
    check(
        "LockOrder",
        expect![[r#"
        javelin: deadlock: no thread can go on
          thread "one" waits to lock java.lang.Object, held by "two"
              at LockOrder.both(LockOrder.java:9)
              at LockOrder.lambda$main$1(LockOrder.java:31)
          thread "two" waits to lock java.lang.Object, held by "one"
              at LockOrder.both(LockOrder.java:9)
              at LockOrder.lambda$main$2(LockOrder.java:32)
    "#]],
    );
}

#[test]
fn lock_objects_taken_in_opposite_order() {
    check(
        "LockObjects",
        expect![[r#"
        javelin: deadlock: no thread can go on
          thread "main" is parked for java.util.concurrent.locks.ReentrantLock$NonfairSync, held by "other"
              at LockObjects.main(LockObjects.java:16)
          thread "other" is parked for java.util.concurrent.locks.ReentrantLock$NonfairSync, held by "main"
              at LockObjects.lambda$main$0(LockObjects.java:11)
    "#]],
    );
}

#[test]
fn initialisers_that_need_each_other() {
    check(
        "InitCycle",
        expect![[r#"
        javelin: deadlock: no thread can go on
          thread "main" waits to be notified on java.lang.Thread
              at InitCycle.main(InitCycle.java:34)
          thread "first" waits for the initialisation of class InitCycle$Second, held by "second"
              at InitCycle$First.slow(InitCycle.java:8)
              at InitCycle$First.<clinit>(InitCycle.java:4)
              at InitCycle.lambda$main$0(InitCycle.java:30)
          thread "second" waits for the initialisation of class InitCycle$First, held by "first"
              at InitCycle$Second.slow(InitCycle.java:17)
              at InitCycle$Second.<clinit>(InitCycle.java:13)
              at InitCycle.lambda$main$1(InitCycle.java:31)
    "#]],
    );
}

#[test]
fn a_notification_that_never_comes() {
    check(
        "NoNotify",
        expect![[r#"
        javelin: deadlock: no thread can go on
          thread "main" waits to be notified on java.lang.Object
              at NoNotify.main(NoNotify.java:7)
    "#]],
    );
}
