//! Natives of `sun.nio`: the file system and the channels behind `java.nio`.

mod ch;
mod fs;

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    ch::declare(natives);
    fs::declare(natives);
}
