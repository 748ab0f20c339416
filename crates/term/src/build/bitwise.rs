//! Bitwise operations and shifts.

use super::CHAIN;
use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::{Sort, mask};

impl TermPool {
    pub fn bit_and(&mut self, a: TermId, b: TermId) -> TermId {
        self.bitwise(Op::BitAnd, a, b)
    }

    pub fn bit_or(&mut self, a: TermId, b: TermId) -> TermId {
        self.bitwise(Op::BitOr, a, b)
    }

    pub fn bit_xor(&mut self, a: TermId, b: TermId) -> TermId {
        self.bitwise(Op::BitXor, a, b)
    }

    pub fn bit_not(&mut self, a: TermId) -> TermId {
        let ones = self.bit_vec(self.width(a), u64::MAX);
        self.bitwise(Op::BitXor, a, ones)
    }

    /// Left shift; 0 from the width on.
    pub fn shl(&mut self, a: TermId, count: TermId) -> TermId {
        self.shift(Op::Shl, a, count)
    }

    /// Logical right shift; 0 from the width on.
    pub fn lshr(&mut self, a: TermId, count: TermId) -> TermId {
        self.shift(Op::Lshr, a, count)
    }

    /// Arithmetic right shift; nothing but the sign from the width on.
    pub fn ashr(&mut self, a: TermId, count: TermId) -> TermId {
        self.shift(Op::Ashr, a, count)
    }

    pub(super) fn bitwise(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        debug_assert_eq!(self.sort(a), self.sort(b));
        let sort = self.sort(a);
        if let Some(folded) = self.fold(op, sort, &[a, b]) {
            return folded;
        }
        let (Some(mut operands), Some(others)) = (self.chain(op, a, CHAIN / 2), self.chain(op, b, CHAIN / 2)) else {
            let sides = self.ordered(a, b);
            return self.intern(op, sort, &sides);
        };
        operands.extend(others);
        let constant = self.take_constants(op, &mut operands);
        self.sort_operands(&mut operands);
        self.drop_repeated(op, &mut operands);
        if op != Op::BitXor && self.bits_cancel(op, &mut operands) {
            self.hit(Rule::BitsComplement);
            return self.bit_vec(sort.width(), neutral(op) ^ u64::MAX);
        }
        let rest = self.link(op, sort, &operands);
        self.with_constant(op, sort, rest, constant)
    }

    fn take_constants(&mut self, op: Op, operands: &mut Vec<TermId>) -> u64 {
        let mut constant = neutral(op);
        let before = operands.len();
        operands.retain(|&operand| match self.bits(operand) {
            None => true,
            Some(bits) => {
                match op {
                    Op::BitAnd => constant &= bits,
                    Op::BitOr => constant |= bits,
                    _ => constant ^= bits,
                }
                false
            }
        });
        if before - operands.len() > 1 {
            self.hit(Rule::BitsConstant);
        }
        constant
    }

    fn drop_repeated(&mut self, op: Op, operands: &mut Vec<TermId>) {
        let before = operands.len();
        if op == Op::BitXor {
            let mut kept: Vec<TermId> = Vec::with_capacity(before);
            for &operand in operands.iter() {
                if kept.last() == Some(&operand) {
                    kept.pop();
                } else {
                    kept.push(operand);
                }
            }
            *operands = kept;
        } else {
            operands.dedup();
        }
        if operands.len() < before {
            self.hit(Rule::BitsSame);
        }
    }

    /// Whether two operands of `&` or `|` are complements; drops operands that others absorb.
    fn bits_cancel(&mut self, op: Op, operands: &mut Vec<TermId>) -> bool {
        let complement = |pool: &TermPool, &x: &TermId| pool.as_bit_not(x).is_some_and(|y| operands.contains(&y));
        if operands.iter().any(|x| complement(self, x)) {
            return true;
        }
        let dual = if op == Op::BitAnd { Op::BitOr } else { Op::BitAnd };
        let absorbed = |x: &TermId| {
            self.as_binary(dual, *x).is_some() && {
                let members = self.chain(dual, *x, CHAIN).unwrap_or_default();
                members.iter().any(|member| operands.contains(member))
            }
        };
        let kept: Vec<TermId> = operands.iter().copied().filter(|x| !absorbed(x)).collect();
        if kept.len() < operands.len() {
            self.hit(Rule::BitsAbsorb);
            *operands = kept;
        }
        false
    }

    fn with_constant(&mut self, op: Op, sort: Sort, rest: Option<TermId>, constant: u64) -> TermId {
        let width = sort.width();
        let constant = constant & mask(width);
        let Some(rest) = rest else {
            return self.bit_vec(width, constant);
        };
        if constant == neutral(op) & mask(width) {
            return rest;
        }
        if op == Op::BitAnd && constant == 0 || op == Op::BitOr && constant == mask(width) {
            self.hit(Rule::BitsConstant);
            return self.bit_vec(width, constant);
        }
        if op == Op::BitAnd && (constant + 1).is_power_of_two() {
            self.hit(Rule::MaskLow);
            let low = self.extract(rest, 0, constant.count_ones() as u8);
            return self.zext(low, width);
        }
        let constant = self.bit_vec(width, constant);
        match self.fold(op, sort, &[rest, constant]) {
            Some(folded) => folded,
            None => self.intern(op, sort, &[rest, constant]),
        }
    }

    pub(super) fn shift(&mut self, op: Op, a: TermId, count: TermId) -> TermId {
        debug_assert_eq!(self.sort(a), self.sort(count));
        let sort = self.sort(a);
        if let Some(folded) = self.fold(op, sort, &[a, count]) {
            return folded;
        }
        let width = sort.width();
        if self.bits(a) == Some(0) || self.bits(count) == Some(0) {
            self.hit(Rule::ShiftTrivial);
            return a;
        }
        let Some(count) = self.bits(count) else {
            return self.intern(op, sort, &[a, count]);
        };
        self.hit(Rule::ShiftConstant);
        let beyond = count >= width.into();
        let count = count.min(u64::from(width) - 1) as u8;
        match op {
            Op::Ashr => {
                let high = self.extract(a, count, width - count);
                self.sext(high, width)
            }
            _ if beyond => self.bit_vec(width, 0),
            Op::Lshr => {
                let high = self.extract(a, count, width - count);
                self.zext(high, width)
            }
            _ => self.scale(a, 1 << count),
        }
    }
}

/// The constant that changes nothing.
fn neutral(op: Op) -> u64 {
    if op == Op::BitAnd { u64::MAX } else { 0 }
}
