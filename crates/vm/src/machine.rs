//! The machine: a runtime that is the same for every run, and the state it works on.
//!
//! This file holds what instructions and natives share: objects, fields, strings, classes. The instruction loop is
//! in [`interpreter`](crate::interpreter).

use crate::domain::Domain;
use crate::heap::{ObjId, Object};
use crate::known::Known;
use crate::native::{Natives, Outcome, Trap};
use crate::state::State;
use javelin_program::class::{Class, ClassId, ClassKind, ClassRef, FieldRef};
use javelin_program::descriptor::{Kind, Signature};
use javelin_program::error::LinkError;
use javelin_program::method::MethodRef;
use javelin_program::program::Program;

/// What all runs of a program share.
pub struct Runtime<D: Domain> {
    pub program: &'static Program,
    pub natives: Natives<D>,
    pub known: Known,
    pub options: Options,
}

/// How the machine behaves.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whether `assert` is checked in classes of the user.
    pub assertions: bool,
    /// System properties set on top of the machine's own.
    pub properties: Vec<(String, String)>,
    pub class_path: String,
    pub maximum_heap: usize,
    /// Text with Latin-1 characters only takes one byte a character, as in HotSpot.
    pub compact_strings: bool,
}

impl<D: Domain> Runtime<D> {
    pub fn new(program: &'static Program, natives: Natives<D>, options: Options) -> Result<Runtime<D>, LinkError> {
        Ok(Runtime {
            program,
            natives,
            known: Known::load(program)?,
            options,
        })
    }
}

/// A runtime at work on one state.
pub struct Machine<'a, D: Domain> {
    pub runtime: &'a Runtime<D>,
    pub domain: &'a mut D,
    pub state: &'a mut State<D>,
    /// The descriptor at the call site of a signature-polymorphic native.
    pub(crate) site: Option<&'static Signature>,
    /// The native that is running, for stack traces.
    pub(crate) native: Option<MethodRef>,
}

impl<'a, D: Domain> Machine<'a, D> {
    pub fn new(runtime: &'a Runtime<D>, domain: &'a mut D, state: &'a mut State<D>) -> Machine<'a, D> {
        Machine {
            runtime,
            domain,
            state,
            site: None,
            native: None,
        }
    }

    pub fn program(&self) -> &'static Program {
        self.runtime.program
    }

    pub fn known(&self) -> &'a Known {
        &self.runtime.known
    }

    /// The types at the call site, while a signature-polymorphic native runs.
    pub fn site(&self) -> Option<&'static Signature> {
        self.site
    }

    /// The native that is running.
    pub fn running_native(&self) -> Option<MethodRef> {
        self.native
    }

    // -- values

    /// A value's bits, made concrete if they are not.
    pub fn concrete(&mut self, value: D::Value, kind: Kind) -> Outcome<u64, D> {
        if D::is_concrete(value) {
            return Ok(D::bits(value));
        }
        self.domain.concretise(value, kind).map_err(Trap::Split)
    }

    pub fn int(&mut self, value: D::Value) -> Outcome<i32, D> {
        Ok(self.concrete(value, Kind::Int)? as i32)
    }

    pub fn long(&mut self, value: D::Value) -> Outcome<i64, D> {
        Ok(self.concrete(value, Kind::Long)? as i64)
    }

    pub fn double(&mut self, value: D::Value) -> Outcome<f64, D> {
        Ok(f64::from_bits(self.concrete(value, Kind::Double)?))
    }

    pub fn float(&mut self, value: D::Value) -> Outcome<f32, D> {
        Ok(f32::from_bits(self.concrete(value, Kind::Float)? as u32))
    }

    pub fn object(&mut self, value: D::Value) -> Outcome<ObjId, D> {
        Ok(ObjId(self.concrete(value, Kind::Reference)? as u32))
    }

    pub fn of_int(value: i32) -> D::Value {
        D::constant(u64::from(value as u32))
    }

    pub fn of_long(value: i64) -> D::Value {
        D::constant(value as u64)
    }

    pub fn of_double(value: f64) -> D::Value {
        D::constant(value.to_bits())
    }

    pub fn of_float(value: f32) -> D::Value {
        D::constant(u64::from(value.to_bits()))
    }

    pub fn of_bool(value: bool) -> D::Value {
        D::constant(u64::from(value))
    }

    pub fn of_object(value: ObjId) -> D::Value {
        D::constant(u64::from(value.0))
    }

    /// What a `void` native answers.
    pub fn nothing() -> D::Value {
        D::Value::default()
    }

    // -- objects

    /// The object, or a `NullPointerException`.
    pub fn get(&mut self, id: ObjId) -> Outcome<&Object<D::Shadow>, D> {
        if self.state.heap.get(id).is_none() {
            return Err(self.throw_null_pointer());
        }
        Ok(self.state.heap.get(id).expect("just looked up"))
    }

    pub fn get_mut(&mut self, id: ObjId) -> Outcome<&mut Object<D::Shadow>, D> {
        if self.state.heap.get(id).is_none() {
            return Err(self.throw_null_pointer());
        }
        Ok(self.state.heap.get_mut(id).expect("just looked up"))
    }

    /// The class of an object that is not null.
    pub fn class_of(&mut self, id: ObjId) -> Outcome<ClassRef, D> {
        self.get(id).map(Object::class)
    }

    /// A new instance with all fields zero. The class need not be initialised.
    pub fn allocate(&mut self, class: ClassRef) -> Outcome<ObjId, D> {
        self.allocate_words(class, u32::from(class.instance_words))
    }

    /// As `allocate`, with a number of words or elements.
    pub(crate) fn allocate_words(&mut self, class: ClassRef, length: u32) -> Outcome<ObjId, D> {
        match self.state.heap.allocate(class, length) {
            Ok(id) => Ok(id),
            Err(_) => self.allocate_from_reserve(class, length),
        }
    }

    /// Natives hold objects that nothing else refers to, so nothing can be collected under them. They may use a
    /// reserve; the next instruction that allocates finds the heap full and collects.
    #[cold]
    fn allocate_from_reserve(&mut self, class: ClassRef, length: u32) -> Outcome<ObjId, D> {
        match self.state.heap.allocate_from_reserve(class, length) {
            Ok(id) => Ok(id),
            Err(_) => Err(self.out_of_memory("Java heap space")),
        }
    }

    /// For instructions: everything that lives is in some register or object, so a full heap is collected first.
    #[cold]
    pub(crate) fn collect_and_allocate(&mut self, class: ClassRef, length: u32) -> Outcome<ObjId, D> {
        self.state.collect();
        match self.state.heap.allocate(class, length) {
            Ok(id) => Ok(id),
            Err(_) => Err(self.out_of_memory("Java heap space")),
        }
    }

    /// A new array; `class` is the array class.
    pub fn allocate_array(&mut self, class: ClassRef, length: usize) -> Outcome<ObjId, D> {
        if length >= i32::MAX as usize - 1 {
            return Err(self.out_of_memory("Requested array size exceeds VM limit"));
        }
        self.allocate_words(class, length as u32)
    }

    pub fn new_byte_array(&mut self, bytes: &[u8]) -> Outcome<ObjId, D> {
        let id = self.allocate_array(self.known().byte_array, bytes.len())?;
        self.get_mut(id)?.elements_mut::<u8>()[..bytes.len()].copy_from_slice(bytes);
        Ok(id)
    }

    /// An array of references; `class` is the array class.
    pub fn new_object_array(&mut self, class: ClassRef, elements: &[ObjId]) -> Outcome<ObjId, D> {
        let id = self.allocate_array(class, elements.len())?;
        let array = self.get_mut(id)?.elements_mut::<u32>();
        for (place, element) in array.iter_mut().zip(elements) {
            *place = element.0;
        }
        Ok(id)
    }

    /// The elements of an array of references.
    pub fn object_array(&mut self, id: ObjId) -> Outcome<Vec<ObjId>, D> {
        let object = self.get(id)?;
        let length = object.length() as usize;
        Ok(object.elements::<u32>()[..length]
            .iter()
            .map(|&element| ObjId(element))
            .collect())
    }

    /// The bytes of a `byte[]`.
    pub fn byte_array(&mut self, id: ObjId) -> Outcome<Vec<u8>, D> {
        let object = self.get(id)?;
        Ok(object.elements::<u8>()[..object.length() as usize].to_vec())
    }

    // -- fields

    pub fn word(&mut self, id: ObjId, slot: u16) -> Outcome<D::Value, D> {
        if self.state.heap.get(id).is_none() {
            return Err(self.throw_null_pointer());
        }
        let object = self.state.heap.get(id).expect("just looked up");
        let bits = object.word(slot).unwrap_or(0);
        Ok(self.domain.load(&object.shadow, u32::from(slot), bits))
    }

    pub fn set_word(&mut self, id: ObjId, slot: u16, value: D::Value) -> Outcome<(), D> {
        if self.state.heap.get(id).is_none() {
            return Err(self.throw_null_pointer());
        }
        let object = self.state.heap.get_mut(id).expect("just looked up");
        object.set_word(slot, D::bits(value));
        self.domain.store(&mut object.shadow, u32::from(slot), value);
        Ok(())
    }

    /// The instance field of this name of the object's class.
    pub fn field_of(&mut self, id: ObjId, name: &str) -> Outcome<FieldRef, D> {
        let class = self.class_of(id)?;
        match class.field_named(name) {
            Some(field) => Ok(field),
            None => Err(Trap::Unsupported(format!(
                "field {}.{name} does not exist in this JDK",
                class.java_name()
            ))),
        }
    }

    pub fn get_field(&mut self, id: ObjId, name: &str) -> Outcome<D::Value, D> {
        let slot = self.field_of(id, name)?.slot;
        self.word(id, slot)
    }

    pub fn set_field(&mut self, id: ObjId, name: &str, value: D::Value) -> Outcome<(), D> {
        let slot = self.field_of(id, name)?.slot;
        self.set_word(id, slot, value)
    }

    /// Sets a field if the object's class has it in this JDK.
    pub fn set_field_if_present(&mut self, id: ObjId, name: &str, value: D::Value) -> Outcome<(), D> {
        let class = self.class_of(id)?;
        match class.field_named(name) {
            Some(field) => self.set_word(id, field.slot, value),
            None => Ok(()),
        }
    }

    /// Where a static field lives: the class object and the word in it.
    pub fn static_place(&mut self, field: FieldRef) -> Outcome<(ObjId, u16), D> {
        let mirror = self.mirror(field.class())?;
        Ok((mirror, self.known().class.instance_words + field.slot))
    }

    pub fn get_static(&mut self, class: ClassRef, name: &str) -> Outcome<D::Value, D> {
        let (mirror, slot) = self.static_named(class, name)?;
        self.word(mirror, slot)
    }

    pub fn set_static(&mut self, class: ClassRef, name: &str, value: D::Value) -> Outcome<(), D> {
        let (mirror, slot) = self.static_named(class, name)?;
        self.set_word(mirror, slot, value)
    }

    fn static_named(&mut self, class: ClassRef, name: &str) -> Outcome<(ObjId, u16), D> {
        match class
            .fields
            .iter()
            .find(|field| field.is_static() && &*field.name == name)
        {
            Some(field) => self.static_place(field),
            None => Err(Trap::Unsupported(format!(
                "static {}.{name} does not exist in this JDK",
                class.java_name()
            ))),
        }
    }

    // -- array elements

    /// Reads an element that is known to exist.
    pub fn element(&mut self, id: ObjId, index: u32) -> Outcome<D::Value, D> {
        if self.state.heap.get(id).is_none() {
            return Err(self.throw_null_pointer());
        }
        let object = self.state.heap.get(id).expect("just looked up");
        let bits = read_element(object, index);
        Ok(self.domain.load(&object.shadow, index, bits))
    }

    pub fn set_element(&mut self, id: ObjId, index: u32, value: D::Value) -> Outcome<(), D> {
        if self.state.heap.get(id).is_none() {
            return Err(self.throw_null_pointer());
        }
        let object = self.state.heap.get_mut(id).expect("just looked up");
        write_element(object, index, D::bits(value));
        self.domain.store(&mut object.shadow, index, value);
        Ok(())
    }

    // -- classes

    /// The class of this internal name; a failure is thrown as the program would see it.
    pub fn load(&mut self, name: &str) -> Outcome<ClassRef, D> {
        self.runtime.program.load(name).map_err(|error| self.throw_link(&error))
    }

    /// The result of linking, with a failure thrown.
    pub fn linked<T>(&mut self, result: Result<T, LinkError>) -> Outcome<T, D> {
        result.map_err(|error| self.throw_link(&error))
    }

    pub fn array_of(&mut self, component: ClassRef) -> Outcome<ClassRef, D> {
        let result = self.runtime.program.array_of(component);
        self.linked(result)
    }

    /// The class that a `java.lang.Class` stands for.
    pub fn class_of_mirror(&mut self, mirror: ObjId) -> Outcome<ClassRef, D> {
        let slot = self.known().class_id;
        let id = self.word(mirror, slot)?;
        Ok(self.runtime.program.class_by_id(ClassId(D::bits(id) as u32)))
    }
}

/// The bits of an array element, widened as a register holds them: integral types by sign, `char` and `boolean` by
/// zero.
pub fn read_element<S>(object: &Object<S>, index: u32) -> u64 {
    match object.class().element_kind() {
        Some(Kind::Boolean) => u64::from(object.element::<u8>(index).unwrap_or(0)),
        Some(Kind::Byte) => u64::from(object.element::<u8>(index).unwrap_or(0) as i8 as i32 as u32),
        Some(Kind::Char) => u64::from(object.element::<u16>(index).unwrap_or(0)),
        Some(Kind::Short) => u64::from(object.element::<u16>(index).unwrap_or(0) as i16 as i32 as u32),
        Some(Kind::Int | Kind::Float | Kind::Reference) => u64::from(object.element::<u32>(index).unwrap_or(0)),
        Some(Kind::Long | Kind::Double) => object.element::<u64>(index).unwrap_or(0),
        Some(Kind::Void) | None => 0,
    }
}

/// Writes an array element, narrowing as the store instructions do.
pub fn write_element<S>(object: &mut Object<S>, index: u32, bits: u64) {
    let index = index as usize;
    let ClassKind::Array { element, .. } = object.class().kind else {
        return;
    };
    match element {
        Kind::Boolean => set(object.elements_mut::<u8>(), index, bits as u8 & 1),
        Kind::Byte => set(object.elements_mut::<u8>(), index, bits as u8),
        Kind::Char | Kind::Short => set(object.elements_mut::<u16>(), index, bits as u16),
        Kind::Int | Kind::Float | Kind::Reference => set(object.elements_mut::<u32>(), index, bits as u32),
        Kind::Long | Kind::Double => set(object.elements_mut::<u64>(), index, bits),
        Kind::Void => {}
    }
}

fn set<T>(elements: &mut [T], index: usize, value: T) {
    if let Some(place) = elements.get_mut(index) {
        *place = value;
    }
}

/// A class's name for messages, with its kind: `class Foo`, `interface Bar`.
pub fn class_label(class: &Class) -> String {
    let word = if class.is_interface() { "interface" } else { "class" };
    format!("{word} {}", class.java_name())
}
