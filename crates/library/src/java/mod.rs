//! Natives of the packages below `java`.

pub(crate) use lang::EPOCH_MILLIS;

pub(crate) mod io;
pub(crate) mod lang;
mod security;
mod util;

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    io::declare(natives);
    lang::declare(natives);
    security::declare(natives);
    util::declare(natives);
}
