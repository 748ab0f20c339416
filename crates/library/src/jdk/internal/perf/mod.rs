//! `jdk.internal.perf`: counters that tools outside the machine would read. They stay at zero.

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class("jdk/internal/perf/Perf", &[("registerNatives()V", nothing)]);
    natives.class(
        "jdk/internal/perf/PerfCounter",
        &[
            ("<init>(Ljava/lang/String;I)V", nothing),
            ("get()J", zero),
            ("set(J)V", nothing),
            ("add(J)V", nothing),
            ("increment()V", nothing),
            ("addTime(J)V", nothing),
            ("addElapsedTimeFrom(J)V", nothing),
        ],
    );
}
