//! Runs workers in processes of their own and collects what they report.
//!
//! A worker writes lines: `begin N` before each mutant, `count KIND<tab>N` and `panic N CLASS<tab>MESSAGE` at the end.

use super::corpus;
use super::worker::Counts;
use crate::jdks::TestJdk;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

/// A mutant may take this long.
const PATIENCE: Duration = Duration::from_secs(60);
/// Address space of a worker in kilobytes: a damaged length must not make it eat the machine.
const ADDRESS_SPACE: u64 = 8 << 20;

/// Lines kept of what a dying worker says.
const LAST_WORDS: usize = 12;

/// What came of a range of mutants.
#[derive(Debug, Default)]
pub struct Report {
    pub counts: Counts,
    /// Panics, crashes and hangs, each with the number of its mutant.
    pub failures: Vec<String>,
}

impl Report {
    pub fn add(&mut self, other: Report) {
        for (kind, count) in other.counts {
            *self.counts.entry(kind).or_default() += count;
        }
        self.failures.extend(other.failures);
    }
}

/// What all workers of a run have in common.
pub struct Driver {
    program: PathBuf,
    arguments: Vec<String>,
    list: PathBuf,
}

impl Driver {
    /// Prepares the classes; `program` is the binary `mutate`.
    pub fn new(program: &Path, jdk: &TestJdk, seed: u64) -> Result<Driver, String> {
        let name = format!("javelin-mutants-{}-{}-{seed}", std::process::id(), jdk.feature);
        let list = std::env::temp_dir().join(name);
        corpus::prepare(jdk, &list)?;
        let arguments = [
            "worker",
            &jdk.home.to_string_lossy(),
            &list.to_string_lossy(),
            &seed.to_string(),
        ];
        Ok(Driver {
            program: program.to_owned(),
            arguments: arguments.map(str::to_owned).into(),
            list,
        })
    }

    /// Tries a range of mutants in a worker process. One that dies is followed by another that goes on behind the
    /// mutant that killed it.
    pub fn run(&self, mutants: Range<u64>) -> Result<Report, String> {
        drive(&self.program, &self.arguments, mutants)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.list);
    }
}

fn drive(program: &Path, arguments: &[String], mutants: Range<u64>) -> Result<Report, String> {
    let mut report = Report::default();
    let mut from = mutants.start;
    while from < mutants.end {
        let worker = Batch::run(program, arguments, from..mutants.end)?;
        report.add(Report {
            counts: worker.counts,
            failures: worker.failures,
        });
        match worker.died {
            None => break,
            Some((Some(mutant), how)) => {
                report.failures.push(format!("mutant {mutant}: {how}"));
                from = mutant + 1;
            }
            Some((None, how)) => return Err(format!("the worker did not start: {how}")),
        }
    }
    Ok(report)
}

#[derive(Default)]
struct Batch {
    counts: Counts,
    failures: Vec<String>,
    current: Option<u64>,
    finished: bool,
    /// The mutant at which the worker died, and how.
    died: Option<(Option<u64>, String)>,
    /// The last lines that were no report: what a dying worker said.
    last_words: Vec<String>,
}

impl Batch {
    fn run(program: &Path, arguments: &[String], mutants: Range<u64>) -> Result<Batch, String> {
        let mut command = Command::new("sh");
        command
            .args(["-c", &format!("ulimit -v {ADDRESS_SPACE}; exec \"$0\" \"$@\"")])
            .arg(program);
        command
            .args(arguments)
            .args([mutants.start.to_string(), mutants.end.to_string()]);
        command.env("RUST_BACKTRACE", "0");
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let mut batch = Batch::default();
        let hung = batch.listen(&mut child);
        if hung {
            let _ = child.kill();
        }
        let status = child.wait().map_err(|error| error.to_string())?;
        if !batch.finished || !status.success() {
            let how = if hung {
                format!("hangs (no end after {} s)", PATIENCE.as_secs())
            } else {
                status.to_string()
            };
            batch.died = Some((batch.current, format!("{how}: {}", batch.last_words.join(" | "))));
        }
        Ok(batch)
    }

    /// Reads what the worker says until it ends; true if it fell silent before.
    fn listen(&mut self, child: &mut Child) -> bool {
        let (send, receive) = mpsc::channel();
        let output = child.stdout.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>);
        let errors = child.stderr.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>);
        for pipe in output.into_iter().chain(errors) {
            let send = send.clone();
            std::thread::spawn(move || {
                let lines = BufReader::new(pipe).lines().map_while(Result::ok);
                lines.into_iter().all(|line| send.send(line).is_ok())
            });
        }
        drop(send);
        loop {
            match receive.recv_timeout(PATIENCE) {
                Ok(line) => self.understand(&line),
                Err(RecvTimeoutError::Disconnected) => return false,
                Err(RecvTimeoutError::Timeout) => return true,
            }
        }
    }

    fn understand(&mut self, line: &str) {
        match line.split_once(' ') {
            Some(("begin", number)) => self.current = number.parse().ok(),
            Some(("count", rest)) => {
                if let Some((kind, count)) = rest.split_once('\t') {
                    *self.counts.entry(kind.to_owned()).or_default() += count.parse().unwrap_or(0);
                }
            }
            Some(("panic", rest)) => self
                .failures
                .push(format!("mutant {}", rest.replace('\t', ": panics: "))),
            None if line == "end" => self.finished = true,
            // The two streams of a worker are read side by side, so these lines are not tied to a mutant.
            _ => {
                self.last_words.push(line.to_owned());
                let surplus = self.last_words.len().saturating_sub(LAST_WORDS);
                self.last_words.drain(..surplus);
            }
        }
    }
}

/// The counts as text, the largest first.
pub fn describe(counts: &BTreeMap<String, u64>) -> String {
    let mut sorted: Vec<_> = counts.iter().collect();
    sorted.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    sorted
        .iter()
        .map(|(kind, count)| format!("{count:>9}  {kind}\n"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Drives a shell script in the place of a worker.
    fn drive_script(script: &str, mutants: Range<u64>) -> Report {
        let arguments = ["-c".to_owned(), script.to_owned(), "worker".to_owned()];
        drive(Path::new("/bin/sh"), &arguments, mutants).expect("sh runs")
    }

    #[test]
    fn a_crash_is_blamed_on_its_mutant_and_the_rest_is_tried() {
        let script =
            "if [ $1 = 0 ]; then echo begin 3; echo oh >&2; sleep 0.2; kill -ABRT $$; fi; echo begin $1; echo end";
        let report = drive_script(script, 0..10);
        assert_eq!(report.failures.len(), 1, "{report:?}");
        assert!(
            report.failures[0].starts_with("mutant 3: signal: 6 (SIGABRT)"),
            "{report:?}"
        );
        assert!(report.failures[0].contains(": oh"), "{report:?}");
    }

    #[test]
    fn panics_and_counts_are_collected() {
        let report = drive_script(
            "printf 'begin 1\\npanic 1 of A\\tboom\\ncount linked\\t7\\nend\\n'",
            0..2,
        );
        assert_eq!(report.failures, ["mutant 1 of A: panics: boom"]);
        assert_eq!(report.counts["linked"], 7);
    }
}
