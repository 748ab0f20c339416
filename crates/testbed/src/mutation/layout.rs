//! Where things are in a class file: enough of its structure to damage it in interesting places.

use std::ops::Range;

/// Offsets of the parts of a well-formed class file.
#[derive(Debug, Default)]
pub struct Layout {
    /// Each constant with its tag; index 0 is the first constant, number 1 in the file.
    pub constants: Vec<Range<usize>>,
    /// Where the constant pool ends.
    pub pool_end: usize,
    /// Places of two bytes that hold a number of a constant, or a count.
    pub indices: Vec<usize>,
    /// Places of four bytes that hold the length of an attribute.
    pub lengths: Vec<usize>,
    /// Bodies of methods, from `max_stack` to the end of the exception table.
    pub bodies: Vec<Body>,
}

#[derive(Debug)]
pub struct Body {
    /// Where `max_stack` and `max_locals` are.
    pub limits: usize,
    pub code: Range<usize>,
    /// The entries of the exception table.
    pub handlers: Range<usize>,
}

impl Layout {
    /// The layout of a class file; nothing if it is damaged already.
    pub fn of(bytes: &[u8]) -> Option<Layout> {
        let mut walk = Walk {
            bytes,
            at: 8,
            layout: Layout::default(),
        };
        walk.pool()?;
        walk.layout.pool_end = walk.at;
        walk.at += 2;
        walk.index()?;
        walk.index()?;
        let interfaces = walk.index()?;
        for _ in 0..interfaces {
            walk.index()?;
        }
        for _member_kind in ["field", "method"] {
            for _ in 0..walk.index()? {
                walk.at += 2;
                walk.index()?;
                walk.index()?;
                walk.attributes()?;
            }
        }
        walk.attributes()?;
        (walk.at == bytes.len()).then_some(walk.layout)
    }
}

struct Walk<'a> {
    bytes: &'a [u8],
    at: usize,
    layout: Layout,
}

impl Walk<'_> {
    fn u16(&mut self) -> Option<usize> {
        let bytes = self.bytes.get(self.at..self.at + 2)?;
        self.at += 2;
        Some(usize::from(bytes[0]) << 8 | usize::from(bytes[1]))
    }

    fn u32(&mut self) -> Option<usize> {
        Some(self.u16()? << 16 | self.u16()?)
    }

    /// Two bytes worth damaging.
    fn index(&mut self) -> Option<usize> {
        self.layout.indices.push(self.at);
        self.u16()
    }

    fn pool(&mut self) -> Option<()> {
        let count = self.index()?;
        let mut number = 1;
        while number < count {
            let start = self.at;
            let tag = *self.bytes.get(start)?;
            self.at += 1;
            match tag {
                1 => self.at += self.u16()?,
                3 | 4 => self.at += 4,
                5 | 6 => self.at += 8,
                7 | 8 | 16 | 19 | 20 => drop(self.index()?),
                9..=12 | 17 | 18 => {
                    self.index()?;
                    self.index()?;
                }
                15 => {
                    self.at += 1;
                    self.index()?;
                }
                _ => return None,
            }
            self.layout.constants.push(start..self.at);
            let wide = tag == 5 || tag == 6;
            if wide {
                // The unusable number after a long or double.
                self.layout.constants.push(self.at..self.at);
            }
            number += if wide { 2 } else { 1 };
        }
        Some(())
    }

    fn attributes(&mut self) -> Option<()> {
        for _ in 0..self.index()? {
            let name = self.index()?;
            self.layout.lengths.push(self.at);
            let length = self.u32()?;
            let end = self.at + length;
            if end > self.bytes.len() {
                return None;
            }
            match self.text(name)? {
                b"Code" => self.body()?,
                _ => self.every_other_byte(end),
            }
            self.at = end;
        }
        Some(())
    }

    /// Most attributes are made of two-byte numbers.
    fn every_other_byte(&mut self, end: usize) {
        self.layout.indices.extend((self.at..end.saturating_sub(1)).step_by(2));
    }

    fn body(&mut self) -> Option<()> {
        let limits = self.at;
        self.at += 4;
        let length = self.u32()?;
        let code = self.at..self.at + length;
        self.at = code.end;
        let count = self.index()?;
        let handlers = self.at..self.at + count * 8;
        self.at = handlers.end;
        if handlers.end > self.bytes.len() || code.is_empty() {
            return None;
        }
        self.layout.bodies.push(Body { limits, code, handlers });
        self.attributes()
    }

    fn text(&self, number: usize) -> Option<&[u8]> {
        let constant = self.layout.constants.get(number.checked_sub(1)?)?;
        self.bytes.get(constant.start + 3..constant.end)
    }
}
