//! Natives of `sun.nio.fs`.

mod attributes;
mod copy;
mod unix_native_dispatcher;

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    copy::declare(natives);
    unix_native_dispatcher::declare(natives);
    natives.class(
        "sun/nio/fs/LinuxNativeDispatcher",
        &[("init()V", nothing), ("posix_fadvise(IJJI)I", zero)],
    );
}
