//! `java.io.FileOutputStream`

use super::{open_file, set_descriptor, write_range};
use crate::prelude::*;
use javelin_vm::files::Access;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/FileOutputStream",
        &[
            ("initIDs()V", nothing),
            ("open0(Ljava/lang/String;Z)V", open),
            ("write(IZ)V", write),
            ("writeBytes([BIIZ)V", write_range),
        ],
    );
}

fn open<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = m.text(args[1])?;
    let access = if m.int(args[2])? != 0 {
        Access::Append
    } else {
        Access::Overwrite
    };
    let number = open_file(m, &path, access)?;
    set_descriptor(m, args[0], number)
}

fn write<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let byte = m.int(args[1])? as u8;
    super::write(m, args[0], &[byte])
}
