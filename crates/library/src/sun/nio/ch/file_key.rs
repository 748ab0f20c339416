//! `sun.nio.ch.FileKey`: what tells files apart for locks.

use crate::java::io::{io_error, number_of};
use crate::prelude::*;
use javelin_vm::files::{Fault, Metadata};

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "sun/nio/ch/FileKey",
        &[
            ("initIDs()V", nothing),
            ("init(Ljava/io/FileDescriptor;)V", fill_fields),
            ("init(Ljava/io/FileDescriptor;[J)V", fill_array),
        ],
    );
}

fn metadata<D: Domain>(m: &mut Machine<'_, D>, descriptor: D::Value) -> Outcome<Metadata, D> {
    let number = number_of(m, descriptor)?;
    let files = &m.state.files;
    let found = files
        .get(number)
        .ok_or(Fault::BadDescriptor)
        .and_then(|file| files.metadata(&file.path));
    found.map_err(|fault| io_error(m, fault))
}

fn fill_fields<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let found = metadata(m, args[1])?;
    let key = m.object(args[0])?;
    m.set_field(key, "st_dev", Machine::<D>::of_long(found.device as i64))?;
    m.set_field(key, "st_ino", Machine::<D>::of_long(found.inode as i64))?;
    Ok(Machine::<D>::nothing())
}

fn fill_array<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let found = metadata(m, args[0])?;
    let array = m.object(args[1])?;
    m.set_element(array, 0, Machine::<D>::of_long(found.device as i64))?;
    m.set_element(array, 1, Machine::<D>::of_long(found.inode as i64))?;
    Ok(Machine::<D>::nothing())
}
