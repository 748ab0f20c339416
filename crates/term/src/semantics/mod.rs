//! What each operation computes: the one place that gives terms their meaning.
//!
//! Constant folding and evaluation both come here. All operations are total: where Java throws (division by zero, an
//! index outside) the value below is an arbitrary but fixed one, SMT-LIB's where it has one; whoever builds the term
//! excludes the case first.

mod bits;
mod float;
mod text;

use crate::op::Op;
use crate::ratio::Ratio;
use crate::sort::Sort;
use crate::value::{ArrayValue, Value};
use std::sync::Arc;

/// The value of an operation on values, or `None` if a real number does not fit.
///
/// # Panics
/// If the arguments do not fit the operation, or if it is a leaf or an application.
pub(crate) fn compute(op: Op, sort: Sort, args: &[Value]) -> Option<Value> {
    use Value::{Array, Bits, Bool, F32, F64, Real, Str};
    Some(match (op, args) {
        (Op::Eq, [a, b]) => Bool(a == b),
        (Op::Ite, [Bool(condition), then, other]) => if *condition { then } else { other }.clone(),
        (Op::Not, [Bool(a)]) => Bool(!a),
        (Op::And, [Bool(a), Bool(b)]) => Bool(*a && *b),

        (Op::ConstArray, [value]) => {
            let Sort::Array { index, .. } = sort else {
                unreachable!("the sort of a constant array")
            };
            Array(Arc::new(ArrayValue::new(index, value.clone())))
        }

        (Op::Concat, [Bits(_, high), Bits(width, low)]) => Value::bits(sort.width(), bits::concat(*high, *width, *low)),
        (Op::Extract(low), [Bits(_, a)]) => Value::bits(sort.width(), a >> low),
        (Op::Zext, [Bits(_, a)]) => Bits(sort.width(), *a),
        (Op::Sext, [Bits(width, a)]) => Value::bits(sort.width(), crate::sort::signed(*width, *a) as u64),
        (Op::Ult, [Bits(_, a), Bits(_, b)]) => Bool(a < b),
        (Op::Slt, [a, b]) => Bool(a.as_signed()? < b.as_signed()?),
        (Op::Compare, [a, b]) => Value::int(a.as_signed()?.cmp(&b.as_signed()?) as i32),
        (Op::BitsToFloat, [Bits(32, a)]) => Value::f32(f32::from_bits(*a as u32)),
        (Op::BitsToFloat, [Bits(_, a)]) => Value::f64(f64::from_bits(*a)),
        (Op::IntToFloat, [a]) if sort == Sort::Float32 => Value::f32(a.as_signed()? as f32),
        (Op::IntToFloat, [a]) => Value::f64(a.as_signed()? as f64),
        (Op::IntToReal, [a]) => Value::real(Ratio::integer(a.as_signed()?)),
        (Op::UnitToStr, [Bits(_, a)]) => Str(Arc::new(vec![*a as u16])),
        (Op::IntToStr, [a @ Bits(..)]) => Value::text(&a.as_signed()?.to_string()),
        (op, [Bits(width, a), Bits(_, b)]) => Value::bits(*width, bits::binary(op, *width, *a, *b)),

        (_, [F32(_), ..]) => float::compute32(op, sort, args),
        (_, [F64(_), ..]) => float::compute64(op, sort, args),

        (Op::RAdd, [Real(a), Real(b)]) => Value::real(a.checked_add(**b)?),
        (Op::RMul, [Real(a), Real(b)]) => Value::real(a.checked_mul(**b)?),
        (Op::RDiv, [Real(a), Real(b)]) => Value::real(a.checked_div(**b)?),
        (Op::RLt, [Real(a), Real(b)]) => Bool(a.compare(**b)?.is_lt()),

        (Op::Select, [Array(array), Bits(_, index)]) => array.get(*index).clone(),
        (Op::Store, [Array(array), Bits(_, index), value]) => {
            let mut array = array.clone();
            Arc::make_mut(&mut array).set(*index, value.clone());
            Array(array)
        }

        (_, [Str(subject), rest @ ..]) => text::compute(op, sort, subject, rest),
        _ => unreachable!("{op:?} of {args:?}"),
    })
}
