//! Files as a state sees them: the real file system underneath, what the program changed on top.
//!
//! Writing never touches the disk by itself; the changes belong to the state, so that forks do not see each
//! other's files. Whoever owns the state decides whether to carry them out.

mod carry_out;
mod fault;
mod input;
mod metadata;

pub use fault::{Fault, text_of};
pub use input::Input;
pub use metadata::Metadata;

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

/// What a path holds after the program's changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Written(Arc<Vec<u8>>),
    Directory,
    Deleted,
}

/// How a file is to be opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenMode {
    pub write: bool,
    pub append: bool,
    pub create: bool,
    /// Fails if the file exists.
    pub create_new: bool,
    pub truncate: bool,
}

/// An open file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenFile {
    pub path: PathBuf,
    pub position: usize,
    pub mode: OpenMode,
    /// The contents on disk when it was opened; they count until the program changes the file.
    disk: Arc<Vec<u8>>,
    random: bool,
}

/// The file side of a state.
#[derive(Clone)]
pub struct Files {
    pub input: Input,
    changes: imbl::OrdMap<PathBuf, Change>,
    open: imbl::HashMap<i32, OpenFile>,
    next: i32,
    /// Where `/dev/random` is: the same numbers in every run.
    random: u64,
}

impl Default for Files {
    fn default() -> Self {
        Files {
            input: Input::of_bytes(Vec::new()),
            changes: imbl::OrdMap::new(),
            open: imbl::HashMap::new(),
            next: 3,
            random: 0,
        }
    }
}

impl std::fmt::Debug for Files {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Files")
            .field("changes", &self.changes)
            .field("open", &self.open)
            .finish_non_exhaustive()
    }
}

impl PartialEq for Files {
    fn eq(&self, other: &Self) -> bool {
        self.input.position() == other.input.position()
            && self.random == other.random
            && self.changes == other.changes
            && self.open == other.open
    }
}

impl Files {
    /// A path as the machine's tables know it: absolute, without `.` and `..`.
    pub fn resolve(path: &Path) -> PathBuf {
        let mut resolved = PathBuf::from("/");
        let current = std::env::current_dir().unwrap_or_default();
        for component in current.join(path).components() {
            match component {
                Component::ParentDir => {
                    resolved.pop();
                }
                Component::Normal(name) => resolved.push(name),
                Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
            }
        }
        resolved
    }

    /// The contents of a file, or `None` if there is none (or it cannot be read).
    pub fn contents(&self, path: &Path) -> Option<Arc<Vec<u8>>> {
        match self.changes.get(path) {
            Some(Change::Written(bytes)) => Some(Arc::clone(bytes)),
            Some(Change::Deleted | Change::Directory) => None,
            None => std::fs::read(path).ok().map(Arc::new),
        }
    }

    /// What is at a path; symbolic links on disk are followed.
    pub fn metadata(&self, path: &Path) -> Result<Metadata, Fault> {
        self.look_up(path, |path| std::fs::metadata(path))
    }

    /// What is at a path, a symbolic link itself included.
    pub fn metadata_of_link(&self, path: &Path) -> Result<Metadata, Fault> {
        self.look_up(path, |path| std::fs::symlink_metadata(path))
    }

    fn look_up(
        &self,
        path: &Path,
        disk: impl FnOnce(&Path) -> std::io::Result<std::fs::Metadata>,
    ) -> Result<Metadata, Fault> {
        match self.changes.get(path) {
            Some(Change::Written(bytes)) => Ok(Metadata::of_change(path, Some(bytes.len()))),
            Some(Change::Directory) => Ok(Metadata::of_change(path, None)),
            Some(Change::Deleted) => Err(Fault::NotFound),
            None => disk(path)
                .map(|found| Metadata::of_disk(&found))
                .map_err(|error| Fault::of(&error)),
        }
    }

    pub fn is_directory(&self, path: &Path) -> bool {
        self.metadata(path).is_ok_and(|found| found.is_directory())
    }

    pub fn is_file(&self, path: &Path) -> bool {
        self.metadata(path).is_ok_and(|found| found.is_regular())
    }

    pub fn exists(&self, path: &Path) -> bool {
        self.metadata(path).is_ok()
    }

    /// Names in a directory, sorted.
    pub fn list(&self, directory: &Path) -> Result<Vec<String>, Fault> {
        if !self.metadata(directory)?.is_directory() {
            return Err(Fault::NotDirectory);
        }
        let mut names = BTreeMap::new();
        if let Ok(entries) = std::fs::read_dir(directory) {
            for entry in entries.flatten() {
                names.insert(entry.file_name().to_string_lossy().into_owned(), true);
            }
        }
        for (path, change) in &self.changes {
            if path.parent() == Some(directory)
                && let Some(name) = path.file_name()
            {
                names.insert(name.to_string_lossy().into_owned(), *change != Change::Deleted);
            }
        }
        Ok(names
            .into_iter()
            .filter(|(_, there)| *there)
            .map(|(name, _)| name)
            .collect())
    }

    /// Whether something could be made here: its directory exists.
    fn place_for(&self, path: &Path) -> Result<(), Fault> {
        match path.parent() {
            Some(parent) if self.metadata(parent)?.is_directory() => Ok(()),
            Some(_) => Err(Fault::NotDirectory),
            None => Err(Fault::Exists),
        }
    }

    pub fn make_directory(&mut self, path: &Path) -> Result<(), Fault> {
        if self.metadata_of_link(path).is_ok() {
            return Err(Fault::Exists);
        }
        self.place_for(path)?;
        self.changes.insert(path.to_owned(), Change::Directory);
        Ok(())
    }

    /// Deletes a file, or a directory that is empty.
    pub fn delete(&mut self, path: &Path) -> Result<(), Fault> {
        let found = self.metadata_of_link(path)?;
        if found.is_directory() && !self.list(path)?.is_empty() {
            return Err(Fault::NotEmpty);
        }
        self.changes.insert(path.to_owned(), Change::Deleted);
        Ok(())
    }

    /// Gives a file another name; a file of that name is replaced.
    pub fn rename(&mut self, from: &Path, to: &Path) -> Result<(), Fault> {
        let found = self.metadata(from)?;
        self.place_for(to)?;
        if found.is_directory() {
            return self.rename_directory(from, to);
        }
        let contents = self.contents(from).ok_or(Fault::Denied)?;
        self.changes.insert(from.to_owned(), Change::Deleted);
        self.changes.insert(to.to_owned(), Change::Written(contents));
        Ok(())
    }

    fn rename_directory(&mut self, from: &Path, to: &Path) -> Result<(), Fault> {
        if self.exists(to) {
            self.delete(to)?;
        }
        self.changes.insert(to.to_owned(), Change::Directory);
        for name in self.list(from)? {
            self.rename(&from.join(&name), &to.join(&name))?;
        }
        self.delete(from)
    }

    /// Opens a file; the answer is its number.
    pub fn open(&mut self, path: &Path, mode: OpenMode) -> Result<i32, Fault> {
        let random = matches!(path.to_str(), Some("/dev/random" | "/dev/urandom"));
        let found = self.metadata(path);
        match &found {
            Ok(_) if mode.create_new => return Err(Fault::Exists),
            Ok(found) if found.is_directory() && mode.write => return Err(Fault::IsDirectory),
            Ok(_) => {}
            Err(Fault::NotFound) if mode.create || mode.create_new => self.place_for(path)?,
            Err(fault) => return Err(*fault),
        }
        let disk = match &found {
            Ok(found) if found.is_regular() => self.open_contents(path)?,
            _ => Arc::default(),
        };
        if mode.write && !random && (found.is_err() || mode.truncate) {
            self.changes.insert(path.to_owned(), Change::Written(Arc::default()));
        }
        let number = self.next;
        self.next += 1;
        self.open.insert(
            number,
            OpenFile {
                path: path.to_owned(),
                position: 0,
                mode,
                disk,
                random,
            },
        );
        Ok(number)
    }

    fn open_contents(&self, path: &Path) -> Result<Arc<Vec<u8>>, Fault> {
        match self.changes.get(path) {
            Some(_) => Ok(Arc::default()),
            None => std::fs::read(path).map(Arc::new).map_err(|error| Fault::of(&error)),
        }
    }

    pub fn close(&mut self, number: i32) {
        self.open.remove(&number);
    }

    pub fn get(&self, number: i32) -> Option<&OpenFile> {
        self.open.get(&number)
    }

    /// The bytes of an open file.
    fn bytes_of(&self, file: &OpenFile) -> Arc<Vec<u8>> {
        match self.changes.get(&file.path) {
            Some(Change::Written(bytes)) => Arc::clone(bytes),
            _ => Arc::clone(&file.disk),
        }
    }

    pub fn length(&self, number: i32) -> Result<usize, Fault> {
        let file = self.open.get(&number).ok_or(Fault::BadDescriptor)?;
        Ok(self.bytes_of(file).len())
    }

    pub fn seek(&mut self, number: i32, position: usize) -> Result<(), Fault> {
        self.open.get_mut(&number).ok_or(Fault::BadDescriptor)?.position = position;
        Ok(())
    }

    /// Reads from an open file at its position.
    pub fn read(&mut self, number: i32, count: usize) -> Result<Vec<u8>, Fault> {
        let file = self.open.get(&number).ok_or(Fault::BadDescriptor)?;
        if file.random {
            return Ok(self.random_bytes(count));
        }
        if self.is_directory(&file.path) {
            return Err(Fault::IsDirectory);
        }
        let contents = self.bytes_of(file);
        let start = file.position.min(contents.len());
        let end = contents.len().min(start.saturating_add(count));
        if end > start {
            self.seek(number, end)?;
        }
        Ok(contents[start..end].to_vec())
    }

    /// Bytes that look random and are the same in every run (splitmix64).
    pub fn random_bytes(&mut self, count: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(count + 8);
        while bytes.len() < count {
            self.random = self.random.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut mixed = self.random;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            bytes.extend_from_slice(&(mixed ^ (mixed >> 31)).to_le_bytes());
        }
        bytes.truncate(count);
        bytes
    }

    /// Writes to an open file at its position, or at its end if it was opened to append.
    pub fn write(&mut self, number: i32, bytes: &[u8]) -> Result<(), Fault> {
        let file = self
            .open
            .get(&number)
            .filter(|file| file.mode.write)
            .ok_or(Fault::BadDescriptor)?;
        if file.random {
            return Ok(());
        }
        let start = if file.mode.append {
            self.bytes_of(file).len()
        } else {
            file.position
        };
        let end = start + bytes.len();
        let contents = self.written(number)?;
        if contents.len() < end {
            contents.resize(end, 0);
        }
        contents[start..end].copy_from_slice(bytes);
        self.seek(number, end)
    }

    pub fn set_length(&mut self, number: i32, length: usize) -> Result<(), Fault> {
        self.open
            .get(&number)
            .filter(|file| file.mode.write)
            .ok_or(Fault::Invalid)?;
        self.written(number)?.resize(length, 0);
        let file = self.open.get_mut(&number).ok_or(Fault::BadDescriptor)?;
        file.position = file.position.min(length);
        Ok(())
    }

    /// The contents of an open file, to be changed.
    fn written(&mut self, number: i32) -> Result<&mut Vec<u8>, Fault> {
        let file = self.open.get(&number).ok_or(Fault::BadDescriptor)?;
        let change = self
            .changes
            .entry(file.path.clone())
            .or_insert_with(|| Change::Written(Arc::clone(&file.disk)));
        match change {
            Change::Written(contents) => Ok(Arc::make_mut(contents)),
            // Unlinked while open: the bytes go nowhere.
            Change::Directory | Change::Deleted => Err(Fault::BadDescriptor),
        }
    }

    /// What the program did to the file system.
    pub fn changes(&self) -> impl Iterator<Item = (&PathBuf, &Change)> {
        self.changes.iter()
    }
}
