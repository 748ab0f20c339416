//! What reflection asks of a class: the attributes that name other classes, members and signatures.
//!
//! Damaged attributes answer as missing ones do; the class was accepted already.

use crate::class::Class;
use crate::classfile::{Attributes, ClassFile, InnerClass};
use crate::constant::Constant;
use crate::name::{Interner, Name};
use crate::reader::Reader;

/// The `EnclosingMethod` attribute: the class, and the method if the class stands in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enclosing {
    pub class: Name,
    pub method: Option<(Name, Name)>,
}

/// One component of a record.
#[derive(Debug)]
pub struct Component {
    pub name: Name,
    pub descriptor: Name,
    pub attributes: Attributes,
}

/// One entry of the `MethodParameters` attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: Option<Name>,
    pub access: u16,
}

impl Class {
    /// The entry of `InnerClasses` that is about this class.
    pub fn inner_entry(&self) -> Option<InnerClass> {
        let file = self.file.as_ref()?;
        let entries = file.inner_classes().ok()?;
        entries
            .iter()
            .copied()
            .find(|entry| names_class(file, entry.inner, &self.name))
    }

    /// The class that this one is a member of.
    pub fn declaring_class(&self, names: &Interner) -> Option<Name> {
        let entry = self.inner_entry()?;
        let file = self.file.as_ref()?;
        file.pool.class_name(entry.outer, names).ok()
    }

    /// The classes that are members of this one.
    pub fn declared_classes(&self, names: &Interner) -> Vec<Name> {
        let Some(file) = &self.file else { return Vec::new() };
        let entries = file.inner_classes().unwrap_or_default();
        let members = entries
            .iter()
            .filter(|entry| entry.inner != 0 && names_class(file, entry.outer, &self.name));
        members
            .filter_map(|entry| file.pool.class_name(entry.inner, names).ok())
            .collect()
    }

    pub fn enclosing_method(&self, names: &Interner) -> Option<Enclosing> {
        let file = self.file.as_ref()?;
        let mut reader = file.attributes.reader("EnclosingMethod")?;
        let class = file.pool.class_name(reader.u16().ok()?, names).ok()?;
        let method = match reader.u16().ok()? {
            0 => None,
            index => Some(file.pool.name_and_type(index, names).ok()?),
        };
        Some(Enclosing { class, method })
    }

    /// The class named as the host of this class's nest, if it is not the host itself.
    pub fn nest_host(&self, names: &Interner) -> Option<Name> {
        let file = self.file.as_ref()?;
        let index = file.attributes.reader("NestHost")?.u16().ok()?;
        file.pool.class_name(index, names).ok()
    }

    pub fn nest_members(&self, names: &Interner) -> Vec<Name> {
        self.class_list("NestMembers", names).unwrap_or_default()
    }

    /// `None` if the class is not sealed.
    pub fn permitted_subclasses(&self, names: &Interner) -> Option<Vec<Name>> {
        self.class_list("PermittedSubclasses", names)
    }

    fn class_list(&self, attribute: &str, names: &Interner) -> Option<Vec<Name>> {
        let file = self.file.as_ref()?;
        class_list(file, file.attributes.reader(attribute)?, names)
    }

    /// `None` if the class is no record.
    pub fn record_components(&self, names: &Interner) -> Option<Vec<Component>> {
        let file = self.file.as_ref()?;
        let mut reader = file.attributes.reader("Record")?;
        let count = reader.u16().ok()?;
        let mut components = Vec::with_capacity(usize::from(count));
        for _ in 0..count {
            let name = file.pool.name(reader.u16().ok()?, names).ok()?;
            let descriptor = file.pool.name(reader.u16().ok()?, names).ok()?;
            let attributes = Attributes::read(&mut reader, &file.pool, names).ok()?;
            components.push(Component {
                name,
                descriptor,
                attributes,
            });
        }
        Some(components)
    }

    /// The text of a `Signature` attribute of this class or of one of its members.
    pub fn generic_signature(&self, attributes: &Attributes) -> Option<String> {
        let file = self.file.as_ref()?;
        let index = attributes.reader("Signature")?.u16().ok()?;
        let bytes = file.pool.utf8(index).ok()?;
        Some(String::from_utf16_lossy(&crate::mutf8::decode(bytes)))
    }

    /// The exceptions that a method of this class declares.
    pub fn declared_exceptions(&self, method: &Attributes, names: &Interner) -> Vec<Name> {
        let file = self.file.as_ref();
        let list = file.and_then(|file| class_list(file, method.reader("Exceptions")?, names));
        list.unwrap_or_default()
    }

    /// The `MethodParameters` attribute of a method of this class.
    pub fn method_parameters(&self, method: &Attributes, names: &Interner) -> Option<Vec<Parameter>> {
        let file = self.file.as_ref()?;
        let mut reader = method.reader("MethodParameters")?;
        let count = reader.u8().ok()?;
        let mut parameters = Vec::with_capacity(usize::from(count));
        for _ in 0..count {
            let name = reader.u16().ok()?;
            let access = reader.u16().ok()?;
            parameters.push(Parameter {
                name: file.pool.name(name, names).ok(),
                access,
            });
        }
        Some(parameters)
    }
}

fn class_list(file: &ClassFile, mut reader: Reader, names: &Interner) -> Option<Vec<Name>> {
    let count = reader.u16().ok()?;
    (0..count)
        .map(|_| file.pool.class_name(reader.u16().ok()?, names).ok())
        .collect()
}

fn names_class(file: &ClassFile, index: u16, name: &str) -> bool {
    matches!(file.constant(index), Ok(Constant::Class(text)) if file.pool.utf8(text).is_ok_and(|text| text == name.as_bytes()))
}
