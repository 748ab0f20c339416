//! Interned names: class names, member names and descriptors compare by address.

use rustc_hash::FxHashSet;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Mutex;

/// An interned string. Two names of one [`Interner`] are equal exactly when their addresses are.
#[derive(Clone, Copy)]
pub struct Name(&'static str);

impl Name {
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

impl Deref for Name {
    type Target = str;
    fn deref(&self) -> &str {
        self.0
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Name) -> bool {
        std::ptr::eq(self.0.as_ptr(), other.0.as_ptr()) && self.0.len() == other.0.len()
    }
}

impl Eq for Name {}

impl Hash for Name {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.0.as_ptr() as usize).hash(hasher);
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.0, f)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The table of all names of a program. Names live as long as the process.
#[derive(Default)]
pub struct Interner {
    names: Mutex<FxHashSet<&'static str>>,
}

impl Interner {
    pub fn intern(&self, text: &str) -> Name {
        let mut names = self.names.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(&known) = names.get(text) {
            return Name(known);
        }
        let leaked: &'static str = Box::leak(text.into());
        names.insert(leaked);
        Name(leaked)
    }
}

impl fmt::Debug for Interner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Interner")
    }
}
