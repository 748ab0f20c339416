//! Strings as `java.lang.String` has them: sequences of UTF-16 code units, indices and lengths as 32-bit ints.

use crate::op::Op;
use crate::sort::Sort;
use crate::value::Value;
use std::sync::Arc;

pub(super) fn compute(op: Op, sort: Sort, s: &[u16], rest: &[Value]) -> Value {
    let part = || rest[0].as_str().expect("a string argument");
    let int = |i: usize| rest[i].as_signed().expect("an int argument");
    match op {
        Op::StrLen => Value::int(s.len() as i32),
        Op::StrAt => Value::bits(16, at(s, int(0)).into()),
        Op::StrConcat => string([s, part()].concat()),
        Op::Substr => string(substring(s, int(0), int(1)).to_vec()),
        Op::IndexOf => Value::int(index_of(s, part(), int(1))),
        Op::LastIndexOf => Value::int(last_index_of(s, part(), int(1))),
        Op::Contains => Value::Bool(index_of(s, part(), 0) >= 0),
        Op::StartsWith => Value::Bool(s.starts_with(part())),
        Op::EndsWith => Value::Bool(s.ends_with(part())),
        Op::ReplaceChar => {
            let (old, new) = (int(0) as u16, int(1) as u16);
            string(s.iter().map(|&unit| if unit == old { new } else { unit }).collect())
        }
        Op::StrCompare => Value::int(compare(s, part())),
        Op::IsInt(width) => Value::Bool(parse(s, width).is_some()),
        Op::StrToInt => Value::bits(sort.width(), parse(s, sort.width()).unwrap_or(0) as u64),
        Op::StrHash => Value::int(hash(s)),
        _ => unreachable!("{op:?} of strings"),
    }
}

fn string(units: Vec<u16>) -> Value {
    Value::Str(Arc::new(units))
}

fn at(s: &[u16], index: i64) -> u16 {
    usize::try_from(index).ok().and_then(|i| s.get(i)).copied().unwrap_or(0)
}

fn substring(s: &[u16], from: i64, length: i64) -> &[u16] {
    let size = s.len() as i64;
    if from < 0 || from >= size || length <= 0 {
        return &[];
    }
    &s[from as usize..(from + length).min(size) as usize]
}

fn index_of(s: &[u16], part: &[u16], from: i64) -> i32 {
    let from = from.clamp(0, s.len() as i64) as usize;
    if part.is_empty() {
        return from as i32;
    }
    let found = s[from..].windows(part.len()).position(|window| window == part);
    found.map_or(-1, |position| (from + position) as i32)
}

fn last_index_of(s: &[u16], part: &[u16], from: i64) -> i32 {
    if from < 0 || part.len() > s.len() {
        return -1;
    }
    let last = (s.len() - part.len()).min(from as usize);
    (0..=last)
        .rev()
        .find(|&i| s[i..].starts_with(part))
        .map_or(-1, |i| i as i32)
}

fn compare(a: &[u16], b: &[u16]) -> i32 {
    let differing = a.iter().zip(b).find(|(x, y)| x != y);
    match differing {
        Some((&x, &y)) => i32::from(x) - i32::from(y),
        None => a.len() as i32 - b.len() as i32,
    }
}

fn hash(s: &[u16]) -> i32 {
    s.iter()
        .fold(0i32, |hash, &unit| hash.wrapping_mul(31).wrapping_add(unit.into()))
}

/// Only ASCII digits: `Integer.parseInt` takes other Unicode digits too, which the caller must exclude.
fn parse(s: &[u16], width: u8) -> Option<i64> {
    let (negative, digits) = match s {
        [sign, rest @ ..] if *sign == u16::from(b'-') => (true, rest),
        [sign, rest @ ..] if *sign == u16::from(b'+') => (false, rest),
        _ => (false, s),
    };
    let digit = |unit: u16| char::from_u32(unit.into()).and_then(|c| c.to_digit(10)).map(i128::from);
    let mut number: i128 = 0;
    for &unit in digits {
        // Saturates far outside of every width.
        number = (number * 10 + digit(unit)?).min(1 << 70);
    }
    let number = if negative { -number } else { number };
    let limit = 1i128 << (width - 1);
    (!digits.is_empty() && (-limit..limit).contains(&number)).then_some(number as i64)
}
