//! `java.lang.Double`

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Double",
        &[
            ("doubleToRawLongBits(D)J", same_bits),
            ("longBitsToDouble(J)D", same_bits),
        ],
    );
}

/// A long and a double with the same bits are the same register value.
fn same_bits<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    m.concrete(args[0], Kind::Long).map(D::constant)
}
