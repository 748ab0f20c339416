//! Modified UTF-8 (JVMS 4.4.7), the encoding of text in class files.

/// Decodes to UTF-16. Malformed bytes decode to the replacement character: the JVM rejects such a
/// file, but a name in an error message still has to be shown.
pub fn decode(bytes: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        let (unit, length) = decode_one(&bytes[i..]);
        units.push(unit);
        i += length;
    }
    units
}

fn decode_one(bytes: &[u8]) -> (u16, usize) {
    let continuation = |i: usize| {
        bytes
            .get(i)
            .filter(|&&b| b & 0xC0 == 0x80)
            .map(|&b| u16::from(b & 0x3F))
    };
    let first = bytes[0];
    if first < 0x80 {
        return (u16::from(first), 1);
    }
    if first & 0xE0 == 0xC0 {
        if let Some(second) = continuation(1) {
            return ((u16::from(first & 0x1F) << 6) | second, 2);
        }
    } else if first & 0xF0 == 0xE0
        && let (Some(second), Some(third)) = (continuation(1), continuation(2))
    {
        return ((u16::from(first & 0x0F) << 12) | (second << 6) | third, 3);
    }
    (0xFFFD, 1)
}

/// Encodes UTF-16 as modified UTF-8.
pub fn encode(units: &[u16]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(units.len());
    for &unit in units {
        match unit {
            1..=0x7F => bytes.push(unit as u8),
            0 | 0x80..=0x7FF => bytes.extend([0xC0 | (unit >> 6) as u8, 0x80 | (unit & 0x3F) as u8]),
            _ => bytes.extend([
                0xE0 | (unit >> 12) as u8,
                0x80 | ((unit >> 6) & 0x3F) as u8,
                0x80 | (unit & 0x3F) as u8,
            ]),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_unit_survives_a_round_trip() {
        let all: Vec<u16> = (0..=u16::MAX).collect();
        assert_eq!(decode(&encode(&all)), all);
    }

    #[test]
    fn malformed_bytes_become_replacement_characters() {
        assert_eq!(decode(&[b'a', 0xFF, b'b', 0xC3]), [97, 0xFFFD, 98, 0xFFFD]);
    }
}
