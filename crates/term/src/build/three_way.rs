//! Comparisons as sets of outcomes: less, equal, greater, and for floats unordered.
//!
//! Two comparisons of the same operands meet in the intersection of their outcomes, and `lcmp` and its relatives
//! compared with a constant select some of theirs.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::semantics;
use crate::sort::Sort;
use crate::value::Value;

const LESS: u8 = 1;
const EQUAL: u8 = 2;
const GREATER: u8 = 4;
const UNORDERED: u8 = 8;
const TOTAL: u8 = LESS | EQUAL | GREATER;
const PARTIAL: u8 = TOTAL | UNORDERED;

/// The operation that orders the operands; an equation fits both integer orders.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    Equation,
    Ordered(Op),
    Float,
}

struct Literal {
    family: Family,
    sides: [TermId; 2],
    outcomes: u8,
}

impl TermPool {
    /// The conjunction of two comparisons of the same operands, if it is one comparison.
    pub(super) fn meet(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let (a, b) = (self.literal(a)?, self.literal(b)?);
        if a.sides != b.sides {
            return None;
        }
        let family = match (a.family, b.family) {
            (Family::Equation, other) | (other, Family::Equation) => other,
            (left, right) if left == right => left,
            _ => return None,
        };
        self.relation(family, a.sides, a.outcomes & b.outcomes)
    }

    /// `lcmp`: -1, 0 or 1.
    pub fn compare(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            self.hit(Rule::EqSame);
            return self.int(0);
        }
        self.plain(Op::Compare, Sort::INT, &[a, b])
    }

    /// A three-way comparison against a constant, by `==` or `<` with the constant on the given side.
    pub(super) fn unfold_three_way(&mut self, op: Op, sides: [TermId; 2]) -> Option<TermId> {
        let place = sides.iter().position(|&side| !self.is_const(side))?;
        let three_way = sides[place];
        let constant = self.value(sides[1 - place])?.clone();
        let (family, unordered) = match self.op(three_way) {
            Op::Compare => (Family::Ordered(Op::Slt), 0),
            Op::FCompareL => (Family::Float, -1),
            Op::FCompareG => (Family::Float, 1),
            _ => return None,
        };
        let mut outcomes = 0;
        for (answer, outcome) in [(-1, LESS), (0, EQUAL), (1, GREATER)] {
            let mut values = [const { Value::Bool(false) }; 2];
            values[place] = Value::int(answer);
            values[1 - place] = constant.clone();
            if semantics::compute(op, Sort::Bool, &values) == Some(Value::Bool(true)) {
                outcomes |= outcome;
                if family == Family::Float && unordered == answer {
                    outcomes |= UNORDERED;
                }
            }
        }
        let sides = self.args2(three_way);
        let plain = self.relation(family, sides, outcomes)?;
        self.hit(Rule::CompareThreeWay);
        Some(plain)
    }

    fn literal(&self, term: TermId) -> Option<Literal> {
        let inner = self.as_unary(Op::Not, term).unwrap_or(term);
        let op = self.op(inner);
        let (family, outcomes) = match op {
            Op::Slt | Op::Ult | Op::RLt => (Family::Ordered(op), LESS),
            Op::Eq if matches!(self.sort(self.args1(inner)), Sort::BitVec(_) | Sort::Real) => (Family::Equation, EQUAL),
            Op::FEq => (Family::Float, EQUAL),
            Op::FLt => (Family::Float, LESS),
            Op::FLe => (Family::Float, LESS | EQUAL),
            _ => return None,
        };
        let universe = if family == Family::Float { PARTIAL } else { TOTAL };
        let outcomes = if inner == term { outcomes } else { universe & !outcomes };
        let [a, b] = self.args2(inner);
        Some(if a <= b {
            Literal {
                family,
                sides: [a, b],
                outcomes,
            }
        } else {
            Literal {
                family,
                sides: [b, a],
                outcomes: mirrored(outcomes),
            }
        })
    }

    /// The comparison with these outcomes, if there is one.
    fn relation(&mut self, family: Family, [a, b]: [TermId; 2], outcomes: u8) -> Option<TermId> {
        let universe = if family == Family::Float { PARTIAL } else { TOTAL };
        if outcomes == 0 || outcomes == universe {
            return Some(self.bool(outcomes != 0));
        }
        if let Some(positive) = self.positive(family, [a, b], outcomes) {
            return Some(positive);
        }
        let negative = self.positive(family, [a, b], universe & !outcomes)?;
        Some(self.not(negative))
    }

    fn positive(&mut self, family: Family, [a, b]: [TermId; 2], outcomes: u8) -> Option<TermId> {
        const AT_MOST: u8 = LESS | EQUAL;
        const AT_LEAST: u8 = GREATER | EQUAL;
        Some(match (family, outcomes) {
            (Family::Float, EQUAL) => self.float_relation(Op::FEq, a, b),
            (Family::Float, LESS) => self.float_relation(Op::FLt, a, b),
            (Family::Float, GREATER) => self.float_relation(Op::FLt, b, a),
            (Family::Float, AT_MOST) => self.float_relation(Op::FLe, a, b),
            (Family::Float, AT_LEAST) => self.float_relation(Op::FLe, b, a),
            (Family::Equation | Family::Ordered(_), EQUAL) => self.eq(a, b),
            (Family::Ordered(op), LESS) => self.rebuild(op, Sort::Bool, &[a, b]),
            (Family::Ordered(op), GREATER) => self.rebuild(op, Sort::Bool, &[b, a]),
            _ => return None,
        })
    }
}

fn mirrored(outcomes: u8) -> u8 {
    let swapped = |from: u8, to: u8| if outcomes & from != 0 { to } else { 0 };
    outcomes & (EQUAL | UNORDERED) | swapped(LESS, GREATER) | swapped(GREATER, LESS)
}
