//! `java.io.RandomAccessFile`

use super::streams;
use crate::prelude::*;
use javelin_vm::files::OpenMode;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/RandomAccessFile",
        &[
            ("initIDs()V", nothing),
            ("open0(Ljava/lang/String;I)V", open),
            ("read0()I", streams::read_byte),
            ("readBytes([BII)I", streams::read_bytes),
            ("readBytes0([BII)I", streams::read_bytes),
            ("write0(I)V", streams::write_byte),
            ("writeBytes([BII)V", streams::write_bytes),
            ("writeBytes0([BII)V", streams::write_bytes),
            ("getFilePointer()J", streams::position),
            ("seek0(J)V", seek),
            ("length()J", streams::length),
            ("length0()J", streams::length),
            ("setLength(J)V", set_length),
            ("setLength0(J)V", set_length),
        ],
    );
}

/// The bit of `RandomAccessFile`'s mode that asks for writing.
const READ_WRITE: i32 = 2;

fn open<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let write = m.int(args[2])? & READ_WRITE != 0;
    let mode = OpenMode {
        write,
        create: write,
        ..OpenMode::default()
    };
    streams::open(m, args[0], args[1], mode)
}

fn seek<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let position = m.long(args[1])?;
    let number = streams::descriptor(m, args[0])?;
    let Ok(position) = usize::try_from(position) else {
        return Err(m.throw("java/io/IOException", "Negative seek offset"));
    };
    m.state
        .files
        .seek(number, position)
        .map_err(|fault| streams::io_error(m, fault))?;
    Ok(Machine::<D>::nothing())
}

fn set_length<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let length = m.long(args[1])?;
    let number = streams::descriptor(m, args[0])?;
    let Ok(length) = usize::try_from(length) else {
        return Err(m.throw("java/io/IOException", "Invalid argument"));
    };
    m.state
        .files
        .set_length(number, length)
        .map_err(|fault| streams::io_error(m, fault))?;
    Ok(Machine::<D>::nothing())
}
