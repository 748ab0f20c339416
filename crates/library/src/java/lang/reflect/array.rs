//! `java.lang.reflect.Array`

use super::boxes::{unbox, widen};
use crate::java::lang::class::class_at;
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/reflect/Array",
        &[
            ("newArray(Ljava/lang/Class;I)Ljava/lang/Object;", new_array),
            ("multiNewArray(Ljava/lang/Class;[I)Ljava/lang/Object;", multi_new_array),
            ("getLength(Ljava/lang/Object;)I", get_length),
            ("get(Ljava/lang/Object;I)Ljava/lang/Object;", get),
            ("getBoolean(Ljava/lang/Object;I)Z", |m, args| {
                get_as(m, args, Kind::Boolean)
            }),
            ("getByte(Ljava/lang/Object;I)B", |m, args| get_as(m, args, Kind::Byte)),
            ("getChar(Ljava/lang/Object;I)C", |m, args| get_as(m, args, Kind::Char)),
            ("getShort(Ljava/lang/Object;I)S", |m, args| get_as(m, args, Kind::Short)),
            ("getInt(Ljava/lang/Object;I)I", |m, args| get_as(m, args, Kind::Int)),
            ("getLong(Ljava/lang/Object;I)J", |m, args| get_as(m, args, Kind::Long)),
            ("getFloat(Ljava/lang/Object;I)F", |m, args| get_as(m, args, Kind::Float)),
            ("getDouble(Ljava/lang/Object;I)D", |m, args| {
                get_as(m, args, Kind::Double)
            }),
            ("set(Ljava/lang/Object;ILjava/lang/Object;)V", set),
            ("setBoolean(Ljava/lang/Object;IZ)V", |m, args| {
                set_from(m, args, Kind::Boolean)
            }),
            ("setByte(Ljava/lang/Object;IB)V", |m, args| {
                set_from(m, args, Kind::Byte)
            }),
            ("setChar(Ljava/lang/Object;IC)V", |m, args| {
                set_from(m, args, Kind::Char)
            }),
            ("setShort(Ljava/lang/Object;IS)V", |m, args| {
                set_from(m, args, Kind::Short)
            }),
            ("setInt(Ljava/lang/Object;II)V", |m, args| set_from(m, args, Kind::Int)),
            ("setLong(Ljava/lang/Object;IJ)V", |m, args| {
                set_from(m, args, Kind::Long)
            }),
            ("setFloat(Ljava/lang/Object;IF)V", |m, args| {
                set_from(m, args, Kind::Float)
            }),
            ("setDouble(Ljava/lang/Object;ID)V", |m, args| {
                set_from(m, args, Kind::Double)
            }),
        ],
    );
}

fn refuse<D: Domain>(m: &mut Machine<'_, D>, message: &str) -> Trap<D> {
    m.throw("java/lang/IllegalArgumentException", message)
}

fn is_void(class: ClassRef) -> bool {
    &*class.name == "void"
}

fn new_array<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let component = class_at(m, args[0])?;
    let length = m.int(args[1])?;
    if is_void(component) {
        return Err(m.throw_plain("java/lang/IllegalArgumentException"));
    }
    if length < 0 {
        return Err(m.throw("java/lang/NegativeArraySizeException", &length.to_string()));
    }
    let class = m.array_of(component)?;
    m.allocate_array(class, length as usize).map(Machine::<D>::of_object)
}

fn multi_new_array<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    const MOST_DIMENSIONS: usize = 255;
    let component = class_at(m, args[0])?;
    let lengths = m.object(args[1])?;
    let count = m.get(lengths)?.length();
    let lengths = (0..count)
        .map(|index| {
            let length = m.element(lengths, index)?;
            m.int(length)
        })
        .collect::<Outcome<Vec<i32>, D>>()?;
    let existing = component.name.bytes().take_while(|&byte| byte == b'[').count();
    if lengths.is_empty() || lengths.len() + existing > MOST_DIMENSIONS || is_void(component) {
        return Err(m.throw_plain("java/lang/IllegalArgumentException"));
    }
    if let Some(negative) = lengths.iter().find(|&&length| length < 0) {
        return Err(m.throw("java/lang/NegativeArraySizeException", &negative.to_string()));
    }
    let mut class = component;
    for _ in &lengths {
        class = m.array_of(class)?;
    }
    m.nested_array(class, &lengths).map(Machine::<D>::of_object)
}

/// The array and its class.
fn array_at<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<(ObjId, ClassRef), D> {
    let array = m.object(value)?;
    let class = m.class_of(array)?;
    if !class.is_array() {
        return Err(refuse(m, "Argument is not an array"));
    }
    Ok((array, class))
}

/// The array, its element kind, and an index that is in bounds.
fn place<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Outcome<(ObjId, ClassRef, u32), D> {
    let (array, class) = array_at(m, args[0])?;
    let index = m.int(args[1])?;
    let length = m.get(array)?.length();
    if index < 0 || index as u32 >= length {
        return Err(m.throw_plain("java/lang/ArrayIndexOutOfBoundsException"));
    }
    Ok((array, class, index as u32))
}

fn get_length<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (array, _) = array_at(m, args[0])?;
    let object = m.get(array)?;
    let (shadow, length) = (object.shadow.clone(), object.length());
    Ok(m.domain.load_length(&shadow, length))
}

fn get<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (array, class, index) = place(m, args)?;
    let kind = class.element_kind().unwrap_or(Kind::Reference);
    let value = m.element(array, index)?;
    m.box_value(kind, value)
}

/// The arrays that `getInt` and its like accept are of primitives.
fn primitive_kind<D: Domain>(m: &mut Machine<'_, D>, class: ClassRef) -> Outcome<Kind, D> {
    match class.element_kind() {
        Some(kind) if kind != Kind::Reference => Ok(kind),
        _ => Err(refuse(m, "Argument is not an array of primitive type")),
    }
}

fn get_as<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], wanted: Kind) -> Answer<D> {
    let (_, class) = array_at(m, args[0])?;
    let kind = primitive_kind(m, class)?;
    let (array, _, index) = place(m, args)?;
    let value = m.element(array, index)?;
    widen(m, kind, wanted, value).ok_or_else(|| refuse(m, "argument type mismatch"))
}

fn set<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (array, class) = array_at(m, args[0])?;
    let value = m.object(args[2])?;
    let kind = class.element_kind().unwrap_or(Kind::Reference);
    let stored = if kind == Kind::Reference {
        let component = class.component().unwrap_or(m.known().object);
        if !value.is_null() && !m.class_of(value)?.is_subtype_of(component) {
            place(m, args)?;
            return Err(refuse(m, "array element type mismatch"));
        }
        args[2]
    } else {
        let unboxed = unbox(m, value)?;
        let Some((from, value)) = unboxed else {
            return Err(if value.is_null() {
                m.throw_plain("java/lang/IllegalArgumentException")
            } else {
                place(m, args)?;
                refuse(m, "argument type mismatch")
            });
        };
        place(m, args)?;
        widen(m, from, kind, value).ok_or_else(|| refuse(m, "argument type mismatch"))?
    };
    let (_, _, index) = place(m, args)?;
    m.set_element(array, index, stored)?;
    Ok(Machine::<D>::nothing())
}

fn set_from<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], from: Kind) -> Answer<D> {
    let (_, class) = array_at(m, args[0])?;
    let kind = primitive_kind(m, class)?;
    let (array, _, index) = place(m, args)?;
    let Some(value) = widen(m, from, kind, args[2]) else {
        return Err(refuse(m, "argument type mismatch"));
    };
    m.set_element(array, index, value)?;
    Ok(Machine::<D>::nothing())
}
