//! `==`: identity of values, of every sort.

use super::linear::Linear;
use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::{Sort, mask, signed};

/// Rules that look into nested terms stop at terms deeper than this.
const SHALLOW: u32 = 64;

impl TermPool {
    /// Whether both are the same value. For floats that is identity of the bits; see [`TermPool::float_eq`].
    pub fn eq(&mut self, a: TermId, b: TermId) -> TermId {
        debug_assert_eq!(self.sort(a), self.sort(b));
        if a == b {
            self.hit(Rule::EqSame);
            return self.bool(true);
        }
        if let Some(folded) = self.fold(Op::Eq, Sort::Bool, &[a, b]) {
            return folded;
        }
        let [a, b] = self.ordered(a, b);
        let simpler = match self.sort(a) {
            Sort::Bool => self.eq_bool(a, b),
            Sort::BitVec(_) => self.eq_bits(a, b),
            Sort::Str => self.eq_text(a, b),
            _ => None,
        };
        simpler.unwrap_or_else(|| self.intern(Op::Eq, Sort::Bool, &[a, b]))
    }

    pub fn ne(&mut self, a: TermId, b: TermId) -> TermId {
        let equal = self.eq(a, b);
        self.not(equal)
    }

    fn eq_bool(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let Some(value) = self.value(b).and_then(|value| value.as_bool()) {
            self.hit(Rule::EqBoolConstant);
            return Some(if value { a } else { self.not(a) });
        }
        let (plain_a, plain_b) = (self.as_unary(Op::Not, a), self.as_unary(Op::Not, b));
        if plain_a == Some(b) || plain_b == Some(a) {
            self.hit(Rule::EqComplement);
            return Some(self.bool(false));
        }
        if plain_a.is_none() && plain_b.is_none() {
            return None;
        }
        self.hit(Rule::EqNot);
        let equal = self.eq(plain_a.unwrap_or(a), plain_b.unwrap_or(b));
        Some(if plain_a.is_some() != plain_b.is_some() {
            self.not(equal)
        } else {
            equal
        })
    }

    fn eq_bits(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let Some(plain) = self.unfold_three_way(Op::Eq, [a, b]) {
            return Some(plain);
        }
        if let Some(constant) = self.bits(b)
            && let Some(simpler) = self.eq_constant(a, b, constant)
        {
            return Some(simpler);
        }
        if let (Op::Zext | Op::Sext, true) = (self.op(a), self.op(a) == self.op(b)) {
            let (x, y) = (self.args1(a), self.args1(b));
            if self.sort(x) == self.sort(y) {
                self.hit(Rule::EqUnwrap);
                return Some(self.eq(x, y));
            }
        }
        if self.is_sum(a) || self.is_sum(b) {
            return self.eq_linear(a, b);
        }
        None
    }

    fn eq_constant(&mut self, a: TermId, constant: TermId, bits: u64) -> Option<TermId> {
        let width = self.width(a);
        let value = signed(width, bits);
        let (low, high) = self.range(a);
        if value < low || value > high {
            self.hit(Rule::CompareRange);
            return Some(self.bool(false));
        }
        match self.op(a) {
            Op::Zext | Op::Sext => {
                let inner = self.args1(a);
                let narrow = self.extract(constant, 0, self.width(inner));
                let widened = self.plain(self.op(a), self.sort(a), &[narrow]);
                self.hit(Rule::EqUnwrap);
                Some(if widened == constant {
                    self.eq(inner, narrow)
                } else {
                    self.bool(false)
                })
            }
            Op::Concat => {
                let [high, low] = self.args2(a);
                self.hit(Rule::EqUnwrap);
                let low_bits = self.extract(constant, 0, self.width(low));
                let high_bits = self.extract(constant, self.width(low), self.width(high));
                let (high, low) = (self.eq(high, high_bits), self.eq(low, low_bits));
                Some(self.and(high, low))
            }
            Op::BitXor => {
                let [x, key] = self.args2(a);
                let key = self.bits(key)?;
                self.hit(Rule::EqUnwrap);
                let constant = self.bit_vec(width, bits ^ key);
                Some(self.eq(x, constant))
            }
            Op::BitAnd | Op::BitOr => {
                let kept = self.bits(self.args2(a)[1])?;
                let impossible = if self.op(a) == Op::BitAnd {
                    bits & !kept
                } else {
                    kept & !bits
                };
                if impossible == 0 {
                    return None;
                }
                self.hit(Rule::EqImpossible);
                Some(self.bool(false))
            }
            Op::Ite if self.depth(a) <= SHALLOW => self.eq_ite(a, constant),
            _ => None,
        }
    }

    fn eq_ite(&mut self, a: TermId, constant: TermId) -> Option<TermId> {
        let [condition, then, other] = self.args3(a);
        if !self.is_const(then) && !self.is_const(other) {
            return None;
        }
        self.hit(Rule::EqIte);
        let (then, other) = (self.eq(then, constant), self.eq(other, constant));
        Some(self.ite(condition, then, other))
    }

    /// Moves everything to one side, collects, and splits again: positive coefficients left, the rest right.
    fn eq_linear(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let width = self.width(a);
        let mut difference = self.linear(b)?.scaled(u64::MAX);
        difference.add(self, &self.linear(a)?);
        difference.cut(width);
        if let Some(&(_, first)) = difference.terms.first()
            && signed(width, first) < 0
        {
            difference = difference.scaled(u64::MAX);
            difference.cut(width);
        }
        let (left, right) = match difference.terms[..] {
            [] => {
                self.hit(Rule::EqLinear);
                return Some(self.bool(difference.constant == 0));
            }
            [(term, coefficient)] => {
                let even = coefficient.trailing_zeros();
                let target = difference.constant.wrapping_neg() & mask(width);
                if target.trailing_zeros() < even {
                    self.hit(Rule::EqLinear);
                    return Some(self.bool(false));
                }
                let odd_inverse = inverse(coefficient >> even);
                let target = self.bit_vec(width, target.wrapping_mul(odd_inverse));
                if even == 0 {
                    self.hit(Rule::EqLinear);
                    return Some(self.eq(term, target));
                }
                (self.scale(term, 1 << even), target)
            }
            _ => self.split_by_sign(width, &difference),
        };
        if [left, right] != [a, b] {
            self.hit(Rule::EqLinear);
        }
        Some(self.intern(Op::Eq, Sort::Bool, &[left, right]))
    }

    fn split_by_sign(&mut self, width: u8, difference: &Linear) -> (TermId, TermId) {
        let (mut left, mut right) = (Linear::default(), Linear::default());
        for &(term, coefficient) in &difference.terms {
            if signed(width, coefficient) < 0 && !left.terms.is_empty() {
                right.terms.push((term, coefficient.wrapping_neg()));
            } else {
                left.terms.push((term, coefficient));
            }
        }
        right.constant = difference.constant.wrapping_neg();
        (self.sum(width, left), self.sum(width, right))
    }
}

/// The number that times `odd` is 1 modulo 2^64, by Newton's iteration.
fn inverse(odd: u64) -> u64 {
    let mut inverse = odd;
    for _ in 0..5 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse)));
    }
    inverse
}
