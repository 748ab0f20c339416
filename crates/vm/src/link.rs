//! First executions: resolving what an instruction refers to and rewriting it to its quick form.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::{Machine, class_label};
use crate::native::{Outcome, Trap};
use javelin_program::access;
use javelin_program::class::{ClassKind, ClassRef, FieldRef};
use javelin_program::code::{Code, RefSlot, Reference};
use javelin_program::constant::Constant;
use javelin_program::descriptor::Signature;
use javelin_program::error::LinkError;
use javelin_program::insn::{Insn, Op};
use javelin_program::literal::Literal;
use javelin_program::method::{MethodRef, NO_VTABLE};
use std::sync::atomic::Ordering;

/// What a `LoadConstant` loads.
enum Loaded {
    Text(&'static Literal),
    Class(ClassRef),
    /// A constant that the state keeps.
    Dynamic(u16),
}

/// What the slot of an `InvokePolymorphicQuick` points to.
struct PolymorphicSite {
    method: MethodRef,
    signature: Signature,
}

impl<D: Domain> Machine<'_, D> {
    /// The class whose method is running.
    pub fn current_class(&self) -> ClassRef {
        let frames = &self.state.thread().frames;
        frames
            .last()
            .map_or(self.runtime.known.object, |frame| frame.method.class())
    }

    fn slot(&mut self, code: &'static Code, index: u16) -> Outcome<(&'static RefSlot, u16), D> {
        let slot = code.refs.get(usize::from(index));
        match slot.map(|slot| (slot, slot.reference)) {
            Some((slot, Reference::Constant(constant))) => Ok((slot, constant)),
            _ => Err(Trap::Unsupported("an instruction without its constant".to_owned())),
        }
    }

    pub(crate) fn link_field(&mut self, code: &'static Code, pc: usize, insn: Insn) -> Outcome<(), D> {
        let (_, constant) = self.slot(code, insn.c)?;
        let field = self.program().resolve_field(self.current_class(), constant);
        let field = self.linked(field)?;
        if field.is_static() {
            return Err(self.incompatible(field, "non-static"));
        }
        let op = if insn.op == Op::GetField {
            Op::GetFieldQuick
        } else {
            Op::PutFieldQuick
        };
        rewrite(
            code,
            pc,
            Insn {
                op,
                c: field.slot,
                ..insn
            },
        );
        Ok(())
    }

    pub(crate) fn link_static(&mut self, code: &'static Code, pc: usize, insn: Insn) -> Outcome<(), D> {
        let (_, constant) = self.slot(code, insn.c)?;
        let field = self.program().resolve_field(self.current_class(), constant);
        let field = self.linked(field)?;
        if !field.is_static() {
            return Err(self.incompatible(field, "static"));
        }
        self.initialize(field.class())?;
        let Ok(class) = u16::try_from(field.class().id.0) else {
            return Err(Trap::Unsupported("more than 65,535 classes".to_owned()));
        };
        let op = if insn.op == Op::GetStatic {
            Op::GetStaticQuick
        } else {
            Op::PutStaticQuick
        };
        let slot = self.known().class.instance_words + field.slot;
        rewrite(
            code,
            pc,
            Insn {
                op,
                b: class,
                c: slot,
                ..insn
            },
        );
        Ok(())
    }

    fn incompatible(&mut self, field: FieldRef, expected: &str) -> Trap<D> {
        let message = format!("Expected {expected} field {}.{}", field.class().java_name(), field.name);
        self.throw("java/lang/IncompatibleClassChangeError", &message)
    }

    /// A static access to a class that is not (completely) initialised in this state.
    #[cold]
    pub(crate) fn static_slow(&mut self, insn: Insn, store: Option<D::Value>) -> Outcome<D::Value, D> {
        let class = self
            .program()
            .class_by_id(javelin_program::class::ClassId(u32::from(insn.b)));
        self.initialize(class)?;
        let mirror = self.mirror(class)?;
        match store {
            Some(value) => self.set_word(mirror, insn.c, value).map(|()| value),
            None => self.word(mirror, insn.c),
        }
    }

    pub(crate) fn link_new(&mut self, code: &'static Code, pc: usize, insn: Insn) -> Outcome<(), D> {
        let (slot, constant) = self.slot(code, insn.c)?;
        let class = self.program().resolve_class(self.current_class(), constant);
        let class = self.linked(class)?;
        if class.access & (access::ABSTRACT | access::INTERFACE) != 0 || class.is_array() {
            return Err(self.throw("java/lang/InstantiationError", &class.java_name()));
        }
        slot.set_class(class);
        rewrite(
            code,
            pc,
            Insn {
                op: Op::NewQuick,
                ..insn
            },
        );
        Ok(())
    }

    /// `checkcast` and `instanceof`
    pub(crate) fn link_class(&mut self, code: &'static Code, pc: usize, insn: Insn) -> Outcome<(), D> {
        let (slot, constant) = self.slot(code, insn.c)?;
        let class = self.program().resolve_class(self.current_class(), constant);
        slot.set_class(self.linked(class)?);
        let op = if insn.op == Op::CheckCast {
            Op::CheckCastQuick
        } else {
            Op::InstanceOfQuick
        };
        rewrite(code, pc, Insn { op, ..insn });
        Ok(())
    }

    pub(crate) fn link_array_class(&mut self, code: &'static Code, pc: usize, insn: Insn) -> Outcome<(), D> {
        let Some(slot) = code.refs.get(usize::from(insn.c)) else {
            return Err(Trap::Unsupported("an instruction without its constant".to_owned()));
        };
        let component = match slot.reference {
            Reference::PrimitiveArray(kind) => self.program().primitive(kind),
            Reference::ArrayOf(constant) | Reference::Constant(constant) => {
                let class = self.program().resolve_class(self.current_class(), constant);
                self.linked(class)?
            }
        };
        let class = if matches!(slot.reference, Reference::Constant(_)) {
            component
        } else {
            self.array_of(component)?
        };
        slot.set_class(class);
        rewrite(
            code,
            pc,
            Insn {
                op: Op::NewArrayQuick,
                ..insn
            },
        );
        Ok(())
    }

    /// A new array for an instruction: the length may be negative, and garbage is collected if memory runs short.
    pub(crate) fn new_array(&mut self, class: ClassRef, length: D::Value) -> Outcome<D::Value, D> {
        let length = self.int(length)?;
        if length < 0 {
            return Err(self.throw("java/lang/NegativeArraySizeException", &length.to_string()));
        }
        if self.state.heap.wants_collection() {
            self.state.collect();
        }
        if let Ok(array) = self.state.heap.allocate(class, length as u32) {
            return Ok(Self::of_object(array));
        }
        if length >= i32::MAX - 1 {
            return self.allocate_array(class, length as usize).map(Self::of_object);
        }
        self.collect_and_allocate(class, length as u32).map(Self::of_object)
    }

    pub(crate) fn new_multi_array(
        &mut self,
        code: &'static Code,
        index: u16,
        lengths: &[D::Value],
    ) -> Outcome<D::Value, D> {
        let (_, constant) = self.slot(code, index)?;
        let class = self.program().resolve_class(self.current_class(), constant);
        let class = self.linked(class)?;
        let lengths = lengths
            .iter()
            .map(|&length| self.int(length))
            .collect::<Outcome<Vec<i32>, D>>()?;
        if let Some(negative) = lengths.iter().find(|&&length| length < 0) {
            return Err(self.throw("java/lang/NegativeArraySizeException", &negative.to_string()));
        }
        if self.state.heap.wants_collection() {
            self.state.collect();
        }
        self.nested_array(class, &lengths).map(Self::of_object)
    }

    pub fn nested_array(&mut self, class: ClassRef, lengths: &[i32]) -> Outcome<ObjId, D> {
        let Some((&length, inner)) = lengths.split_first() else {
            return Ok(ObjId::NULL);
        };
        let array = self.allocate_array(class, length as usize)?;
        if let (false, ClassKind::Array { component, .. }) = (inner.is_empty(), class.kind) {
            for index in 0..length as u32 {
                let element = self.nested_array(component, inner)?;
                self.set_element(array, index, Self::of_object(element))?;
            }
        }
        Ok(array)
    }

    /// The index that an array instruction uses, when it is not concrete.
    #[cold]
    pub(crate) fn element_index(&mut self, _array: ObjId, index: D::Value) -> Outcome<u32, D> {
        self.int(index).map(|index| index as u32)
    }

    // -- calls

    pub(crate) fn link_call(&mut self, code: &'static Code, pc: usize, insn: Insn) -> Outcome<(), D> {
        let (slot, constant) = self.slot(code, insn.b)?;
        let from = self.current_class();
        if insn.op == Op::InvokeDynamic {
            let method = self.link_dynamic(from, constant)?;
            slot.set_method(method);
            rewrite(
                code,
                pc,
                Insn {
                    op: Op::InvokeStaticQuick,
                    ..insn
                },
            );
            return Ok(());
        }
        let method = self.program().resolve_method(from, constant);
        let method = self.linked(method)?;
        if method.is_static() != (insn.op == Op::InvokeStatic) {
            let expected = if method.is_static() {
                "instance not static"
            } else {
                "static"
            };
            let message = format!("Expected {expected} method '{}'", method.describe());
            return Err(self.throw("java/lang/IncompatibleClassChangeError", &message));
        }
        let op = match insn.op {
            Op::InvokeStatic => Op::InvokeStaticQuick,
            Op::InvokeSpecial => Op::InvokeExactQuick,
            _ if method.signature_polymorphic => Op::InvokePolymorphicQuick,
            _ if method.is_private() => Op::InvokeExactQuick,
            _ if method.vtable_index != NO_VTABLE && !method.class().is_interface() => Op::InvokeVirtualQuick,
            _ => Op::InvokeInterfaceQuick,
        };
        let target = if insn.op == Op::InvokeSpecial {
            self.special_target(from, method)?
        } else {
            method
        };
        if op == Op::InvokeStaticQuick {
            self.initialize(target.class())?;
        }
        if op == Op::InvokePolymorphicQuick {
            let site: &'static PolymorphicSite = Box::leak(Box::new(self.polymorphic_site(from, constant, target)?));
            slot.target
                .store(std::ptr::from_ref(site).cast_mut().cast(), Ordering::Release);
        } else {
            slot.set_method(target);
        }
        rewrite(code, pc, Insn { op, ..insn });
        Ok(())
    }

    /// JVMS invokespecial: a call to a superclass's method starts its search at the direct superclass.
    fn special_target(&mut self, from: ClassRef, method: MethodRef) -> Outcome<MethodRef, D> {
        let class = method.class();
        let is_super_call = !method.is_constructor()
            && !method.is_private()
            && from != class
            && !class.is_interface()
            && from.is_subtype_of(class);
        let target = match from.super_class {
            Some(parent) if is_super_call => self
                .program()
                .find_in(parent, method.name, method.descriptor)
                .unwrap_or(method),
            _ => method,
        };
        if target.is_abstract() {
            Err(self.throw_abstract(target))
        } else {
            Ok(target)
        }
    }

    /// The call site of a signature-polymorphic method: its types are those of this very instruction.
    fn polymorphic_site(&mut self, from: ClassRef, constant: u16, method: MethodRef) -> Outcome<PolymorphicSite, D> {
        let member = self.program().member_ref(from, constant);
        let member = self.linked(member)?;
        match Signature::parse(member.descriptor.as_str()) {
            Ok(signature) => Ok(PolymorphicSite { method, signature }),
            Err(_) => Err(Trap::Unsupported("a bad descriptor".to_owned())),
        }
    }

    /// Notes the call site's types for the signature-polymorphic native that is the answer.
    pub(crate) fn enter_polymorphic(&mut self, code: &'static Code, index: u16) -> Outcome<MethodRef, D> {
        let (slot, _) = self.slot(code, index)?;
        let site = slot.target.load(Ordering::Acquire).cast::<PolymorphicSite>();
        // SAFETY: only `link_call` makes this instruction, after it has stored a leaked `PolymorphicSite` in its slot.
        let Some(site) = (unsafe { site.as_ref() }) else {
            return Err(Trap::Unsupported("a call that is not linked".to_owned()));
        };
        self.site = Some(&site.signature);
        Ok(site.method)
    }

    /// What is thrown when no method can be selected for an interface call.
    #[cold]
    pub(crate) fn throw_no_selection(&mut self, class: ClassRef, method: MethodRef) -> Trap<D> {
        if !class.is_subtype_of(method.class()) {
            let message = format!(
                "{} does not implement the requested {}",
                class_label(class),
                class_label(method.class())
            );
            return self.throw("java/lang/IncompatibleClassChangeError", &message);
        }
        let message = format!(
            "Receiver class {} does not define or inherit an implementation of the resolved method 'abstract {}' of {}.",
            class.java_name(),
            method.signature.describe(&method.name),
            class_label(method.class())
        );
        self.throw("java/lang/AbstractMethodError", &message)
    }

    // -- failures of casts and stores

    #[cold]
    pub fn throw_class_cast(&mut self, from: ClassRef, to: ClassRef) -> Trap<D> {
        let message = format!(
            "class {} cannot be cast to class {} ({})",
            from.java_name(),
            to.java_name(),
            cast_places(from, to)
        );
        self.throw("java/lang/ClassCastException", &message)
    }

    /// The bounds are checked before the type (JVMS aastore).
    #[cold]
    pub(crate) fn throw_array_store(&mut self, array: ObjId, index: u32, value: ObjId) -> Trap<D> {
        let length = self.state.heap.get(array).map_or(0, |array| array.length());
        if index >= length {
            return self.throw_index(index as i32, length);
        }
        let class = self
            .state
            .heap
            .get(value)
            .map_or_else(String::new, |value| value.class().java_name());
        self.throw("java/lang/ArrayStoreException", &class)
    }

    // -- constants

    pub(crate) fn load_constant(&mut self, code: &'static Code, index: u16) -> Outcome<D::Value, D> {
        let (slot, constant) = self.slot(code, index)?;
        let known = slot.target.load(Ordering::Acquire).cast::<Loaded>();
        // SAFETY: only `Loaded` values are stored in the slots of this instruction, and they are leaked.
        let loaded = match unsafe { known.as_ref() } {
            Some(loaded) => loaded,
            None => {
                let loaded: &'static Loaded = Box::leak(Box::new(self.resolve_constant(constant)?));
                slot.target
                    .store(std::ptr::from_ref(loaded).cast_mut().cast(), Ordering::Release);
                loaded
            }
        };
        match *loaded {
            Loaded::Text(literal) => self.literal_string(literal).map(Self::of_object),
            Loaded::Class(class) => self.mirror(class).map(Self::of_object),
            Loaded::Dynamic(constant) => self.dynamic_constant(self.current_class(), constant),
        }
    }

    fn resolve_constant(&mut self, index: u16) -> Outcome<Loaded, D> {
        let class = self.current_class();
        let damaged = || LinkError::Verify(format!("constant {index} of {} cannot be loaded", class.java_name()));
        let Some(file) = &class.file else {
            return self.linked(Err(damaged()));
        };
        match file.constant(index) {
            Ok(Constant::String(text)) => match file.pool.utf8(text) {
                Ok(bytes) => Ok(Loaded::Text(
                    self.program().literal(&javelin_program::mutf8::decode(bytes)),
                )),
                Err(_) => self.linked(Err(damaged())),
            },
            Ok(Constant::Class(_)) => {
                let class = self.program().resolve_class(class, index);
                self.linked(class).map(Loaded::Class)
            }
            Ok(Constant::Dynamic { .. } | Constant::MethodHandle { .. } | Constant::MethodType(_)) => {
                Ok(Loaded::Dynamic(index))
            }
            _ => self.linked(Err(damaged())),
        }
    }
}

/// Replaces an instruction by its quick form. Every thread that gets here writes the same word.
fn rewrite(code: &Code, pc: usize, insn: Insn) {
    code.words[pc].store(insn.pack(), Ordering::Release);
}

/// Where two classes are, as HotSpot says in the message of a failed cast.
fn cast_places(from: ClassRef, to: ClassRef) -> String {
    let place = |class: ClassRef| match element(class).module() {
        _ if element(class).is_primitive() => "module java.base of loader 'bootstrap'".to_owned(),
        Some(module) => format!("module {module} of loader 'bootstrap'"),
        None => "unnamed module of loader 'app'".to_owned(),
    };
    let (a, b) = (place(from), place(to));
    if a == b {
        format!("{} and {} are in {a}", from.java_name(), to.java_name())
    } else {
        format!("{} is in {a}; {} is in {b}", from.java_name(), to.java_name())
    }
}

/// The innermost component of an array class.
fn element(class: ClassRef) -> ClassRef {
    class.component().map_or(class, element)
}
