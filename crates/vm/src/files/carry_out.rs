//! Carrying out on disk what a program did to its files.

use super::{Change, Files};
use std::io;

impl Files {
    /// Makes the disk look as the program left it. The changes are then done and forgotten.
    pub fn carry_out(&mut self) -> io::Result<()> {
        let changes = std::mem::take(&mut self.changes);
        // A directory comes before what is in it when it is made, and after when it is deleted.
        for (path, change) in changes.iter().rev() {
            if *change == Change::Deleted {
                ignore_missing(if path.is_dir() {
                    std::fs::remove_dir(path)
                } else {
                    std::fs::remove_file(path)
                })?;
            }
        }
        for (path, change) in &changes {
            match change {
                Change::Written(contents) => std::fs::write(path, contents.as_slice())?,
                Change::Directory if path.is_dir() => {}
                Change::Directory => std::fs::create_dir(path)?,
                Change::Deleted => {}
            }
        }
        Ok(())
    }
}

fn ignore_missing(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        result => result,
    }
}
