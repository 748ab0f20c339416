//! Benchmarks: bytecode speed and start-up against HotSpot's interpreter in the same run, the price of a fork, and the
//! memory of a live state. Writes `docs/benchmarks.md`.
//!
//! `bench [--runs N] [--print]`: N alternating runs of each program (5 if not given); `--print` only prints the report.
//! `bench forks HOME` measures forks with one JDK: a process of its own, so that its memory is not another's.

mod forks;
mod loops;
mod measure;
mod report;

use javelin_testbed::jdks::{self, TestJdk};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("bench: {text}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let (mut runs, mut print) = (5, false);
    let mut words = std::env::args().skip(1);
    if std::env::args().nth(1).as_deref() == Some("forks") {
        let home = std::env::args().nth(2).ok_or("forks needs the home of a JDK")?;
        let jdk = TestJdk::open(Path::new(&home)).ok_or_else(|| format!("{home} is no JDK"))?;
        println!("{}", forks::measure(&jdk)?.to_line());
        return Ok(());
    }
    while let Some(word) = words.next() {
        match word.as_str() {
            "--print" => print = true,
            "--runs" => {
                let count = words.next().and_then(|count| count.parse().ok());
                runs = count.filter(|&count| count > 0).ok_or("--runs needs a number")?;
            }
            other => return Err(format!("unknown argument {other:?}; usage: bench [--runs N] [--print]")),
        }
    }
    let javelin = javelin()?;
    let mut results = Vec::new();
    for jdk in jdks::all() {
        eprintln!("JDK {}", jdk.version);
        let loops = loops::measure(&javelin, &jdk, runs)?;
        let start = loops::measure_start(&javelin, &jdk, runs * 4)?;
        let forks = forks::measure_apart(&jdk)?;
        results.push(report::Results {
            jdk,
            loops,
            start,
            forks,
        });
    }
    let text = report::text(&results);
    println!("{text}");
    if !print {
        let path = javelin_testbed::repository().join("docs").join("benchmarks.md");
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// The binary that was built next to this one.
fn javelin() -> Result<PathBuf, String> {
    let here = std::env::current_exe().map_err(|error| error.to_string())?;
    let javelin = here.with_file_name("javelin");
    match javelin.is_file() {
        true => Ok(javelin),
        false => Err("build it first: cargo build --release -p javelin-cli -p javelin-benches".to_owned()),
    }
}
