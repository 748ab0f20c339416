//! Natives of `jdk.internal.vm`. There are no continuations: virtual threads are threads of their own.

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class("jdk/internal/vm/ContinuationSupport", &[("isSupported0()Z", no)]);
    natives.class(
        "jdk/internal/vm/Continuation",
        &[
            ("registerNatives()V", nothing),
            ("pin()V", nothing),
            ("unpin()V", nothing),
        ],
    );
}
