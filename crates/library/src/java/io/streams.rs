//! What file streams share: reading and writing by the number of an open file.

use super::number_of;
use crate::prelude::*;
use javelin_vm::files::{Fault, Files, OpenMode};
use javelin_vm::output::Stream;
use std::path::Path;

/// The number of the open file behind a stream.
pub(super) fn descriptor<D: Domain>(m: &mut Machine<'_, D>, stream: D::Value) -> Outcome<i32, D> {
    let stream = m.object(stream)?;
    let descriptor = m.get_field(stream, "fd")?;
    match number_of(m, descriptor)? {
        -1 => Err(m.throw("java/io/IOException", "Stream Closed")),
        number => Ok(number),
    }
}

/// Opens a file for a stream.
pub(super) fn open<D: Domain>(m: &mut Machine<'_, D>, stream: D::Value, path: D::Value, mode: OpenMode) -> Answer<D> {
    let text = m.text(path)?;
    let stream = m.object(stream)?;
    let descriptor = m.get_field(stream, "fd")?;
    let descriptor = m.object(descriptor)?;
    let path = Files::resolve(Path::new(&text));
    let opened = if m.state.files.is_directory(&path) {
        Err(Fault::IsDirectory)
    } else if text.is_empty() {
        Err(Fault::NotFound)
    } else {
        m.state.files.open(&path, mode)
    };
    match opened {
        Ok(number) => {
            m.set_field(descriptor, "fd", Machine::<D>::of_int(number))?;
            m.set_field(descriptor, "append", Machine::<D>::of_bool(mode.append))?;
            Ok(Machine::<D>::nothing())
        }
        Err(fault) => Err(m.throw("java/io/FileNotFoundException", &format!("{text} ({})", fault.text()))),
    }
}

pub(crate) fn io_error<D: Domain>(m: &mut Machine<'_, D>, fault: Fault) -> Trap<D> {
    m.throw("java/io/IOException", &fault.text())
}

/// Reads up to `count` bytes; empty at the end.
pub(crate) fn read_some<D: Domain>(m: &mut Machine<'_, D>, number: i32, count: usize) -> Outcome<Vec<u8>, D> {
    if number == 0 {
        // A prompt has to be seen before the program waits for the answer: come back when it was shown.
        if m.state.files.input.may_wait() && !m.state.output.is_drained() {
            return Err(Trap::Wait);
        }
        return Ok(m.state.files.input.read(count));
    }
    m.state.files.read(number, count).map_err(|fault| io_error(m, fault))
}

pub(crate) fn write_all<D: Domain>(m: &mut Machine<'_, D>, number: i32, bytes: &[u8]) -> Outcome<(), D> {
    match number {
        1 => m.state.output.write(Stream::Out, bytes),
        2 => m.state.output.write(Stream::Err, bytes),
        _ => m.state.files.write(number, bytes).map_err(|fault| io_error(m, fault))?,
    }
    Ok(())
}

/// `read(byte[], int, int)`.
pub(super) fn read_bytes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let array = m.object(args[1])?;
    let (at, count) = (m.int(args[2])?, m.int(args[3])?);
    let length = m.get(array)?.length();
    if at < 0 || count < 0 || i64::from(at) + i64::from(count) > i64::from(length) {
        return Err(m.throw_plain("java/lang/IndexOutOfBoundsException"));
    }
    if count == 0 {
        return Ok(Machine::<D>::of_int(0));
    }
    let number = descriptor(m, args[0])?;
    let bytes = read_some(m, number, count as usize)?;
    if bytes.is_empty() {
        return Ok(Machine::<D>::of_int(-1));
    }
    let at = at as usize;
    m.get_mut(array)?.elements_mut::<u8>()[at..at + bytes.len()].copy_from_slice(&bytes);
    Ok(Machine::<D>::of_int(bytes.len() as i32))
}

/// `read()`.
pub(super) fn read_byte<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let bytes = read_some(m, number, 1)?;
    Ok(Machine::<D>::of_int(bytes.first().map_or(-1, |&byte| i32::from(byte))))
}

/// `write(byte[], int, int)`.
pub(super) fn write_bytes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let array = m.object(args[1])?;
    let (at, count) = (m.int(args[2])?, m.int(args[3])?);
    let bytes = m.byte_array(array)?;
    let range = usize::try_from(at)
        .ok()
        .zip(usize::try_from(count).ok())
        .map(|(at, count)| at..at + count);
    let Some(bytes) = range.and_then(|range| bytes.get(range)) else {
        return Err(m.throw_plain("java/lang/IndexOutOfBoundsException"));
    };
    let number = descriptor(m, args[0])?;
    write_all(m, number, bytes)?;
    Ok(Machine::<D>::nothing())
}

/// `write(int)`.
pub(super) fn write_byte<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let byte = m.int(args[1])? as u8;
    let number = descriptor(m, args[0])?;
    write_all(m, number, &[byte])?;
    Ok(Machine::<D>::nothing())
}

/// The length of the file; 0 if the stream is not a file.
pub(super) fn length<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    Ok(Machine::<D>::of_long(m.state.files.length(number).unwrap_or(0) as i64))
}

pub(super) fn position<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let position = m.state.files.get(number).map_or(0, |file| file.position);
    Ok(Machine::<D>::of_long(position as i64))
}
