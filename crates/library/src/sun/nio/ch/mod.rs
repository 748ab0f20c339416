//! Natives of `sun.nio.ch`: channels on files.

mod file_dispatcher;
mod io_util;

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    file_dispatcher::declare(natives);
    io_util::declare(natives);
    natives.class("sun/nio/ch/FileChannelImpl", &[("initIDs()J", page_size)]);
    natives.class(
        "sun/nio/ch/NativeThread",
        &[
            ("init()V", nothing),
            ("current()J", zero),
            ("current0()J", zero),
            ("supportPendingSignals0()Z", no),
            ("signal(J)V", nothing),
            ("signal0(J)V", nothing),
        ],
    );
}

fn page_size<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_long(4096))
}
