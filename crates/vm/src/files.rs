//! Files as a state sees them: the real file system underneath, what the program changed on top.
//!
//! Writing never touches the disk by itself; the changes belong to the state, so that forks do not see each
//! other's files. Whoever owns the state decides whether to carry them out.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Standard input, read from its source once and kept, so that forks can each read it from where they are.
#[derive(Clone)]
pub struct Input {
    source: Arc<Mutex<Source>>,
    position: usize,
}

struct Source {
    reader: Option<Box<dyn Read + Send>>,
    seen: Vec<u8>,
}

impl Input {
    pub fn new(reader: Option<Box<dyn Read + Send>>) -> Input {
        Input {
            source: Arc::new(Mutex::new(Source {
                reader,
                seen: Vec::new(),
            })),
            position: 0,
        }
    }

    pub fn of_bytes(bytes: Vec<u8>) -> Input {
        Input {
            source: Arc::new(Mutex::new(Source {
                reader: None,
                seen: bytes,
            })),
            position: 0,
        }
    }

    /// Reads up to `count` bytes; empty at the end. Waits for at least one.
    pub fn read(&mut self, count: usize) -> Vec<u8> {
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        if source.seen.len() == self.position {
            source.fill(count.max(1));
        }
        let end = source.seen.len().min(self.position + count);
        let bytes = source.seen[self.position..end].to_vec();
        self.position = end;
        bytes
    }

    /// Bytes that can be read without waiting.
    pub fn available(&self) -> usize {
        self.source.lock().unwrap_or_else(PoisonError::into_inner).seen.len() - self.position
    }
}

impl Source {
    fn fill(&mut self, count: usize) {
        let Some(reader) = &mut self.reader else { return };
        let mut buffer = vec![0; count.clamp(1, 8192)];
        match reader.read(&mut buffer) {
            Ok(0) | Err(_) => self.reader = None,
            Ok(length) => self.seen.extend_from_slice(&buffer[..length]),
        }
    }
}

/// What a path holds after the program's changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Written(Arc<Vec<u8>>),
    Directory,
    Deleted,
}

/// An open file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenFile {
    pub path: PathBuf,
    pub position: usize,
    pub append: bool,
    pub writable: bool,
}

/// The file side of a state.
#[derive(Clone)]
pub struct Files {
    pub input: Input,
    changes: imbl::OrdMap<PathBuf, Change>,
    open: imbl::HashMap<i32, OpenFile>,
    next: i32,
}

impl Default for Files {
    fn default() -> Self {
        Files {
            input: Input::of_bytes(Vec::new()),
            changes: imbl::OrdMap::new(),
            open: imbl::HashMap::new(),
            next: 3,
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
        self.input.position == other.input.position && self.changes == other.changes && self.open == other.open
    }
}

impl Files {
    /// The contents of a file, or `None` if there is none (or it cannot be read).
    pub fn contents(&self, path: &Path) -> Option<Arc<Vec<u8>>> {
        match self.changes.get(path) {
            Some(Change::Written(bytes)) => Some(Arc::clone(bytes)),
            Some(Change::Deleted | Change::Directory) => None,
            None => std::fs::read(path).ok().map(Arc::new),
        }
    }

    pub fn is_directory(&self, path: &Path) -> bool {
        match self.changes.get(path) {
            Some(change) => *change == Change::Directory,
            None => path.is_dir(),
        }
    }

    pub fn is_file(&self, path: &Path) -> bool {
        match self.changes.get(path) {
            Some(change) => matches!(change, Change::Written(_)),
            None => path.is_file(),
        }
    }

    pub fn exists(&self, path: &Path) -> bool {
        self.is_file(path) || self.is_directory(path) || (!self.changes.contains_key(path) && path.exists())
    }

    pub fn change(&mut self, path: PathBuf, change: Change) {
        self.changes.insert(path, change);
    }

    /// Names in a directory, sorted.
    pub fn list(&self, directory: &Path) -> Option<Vec<String>> {
        if !self.is_directory(directory) {
            return None;
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
        Some(
            names
                .into_iter()
                .filter(|(_, there)| *there)
                .map(|(name, _)| name)
                .collect(),
        )
    }

    pub fn open(&mut self, file: OpenFile) -> i32 {
        let number = self.next;
        self.next += 1;
        self.open.insert(number, file);
        number
    }

    pub fn close(&mut self, number: i32) {
        self.open.remove(&number);
    }

    pub fn get(&self, number: i32) -> Option<&OpenFile> {
        self.open.get(&number)
    }

    pub fn seek(&mut self, number: i32, position: usize) {
        if let Some(file) = self.open.get_mut(&number) {
            file.position = position;
        }
    }

    /// Reads from an open file at its position.
    pub fn read(&mut self, number: i32, count: usize) -> Option<Vec<u8>> {
        let file = self.open.get(&number)?;
        let contents = self.contents(&file.path)?;
        let start = file.position.min(contents.len());
        let end = contents.len().min(start + count);
        self.seek(number, end);
        Some(contents[start..end].to_vec())
    }

    /// Writes to an open file at its position, or at its end if it was opened to append.
    pub fn write(&mut self, number: i32, bytes: &[u8]) -> Option<()> {
        let file = self.open.get(&number).filter(|file| file.writable)?.clone();
        let mut contents = self
            .contents(&file.path)
            .map(|bytes| bytes.to_vec())
            .unwrap_or_default();
        let start = if file.append { contents.len() } else { file.position };
        if contents.len() < start + bytes.len() {
            contents.resize(start + bytes.len(), 0);
        }
        contents[start..start + bytes.len()].copy_from_slice(bytes);
        self.change(file.path, Change::Written(Arc::new(contents)));
        self.seek(number, start + bytes.len());
        Some(())
    }

    /// What the program did to the file system.
    pub fn changes(&self) -> impl Iterator<Item = (&PathBuf, &Change)> {
        self.changes.iter()
    }
}
