//! The page `docs/benchmarks.md`.

use crate::forks::Forks;
use crate::loops::{LOOPS, Pair};
use crate::measure::Cost;
use javelin_testbed::jdks::TestJdk;
use std::fmt::Write;
use std::time::Duration;

/// Everything measured with one JDK.
pub struct Results {
    pub jdk: TestJdk,
    pub loops: Vec<Pair<Duration>>,
    pub start: Pair<Cost>,
    pub forks: Forks,
}

pub fn text(results: &[Results]) -> String {
    let mut text = INTRODUCTION.to_owned();
    for result in results {
        let _ = writeln!(text, "\n## JDK {}\n", result.jdk.version.trim());
        loops(&mut text, result);
        start(&mut text, &result.start);
        forks(&mut text, &result.forks);
    }
    text
}

const INTRODUCTION: &str = "# Benchmarks

Written by `cargo run --release -p javelin-benches` (build `javelin-cli` first). The ratios compare Javelin with HotSpot's
interpreter, `java -Xint`, on the same machine in the same run, each program on both in turns, the least of several runs;
the absolute numbers are for orientation only. Both run the same class files and must print the same. A call takes JDK 17's
interpreter several times as long as JDK 25's, so the newer JDK's table is the one to judge by.

- *Loops* (`benches/java`): user CPU time of the process, minus that of an empty program. Bytecodes are those of the
  class files, counted once on HotSpot with an agent that counts single steps.
- *Hello World*: the whole process, wall clock, with warm file caches.
- *Forks*: a state with ten thousand live objects made by the program, forked through the Rust interface and dropped.
- *Memory*: of Hello World, the most that the process had at a time, with mapped files; of booting, what the process has
  without them; of a fork, the growth of the process when 100,000 of them are alive.
";

fn loops(text: &mut String, result: &Results) {
    text.push_str("| loop | javelin / -Xint | javelin, bytecodes/s | -Xint, bytecodes/s |\n|---|---|---|---|\n");
    let mut product = 1.0;
    for (each, times) in LOOPS.iter().zip(&result.loops) {
        let ratio = times.javelin.as_secs_f64() / times.hotspot.as_secs_f64();
        product *= ratio;
        let speed = |time: Duration| each.bytecodes(&result.jdk) / time.as_secs_f64() / 1e6;
        let (ours, theirs) = (speed(times.javelin), speed(times.hotspot));
        let _ = writeln!(text, "| {} | {ratio:.2} | {ours:.0} M | {theirs:.0} M |", each.name);
    }
    let mean = product.powf(1.0 / LOOPS.len() as f64);
    let _ = writeln!(text, "| **geometric mean** | **{mean:.2}** | | |\n");
}

fn start(text: &mut String, start: &Pair<Cost>) {
    let (ours, theirs) = (start.javelin.wall, start.hotspot.wall);
    let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
    text.push_str("| Hello World, whole process | javelin | java -Xint -Xshare:auto |\n|---|---|---|\n");
    let _ = writeln!(
        text,
        "| wall clock | {} ({ratio:.1}× faster) | {} |",
        millis(ours),
        millis(theirs)
    );
    let _ = writeln!(
        text,
        "| memory | {} MB | {} MB |\n",
        start.javelin.memory >> 20,
        start.hotspot.memory >> 20
    );
}

fn forks(text: &mut String, forks: &Forks) {
    let _ = writeln!(text, "| state with {} objects | |\n|---|---|", forks.objects);
    let _ = writeln!(text, "| fork and drop | {} ns |", forks.fork.as_nanos());
    let _ = writeln!(
        text,
        "| fork, one write, drop | {} ns |",
        forks.fork_and_write.as_nanos()
    );
    let _ = writeln!(
        text,
        "| memory of a fork until it is written to | {} bytes |",
        forks.bytes
    );
    let _ = writeln!(
        text,
        "| memory that booting takes (classes, code, objects) | {:.1} MB |",
        forks.booted as f64 / 1e6
    );
}

fn millis(time: Duration) -> String {
    format!("{:.0} ms", time.as_secs_f64() * 1e3)
}
