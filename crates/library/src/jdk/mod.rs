//! Natives of the packages below `jdk`.

mod internal;

pub(crate) use internal::{Place, load, read_memory, store, write_memory};

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    internal::declare(natives);
}
