//! Division and remainder, signed and unsigned.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::{mask, signed};

impl TermPool {
    /// Unsigned division; all ones if the divisor is zero.
    pub fn udiv(&mut self, a: TermId, b: TermId) -> TermId {
        self.divide(Op::UDiv, a, b)
    }

    /// Unsigned remainder; the dividend if the divisor is zero.
    pub fn urem(&mut self, a: TermId, b: TermId) -> TermId {
        self.divide(Op::URem, a, b)
    }

    /// Java's `/`: `MIN / -1` is `MIN`. By zero 1 for negative dividends and -1 for others.
    pub fn sdiv(&mut self, a: TermId, b: TermId) -> TermId {
        self.divide(Op::SDiv, a, b)
    }

    /// Java's `%`; the dividend if the divisor is zero.
    pub fn srem(&mut self, a: TermId, b: TermId) -> TermId {
        self.divide(Op::SRem, a, b)
    }

    pub(super) fn divide(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        debug_assert_eq!(self.sort(a), self.sort(b));
        if let Some(folded) = self.fold(op, self.sort(a), &[a, b]) {
            return folded;
        }
        let width = self.width(a);
        if matches!(op, Op::SRem | Op::URem) && self.bits(a) == Some(0) {
            self.hit(Rule::DivTrivial);
            return a;
        }
        if let Some(divisor) = self.bits(b)
            && divisor != 0
        {
            if let Some(simpler) = self.divide_trivially(op, a, divisor) {
                self.hit(Rule::DivTrivial);
                return simpler;
            }
            if let Some(simpler) = self.divide_small(op, a, signed(width, divisor)) {
                self.hit(Rule::DivSmall);
                return simpler;
            }
            let unsigned = matches!(op, Op::UDiv | Op::URem) || self.range(a).0 >= 0 && signed(width, divisor) > 0;
            if unsigned && divisor.is_power_of_two() {
                self.hit(Rule::DivPower);
                let power = divisor.trailing_zeros() as u8;
                let part = match op {
                    Op::UDiv | Op::SDiv => self.extract(a, power, width - power),
                    _ => self.extract(a, 0, power),
                };
                return self.zext(part, width);
            }
        }
        self.intern(op, self.sort(a), &[a, b])
    }

    fn divide_trivially(&mut self, op: Op, a: TermId, divisor: u64) -> Option<TermId> {
        let width = self.width(a);
        // One bit is 0 or -1, so that 1 is -1: the unsigned reading comes first.
        match (op, divisor) {
            (Op::UDiv, 1) => Some(a),
            (Op::URem, 1) => Some(self.bit_vec(width, 0)),
            (Op::SDiv, _) if divisor == mask(width) => Some(self.neg(a)),
            (Op::SRem, _) if divisor == mask(width) => Some(self.bit_vec(width, 0)),
            (Op::SDiv, 1) => Some(a),
            (Op::SRem, 1) => Some(self.bit_vec(width, 0)),
            _ => None,
        }
    }

    fn divide_small(&mut self, op: Op, a: TermId, divisor: i64) -> Option<TermId> {
        let (low, high) = self.range(a);
        let limit = i128::from(divisor).abs();
        let signed = matches!(op, Op::SDiv | Op::SRem);
        let small = i128::from(high) < limit
            && if signed {
                i128::from(low) > -limit
            } else {
                low >= 0 && divisor > 0
            };
        if !small {
            return None;
        }
        Some(match op {
            Op::SRem | Op::URem => a,
            _ => self.bit_vec(self.width(a), 0),
        })
    }
}
