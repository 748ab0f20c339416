//! The command line: options, commands and exit codes.

mod doctor;
mod exec;
mod exit;
mod options;
mod source;

use clap::Parser;
use exit::Exit;
use options::{Cli, Command};
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse_from(options::spell_out(std::env::args_os()));
    // A panic is a bug in us: it is reported as one, not as a crash.
    std::panic::set_hook(Box::new(|info| {
        if let Some(place) = info.location() {
            eprintln!("javelin: panic at {place}");
        }
    }));
    let exit = std::panic::catch_unwind(|| run(&cli.command)).unwrap_or_else(|panic| Err(Exit::of_panic(&*panic)));
    exit.unwrap_or_else(Exit::report).code()
}

fn run(command: &Command) -> Result<Exit, Exit> {
    match command {
        Command::Exec(options) => exec::run(options),
        Command::Doctor(options) => doctor::run(options),
    }
}
