//! Natives of `java.util.zip`: checksums and decompression. There is no `Deflater`: nothing but zlib itself would
//! compress to the same bytes.

mod adler32;
mod checksum;
mod crc32;
mod inflater;

use crate::jdk::read_memory;
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    checksum::declare(natives);
    inflater::declare(natives);
}

/// The bytes of a range that the caller has checked.
fn bytes<D: Domain>(m: &mut Machine<'_, D>, array: D::Value, at: D::Value, count: D::Value) -> Outcome<Vec<u8>, D> {
    let array = m.object(array)?;
    let (at, count) = (m.int(at)?, m.int(count)?);
    let all = m.byte_array(array)?;
    let range = usize::try_from(at)
        .ok()
        .zip(usize::try_from(count).ok())
        .map(|(at, count)| at..at + count);
    match range.and_then(|range| all.get(range)) {
        Some(bytes) => Ok(bytes.to_vec()),
        None => Err(m.throw_plain("java/lang/ArrayIndexOutOfBoundsException")),
    }
}

/// The bytes of native memory.
fn memory<D: Domain>(m: &mut Machine<'_, D>, address: D::Value, at: D::Value, count: D::Value) -> Outcome<Vec<u8>, D> {
    let (address, at, count) = (m.long(address)?, m.int(at)?, m.int(count)?);
    let start = address.wrapping_add(i64::from(at)) as u64;
    read_memory(m, start, count.max(0) as usize)
}
