//! Running a process and knowing what it took.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What one run of a process took.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// Processor time in user mode, all threads.
    pub user: Duration,
    pub wall: Duration,
    /// The most memory it had at a time.
    pub memory: usize,
}

impl Cost {
    /// The smaller of each: what the machine's other work adds is never negative.
    pub fn min(self, other: Cost) -> Cost {
        Cost {
            user: self.user.min(other.user),
            wall: self.wall.min(other.wall),
            memory: self.memory.min(other.memory),
        }
    }
}

/// Runs a program that must succeed; its cost and output.
pub fn run(program: &Path, arguments: &[&str]) -> Result<(Cost, Vec<u8>), String> {
    let start = Instant::now();
    let mut command = Command::new(program);
    command
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command
        .spawn()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    // The programs write a line each, so the pipes never fill.
    let (user, memory, succeeded) = wait(child.id());
    let wall = start.elapsed();
    let mut out = Vec::new();
    if let Some(pipe) = &mut child.stdout {
        std::io::Read::read_to_end(pipe, &mut out).map_err(|error| error.to_string())?;
    }
    if !succeeded {
        let mut err = String::new();
        if let Some(pipe) = &mut child.stderr {
            std::io::Read::read_to_string(pipe, &mut err).map_err(|error| error.to_string())?;
        }
        return Err(format!("{} {} failed:\n{err}", program.display(), arguments.join(" ")));
    }
    Ok((Cost { user, wall, memory }, out))
}

/// Waits for a child; its user time, its memory, and whether it exited with 0.
fn wait(child: u32) -> (Duration, usize, bool) {
    let mut status = 0;
    // SAFETY: a `rusage` is plain numbers, for which zero is a value.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: both pointers are to locals; the child is ours and nobody else waits for it.
    let waited = unsafe { libc::wait4(child as libc::pid_t, &raw mut status, 0, &raw mut usage) };
    let user = Duration::new(usage.ru_utime.tv_sec as u64, usage.ru_utime.tv_usec as u32 * 1000);
    (user, usage.ru_maxrss as usize * 1024, waited > 0 && status == 0)
}
