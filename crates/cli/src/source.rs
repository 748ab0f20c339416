//! Running a source file: it is compiled with the JDK's own `javac` first, as `java Foo.java` does.

use crate::exit::Exit;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Classes compiled from a source file, deleted when dropped.
pub struct Compiled {
    pub class: String,
    pub directory: PathBuf,
}

/// Whether a target names a source file.
pub fn is_source(target: &str) -> bool {
    Path::new(target)
        .extension()
        .is_some_and(|extension| extension == "java")
}

/// Compiles a source file; the class is the one the file is named after.
pub fn compile(source: &str, java_home: &Path, class_path: &str) -> Result<Compiled, Exit> {
    let path = Path::new(source);
    if !path.is_file() {
        return Err(Exit::Usage(format!("source file {source} not found")));
    }
    let simple = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let directory = std::env::temp_dir().join(format!("javelin-{}-{simple}", std::process::id()));
    let compiled = Compiled {
        class: qualified(path, simple),
        directory,
    };
    let javac = java_home.join("bin").join("javac");
    let output = Command::new(&javac)
        .args(["-g", "-nowarn", "-cp", class_path, "-d"])
        .arg(&compiled.directory)
        .arg(path)
        .output()
        .map_err(|error| {
            Exit::Usage(format!(
                "{} cannot be run ({error}); point --java-home to a full JDK",
                javac.display()
            ))
        })?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(Exit::Usage(format!("{source} does not compile:\n{}", text.trim_end())));
    }
    Ok(compiled)
}

/// The class name with the package that the source declares.
fn qualified(path: &Path, simple: String) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let declared = text
        .lines()
        .find_map(|line| line.trim().strip_prefix("package ")?.trim().strip_suffix(';'));
    match declared {
        Some(package) => format!("{}.{simple}", package.trim()),
        None => simple,
    }
}

impl Drop for Compiled {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}
