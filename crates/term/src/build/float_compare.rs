//! Comparisons of floats. With NaN every one of them is false, so none is another's negation.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::Sort;

/// NaN is looked for below `min` and `max` down to this depth.
const SHALLOW: u32 = 8;

impl TermPool {
    /// Java's `==` on floats: NaN equals nothing, the zeros are equal.
    pub fn float_eq(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_relation(Op::FEq, a, b)
    }

    pub fn float_lt(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_relation(Op::FLt, a, b)
    }

    pub fn float_le(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_relation(Op::FLe, a, b)
    }

    /// Whether both are the same float, as `Float.equals` says.
    pub fn same_bits(&mut self, a: TermId, b: TermId) -> TermId {
        self.eq(a, b)
    }

    pub fn is_nan(&mut self, mut a: TermId) -> TermId {
        while let Op::FNeg | Op::FAbs | Op::FloatToFloat | Op::FFloor | Op::FCeil | Op::FRint = self.op(a) {
            self.hit(Rule::FloatNan);
            a = self.args1(a);
        }
        match self.op(a) {
            Op::IntToFloat => {
                self.hit(Rule::FloatNan);
                self.bool(false)
            }
            Op::FMin | Op::FMax if self.depth(a) <= SHALLOW => {
                self.hit(Rule::FloatNan);
                let [x, y] = self.args2(a);
                let (x, y) = (self.is_nan(x), self.is_nan(y));
                self.or(x, y)
            }
            _ => self.plain(Op::FIsNan, Sort::Bool, &[a]),
        }
    }

    pub(super) fn float_relation(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        debug_assert_eq!(self.sort(a), self.sort(b));
        if a == b {
            self.hit(Rule::FloatCompareSame);
            let nan = self.is_nan(a);
            return if op == Op::FLt { self.bool(false) } else { self.not(nan) };
        }
        let [a, b] = if op == Op::FEq { self.ordered(a, b) } else { [a, b] };
        if let Some(folded) = self.fold(op, Sort::Bool, &[a, b]) {
            return folded;
        }
        if let Some(decided) = self.compare_extreme(op, a, b) {
            self.hit(Rule::FloatCompareExtreme);
            return decided;
        }
        if let Some([x, y]) = self.same_conversion(Op::FNeg, a, b) {
            self.hit(Rule::FloatCompareNeg);
            return self.float_relation(op, y, x);
        }
        if let Some(ints) = self.compare_ints(op, a, b) {
            self.hit(Rule::FloatCompareInts);
            return ints;
        }
        if let Some([x, y]) = self.without_widening(a, b) {
            self.hit(Rule::FloatCompareWidened);
            return self.float_relation(op, x, y);
        }
        self.intern(op, Sort::Bool, &[a, b])
    }

    fn compare_extreme(&mut self, op: Op, a: TermId, b: TermId) -> Option<TermId> {
        let (left, right) = (self.number(a), self.number(b));
        if left.is_some_and(f64::is_nan) || right.is_some_and(f64::is_nan) {
            return Some(self.bool(false));
        }
        let is = |side: Option<f64>, value: f64| side == Some(value);
        match op {
            Op::FLt if is(left, f64::INFINITY) || is(right, f64::NEG_INFINITY) => Some(self.bool(false)),
            Op::FLe if is(left, f64::NEG_INFINITY) || is(right, f64::INFINITY) => {
                let nan = self.is_nan(if left.is_some() { b } else { a });
                Some(self.not(nan))
            }
            _ => None,
        }
    }

    fn same_conversion(&self, op: Op, a: TermId, b: TermId) -> Option<[TermId; 2]> {
        let (x, y) = (self.as_unary(op, a)?, self.as_unary(op, b)?);
        (self.sort(x) == self.sort(y)).then_some([x, y])
    }

    /// Both sides as floats, if they are floats widened to double, or one is and the other a constant that fits.
    fn without_widening(&mut self, a: TermId, b: TermId) -> Option<[TermId; 2]> {
        if self.sort(a) != Sort::Float64 {
            return None;
        }
        if let Some(sides) = self.same_conversion(Op::FloatToFloat, a, b) {
            return Some(sides);
        }
        let inner = |pool: &TermPool, t: TermId| pool.as_unary(Op::FloatToFloat, t);
        match (inner(self, a), inner(self, b)) {
            (Some(x), None) => {
                let value = self.number(b)?;
                Some([x, self.float_constant(value, Sort::Float32)?])
            }
            (None, Some(y)) => {
                let value = self.number(a)?;
                Some([self.float_constant(value, Sort::Float32)?, y])
            }
            _ => None,
        }
    }

    fn compare_ints(&mut self, op: Op, a: TermId, b: TermId) -> Option<TermId> {
        let sort = self.sort(a);
        let exact = |pool: &TermPool, t: TermId| {
            let inner = pool.as_unary(Op::IntToFloat, t)?;
            pool.converts_exactly(inner, sort).then_some(inner)
        };
        match (exact(self, a), exact(self, b)) {
            (Some(x), Some(y)) if self.sort(x) == self.sort(y) => Some(match op {
                Op::FEq => self.eq(x, y),
                Op::FLt => self.slt(x, y),
                _ => self.sle(x, y),
            }),
            (Some(x), None) => {
                let bound = self.number(b)?;
                // x < k is x < ceil(k), x <= k is x <= floor(k) = !(floor(k) < x).
                Some(match op {
                    Op::FEq => self.int_equals(x, bound),
                    Op::FLt => self.int_below(x, bound.ceil()),
                    _ => self.int_below(x, bound.floor() + 1.0),
                })
            }
            (None, Some(y)) => {
                let bound = self.number(a)?;
                // k < y is !(y < floor(k) + 1), k <= y is !(y < ceil(k)).
                Some(match op {
                    Op::FEq => self.int_equals(y, bound),
                    Op::FLt => {
                        let at_most = self.int_below(y, bound.floor() + 1.0);
                        self.not(at_most)
                    }
                    _ => {
                        let below = self.int_below(y, bound.ceil());
                        self.not(below)
                    }
                })
            }
            _ => None,
        }
    }

    fn int_equals(&mut self, x: TermId, value: f64) -> TermId {
        let (low, high) = self.range(x);
        if value.fract() != 0.0 || value < low as f64 || value > high as f64 {
            return self.bool(false);
        }
        let value = self.bit_vec(self.width(x), value as i64 as u64);
        self.eq(x, value)
    }

    /// `x < bound` for an integral bound, which may be out of the range of `x`, whose range is exact in doubles.
    fn int_below(&mut self, x: TermId, bound: f64) -> TermId {
        let (low, high) = self.range(x);
        if bound <= low as f64 || bound > high as f64 {
            return self.bool(bound > low as f64);
        }
        let bound = self.bit_vec(self.width(x), bound as i64 as u64);
        self.slt(x, bound)
    }
}
