//! `java.util.zip.CRC32`

use super::{bytes, memory};
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/util/zip/CRC32",
        &[
            ("update(II)I", update),
            ("updateBytes0(I[BII)I", update_bytes),
            ("updateByteBuffer0(IJII)I", update_buffer),
        ],
    );
}

/// The reversed polynomial of CRC-32.
const POLYNOMIAL: u32 = 0xEDB8_8320;

/// What eight steps make of each byte.
const TABLE: [u32; 256] = table();

const fn table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut value = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            value = if value & 1 == 1 {
                (value >> 1) ^ POLYNOMIAL
            } else {
                value >> 1
            };
            bit += 1;
        }
        table[byte] = value;
        byte += 1;
    }
    table
}

fn checksum(start: i32, bytes: &[u8]) -> i32 {
    let end = bytes.iter().fold(!(start as u32), |sum, &byte| {
        TABLE[usize::from(sum as u8 ^ byte)] ^ (sum >> 8)
    });
    !end as i32
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
