//! What natives keep between calls and Java knows by a number: the state of a decompressor, say.

use std::any::Any;
use std::sync::Arc;

/// Values by handle. Forks share them until one of them changes its own.
#[derive(Clone, Default)]
pub struct Resources {
    table: imbl::HashMap<u64, Arc<dyn Any + Send + Sync>>,
    last: u64,
}

impl Resources {
    /// Keeps a value; the answer is its handle, which is never 0.
    pub fn insert<T: Any + Send + Sync>(&mut self, value: T) -> u64 {
        self.last += 1;
        self.table.insert(self.last, Arc::new(value));
        self.last
    }

    pub fn remove(&mut self, handle: u64) {
        self.table.remove(&handle);
    }

    /// Works on the value behind a handle, if it is one of this type.
    pub fn update<T: Any + Send + Sync + Clone, R>(
        &mut self,
        handle: u64,
        work: impl FnOnce(&mut T) -> R,
    ) -> Option<R> {
        let mut value = self.table.remove(&handle)?.downcast::<T>().ok()?;
        let result = work(Arc::make_mut(&mut value));
        self.table.insert(handle, value);
        Some(result)
    }
}

impl PartialEq for Resources {
    /// Values cannot be compared; the same value is equal to itself.
    fn eq(&self, other: &Self) -> bool {
        let same = |(handle, value): (&u64, &Arc<dyn Any + Send + Sync>)| {
            other.table.get(handle).is_some_and(|theirs| Arc::ptr_eq(value, theirs))
        };
        self.table.len() == other.table.len() && self.table.iter().all(same)
    }
}

impl std::fmt::Debug for Resources {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Resources")
            .field("count", &self.table.len())
            .finish_non_exhaustive()
    }
}
