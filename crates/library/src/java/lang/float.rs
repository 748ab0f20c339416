//! `java.lang.Float`

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Float",
        &[("floatToRawIntBits(F)I", same_bits), ("intBitsToFloat(I)F", same_bits)],
    );
}

fn same_bits<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    m.concrete(args[0], Kind::Int).map(D::constant)
}
