//! `<` on bit-vectors, signed and unsigned.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::{Sort, mask};

impl TermPool {
    /// Signed `a < b`.
    pub fn slt(&mut self, a: TermId, b: TermId) -> TermId {
        self.less(Op::Slt, a, b)
    }

    /// Signed `a <= b`.
    pub fn sle(&mut self, a: TermId, b: TermId) -> TermId {
        let greater = self.less(Op::Slt, b, a);
        self.not(greater)
    }

    /// Unsigned `a < b`.
    pub fn ult(&mut self, a: TermId, b: TermId) -> TermId {
        self.less(Op::Ult, a, b)
    }

    /// Unsigned `a <= b`.
    pub fn ule(&mut self, a: TermId, b: TermId) -> TermId {
        let greater = self.less(Op::Ult, b, a);
        self.not(greater)
    }

    pub(super) fn less(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        debug_assert_eq!(self.sort(a), self.sort(b));
        if a == b {
            self.hit(Rule::CompareRange);
            return self.bool(false);
        }
        if let Some(folded) = self.fold(op, Sort::Bool, &[a, b]) {
            return folded;
        }
        if let Some(plain) = self.unfold_three_way(op, [a, b]) {
            return plain;
        }
        if let Some(decided) = self.less_by_range(op, a, b) {
            return decided;
        }
        match self.less_unwrapped(op, a, b) {
            Some((op, a, b)) => {
                self.hit(Rule::CompareUnwrap);
                self.less(op, a, b)
            }
            None => self.intern(op, Sort::Bool, &[a, b]),
        }
    }

    fn less_by_range(&mut self, op: Op, a: TermId, b: TermId) -> Option<TermId> {
        let [(a_low, a_high), (b_low, b_high)] = match op {
            Op::Slt => [self.range(a), self.range(b)].map(|(low, high)| (low.into(), high.into())),
            _ => [self.unsigned_range(a), self.unsigned_range(b)],
        };
        if a_high < b_low || a_low >= b_high {
            self.hit(Rule::CompareRange);
            return Some(self.bool(a_high < b_low));
        }
        let (term, bound, equal) = if self.is_const(b) {
            match b_low {
                k if k - 1 == a_low => (a, a_low, true),
                k if k == a_high => (a, a_high, false),
                _ => return None,
            }
        } else if self.is_const(a) {
            match a_low {
                k if k + 1 == b_high => (b, b_high, true),
                k if k == b_low => (b, b_low, false),
                _ => return None,
            }
        } else {
            return None;
        };
        self.hit(Rule::CompareBoundary);
        let bound = self.bit_vec(self.width(a), bound as u64);
        let equation = self.eq(term, bound);
        Some(if equal { equation } else { self.not(equation) })
    }

    fn unsigned_range(&self, term: TermId) -> (i128, i128) {
        if let Some(bits) = self.bits(term) {
            return (bits.into(), bits.into());
        }
        match self.range(term) {
            (low, high) if low >= 0 => (low.into(), high.into()),
            _ => (0, mask(self.width(term)).into()),
        }
    }

    /// The comparison without extensions. Constants fit: what does not was decided by the range.
    fn less_unwrapped(&mut self, op: Op, a: TermId, b: TermId) -> Option<(Op, TermId, TermId)> {
        let extension = |pool: &TermPool, t: TermId| match pool.op(t) {
            Op::Zext | Op::Sext => Some((pool.op(t), pool.args1(t))),
            _ => None,
        };
        let narrow = |kind: Op| if kind == Op::Zext { Op::Ult } else { op };
        let against_constant = |kind: Op| kind == Op::Zext || op == Op::Slt;
        match (extension(self, a), extension(self, b)) {
            (Some((kind, x)), Some((other, y))) if kind == other && self.sort(x) == self.sort(y) => {
                Some((narrow(kind), x, y))
            }
            (Some((kind, x)), None) if self.is_const(b) && against_constant(kind) => {
                let constant = self.extract(b, 0, self.width(x));
                Some((narrow(kind), x, constant))
            }
            (None, Some((kind, y))) if self.is_const(a) && against_constant(kind) => {
                let constant = self.extract(a, 0, self.width(y));
                Some((narrow(kind), constant, y))
            }
            _ => None,
        }
    }
}
