//! Natives of `java.lang.reflect`.

mod array;
pub(crate) mod boxes;
mod executable;

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    array::declare(natives);
    executable::declare(natives);
}
