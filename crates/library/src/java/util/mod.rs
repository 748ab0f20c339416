//! Natives of `java.util`.

mod time_zone;
mod zip;

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class("java/util/concurrent/atomic/AtomicLong", &[("VMSupportsCS8()Z", yes)]);
    time_zone::declare(natives);
    zip::declare(natives);
}
