//! IEEE 754 as Java has it: round to nearest even, subnormals kept (JLS 15.4), one NaN.

use crate::op::Op;
use crate::sort::Sort;
use crate::value::Value;
use std::cmp::Ordering;

macro_rules! float_semantics {
    ($name:ident, $variant:ident, $make:ident, $float:ty) => {
        pub(super) fn $name(op: Op, sort: Sort, args: &[Value]) -> Value {
            let number = |i: usize| match &args[i] {
                Value::$variant(bits) => <$float>::from_bits(*bits),
                other => unreachable!("{op:?} of {other:?}"),
            };
            let a = number(0);
            match op {
                Op::FAdd => Value::$make(a + number(1)),
                Op::FMul => Value::$make(a * number(1)),
                Op::FDiv => Value::$make(a / number(1)),
                Op::FRem => Value::$make(a % number(1)),
                Op::FNeg => Value::$make(-a),
                Op::FAbs => Value::$make(a.abs()),
                Op::FSqrt => Value::$make(a.sqrt()),
                Op::FFma => Value::$make(a.mul_add(number(1), number(2))),
                Op::FMin | Op::FMax => {
                    let b = number(1);
                    if a.is_nan() || b.is_nan() {
                        return Value::$make(<$float>::NAN);
                    }
                    // The total order puts -0.0 before 0.0, as Math.min and Math.max want.
                    let first = a.total_cmp(&b).is_lt();
                    Value::$make(if first == (op == Op::FMin) { a } else { b })
                }
                Op::FFloor => Value::$make(a.floor()),
                Op::FCeil => Value::$make(a.ceil()),
                Op::FRint => Value::$make(a.round_ties_even()),
                Op::FEq => Value::Bool(a == number(1)),
                Op::FLt => Value::Bool(a < number(1)),
                Op::FLe => Value::Bool(a <= number(1)),
                Op::FIsNan => Value::Bool(a.is_nan()),
                Op::FCompareL => three_way(a.partial_cmp(&number(1)), -1),
                Op::FCompareG => three_way(a.partial_cmp(&number(1)), 1),
                Op::FloatToFloat if sort == Sort::Float32 => Value::f32(a as f32),
                Op::FloatToFloat => Value::f64(f64::from(a)),
                Op::FloatToInt if sort.width() == 32 => Value::int(a as i32),
                Op::FloatToInt => Value::long(a as i64),
                Op::FloatToBits => Value::bits(sort.width(), a.to_bits().into()),
                _ => unreachable!("{op:?} of floats"),
            }
        }
    };
}

float_semantics!(compute32, F32, f32, f32);
float_semantics!(compute64, F64, f64, f64);

fn three_way(ordering: Option<Ordering>, unordered: i32) -> Value {
    Value::int(ordering.map_or(unordered, |ordering| ordering as i32))
}
