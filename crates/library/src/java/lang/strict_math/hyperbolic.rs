//! Hyperbolic functions, from exponentials.

use super::words::{INFINITE, low, magnitude};
use libm::{exp, expm1};

/// High words: 22, the largest argument of `exp` that does not overflow, and 1.
const TWENTY_TWO: i32 = 0x4036_0000;
const EXP_LIMIT: i32 = 0x4086_2e42;
const ONE: i32 = 0x3ff0_0000;

/// Whether half the exponential of this magnitude can still be held.
fn half_exp_fits(x: f64) -> bool {
    let size = magnitude(x);
    size < 0x4086_33ce || (size == 0x4086_33ce && low(x) <= 0x8fb9_f87d)
}

/// `factor · e^|x|` for a magnitude of 22 or more, with one multiplication more where `e^|x|` would overflow.
fn scaled_exp(x: f64, factor: f64) -> f64 {
    if magnitude(x) < EXP_LIMIT {
        return factor * exp(x.abs());
    }
    if half_exp_fits(x) {
        let root = exp(0.5 * x.abs());
        return (factor * root) * root;
    }
    factor * f64::INFINITY
}

pub(super) fn sinh(x: f64) -> f64 {
    let size = magnitude(x);
    if size >= INFINITE {
        return x + x;
    }
    let half = 0.5_f64.copysign(x);
    if size >= TWENTY_TWO {
        return scaled_exp(x, half);
    }
    if size < 0x3e30_0000 {
        return x;
    }
    let t = expm1(x.abs());
    if size < ONE {
        half * (2.0 * t - t * t / (t + 1.0))
    } else {
        half * (t + t / (t + 1.0))
    }
}

pub(super) fn cosh(x: f64) -> f64 {
    let size = magnitude(x);
    if size >= INFINITE {
        return x * x;
    }
    if size >= TWENTY_TWO {
        return scaled_exp(x, 0.5);
    }
    if size >= 0x3fd6_2e43 {
        let t = exp(x.abs());
        return 0.5 * t + 0.5 / t;
    }
    let t = expm1(x.abs());
    let w = 1.0 + t;
    if size < 0x3c80_0000 { w } else { 1.0 + (t * t) / (w + w) }
}

pub(in crate::java::lang) fn tanh(x: f64) -> f64 {
    let size = magnitude(x);
    if x.is_nan() {
        return x + x;
    }
    if size >= TWENTY_TWO {
        return 1.0_f64.copysign(x);
    }
    if size < 0x3c80_0000 {
        return x * (1.0 + x);
    }
    let z = if size >= ONE {
        1.0 - 2.0 / (expm1(2.0 * x.abs()) + 2.0)
    } else {
        let t = expm1(-2.0 * x.abs());
        -t / (t + 2.0)
    };
    if x < 0.0 { -z } else { z }
}
