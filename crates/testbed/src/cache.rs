//! A cache of folders by key, outside the checkout. Safe to share between test runs at the same time.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// `$XDG_CACHE_HOME/javelin/testbed`, or the same under `~/.cache`.
pub fn directory() -> PathBuf {
    let set = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let base = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache")));
    base.unwrap_or_else(std::env::temp_dir).join("javelin").join("testbed")
}

/// The folder that is complete once it exists under this key.
pub fn entry(key: Key) -> PathBuf {
    directory().join(format!("{:032x}", key.0))
}

/// A new empty folder next to the entries; [`publish`] gives it its final name.
pub fn scratch(key: Key) -> io::Result<PathBuf> {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let path = directory().join(format!("tmp-{:032x}-{}-{number}", key.0, std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path)?;
    Ok(path)
}

/// Makes a finished scratch folder the entry of its key. If somebody else was faster, theirs stays.
pub fn publish(scratch: &Path, key: Key) -> io::Result<()> {
    let target = entry(key);
    match std::fs::rename(scratch, &target) {
        Err(_) if target.is_dir() => std::fs::remove_dir_all(scratch),
        result => result,
    }
}

/// A hash of everything that a result depends on (FNV-1a, 128 bits: the same in every build).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(u128);

impl Key {
    pub fn new() -> Key {
        Key(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    /// Adds a part; its length counts too, so that parts cannot run into each other.
    #[must_use]
    pub fn with(self, part: impl AsRef<[u8]>) -> Key {
        const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013B;
        let part = part.as_ref();
        let length = (part.len() as u64).to_le_bytes();
        let bytes = length.iter().chain(part);
        Key(bytes.fold(self.0, |hash, &byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME)))
    }
}

impl Key {
    pub fn to_bytes(self) -> [u8; 16] {
        self.0.to_le_bytes()
    }
}

impl Default for Key {
    fn default() -> Self {
        Key::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_do_not_run_into_each_other() {
        assert_ne!(Key::new().with("ab").with("c"), Key::new().with("a").with("bc"));
        assert_eq!(Key::new().with("ab"), Key::new().with("ab"));
    }
}
