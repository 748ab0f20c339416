//! A linked class: hierarchy, layout and dispatch tables.
//!
//! Classes are never unloaded, so a reference to one is `&'static`. What changes while a program runs (statics,
//! initialisation status, the `Class` object) belongs to the machine's state, not here.

use crate::access;
use crate::classfile::{Attributes, ClassFile};
use crate::descriptor::Kind;
use crate::method::{Method, MethodId, MethodRef};
use crate::name::Name;
use rustc_hash::FxHashMap;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

pub type ClassRef = &'static Class;
pub type FieldRef = &'static Field;

/// A number for every class of a program, in load order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassId(pub u32);

#[derive(Debug)]
pub struct Field {
    pub(crate) class: OnceLock<ClassRef>,
    /// Position in its class's `fields`.
    pub index: u16,
    pub access: u16,
    pub name: Name,
    pub descriptor: Name,
    pub kind: Kind,
    /// For an instance field the word of the object; for a static one the word among its class's statics.
    pub slot: u16,
    pub attributes: Attributes,
}

impl Field {
    pub fn class(&self) -> ClassRef {
        self.class.get().expect("a field is published with its class")
    }

    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }
}

/// What sort of type a class stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassKind {
    Instance,
    /// `component` is the type one dimension down, `element` the storage kind of the elements.
    Array {
        component: ClassRef,
        element: Kind,
    },
    Primitive(Kind),
}

/// Where a class came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClassOrigin {
    /// A module of the JDK image.
    Jdk { module: Name },
    /// The user's class path; the entry it was found in.
    ClassPath { entry: String },
    /// Made by Javelin while linking a call site, for the class named.
    Synthetic { host: ClassRef },
    /// Arrays and primitives.
    Machine,
}

pub struct Class {
    pub id: ClassId,
    /// Internal name: `java/lang/String`, `[I`, `int`.
    pub name: Name,
    pub kind: ClassKind,
    pub access: u16,
    pub origin: ClassOrigin,
    pub super_class: Option<ClassRef>,
    pub interfaces: Box<[ClassRef]>,
    /// Every class and interface this class is a subtype of, itself included, in ascending order.
    pub supertypes: Box<[ClassId]>,
    /// Superclasses from `Object` down to this class: the fast subclass test.
    pub display: Box<[ClassId]>,
    pub fields: &'static [Field],
    pub methods: &'static [Method],
    /// How many words an instance has, superclasses included.
    pub instance_words: u16,
    /// Which of them hold references.
    pub reference_words: Box<[u16]>,
    pub static_words: u16,
    pub static_reference_words: Box<[u16]>,
    /// A word of each instance that belongs to the machine, not to Java.
    pub hidden_word: Option<u16>,
    pub vtable: Box<[MethodRef]>,
    /// The file, except for arrays and primitives.
    pub file: Option<ClassFile>,
    /// Has a `<clinit>`, or a superclass or superinterface that initialisation has to visit.
    pub class_initializer: Option<u16>,
    pub(crate) interface_cache: InterfaceCache,
    pub(crate) array_class: OnceLock<ClassRef>,
    pub(crate) members: OnceLock<FxHashMap<(Name, Name), u16>>,
}

impl PartialEq for Class {
    fn eq(&self, other: &Class) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Class {}

impl Hash for Class {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.id.hash(hasher);
    }
}

impl std::fmt::Debug for Class {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.name)
    }
}

impl Class {
    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }

    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }

    pub fn is_array(&self) -> bool {
        matches!(self.kind, ClassKind::Array { .. })
    }

    pub fn is_primitive(&self) -> bool {
        matches!(self.kind, ClassKind::Primitive(_))
    }

    /// The component type of an array class.
    pub fn component(&self) -> Option<ClassRef> {
        match self.kind {
            ClassKind::Array { component, .. } => Some(component),
            _ => None,
        }
    }

    /// The storage kind of an array class's elements.
    pub fn element_kind(&self) -> Option<Kind> {
        match self.kind {
            ClassKind::Array { element, .. } => Some(element),
            _ => None,
        }
    }

    /// The class belongs to the JDK, not to the user.
    pub fn is_platform(&self) -> bool {
        match &self.origin {
            ClassOrigin::Jdk { .. } => true,
            ClassOrigin::ClassPath { .. } => false,
            ClassOrigin::Synthetic { host } => host.is_platform(),
            ClassOrigin::Machine => self.component().is_none_or(Class::is_platform),
        }
    }

    /// The name as Java prints it: `java.lang.String`, `[I`, `int`.
    pub fn java_name(&self) -> String {
        self.name.replace('/', ".")
    }

    /// The descriptor of a field of this type.
    pub fn descriptor(&self) -> String {
        match self.kind {
            ClassKind::Instance => format!("L{};", self.name),
            ClassKind::Array { .. } => self.name.to_string(),
            ClassKind::Primitive(kind) => kind.descriptor().unwrap_or("V").to_owned(),
        }
    }

    /// The package, with slashes; empty for the default package.
    pub fn package(&self) -> &str {
        self.name.rfind('/').map_or("", |end| &self.name.as_str()[..end])
    }

    /// Whether a value of this class may be assigned to `target` (JVMS 6.5 checkcast).
    #[inline]
    pub fn is_subtype_of(&self, target: &Class) -> bool {
        if std::ptr::eq(self, target) {
            return true;
        }
        if let ClassKind::Array { component: to, .. } = target.kind {
            return match self.kind {
                ClassKind::Array { component: from, .. } => {
                    !from.is_primitive() && !to.is_primitive() && from.is_subtype_of(to)
                }
                _ => false,
            };
        }
        if target.is_interface() {
            return self.supertypes.binary_search(&target.id).is_ok();
        }
        let depth = target.display.len();
        depth > 0 && self.display.get(depth - 1) == Some(&target.id)
    }

    /// A method declared by this very class.
    pub fn declared_method(&'static self, name: Name, descriptor: Name) -> Option<MethodRef> {
        let members = self.members.get_or_init(|| {
            self.methods
                .iter()
                .map(|method| ((method.name, method.descriptor), method.index))
                .collect()
        });
        members
            .get(&(name, descriptor))
            .map(|&index| &self.methods[usize::from(index)])
    }

    pub fn declared_field(&'static self, name: Name, descriptor: Name) -> Option<FieldRef> {
        self.fields
            .iter()
            .find(|field| field.name == name && field.descriptor == descriptor)
    }

    /// A field by name alone, in this class or a superclass; for the machine's own use.
    pub fn field_named(&'static self, name: &str) -> Option<FieldRef> {
        let own = self.fields.iter().find(|field| &*field.name == name);
        own.or_else(|| self.super_class.and_then(|parent| parent.field_named(name)))
    }

    /// A method by text, in this class or a superclass; for the machine's own use.
    pub fn method_named(&'static self, name: &str, descriptor: &str) -> Option<MethodRef> {
        let own = self
            .methods
            .iter()
            .find(|m| &*m.name == name && &*m.descriptor == descriptor);
        own.or_else(|| {
            self.super_class
                .and_then(|parent| parent.method_named(name, descriptor))
        })
    }

    /// `<clinit>`, if the class declares one.
    pub fn initializer(&'static self) -> Option<MethodRef> {
        self.class_initializer.map(|index| &self.methods[usize::from(index)])
    }

    /// The value of a `SourceFile` attribute.
    pub fn source_file(&self) -> Option<String> {
        let file = self.file.as_ref()?;
        let index = file.attributes.reader("SourceFile")?.u16().ok()?;
        let bytes = file.pool.utf8(index).ok()?;
        Some(String::from_utf16_lossy(&crate::mutf8::decode(bytes)))
    }
}

/// Remembers which method an interface call selects on this class. A small direct-mapped cache in front of a
/// map: hits take no lock.
pub(crate) struct InterfaceCache {
    fast: [AtomicPtr<InterfaceEntry>; 16],
    all: Mutex<FxHashMap<MethodId, &'static InterfaceEntry>>,
}

struct InterfaceEntry {
    key: MethodId,
    target: Option<MethodRef>,
}

impl Default for InterfaceCache {
    fn default() -> Self {
        InterfaceCache {
            fast: [const { AtomicPtr::new(std::ptr::null_mut()) }; 16],
            all: Mutex::default(),
        }
    }
}

impl InterfaceCache {
    #[inline]
    pub(crate) fn get(&self, key: MethodId, find: impl FnOnce() -> Option<MethodRef>) -> Option<MethodRef> {
        let place = &self.fast[key.0 as usize % self.fast.len()];
        let entry = place.load(Ordering::Acquire);
        // SAFETY: entries are leaked, and published with `Release` after they are complete.
        if let Some(entry) = unsafe { entry.as_ref() }
            && entry.key == key
        {
            return entry.target;
        }
        self.miss(key, find)
    }

    #[cold]
    fn miss(&self, key: MethodId, find: impl FnOnce() -> Option<MethodRef>) -> Option<MethodRef> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = *all
            .entry(key)
            .or_insert_with(|| Box::leak(Box::new(InterfaceEntry { key, target: find() })));
        let place = &self.fast[key.0 as usize % self.fast.len()];
        place.store(std::ptr::from_ref(entry).cast_mut(), Ordering::Release);
        entry.target
    }
}

impl Class {
    /// The flags that `Class.getModifiers` answers: those of the `InnerClasses` attribute where there are any.
    pub fn reflective_access(&self) -> u16 {
        let visible = 0x7FFF & !access::SUPER;
        self.inner_entry().map_or(self.access, |inner| inner.access) & visible
    }
}

impl Class {
    /// What `Class.getSimpleName` answers.
    pub fn simple_name(&self) -> String {
        if let Some(component) = self.component() {
            return format!("{}[]", component.simple_name());
        }
        let inner = self.inner_name();
        inner.unwrap_or_else(|| self.name.rsplit('/').next().unwrap_or_default().to_owned())
    }

    /// The simple name of an inner class (empty if anonymous), from the `InnerClasses` attribute.
    pub fn inner_name(&self) -> Option<String> {
        let file = self.file.as_ref()?;
        let own = self.inner_entry()?;
        let name = file.pool.utf8(own.name).ok().map(crate::mutf8::decode);
        Some(name.map_or_else(String::new, |name| String::from_utf16_lossy(&name)))
    }
}
