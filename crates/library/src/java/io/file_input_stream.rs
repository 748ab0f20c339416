//! `java.io.FileInputStream`

use super::streams;
use crate::prelude::*;
use javelin_vm::files::OpenMode;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/FileInputStream",
        &[
            ("initIDs()V", nothing),
            ("open0(Ljava/lang/String;)V", open),
            ("readBytes([BII)I", streams::read_bytes),
            ("read0()I", streams::read_byte),
            ("length0()J", streams::length),
            ("position0()J", streams::position),
            ("skip0(J)J", skip),
            ("available0()I", available),
            ("isRegularFile0(Ljava/io/FileDescriptor;)Z", no),
        ],
    );
}

fn open<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    streams::open(m, args[0], args[1], OpenMode::default())
}

/// Files are positioned, even before their start or beyond their end; from standard input bytes are taken.
fn skip<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let count = m.long(args[1])?;
    let number = streams::descriptor(m, args[0])?;
    let Some(file) = m.state.files.get(number) else {
        let mut left = usize::try_from(count).unwrap_or(0);
        while left > 0 {
            let taken = m.state.files.input.read(left).len();
            if taken == 0 {
                break;
            }
            left -= taken;
        }
        return Ok(Machine::<D>::of_long(count));
    };
    match (file.position as i64)
        .checked_add(count)
        .and_then(|position| usize::try_from(position).ok())
    {
        Some(position) => m
            .state
            .files
            .seek(number, position)
            .map_err(|fault| streams::io_error(m, fault))?,
        None => return Err(m.throw("java/io/IOException", "Invalid argument")),
    }
    Ok(Machine::<D>::of_long(count))
}

fn available<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = streams::descriptor(m, args[0])?;
    let count = match m.state.files.get(number).map(|file| file.position) {
        Some(position) => m.state.files.length(number).unwrap_or(0).saturating_sub(position),
        None => m.state.files.input.available(),
    };
    Ok(Machine::<D>::of_int(i32::try_from(count).unwrap_or(i32::MAX)))
}
