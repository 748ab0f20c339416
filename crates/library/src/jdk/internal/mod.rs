//! Natives of `jdk.internal`.

mod loader;
mod misc;
mod module;
mod perf;
mod reflect;
mod util;
mod vm;

pub(crate) use misc::{Place, load, read_memory, store, write_memory};

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    loader::declare(natives);
    misc::declare(natives);
    module::declare(natives);
    perf::declare(natives);
    reflect::declare(natives);
    util::declare(natives);
    vm::declare(natives);
}
