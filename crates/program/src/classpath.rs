//! The user's class path: directories and jars, searched in order.

use crate::error::SetupError;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use zip::ZipArchive;

/// Where classes of the user are looked for.
#[derive(Default)]
pub struct ClassPath {
    entries: Vec<Entry>,
}

enum Entry {
    Directory(PathBuf),
    Jar {
        path: PathBuf,
        archive: Mutex<ZipArchive<File>>,
    },
}

/// Bytes found on the class path, and the entry they were found in.
pub struct Found {
    pub bytes: Vec<u8>,
    pub entry: String,
}

impl ClassPath {
    /// Opens a class path as `java` would read it: entries separated by `:`, `dir/*` for all jars of a directory.
    /// An entry that does not exist is skipped, as `java` does; one that exists but is no jar is an error.
    pub fn open(text: &str) -> Result<ClassPath, SetupError> {
        let mut class_path = ClassPath::default();
        for part in text.split(':') {
            let path = Path::new(if part.is_empty() { "." } else { part });
            if path.file_name().is_some_and(|name| name == "*") {
                class_path.add_jars_of(path.parent().unwrap_or(Path::new(".")))?;
            } else if path.is_dir() {
                class_path.entries.push(Entry::Directory(path.to_owned()));
            } else if path.is_file() {
                class_path.entries.push(open_jar(path)?);
            }
        }
        Ok(class_path)
    }

    fn add_jars_of(&mut self, directory: &Path) -> Result<(), SetupError> {
        let Ok(entries) = std::fs::read_dir(directory) else {
            return Ok(());
        };
        let mut jars: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        jars.retain(|path| path.extension().is_some_and(|e| e.eq_ignore_ascii_case("jar")));
        jars.sort();
        for jar in jars {
            self.entries.push(open_jar(&jar)?);
        }
        Ok(())
    }

    /// The first file of this relative path. A file that exists but cannot be read is an error, not a miss.
    pub fn find(&self, path: &str) -> Option<Result<Found, std::io::Error>> {
        self.entries.iter().find_map(|entry| entry.find(path))
    }
}

impl Entry {
    fn find(&self, name: &str) -> Option<Result<Found, std::io::Error>> {
        match self {
            Entry::Directory(directory) => {
                let file = directory.join(name);
                match std::fs::read(&file) {
                    Ok(bytes) => Some(Ok(Found {
                        bytes,
                        entry: file.display().to_string(),
                    })),
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
                    Err(_) if !file.is_file() => None,
                    Err(error) => Some(Err(error)),
                }
            }
            Entry::Jar { path, archive } => {
                let mut archive = archive.lock().unwrap_or_else(PoisonError::into_inner);
                let mut file = archive.by_name(name).ok()?;
                let mut bytes = Vec::new();
                let entry = format!("{}!/{name}", path.display());
                Some(file.read_to_end(&mut bytes).map(|_| Found { bytes, entry }))
            }
        }
    }
}

fn open_jar(path: &Path) -> Result<Entry, SetupError> {
    let bad = |reason: String| SetupError::ClassPath {
        path: path.to_owned(),
        reason,
    };
    let file = File::open(path).map_err(|error| bad(error.to_string()))?;
    let archive = ZipArchive::new(file).map_err(|error| bad(format!("not a jar ({error})")))?;
    Ok(Entry::Jar {
        path: path.to_owned(),
        archive: Mutex::new(archive),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use zip::write::{SimpleFileOptions, ZipWriter};

    /// A folder with `a/One.class`, and jars that hold `One.class`, `Two.class` and `Three.class`.
    fn folder(test: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("javelin-classpath-{}-{test}", std::process::id()));
        std::fs::create_dir_all(folder.join("a")).unwrap();
        std::fs::create_dir_all(folder.join("lib")).unwrap();
        std::fs::write(folder.join("a").join("One.class"), "from a").unwrap();
        jar(
            &folder.join("lib").join("x.jar"),
            &[("One.class", "from x"), ("Two.class", "from x")],
        );
        jar(
            &folder.join("lib").join("y.JAR"),
            &[("Two.class", "from y"), ("p/Three.class", "from y")],
        );
        std::fs::write(folder.join("lib").join("readme.txt"), "no jar").unwrap();
        folder
    }

    fn jar(path: &Path, files: &[(&str, &str)]) {
        let mut writer = ZipWriter::new(File::create(path).unwrap());
        for (name, text) in files {
            writer.start_file(*name, SimpleFileOptions::default()).unwrap();
            writer.write_all(text.as_bytes()).unwrap();
        }
        writer.finish().unwrap();
    }

    /// What is found under each name, with `DIR` for the folder.
    fn check(test: &str, path: &str, expected: &[(&str, Option<&str>)]) {
        let folder = folder(test);
        let dir = folder.display().to_string();
        let class_path = ClassPath::open(&path.replace("DIR", &dir)).unwrap();
        for (name, text) in expected {
            let found = class_path
                .find(name)
                .map(|found| String::from_utf8(found.unwrap().bytes).unwrap());
            assert_eq!(found.as_deref(), *text, "{name} on {path}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_first_entry_wins() {
        check(
            "first",
            "DIR/a:DIR/lib/x.jar",
            &[("One.class", Some("from a")), ("Two.class", Some("from x"))],
        );
        check(
            "other",
            "DIR/lib/x.jar:DIR/a",
            &[("One.class", Some("from x")), ("Four.class", None)],
        );
    }

    #[test]
    fn a_star_stands_for_all_jars_of_a_folder() {
        let expected = [
            ("Two.class", Some("from x")),
            ("p/Three.class", Some("from y")),
            ("readme.txt", None),
        ];
        check("star", "DIR/lib/*", &expected);
    }

    #[test]
    fn entries_that_do_not_exist_are_skipped() {
        check(
            "skipped",
            "DIR/nowhere:DIR/nowhere.jar:DIR/a",
            &[("One.class", Some("from a"))],
        );
    }

    #[test]
    fn a_folder_is_no_class() {
        check("folder", "DIR", &[("a", None), ("a/One.class", Some("from a"))]);
    }

    #[test]
    fn a_file_that_is_no_jar_is_an_error_with_its_name() {
        let folder = folder("bad");
        let path = folder.join("lib").join("readme.txt").display().to_string();
        let error = ClassPath::open(&path).err().unwrap().to_string();
        assert!(error.contains("readme.txt") && error.contains("not a jar"), "{error}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
