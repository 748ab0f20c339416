//! Paths as the natives of files see them: absolute, so that one file has one name.

use std::path::{Component, Path, PathBuf};

/// The path from the root, without `.` and `..`.
pub(super) fn absolute(path: &str) -> PathBuf {
    let path = Path::new(path);
    let start = if path.is_absolute() {
        PathBuf::new()
    } else {
        std::env::current_dir().unwrap_or_default()
    };
    let mut result = start;
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                result.pop();
            }
            other => result.push(other),
        }
    }
    result
}

/// The path with symbolic links followed as far as it exists.
pub(super) fn canonical(path: &Path) -> PathBuf {
    if let Ok(real) = path.canonicalize() {
        return real;
    }
    match (path.parent(), path.file_name()) {
        (Some(parent), Some(name)) => canonical(parent).join(name),
        _ => path.to_owned(),
    }
}
