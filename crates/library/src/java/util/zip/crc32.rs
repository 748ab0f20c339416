//! The CRC-32 checksum.

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

pub(super) fn checksum(start: i32, bytes: &[u8]) -> i32 {
    let end = bytes.iter().fold(!(start as u32), |sum, &byte| {
        TABLE[usize::from(sum as u8 ^ byte)] ^ (sum >> 8)
    });
    !end as i32
}
