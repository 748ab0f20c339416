//! Logarithms.

use super::words::{INDEFINITE, INFINITE, high, low, magnitude, with_high};

const LN2_HIGH: f64 = 6.93147180369123816490e-01;
const LN2_LOW: f64 = 1.90821492927058770002e-10;
const TWO_54: f64 = 18_014_398_509_481_984.0;
const L: [f64; 7] = [
    6.666666666666735130e-01,
    3.999999999940941908e-01,
    2.857142874366239149e-01,
    2.222219843214978396e-01,
    1.818357216161805012e-01,
    1.531383769920937332e-01,
    1.479819860511658591e-01,
];
/// The high word of the smallest normal number.
const NORMAL: i32 = 0x0010_0000;

/// What `log` and `log10` answer for arguments without a logarithm, and for infinity.
fn special(x: f64) -> Option<f64> {
    if x == 0.0 {
        Some(f64::NEG_INFINITY)
    } else if x.is_nan() || x == f64::INFINITY {
        Some(x + x)
    } else if x < 0.0 {
        Some(INDEFINITE)
    } else {
        None
    }
}

/// A normal number with an exponent to add: subnormal numbers are scaled up.
fn normalised(x: f64) -> (f64, i32) {
    if high(x) < NORMAL { (x * TWO_54, -54) } else { (x, 0) }
}

pub(super) fn log(x: f64) -> f64 {
    if let Some(answer) = special(x) {
        return answer;
    }
    let (x, mut exponent) = normalised(x);
    exponent += (high(x) >> 20) - 1023;
    let mantissa = high(x) & 0x000f_ffff;
    // Mantissas above √2 are halved.
    let halved = (mantissa + 0x9_5f64) & 0x10_0000;
    exponent += halved >> 20;
    let f = with_high(x, mantissa | (halved ^ 0x3ff0_0000)) - 1.0;
    let k = f64::from(exponent);
    if 0x000f_ffff & (2 + mantissa) < 3 {
        return log_near_one(f, exponent);
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let even = w * (L[1] + w * (L[3] + w * L[5]));
    let odd = z * (L[0] + w * (L[2] + w * (L[4] + w * L[6])));
    let r = odd + even;
    if (mantissa - 0x6_147a) | (0x6_b851 - mantissa) > 0 {
        let half = 0.5 * f * f;
        if exponent == 0 {
            return f - (half - s * (half + r));
        }
        return k * LN2_HIGH - ((half - (s * (half + r) + k * LN2_LOW)) - f);
    }
    if exponent == 0 {
        return f - s * (f - r);
    }
    k * LN2_HIGH - ((s * (f - r) - k * LN2_LOW) - f)
}

/// The logarithm of `(1 + f) · 2^exponent` for an `f` below 2^-20.
fn log_near_one(f: f64, exponent: i32) -> f64 {
    let k = f64::from(exponent);
    if f == 0.0 {
        return if exponent == 0 { 0.0 } else { k * LN2_HIGH + k * LN2_LOW };
    }
    let r = f * f * (0.5 - 0.333_333_333_333_333_33 * f);
    if exponent == 0 {
        f - r
    } else {
        k * LN2_HIGH - ((r - k * LN2_LOW) - f)
    }
}

pub(super) fn log10(x: f64) -> f64 {
    const LOG10_2_HIGH: f64 = 3.01029995663611771306e-01;
    const LOG10_2_LOW: f64 = 3.69423907715893078616e-13;
    if let Some(answer) = special(x) {
        return answer;
    }
    let (x, mut exponent) = normalised(x);
    exponent += (high(x) >> 20) - 1023;
    let negative = i32::from(exponent < 0);
    let mantissa = with_high(x, (high(x) & 0x000f_ffff) | ((0x3ff - negative) << 20));
    let k = f64::from(exponent + negative);
    let z = k * LOG10_2_LOW + std::f64::consts::LOG10_E * log(mantissa);
    z + k * LOG10_2_HIGH
}

/// The logarithm of `1 + x`.
pub(super) fn log1p(x: f64) -> f64 {
    if x <= -1.0 {
        return if x == -1.0 { f64::NEG_INFINITY } else { INDEFINITE };
    }
    if high(x) >= INFINITE || x.is_nan() {
        return x + x;
    }
    if magnitude(x) < 0x3e20_0000 {
        return if magnitude(x) < 0x3c90_0000 { x } else { x - x * x * 0.5 };
    }
    // Between √½ - 1 and √2 - 1 the argument needs no scaling.
    let small = high(x) < 0x3fda_827a && (high(x) > 0 || high(x) <= 0xbfd2_bec3_u32 as i32);
    let Scaled {
        f,
        exponent,
        correction,
        is_power,
    } = if small { Scaled::unscaled(x) } else { Scaled::of(x) };
    let k = f64::from(exponent);
    let half = 0.5 * f * f;
    if is_power {
        if f == 0.0 {
            return if exponent == 0 {
                0.0
            } else {
                k * LN2_HIGH + (correction + k * LN2_LOW)
            };
        }
        let r = half * (1.0 - 0.666_666_666_666_666_66 * f);
        return if exponent == 0 {
            f - r
        } else {
            k * LN2_HIGH - ((r - (k * LN2_LOW + correction)) - f)
        };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = z * (L[0] + z * (L[1] + z * (L[2] + z * (L[3] + z * (L[4] + z * (L[5] + z * L[6]))))));
    if exponent == 0 {
        return f - (half - s * (half + r));
    }
    k * LN2_HIGH - ((half - (s * (half + r) + (k * LN2_LOW + correction))) - f)
}

/// `1 + x = 2^exponent · (1 + f)`, with the rounding error of `1 + x` over it.
struct Scaled {
    f: f64,
    exponent: i32,
    correction: f64,
    /// `1 + f` is so close to a power of two that its high word says nothing else.
    is_power: bool,
}

impl Scaled {
    fn unscaled(x: f64) -> Scaled {
        Scaled {
            f: x,
            exponent: 0,
            correction: 0.0,
            is_power: false,
        }
    }

    fn of(x: f64) -> Scaled {
        let (sum, mut exponent, correction);
        if high(x) < 0x4340_0000 {
            sum = 1.0 + x;
            exponent = (high(sum) >> 20) - 1023;
            let error = if exponent > 0 { 1.0 - (sum - x) } else { x - (sum - 1.0) };
            correction = error / sum;
        } else {
            sum = x;
            exponent = (high(sum) >> 20) - 1023;
            correction = 0.0;
        }
        let mut mantissa = high(sum) & 0x000f_ffff;
        let scaled = if mantissa < 0x6_a09e {
            with_high(sum, mantissa | 0x3ff0_0000)
        } else {
            exponent += 1;
            let halved = with_high(sum, mantissa | 0x3fe0_0000);
            mantissa = (0x0010_0000 - mantissa) >> 2;
            halved
        };
        debug_assert!(low(scaled) == low(sum));
        Scaled {
            f: scaled - 1.0,
            exponent,
            correction,
            is_power: mantissa == 0,
        }
    }
}
