//! Bit-vector operations on zero-extended 64-bit words. The caller cuts results to the width.

use crate::op::Op;
use crate::sort::{mask, signed};

pub(super) fn concat(high: u64, low_width: u8, low: u64) -> u64 {
    high.unbounded_shl(low_width.into()) | low
}

pub(super) fn binary(op: Op, width: u8, a: u64, b: u64) -> u64 {
    match op {
        Op::Add => a.wrapping_add(b),
        Op::Mul => a.wrapping_mul(b),
        Op::UDiv => a.checked_div(b).unwrap_or(mask(width)),
        Op::URem => a.checked_rem(b).unwrap_or(a),
        Op::SDiv => signed_div(signed(width, a), signed(width, b)) as u64,
        Op::SRem if b == 0 => a,
        Op::SRem => signed(width, a).wrapping_rem(signed(width, b)) as u64,
        Op::BitAnd => a & b,
        Op::BitOr => a | b,
        Op::BitXor => a ^ b,
        Op::Shl if b < width.into() => a << b,
        Op::Lshr if b < width.into() => a >> b,
        Op::Shl | Op::Lshr => 0,
        Op::Ashr => (signed(width, a) >> b.min(63)) as u64,
        _ => unreachable!("{op:?} of bit-vectors"),
    }
}

/// SMT-LIB's `bvsdiv`: by zero, 1 for negative dividends and -1 for others.
fn signed_div(a: i64, b: i64) -> i64 {
    match b {
        0 if a < 0 => 1,
        0 => -1,
        _ => a.wrapping_div(b),
    }
}
