//! The Adler-32 checksum.

/// The largest prime below 2^16.
const MODULUS: u32 = 65_521;

pub(super) fn checksum(start: i32, bytes: &[u8]) -> i32 {
    let start = start as u32;
    let (mut low, mut high) = (start & 0xffff, start >> 16);
    for &byte in bytes {
        low = (low + u32::from(byte)) % MODULUS;
        high = (high + low) % MODULUS;
    }
    (high << 16 | low) as i32
}
