//! Argument reduction for the trigonometric functions: `x` modulo π/2, as the sum of two doubles.
//!
//! Small arguments subtract multiples of π/2 held in pieces of 33 bits; large ones multiply by the bits of 2/π
//! that matter (Payne and Hanek).

use super::words::{high, magnitude, power_of_two, with_high};

/// `x = quadrant · π/2 + (head + tail)`, with the remainder in [-π/4, π/4].
pub(super) struct Reduced {
    pub quadrant: i32,
    pub head: f64,
    pub tail: f64,
}

/// π/2 in three pieces of 33 bits, each with what is left after it.
const PIECES: [(f64, f64); 3] = [
    (1.57079632673412561417e+00, 6.07710050650619224932e-11),
    (6.07710050630396597660e-11, 2.02226624879595063154e-21),
    (2.02226624871116645580e-21, 8.47842766036889956997e-32),
];
/// High words of π/4, 3π/4, π/2 and 2^19·π/2.
const QUARTER_PI: i32 = 0x3fe9_21fb;
const THREE_QUARTERS_PI: i32 = 0x4002_d97c;
const HALF_PI: i32 = 0x3ff9_21fb;
const MEDIUM: i32 = 0x4139_21fb;

/// The argument is finite.
pub(super) fn reduce(x: f64) -> Reduced {
    let size = magnitude(x);
    if size <= QUARTER_PI {
        return Reduced {
            quadrant: 0,
            head: x,
            tail: 0.0,
        };
    }
    let of_magnitude = if size < THREE_QUARTERS_PI {
        subtract_once(x.abs())
    } else if size <= MEDIUM {
        subtract_multiple(x.abs())
    } else {
        reduce_large(x.abs())
    };
    if x < 0.0 {
        let Reduced { quadrant, head, tail } = of_magnitude;
        return Reduced {
            quadrant: -quadrant,
            head: -head,
            tail: -tail,
        };
    }
    of_magnitude
}

fn subtract_once(x: f64) -> Reduced {
    let mut rest = x - PIECES[0].0;
    let mut piece = PIECES[0].1;
    if magnitude(x) == HALF_PI {
        rest -= PIECES[1].0;
        piece = PIECES[1].1;
    }
    let head = rest - piece;
    Reduced {
        quadrant: 1,
        head,
        tail: (rest - head) - piece,
    }
}

fn subtract_multiple(x: f64) -> Reduced {
    let quadrant = (x * std::f64::consts::FRAC_2_PI + 0.5) as i32;
    let factor = f64::from(quadrant);
    let mut rest = x - factor * PIECES[0].0;
    let mut error = factor * PIECES[0].1;
    let mut head = rest - error;
    let near_multiple = quadrant >= 32 || magnitude(x) == high(factor * std::f64::consts::FRAC_PI_2);
    if near_multiple {
        let exponent = magnitude(x) >> 20;
        // Each further piece is used when the leading bits have cancelled.
        for ((piece, left), cancelled) in PIECES[1..].iter().zip([16, 49]) {
            if exponent - ((high(head) >> 20) & 0x7ff) <= cancelled {
                break;
            }
            let before = rest;
            let product = factor * piece;
            rest = before - product;
            error = factor * left - ((before - rest) - product);
            head = rest - error;
        }
    }
    Reduced {
        quadrant,
        head,
        tail: (rest - head) - error,
    }
}

/// A large argument, in up to three pieces of 24 bits.
fn reduce_large(x: f64) -> Reduced {
    let exponent = (magnitude(x) >> 20) - 1046;
    let mut rest = with_high(x, magnitude(x) - (exponent << 20));
    let mut pieces = [0.0; 3];
    for piece in &mut pieces[..2] {
        *piece = f64::from(rest as i32);
        rest = (rest - *piece) * TWO_24;
    }
    pieces[2] = rest;
    let count = pieces
        .iter()
        .rposition(|&piece| piece != 0.0)
        .map_or(1, |last| last + 1);
    multiply_by_two_over_pi(&pieces[..count], exponent)
}

const TWO_24: f64 = 16_777_216.0;
const TWO_MINUS_24: f64 = 1.0 / TWO_24;

/// How many terms of 2/π are used at first, less one.
const TERMS: usize = 4;
/// Room for all terms that can ever be needed.
const ROOM: usize = 20;

fn multiply_by_two_over_pi(x: &[f64], exponent: i32) -> Reduced {
    let last = x.len() - 1;
    let first = ((exponent - 3) / 24).max(0);
    let mut scale = exponent - 24 * (first + 1);
    let mut factors = [0.0; ROOM];
    for (place, factor) in factors.iter_mut().enumerate().take(last + TERMS + 1) {
        *factor = term(first - last as i32 + place as i32);
    }
    let product = |factors: &[f64; ROOM], at: usize| {
        let mut sum = 0.0;
        for (place, piece) in x.iter().enumerate() {
            sum += piece * factors[last + at - place];
        }
        sum
    };
    let mut products = [0.0; ROOM];
    for (at, value) in products.iter_mut().enumerate().take(TERMS + 1) {
        *value = product(&factors, at);
    }
    let mut used = TERMS;
    let mut digits = [0_i32; ROOM];
    let (quadrant, fraction, half) = loop {
        let (quadrant, fraction, half) = split(&products, used, scale, &mut digits);
        if fraction != 0.0 || digits[TERMS..used].iter().any(|&digit| digit != 0) {
            break (quadrant, fraction, half);
        }
        // Everything cancelled: take as many further terms as there are zero digits.
        let more = 1 + digits[..TERMS].iter().rev().take_while(|&&digit| digit == 0).count();
        for at in used + 1..=used + more {
            factors[last + at] = term(first + at as i32);
            products[at] = product(&factors, at);
        }
        used += more;
    };
    append_fraction(fraction, &mut digits, &mut used, &mut scale);
    let (head, tail) = times_half_pi(&digits, used, scale);
    let sign = if half == 0 { 1.0 } else { -1.0 };
    Reduced {
        quadrant: quadrant & 7,
        head: sign * head,
        tail: sign * tail,
    }
}

/// Turns the products into digits of 24 bits, the integer part and the fraction after the digits. The last answer
/// is 0 unless the fraction was half or more; then the digits hold one minus it.
fn split(products: &[f64; ROOM], used: usize, scale: i32, digits: &mut [i32; ROOM]) -> (i32, f64, i32) {
    let mut value = products[used];
    for (place, at) in (1..=used).rev().enumerate() {
        let carry = f64::from((TWO_MINUS_24 * value) as i32);
        digits[place] = (value - TWO_24 * carry) as i32;
        value = products[at - 1] + carry;
    }
    value *= power_of_two(scale);
    value -= 8.0 * (value * 0.125).floor();
    let mut quadrant = value as i32;
    value -= f64::from(quadrant);
    let mut half = 0;
    if scale > 0 {
        let whole = digits[used - 1] >> (24 - scale);
        quadrant += whole;
        digits[used - 1] -= whole << (24 - scale);
        half = digits[used - 1] >> (23 - scale);
    } else if scale == 0 {
        half = digits[used - 1] >> 23;
    } else if value >= 0.5 {
        half = 2;
    }
    if half > 0 {
        quadrant += 1;
        let borrowed = negate(&mut digits[..used]);
        match scale {
            1 => digits[used - 1] &= 0x7f_ffff,
            2 => digits[used - 1] &= 0x3f_ffff,
            _ => {}
        }
        if half == 2 {
            value = 1.0 - value;
            if borrowed {
                value -= power_of_two(scale);
            }
        }
    }
    (quadrant, value, half)
}

/// One minus the number that the digits stand for; whether it borrowed.
fn negate(digits: &mut [i32]) -> bool {
    let mut borrowed = false;
    for digit in digits {
        if borrowed {
            *digit = 0xff_ffff - *digit;
        } else if *digit != 0 {
            borrowed = true;
            *digit = 0x100_0000 - *digit;
        }
    }
    borrowed
}

/// Writes the fraction behind the digits, or drops digits that are zero.
fn append_fraction(fraction: f64, digits: &mut [i32; ROOM], used: &mut usize, scale: &mut i32) {
    if fraction == 0.0 {
        *used -= 1;
        *scale -= 24;
        while digits[*used] == 0 {
            *used -= 1;
            *scale -= 24;
        }
        return;
    }
    let value = fraction * power_of_two(-*scale);
    if value < TWO_24 {
        digits[*used] = value as i32;
        return;
    }
    let carry = f64::from((TWO_MINUS_24 * value) as i32);
    digits[*used] = (value - TWO_24 * carry) as i32;
    *used += 1;
    *scale += 24;
    digits[*used] = carry as i32;
}

/// The digits times π/2, as two doubles.
fn times_half_pi(digits: &[i32; ROOM], used: usize, scale: i32) -> (f64, f64) {
    let mut unit = power_of_two(scale);
    let mut values = [0.0; ROOM];
    for at in (0..=used).rev() {
        values[at] = unit * f64::from(digits[at]);
        unit *= TWO_MINUS_24;
    }
    let mut sums = [0.0; ROOM];
    for at in (0..=used).rev() {
        let mut sum = 0.0;
        for (place, piece) in HALF_PI_PIECES.iter().enumerate().take(TERMS.min(used - at) + 1) {
            sum += piece * values[at + place];
        }
        sums[used - at] = sum;
    }
    let head = sums[..=used].iter().rev().fold(0.0, |sum, value| sum + value);
    let tail = sums[1..=used].iter().fold(sums[0] - head, |sum, value| sum + value);
    (head, tail)
}

/// π/2 in pieces of 24 bits.
const HALF_PI_PIECES: [f64; 8] = [
    1.57079625129699707031e+00,
    7.54978941586159635335e-08,
    5.39030252995776476554e-15,
    3.28200341580791294123e-22,
    1.27065575308067607349e-29,
    1.22933308981111328932e-36,
    2.73370053816464559624e-44,
    2.16741683877804819444e-51,
];

fn term(index: i32) -> f64 {
    usize::try_from(index)
        .ok()
        .and_then(|index| TWO_OVER_PI_BITS.get(index))
        .map_or(0.0, |&bits| f64::from(bits))
}

/// The bits of 2/π after the binary point, 24 at a time.
#[rustfmt::skip]
const TWO_OVER_PI_BITS: [u32; 66] = [
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7,
    0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C,
    0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11,
    0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7,
    0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E,
    0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B,
];
