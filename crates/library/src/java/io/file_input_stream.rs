//! `java.io.FileInputStream`

use super::{descriptor, file_of, open_file, set_descriptor};
use crate::prelude::*;
use javelin_vm::files::Access;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/FileInputStream",
        &[
            ("initIDs()V", nothing),
            ("open0(Ljava/lang/String;)V", open),
            ("readBytes([BII)I", read_bytes),
            ("read0()I", read),
            ("available0()I", available),
            ("length0()J", length),
            ("position0()J", position),
            ("skip0(J)J", skip),
            ("isRegularFile0(Ljava/io/FileDescriptor;)Z", is_regular_file),
        ],
    );
}

fn open<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let path = m.text(args[1])?;
    let number = open_file(m, &path, Access::Read)?;
    set_descriptor(m, args[0], number)
}

fn take<D: Domain>(m: &mut Machine<'_, D>, number: i32, count: usize) -> Outcome<Vec<u8>, D> {
    if number == 0 {
        return Ok(m.state.files.input.read(count));
    }
    match m.state.files.read(number, count) {
        Some(bytes) => Ok(bytes),
        None => Err(m.throw("java/io/IOException", "Bad file descriptor")),
    }
}

pub(super) fn read_bytes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let array = m.object(args[1])?;
    let (at, count) = (m.int(args[2])?, m.int(args[3])?);
    let length = m.get(array)?.length();
    if at < 0 || count < 0 || i64::from(at) + i64::from(count) > i64::from(length) {
        return Err(m.throw_plain("java/lang/IndexOutOfBoundsException"));
    }
    if count == 0 {
        return Ok(Machine::<D>::of_int(0));
    }
    let bytes = take(m, number, count as usize)?;
    if bytes.is_empty() {
        return Ok(Machine::<D>::of_int(-1));
    }
    let at = at as usize;
    m.get_mut(array)?.elements_mut::<u8>()[at..at + bytes.len()].copy_from_slice(&bytes);
    Ok(Machine::<D>::of_int(bytes.len() as i32))
}

pub(super) fn read<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let bytes = take(m, number, 1)?;
    Ok(Machine::<D>::of_int(bytes.first().map_or(-1, |&byte| i32::from(byte))))
}

fn available<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let count = match m.state.files.get(number) {
        Some(file) => m
            .state
            .files
            .length(&file.path)
            .unwrap_or(0)
            .saturating_sub(file.position),
        None => m.state.files.input.available(),
    };
    Ok(Machine::<D>::of_int(i32::try_from(count).unwrap_or(i32::MAX)))
}

fn length<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let file = file_of(m, args[0])?;
    let length = m.state.files.length(&file.path).unwrap_or(0);
    Ok(Machine::<D>::of_long(length as i64))
}

fn position<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let file = file_of(m, args[0])?;
    Ok(Machine::<D>::of_long(file.position as i64))
}

/// Skipping may go behind the end, as `lseek` does.
fn skip<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let count = m.long(args[1])?;
    if number == 0 {
        return Err(m.throw("java/io/IOException", "Illegal seek"));
    }
    let file = file_of(m, args[0])?;
    let target = i64::try_from(file.position)
        .ok()
        .and_then(|position| position.checked_add(count));
    match target.and_then(|target| usize::try_from(target).ok()) {
        Some(target) => {
            m.state.files.seek(number, target);
            Ok(args[1])
        }
        None => Err(m.throw("java/io/IOException", "Invalid argument")),
    }
}

fn is_regular_file<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let descriptor = m.object(args[1])?;
    let number = m.get_field(descriptor, "fd")?;
    let number = m.int(number)?;
    Ok(Machine::<D>::of_bool(m.state.files.get(number).is_some()))
}
