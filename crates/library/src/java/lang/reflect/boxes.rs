//! Boxed values: taking them out, and the widening conversions that reflection applies (JLS 5.1.2).

use crate::prelude::*;
use javelin_vm::domain::UnaryOp;

/// The primitive value in a box, or `None` if the object is no box.
pub(crate) fn unbox<D: Domain>(m: &mut Machine<'_, D>, object: ObjId) -> Outcome<Option<(Kind, D::Value)>, D> {
    if object.is_null() {
        return Ok(None);
    }
    let class = m.class_of(object)?;
    let kind = Kind::PRIMITIVES
        .into_iter()
        .find(|kind| *kind != Kind::Void && kind.box_class() == Some(&class.name));
    match kind {
        Some(kind) => Ok(Some((kind, m.get_field(object, "value")?))),
        None => Ok(None),
    }
}

/// The value converted to a wider type; `None` if that is no widening.
pub(crate) fn widen<D: Domain>(m: &mut Machine<'_, D>, from: Kind, to: Kind, value: D::Value) -> Option<D::Value> {
    use Kind::{Byte, Char, Double, Float, Int, Long, Short};
    let op = match (from, to) {
        _ if from == to => return Some(value),
        (Byte, Short | Int) | (Short | Char, Int) => return Some(value),
        (Byte | Short | Char | Int, Long) => UnaryOp::I2L,
        (Byte | Short | Char | Int, Float) => UnaryOp::I2F,
        (Byte | Short | Char | Int, Double) => UnaryOp::I2D,
        (Long, Float) => UnaryOp::L2F,
        (Long, Double) => UnaryOp::L2D,
        (Float, Double) => UnaryOp::F2D,
        _ => return None,
    };
    if !D::is_concrete(value) {
        return Some(m.domain.unary(op, value));
    }
    let bits = D::bits(value);
    let (int, long) = (bits as i32, bits as i64);
    Some(match op {
        UnaryOp::I2L => Machine::<D>::of_long(i64::from(int)),
        UnaryOp::I2F => Machine::<D>::of_float(int as f32),
        UnaryOp::I2D => Machine::<D>::of_double(f64::from(int)),
        UnaryOp::L2F => Machine::<D>::of_float(long as f32),
        UnaryOp::L2D => Machine::<D>::of_double(long as f64),
        _ => Machine::<D>::of_double(f64::from(f32::from_bits(bits as u32))),
    })
}
