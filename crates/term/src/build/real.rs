//! Exact arithmetic over the reals.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::ratio::Ratio;
use crate::rule::Rule;
use crate::sort::Sort;
use crate::value::Value;

impl TermPool {
    pub fn real(&mut self, value: Ratio) -> TermId {
        self.constant(Value::real(value))
    }

    pub fn int_to_real(&mut self, a: TermId) -> TermId {
        self.plain(Op::IntToReal, Sort::Real, &[a])
    }

    pub fn real_add(&mut self, a: TermId, b: TermId) -> TermId {
        let [a, b] = self.ordered(a, b);
        if self.ratio(b) == Some(Ratio::ZERO) {
            self.hit(Rule::RealTrivial);
            return a;
        }
        self.real_chain(Op::RAdd, a, b)
    }

    pub fn real_neg(&mut self, a: TermId) -> TermId {
        let minus = self.real(Ratio::integer(-1));
        self.real_mul(a, minus)
    }

    pub fn real_sub(&mut self, a: TermId, b: TermId) -> TermId {
        let b = self.real_neg(b);
        self.real_add(a, b)
    }

    pub fn real_mul(&mut self, a: TermId, b: TermId) -> TermId {
        let [a, b] = self.ordered(a, b);
        match self.ratio(b) {
            Some(Ratio::ONE) => {
                self.hit(Rule::RealTrivial);
                a
            }
            Some(Ratio::ZERO) => {
                self.hit(Rule::RealTrivial);
                b
            }
            _ => self.real_chain(Op::RMul, a, b),
        }
    }

    /// Zero if the divisor is zero.
    pub fn real_div(&mut self, a: TermId, b: TermId) -> TermId {
        if self.ratio(b) == Some(Ratio::ONE) {
            self.hit(Rule::RealTrivial);
            return a;
        }
        self.plain(Op::RDiv, Sort::Real, &[a, b])
    }

    pub fn real_lt(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            self.hit(Rule::RealTrivial);
            return self.bool(false);
        }
        self.plain(Op::RLt, Sort::Bool, &[a, b])
    }

    pub fn real_le(&mut self, a: TermId, b: TermId) -> TermId {
        let greater = self.real_lt(b, a);
        self.not(greater)
    }

    fn ratio(&self, a: TermId) -> Option<Ratio> {
        match self.value(a)? {
            Value::Real(ratio) => Some(**ratio),
            _ => None,
        }
    }

    /// Joins the constant with the one the operand ends in, unless that does not fit.
    fn real_chain(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        if self.is_const(b)
            && let Some([x, k]) = self.as_binary(op, a)
            && self.is_const(k)
            && let Some(joined) = self.fold(op, Sort::Real, &[k, b])
        {
            self.hit(Rule::RealConstant);
            return self.rebuild(op, Sort::Real, &[x, joined]);
        }
        self.plain(op, Sort::Real, &[a, b])
    }
}
