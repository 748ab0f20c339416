//! `java.io.FileInputStream`

use super::descriptor;
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/FileInputStream",
        &[
            ("initIDs()V", nothing),
            ("readBytes([BII)I", read_bytes),
            ("read0()I", read),
            ("available0()I", available),
            ("isRegularFile0(Ljava/io/FileDescriptor;)Z", no),
        ],
    );
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

fn read_bytes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
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

fn read<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let bytes = take(m, number, 1)?;
    Ok(Machine::<D>::of_int(bytes.first().map_or(-1, |&byte| i32::from(byte))))
}

fn available<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let count = match m.state.files.get(number) {
        Some(file) => {
            let length = m.state.files.contents(&file.path).map_or(0, |contents| contents.len());
            length.saturating_sub(file.position)
        }
        None => m.state.files.input.available(),
    };
    Ok(Machine::<D>::of_int(i32::try_from(count).unwrap_or(i32::MAX)))
}
