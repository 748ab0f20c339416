//! Building terms: simplification and the canonical form.
//!
//! # The canonical form
//!
//! Equal structures have equal ids, whatever order they were built in; the rules are listed in [`crate::Rule`].
//!
//! - **Constants** are folded with the semantics that evaluation uses, and stand on the right of commutative operators.
//! - **Commutative operands** are ordered by [`TermPool::order`]: size, name, structural hash; never by creation.
//! - **Booleans** use `!` and `&&`, `==` and `ite`: `a || b` is `!(!a && !b)`, exclusive or is `!(a == b)`. A
//!   conjunction is a left-leaning chain without duplicates or complements. An `ite` of booleans has no constant side.
//! - **Comparisons of numbers** are `==` and `<`; `a <= b` is `!(b < a)`. Floats keep `<=`, for which that is not so.
//! - **Sums** over bit-vectors are left-leaning chains `c1*t1 + c2*t2 + … + k` modulo 2^n, sorted by the `ti`;
//!   subtraction and negation are coefficients. `~x` is `x ^ -1`, but counts as `-x - 1` within a sum. Products are sorted
//!   chains with the constant factor outside. A constant factor is distributed over a sum, a variable one is not.
//! - **Equations** have no common terms on both sides, and no constant beside a lone term. Nothing is moved across `<`,
//!   since that is wrong when a sum wraps around.
//! - **Shifts** by constants and low masks are multiplications, or extensions of extracted parts: `x << 3` is `x * 8`,
//!   `x >>> 8` is `zext(extract)`, `(byte) x` is `sext(extract)`.
//! - **Floats**: only what holds for NaN, both zeros, infinities and every rounding; `a - b` is `a + (-b)`, exactly.
//!
//! Chains are reordered up to [`CHAIN`] operands; beyond, operands are just kept, so that building stays linear.

mod array;
mod bitwise;
mod boolean;
mod compare;
mod divide;
mod equal;
mod float;
mod float_compare;
mod ite;
mod java;
mod linear;
mod range;
mod real;
mod resize;
mod text;
mod three_way;

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::semantics;
use crate::sort::{Sort, mask};
use crate::value::Value;

/// Chains of operands are kept sorted and collected up to this length.
pub const CHAIN: usize = 32;

/// How deep rules look into a term.
const REACH: u32 = 4;

impl TermPool {
    pub fn bool(&mut self, value: bool) -> TermId {
        self.constant(Value::Bool(value))
    }

    pub fn bit_vec(&mut self, width: u8, bits: u64) -> TermId {
        self.constant(Value::bits(width, bits))
    }

    pub fn int(&mut self, value: i32) -> TermId {
        self.constant(Value::int(value))
    }

    pub fn long(&mut self, value: i64) -> TermId {
        self.constant(Value::long(value))
    }

    pub fn float(&mut self, value: f32) -> TermId {
        self.constant(Value::f32(value))
    }

    pub fn double(&mut self, value: f64) -> TermId {
        self.constant(Value::f64(value))
    }

    pub fn text(&mut self, value: &str) -> TermId {
        self.constant(Value::text(value))
    }

    /// The operation with new arguments, simplified: what substitution and rewriting use.
    ///
    /// # Panics
    /// If the arguments do not fit the operation.
    pub fn rebuild(&mut self, op: Op, sort: Sort, args: &[TermId]) -> TermId {
        match (op, args) {
            (Op::Apply(id), _) => self.apply(self.applied(id), args),
            (Op::Eq, &[a, b]) => self.eq(a, b),
            (Op::Ite, &[c, a, b]) => self.ite(c, a, b),
            (Op::Not, &[a]) => self.not(a),
            (Op::And, &[a, b]) => self.and(a, b),
            (Op::Add, &[a, b]) => self.add(a, b),
            (Op::Mul, &[a, b]) => self.mul(a, b),
            (Op::UDiv | Op::URem | Op::SDiv | Op::SRem, &[a, b]) => self.divide(op, a, b),
            (Op::BitAnd | Op::BitOr | Op::BitXor, &[a, b]) => self.bitwise(op, a, b),
            (Op::Shl | Op::Lshr | Op::Ashr, &[a, b]) => self.shift(op, a, b),
            (Op::Concat, &[a, b]) => self.concat(a, b),
            (Op::Extract(low), &[a]) => self.extract(a, low, sort.width()),
            (Op::Zext, &[a]) => self.zext(a, sort.width()),
            (Op::Sext, &[a]) => self.sext(a, sort.width()),
            (Op::Ult | Op::Slt, &[a, b]) => self.less(op, a, b),
            (Op::Compare, &[a, b]) => self.compare(a, b),
            (Op::RAdd, &[a, b]) => self.real_add(a, b),
            (Op::RMul, &[a, b]) => self.real_mul(a, b),
            (Op::RDiv, &[a, b]) => self.real_div(a, b),
            (Op::RLt, &[a, b]) => self.real_lt(a, b),
            (Op::Select, &[a, i]) => self.select(a, i),
            (Op::Store, &[a, i, v]) => self.store(a, i, v),
            (Op::FEq | Op::FLt | Op::FLe, &[a, b]) => self.float_relation(op, a, b),
            (Op::FIsNan, &[a]) => self.is_nan(a),
            (Op::FAdd, &[a, b]) => self.float_add(a, b),
            (Op::FMul, &[a, b]) => self.float_mul(a, b),
            (Op::FDiv, &[a, b]) => self.float_div(a, b),
            (Op::FMin | Op::FMax, &[a, b]) => self.float_extremum(op, a, b),
            (Op::FNeg, &[a]) => self.float_neg(a),
            (Op::FAbs, &[a]) => self.float_abs(a),
            (Op::FFloor | Op::FCeil | Op::FRint, &[a]) => self.float_round(op, a),
            (Op::FloatToFloat | Op::FloatToInt | Op::BitsToFloat, &[a]) => self.float_convert(op, sort, a),
            (Op::StrLen, &[a]) => self.length(a),
            (Op::StrAt, &[a, i]) => self.char_at(a, i),
            (Op::StrConcat, &[a, b]) => self.str_concat(a, b),
            (Op::Substr, &[a, i, n]) => self.substring(a, i, n),
            (Op::IndexOf, &[a, b, from]) => self.index_of(a, b, from),
            (Op::LastIndexOf, &[a, b, from]) => self.last_index_of(a, b, from),
            (Op::Contains | Op::StartsWith | Op::EndsWith, &[a, b]) => self.str_test(op, a, b),
            (Op::ReplaceChar, &[a, old, new]) => self.replace_char(a, old, new),
            _ => self.plain(op, sort, args),
        }
    }

    /// A term that has no rules but those for constants.
    fn plain(&mut self, op: Op, sort: Sort, args: &[TermId]) -> TermId {
        match self.fold(op, sort, args) {
            Some(folded) => folded,
            None => self.intern(op, sort, args),
        }
    }

    /// Constant folding, also through `ite`s whose leaves are all constants.
    fn fold(&mut self, op: Op, sort: Sort, args: &[TermId]) -> Option<TermId> {
        let open = args.iter().filter(|&&arg| !self.is_const(arg)).count();
        if open == 0 {
            let values: Vec<Value> = args.iter().filter_map(|&arg| self.value(arg).cloned()).collect();
            let value = semantics::compute(op, sort, &values)?;
            self.hit(Rule::Fold);
            return Some(self.constant(value));
        }
        if open > 1 {
            return None;
        }
        let place = args.iter().position(|&arg| !self.is_const(arg))?;
        if !self.has_constant_leaves(args[place], REACH) {
            return None;
        }
        self.hit(Rule::LiftIte);
        let mut args = args.to_vec();
        self.lift(op, sort, &mut args, place)
    }

    fn has_constant_leaves(&self, term: TermId, reach: u32) -> bool {
        let leaf = |&side: &TermId| self.is_const(side) || reach > 0 && self.has_constant_leaves(side, reach - 1);
        self.op(term) == Op::Ite && self.args(term)[1..].iter().all(leaf)
    }

    fn lift(&mut self, op: Op, sort: Sort, args: &mut [TermId], place: usize) -> Option<TermId> {
        if self.op(args[place]) != Op::Ite {
            return self.fold(op, sort, args);
        }
        let [condition, then, other] = self.args3(args[place]);
        args[place] = then;
        let then = self.lift(op, sort, args, place)?;
        args[place] = other;
        let other = self.lift(op, sort, args, place)?;
        Some(self.ite(condition, then, other))
    }

    fn args1(&self, term: TermId) -> TermId {
        self.args(term)[0]
    }

    fn args2(&self, term: TermId) -> [TermId; 2] {
        [self.args(term)[0], self.args(term)[1]]
    }

    fn args3(&self, term: TermId) -> [TermId; 3] {
        [self.args(term)[0], self.args(term)[1], self.args(term)[2]]
    }

    /// The operands if the term is this operation of two.
    fn as_binary(&self, op: Op, term: TermId) -> Option<[TermId; 2]> {
        (self.op(term) == op).then(|| self.args2(term))
    }

    /// The operand if the term is this operation of one.
    fn as_unary(&self, op: Op, term: TermId) -> Option<TermId> {
        (self.op(term) == op).then(|| self.args1(term))
    }

    /// Both in canonical order.
    fn ordered(&self, a: TermId, b: TermId) -> [TermId; 2] {
        if self.order(a, b).is_le() { [a, b] } else { [b, a] }
    }

    fn width(&self, term: TermId) -> u8 {
        self.sort(term).width()
    }

    fn signed_bits(&self, term: TermId) -> Option<i64> {
        self.value(term)?.as_signed()
    }

    /// The operands of a left-leaning chain, the rightmost first; `None` if there are more than `limit`.
    fn chain(&self, op: Op, mut term: TermId, limit: usize) -> Option<Vec<TermId>> {
        let mut operands = Vec::new();
        while let Some([rest, last]) = self.as_binary(op, term) {
            operands.push(last);
            term = rest;
            if operands.len() >= limit {
                return None;
            }
        }
        operands.push(term);
        Some(operands)
    }

    /// A left-leaning chain of sorted operands, as they stand.
    fn link(&mut self, op: Op, sort: Sort, operands: &[TermId]) -> Option<TermId> {
        let (&first, rest) = operands.split_first()?;
        Some(
            rest.iter()
                .fold(first, |chain, &operand| self.intern(op, sort, &[chain, operand])),
        )
    }

    fn sort_operands(&self, operands: &mut [TermId]) {
        operands.sort_by(|&a, &b| self.order(a, b));
    }

    fn is_all_ones(&self, term: TermId) -> bool {
        self.bits(term).is_some_and(|bits| bits == mask(self.width(term)))
    }

    /// The operand of `~x`.
    fn as_bit_not(&self, term: TermId) -> Option<TermId> {
        let [x, ones] = self.as_binary(Op::BitXor, term)?;
        self.is_all_ones(ones).then_some(x)
    }
}
