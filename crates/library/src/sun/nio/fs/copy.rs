//! Copying between open files, under the names it has had.

use crate::java::io::{io_error, read_some, write_all};
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "sun/nio/fs/UnixCopyFile",
        &[("initIDs()V", nothing), ("transfer(IIJ)V", copy)],
    );
    natives.class("sun/nio/fs/UnixFileSystem", &[("bufferedCopy0(IIJIJ)V", copy)]);
    natives.class("sun/nio/fs/LinuxNativeDispatcher", &[("directCopy0(IIJ)I", copy)]);
}

/// The rest of the second file goes to the first. The answer, where one is wanted, is 0: all was copied.
fn copy<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (to, from) = (m.int(args[0])?, m.int(args[1])?);
    let count = m.state.files.length(from).map_err(|fault| io_error(m, fault))?;
    let bytes = read_some(m, from, count)?;
    write_all(m, to, &bytes)?;
    Ok(Machine::<D>::of_int(0))
}
