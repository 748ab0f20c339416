//! Natives of the packages below `jdk` and `sun`.

mod internal;

pub(crate) use internal::{Place, load, store};

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    internal::declare(natives);
}
