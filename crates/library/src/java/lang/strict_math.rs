//! `java.lang.StrictMath`: natives up to JDK 20; later JDKs compute everything in Java.

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/StrictMath",
        &[
            ("sin(D)D", |m, args| unary(m, args, libm::sin)),
            ("cos(D)D", |m, args| unary(m, args, libm::cos)),
            ("tan(D)D", |m, args| unary(m, args, libm::tan)),
            ("asin(D)D", |m, args| unary(m, args, libm::asin)),
            ("acos(D)D", |m, args| unary(m, args, libm::acos)),
            ("atan(D)D", |m, args| unary(m, args, libm::atan)),
            ("log(D)D", |m, args| unary(m, args, libm::log)),
            ("log10(D)D", |m, args| unary(m, args, libm::log10)),
            ("sqrt(D)D", |m, args| unary(m, args, f64::sqrt)),
            ("sinh(D)D", |m, args| unary(m, args, libm::sinh)),
            ("cosh(D)D", |m, args| unary(m, args, libm::cosh)),
            ("tanh(D)D", |m, args| unary(m, args, libm::tanh)),
            ("expm1(D)D", |m, args| unary(m, args, libm::expm1)),
            ("log1p(D)D", |m, args| unary(m, args, libm::log1p)),
            ("atan2(DD)D", |m, args| binary(m, args, libm::atan2)),
            ("IEEEremainder(DD)D", |m, args| binary(m, args, libm::remainder)),
        ],
    );
}

fn unary<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], function: fn(f64) -> f64) -> Answer<D> {
    let x = m.double(args[0])?;
    Ok(Machine::<D>::of_double(function(x)))
}

fn binary<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], function: fn(f64, f64) -> f64) -> Answer<D> {
    let (x, y) = (m.double(args[0])?, m.double(args[1])?);
    Ok(Machine::<D>::of_double(function(x, y)))
}
