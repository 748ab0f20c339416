//! `java.util.zip.Adler32`

use super::{bytes, memory};
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/util/zip/Adler32",
        &[
            ("update(II)I", update),
            ("updateBytes(I[BII)I", update_bytes),
            ("updateByteBuffer(IJII)I", update_buffer),
        ],
    );
}

/// The largest prime below 2^16.
const MODULUS: u32 = 65_521;

fn checksum(start: i32, bytes: &[u8]) -> i32 {
    let start = start as u32;
    let (mut low, mut high) = (start & 0xffff, start >> 16);
    for &byte in bytes {
        low = (low + u32::from(byte)) % MODULUS;
        high = (high + low) % MODULUS;
    }
    (high << 16 | low) as i32
}

fn update<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (start, byte) = (m.int(args[0])?, m.int(args[1])?);
    Ok(Machine::<D>::of_int(checksum(start, &[byte as u8])))
}

fn update_bytes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let start = m.int(args[0])?;
    let bytes = bytes(m, args[1], args[2], args[3])?;
    Ok(Machine::<D>::of_int(checksum(start, &bytes)))
}

fn update_buffer<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let start = m.int(args[0])?;
    let bytes = memory(m, args[1], args[2], args[3])?;
    Ok(Machine::<D>::of_int(checksum(start, &bytes)))
}
