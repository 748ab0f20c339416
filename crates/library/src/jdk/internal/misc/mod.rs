//! Natives of `jdk.internal.misc`.

mod unsafe_;
mod unsafe_memory;

pub(crate) use unsafe_::{Place, load, store};
pub(crate) use unsafe_memory::{read_memory, write_memory};

use crate::java::EPOCH_MILLIS;
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
            ("getNanoTimeAdjustment(J)J", nano_time_adjustment),
            ("latestUserDefinedLoader0()Ljava/lang/ClassLoader;", latest_user_loader),
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

/// Nanoseconds from an instant, in seconds since 1970, to now.
fn nano_time_adjustment<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let offset = m.long(args[0])?;
    m.state.clock += 1_000;
    let now = i128::from(EPOCH_MILLIS) * 1_000_000 + i128::from(m.state.clock);
    let difference = now - i128::from(offset) * 1_000_000_000;
    // The caller gives up on a difference of 2^32 seconds and tries again with a better offset.
    let near = difference.abs() < 1_i128 << 62;
    Ok(Machine::<D>::of_long(if near { difference as i64 } else { -1 }))
}

/// The loader of the innermost method on the stack that is not the JDK's.
fn latest_user_loader<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    crate::modules::need(m)?;
    let trace = m.stack_trace(None);
    let user = trace
        .iter()
        .map(|(method, _)| method.class())
        .find(|class| !class.is_platform());
    let Some(class) = user else {
        return Ok(Machine::<D>::of_object(ObjId::NULL));
    };
    let mirror = m.mirror(class)?;
    m.get_field(mirror, "classLoader")
}
