//! `java.lang.Math`: what HotSpot computes by machine code of its own, even when it interprets.
//!
//! Those routines are Intel's, with errors of their own in the last bit; the C library comes closest to most of them.
//! docs/math.md has the measured differences. Functions not declared here are Java code.

use super::strict_math::{binary, cbrt, tanh, unary};
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Math",
        &[
            ("sin(D)D", |m, args| unary(m, args, f64::sin)),
            ("cos(D)D", |m, args| unary(m, args, f64::cos)),
            ("tan(D)D", |m, args| unary(m, args, f64::tan)),
            ("exp(D)D", |m, args| unary(m, args, f64::exp)),
            ("log(D)D", |m, args| unary(m, args, f64::ln)),
            ("log10(D)D", |m, args| unary(m, args, libm::log10)),
            ("pow(DD)D", |m, args| binary(m, args, pow)),
            ("sqrt(D)D", |m, args| unary(m, args, f64::sqrt)),
            ("cbrt(D)D", cube_root),
            ("tanh(D)D", hyperbolic_tangent),
            ("floor(D)D", |m, args| unary(m, args, f64::floor)),
            ("ceil(D)D", |m, args| unary(m, args, f64::ceil)),
            ("rint(D)D", |m, args| unary(m, args, f64::round_ties_even)),
            ("fma(DDD)D", fma_double),
            ("fma(FFF)F", fma_float),
            ("multiplyHigh(JJ)J", multiply_high),
        ],
    );
}

/// C calls 1^NaN and (-1)^±∞ one; Java calls both NaN.
fn pow(x: f64, y: f64) -> f64 {
    if y.is_nan() || (y.is_infinite() && x.abs() == 1.0) {
        return f64::NAN;
    }
    x.powf(y)
}

/// The JDK whose `Math.cbrt` is no longer `StrictMath.cbrt`, and the same for `tanh`.
const CBRT_BY_MACHINE: u32 = 25;
const TANH_BY_MACHINE: u32 = 24;

fn cube_root<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let by_machine = m.program().jdk.feature >= CBRT_BY_MACHINE;
    unary(m, args, if by_machine { f64::cbrt } else { cbrt })
}

fn hyperbolic_tangent<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let by_machine = m.program().jdk.feature >= TANH_BY_MACHINE;
    unary(m, args, if by_machine { precise_tanh } else { tanh })
}

/// The hyperbolic tangent, off the true value by little more than half a last place: as `e^2x - 1` over `e^2x + 1`
/// in numbers of twice the precision.
fn precise_tanh(x: f64) -> f64 {
    let size = x.abs();
    if x.is_nan() || size < 1e-9 {
        return x;
    }
    if size > 22.0 {
        return 1.0_f64.copysign(x);
    }
    // e^(2x/2^k) - 1 by its series, then squared k times.
    const HALVINGS: i32 = 9;
    let step = 2.0 * size / f64::from(1 << HALVINGS);
    let mut sum = Twofold::of(1.0);
    for n in (2..=12).rev() {
        sum = sum
            .times(Twofold::of(step))
            .over(Twofold::of(f64::from(n)))
            .plus(Twofold::of(1.0));
    }
    let mut less_one = sum.times(Twofold::of(step));
    for _ in 0..HALVINGS {
        less_one = less_one.times(less_one.plus(Twofold::of(2.0)));
    }
    let answer = less_one.over(less_one.plus(Twofold::of(2.0)));
    (answer.head + answer.tail).copysign(x)
}

/// A number as the sum of two doubles.
#[derive(Clone, Copy)]
struct Twofold {
    head: f64,
    tail: f64,
}

impl Twofold {
    fn of(head: f64) -> Twofold {
        Twofold { head, tail: 0.0 }
    }

    /// The sum of two doubles of which the first is not smaller, exactly.
    fn sum(large: f64, small: f64) -> Twofold {
        let head = large + small;
        Twofold {
            head,
            tail: small - (head - large),
        }
    }

    fn plus(self, other: Twofold) -> Twofold {
        let head = self.head + other.head;
        let part = head - self.head;
        let error = (self.head - (head - part)) + (other.head - part);
        Twofold::sum(head, error + self.tail + other.tail)
    }

    fn times(self, other: Twofold) -> Twofold {
        let head = self.head * other.head;
        let error = self.head.mul_add(other.head, -head);
        Twofold::sum(head, error + (self.head * other.tail + self.tail * other.head))
    }

    fn over(self, other: Twofold) -> Twofold {
        let head = self.head / other.head;
        let rest = (-head).mul_add(other.head, self.head) + self.tail - head * other.tail;
        Twofold::sum(head, rest / other.head)
    }
}

fn fma_double<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (a, b, c) = (m.double(args[0])?, m.double(args[1])?, m.double(args[2])?);
    Ok(Machine::<D>::of_double(a.mul_add(b, c)))
}

fn fma_float<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (a, b, c) = (m.float(args[0])?, m.float(args[1])?, m.float(args[2])?);
    Ok(Machine::<D>::of_float(a.mul_add(b, c)))
}

fn multiply_high<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (a, b) = (m.long(args[0])?, m.long(args[1])?);
    Ok(Machine::<D>::of_long(((i128::from(a) * i128::from(b)) >> 64) as i64))
}
