//! Sine and cosine: reduction to [-π/4, π/4], then a polynomial.

use super::reduction::{Reduced, reduce};
use super::words::{INFINITE, magnitude};

pub(super) fn sin(x: f64) -> f64 {
    if magnitude(x) >= INFINITE {
        return x * 0.0;
    }
    let Reduced { quadrant, head, tail } = reduce(x);
    match quadrant & 3 {
        0 => sin_small(head, tail),
        1 => cos_small(head, tail),
        2 => -sin_small(head, tail),
        _ => -cos_small(head, tail),
    }
}

pub(super) fn cos(x: f64) -> f64 {
    if magnitude(x) >= INFINITE {
        return x * 0.0;
    }
    let Reduced { quadrant, head, tail } = reduce(x);
    match quadrant & 3 {
        0 => cos_small(head, tail),
        1 => -sin_small(head, tail),
        2 => -cos_small(head, tail),
        _ => sin_small(head, tail),
    }
}

/// The high words of 2^-27, 0.3 and 0.78125.
const TINY: i32 = 0x3e40_0000;
const THREE_TENTHS: i32 = 0x3fd3_3333;
const NEARLY_QUARTER_PI: i32 = 0x3fe9_0000;

const S: [f64; 6] = [
    -1.66666666666666324348e-01,
    8.33333333332248946124e-03,
    -1.98412698298579493134e-04,
    2.75573137070700676789e-06,
    -2.50507602534068634195e-08,
    1.58969099521155010221e-10,
];

const C: [f64; 6] = [
    4.16666666666666019037e-02,
    -1.38888888888741095749e-03,
    2.48015872894767294178e-05,
    -2.75573143513906633035e-07,
    2.08757232129817482790e-09,
    -1.13596475577881948265e-11,
];

/// The sine of `x + tail`.
fn sin_small(x: f64, tail: f64) -> f64 {
    if magnitude(x) < TINY {
        return x;
    }
    let square = x * x;
    let cube = square * x;
    let series = S[1] + square * (S[2] + square * (S[3] + square * (S[4] + square * S[5])));
    if tail == 0.0 {
        x + cube * (S[0] + square * series)
    } else {
        x - ((square * (0.5 * tail - cube * series) - tail) - cube * S[0])
    }
}

/// The cosine of `x + tail`.
fn cos_small(x: f64, tail: f64) -> f64 {
    let size = magnitude(x);
    if size < TINY {
        return 1.0;
    }
    let square = x * x;
    let series =
        square * (C[0] + square * (C[1] + square * (C[2] + square * (C[3] + square * (C[4] + square * C[5])))));
    if size < THREE_TENTHS {
        return 1.0 - (0.5 * square - (square * series - x * tail));
    }
    // A quarter of x, in few bits, is taken off 1 exactly.
    let quarter = if size > NEARLY_QUARTER_PI {
        0.28125
    } else {
        f64::from_bits(u64::from((size - 0x0020_0000) as u32) << 32)
    };
    let rest = 0.5 * square - quarter;
    (1.0 - quarter) - (rest - (square * series - x * tail))
}
