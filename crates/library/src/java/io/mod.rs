//! Natives of `java.io`. Output goes to the state's log, files to the state's view of the file system.

mod file_input_stream;
mod file_output_stream;
mod path;
mod random_access_file;
mod unix_file_system;

use crate::prelude::*;
use javelin_vm::files::{Access, OpenFile};
use javelin_vm::output::Stream;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/FileDescriptor",
        &[
            ("initIDs()V", nothing),
            ("getHandle(I)J", handle),
            ("getAppend(I)Z", no),
            ("close0()V", close),
            ("sync()V", nothing),
            ("sync0()V", nothing),
        ],
    );
    natives.class("java/io/FileCleanable", &[("cleanupClose0(IJ)V", nothing)]);
    natives.class(
        "java/io/Console",
        &[
            ("encoding()Ljava/lang/String;", zero),
            ("istty()Z", no),
            ("ttyStatus()I", zero),
        ],
    );
    file_input_stream::declare(natives);
    file_output_stream::declare(natives);
    random_access_file::declare(natives);
    unix_file_system::declare(natives);
}

fn handle<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_long(-1))
}

/// The number of the open file behind a stream.
fn descriptor<D: Domain>(m: &mut Machine<'_, D>, stream: D::Value) -> Outcome<i32, D> {
    let descriptor = descriptor_object(m, stream)?;
    let number = m.get_field(descriptor, "fd")?;
    m.int(number)
}

/// The bytes of an array range.
fn range<D: Domain>(m: &mut Machine<'_, D>, array: D::Value, at: D::Value, count: D::Value) -> Outcome<Vec<u8>, D> {
    let array = m.object(array)?;
    let (at, count) = (m.int(at)?, m.int(count)?);
    let bytes = m.byte_array(array)?;
    let end = usize::try_from(at)
        .ok()
        .zip(usize::try_from(count).ok())
        .map(|(at, count)| (at, at + count));
    match end.and_then(|(at, end)| bytes.get(at..end)) {
        Some(bytes) => Ok(bytes.to_vec()),
        None => Err(m.throw_plain("java/lang/IndexOutOfBoundsException")),
    }
}

fn descriptor_object<D: Domain>(m: &mut Machine<'_, D>, stream: D::Value) -> Outcome<ObjId, D> {
    let stream = m.object(stream)?;
    let descriptor = m.get_field(stream, "fd")?;
    m.object(descriptor)
}

fn set_descriptor<D: Domain>(m: &mut Machine<'_, D>, stream: D::Value, number: i32) -> Answer<D> {
    let descriptor = descriptor_object(m, stream)?;
    m.set_field(descriptor, "fd", Machine::<D>::of_int(number))?;
    Ok(Machine::<D>::nothing())
}

/// The open file behind a stream.
fn file_of<D: Domain>(m: &mut Machine<'_, D>, stream: D::Value) -> Outcome<OpenFile, D> {
    let number = descriptor(m, stream)?;
    match m.state.files.get(number) {
        Some(file) => Ok(file.clone()),
        None => Err(m.throw("java/io/IOException", "Bad file descriptor")),
    }
}

/// Opens a file, or throws what the constructors of the streams throw.
fn open_file<D: Domain>(m: &mut Machine<'_, D>, path: &str, access: Access) -> Outcome<i32, D> {
    match m.state.files.open_path(path::absolute(path), access) {
        Ok(number) => Ok(number),
        Err(reason) => Err(m.throw("java/io/FileNotFoundException", &format!("{path} ({reason})"))),
    }
}

fn close<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let descriptor = m.object(args[0])?;
    let number = m.get_field(descriptor, "fd")?;
    let number = m.int(number)?;
    m.state.files.close(number);
    m.set_field(descriptor, "fd", Machine::<D>::of_int(-1))?;
    Ok(Machine::<D>::nothing())
}

/// Natives that write a range of an array: stream, array, start, length.
fn write_range<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let bytes = range(m, args[1], args[2], args[3])?;
    write(m, args[0], &bytes)
}

fn write<D: Domain>(m: &mut Machine<'_, D>, stream: D::Value, bytes: &[u8]) -> Answer<D> {
    match descriptor(m, stream)? {
        1 => m.state.output.write(Stream::Out, bytes),
        2 => m.state.output.write(Stream::Err, bytes),
        -1 => return Err(m.throw("java/io/IOException", "Stream Closed")),
        number => {
            if m.state.files.write(number, bytes).is_none() {
                return Err(m.throw("java/io/IOException", "Bad file descriptor"));
            }
        }
    }
    Ok(Machine::<D>::nothing())
}
