//! Natives of `jdk.internal.misc`.

mod unsafe_;
mod unsafe_memory;

pub(crate) use unsafe_::{Place, load, store};
pub(crate) use unsafe_memory::{read_memory, write_memory};

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    unsafe_::declare(natives);
    unsafe_memory::declare(natives);
    natives.class(
        "jdk/internal/misc/CDS",
        &[
            ("isDumpingClassList0()Z", no),
            ("isDumpingArchive0()Z", no),
            ("isSharingEnabled0()Z", no),
            ("getCDSConfigStatus()I", zero),
            ("getRandomSeedForDumping()J", zero),
            ("initializeFromArchive(Ljava/lang/Class;)V", nothing),
            ("defineArchivedModules(Ljava/lang/Object;Ljava/lang/Object;)V", nothing),
        ],
    );
    natives.class(
        "jdk/internal/misc/VM",
        &[
            ("initialize()V", nothing),
            ("initializeFromArchive(Ljava/lang/Class;)V", nothing),
        ],
    );
    natives.class(
        "jdk/internal/misc/Signal",
        &[
            ("findSignal0(Ljava/lang/String;)I", find_signal),
            ("handle0(IJ)J", zero),
        ],
    );
    natives.class(
        "jdk/internal/misc/ScopedMemoryAccess",
        &[("registerNatives()V", nothing)],
    );
    natives.class("jdk/internal/misc/PreviewFeatures", &[("isPreviewEnabled()Z", no)]);
    natives.class(
        "java/lang/invoke/MethodHandleNatives",
        &[("registerNatives()V", nothing)],
    );
}

fn find_signal<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_int(-1))
}
