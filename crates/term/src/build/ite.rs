//! `ite` of every sort.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::Sort;

impl TermPool {
    pub fn ite(&mut self, condition: TermId, then: TermId, other: TermId) -> TermId {
        debug_assert_eq!(self.sort(then), self.sort(other));
        if let Some(value) = self.value(condition).and_then(|value| value.as_bool()) {
            self.hit(Rule::IteConstant);
            return if value { then } else { other };
        }
        if then == other {
            self.hit(Rule::IteSame);
            return then;
        }
        if let Some(inner) = self.as_unary(Op::Not, condition) {
            self.hit(Rule::IteNot);
            return self.ite(inner, other, then);
        }
        if self.sort(then) == Sort::Bool
            && let Some(connective) = self.ite_connective(condition, then, other)
        {
            return connective;
        }
        if let Some(simpler) = self.ite_nested(condition, then, other) {
            return simpler;
        }
        if let Some([a, b]) = self.as_binary(Op::Eq, condition)
            && (then == a && other == b || then == b && other == a)
        {
            // Equality is identity in every sort, floats included.
            self.hit(Rule::IteEq);
            return other;
        }
        self.intern(Op::Ite, self.sort(then), &[condition, then, other])
    }

    fn ite_connective(&mut self, condition: TermId, then: TermId, other: TermId) -> Option<TermId> {
        let constant = |pool: &TermPool, t: TermId| pool.value(t).and_then(|value| value.as_bool());
        let then_value = if then == condition {
            Some(true)
        } else {
            constant(self, then)
        };
        let other_value = if other == condition {
            Some(false)
        } else {
            constant(self, other)
        };
        let negated = self.not(condition);
        let result = match (then_value, other_value) {
            (Some(true), _) => self.or(condition, other),
            (Some(false), _) => self.and(negated, other),
            (_, Some(false)) => self.and(condition, then),
            (_, Some(true)) => self.or(negated, then),
            _ if self.not(then) == other => {
                self.hit(Rule::IteIff);
                return Some(self.eq(condition, then));
            }
            _ => return None,
        };
        self.hit(Rule::IteConnective);
        Some(result)
    }

    fn ite_nested(&mut self, condition: TermId, then: TermId, other: TermId) -> Option<TermId> {
        if self.op(then) == Op::Ite {
            let [inner, first, _] = self.args3(then);
            if inner == condition {
                self.hit(Rule::IteNested);
                return Some(self.ite(condition, first, other));
            }
        }
        if self.op(other) == Op::Ite {
            let [inner, first, second] = self.args3(other);
            if inner == condition {
                self.hit(Rule::IteNested);
                return Some(self.ite(condition, then, second));
            }
            if first == then {
                self.hit(Rule::IteMerge);
                let either = self.or(condition, inner);
                return Some(self.ite(either, then, second));
            }
        }
        None
    }
}
