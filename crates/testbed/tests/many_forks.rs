//! Forks are cheap: a million of them in bounded memory, and little for each that lives. And they cost garbage
//! collection nothing: a program allocates far more than its heap while copies of it are alive.
//!
//! One test, because others in the same process would disturb its measurements.

use javelin_testbed::javac;
use javelin_testbed::jdks::{self, TestJdk};
use javelin_testbed::machine::{Booted, Run};
use javelin_testbed::memory::resident;
use std::path::Path;

#[test]
fn forks_are_cheap_and_garbage_is_collected_under_them() {
    for jdk in jdks::all() {
        many_forks(&jdk);
        churn(&jdk);
    }
}

fn boot(jdk: &TestJdk, name: &str, maximum_heap: usize) -> Booted {
    let source = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("java")
        .join(format!("{name}.java"));
    let classes = javac::compile_one(jdk, &source, 17).expect("the source compiles");
    Booted::new(jdk, &classes.display().to_string(), maximum_heap).expect("the machine boots")
}

/// A state of this many live objects.
fn many_objects(booted: &mut Booted, count: usize) -> Run {
    let mut run = Run::new(
        booted
            .enter("ManyObjects", &[count.to_string()])
            .expect("main is found"),
        1,
    );
    while run.out() != b"ready\n" {
        assert!(run.step(&booted.runtime), "{:?}", run.end);
    }
    run
}

fn many_forks(jdk: &TestJdk) {
    let mut booted = boot(jdk, "ManyObjects", 256 << 20);
    let mut run = many_objects(&mut booted, 10_000);

    let before = resident();
    for _ in 0..1_000_000 {
        assert!(run.state.fork().exit.is_none());
    }
    let grown = resident().saturating_sub(before);
    assert!(grown < 16 << 20, "a million forks that are gone left {grown} bytes");

    const ALIVE: usize = 100_000;
    let before = resident();
    let forks: Vec<Run> = (0..ALIVE).map(|_| run.fork()).collect();
    let each = resident().saturating_sub(before) / ALIVE;
    assert!(each < 4096, "a fork that was not written to takes {each} bytes");
    drop(forks);

    writes_part_forks(&booted, &mut run);
}

/// Forks are equal until one goes on.
fn writes_part_forks(booted: &Booted, run: &mut Run) {
    let mut fork = run.fork();
    assert!(fork.state == run.state);
    fork.step(&booted.runtime);
    assert!(
        fork.state.heap != run.state.heap,
        "the program changes an object in every turn"
    );
    run.step(&booted.runtime);
    // Threads may differ in registers that nobody will read again.
    assert!(fork.state.heap == run.state.heap, "both took the same turn");
}

/// Two gigabytes through a heap of 64 megabytes, with copies at several points.
fn churn(jdk: &TestJdk) {
    let mut booted = boot(jdk, "Churn", 64 << 20);
    let state = booted.enter("Churn", &["2000".to_owned()]).expect("main is found");
    let mut copies = vec![Run::new(state, 5)];
    let before = resident();
    let mut turns = 0;
    while copies.iter().any(|copy| copy.end.is_none()) {
        for copy in &mut copies {
            copy.step(&booted.runtime);
        }
        turns += 1;
        if turns % 20 == 0 && copies.len() < 3 {
            let fork = copies[0].fork();
            copies.push(fork);
        }
    }
    let grown = resident().saturating_sub(before);
    assert!(grown < 400 << 20, "three copies in 64 MB each take {grown} bytes");
    for copy in &copies {
        assert_eq!(
            copy.end.as_deref(),
            Some("Finished(0)"),
            "{}",
            String::from_utf8_lossy(&copy.err())
        );
        assert_eq!(copy.out(), copies[0].out());
    }
    assert_eq!(copies.len(), 3, "the program is long enough to be forked");
}
