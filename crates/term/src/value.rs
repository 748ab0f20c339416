//! Values: what terms evaluate to.

use crate::ratio::Ratio;
use crate::sort::{Scalar, Sort, mask, signed};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A value of a sort. Equality is identity of the bits; there is one NaN per float sort, the one that
/// `Float.floatToIntBits` and `Double.doubleToLongBits` show.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    Bool(bool),
    /// The width, and the bits zero-extended.
    Bits(u8, u64),
    /// Raw bits; make them with [`Value::f32`].
    F32(u32),
    /// Raw bits; make them with [`Value::f64`].
    F64(u64),
    Real(Arc<Ratio>),
    Str(Arc<Vec<u16>>),
    Array(Arc<ArrayValue>),
}

/// A total map: `default` but for `entries`, which never hold the default.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArrayValue {
    index: u8,
    default: Value,
    entries: BTreeMap<u64, Value>,
}

pub const NAN32: u32 = 0x7fc0_0000;
pub const NAN64: u64 = 0x7ff8_0000_0000_0000;

impl Value {
    /// Bits beyond the width are dropped.
    pub fn bits(width: u8, bits: u64) -> Value {
        Value::Bits(width, bits & mask(width))
    }

    pub fn int(value: i32) -> Value {
        Value::bits(32, value as u64)
    }

    pub fn long(value: i64) -> Value {
        Value::Bits(64, value as u64)
    }

    pub fn f32(value: f32) -> Value {
        Value::F32(if value.is_nan() { NAN32 } else { value.to_bits() })
    }

    pub fn f64(value: f64) -> Value {
        Value::F64(if value.is_nan() { NAN64 } else { value.to_bits() })
    }

    pub fn real(value: Ratio) -> Value {
        Value::Real(Arc::new(value))
    }

    pub fn text(value: &str) -> Value {
        Value::Str(Arc::new(value.encode_utf16().collect()))
    }

    /// What a variable of the sort is if nobody says otherwise: false, 0, empty.
    pub fn default_of(sort: Sort) -> Value {
        match sort {
            Sort::Bool => Value::Bool(false),
            Sort::BitVec(width) => Value::Bits(width, 0),
            Sort::Float32 => Value::F32(0),
            Sort::Float64 => Value::F64(0),
            Sort::Real => Value::real(Ratio::ZERO),
            Sort::Str => Value::Str(Arc::default()),
            Sort::Array { index, element } => {
                Value::Array(Arc::new(ArrayValue::new(index, Value::default_of(element.into()))))
            }
        }
    }

    pub fn sort(&self) -> Sort {
        match self {
            Value::Bool(_) => Sort::Bool,
            Value::Bits(width, _) => Sort::BitVec(*width),
            Value::F32(_) => Sort::Float32,
            Value::F64(_) => Sort::Float64,
            Value::Real(_) => Sort::Real,
            Value::Str(_) => Sort::Str,
            Value::Array(array) => Sort::Array {
                index: array.index,
                element: array.element(),
            },
        }
    }

    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Value::Bool(value) => Some(*value),
            _ => None,
        }
    }

    pub fn as_bits(&self) -> Option<u64> {
        match self {
            Value::Bits(_, bits) => Some(*bits),
            _ => None,
        }
    }

    pub fn as_signed(&self) -> Option<i64> {
        match self {
            Value::Bits(width, bits) => Some(signed(*width, *bits)),
            _ => None,
        }
    }

    pub fn as_f32(&self) -> Option<f32> {
        match self {
            Value::F32(bits) => Some(f32::from_bits(*bits)),
            _ => None,
        }
    }

    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Value::F64(bits) => Some(f64::from_bits(*bits)),
            _ => None,
        }
    }

    pub fn as_str(&self) -> Option<&[u16]> {
        match self {
            Value::Str(units) => Some(units),
            _ => None,
        }
    }
}

impl ArrayValue {
    /// # Panics
    /// If `default` is itself an array.
    pub fn new(index: u8, default: Value) -> ArrayValue {
        assert!(default.sort().scalar().is_some(), "arrays hold scalars");
        ArrayValue {
            index,
            default,
            entries: BTreeMap::new(),
        }
    }

    pub fn element(&self) -> Scalar {
        self.default.sort().scalar().expect("checked when the array was made")
    }

    pub fn index_width(&self) -> u8 {
        self.index
    }

    pub fn default(&self) -> &Value {
        &self.default
    }

    /// The places that differ from the default, by index.
    pub fn entries(&self) -> impl Iterator<Item = (u64, &Value)> {
        self.entries.iter().map(|(index, value)| (*index, value))
    }

    pub fn get(&self, index: u64) -> &Value {
        self.entries.get(&index).unwrap_or(&self.default)
    }

    pub fn set(&mut self, index: u64, value: Value) {
        if value == self.default {
            self.entries.remove(&index);
        } else {
            self.entries.insert(index, value);
        }
    }
}
