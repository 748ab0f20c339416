//! Natives of `java.io`. Output goes to the state's log, files to the state's view of the file system.

use crate::prelude::*;
use javelin_vm::output::Stream;

mod file_input_stream;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/FileDescriptor",
        &[
            ("initIDs()V", nothing),
            ("getHandle(I)J", handle),
            ("getAppend(I)Z", no),
            ("close0()V", nothing),
        ],
    );
    natives.class(
        "java/io/FileOutputStream",
        &[("initIDs()V", nothing), ("writeBytes([BIIZ)V", write_bytes)],
    );
    natives.class("java/io/UnixFileSystem", &[("initIDs()V", nothing)]);
    natives.class(
        "java/io/Console",
        &[("encoding()Ljava/lang/String;", zero), ("istty()Z", no)],
    );
    file_input_stream::declare(natives);
}

fn handle<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_long(-1))
}

/// The number of the open file behind a stream.
fn descriptor<D: Domain>(m: &mut Machine<'_, D>, stream: D::Value) -> Outcome<i32, D> {
    let stream = m.object(stream)?;
    let descriptor = m.get_field(stream, "fd")?;
    let descriptor = m.object(descriptor)?;
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

fn write_bytes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let number = descriptor(m, args[0])?;
    let bytes = range(m, args[1], args[2], args[3])?;
    match number {
        1 => m.state.output.write(Stream::Out, &bytes),
        2 => m.state.output.write(Stream::Err, &bytes),
        _ => {
            if m.state.files.write(number, &bytes).is_none() {
                return Err(m.throw("java/io/IOException", "Bad file descriptor"));
            }
        }
    }
    Ok(Machine::<D>::nothing())
}
