//! Comparing what two runs did, with a difference that can be read.

use crate::process::Ran;
use std::fmt::Write;

/// Lines shown before the first difference.
const BEFORE: usize = 3;
/// Lines shown from the first difference on.
const AFTER: usize = 8;

/// Nothing if the two are equal byte for byte; else what differs, first difference first.
pub fn difference(expected: &Ran, actual: &Ran) -> Option<String> {
    if expected == actual {
        return None;
    }
    let mut text = String::new();
    if expected.code != actual.code {
        let _ = writeln!(text, "exit code: java {}, javelin {}", code(expected), code(actual));
    }
    for (name, java, javelin) in [
        ("stdout", &expected.out, &actual.out),
        ("stderr", &expected.err, &actual.err),
    ] {
        if java != javelin {
            text += &difference_of(name, java, javelin);
        }
    }
    if expected.err == actual.err && !actual.err.is_empty() {
        let _ = writeln!(text, "stderr of both:\n{}", String::from_utf8_lossy(&actual.err));
    }
    Some(text)
}

fn code(ran: &Ran) -> String {
    ran.code
        .map_or_else(|| "none (killed)".to_owned(), |code| code.to_string())
}

fn difference_of(name: &str, java: &[u8], javelin: &[u8]) -> String {
    let (java, javelin) = (lines(java), lines(javelin));
    let first = java
        .iter()
        .zip(&javelin)
        .position(|(a, b)| a != b)
        .unwrap_or(java.len().min(javelin.len()));
    let mut text = format!("{name} differs from line {}:\n", first + 1);
    for line in &java[first.saturating_sub(BEFORE)..first] {
        let _ = writeln!(text, "    {line}");
    }
    for (sign, lines) in [("java   ", &java), ("javelin", &javelin)] {
        for line in lines.iter().skip(first).take(AFTER) {
            let _ = writeln!(text, "{sign}|{line}");
        }
        match lines.len().saturating_sub(first) {
            0 => drop(writeln!(text, "{sign}(ends here)")),
            rest if rest > AFTER => drop(writeln!(text, "{sign}({} more lines)", rest - AFTER)),
            _ => {}
        }
    }
    text
}

/// The lines with their ends visible where they are unusual.
fn lines(bytes: &[u8]) -> Vec<String> {
    let parts = bytes.split_inclusive(|&byte| byte == b'\n');
    let text = parts.map(|line| match line.strip_suffix(b"\n") {
        Some(line) => line.escape_ascii().to_string(),
        None => format!("{} (no newline)", line.escape_ascii()),
    });
    // Escapes of quotes and backslashes would only hurt the eye; they cannot hide a difference.
    text.map(|line| line.replace("\\\"", "\"").replace("\\'", "'"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ran(out: &str, code: i32) -> Ran {
        Ran {
            out: out.into(),
            err: Vec::new(),
            code: Some(code),
        }
    }

    #[test]
    fn equal_runs_do_not_differ() {
        assert_eq!(difference(&ran("a\n", 0), &ran("a\n", 0)), None);
    }

    #[test]
    fn the_first_different_line_is_shown() {
        let text = difference(&ran("a\nb\nc\n", 0), &ran("a\nx\nc", 1)).unwrap_or_default();
        assert!(text.contains("exit code: java 0, javelin 1"), "{text}");
        assert!(
            text.contains("stdout differs from line 2:\n    a\njava   |b\n"),
            "{text}"
        );
        assert!(text.contains("javelin|x\njavelin|c (no newline)"), "{text}");
    }
}
