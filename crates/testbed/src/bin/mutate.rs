//! Mutation fuzzing of class files from the command line.
//!
//! `mutate COUNT [SEED]` tries so many mutants on every JDK, two processes at a time, and reports.
//! `mutate show NUMBER SEED FEATURE FILE` writes one mutant to a file. `mutate worker …` is what the driver starts.

use javelin_testbed::jdks::{self, TestJdk};
use javelin_testbed::mutation::driver::{self, Driver, Report};
use javelin_testbed::mutation::{corpus, worker::Worker};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Mutants that one worker process tries: what it loads is never freed.
const BATCH: u64 = 2_000;
const DEFAULT_SEED: u64 = 1;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["worker", home, list, seed, from, to] => work(home, list, seed, from, to),
        ["show", number, seed, feature, file] => show(number, seed, feature, file),
        [count] => fuzz(count, DEFAULT_SEED),
        [count, seed] => number(seed).and_then(|seed| fuzz(count, seed)),
        _ => Err("usage: mutate COUNT [SEED] | mutate show NUMBER SEED FEATURE FILE".to_owned()),
    };
    match result {
        Ok(code) => code,
        Err(text) => {
            eprintln!("mutate: {text}");
            ExitCode::from(2)
        }
    }
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("{text:?} is no number"))
}

fn jdk(feature: &str) -> Result<TestJdk, String> {
    let feature = number(feature)?;
    jdks::all()
        .into_iter()
        .find(|jdk| u64::from(jdk.feature) == feature)
        .ok_or_else(|| format!("no JDK {feature}"))
}

fn work(home: &str, list: &str, seed: &str, from: &str, to: &str) -> Result<ExitCode, String> {
    let jdk = TestJdk::open(Path::new(home)).ok_or_else(|| format!("{home} is no JDK"))?;
    let mut worker = Worker::new(&jdk, corpus::read(&jdk, Path::new(list))?, number(seed)?)?;
    let mut out = std::io::stdout();
    let (counts, panics) = worker.run(number(from)?..number(to)?, |mutant| {
        drop(writeln!(out, "begin {mutant}"))
    });
    for panic in panics {
        println!(
            "panic {} of {}\t{}",
            panic.mutant,
            panic.class,
            panic.message.replace('\n', " ")
        );
    }
    for (kind, count) in counts {
        println!("count {kind}\t{count}");
    }
    println!("end");
    Ok(ExitCode::SUCCESS)
}

fn show(mutant: &str, seed: &str, feature: &str, file: &str) -> Result<ExitCode, String> {
    let jdk = jdk(feature)?;
    let list = std::env::temp_dir().join(format!("javelin-mutant-{}", std::process::id()));
    corpus::prepare(&jdk, &list)?;
    let originals = corpus::read(&jdk, &list);
    let _ = std::fs::remove_file(&list);
    let worker = Worker::new(&jdk, originals?, number(seed)?)?;
    let (class, bytes, _) = worker.mutant(number(mutant)?);
    println!("mutant {mutant} of {class}");
    std::fs::write(file, bytes).map_err(|error| format!("{file}: {error}"))?;
    Ok(ExitCode::SUCCESS)
}

fn fuzz(count: &str, seed: u64) -> Result<ExitCode, String> {
    let count = number(count)?;
    let mut failed = false;
    for jdk in jdks::all() {
        let report = fuzz_on(&jdk, count, seed)?;
        println!(
            "JDK {}: {count} mutants, seed {seed}\n{}",
            jdk.feature,
            driver::describe(&report.counts)
        );
        for failure in &report.failures {
            println!("FAILED {failure}");
        }
        failed |= !report.failures.is_empty();
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn fuzz_on(jdk: &TestJdk, count: u64, seed: u64) -> Result<Report, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let driver = Driver::new(&program, jdk, seed)?;
    let next = AtomicU64::new(0);
    let total = Mutex::new(Ok(Report::default()));
    let turn = || {
        loop {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= count {
                return;
            }
            let report = driver.run(from..(from + BATCH).min(count));
            let mut total = total.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            match (&mut *total, report) {
                (Ok(total), Ok(report)) => total.add(report),
                (Ok(_), Err(error)) => *total = Err(error),
                (Err(_), _) => return,
            }
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(turn);
        scope.spawn(turn);
    });
    total.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}
