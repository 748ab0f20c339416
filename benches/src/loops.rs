//! The loops and Hello World, on HotSpot's interpreter and on Javelin in turns.

use crate::measure::{self, Cost};
use javelin_testbed::jdks::TestJdk;
use javelin_testbed::{javac, repository};
use std::path::Path;
use std::time::Duration;

/// A benchmark loop.
pub struct Loop {
    pub name: &'static str,
    class: &'static str,
    iterations: u64,
    /// Bytecodes of one iteration of the outer loop on JDK 17 and on newer ones, counted once by a JVMTI agent that
    /// counts single steps: the difference of two runs, divided by the difference of their iterations.
    bytecodes: [f64; 2],
}

pub const LOOPS: [Loop; 6] = [
    Loop {
        name: "arithmetic",
        class: "Arithmetic",
        iterations: 15_000_000,
        bytecodes: [34.77, 34.77],
    },
    Loop {
        name: "fields",
        class: "Fields",
        iterations: 17_000_000,
        bytecodes: [29.01, 29.01],
    },
    Loop {
        name: "arrays",
        class: "Arrays1",
        iterations: 1_000,
        bytecodes: [496_502.0, 496_502.0],
    },
    Loop {
        name: "static calls",
        class: "Calls",
        iterations: 2_400,
        bytecodes: [207_971.0, 207_971.0],
    },
    Loop {
        name: "virtual calls, allocation",
        class: "Virtual",
        iterations: 9_000_000,
        bytecodes: [53.5, 53.5],
    },
    Loop {
        name: "string building",
        class: "Strings",
        iterations: 100_000,
        bytecodes: [4_980.0, 5_643.0],
    },
];

impl Loop {
    /// Bytecodes of a whole run.
    pub fn bytecodes(&self, jdk: &TestJdk) -> f64 {
        self.bytecodes[usize::from(jdk.feature > 17)] * self.iterations as f64
    }
}

/// The same on both machines.
#[derive(Clone, Copy, Debug)]
pub struct Pair<T> {
    pub hotspot: T,
    pub javelin: T,
}

/// User time of each loop without start-up.
pub fn measure(javelin: &Path, jdk: &TestJdk, runs: usize) -> Result<Vec<Pair<Duration>>, String> {
    let empty = pair(javelin, jdk, "Empty", &[], runs)?;
    let mut results = Vec::new();
    for each in &LOOPS {
        let iterations = each.iterations.to_string();
        let whole = pair(javelin, jdk, each.class, &[&iterations], runs)?;
        let result = Pair {
            hotspot: whole.hotspot.user.saturating_sub(empty.hotspot.user),
            javelin: whole.javelin.user.saturating_sub(empty.javelin.user),
        };
        eprintln!("  {:<26} {:?} {:?}", each.name, result.hotspot, result.javelin);
        results.push(result);
    }
    Ok(results)
}

/// The whole process of Hello World.
pub fn measure_start(javelin: &Path, jdk: &TestJdk, runs: usize) -> Result<Pair<Cost>, String> {
    pair(javelin, jdk, "Hello", &[], runs)
}

/// The least cost of several runs, the two machines in turns. Their output must be equal.
fn pair(javelin: &Path, jdk: &TestJdk, class: &str, words: &[&str], runs: usize) -> Result<Pair<Cost>, String> {
    let source = repository().join("benches").join("java").join(format!("{class}.java"));
    let classes = javac::compile_one(jdk, &source, 17)?.display().to_string();
    let home = jdk.home.display().to_string();
    let on_java = [&["-Xint", "-Xshare:auto", "-cp", &classes, class], words].concat();
    let on_javelin = [&["exec", "--java-home", &home, "-cp", &classes, class], words].concat();
    let mut least: Option<Pair<Cost>> = None;
    for _ in 0..runs {
        let (hotspot, expected) = measure::run(&jdk.java(), &on_java)?;
        let (javelin, actual) = measure::run(javelin, &on_javelin)?;
        if expected != actual {
            return Err(format!("{class}: javelin does not write what java writes"));
        }
        least = Some(match least {
            None => Pair { hotspot, javelin },
            Some(least) => Pair {
                hotspot: least.hotspot.min(hotspot),
                javelin: least.javelin.min(javelin),
            },
        });
    }
    least.ok_or_else(|| "no runs".to_owned())
}
