//! `java.io.FileOutputStream`

use super::streams;
use crate::prelude::*;
use javelin_vm::files::OpenMode;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/FileOutputStream",
        &[
            ("initIDs()V", nothing),
            ("open0(Ljava/lang/String;Z)V", open),
            ("write(IZ)V", streams::write_byte),
            ("writeBytes([BIIZ)V", streams::write_bytes),
        ],
    );
}

fn open<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let append = m.int(args[2])? != 0;
    let mode = OpenMode {
        write: true,
        append,
        create: true,
        truncate: !append,
        create_new: false,
    };
    streams::open(m, args[0], args[1], mode)
}
