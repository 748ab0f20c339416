//! Natives of `sun.nio.ch`: channels on files.

mod file_dispatcher;
mod file_key;
mod io_util;

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    file_dispatcher::declare(natives);
    file_key::declare(natives);
    io_util::declare(natives);
    natives.class(
        "sun/nio/ch/FileChannelImpl",
        &[("initIDs()J", page_size), ("maxDirectTransferSize0()I", largest)],
    );
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

fn largest<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_int(i32::MAX))
}
