//! Natives of `java.util`.

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class("java/util/concurrent/atomic/AtomicLong", &[("VMSupportsCS8()Z", yes)]);
}
