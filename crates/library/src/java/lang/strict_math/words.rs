//! The two halves of a double's bits, which the algorithms compare and replace.

pub(super) fn high(x: f64) -> i32 {
    (x.to_bits() >> 32) as i32
}

pub(super) fn low(x: f64) -> u32 {
    x.to_bits() as u32
}

/// The high word without the sign: it orders magnitudes.
pub(super) fn magnitude(x: f64) -> i32 {
    high(x) & 0x7fff_ffff
}

pub(super) fn with_high(x: f64, high: i32) -> f64 {
    f64::from_bits(u64::from(high as u32) << 32 | u64::from(low(x)))
}

/// 2 to the power of an exponent in the normal range.
pub(super) fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// The high word of infinity: not below it are infinity and NaN.
pub(super) const INFINITE: i32 = 0x7ff0_0000;

/// The NaN that x86 answers for an operation without a result; its bits can be seen by `doubleToRawLongBits`.
pub(super) const INDEFINITE: f64 = f64::from_bits(0xfff8_0000_0000_0000);
