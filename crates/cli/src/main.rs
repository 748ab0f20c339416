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
    let exit = match cli.command {
        Command::Exec(options) => exec::run(&options),
        Command::Doctor(options) => doctor::run(&options),
    };
    exit.unwrap_or_else(Exit::report).code()
}
