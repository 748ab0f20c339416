//! `sun.nio.ch.IOUtil`

use crate::java::io::number_of;
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "sun/nio/ch/IOUtil",
        &[
            ("initIDs()V", nothing),
            ("iovMax()I", iov_max),
            ("writevMax()J", writev_max),
            ("fdVal(Ljava/io/FileDescriptor;)I", number),
            ("setfdVal(Ljava/io/FileDescriptor;I)V", set_number),
            ("configureBlocking(Ljava/io/FileDescriptor;Z)V", nothing),
        ],
    );
}

/// As on Linux.
fn iov_max<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_int(1024))
}

fn writev_max<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_long(i64::from(i32::MAX)))
}

fn number<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    number_of(m, args[0]).map(Machine::<D>::of_int)
}

fn set_number<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let descriptor = m.object(args[0])?;
    m.set_field(descriptor, "fd", args[1])?;
    Ok(Machine::<D>::nothing())
}
