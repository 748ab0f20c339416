//! Sums and products over bit-vectors, modulo 2^n.

use super::CHAIN;
use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::{Sort, mask};

/// `c1*t1 + c2*t2 + … + constant`, sorted by the terms, none of which is a sum or a multiple.
#[derive(Clone, Debug, Default)]
pub(super) struct Linear {
    pub terms: Vec<(TermId, u64)>,
    pub constant: u64,
}

impl Linear {
    pub fn scaled(mut self, factor: u64) -> Linear {
        for (_, coefficient) in &mut self.terms {
            *coefficient = coefficient.wrapping_mul(factor);
        }
        self.constant = self.constant.wrapping_mul(factor);
        self
    }

    pub fn add(&mut self, pool: &TermPool, other: &Linear) {
        self.constant = self.constant.wrapping_add(other.constant);
        for &(term, coefficient) in &other.terms {
            self.add_term(pool, term, coefficient);
        }
    }

    fn add_term(&mut self, pool: &TermPool, term: TermId, coefficient: u64) {
        match self.terms.binary_search_by(|&(known, _)| pool.order(known, term)) {
            Ok(place) => self.terms[place].1 = self.terms[place].1.wrapping_add(coefficient),
            Err(place) => self.terms.insert(place, (term, coefficient)),
        }
    }

    /// Reduces modulo 2^width and drops what became zero.
    pub fn cut(&mut self, width: u8) {
        self.constant &= mask(width);
        for (_, coefficient) in &mut self.terms {
            *coefficient &= mask(width);
        }
        self.terms.retain(|&(_, coefficient)| coefficient != 0);
    }
}

impl TermPool {
    pub fn add(&mut self, a: TermId, b: TermId) -> TermId {
        debug_assert_eq!(self.sort(a), self.sort(b));
        let sort = self.sort(a);
        if let Some(folded) = self.fold(Op::Add, sort, &[a, b]) {
            return folded;
        }
        // The most frequent sum of all needs no collecting.
        let [a, b] = self.ordered(a, b);
        if self.bits(b).is_some_and(|bits| bits != 0) && !self.is_sum(a) {
            return self.intern(Op::Add, sort, &[a, b]);
        }
        let (Some(mut sum), Some(more)) = (self.linear(a), self.linear(b)) else {
            return self.add_long(a, b);
        };
        if sum.terms.len() + more.terms.len() > CHAIN {
            return self.add_long(a, b);
        }
        sum.add(self, &more);
        sum.cut(sort.width());
        let result = self.sum(sort.width(), sum);
        if self.op(result) != Op::Add || !self.args(result).contains(&a) || !self.args(result).contains(&b) {
            self.hit(Rule::AddCollect);
        }
        result
    }

    pub fn neg(&mut self, a: TermId) -> TermId {
        self.scale(a, u64::MAX)
    }

    pub fn sub(&mut self, a: TermId, b: TermId) -> TermId {
        let b = self.neg(b);
        self.add(a, b)
    }

    pub fn mul(&mut self, a: TermId, b: TermId) -> TermId {
        debug_assert_eq!(self.sort(a), self.sort(b));
        let sort = self.sort(a);
        if let Some(folded) = self.fold(Op::Mul, sort, &[a, b]) {
            return folded;
        }
        let [a, b] = self.ordered(a, b);
        if let Some(factor) = self.bits(b) {
            return self.scale(a, factor);
        }
        let ((a, left), (b, right)) = (self.as_multiple(a), self.as_multiple(b));
        let factor = left.wrapping_mul(right) & mask(sort.width());
        let product = match (self.chain(Op::Mul, a, CHAIN / 2), self.chain(Op::Mul, b, CHAIN / 2)) {
            (Some(mut factors), Some(others)) => {
                if factor != 1 || factors.len() + others.len() > 2 {
                    self.hit(Rule::MulCollect);
                }
                factors.extend(others);
                self.sort_operands(&mut factors);
                self.link(Op::Mul, sort, &factors).unwrap_or(a)
            }
            _ => {
                let sides = self.ordered(a, b);
                self.intern(Op::Mul, sort, &sides)
            }
        };
        self.multiple(product, factor)
    }

    /// Whether the term is more than a lone term in [`TermPool::linear`]'s eyes.
    pub(super) fn is_sum(&self, term: TermId) -> bool {
        self.op(term) == Op::Add || self.as_multiple(term).1 != 1 || self.as_bit_not(term).is_some()
    }

    /// The term as a sum, unless it is a very long one.
    pub(super) fn linear(&self, term: TermId) -> Option<Linear> {
        let mut sum = Linear::default();
        let width = self.width(term);
        for addend in self.chain(Op::Add, term, CHAIN)?.into_iter().rev() {
            let (base, coefficient) = self.as_multiple(addend);
            if let Some(bits) = self.bits(base) {
                sum.constant = sum.constant.wrapping_add(bits.wrapping_mul(coefficient));
            } else if let Some(inner) = self.as_bit_not(base) {
                // ~x = -x - 1
                let negative = coefficient.wrapping_neg();
                sum.add(self, &self.linear(inner)?.scaled(negative));
                sum.constant = sum.constant.wrapping_add(negative);
            } else {
                sum.add_term(self, base, coefficient);
            }
        }
        sum.cut(width);
        Some(sum)
    }

    pub(super) fn sum(&mut self, width: u8, mut sum: Linear) -> TermId {
        sum.cut(width);
        let mut addends: Vec<TermId> = Vec::with_capacity(sum.terms.len() + 1);
        for (term, coefficient) in sum.terms {
            addends.push(self.multiple(term, coefficient));
        }
        if sum.constant != 0 || addends.is_empty() {
            addends.push(self.bit_vec(width, sum.constant));
        }
        self.link(Op::Add, Sort::BitVec(width), &addends)
            .unwrap_or_else(|| self.bit_vec(width, 0))
    }

    /// The term times a constant.
    pub(super) fn scale(&mut self, term: TermId, factor: u64) -> TermId {
        let width = self.width(term);
        let factor_term = self.bit_vec(width, factor);
        if let Some(folded) = self.fold(Op::Mul, Sort::BitVec(width), &[term, factor_term]) {
            return folded;
        }
        if factor & mask(width) == 1 {
            return term;
        }
        match self.linear(term) {
            Some(sum) => {
                if self.is_sum(term) {
                    self.hit(Rule::MulDistribute);
                }
                self.sum(width, sum.scaled(factor))
            }
            None => self.multiple(term, factor),
        }
    }

    /// The term times a constant, as it stands.
    fn multiple(&mut self, term: TermId, factor: u64) -> TermId {
        let width = self.width(term);
        match factor & mask(width) {
            0 => self.bit_vec(width, 0),
            1 => term,
            factor => {
                let factor = self.bit_vec(width, factor);
                self.intern(Op::Mul, Sort::BitVec(width), &[term, factor])
            }
        }
    }

    /// The term without its constant factor, and the factor.
    pub(super) fn as_multiple(&self, term: TermId) -> (TermId, u64) {
        match self.as_binary(Op::Mul, term) {
            Some([base, factor]) => match self.bits(factor) {
                Some(bits) => (base, bits),
                None => (term, 1),
            },
            None => (term, 1),
        }
    }

    /// Beyond the length that is collected only the constant is kept in its place.
    fn add_long(&mut self, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        let ((a, left), (b, right)) = (self.without_constant(a), self.without_constant(b));
        let constant = self.bit_vec(sort.width(), left.wrapping_add(right));
        let sum = match (a, b) {
            (Some(a), Some(b)) => {
                let sides = self.ordered(a, b);
                self.intern(Op::Add, sort, &sides)
            }
            (Some(term), None) | (None, Some(term)) => term,
            (None, None) => return constant,
        };
        if self.bits(constant) == Some(0) {
            sum
        } else {
            self.intern(Op::Add, sort, &[sum, constant])
        }
    }

    fn without_constant(&self, term: TermId) -> (Option<TermId>, u64) {
        if let Some(bits) = self.bits(term) {
            return (None, bits);
        }
        match self.as_binary(Op::Add, term) {
            Some([rest, last]) => match self.bits(last) {
                Some(bits) => (Some(rest), bits),
                None => (Some(term), 0),
            },
            None => (Some(term), 0),
        }
    }
}
