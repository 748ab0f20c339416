//! What the shape of a bit-vector term says about its value, read as signed.

use super::REACH;
use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::sort::{mask, signed};

/// The least and the greatest value.
pub(super) type Range = (i64, i64);

impl TermPool {
    pub(super) fn range(&self, term: TermId) -> Range {
        self.range_within(term, REACH)
    }

    fn range_within(&self, term: TermId, reach: u32) -> Range {
        let width = self.width(term);
        if let Some(value) = self.signed_bits(term) {
            return (value, value);
        }
        let full = (signed(width, 1 << (width - 1)), signed(width, mask(width) >> 1));
        if reach == 0 {
            return full;
        }
        let below = |i: usize| self.range_within(self.args(term)[i], reach - 1);
        match self.op(term) {
            Op::Zext => match below(0) {
                (low, high) if low >= 0 => (low, high),
                _ => (0, mask(self.width(self.args1(term))) as i64),
            },
            Op::Sext => below(0),
            Op::BitAnd => match self.signed_bits(self.args2(term)[1]) {
                Some(bits) if bits >= 0 => (0, bits),
                _ => full,
            },
            Op::Ite => {
                let (then, other) = (below(1), below(2));
                (then.0.min(other.0), then.1.max(other.1))
            }
            Op::SRem => match self.signed_bits(self.args2(term)[1]) {
                Some(divisor) if divisor != 0 && divisor != i64::MIN => {
                    let limit = divisor.abs() - 1;
                    let (low, high) = below(0);
                    (low.max(-limit).min(0), high.min(limit).max(0))
                }
                _ => full,
            },
            Op::URem => match self.signed_bits(self.args2(term)[1]) {
                Some(divisor) if divisor > 0 => (0, divisor - 1),
                _ => full,
            },
            Op::UDiv => match self.bits(self.args2(term)[1]) {
                Some(divisor) if divisor > 1 => (0, (mask(width) / divisor) as i64),
                _ => full,
            },
            Op::Compare | Op::FCompareL | Op::FCompareG => (-1, 1),
            Op::StrLen => (0, i32::MAX.into()),
            Op::IndexOf | Op::LastIndexOf => (-1, i32::MAX.into()),
            _ => full,
        }
    }
}
