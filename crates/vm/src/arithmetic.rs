//! Java arithmetic where Rust's operators alone do not say it (JLS 4.2, 15).

use javelin_program::class::Class;
use javelin_program::descriptor::Kind;
use std::cmp::Ordering;

#[inline(always)]
pub fn float_bits(value: f32) -> u64 {
    u64::from(value.to_bits())
}

#[inline(always)]
pub fn double_bits(value: f64) -> u64 {
    value.to_bits()
}

/// Negation of a comparison, spelled out so that nobody simplifies it: NaN makes every comparison false.
#[inline(always)]
pub fn not(holds: bool) -> bool {
    !holds
}

#[inline(always)]
pub fn compare<T: Ord>(a: &T, b: &T) -> i32 {
    a.cmp(b) as i32
}

/// `fcmpl` and `fcmpg`: `unordered` is the answer if one is NaN.
pub fn compare_floats(a: u64, b: u64, unordered: i32) -> i32 {
    order(
        f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
        unordered,
    )
}

/// `dcmpl` and `dcmpg`
pub fn compare_doubles(a: u64, b: u64, unordered: i32) -> i32 {
    order(f64::from_bits(a).partial_cmp(&f64::from_bits(b)), unordered)
}

fn order(ordering: Option<Ordering>, unordered: i32) -> i32 {
    ordering.map_or(unordered, |ordering| ordering as i32)
}

/// What `bastore` keeps of an int: one bit in a `boolean[]`, eight in a `byte[]`.
#[inline(always)]
pub fn narrow_byte(class: &Class, bits: u64) -> u64 {
    if class.element_kind() == Some(Kind::Boolean) {
        bits & 1
    } else {
        bits
    }
}
