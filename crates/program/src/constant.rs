//! The constant pool (JVMS 4.4), read once, with names interned on demand.

use crate::error::FormatError;
use crate::name::{Interner, Name};
use crate::reader::Reader;
use std::sync::OnceLock;

/// One constant; indices refer to the same pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    Utf8(&'static [u8]),
    Integer(i32),
    Float(f32),
    Long(i64),
    Double(f64),
    Class(u16),
    String(u16),
    Field {
        class: u16,
        name_and_type: u16,
    },
    Method {
        class: u16,
        name_and_type: u16,
    },
    InterfaceMethod {
        class: u16,
        name_and_type: u16,
    },
    NameAndType {
        name: u16,
        descriptor: u16,
    },
    MethodHandle {
        kind: u8,
        reference: u16,
    },
    MethodType(u16),
    Dynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    InvokeDynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    Module(u16),
    Package(u16),
    /// Index 0, and the second index of a long or double.
    Unused,
}

/// A symbolic reference to a member, spelled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemberRef {
    pub class: Name,
    pub name: Name,
    pub descriptor: Name,
    /// The constant is an `InterfaceMethodref`.
    pub interface: bool,
}

/// All constants of a class.
pub struct ConstantPool {
    constants: Box<[Constant]>,
    names: Box<[OnceLock<Name>]>,
}

impl std::fmt::Debug for ConstantPool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ConstantPool({})", self.constants.len())
    }
}

impl ConstantPool {
    pub fn read(reader: &mut Reader) -> Result<ConstantPool, FormatError> {
        let count = reader.u16()?;
        let mut constants = Vec::with_capacity(usize::from(count));
        constants.push(Constant::Unused);
        while constants.len() < usize::from(count) {
            let index = constants.len() as u16;
            let constant = Self::read_one(reader, index)?;
            constants.push(constant);
            if matches!(constant, Constant::Long(_) | Constant::Double(_)) {
                constants.push(Constant::Unused);
            }
        }
        let names = constants.iter().map(|_| OnceLock::new()).collect();
        Ok(ConstantPool {
            constants: constants.into(),
            names,
        })
    }

    fn read_one(reader: &mut Reader, index: u16) -> Result<Constant, FormatError> {
        let tag = reader.u8()?;
        Ok(match tag {
            1 => {
                let length = usize::from(reader.u16()?);
                Constant::Utf8(reader.take(length)?)
            }
            3 => Constant::Integer(reader.u32()? as i32),
            4 => Constant::Float(f32::from_bits(reader.u32()?)),
            5 => Constant::Long(reader.u64()? as i64),
            6 => Constant::Double(f64::from_bits(reader.u64()?)),
            7 => Constant::Class(reader.u16()?),
            8 => Constant::String(reader.u16()?),
            9 => Constant::Field {
                class: reader.u16()?,
                name_and_type: reader.u16()?,
            },
            10 => Constant::Method {
                class: reader.u16()?,
                name_and_type: reader.u16()?,
            },
            11 => Constant::InterfaceMethod {
                class: reader.u16()?,
                name_and_type: reader.u16()?,
            },
            12 => Constant::NameAndType {
                name: reader.u16()?,
                descriptor: reader.u16()?,
            },
            15 => Constant::MethodHandle {
                kind: reader.u8()?,
                reference: reader.u16()?,
            },
            16 => Constant::MethodType(reader.u16()?),
            17 => Constant::Dynamic {
                bootstrap: reader.u16()?,
                name_and_type: reader.u16()?,
            },
            18 => Constant::InvokeDynamic {
                bootstrap: reader.u16()?,
                name_and_type: reader.u16()?,
            },
            19 => Constant::Module(reader.u16()?),
            20 => Constant::Package(reader.u16()?),
            _ => return Err(FormatError::ConstantTag { tag, index }),
        })
    }

    pub fn len(&self) -> usize {
        self.constants.len()
    }

    pub fn is_empty(&self) -> bool {
        self.constants.is_empty()
    }

    pub fn get(&self, index: u16) -> Result<Constant, FormatError> {
        match self.constants.get(usize::from(index)) {
            None | Some(Constant::Unused) => Err(FormatError::Constant {
                index,
                expected: "a constant",
            }),
            Some(&constant) => Ok(constant),
        }
    }

    /// The raw modified UTF-8 of a `Utf8` constant.
    pub fn utf8(&self, index: u16) -> Result<&'static [u8], FormatError> {
        match self.get(index)? {
            Constant::Utf8(bytes) => Ok(bytes),
            _ => Err(FormatError::Constant {
                index,
                expected: "text",
            }),
        }
    }

    /// A `Utf8` constant as an interned name.
    pub fn name(&self, index: u16, names: &Interner) -> Result<Name, FormatError> {
        let bytes = self.utf8(index)?;
        Ok(
            *self.names[usize::from(index)].get_or_init(|| match std::str::from_utf8(bytes) {
                Ok(text) => names.intern(text),
                Err(_) => names.intern(&String::from_utf16_lossy(&crate::mutf8::decode(bytes))),
            }),
        )
    }

    pub fn class_name(&self, index: u16, names: &Interner) -> Result<Name, FormatError> {
        match self.get(index)? {
            Constant::Class(name) => {
                let name = self.name(name, names)?;
                if name.is_empty() {
                    return Err(FormatError::Constant {
                        index,
                        expected: "a class with a name",
                    });
                }
                Ok(name)
            }
            _ => Err(FormatError::Constant {
                index,
                expected: "a class",
            }),
        }
    }

    pub fn name_and_type(&self, index: u16, names: &Interner) -> Result<(Name, Name), FormatError> {
        match self.get(index)? {
            Constant::NameAndType { name, descriptor } => Ok((self.name(name, names)?, self.name(descriptor, names)?)),
            _ => Err(FormatError::Constant {
                index,
                expected: "a name and type",
            }),
        }
    }

    /// A `Fieldref`, `Methodref` or `InterfaceMethodref`, spelled out.
    pub fn member(&self, index: u16, names: &Interner) -> Result<MemberRef, FormatError> {
        let constant = self.get(index)?;
        let (class, name_and_type) = match constant {
            Constant::Field { class, name_and_type }
            | Constant::Method { class, name_and_type }
            | Constant::InterfaceMethod { class, name_and_type } => (class, name_and_type),
            _ => {
                return Err(FormatError::Constant {
                    index,
                    expected: "a field or method",
                });
            }
        };
        let (name, descriptor) = self.name_and_type(name_and_type, names)?;
        Ok(MemberRef {
            class: self.class_name(class, names)?,
            name,
            descriptor,
            interface: matches!(constant, Constant::InterfaceMethod { .. }),
        })
    }
}
