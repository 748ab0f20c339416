//! Exit codes and the messages that go with them.

use std::any::Any;
use std::process::ExitCode;

/// How a command ends.
#[derive(Debug)]
pub enum Exit {
    /// The analysed program's own exit code.
    Program(i32),
    Ok,
    /// Usage error or bad input.
    Usage(String),
    /// Something is not supported, so there is no answer.
    Inconclusive(String),
    /// A bug in Javelin.
    Internal(String),
}

impl Exit {
    /// The internal error that a panic is.
    pub fn of_panic(panic: &(dyn Any + Send)) -> Exit {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
        Exit::Internal(text.unwrap_or_else(|| "a panic without a message".to_owned()))
    }

    /// Prints the message, if there is one.
    pub fn report(self) -> Exit {
        match &self {
            Exit::Program(_) | Exit::Ok => {}
            Exit::Usage(text) => eprintln!("javelin: {text}"),
            Exit::Inconclusive(text) => eprintln!("javelin: {text}"),
            Exit::Internal(text) => {
                eprintln!("javelin: internal error: {text}");
                eprintln!("This is a bug in Javelin. Please report it with the command line and the class files.");
            }
        }
        self
    }

    pub fn code(&self) -> ExitCode {
        match self {
            Exit::Program(code) => ExitCode::from((code & 0xFF) as u8),
            Exit::Ok => ExitCode::SUCCESS,
            Exit::Usage(_) => ExitCode::from(2),
            Exit::Inconclusive(_) => ExitCode::from(3),
            Exit::Internal(_) => ExitCode::from(4),
        }
    }
}
