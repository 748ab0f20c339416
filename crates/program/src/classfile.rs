//! A parsed class file (JVMS 4): the constant pool, the members, and the attributes as raw slices.
//!
//! Method bodies and annotations stay bytes until somebody asks for them, so that loading a class costs
//! little more than finding its members.

use crate::constant::{Constant, ConstantPool};
use crate::error::FormatError;
use crate::name::{Interner, Name};
use crate::reader::Reader;

/// The newest class file version read, Java 25.
const NEWEST_MAJOR: u16 = 69;

/// One attribute, not decoded.
#[derive(Clone, Copy, Debug)]
pub struct Attribute {
    pub name: Name,
    pub data: &'static [u8],
}

/// The attributes of a class, member or method body.
#[derive(Clone, Debug, Default)]
pub struct Attributes(Box<[Attribute]>);

impl Attributes {
    pub fn get(&self, name: &str) -> Option<&'static [u8]> {
        self.0
            .iter()
            .find(|attribute| &*attribute.name == name)
            .map(|attribute| attribute.data)
    }

    pub fn reader(&self, name: &str) -> Option<Reader> {
        self.get(name).map(Reader::new)
    }

    pub(crate) fn read(reader: &mut Reader, pool: &ConstantPool, names: &Interner) -> Result<Attributes, FormatError> {
        let count = reader.u16()?;
        let mut attributes = Vec::with_capacity(usize::from(count.min(16)));
        for _ in 0..count {
            let name = pool.name(reader.u16()?, names)?;
            let length = reader.u32()? as usize;
            attributes.push(Attribute {
                name,
                data: reader.take(length)?,
            });
        }
        Ok(Attributes(attributes.into()))
    }
}

/// A field or method as it stands in the file.
#[derive(Clone, Debug)]
pub struct Member {
    pub access: u16,
    pub name: Name,
    pub descriptor: Name,
    pub attributes: Attributes,
}

/// One entry of a method body's exception table; `class` 0 catches everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handler {
    pub start: u16,
    pub end: u16,
    pub target: u16,
    pub class: u16,
}

/// The `Code` attribute of a method (JVMS 4.7.3).
#[derive(Clone, Debug)]
pub struct Body {
    pub max_stack: u16,
    pub max_locals: u16,
    pub bytes: &'static [u8],
    pub handlers: Box<[Handler]>,
    pub attributes: Attributes,
}

/// One entry of the `BootstrapMethods` attribute: constant indices.
#[derive(Clone, Debug)]
pub struct Bootstrap {
    pub method: u16,
    pub arguments: Box<[u16]>,
}

/// One entry of the `InnerClasses` attribute; the indices may be 0.
#[derive(Clone, Copy, Debug)]
pub struct InnerClass {
    pub inner: u16,
    pub outer: u16,
    pub name: u16,
    pub access: u16,
}

/// A whole class file.
#[derive(Debug)]
pub struct ClassFile {
    pub minor: u16,
    pub major: u16,
    pub access: u16,
    pub pool: ConstantPool,
    pub name: Name,
    pub super_name: Option<Name>,
    pub interfaces: Box<[Name]>,
    pub fields: Box<[Member]>,
    pub methods: Box<[Member]>,
    pub attributes: Attributes,
}

impl ClassFile {
    pub fn parse(bytes: &'static [u8], names: &Interner) -> Result<ClassFile, FormatError> {
        let mut reader = Reader::new(bytes);
        if reader.u32()? != 0xCAFE_BABE {
            return Err(FormatError::Magic);
        }
        let (minor, major) = (reader.u16()?, reader.u16()?);
        if !(45..=NEWEST_MAJOR).contains(&major) {
            return Err(FormatError::Version { major, minor });
        }
        let pool = ConstantPool::read(&mut reader)?;
        let access = reader.u16()?;
        let name = pool.class_name(reader.u16()?, names)?;
        let super_index = reader.u16()?;
        let super_name = if super_index == 0 {
            None
        } else {
            Some(pool.class_name(super_index, names)?)
        };
        let interfaces = (0..reader.u16()?)
            .map(|_| pool.class_name(reader.u16()?, names))
            .collect::<Result<Box<[Name]>, FormatError>>()?;
        let fields = Self::members(&mut reader, &pool, names)?;
        let methods = Self::members(&mut reader, &pool, names)?;
        let attributes = Attributes::read(&mut reader, &pool, names)?;
        if reader.remaining() != 0 {
            return Err(FormatError::Other(format!(
                "{} extra bytes follow the class",
                reader.remaining()
            )));
        }
        Ok(ClassFile {
            minor,
            major,
            access,
            pool,
            name,
            super_name,
            interfaces,
            fields,
            methods,
            attributes,
        })
    }

    fn members(reader: &mut Reader, pool: &ConstantPool, names: &Interner) -> Result<Box<[Member]>, FormatError> {
        let count = reader.u16()?;
        (0..count)
            .map(|_| {
                Ok(Member {
                    access: reader.u16()?,
                    name: pool.name(reader.u16()?, names)?,
                    descriptor: pool.name(reader.u16()?, names)?,
                    attributes: Attributes::read(reader, pool, names)?,
                })
            })
            .collect()
    }

    pub fn bootstraps(&self) -> Result<Box<[Bootstrap]>, FormatError> {
        let Some(mut reader) = self.attributes.reader("BootstrapMethods") else {
            return Ok(Box::new([]));
        };
        let count = reader.u16()?;
        (0..count)
            .map(|_| {
                let method = reader.u16()?;
                let arguments = (0..reader.u16()?).map(|_| reader.u16()).collect::<Result<_, _>>()?;
                Ok(Bootstrap { method, arguments })
            })
            .collect()
    }

    pub fn inner_classes(&self) -> Result<Box<[InnerClass]>, FormatError> {
        let Some(mut reader) = self.attributes.reader("InnerClasses") else {
            return Ok(Box::new([]));
        };
        let count = reader.u16()?;
        (0..count)
            .map(|_| {
                Ok(InnerClass {
                    inner: reader.u16()?,
                    outer: reader.u16()?,
                    name: reader.u16()?,
                    access: reader.u16()?,
                })
            })
            .collect()
    }

    /// The constant at `index`, or an error that names it.
    pub fn constant(&self, index: u16) -> Result<Constant, FormatError> {
        self.pool.get(index)
    }
}

impl Body {
    pub fn read(data: &'static [u8], pool: &ConstantPool, names: &Interner) -> Result<Body, FormatError> {
        let mut reader = Reader::new(data);
        let (max_stack, max_locals) = (reader.u16()?, reader.u16()?);
        let length = reader.u32()? as usize;
        if length == 0 || length > 65_535 {
            return Err(FormatError::Other(format!("a method body of {length} bytes")));
        }
        let bytes = reader.take(length)?;
        let count = reader.u16()?;
        let handlers = (0..count)
            .map(|_| {
                Ok(Handler {
                    start: reader.u16()?,
                    end: reader.u16()?,
                    target: reader.u16()?,
                    class: reader.u16()?,
                })
            })
            .collect::<Result<_, FormatError>>()?;
        let attributes = Attributes::read(&mut reader, pool, names)?;
        Ok(Body {
            max_stack,
            max_locals,
            bytes,
            handlers,
            attributes,
        })
    }

    /// The line table as (first pc, line), sorted by pc.
    pub fn lines(&self) -> Box<[(u16, u16)]> {
        let mut lines = Vec::new();
        let Some(mut reader) = self.attributes.reader("LineNumberTable") else {
            return Box::new([]);
        };
        let count = reader.u16().unwrap_or(0);
        for _ in 0..count {
            let (Ok(pc), Ok(line)) = (reader.u16(), reader.u16()) else {
                break;
            };
            lines.push((pc, line));
        }
        lines.sort_unstable_by_key(|&(pc, _)| pc);
        lines.into()
    }

    /// The name of the variable in `slot` at `pc`, if the class was compiled with variable names.
    pub fn variable_name(&self, slot: u16, pc: u16, pool: &ConstantPool, names: &Interner) -> Option<Name> {
        let mut reader = self.attributes.reader("LocalVariableTable")?;
        for _ in 0..reader.u16().ok()? {
            let (start, length) = (reader.u16().ok()?, reader.u16().ok()?);
            let name = reader.u16().ok()?;
            let (_descriptor, index) = (reader.u16().ok()?, reader.u16().ok()?);
            if index == slot && pc >= start && u32::from(pc) < u32::from(start) + u32::from(length) {
                return pool.name(name, names).ok();
            }
        }
        None
    }
}
