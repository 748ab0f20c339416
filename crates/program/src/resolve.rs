//! Resolution and selection: which class, field or method a reference means (JVMS 5.4.3, 5.4.6).

use crate::access;
use crate::class::{Class, ClassRef, FieldRef};
use crate::constant::MemberRef;
use crate::descriptor::Signature;
use crate::error::{FormatError, LinkError};
use crate::method::{MethodRef, NO_VTABLE};
use crate::name::Name;
use crate::program::Program;

impl Program {
    /// The class that constant `index` of `from` names.
    pub fn resolve_class(&self, from: ClassRef, index: u16) -> Result<ClassRef, LinkError> {
        let file = self.file_of(from)?;
        let name = file
            .pool
            .class_name(index, &self.names)
            .map_err(|error| damaged(from, error))?;
        self.load_name(name)
    }

    /// The member that constant `index` of `from` names, not resolved.
    pub fn member_ref(&self, from: ClassRef, index: u16) -> Result<MemberRef, LinkError> {
        self.file_of(from)?
            .pool
            .member(index, &self.names)
            .map_err(|error| damaged(from, error))
    }

    fn file_of(&self, class: ClassRef) -> Result<&'static crate::classfile::ClassFile, LinkError> {
        let none = || damaged(class, FormatError::Other("it has no class file".into()));
        class.file.as_ref().ok_or_else(none)
    }

    /// JVMS 5.4.3.2
    pub fn resolve_field(&self, from: ClassRef, index: u16) -> Result<FieldRef, LinkError> {
        let member = self.member_ref(from, index)?;
        let class = self.load_name(member.class)?;
        find_field(class, member.name, member.descriptor)
            .ok_or_else(|| LinkError::NoSuchField(format!("{}", member.name)))
    }

    /// The field of this name and type that a reference to `class` means.
    pub fn find_field(&self, class: ClassRef, name: &str, descriptor: &str) -> Option<FieldRef> {
        find_field(class, self.names.intern(name), self.names.intern(descriptor))
    }

    /// JVMS 5.4.3.3 and 5.4.3.4
    pub fn resolve_method(&self, from: ClassRef, index: u16) -> Result<MethodRef, LinkError> {
        let member = self.member_ref(from, index)?;
        self.find_method(&member)
    }

    pub fn find_method(&self, member: &MemberRef) -> Result<MethodRef, LinkError> {
        let class = self.load_name(member.class)?;
        let refuse = |text: String| Err(LinkError::Incompatible(text));
        if member.interface && !class.is_interface() {
            let name = class.java_name();
            return refuse(format!(
                "Method '{}' must be Methodref constant",
                describe(member, &name)
            ));
        }
        if !member.interface && class.is_interface() {
            let name = class.java_name();
            return refuse(format!(
                "Method '{}' must be InterfaceMethodref constant",
                describe(member, &name)
            ));
        }
        self.find_in(class, member.name, member.descriptor)
            .ok_or_else(|| LinkError::NoSuchMethod(format!("'{}'", describe(member, &class.java_name()))))
    }

    /// The method of this name and descriptor that a reference to `class` means.
    pub fn find_in(&self, class: ClassRef, name: Name, descriptor: Name) -> Option<MethodRef> {
        let object = self.loaded("java/lang/Object");
        let in_class = superclasses(class)
            .find_map(|class| polymorphic(class, name).or_else(|| class.declared_method(name, descriptor)));
        let in_class = in_class.or_else(|| {
            // An interface sees the public instance methods of Object.
            let object = object.filter(|_| class.is_interface())?;
            let method = object.declared_method(name, descriptor)?;
            (method.access & access::PUBLIC != 0 && !method.is_static()).then_some(method)
        });
        in_class.or_else(|| {
            let candidates = specific(class, name, descriptor);
            let mut concrete = candidates.iter().filter(|method| !method.is_abstract());
            match (concrete.next(), concrete.next()) {
                (Some(&only), None) => Some(only),
                _ => candidates.first().copied(),
            }
        })
    }

    /// The method that an interface call of `method` runs on a receiver of `class` (JVMS 5.4.6).
    #[inline]
    pub fn select_interface(&self, class: ClassRef, method: MethodRef) -> Option<MethodRef> {
        class.interface_cache.get(method.id, || select(class, method))
    }

    /// The method that a virtual call of `method` runs on a receiver of `class`.
    pub fn select_virtual(&self, class: ClassRef, method: MethodRef) -> Option<MethodRef> {
        if method.is_private() || method.is_static() || method.is_constructor() {
            Some(method)
        } else if method.vtable_index == NO_VTABLE {
            self.select_interface(class, method)
        } else {
            class.vtable.get(usize::from(method.vtable_index)).copied()
        }
    }

    /// Every interface that `class` implements, directly or not.
    pub fn superinterfaces(&self, class: ClassRef) -> Vec<ClassRef> {
        let mut all = Vec::new();
        collect_interfaces(class, &mut all);
        all
    }
}

fn describe(member: &MemberRef, class: &str) -> String {
    match Signature::parse(member.descriptor.as_str()) {
        Ok(signature) => signature.describe(&format!("{class}.{}", member.name)),
        Err(_) => format!("{class}.{}{}", member.name, member.descriptor),
    }
}

fn damaged(class: ClassRef, error: FormatError) -> LinkError {
    LinkError::Format {
        class: class.java_name(),
        origin: "while resolving".into(),
        error,
    }
}

fn superclasses(class: ClassRef) -> impl Iterator<Item = ClassRef> {
    std::iter::successors(
        Some(class),
        |class| if class.is_interface() { None } else { class.super_class },
    )
}

fn find_field(class: ClassRef, name: Name, descriptor: Name) -> Option<FieldRef> {
    class
        .declared_field(name, descriptor)
        .or_else(|| {
            class
                .interfaces
                .iter()
                .find_map(|interface| find_field(interface, name, descriptor))
        })
        .or_else(|| {
            class
                .super_class
                .and_then(|parent| find_field(parent, name, descriptor))
        })
}

/// A signature-polymorphic method answers to every descriptor (JVMS 2.9.3).
fn polymorphic(class: ClassRef, name: Name) -> Option<MethodRef> {
    if !class.name.starts_with("java/lang/invoke/") {
        return None;
    }
    class
        .methods
        .iter()
        .find(|method| method.signature_polymorphic && method.name == name)
}

fn select(class: ClassRef, method: MethodRef) -> Option<MethodRef> {
    if method.is_private() {
        return Some(method);
    }
    let own = superclasses(class).find_map(|class| {
        let found = class.declared_method(method.name, method.descriptor)?;
        (found.access & (access::STATIC | access::PRIVATE) == 0).then_some(found)
    });
    if let Some(own) = own {
        return Some(own);
    }
    let candidates = specific(class, method.name, method.descriptor);
    let mut concrete = candidates.iter().filter(|candidate| !candidate.is_abstract());
    match (concrete.next(), concrete.next()) {
        (Some(&only), None) => Some(only),
        _ => None,
    }
}

/// The maximally-specific superinterface methods (JVMS 5.4.3.3).
fn specific(class: ClassRef, name: Name, descriptor: Name) -> Vec<MethodRef> {
    let mut interfaces = Vec::new();
    collect_interfaces(class, &mut interfaces);
    let declared = interfaces
        .iter()
        .filter_map(|interface| interface.declared_method(name, descriptor));
    let methods: Vec<MethodRef> = declared
        .filter(|method| method.access & (access::PRIVATE | access::STATIC) == 0)
        .collect();
    let hidden = |method: &MethodRef| {
        methods
            .iter()
            .any(|other| other.class() != method.class() && other.class().is_subtype_of(method.class()))
    };
    methods.iter().copied().filter(|method| !hidden(method)).collect()
}

fn collect_interfaces(class: ClassRef, all: &mut Vec<ClassRef>) {
    if class.is_interface() && !all.contains(&class) {
        all.push(class);
    }
    for interface in class.interfaces.iter() {
        if !all.contains(interface) {
            collect_interfaces(interface, all);
        }
    }
    if let Some(parent) = class.super_class {
        collect_interfaces(parent, all);
    }
}

impl Class {
    /// The name of the package's module, if the class is of the JDK.
    pub fn module(&self) -> Option<Name> {
        match &self.origin {
            crate::class::ClassOrigin::Jdk { module } => Some(*module),
            crate::class::ClassOrigin::Synthetic { host } => host.module(),
            crate::class::ClassOrigin::ClassPath { .. } => None,
            crate::class::ClassOrigin::Machine => self.component().and_then(Class::module),
        }
    }
}
