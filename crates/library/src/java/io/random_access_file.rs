//! `java.io.RandomAccessFile`

use super::file_input_stream::{read, read_bytes};
use super::{descriptor, file_of, open_file, set_descriptor, write_range};
use crate::prelude::*;
use javelin_vm::files::Access;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/RandomAccessFile",
        &[
            ("initIDs()V", nothing),
            ("open0(Ljava/lang/String;I)V", open),
            ("read0()I", read),
            ("readBytes([BII)I", read_bytes),
            ("readBytes0([BII)I", read_bytes),
            ("write0(I)V", write),
            ("writeBytes([BII)V", write_range),
            ("writeBytes0([BII)V", write_range),
            ("getFilePointer()J", get_file_pointer),
            ("seek0(J)V", seek),
            ("length()J", length),
            ("length0()J", length),
            ("setLength(J)V", set_length),
            ("setLength0(J)V", set_length),
        ],
    );
}

fn open<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    const READ_ONLY: i32 = 1;
    let path = m.text(args[1])?;
    let mode = m.int(args[2])?;
    let access = if mode & READ_ONLY != 0 {
        Access::Read
    } else {
        Access::Update
    };
    let number = open_file(m, &path, access)?;
    set_descriptor(m, args[0], number)
}

fn write<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let byte = m.int(args[1])? as u8;
    super::write(m, args[0], &[byte])
}

fn get_file_pointer<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let file = file_of(m, args[0])?;
    Ok(Machine::<D>::of_long(file.position as i64))
}

fn seek<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let position = m.long(args[1])?;
    file_of(m, args[0])?;
    m.state.files.seek(number, position as usize);
    Ok(Machine::<D>::nothing())
}

fn length<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let file = file_of(m, args[0])?;
    let length = m.state.files.length(&file.path).unwrap_or(0);
    Ok(Machine::<D>::of_long(length as i64))
}

fn set_length<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let length = m.long(args[1])?;
    match usize::try_from(length)
        .ok()
        .and_then(|length| m.state.files.set_length(number, length))
    {
        Some(()) => Ok(Machine::<D>::nothing()),
        None => Err(m.throw("java/io/IOException", "Invalid argument")),
    }
}
