//! `jdk.internal.reflect.ConstantPool`: what the reader of annotations needs.

use crate::java::lang::class::class_at;
use crate::prelude::*;
use javelin_program::constant::Constant;
use javelin_program::error::FormatError;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "jdk/internal/reflect/ConstantPool",
        &[
            ("getSize0(Ljava/lang/Object;)I", get_size),
            ("getIntAt0(Ljava/lang/Object;I)I", get_int),
            ("getLongAt0(Ljava/lang/Object;I)J", get_long),
            ("getFloatAt0(Ljava/lang/Object;I)F", get_float),
            ("getDoubleAt0(Ljava/lang/Object;I)D", get_double),
            ("getStringAt0(Ljava/lang/Object;I)Ljava/lang/String;", get_string),
            ("getUTF8At0(Ljava/lang/Object;I)Ljava/lang/String;", get_utf8),
            ("getClassAt0(Ljava/lang/Object;I)Ljava/lang/Class;", get_class),
        ],
    );
}

/// The class whose pool is asked; the argument is its class object.
fn pool_class<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Outcome<ClassRef, D> {
    class_at(m, args[1])
}

fn wrong<D: Domain>(m: &mut Machine<'_, D>) -> Trap<D> {
    m.throw(
        "java/lang/IllegalArgumentException",
        "Wrong type at constant pool index",
    )
}

fn constant<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Outcome<Constant, D> {
    let class = pool_class(m, args)?;
    let index = m.int(args[2])?;
    let found = class.file.as_ref().map(|file| file.constant(index as u16));
    match found {
        Some(Ok(constant)) if (0..=0xFFFF).contains(&index) => Ok(constant),
        _ => Err(m.throw(
            "java/lang/IllegalArgumentException",
            "Constant pool index out of bounds",
        )),
    }
}

fn get_size<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = pool_class(m, args)?;
    let size = class.file.as_ref().map_or(0, |file| file.pool.len());
    Ok(Machine::<D>::of_int(size as i32))
}

fn get_int<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    match constant(m, args)? {
        Constant::Integer(value) => Ok(Machine::<D>::of_int(value)),
        _ => Err(wrong(m)),
    }
}

fn get_long<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    match constant(m, args)? {
        Constant::Long(value) => Ok(Machine::<D>::of_long(value)),
        _ => Err(wrong(m)),
    }
}

fn get_float<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    match constant(m, args)? {
        Constant::Float(value) => Ok(Machine::<D>::of_float(value)),
        _ => Err(wrong(m)),
    }
}

fn get_double<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    match constant(m, args)? {
        Constant::Double(value) => Ok(Machine::<D>::of_double(value)),
        _ => Err(wrong(m)),
    }
}

fn text<D: Domain>(m: &mut Machine<'_, D>, bytes: Result<&[u8], FormatError>) -> Answer<D> {
    match bytes {
        Ok(bytes) => m
            .intern_units(&javelin_program::mutf8::decode(bytes))
            .map(Machine::<D>::of_object),
        Err(_) => Err(wrong(m)),
    }
}

fn get_string<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = pool_class(m, args)?;
    match (constant(m, args)?, &class.file) {
        (Constant::String(index), Some(file)) => text(m, file.pool.utf8(index)),
        _ => Err(wrong(m)),
    }
}

fn get_utf8<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    match constant(m, args)? {
        Constant::Utf8(bytes) => text(m, Ok(bytes)),
        _ => Err(wrong(m)),
    }
}

fn get_class<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = pool_class(m, args)?;
    let index = m.int(args[2])?;
    let found = m.program().resolve_class(class, index as u16);
    let found = m.linked(found)?;
    m.mirror(found).map(Machine::<D>::of_object)
}
