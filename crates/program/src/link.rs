//! Linking: from a class file to a class with a layout and dispatch tables (JVMS 5.4, 5.4.5).

use crate::access;
use crate::class::{Class, ClassId, ClassKind, ClassOrigin, ClassRef, Field, InterfaceCache};
use crate::classfile::{Body, ClassFile};
use crate::descriptor::{self, Kind, Signature};
use crate::error::{FormatError, LinkError};
use crate::method::{Method, MethodId, MethodRef, NO_VTABLE};
use crate::name::{Interner, Name};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};

/// What linking takes from the program.
pub(crate) struct Linking<'a> {
    pub id: ClassId,
    pub first_method: &'a AtomicU32,
    pub names: &'a Interner,
}

/// Why a class cannot be linked.
pub(crate) enum Refusal {
    Format(FormatError),
    Link(LinkError),
}

impl From<FormatError> for Refusal {
    fn from(error: FormatError) -> Refusal {
        Refusal::Format(error)
    }
}

/// Classes whose instances carry one extra word for the machine's own use, behind their declared fields.
const WITH_HIDDEN_WORD: [&str; 5] = [
    "java/lang/Class",
    "java/lang/Thread",
    "java/lang/invoke/VarHandle",
    "java/lang/invoke/MethodHandle",
    "java/lang/invoke/MethodType",
];

pub(crate) fn link(
    file: ClassFile,
    super_class: Option<ClassRef>,
    interfaces: Vec<ClassRef>,
    origin: ClassOrigin,
    linking: &Linking<'_>,
) -> Result<Class, Refusal> {
    check_supertypes(&file, super_class, &interfaces)?;
    let (fields, layout) = lay_out_fields(&file, super_class)?;
    let mut methods = make_methods(&file, linking)?;
    let is_interface = file.access & access::INTERFACE != 0;
    let overrides = if is_interface {
        Vec::new()
    } else {
        number_vtable(&mut methods, file.name, super_class)?
    };
    let methods: &'static [Method] = Box::leak(methods.into_boxed_slice());
    let vtable = overrides.iter().map(|entry| entry.resolve(methods)).collect();
    let class_initializer = methods
        .iter()
        .find(|method| is_initializer(method, file.major))
        .map(|m| m.index);
    Ok(Class {
        id: linking.id,
        name: file.name,
        kind: ClassKind::Instance,
        access: file.access,
        origin,
        super_class,
        supertypes: supertypes(linking.id, super_class, &interfaces),
        display: display(linking.id, super_class, is_interface),
        interfaces: interfaces.into(),
        fields: Box::leak(fields.into_boxed_slice()),
        methods,
        instance_words: layout.instance_words,
        reference_words: layout.reference_words.into(),
        static_words: layout.static_words,
        static_reference_words: layout.static_reference_words.into(),
        hidden_word: layout.hidden_word,
        vtable,
        file: Some(file),
        class_initializer,
        interface_cache: InterfaceCache::default(),
        array_class: OnceLock::new(),
        members: OnceLock::new(),
    })
}

/// An array class or a primitive type: nothing declared, everything inherited.
pub(crate) fn plain(
    id: ClassId,
    name: Name,
    kind: ClassKind,
    access: u16,
    super_class: Option<ClassRef>,
    interfaces: Vec<ClassRef>,
) -> Class {
    let visible = access & (access::PUBLIC | access::PRIVATE | access::PROTECTED);
    Class {
        id,
        name,
        kind,
        access: visible | access::FINAL | access::ABSTRACT,
        origin: ClassOrigin::Machine,
        super_class,
        supertypes: supertypes(id, super_class, &interfaces),
        display: display(id, super_class, false),
        interfaces: interfaces.into(),
        fields: &[],
        methods: &[],
        instance_words: 0,
        reference_words: Box::new([]),
        static_words: 0,
        static_reference_words: Box::new([]),
        hidden_word: None,
        vtable: super_class.map_or_else(Default::default, |parent| parent.vtable.clone()),
        file: None,
        class_initializer: None,
        interface_cache: InterfaceCache::default(),
        array_class: OnceLock::new(),
        members: OnceLock::new(),
    }
}

fn check_supertypes(file: &ClassFile, super_class: Option<ClassRef>, interfaces: &[ClassRef]) -> Result<(), Refusal> {
    let name = file.name.replace('/', ".");
    let refuse = |text: String| Err(Refusal::Link(LinkError::Incompatible(text)));
    match super_class {
        None if &*file.name != "java/lang/Object" => {
            return Err(FormatError::Other("it has no superclass".into()).into());
        }
        Some(parent) if parent.is_interface() || parent.is_array() => {
            return refuse(format!(
                "class {name} has interface {} as super class",
                parent.java_name()
            ));
        }
        Some(parent) if parent.access & access::FINAL != 0 => {
            return refuse(format!(
                "class {name} cannot inherit from final class {}",
                parent.java_name()
            ));
        }
        _ => {}
    }
    match interfaces.iter().find(|interface| !interface.is_interface()) {
        Some(other) => refuse(format!(
            "class {name} can not implement {}, because it is not an interface ({} is in unnamed module of loader 'app')",
            other.java_name(),
            other.java_name()
        )),
        None => Ok(()),
    }
}

struct Layout {
    instance_words: u16,
    reference_words: Vec<u16>,
    static_words: u16,
    static_reference_words: Vec<u16>,
    hidden_word: Option<u16>,
}

fn lay_out_fields(file: &ClassFile, super_class: Option<ClassRef>) -> Result<(Vec<Field>, Layout), Refusal> {
    let mut layout = Layout {
        instance_words: super_class.map_or(0, |parent| parent.instance_words),
        reference_words: super_class.map_or_else(Vec::new, |parent| parent.reference_words.to_vec()),
        static_words: 0,
        static_reference_words: Vec::new(),
        hidden_word: super_class.and_then(|parent| parent.hidden_word),
    };
    let too_many = || FormatError::Other("it has too many fields".into());
    let mut fields = Vec::with_capacity(file.fields.len());
    for (index, member) in file.fields.iter().enumerate() {
        let kind = descriptor::check_field(&member.descriptor)?;
        let is_static = member.access & access::STATIC != 0;
        let (words, references) = if is_static {
            (&mut layout.static_words, &mut layout.static_reference_words)
        } else {
            (&mut layout.instance_words, &mut layout.reference_words)
        };
        let slot = *words;
        *words = words.checked_add(1).ok_or_else(too_many)?;
        if kind == Kind::Reference {
            references.push(slot);
        }
        fields.push(Field {
            class: OnceLock::new(),
            index: index as u16,
            access: member.access,
            name: member.name,
            descriptor: member.descriptor,
            kind,
            slot,
            attributes: member.attributes.clone(),
        });
    }
    if WITH_HIDDEN_WORD.contains(&&*file.name) {
        layout.hidden_word = Some(layout.instance_words);
        layout.instance_words = layout.instance_words.checked_add(1).ok_or_else(too_many)?;
    }
    Ok((fields, layout))
}

fn make_methods(file: &ClassFile, linking: &Linking<'_>) -> Result<Vec<Method>, Refusal> {
    let first = linking
        .first_method
        .fetch_add(file.methods.len() as u32, Ordering::Relaxed);
    let polymorphic_class = matches!(
        &*file.name,
        "java/lang/invoke/MethodHandle" | "java/lang/invoke/VarHandle"
    );
    let mut methods = Vec::with_capacity(file.methods.len());
    for (index, member) in file.methods.iter().enumerate() {
        let signature = Signature::parse(member.descriptor.as_str())?;
        let is_static = member.access & access::STATIC != 0;
        let argument_slots = signature.slots() + u16::from(!is_static);
        let native_varargs = access::NATIVE | access::VARARGS;
        let has_code = member.access & (access::NATIVE | access::ABSTRACT) == 0;
        let body = match member.attributes.get("Code") {
            Some(data) if has_code => Some(Body::read(data, &file.pool, linking.names)?),
            None if has_code => {
                let text = format!(
                    "Absent Code attribute in method that is not native or abstract: {}",
                    member.name
                );
                return Err(FormatError::Other(text).into());
            }
            _ => None,
        };
        methods.push(Method {
            id: MethodId(first + index as u32),
            class: OnceLock::new(),
            index: index as u16,
            access: member.access,
            name: member.name,
            descriptor: member.descriptor,
            argument_slots,
            result: signature.result_kind(),
            signature_polymorphic: polymorphic_class
                && member.access & native_varargs == native_varargs
                && member.descriptor.starts_with("([Ljava/lang/Object;)"),
            signature,
            vtable_index: NO_VTABLE,
            attributes: member.attributes.clone(),
            body,
            code: OnceLock::new(),
            native: AtomicU32::new(0),
            entry: AtomicPtr::new(std::ptr::null_mut()),
        });
    }
    Ok(methods)
}

/// `<clinit>` as the JVM recognises it (JVMS 2.9.2): from version 51 on it must be static.
fn is_initializer(method: &Method, major: u16) -> bool {
    &*method.name == "<clinit>" && &*method.descriptor == "()V" && (major < 51 || method.is_static())
}

/// An entry of a vtable under construction.
#[derive(Clone, Copy)]
enum Entry {
    Inherited(MethodRef),
    Own(u16),
}

impl Entry {
    fn resolve(self, methods: &'static [Method]) -> MethodRef {
        match self {
            Entry::Inherited(method) => method,
            Entry::Own(index) => &methods[usize::from(index)],
        }
    }
}

/// Gives every virtual method its vtable index; returns the table.
fn number_vtable(methods: &mut [Method], class: Name, super_class: Option<ClassRef>) -> Result<Vec<Entry>, Refusal> {
    let inherited: &[MethodRef] = super_class.map_or(&[], |parent| &parent.vtable);
    let mut table: Vec<Entry> = inherited.iter().map(|&method| Entry::Inherited(method)).collect();
    for method in methods.iter_mut() {
        let direct = method.access & (access::STATIC | access::PRIVATE) != 0 || method.name.starts_with('<');
        if direct {
            continue;
        }
        for (place, &above) in inherited.iter().enumerate() {
            if above.name == method.name && above.descriptor == method.descriptor && overridable(above, class) {
                if above.access & access::FINAL != 0 {
                    let text = format!(
                        "class {} overrides final method {}.{}{}",
                        class.replace('/', "."),
                        above.class().java_name(),
                        above.name,
                        above.descriptor
                    );
                    return Err(Refusal::Link(LinkError::Incompatible(text)));
                }
                table[place] = Entry::Own(method.index);
                method.vtable_index = place as u16;
            }
        }
        if method.vtable_index == NO_VTABLE {
            if table.len() >= usize::from(NO_VTABLE) {
                return Err(FormatError::Other("it has too many methods".into()).into());
            }
            method.vtable_index = table.len() as u16;
            table.push(Entry::Own(method.index));
        }
    }
    Ok(table)
}

/// Whether a class of this name may override `above` (JVMS 5.4.5): not if it is package-private elsewhere.
fn overridable(above: MethodRef, class: Name) -> bool {
    let package = class.rfind('/').map_or("", |end| &class.as_str()[..end]);
    above.access & (access::PUBLIC | access::PROTECTED) != 0 || above.class().package() == package
}

fn supertypes(id: ClassId, super_class: Option<ClassRef>, interfaces: &[ClassRef]) -> Box<[ClassId]> {
    let parents = super_class.into_iter().chain(interfaces.iter().copied());
    let mut all: Vec<ClassId> = parents.flat_map(|parent| parent.supertypes.iter().copied()).collect();
    all.push(id);
    all.sort_unstable();
    all.dedup();
    all.into()
}

fn display(id: ClassId, super_class: Option<ClassRef>, is_interface: bool) -> Box<[ClassId]> {
    let above: &[ClassId] = super_class.map_or(&[], |parent| &parent.display);
    let own = (!is_interface).then_some(id);
    above.iter().copied().chain(own).collect()
}
