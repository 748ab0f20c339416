//! What is known about a path beside its contents.

use std::os::unix::fs::MetadataExt;
use std::path::Path;

/// What `stat` answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Metadata {
    /// Type and permission bits.
    pub mode: u32,
    pub length: u64,
    /// Nanoseconds since 1970.
    pub modified: i64,
    pub device: u64,
    /// Two paths with the same device and inode are the same file.
    pub inode: u64,
    pub links: u64,
    pub user: u32,
    pub group: u32,
}

const TYPE: u32 = 0o170_000;
const DIRECTORY: u32 = 0o040_000;
const REGULAR: u32 = 0o100_000;

impl Metadata {
    pub fn is_directory(&self) -> bool {
        self.mode & TYPE == DIRECTORY
    }

    pub fn is_regular(&self) -> bool {
        self.mode & TYPE == REGULAR
    }

    /// Whether this process may use it so: 4 to read, 2 to write, 1 to execute.
    pub fn permits(&self, wanted: u32) -> bool {
        let own = std::fs::metadata("/proc/self").map(|found| (found.uid(), found.gid()));
        let (user, group) = own.unwrap_or((self.user, self.group));
        if user == 0 {
            return wanted & 1 == 0 || self.mode & 0o111 != 0 || self.is_directory();
        }
        let bits = if user == self.user {
            self.mode >> 6
        } else if group == self.group {
            self.mode >> 3
        } else {
            self.mode
        };
        bits & 7 & wanted == wanted || self.device == 0
    }

    pub(super) fn of_disk(found: &std::fs::Metadata) -> Metadata {
        Metadata {
            mode: found.mode(),
            length: found.len(),
            modified: found
                .mtime()
                .saturating_mul(1_000_000_000)
                .saturating_add(found.mtime_nsec()),
            device: found.dev(),
            inode: found.ino(),
            links: found.nlink(),
            user: found.uid(),
            group: found.gid(),
        }
    }

    /// A file that exists in the state only.
    pub(super) fn of_change(path: &Path, contents: Option<usize>) -> Metadata {
        Metadata {
            mode: if contents.is_some() {
                REGULAR | 0o644
            } else {
                DIRECTORY | 0o755
            },
            length: contents.map_or(4096, |length| length as u64),
            modified: CHANGED,
            device: 0,
            inode: hash(path),
            links: 1,
            user: 0,
            group: 0,
        }
    }
}

/// When everything that a program writes was written: the start of the logical clock.
const CHANGED: i64 = 1_704_067_200_000_000_000;

fn hash(path: &Path) -> u64 {
    use std::hash::Hasher;
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write(path.as_os_str().as_encoded_bytes());
    hasher.finish()
}
