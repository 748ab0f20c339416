//! Compiling Java sources, many at a time.

use crate::cache::{self, Key};
use crate::jdks::TestJdk;
use crate::process;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(300);

/// A Java source and how to compile it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    pub path: PathBuf,
    /// The value of `--release`.
    pub release: u32,
}

/// What the classes of a source depend on.
pub fn key(jdk: &TestJdk, source: &Source) -> Result<Key, String> {
    let text = std::fs::read(&source.path).map_err(|error| format!("{}: {error}", source.path.display()))?;
    let key = Key::new()
        .with("classes")
        .with(&jdk.version)
        .with(options(source.release).join(" "));
    Ok(key.with(name(&source.path)).with(text))
}

/// The folder with the classes of a source, or what javac says.
pub type Compiled = Result<PathBuf, String>;

/// The classes of each source; what the cache has is not compiled again.
pub fn compile(jdk: &TestJdk, sources: &[Source]) -> Result<HashMap<PathBuf, Compiled>, String> {
    let mut compiled = HashMap::new();
    let mut stale: HashMap<u32, Vec<(PathBuf, Key)>> = HashMap::new();
    for source in sources {
        let key = key(jdk, source)?;
        let entry = cache::entry(key);
        if !entry.is_dir() {
            stale
                .entry(source.release)
                .or_default()
                .push((source.path.clone(), key));
        }
        compiled.insert(source.path.clone(), Ok(entry));
    }
    for (release, sources) in stale {
        compiled.extend(compile_stale(jdk, release, &sources)?);
    }
    Ok(compiled)
}

/// One source; the folder with its classes.
pub fn compile_one(jdk: &TestJdk, path: &Path, release: u32) -> Compiled {
    let source = Source {
        path: path.to_owned(),
        release,
    };
    let mut compiled = compile(jdk, std::slice::from_ref(&source))?;
    compiled
        .remove(path)
        .unwrap_or_else(|| Err(format!("{} was not compiled", path.display())))
}

fn compile_stale(jdk: &TestJdk, release: u32, sources: &[(PathBuf, Key)]) -> Result<Vec<(PathBuf, Compiled)>, String> {
    let unwritable = |error: std::io::Error| format!("the cache cannot be written: {error}");
    let mut list = String::new();
    let mut made = Vec::new();
    for (path, key) in sources {
        let scratch = cache::scratch(*key).map_err(unwritable)?;
        list += &format!("{}\t{}\n", path.display(), scratch.display());
        made.push((path.clone(), scratch, *key));
    }
    let driver = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("java")
        .join("CompileEach.java");
    let mut arguments = vec!["-XX:TieredStopAtLevel=1".to_owned(), driver.display().to_string()];
    arguments.extend(options(release));
    let ran = process::run(&jdk.java(), &arguments, list.as_bytes(), LIMIT)?;
    if ran.code != Some(0) {
        return Err(format!(
            "javac of {} failed:\n{}",
            jdk.home.display(),
            String::from_utf8_lossy(&ran.err)
        ));
    }
    let finish = |(path, scratch, made_for): (PathBuf, PathBuf, Key)| {
        let source = Source { path, release };
        // What was compiled may be newer than what was read for the key.
        let errors = match key(jdk, &source)? == made_for {
            true => std::fs::read_to_string(scratch.join("errors")),
            false => Ok(format!("{} changed while it was compiled", source.path.display())),
        };
        let compiled = match errors {
            Ok(errors) => std::fs::remove_dir_all(&scratch).map(|()| Err(errors)),
            Err(_) => cache::publish(&scratch, made_for).map(|()| Ok(cache::entry(made_for))),
        };
        Ok((source.path, compiled.map_err(unwritable)?))
    };
    made.into_iter().map(finish).collect()
}

fn options(release: u32) -> Vec<String> {
    [
        "-g",
        "-nowarn",
        "-encoding",
        "UTF-8",
        "-proc:none",
        "--release",
        &release.to_string(),
    ]
    .map(str::to_owned)
    .into()
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
