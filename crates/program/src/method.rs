//! A method of a linked class.

use crate::access;
use crate::class::ClassRef;
use crate::classfile::{Attributes, Body};
use crate::code::Code;
use crate::descriptor::{Kind, Signature};
use crate::error::LinkError;
use crate::name::Name;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, AtomicU32};

pub type MethodRef = &'static Method;

/// A number for every method of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MethodId(pub u32);

/// A method that has no vtable entry: static, private, or a constructor.
pub const NO_VTABLE: u16 = u16::MAX;

pub struct Method {
    pub id: MethodId,
    pub(crate) class: OnceLock<ClassRef>,
    /// Position in its class's `methods`.
    pub index: u16,
    pub access: u16,
    pub name: Name,
    pub descriptor: Name,
    pub signature: Signature,
    /// Argument slots as the JVM counts them, with the receiver.
    pub argument_slots: u16,
    pub result: Kind,
    /// Place in the vtable of its class, or [`NO_VTABLE`]. Interface methods have none.
    pub vtable_index: u16,
    pub attributes: Attributes,
    /// Some method of `MethodHandle` or `VarHandle` that takes whatever the call site passes (JVMS 2.9.3).
    pub signature_polymorphic: bool,
    pub body: Option<Body>,
    pub(crate) code: OnceLock<Result<Code, LinkError>>,
    /// For the machine: 0 is not looked up yet, 1 is none, else 2 + number of the native.
    pub native: AtomicU32,
    /// For the machine: the code to enter at once, if a call needs no more than a new frame; null otherwise.
    pub entry: AtomicPtr<Code>,
}

impl Method {
    pub fn class(&self) -> ClassRef {
        self.class.get().expect("a method is published with its class")
    }

    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }

    pub fn is_native(&self) -> bool {
        self.access & access::NATIVE != 0
    }

    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }

    pub fn is_private(&self) -> bool {
        self.access & access::PRIVATE != 0
    }

    pub fn is_synchronized(&self) -> bool {
        self.access & access::SYNCHRONIZED != 0
    }

    pub fn is_constructor(&self) -> bool {
        &*self.name == "<init>"
    }

    /// The receiver's and parameters' kinds in order.
    pub fn argument_kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        let receiver = (!self.is_static()).then_some(Kind::Reference);
        receiver
            .into_iter()
            .chain(self.signature.parameters.iter().map(|parameter| Kind::of(parameter)))
    }

    /// The method as Java's error messages write it: `int pkg.Foo.bar(int, java.lang.String)`.
    pub fn describe(&self) -> String {
        self.signature
            .describe(&format!("{}.{}", self.class().java_name(), self.name))
    }

    /// The line of a bytecode index, if the class has line numbers.
    pub fn line(&self, pc: u16) -> Option<u16> {
        let body = self.body.as_ref()?;
        let lines = body.lines();
        let after = lines.partition_point(|&(start, _)| start <= pc);
        after.checked_sub(1).map(|i| lines[i].1)
    }

    /// The bytecode of the method, if it has any.
    pub fn body(&self) -> Option<&Body> {
        self.body.as_ref()
    }
}

impl std::fmt::Debug for Method {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let class = self.class.get().map_or("?", |class| class.name.as_str());
        write!(f, "{class}.{}{}", self.name, self.descriptor)
    }
}
