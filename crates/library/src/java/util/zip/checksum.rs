//! `java.util.zip.CRC32` and `Adler32`: the same natives around two functions.

use super::{adler32, bytes, crc32, memory};
use crate::prelude::*;

/// What turns bytes into a number, going on from the number so far.
type Checksum = fn(i32, &[u8]) -> i32;

const ADLER32: bool = false;
const CRC32: bool = true;

const fn function(crc: bool) -> Checksum {
    if crc { crc32::checksum } else { adler32::checksum }
}

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/util/zip/Adler32",
        &[
            ("update(II)I", update::<D, ADLER32>),
            ("updateBytes(I[BII)I", update_bytes::<D, ADLER32>),
            ("updateByteBuffer(IJII)I", update_buffer::<D, ADLER32>),
        ],
    );
    natives.class(
        "java/util/zip/CRC32",
        &[
            ("update(II)I", update::<D, CRC32>),
            ("updateBytes0(I[BII)I", update_bytes::<D, CRC32>),
            ("updateByteBuffer0(IJII)I", update_buffer::<D, CRC32>),
        ],
    );
}

fn update<D: Domain, const CRC: bool>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (start, byte) = (m.int(args[0])?, m.int(args[1])?);
    Ok(Machine::<D>::of_int(function(CRC)(start, &[byte as u8])))
}

fn update_bytes<D: Domain, const CRC: bool>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let start = m.int(args[0])?;
    let bytes = bytes(m, args[1], args[2], args[3])?;
    Ok(Machine::<D>::of_int(function(CRC)(start, &bytes)))
}

fn update_buffer<D: Domain, const CRC: bool>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let start = m.int(args[0])?;
    let bytes = memory(m, args[1], args[2], args[3])?;
    Ok(Machine::<D>::of_int(function(CRC)(start, &bytes)))
}
