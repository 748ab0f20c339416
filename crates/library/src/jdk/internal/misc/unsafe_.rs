//! `jdk.internal.misc.Unsafe`
//!
//! Offsets: word `n` of an object is at `BASE + 8 n`, element `n` of an array at `BASE + n * size`. A static field is a
//! word of its class object.

use super::unsafe_memory::{read_memory, write_memory};
use crate::prelude::*;

/// Where the data of an object begins.
pub(super) const BASE: i64 = 16;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "jdk/internal/misc/Unsafe",
        &[
            ("registerNatives()V", nothing),
            ("arrayBaseOffset0(Ljava/lang/Class;)I", array_base_offset),
            ("arrayIndexScale0(Ljava/lang/Class;)I", array_index_scale),
            ("addressSize0()I", address_size),
            ("isBigEndian0()Z", no),
            ("unalignedAccess0()Z", yes),
            ("objectFieldOffset0(Ljava/lang/reflect/Field;)J", field_offset),
            ("objectFieldOffset1(Ljava/lang/Class;Ljava/lang/String;)J", named_field_offset),
            ("staticFieldOffset0(Ljava/lang/reflect/Field;)J", field_offset),
            ("staticFieldBase0(Ljava/lang/reflect/Field;)Ljava/lang/Object;", static_field_base),
            ("ensureClassInitialized0(Ljava/lang/Class;)V", ensure_class_initialized),
            ("shouldBeInitialized0(Ljava/lang/Class;)Z", should_be_initialized),
            ("allocateInstance(Ljava/lang/Class;)Ljava/lang/Object;", allocate_instance),
            ("fullFence()V", nothing),
            ("loadFence()V", nothing),
            ("storeFence()V", nothing),
            ("park(ZJ)V", park),
            ("unpark(Ljava/lang/Object;)V", unpark),
            ("throwException(Ljava/lang/Throwable;)V", throw_exception),
            ("compareAndSetInt(Ljava/lang/Object;JII)Z", compare_and_set::<D, INT>),
            ("compareAndSetLong(Ljava/lang/Object;JJJ)Z", compare_and_set::<D, LONG>),
            (
                "compareAndSetReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z",
                compare_and_set::<D, REFERENCE>,
            ),
            ("compareAndExchangeInt(Ljava/lang/Object;JII)I", compare_and_exchange::<D, INT>),
            ("compareAndExchangeLong(Ljava/lang/Object;JJJ)J", compare_and_exchange::<D, LONG>),
            (
                "compareAndExchangeReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
                compare_and_exchange::<D, REFERENCE>,
            ),
        ],
    );
    declare_access::<D, BOOLEAN>(natives, "Boolean", "Z");
    declare_access::<D, BYTE>(natives, "Byte", "B");
    declare_access::<D, CHAR>(natives, "Char", "C");
    declare_access::<D, SHORT>(natives, "Short", "S");
    declare_access::<D, INT>(natives, "Int", "I");
    declare_access::<D, LONG>(natives, "Long", "J");
    declare_access::<D, FLOAT>(natives, "Float", "F");
    declare_access::<D, DOUBLE>(natives, "Double", "D");
    declare_access::<D, REFERENCE>(natives, "Reference", "Ljava/lang/Object;");
}

/// `get…`, `put…` and their volatile forms. With one thread running at a time, all modes are the same.
fn declare_access<D: Domain, const KIND: u8>(natives: &mut Natives<D>, name: &str, descriptor: &str) {
    for suffix in ["", "Volatile"] {
        natives.class(
            "jdk/internal/misc/Unsafe",
            &[
                (
                    &format!("get{name}{suffix}(Ljava/lang/Object;J){descriptor}"),
                    get::<D, KIND>,
                ),
                (
                    &format!("put{name}{suffix}(Ljava/lang/Object;J{descriptor})V"),
                    put::<D, KIND>,
                ),
            ],
        );
    }
}

const BOOLEAN: u8 = Kind::Boolean as u8;
const BYTE: u8 = Kind::Byte as u8;
const CHAR: u8 = Kind::Char as u8;
const SHORT: u8 = Kind::Short as u8;
const INT: u8 = Kind::Int as u8;
const LONG: u8 = Kind::Long as u8;
const FLOAT: u8 = Kind::Float as u8;
const DOUBLE: u8 = Kind::Double as u8;
const REFERENCE: u8 = Kind::Reference as u8;

const fn kind_of(number: u8) -> Kind {
    match number {
        BOOLEAN => Kind::Boolean,
        BYTE => Kind::Byte,
        CHAR => Kind::Char,
        SHORT => Kind::Short,
        INT => Kind::Int,
        LONG => Kind::Long,
        FLOAT => Kind::Float,
        DOUBLE => Kind::Double,
        _ => Kind::Reference,
    }
}

/// A place that an offset means.
pub(crate) enum Place {
    Word(ObjId, u16),
    Element(ObjId, u32),
    /// Bytes of an array that are not one element of it.
    Bytes(ObjId, usize),
    /// Memory outside the heap.
    Address(u64),
}

fn place<D: Domain>(m: &mut Machine<'_, D>, object: D::Value, offset: D::Value, kind: Kind) -> Outcome<Place, D> {
    let (object, offset) = (m.object(object)?, m.long(offset)?);
    if object.is_null() {
        return Ok(Place::Address(offset as u64));
    }
    let (class, length) = {
        let object = m.get(object)?;
        (object.class(), object.length())
    };
    let outside = || Trap::Unsupported(format!("Unsafe access at offset {offset} of a {}", class.java_name()));
    let at = usize::try_from(offset - BASE).map_err(|_| outside())?;
    let Some(element) = class.element_kind() else {
        let word = at / 8;
        return if at % 8 == 0 && word < length as usize {
            Ok(Place::Word(object, word as u16))
        } else {
            Err(outside())
        };
    };
    if at + kind.size() > length as usize * element.size() {
        return Err(outside());
    }
    let whole = element.size() == kind.size() && at % kind.size() == 0;
    Ok(if whole {
        Place::Element(object, (at / kind.size()) as u32)
    } else {
        Place::Bytes(object, at)
    })
}

pub(crate) fn load<D: Domain>(m: &mut Machine<'_, D>, place: &Place, kind: Kind) -> Answer<D> {
    match *place {
        Place::Word(object, word) => m.word(object, word),
        Place::Element(object, index) => {
            let value = m.element(object, index)?;
            Ok(if D::is_concrete(value) {
                D::constant(widen(kind, D::bits(value)))
            } else {
                value
            })
        }
        Place::Bytes(object, at) => {
            let mut bytes = [0; 8];
            bytes[..kind.size()].copy_from_slice(&m.get(object)?.elements::<u8>()[at..at + kind.size()]);
            Ok(D::constant(widen(kind, u64::from_le_bytes(bytes))))
        }
        Place::Address(address) => {
            let mut bytes = [0; 8];
            bytes[..kind.size()].copy_from_slice(&read_memory(m, address, kind.size())?);
            Ok(D::constant(widen(kind, u64::from_le_bytes(bytes))))
        }
    }
}

pub(crate) fn store<D: Domain>(m: &mut Machine<'_, D>, place: &Place, kind: Kind, value: D::Value) -> Outcome<(), D> {
    match *place {
        Place::Word(object, word) => m.set_word(object, word, value),
        Place::Element(object, index) => m.set_element(object, index, value),
        Place::Bytes(object, at) => {
            let bytes = m.concrete(value, kind)?.to_le_bytes();
            m.get_mut(object)?.elements_mut::<u8>()[at..at + kind.size()].copy_from_slice(&bytes[..kind.size()]);
            Ok(())
        }
        Place::Address(address) => {
            let bytes = m.concrete(value, kind)?.to_le_bytes();
            write_memory(m, address, &bytes[..kind.size()])
        }
    }
}

/// The bits of a value of this kind as a register holds them.
fn widen(kind: Kind, bits: u64) -> u64 {
    match kind {
        Kind::Boolean => bits & 1,
        Kind::Byte => u64::from(bits as i8 as i32 as u32),
        Kind::Char => u64::from(bits as u16),
        Kind::Short => u64::from(bits as i16 as i32 as u32),
        Kind::Int | Kind::Float | Kind::Reference => u64::from(bits as u32),
        Kind::Long | Kind::Double | Kind::Void => bits,
    }
}

fn get<D: Domain, const KIND: u8>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let place = place(m, args[1], args[2], kind_of(KIND))?;
    load(m, &place, kind_of(KIND))
}

fn put<D: Domain, const KIND: u8>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let place = place(m, args[1], args[2], kind_of(KIND))?;
    store(m, &place, kind_of(KIND), args[3])?;
    Ok(Machine::<D>::nothing())
}

fn compare_and_set<D: Domain, const KIND: u8>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let place = place(m, args[1], args[2], kind_of(KIND))?;
    let old = load(m, &place, kind_of(KIND))?;
    let (current, expected) = (m.concrete(old, kind_of(KIND))?, m.concrete(args[3], kind_of(KIND))?);
    if current == expected {
        store(m, &place, kind_of(KIND), args[4])?;
    }
    Ok(Machine::<D>::of_bool(current == expected))
}

fn compare_and_exchange<D: Domain, const KIND: u8>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let place = place(m, args[1], args[2], kind_of(KIND))?;
    let old = load(m, &place, kind_of(KIND))?;
    if m.concrete(old, kind_of(KIND))? == m.concrete(args[3], kind_of(KIND))? {
        store(m, &place, kind_of(KIND), args[4])?;
    }
    Ok(old)
}

fn class_at<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<ClassRef, D> {
    let mirror = m.object(value)?;
    m.class_of_mirror(mirror)
}

fn array_base_offset<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_int(BASE as i32))
}

fn array_index_scale<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[1])?;
    Ok(Machine::<D>::of_int(class.element_kind().map_or(0, Kind::size) as i32))
}

fn address_size<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_int(8))
}

/// The field that a `java.lang.reflect.Field` stands for.
fn reflected_field<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<javelin_program::class::FieldRef, D> {
    let object = m.object(value)?;
    let class = m.get_field(object, "clazz")?;
    let class = class_at(m, class)?;
    let slot = m.get_field(object, "slot")?;
    let slot = m.int(slot)? as usize;
    match class.fields.get(slot) {
        Some(field) => Ok(field),
        None => Err(m.throw_plain("java/lang/InternalError")),
    }
}

fn offset_of(m: &Machine<'_, impl Domain>, field: &javelin_program::class::Field) -> i64 {
    let first = if field.is_static() {
        m.known().class.instance_words
    } else {
        0
    };
    BASE + 8 * i64::from(first + field.slot)
}

fn field_offset<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let field = reflected_field(m, args[1])?;
    Ok(Machine::<D>::of_long(offset_of(m, field)))
}

fn static_field_base<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let field = reflected_field(m, args[1])?;
    m.mirror(field.class()).map(Machine::<D>::of_object)
}

fn named_field_offset<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[1])?;
    let name = m.text(args[2])?;
    match class.field_named(&name) {
        Some(field) => Ok(Machine::<D>::of_long(offset_of(m, field))),
        None => Err(m.throw("java/lang/InternalError", &name)),
    }
}

fn ensure_class_initialized<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[1])?;
    m.initialize(class)?;
    Ok(Machine::<D>::nothing())
}

fn should_be_initialized<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[1])?;
    let done = m.state.class_state(class.id).init == javelin_vm::state::InitStatus::Done;
    Ok(Machine::<D>::of_bool(!done))
}

fn allocate_instance<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[1])?;
    m.initialize(class)?;
    m.allocate(class).map(Machine::<D>::of_object)
}

fn park<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let absolute = m.int(args[1])? != 0;
    let time = m.long(args[2])?;
    let until = if absolute {
        let millis = time - crate::java::EPOCH_MILLIS;
        Some(u64::try_from(millis).unwrap_or(0).saturating_mul(1_000_000))
    } else if time == 0 {
        None
    } else {
        Some(m.state.clock.saturating_add(time.max(0) as u64))
    };
    Err(m.park(until))
}

fn unpark<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let thread = m.object(args[1])?;
    if !thread.is_null() {
        let word = m.word(thread, m.known().thread_id)?;
        m.unpark(javelin_vm::thread::ThreadId(D::bits(word) as u16));
    }
    Ok(Machine::<D>::nothing())
}

fn throw_exception<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    Err(Trap::Throw(m.object(args[1])?))
}
