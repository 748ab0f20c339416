//! What natives keep between calls and Java knows by a number: the state of a decompressor, say.

use std::any::Any;
use std::sync::Arc;

/// Something that can be kept: plain data that can tell whether it would go on as another does.
pub trait Resource: Any + Send + Sync {
    fn same(&self, other: &dyn Resource) -> bool;
}

impl<T: Any + Send + Sync + PartialEq> Resource for T {
    fn same(&self, other: &dyn Resource) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<T>() == Some(self)
    }
}

/// Values by handle. Forks share them until one of them changes its own.
#[derive(Clone, Default)]
pub struct Resources {
    table: imbl::HashMap<u64, Arc<dyn Resource>>,
    last: u64,
}

impl Resources {
    /// Keeps a value; the answer is its handle, which is never 0.
    pub fn insert<T: Resource>(&mut self, value: T) -> u64 {
        self.last += 1;
        self.table.insert(self.last, Arc::new(value));
        self.last
    }

    pub fn remove(&mut self, handle: u64) {
        self.table.remove(&handle);
    }

    /// Works on the value behind a handle, if it is one of this type.
    pub fn update<T: Resource + Clone, R>(&mut self, handle: u64, work: impl FnOnce(&mut T) -> R) -> Option<R> {
        let value: Arc<dyn Any + Send + Sync> = self.table.remove(&handle)?;
        let mut value = value.downcast::<T>().ok()?;
        let result = work(Arc::make_mut(&mut value));
        self.table.insert(handle, value);
        Some(result)
    }
}

impl PartialEq for Resources {
    fn eq(&self, other: &Self) -> bool {
        let same = |(handle, value): (&u64, &Arc<dyn Resource>)| {
            let theirs = other.table.get(handle);
            theirs.is_some_and(|theirs| Arc::ptr_eq(value, theirs) || value.same(&**theirs))
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
