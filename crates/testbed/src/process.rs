//! Running a process to its end, with a time limit.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What a process did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    pub out: Vec<u8>,
    pub err: Vec<u8>,
    /// `None` if a signal ended it.
    pub code: Option<i32>,
}

/// Runs a program; an error says why there is no result (it could not start, or took too long).
pub fn run(program: &Path, arguments: &[String], input: &[u8], limit: Duration) -> Result<Ran, String> {
    let mut command = Command::new(program);
    command.args(arguments);
    run_command(command, input, limit)
}

/// As [`run`], for a command that needs more than arguments.
pub fn run_command(mut command: Command, input: &[u8], limit: Duration) -> Result<Ran, String> {
    // These would make `java` print a line of its own.
    for name in ["JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"] {
        command.env_remove(name);
    }
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let shown = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .spawn()
        .map_err(|error| format!("{shown} could not be started: {error}"))?;
    let (stdin, out, err) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    thread::scope(|scope| {
        // A program that does not read its input closes the pipe: no error of ours.
        scope.spawn(move || stdin.map(|mut pipe| pipe.write_all(input)));
        let out = scope.spawn(move || read_all(out));
        let err = scope.spawn(move || read_all(err));
        let code = wait(&mut child, limit);
        let (out, err) = (out.join().unwrap_or_default(), err.join().unwrap_or_default());
        match code {
            Ok(code) => Ok(Ran { out, err, code }),
            Err(text) => Err(format!("{shown} {text}; its last error output:\n{}", tail(&err))),
        }
    })
}

fn read_all(pipe: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut pipe) = pipe {
        let _ = pipe.read_to_end(&mut bytes);
    }
    bytes
}

/// Waits until the child ends, or kills it.
fn wait(child: &mut Child, limit: Duration) -> Result<Option<i32>, String> {
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status.code()),
            Err(error) => return Err(format!("cannot be waited for: {error}")),
            Ok(None) => {}
        }
        if start.elapsed() > limit {
            let _ = child.kill();
            let _ = child.wait();
            return Err(format!("did not end within {} s", limit.as_secs()));
        }
        thread::sleep(pause);
        pause = (pause * 3 / 2).min(Duration::from_millis(20));
    }
}

fn tail(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}
