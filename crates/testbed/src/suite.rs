//! The differential suite: programs under `tests/programs`, and what the real `java` makes of them.

use crate::cache::{self, Key};
use crate::compare;
use crate::javac::{self, Source};
use crate::jdks::TestJdk;
use crate::process::{self, Ran};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The most time a program may take.
pub const LIMIT: Duration = Duration::from_secs(60);

/// A program of the suite.
#[derive(Clone, Debug)]
pub struct Program {
    pub area: String,
    pub name: String,
    pub source: PathBuf,
    pub input: Vec<u8>,
    pub arguments: Vec<String>,
}

impl Program {
    /// `lang/Foo`
    pub fn label(&self) -> String {
        format!("{}/{}", self.area, self.name)
    }

    /// The language level that the program needs; older JDKs leave it out. Areas are named after it.
    pub fn release(&self) -> u32 {
        let level = self.area.strip_prefix("jdk").and_then(|number| number.parse().ok());
        level.unwrap_or(17)
    }

    pub fn as_source(&self) -> Source {
        Source {
            path: self.source.clone(),
            release: self.release(),
        }
    }
}

/// All programs, sorted by area and name.
pub fn programs() -> Result<Vec<Program>, String> {
    let root = crate::repository().join("tests").join("programs");
    let mut found = Vec::new();
    for area in entries(&root)?.into_iter().filter(|path| path.is_dir()) {
        let sources = entries(&area)?
            .into_iter()
            .filter(|path| path.extension().is_some_and(|end| end == "java"));
        for source in sources {
            found.push(program(&area, source));
        }
    }
    Ok(found)
}

fn program(area: &Path, source: PathBuf) -> Program {
    let text = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let arguments = std::fs::read_to_string(source.with_extension("args")).unwrap_or_default();
    Program {
        area: text(area),
        name: text(&source.with_extension("")),
        input: std::fs::read(source.with_extension("in")).unwrap_or_default(),
        arguments: arguments.lines().map(str::to_owned).collect(),
        source,
    }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let list = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = list.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

/// What the real `java -ea` does with a compiled program; remembered until something it depends on changes.
pub fn expected(jdk: &TestJdk, program: &Program, classes: &Path) -> Result<Ran, String> {
    let key = Key::new()
        .with("expected")
        .with(javac::key(jdk, &program.as_source())?.to_bytes());
    let key = key.with(&program.input).with(program.arguments.join("\n"));
    let entry = cache::entry(key);
    if let Some(ran) = recall(&entry) {
        return Ok(ran);
    }
    let mut arguments = vec![
        "-ea".to_owned(),
        "-cp".to_owned(),
        classes.display().to_string(),
        program.name.clone(),
    ];
    arguments.extend(program.arguments.iter().cloned());
    let ran = process::run(&jdk.java(), &arguments, &program.input, LIMIT)?;
    remember(key, &ran).map_err(|error| format!("the cache cannot be written: {error}"))?;
    Ok(ran)
}

fn recall(entry: &Path) -> Option<Ran> {
    let read = |name: &str| std::fs::read(entry.join(name)).ok();
    let code = String::from_utf8(read("code")?).ok()?.parse().ok()?;
    Some(Ran {
        out: read("out")?,
        err: read("err")?,
        code: Some(code),
    })
}

fn remember(key: Key, ran: &Ran) -> std::io::Result<()> {
    // A run that a signal ended is no answer to keep.
    let Some(code) = ran.code else { return Ok(()) };
    let scratch = cache::scratch(key)?;
    std::fs::write(scratch.join("out"), &ran.out)?;
    std::fs::write(scratch.join("err"), &ran.err)?;
    std::fs::write(scratch.join("code"), code.to_string())?;
    cache::publish(&scratch, key)
}

/// Runs a program on `javelin exec` and on `java`; an error shows how they differ.
pub fn check(javelin: &Path, jdk: &TestJdk, program: &Program, classes: &Path) -> Result<(), String> {
    let expected = expected(jdk, program, classes)?;
    let (home, classes) = (jdk.home.display().to_string(), classes.display().to_string());
    let mut arguments = vec![
        "exec".to_owned(),
        "--java-home".to_owned(),
        home,
        "-cp".to_owned(),
        classes,
    ];
    arguments.push(program.name.clone());
    arguments.extend(program.arguments.iter().cloned());
    let actual = process::run(javelin, &arguments, &program.input, LIMIT)?;
    match compare::difference(&expected, &actual) {
        None => Ok(()),
        Some(text) => Err(format!("{}\n{text}", program.source.display())),
    }
}
