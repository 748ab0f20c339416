//! Parts of bit-vectors, concatenation and extension.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::Sort;

/// How many nodes may be looked at to see that a truncation pays inside a term.
const TRUNCATION_FUEL: u32 = 16;

impl TermPool {
    /// `width` bits from bit `low` on.
    pub fn extract(&mut self, a: TermId, low: u8, width: u8) -> TermId {
        debug_assert!(width > 0 && low + width <= self.width(a));
        if width == self.width(a) {
            self.hit(Rule::ResizeSame);
            return a;
        }
        let (op, sort) = (Op::Extract(low), Sort::BitVec(width));
        if let Some(folded) = self.fold(op, sort, &[a]) {
            return folded;
        }
        match self.op(a) {
            Op::Extract(inner_low) => {
                self.hit(Rule::ExtractExtract);
                return self.extract(self.args1(a), inner_low + low, width);
            }
            Op::Concat => {
                let [high_part, low_part] = self.args2(a);
                let border = self.width(low_part);
                if low >= border || low + width <= border {
                    self.hit(Rule::ExtractConcat);
                    return if low >= border {
                        self.extract(high_part, low - border, width)
                    } else {
                        self.extract(low_part, low, width)
                    };
                }
            }
            Op::Zext | Op::Sext => {
                self.hit(Rule::ExtractExtend);
                return self.extract_extension(self.op(a), self.args1(a), low, width);
            }
            Op::Mul => {
                if let (base, factor @ 2..) = self.as_multiple(a)
                    && factor.is_power_of_two()
                {
                    let power = factor.trailing_zeros() as u8;
                    if low >= power || low + width <= power {
                        self.hit(Rule::ExtractShift);
                        return if low >= power {
                            self.extract(base, low - power, width)
                        } else {
                            self.bit_vec(width, 0)
                        };
                    }
                }
            }
            _ => {}
        }
        if low == 0 && self.truncates_well(a, &mut { TRUNCATION_FUEL }) {
            self.hit(Rule::ExtractInto);
            let [x, y] = self.args2(a);
            let (x, y) = (self.extract(x, 0, width), self.extract(y, 0, width));
            return self.rebuild(self.op(a), sort, &[x, y]);
        }
        self.intern(op, sort, &[a])
    }

    fn extract_extension(&mut self, kind: Op, inner: TermId, low: u8, width: u8) -> TermId {
        let inner_width = self.width(inner);
        if low + width <= inner_width {
            return self.extract(inner, low, width);
        }
        if low < inner_width {
            let part = self.extract(inner, low, inner_width - low);
            return self.extend(kind, part, width);
        }
        if kind == Op::Zext {
            return self.bit_vec(width, 0);
        }
        let sign = self.extract(inner, inner_width - 1, 1);
        self.sext(sign, width)
    }

    /// Whether the term is an operation for which low bits depend on low bits only, of extensions and constants.
    fn truncates_well(&self, term: TermId, fuel: &mut u32) -> bool {
        if *fuel == 0 || !matches!(self.op(term), Op::Add | Op::Mul | Op::BitAnd | Op::BitOr | Op::BitXor) {
            return false;
        }
        *fuel -= 1;
        self.args2(term)
            .into_iter()
            .all(|arg| matches!(self.op(arg), Op::Zext | Op::Sext | Op::Const(_)) || self.truncates_well(arg, fuel))
    }

    pub fn concat(&mut self, high: TermId, low: TermId) -> TermId {
        let width = self.width(high) + self.width(low);
        let sort = Sort::BitVec(width);
        if let Some(folded) = self.fold(Op::Concat, sort, &[high, low]) {
            return folded;
        }
        if self.bits(high) == Some(0) {
            self.hit(Rule::ConcatZero);
            return self.zext(low, width);
        }
        if let Some(inner) = self.as_unary(Op::Zext, high) {
            self.hit(Rule::ConcatZero);
            let inner = self.concat(inner, low);
            return self.zext(inner, width);
        }
        if let (Op::Extract(above), Op::Extract(below)) = (self.op(high), self.op(low)) {
            let (x, y) = (self.args1(high), self.args1(low));
            if x == y && above == below + self.width(low) {
                self.hit(Rule::ConcatParts);
                return self.extract(x, below, width);
            }
        }
        self.intern(Op::Concat, sort, &[high, low])
    }

    /// Extension by zeros.
    pub fn zext(&mut self, a: TermId, width: u8) -> TermId {
        self.extend(Op::Zext, a, width)
    }

    /// Extension by the sign.
    pub fn sext(&mut self, a: TermId, width: u8) -> TermId {
        self.extend(Op::Sext, a, width)
    }

    fn extend(&mut self, kind: Op, a: TermId, width: u8) -> TermId {
        debug_assert!(width >= self.width(a));
        if width == self.width(a) {
            self.hit(Rule::ResizeSame);
            return a;
        }
        let sort = Sort::BitVec(width);
        if let Some(folded) = self.fold(kind, sort, &[a]) {
            return folded;
        }
        let inner_kind = self.op(a);
        // What was extended by zeros has no sign.
        if inner_kind == kind || inner_kind == Op::Zext {
            self.hit(Rule::ExtendExtend);
            return self.extend(inner_kind, self.args1(a), width);
        }
        self.intern(kind, sort, &[a])
    }
}
