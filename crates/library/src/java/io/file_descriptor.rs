//! `java.io.FileDescriptor` and what closes it.

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/FileDescriptor",
        &[
            ("initIDs()V", nothing),
            ("getHandle(I)J", handle),
            ("getAppend(I)Z", no),
            ("close0()V", close),
            ("sync()V", nothing),
            ("sync0()V", nothing),
        ],
    );
    // Nothing is closed because it became unreachable, so that no cleaner thread is needed.
    natives.class(
        "java/io/FileCleanable",
        &[
            ("register(Ljava/io/FileDescriptor;)V", nothing),
            ("unregister(Ljava/io/FileDescriptor;)V", nothing),
            ("cleanupClose0(IJ)V", nothing),
        ],
    );
}

fn handle<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_long(-1))
}

/// The number in a `FileDescriptor`; -1 if it was closed.
pub(crate) fn number_of<D: Domain>(m: &mut Machine<'_, D>, descriptor: D::Value) -> Outcome<i32, D> {
    let descriptor = m.object(descriptor)?;
    let number = m.get_field(descriptor, "fd")?;
    m.int(number)
}

fn close<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = number_of(m, args[0])?;
    let descriptor = m.object(args[0])?;
    m.set_field(descriptor, "fd", Machine::<D>::of_int(-1))?;
    m.state.files.close(number);
    Ok(Machine::<D>::nothing())
}
