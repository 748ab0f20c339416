//! What can be said on the command line.

use clap::{Args, Parser, Subcommand};
use std::ffi::OsString;
use std::path::PathBuf;

/// Symbolic and concolic execution for JVM bytecode.
#[derive(Debug, Parser)]
#[command(
    name = "javelin",
    version,
    about = "Symbolic and concolic execution for JVM bytecode",
    max_term_width = 100
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run a program concretely on Javelin's own machine, as `java` would
    Exec(ExecOptions),
    /// Say what was found on this machine (JDKs, versions) and what is missing
    Doctor(DoctorOptions),
}

/// Where classes come from.
#[derive(Args, Debug)]
pub struct ClassOptions {
    /// Directories and jars to search for classes, separated by `:`
    #[arg(
        long = "classpath",
        visible_alias = "class-path",
        value_name = "PATH",
        default_value = "."
    )]
    pub class_path: String,
    /// The JDK whose library to use; otherwise JAVA_HOME, the `java` on PATH, or the usual places
    #[arg(long, value_name = "DIR")]
    pub java_home: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ExecOptions {
    #[command(flatten)]
    pub classes: ClassOptions,
    /// Leave `assert` unchecked, as `java -da` would
    #[arg(long)]
    pub disable_assertions: bool,
    /// The most memory that the program's objects may take, such as 512m or 4g
    #[arg(long, value_name = "SIZE", default_value = "2g", value_parser = parse_size)]
    pub memory: usize,
    /// Set a system property
    #[arg(short = 'D', value_name = "NAME=VALUE", value_parser = parse_property)]
    pub properties: Vec<(String, String)>,
    /// The class whose `main` to run, or a source file with it (`Foo.java`)
    #[arg(value_name = "CLASS")]
    pub class: String,
    /// Arguments for the program
    #[arg(value_name = "ARG", trailing_var_arg = true, allow_hyphen_values = true)]
    pub arguments: Vec<String>,
}

#[derive(Args, Debug)]
pub struct DoctorOptions {
    /// The JDK to look at, instead of the one that would be found
    #[arg(long, value_name = "DIR")]
    pub java_home: Option<PathBuf>,
}

/// Turns the one-dash options that users of `java` know into ours, up to the class: what follows belongs to the
/// program.
pub fn spell_out(words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    const WITH_VALUE: [&str; 4] = ["--classpath", "--class-path", "--java-home", "--memory"];
    let mut words: Vec<OsString> = words.collect();
    let mut value_follows = false;
    for word in words.iter_mut().skip(2) {
        let is_option = word.to_string_lossy().starts_with('-');
        if !is_option && !value_follows {
            break;
        }
        if word == "-cp" || word == "-classpath" {
            *word = "--classpath".into();
        } else if word == "-da" {
            *word = "--disable-assertions".into();
        }
        value_follows = WITH_VALUE.iter().any(|option| word == option);
    }
    words
}

/// `name=value`; a name alone has an empty value, as for `java`.
fn parse_property(text: &str) -> Result<(String, String), String> {
    match text.split_once('=').unwrap_or((text, "")) {
        ("", _) => Err("a system property needs a name".to_owned()),
        (name, value) => Ok((name.to_owned(), value.to_owned())),
    }
}

/// `512m`, `4g`, `1000000`
fn parse_size(text: &str) -> Result<usize, String> {
    let lower = text.to_ascii_lowercase();
    let (digits, factor) = match lower.strip_suffix(['k', 'm', 'g']) {
        Some(digits) => (
            digits,
            match lower.as_bytes()[lower.len() - 1] {
                b'k' => 1 << 10,
                b'm' => 1 << 20,
                _ => 1 << 30,
            },
        ),
        None => (lower.as_str(), 1),
    };
    let number: usize = digits
        .parse()
        .map_err(|_| format!("{text:?} is no size; write for example 512m or 4g"))?;
    number
        .checked_mul(factor)
        .ok_or_else(|| format!("{text:?} is too large"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        assert_eq!(parse_size("512m"), Ok(512 << 20));
        assert_eq!(parse_size("4G"), Ok(4 << 30));
        assert_eq!(parse_size("77"), Ok(77));
        assert!(parse_size("").is_err() && parse_size("m").is_err() && parse_size("-1").is_err());
    }

    #[test]
    fn options_of_java_are_understood_before_the_class_only() {
        let words = ["javelin", "exec", "-cp", "a:b", "-da", "Main", "-cp", "x"];
        let spelled = spell_out(words.into_iter().map(OsString::from));
        let expected = [
            "javelin",
            "exec",
            "--classpath",
            "a:b",
            "--disable-assertions",
            "Main",
            "-cp",
            "x",
        ];
        assert_eq!(spelled, expected);
    }

    #[test]
    fn the_command_line_is_consistent() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }
}
