//! Float arithmetic and conversions. A rule stands here only if it holds for NaN, both zeros, the infinities and
//! subnormals, under round to nearest even.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::Sort;
use crate::value::Value;

impl TermPool {
    pub fn float_add(&mut self, a: TermId, b: TermId) -> TermId {
        let [a, b] = self.ordered(a, b);
        if self.number(b).is_some_and(|b| b == 0.0 && b.is_sign_negative()) {
            self.hit(Rule::FloatAddZero);
            return a;
        }
        self.plain(Op::FAdd, self.sort(a), &[a, b])
    }

    /// `a - b` is `a + (-b)`, also for zeros and NaN.
    pub fn float_sub(&mut self, a: TermId, b: TermId) -> TermId {
        let b = self.float_neg(b);
        self.float_add(a, b)
    }

    pub fn float_mul(&mut self, a: TermId, b: TermId) -> TermId {
        let [a, b] = self.ordered(a, b);
        if let Some(simpler) = self.by_one(a, b) {
            return simpler;
        }
        if let (Some(x), Some(y)) = (self.as_unary(Op::FNeg, a), self.as_unary(Op::FNeg, b)) {
            self.hit(Rule::FloatMulSigns);
            return self.float_mul(x, y);
        }
        self.plain(Op::FMul, self.sort(a), &[a, b])
    }

    pub fn float_div(&mut self, a: TermId, b: TermId) -> TermId {
        if let Some(simpler) = self.by_one(a, b) {
            return simpler;
        }
        if !self.is_const(a)
            && let Some(reciprocal) = self.exact_reciprocal(b)
        {
            self.hit(Rule::FloatDivPower);
            return self.float_mul(a, reciprocal);
        }
        self.plain(Op::FDiv, self.sort(a), &[a, b])
    }

    /// Java's `%`, which is C's `fmod`.
    pub fn float_rem(&mut self, a: TermId, b: TermId) -> TermId {
        self.plain(Op::FRem, self.sort(a), &[a, b])
    }

    pub fn float_neg(&mut self, a: TermId) -> TermId {
        if let Some(inner) = self.as_unary(Op::FNeg, a) {
            self.hit(Rule::FloatSign);
            return inner;
        }
        self.plain(Op::FNeg, self.sort(a), &[a])
    }

    pub fn float_abs(&mut self, a: TermId) -> TermId {
        if let Op::FNeg | Op::FAbs = self.op(a) {
            self.hit(Rule::FloatSign);
            return self.float_abs_of(self.args1(a));
        }
        self.float_abs_of(a)
    }

    fn float_abs_of(&mut self, a: TermId) -> TermId {
        self.plain(Op::FAbs, self.sort(a), &[a])
    }

    pub fn float_sqrt(&mut self, a: TermId) -> TermId {
        self.plain(Op::FSqrt, self.sort(a), &[a])
    }

    /// `a * b + c`, rounded once.
    pub fn float_fma(&mut self, a: TermId, b: TermId, c: TermId) -> TermId {
        let [a, b] = self.ordered(a, b);
        self.plain(Op::FFma, self.sort(a), &[a, b, c])
    }

    /// `Math.min`: NaN wins, -0.0 is less than 0.0.
    pub fn float_min(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_extremum(Op::FMin, a, b)
    }

    /// `Math.max`: NaN wins, 0.0 is greater than -0.0.
    pub fn float_max(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_extremum(Op::FMax, a, b)
    }

    pub fn float_floor(&mut self, a: TermId) -> TermId {
        self.float_round(Op::FFloor, a)
    }

    pub fn float_ceil(&mut self, a: TermId) -> TermId {
        self.float_round(Op::FCeil, a)
    }

    /// `Math.rint`: to the nearest integer, ties to even.
    pub fn float_rint(&mut self, a: TermId) -> TermId {
        self.float_round(Op::FRint, a)
    }

    /// Signed bits to the nearest float or double.
    pub fn int_to_float(&mut self, a: TermId, sort: Sort) -> TermId {
        debug_assert!(sort.is_float());
        self.plain(Op::IntToFloat, sort, &[a])
    }

    /// `(float) double`, `(double) float`
    pub fn float_to_float(&mut self, a: TermId, sort: Sort) -> TermId {
        if self.sort(a) == sort {
            return a;
        }
        self.float_convert(Op::FloatToFloat, sort, a)
    }

    /// `(int)` or `(long)`: towards zero, saturating, NaN to 0. The width is 32 or 64.
    pub fn float_to_int(&mut self, a: TermId, width: u8) -> TermId {
        debug_assert!(matches!(width, 32 | 64));
        self.float_convert(Op::FloatToInt, Sort::BitVec(width), a)
    }

    /// `floatToIntBits`, `doubleToLongBits`. The raw variants are the same here, since there is one NaN.
    pub fn float_to_bits(&mut self, a: TermId) -> TermId {
        let width = if self.sort(a) == Sort::Float32 { 32 } else { 64 };
        self.plain(Op::FloatToBits, Sort::BitVec(width), &[a])
    }

    /// `intBitsToFloat`, `longBitsToDouble`: every NaN becomes the canonical one.
    pub fn bits_to_float(&mut self, a: TermId) -> TermId {
        let sort = if self.width(a) == 32 {
            Sort::Float32
        } else {
            Sort::Float64
        };
        self.float_convert(Op::BitsToFloat, sort, a)
    }

    pub(super) fn float_extremum(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        if a == b {
            self.hit(Rule::FloatMinSame);
            return a;
        }
        let [a, b] = self.ordered(a, b);
        self.plain(op, self.sort(a), &[a, b])
    }

    pub(super) fn float_round(&mut self, op: Op, a: TermId) -> TermId {
        if let Op::FFloor | Op::FCeil | Op::FRint | Op::IntToFloat = self.op(a) {
            self.hit(Rule::FloatRound);
            return a;
        }
        self.plain(op, self.sort(a), &[a])
    }

    pub(super) fn float_convert(&mut self, op: Op, sort: Sort, a: TermId) -> TermId {
        if let Some(simpler) = self.convert_back(op, sort, a) {
            self.hit(Rule::FloatConvertBack);
            return simpler;
        }
        self.plain(op, sort, &[a])
    }

    fn convert_back(&mut self, op: Op, sort: Sort, a: TermId) -> Option<TermId> {
        let inner = *self.args(a).first()?;
        match (op, self.op(a)) {
            // Widening loses nothing, so narrowing gives back what was there, or the int's nearest float.
            (Op::FloatToFloat, Op::FloatToFloat) if sort == Sort::Float32 => Some(inner),
            (Op::FloatToInt, Op::FloatToFloat) if self.sort(a) == Sort::Float64 => {
                Some(self.float_convert(op, sort, inner))
            }
            (Op::FloatToFloat, Op::IntToFloat) if self.converts_exactly(inner, self.sort(a)) => {
                Some(self.int_to_float(inner, sort))
            }
            (Op::FloatToInt, Op::IntToFloat) if self.converts_exactly(inner, self.sort(a)) => {
                let width = sort.width();
                (self.width(inner) <= width).then(|| self.sext(inner, width))
            }
            (Op::BitsToFloat, Op::FloatToBits) => Some(inner),
            _ => None,
        }
    }

    /// Whether every value of the bit-vector has its own float.
    pub(super) fn converts_exactly(&self, a: TermId, sort: Sort) -> bool {
        let precision = if sort == Sort::Float32 { 24 } else { 53 };
        let limit = 1i64 << precision;
        let (low, high) = self.range(a);
        -limit <= low && high <= limit
    }

    /// A float constant as a double, which holds both sorts exactly.
    pub(super) fn number(&self, a: TermId) -> Option<f64> {
        match self.value(a)? {
            Value::F32(bits) => Some(f32::from_bits(*bits).into()),
            Value::F64(bits) => Some(f64::from_bits(*bits)),
            _ => None,
        }
    }

    /// The constant as a float constant of the sort, if that loses nothing.
    pub(super) fn float_constant(&mut self, value: f64, sort: Sort) -> Option<TermId> {
        match sort {
            Sort::Float32 => {
                let narrow = value as f32;
                (f64::from(narrow).to_bits() == value.to_bits()).then(|| self.float(narrow))
            }
            _ => Some(self.double(value)),
        }
    }

    fn by_one(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let b = self.number(b)?;
        if b.abs() != 1.0 {
            return None;
        }
        self.hit(Rule::FloatMulOne);
        Some(if b > 0.0 { a } else { self.float_neg(a) })
    }

    /// 1 / b if both are powers of two in the normal range, so that multiplying rounds exactly as dividing does.
    fn exact_reciprocal(&mut self, b: TermId) -> Option<TermId> {
        let (value, limit) = (self.number(b)?, if self.sort(b) == Sort::Float32 { 126 } else { 1022 });
        let exponent = (value.to_bits() >> 52 & 0x7ff) as i32 - 1023;
        let power = value.to_bits() & ((1 << 52) - 1) == 0 && value != 0.0 && value.is_finite();
        if !power || exponent.abs() > limit {
            return None;
        }
        self.float_constant(1.0 / value, self.sort(b))
    }
}
