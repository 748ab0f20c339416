//! Constants, as Java and as SMT-LIB write them.

use super::smt2::sort_name;
use crate::value::{NAN32, NAN64, Value};
use std::fmt::Write;

/// A Java literal, or the nearest thing to one.
pub(super) fn java(value: &Value) -> String {
    match value {
        Value::Bool(value) => value.to_string(),
        Value::Bits(64, bits) => format!("{}L", *bits as i64),
        Value::Bits(..) => value.as_signed().unwrap_or_default().to_string(),
        Value::F32(bits) => java_float(f32::from_bits(*bits).into(), "Float", || {
            format!("{:?}f", f32::from_bits(*bits))
        }),
        Value::F64(bits) => java_float(f64::from_bits(*bits), "Double", || {
            format!("{:?}", f64::from_bits(*bits))
        }),
        Value::Real(ratio) if ratio.denominator() == 1 => ratio.numerator().to_string(),
        Value::Real(ratio) => format!("({}/{})", ratio.numerator(), ratio.denominator()),
        Value::Str(units) => java_text(units),
        Value::Array(array) => {
            let mut text = String::from("{");
            for (index, value) in array.entries() {
                _ = write!(text, "{index}: {}, ", java(value));
            }
            text + "else " + &java(array.default()) + "}"
        }
    }
}

fn java_float(value: f64, class: &str, finite: impl Fn() -> String) -> String {
    match value {
        _ if value.is_nan() => format!("{class}.NaN"),
        f64::INFINITY => format!("{class}.POSITIVE_INFINITY"),
        f64::NEG_INFINITY => format!("{class}.NEGATIVE_INFINITY"),
        _ => finite(),
    }
}

fn java_text(units: &[u16]) -> String {
    let mut text = String::from('"');
    for &unit in units {
        match u8::try_from(unit).map(char::from) {
            Ok('"') => text.push_str("\\\""),
            Ok('\\') => text.push_str("\\\\"),
            Ok('\n') => text.push_str("\\n"),
            Ok('\t') => text.push_str("\\t"),
            Ok('\r') => text.push_str("\\r"),
            Ok(plain @ ' '..='~') => text.push(plain),
            _ => _ = write!(text, "\\u{unit:04x}"),
        }
    }
    text + "\""
}

pub(super) fn smt2(value: &Value) -> String {
    match value {
        Value::Bool(value) => value.to_string(),
        Value::Bits(width, bits) if width % 4 == 0 => format!("#x{bits:0digits$x}", digits = usize::from(width / 4)),
        Value::Bits(width, bits) => format!("#b{bits:0digits$b}", digits = usize::from(*width)),
        Value::F32(NAN32) => "(_ NaN 8 24)".into(),
        Value::F32(bits) => format!("((_ to_fp 8 24) #x{bits:08x})"),
        Value::F64(NAN64) => "(_ NaN 11 53)".into(),
        Value::F64(bits) => format!("((_ to_fp 11 53) #x{bits:016x})"),
        Value::Real(ratio) => {
            let magnitude = format!("(/ {}.0 {}.0)", ratio.numerator().unsigned_abs(), ratio.denominator());
            if ratio.numerator() < 0 {
                format!("(- {magnitude})")
            } else {
                magnitude
            }
        }
        Value::Str(units) => smt2_text(units),
        Value::Array(array) => {
            let start = format!("((as const {}) {})", sort_name(value.sort()), smt2(array.default()));
            array.entries().fold(start, |text, (index, value)| {
                let index = smt2(&Value::bits(array.index_width(), index));
                format!("(store {text} {index} {})", smt2(value))
            })
        }
    }
}

/// One character of the theory of strings for each code unit.
fn smt2_text(units: &[u16]) -> String {
    let mut text = String::from('"');
    for &unit in units {
        match u8::try_from(unit).map(char::from) {
            Ok('"') => text.push_str("\"\""),
            Ok(plain @ ' '..='~') if plain != '\\' => text.push(plain),
            _ => _ = write!(text, "\\u{{{unit:x}}}"),
        }
    }
    text + "\""
}
