//! The constant pool of a class being written; equal constants share one index.

use crate::mutf8;
use rustc_hash::FxHashMap;

/// A constant, and what makes two of them the same one. Floating-point values are kept as bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Entry {
    Utf8(Vec<u8>),
    Integer(i32),
    Float(u32),
    Long(i64),
    Double(u64),
    Class(u16),
    String(u16),
    Member { tag: u8, class: u16, name_and_type: u16 },
    NameAndType { name: u16, descriptor: u16 },
    MethodHandle { kind: u8, reference: u16 },
    MethodType(u16),
}

/// The three kinds of member references.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberTag {
    Field = 9,
    Method = 10,
    InterfaceMethod = 11,
}

/// All constants so far, encoded. What does not fit is remembered and reported once, by [`Pool::finish`].
#[derive(Debug, Default)]
pub struct Pool {
    indices: FxHashMap<Entry, u16>,
    bytes: Vec<u8>,
    /// Indices taken, without the unused index 0.
    taken: usize,
    problem: Option<&'static str>,
}

impl Pool {
    pub fn utf8(&mut self, text: &str) -> u16 {
        self.text(&text.encode_utf16().collect::<Vec<u16>>())
    }

    fn text(&mut self, units: &[u16]) -> u16 {
        self.add(Entry::Utf8(mutf8::encode(units)))
    }

    pub fn string(&mut self, units: &[u16]) -> u16 {
        let text = self.text(units);
        self.add(Entry::String(text))
    }

    pub fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name);
        self.add(Entry::Class(name))
    }

    pub fn integer(&mut self, value: i32) -> u16 {
        self.add(Entry::Integer(value))
    }

    pub fn float(&mut self, value: f32) -> u16 {
        self.add(Entry::Float(value.to_bits()))
    }

    pub fn long(&mut self, value: i64) -> u16 {
        self.add(Entry::Long(value))
    }

    pub fn double(&mut self, value: f64) -> u16 {
        self.add(Entry::Double(value.to_bits()))
    }

    pub fn member(&mut self, tag: MemberTag, class: &str, name: &str, descriptor: &str) -> u16 {
        let class = self.class(class);
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        let name_and_type = self.add(Entry::NameAndType { name, descriptor });
        self.add(Entry::Member {
            tag: tag as u8,
            class,
            name_and_type,
        })
    }

    pub fn method_type(&mut self, descriptor: &str) -> u16 {
        let descriptor = self.utf8(descriptor);
        self.add(Entry::MethodType(descriptor))
    }

    pub fn method_handle(&mut self, kind: u8, reference: u16) -> u16 {
        self.add(Entry::MethodHandle { kind, reference })
    }

    /// `constant_pool_count` and the constants.
    pub fn finish(self) -> Result<Vec<u8>, String> {
        if let Some(problem) = self.problem {
            return Err(problem.to_owned());
        }
        let count = u16::try_from(self.taken + 1).map_err(|_| "more constants than a class file can hold")?;
        let mut bytes = count.to_be_bytes().to_vec();
        bytes.extend(self.bytes);
        Ok(bytes)
    }

    fn add(&mut self, entry: Entry) -> u16 {
        if let Some(&index) = self.indices.get(&entry) {
            return index;
        }
        let index = u16::try_from(self.taken + 1).unwrap_or(0);
        self.taken += if matches!(entry, Entry::Long(_) | Entry::Double(_)) {
            2
        } else {
            1
        };
        self.encode(&entry);
        self.indices.insert(entry, index);
        index
    }

    fn encode(&mut self, entry: &Entry) {
        match entry {
            Entry::Utf8(text) => {
                let length = u16::try_from(text.len()).unwrap_or_else(|_| {
                    self.problem = Some("a text of more than 65535 bytes");
                    0
                });
                self.tagged(1, &length.to_be_bytes());
                self.bytes.extend_from_slice(text);
            }
            Entry::MethodHandle { kind, reference } => {
                self.tagged(15, &[*kind]);
                self.bytes.extend(reference.to_be_bytes());
            }
            Entry::MethodType(descriptor) => self.tagged(16, &descriptor.to_be_bytes()),
            Entry::Integer(value) => self.tagged(3, &value.to_be_bytes()),
            Entry::Float(bits) => self.tagged(4, &bits.to_be_bytes()),
            Entry::Long(value) => self.tagged(5, &value.to_be_bytes()),
            Entry::Double(bits) => self.tagged(6, &bits.to_be_bytes()),
            Entry::Class(name) => self.tagged(7, &name.to_be_bytes()),
            Entry::String(text) => self.tagged(8, &text.to_be_bytes()),
            Entry::Member {
                tag,
                class,
                name_and_type,
            } => self.pair(*tag, *class, *name_and_type),
            Entry::NameAndType { name, descriptor } => self.pair(12, *name, *descriptor),
        }
    }

    fn tagged(&mut self, tag: u8, content: &[u8]) {
        self.bytes.push(tag);
        self.bytes.extend_from_slice(content);
    }

    fn pair(&mut self, tag: u8, first: u16, second: u16) {
        self.tagged(tag, &first.to_be_bytes());
        self.bytes.extend(second.to_be_bytes());
    }
}
