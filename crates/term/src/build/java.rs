//! Operations as Java has them, made of the others.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::sort::Sort;

impl TermPool {
    /// `int << int`: only the low five bits of the count matter (JLS 15.19).
    pub fn java_shl32(&mut self, a: TermId, count: TermId) -> TermId {
        self.java_shift(Op::Shl, a, count)
    }

    /// `int >> int`
    pub fn java_shr32(&mut self, a: TermId, count: TermId) -> TermId {
        self.java_shift(Op::Ashr, a, count)
    }

    /// `int >>> int`
    pub fn java_ushr32(&mut self, a: TermId, count: TermId) -> TermId {
        self.java_shift(Op::Lshr, a, count)
    }

    /// `long << int`: the low six bits of the count.
    pub fn java_shl64(&mut self, a: TermId, count: TermId) -> TermId {
        self.java_shift(Op::Shl, a, count)
    }

    /// `long >> int`
    pub fn java_shr64(&mut self, a: TermId, count: TermId) -> TermId {
        self.java_shift(Op::Ashr, a, count)
    }

    /// `long >>> int`
    pub fn java_ushr64(&mut self, a: TermId, count: TermId) -> TermId {
        self.java_shift(Op::Lshr, a, count)
    }

    fn java_shift(&mut self, op: Op, a: TermId, count: TermId) -> TermId {
        let width = self.width(a);
        debug_assert!(matches!(width, 32 | 64) && self.width(count) == 32);
        let bits = if width == 32 { 5 } else { 6 };
        let low = self.extract(count, 0, bits);
        let count = self.zext(low, width);
        self.shift(op, a, count)
    }

    /// `(byte) int`, kept as an int as the machine does.
    pub fn java_i2b(&mut self, a: TermId) -> TermId {
        let low = self.extract(a, 0, 8);
        self.sext(low, 32)
    }

    /// `(short) int`
    pub fn java_i2s(&mut self, a: TermId) -> TermId {
        let low = self.extract(a, 0, 16);
        self.sext(low, 32)
    }

    /// `(char) int`
    pub fn java_i2c(&mut self, a: TermId) -> TermId {
        let low = self.extract(a, 0, 16);
        self.zext(low, 32)
    }

    /// 1 or 0 as 32 bits: how the machine keeps a boolean.
    pub fn bool_to_int(&mut self, condition: TermId) -> TermId {
        let (one, zero) = (self.int(1), self.int(0));
        self.ite(condition, one, zero)
    }

    /// `Math.abs` of an int or long: `MIN` stays `MIN`.
    pub fn java_abs(&mut self, a: TermId) -> TermId {
        let zero = self.bit_vec(self.width(a), 0);
        let negative = self.slt(a, zero);
        let opposite = self.neg(a);
        self.ite(negative, opposite, a)
    }

    /// `Math.min` of ints or longs.
    pub fn java_min(&mut self, a: TermId, b: TermId) -> TermId {
        let [a, b] = self.ordered(a, b);
        let less = self.slt(a, b);
        self.ite(less, a, b)
    }

    /// `Math.max` of ints or longs.
    pub fn java_max(&mut self, a: TermId, b: TermId) -> TermId {
        let [a, b] = self.ordered(a, b);
        let less = self.slt(a, b);
        self.ite(less, b, a)
    }

    /// `fcmpl`, `dcmpl`: NaN counts as less.
    pub fn float_compare_l(&mut self, a: TermId, b: TermId) -> TermId {
        self.plain(Op::FCompareL, Sort::INT, &[a, b])
    }

    /// `fcmpg`, `dcmpg`: NaN counts as greater.
    pub fn float_compare_g(&mut self, a: TermId, b: TermId) -> TermId {
        self.plain(Op::FCompareG, Sort::INT, &[a, b])
    }
}
