//! A bounds-checked big-endian reader over a class file's bytes.

use crate::error::FormatError;

/// A cursor over bytes that outlive the program they belong to.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    bytes: &'static [u8],
    position: usize,
}

impl Reader {
    pub fn new(bytes: &'static [u8]) -> Reader {
        Reader { bytes, position: 0 }
    }

    pub fn position(&self) -> usize {
        self.position
    }

    pub fn remaining(&self) -> usize {
        self.bytes.len() - self.position
    }

    pub fn take(&mut self, count: usize) -> Result<&'static [u8], FormatError> {
        let end = self.position.checked_add(count).filter(|&end| end <= self.bytes.len());
        let end = end.ok_or(FormatError::Truncated {
            at: self.position,
            wanted: count,
        })?;
        let slice = &self.bytes[self.position..end];
        self.position = end;
        Ok(slice)
    }

    pub fn u8(&mut self) -> Result<u8, FormatError> {
        Ok(self.take(1)?[0])
    }

    pub fn u16(&mut self) -> Result<u16, FormatError> {
        let b = self.take(2)?;
        Ok(u16::from_be_bytes([b[0], b[1]]))
    }

    pub fn u32(&mut self) -> Result<u32, FormatError> {
        let b = self.take(4)?;
        Ok(u32::from_be_bytes([b[0], b[1], b[2], b[3]]))
    }

    pub fn u64(&mut self) -> Result<u64, FormatError> {
        Ok((u64::from(self.u32()?) << 32) | u64::from(self.u32()?))
    }
}
