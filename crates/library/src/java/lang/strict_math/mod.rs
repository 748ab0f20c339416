//! `java.lang.StrictMath`: natives up to JDK 20; later JDKs compute everything in Java.
//!
//! Answers are those of fdlibm 5.3 to the last bit. The crate `libm` has the same for some functions; where it went
//! other ways, the algorithm is here.

// Constants are written with the digits of the published algorithm.
#![allow(clippy::excessive_precision)]

mod hyperbolic;
mod inverse;
mod logarithm;
mod reduction;
mod root;
mod trigonometric;
mod words;

pub(super) use hyperbolic::tanh;
pub(super) use root::cbrt;

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/StrictMath",
        &[
            ("sin(D)D", |m, args| unary(m, args, trigonometric::sin)),
            ("cos(D)D", |m, args| unary(m, args, trigonometric::cos)),
            ("tan(D)D", |m, args| unary(m, args, libm::tan)),
            ("asin(D)D", |m, args| unary(m, args, libm::asin)),
            ("acos(D)D", |m, args| unary(m, args, libm::acos)),
            ("atan(D)D", |m, args| unary(m, args, libm::atan)),
            ("exp(D)D", |m, args| unary(m, args, libm::exp)),
            ("log(D)D", |m, args| unary(m, args, logarithm::log)),
            ("log10(D)D", |m, args| unary(m, args, logarithm::log10)),
            ("sqrt(D)D", |m, args| unary(m, args, f64::sqrt)),
            ("sinh(D)D", |m, args| unary(m, args, hyperbolic::sinh)),
            ("cosh(D)D", |m, args| unary(m, args, hyperbolic::cosh)),
            ("tanh(D)D", |m, args| unary(m, args, hyperbolic::tanh)),
            ("expm1(D)D", |m, args| unary(m, args, libm::expm1)),
            ("log1p(D)D", |m, args| unary(m, args, logarithm::log1p)),
            ("atan2(DD)D", |m, args| binary(m, args, inverse::atan2)),
            ("IEEEremainder(DD)D", |m, args| binary(m, args, libm::remainder)),
        ],
    );
}

pub(super) fn unary<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], function: fn(f64) -> f64) -> Answer<D> {
    let x = m.double(args[0])?;
    Ok(Machine::<D>::of_double(function(x)))
}

pub(super) fn binary<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], function: fn(f64, f64) -> f64) -> Answer<D> {
    let (x, y) = (m.double(args[0])?, m.double(args[1])?);
    Ok(Machine::<D>::of_double(function(x, y)))
}
