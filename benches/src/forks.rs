//! What a fork costs, in time and memory, for a state with ten thousand live objects.

use javelin_testbed::javac;
use javelin_testbed::jdks::TestJdk;
use javelin_testbed::machine::{Booted, Run};
use javelin_testbed::memory::resident;
use javelin_testbed::{process, repository};
use std::hint::black_box;
use std::time::{Duration, Instant};

const OBJECTS: usize = 10_000;
const ALIVE: usize = 100_000;
const ROUNDS: usize = 20;
const FORKS: u32 = 20_000;

/// What was measured.
pub struct Forks {
    /// To fork a state and drop the fork.
    pub fork: Duration,
    /// The same with one write to an object of the fork in between.
    pub fork_and_write: Duration,
    /// Bytes of a fork that was not written to.
    pub bytes: usize,
    /// Bytes of the process that booting added: classes, code and objects.
    pub booted: usize,
    /// Objects of the state that was forked.
    pub objects: usize,
}

impl Forks {
    /// All numbers in one line, for another process.
    pub fn to_line(&self) -> String {
        let (fork, write) = (self.fork.as_nanos(), self.fork_and_write.as_nanos());
        format!("{fork} {write} {} {} {}", self.bytes, self.booted, self.objects)
    }

    fn of_line(line: &str) -> Option<Forks> {
        let numbers: Vec<usize> = line
            .split_whitespace()
            .filter_map(|number| number.parse().ok())
            .collect();
        let &[fork, write, bytes, booted, objects] = &numbers[..] else {
            return None;
        };
        let nanos = |number| Duration::from_nanos(number as u64);
        Some(Forks {
            fork: nanos(fork),
            fork_and_write: nanos(write),
            bytes,
            booted,
            objects,
        })
    }
}

/// Measures in a process of its own.
pub fn measure_apart(jdk: &TestJdk) -> Result<Forks, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let home = jdk.home.display().to_string();
    let ran = process::run(&program, &["forks".to_owned(), home], &[], Duration::from_secs(300))?;
    let text = String::from_utf8_lossy(&ran.out).into_owned();
    Forks::of_line(&text).ok_or_else(|| format!("forks: {}", String::from_utf8_lossy(&ran.err)))
}

pub fn measure(jdk: &TestJdk) -> Result<Forks, String> {
    let source = repository()
        .join("crates")
        .join("testbed")
        .join("java")
        .join("ManyObjects.java");
    let classes = javac::compile_one(jdk, &source, 17)?;
    let before = resident();
    let mut booted = Booted::new(jdk, &classes.display().to_string(), 1 << 30)?;
    let after = resident();
    let mut run = Run::new(booted.enter("ManyObjects", &[OBJECTS.to_string()])?, 1);
    while run.out().is_empty() {
        if !run.step(&booted.runtime) {
            return Err(format!("ManyObjects ended: {:?}", run.end));
        }
    }
    let target = run.state.heap.ids().find(|&id| {
        let object = run.state.heap.get(id);
        object.is_some_and(|object| object.class().java_name() == "ManyObjects")
    });
    let target = target.ok_or("there is no object to write to")?;
    let fork = least(|| {
        black_box(run.state.fork());
    });
    let fork_and_write = least(|| {
        let mut fork = run.state.fork();
        if let Some(object) = fork.heap.get_mut(target) {
            object.set_word(0, 1);
        }
        black_box(fork);
    });
    let start = resident();
    let alive: Vec<_> = (0..ALIVE).map(|_| run.state.fork()).collect();
    let bytes = resident().saturating_sub(start) / ALIVE;
    drop(alive);
    let objects = run.state.heap.ids().count();
    Ok(Forks {
        fork,
        fork_and_write,
        bytes,
        booted: after.saturating_sub(before),
        objects,
    })
}

/// The time of one call in the quickest of several rounds.
fn least(mut work: impl FnMut()) -> Duration {
    let round = || {
        let start = Instant::now();
        (0..FORKS).for_each(|_| work());
        start.elapsed() / FORKS
    };
    std::iter::repeat_with(round).take(ROUNDS).min().unwrap_or_default()
}
