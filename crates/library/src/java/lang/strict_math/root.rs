//! The cube root: a rough value from a third of the exponent, a rational step, and one Newton step in full precision.

use super::words::{INFINITE, high, magnitude};

/// Added to a third of the high word, for normal numbers and for those scaled up by 2^54.
const THIRD_OF_BIAS: u32 = 715_094_163;
const THIRD_OF_SCALED_BIAS: u32 = 696_219_795;
const TWO_54: f64 = 18_014_398_509_481_984.0;

pub(in crate::java::lang) fn cbrt(x: f64) -> f64 {
    const C: f64 = 5.428_571_428_571_428_159_06e-01;
    const D: f64 = -7.053_061_224_489_796_110_50e-01;
    const E: f64 = 1.414_285_714_285_714_368_19e+00;
    const F: f64 = 1.607_142_857_142_857_206_30e+00;
    const G: f64 = 3.571_428_571_428_571_507_87e-01;
    if magnitude(x) >= INFINITE || x == 0.0 {
        return x + x;
    }
    let size = x.abs();
    let rough = if magnitude(x) < 0x0010_0000 {
        high(size * TWO_54) as u32 / 3 + THIRD_OF_SCALED_BIAS
    } else {
        magnitude(x) as u32 / 3 + THIRD_OF_BIAS
    };
    let mut root = f64::from_bits(u64::from(rough) << 32);
    let r = root * root / size;
    let s = C + r * root;
    root *= G + F / (s + E + D / s);
    // Chopped to 20 bits and made larger than the true root, so that its square is exact.
    root = f64::from_bits(u64::from((high(root) + 1) as u32) << 32);
    let square = root * root;
    let quotient = size / square;
    root += root * ((quotient - root) / ((root + root) + quotient));
    root.copysign(x)
}
