//! The angle of a point.

use super::words::{INFINITE, magnitude};
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

/// What π is larger than its double.
const PI_LOW: f64 = 1.2246467991473531772e-16;

pub(super) fn atan2(y: f64, x: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return x + y;
    }
    if x == 1.0 {
        return libm::atan(y);
    }
    if y == 0.0 {
        return if x.is_sign_positive() { y } else { PI.copysign(y) };
    }
    if x == 0.0 {
        return FRAC_PI_2.copysign(y);
    }
    if x.is_infinite() || y.is_infinite() {
        return at_infinity(y, x);
    }
    let difference = (magnitude(y) - magnitude(x)) >> 20;
    let angle = if difference > 60 {
        FRAC_PI_2 + 0.5 * PI_LOW
    } else if x < 0.0 && difference < -60 {
        0.0
    } else {
        libm::atan((y / x).abs())
    };
    match (x < 0.0, y < 0.0) {
        (false, false) => angle,
        (false, true) => -angle,
        (true, false) => PI - (angle - PI_LOW),
        (true, true) => (angle - PI_LOW) - PI,
    }
}

fn at_infinity(y: f64, x: f64) -> f64 {
    let steep = magnitude(y) >= INFINITE;
    let angle = match (steep, x) {
        (true, f64::INFINITY) => FRAC_PI_4,
        (true, f64::NEG_INFINITY) => 3.0 * FRAC_PI_4,
        (true, _) => FRAC_PI_2,
        (false, x) if x > 0.0 => 0.0,
        (false, _) => PI,
    };
    angle.copysign(y)
}
