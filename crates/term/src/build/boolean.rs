//! Connectives: `!` and `&&`; everything else is made of them.

use super::{CHAIN, REACH};
use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::Sort;

impl TermPool {
    pub fn not(&mut self, a: TermId) -> TermId {
        if let Some(inner) = self.as_unary(Op::Not, a) {
            self.hit(Rule::NotNot);
            return inner;
        }
        self.plain(Op::Not, Sort::Bool, &[a])
    }

    pub fn or(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = (self.not(a), self.not(b));
        let neither = self.and(a, b);
        self.not(neither)
    }

    pub fn implies(&mut self, a: TermId, b: TermId) -> TermId {
        let a = self.not(a);
        self.or(a, b)
    }

    pub fn xor(&mut self, a: TermId, b: TermId) -> TermId {
        let same = self.eq(a, b);
        self.not(same)
    }

    pub fn and_all(&mut self, conditions: impl IntoIterator<Item = TermId>) -> TermId {
        let start = self.bool(true);
        conditions.into_iter().fold(start, |all, next| self.and(all, next))
    }

    pub fn and(&mut self, a: TermId, b: TermId) -> TermId {
        for (side, other) in [(a, b), (b, a)] {
            if let Some(value) = self.value(side).and_then(|value| value.as_bool()) {
                self.hit(Rule::AndConstant);
                return if value { other } else { side };
            }
        }
        if a == b {
            self.hit(Rule::AndSame);
            return a;
        }
        if self.complements(a, b) {
            self.hit(Rule::AndComplement);
            return self.bool(false);
        }
        match (self.chain(Op::And, a, CHAIN / 2), self.chain(Op::And, b, CHAIN / 2)) {
            (Some(mut conjuncts), Some(others)) => {
                conjuncts.extend(others);
                self.conjunction(conjuncts)
            }
            _ => {
                let sides = self.ordered(a, b);
                self.intern(Op::And, Sort::Bool, &sides)
            }
        }
    }

    fn complements(&self, a: TermId, b: TermId) -> bool {
        self.as_unary(Op::Not, a) == Some(b) || self.as_unary(Op::Not, b) == Some(a)
    }

    fn conjunction(&mut self, mut conjuncts: Vec<TermId>) -> TermId {
        loop {
            self.sort_operands(&mut conjuncts);
            let before = conjuncts.len();
            conjuncts.dedup();
            if conjuncts.len() < before {
                self.hit(Rule::AndSame);
            }
            match self.simplify_pair(&conjuncts) {
                Some(Pair::False) => return self.bool(false),
                Some(Pair::Drop(i)) => {
                    conjuncts.remove(i);
                }
                Some(Pair::Become(i, j, term)) => {
                    conjuncts.retain({
                        let pair = [conjuncts[i], conjuncts[j]];
                        move |t| !pair.contains(t)
                    });
                    match self.chain(Op::And, term, CHAIN) {
                        Some(parts) => conjuncts.extend(parts),
                        None => conjuncts.push(term),
                    }
                    if conjuncts.iter().any(|&t| self.is_const(t)) {
                        return self.and_all(conjuncts);
                    }
                }
                None => {
                    return self
                        .link(Op::And, Sort::Bool, &conjuncts)
                        .unwrap_or_else(|| self.bool(true));
                }
            }
        }
    }

    /// The first pair of conjuncts that simplify each other. Every step makes the list shorter or a member smaller.
    fn simplify_pair(&mut self, conjuncts: &[TermId]) -> Option<Pair> {
        for (i, &a) in conjuncts.iter().enumerate() {
            for (j, &b) in conjuncts.iter().enumerate() {
                if i == j {
                    continue;
                }
                if i < j && self.complements(a, b) {
                    self.hit(Rule::AndComplement);
                    return Some(Pair::False);
                }
                if let Some(pair) = self.resolve(i, a, j, b) {
                    return Some(pair);
                }
                if i < j
                    && let Some(both) = self.meet(a, b)
                {
                    self.hit(Rule::AndCompare);
                    return Some(Pair::Become(i, j, both));
                }
                if let Some(holds) = self.decided_by(a, b) {
                    self.hit(Rule::AndEqual);
                    return Some(if holds { Pair::Drop(j) } else { Pair::False });
                }
            }
        }
        None
    }

    /// `b` is a disjunction `!y1 || !y2 …`, and `a` says something about one of its members.
    fn resolve(&mut self, i: usize, a: TermId, j: usize, b: TermId) -> Option<Pair> {
        let inner = self.as_unary(Op::Not, b)?;
        self.as_binary(Op::And, inner)?;
        let members = self.chain(Op::And, inner, CHAIN)?;
        if members.iter().any(|&member| self.complements(member, a)) {
            self.hit(Rule::AndAbsorb);
            return Some(Pair::Drop(j));
        }
        if members.contains(&a) {
            self.hit(Rule::AndUnit);
            let rest = self.and_all(members.into_iter().filter(|&member| member != a));
            let rest = self.not(rest);
            let both = self.and(a, rest);
            return Some(Pair::Become(i, j, both));
        }
        None
    }

    /// What `x == k` makes of a comparison of `x` with another constant.
    fn decided_by(&mut self, equation: TermId, other: TermId) -> Option<bool> {
        let [x, k] = self.as_binary(Op::Eq, equation)?;
        if !self.is_const(k) || self.depth(other) > self.depth(x) + REACH {
            return None;
        }
        let inner = self.as_unary(Op::Not, other).unwrap_or(other);
        let op = self.op(inner);
        if !matches!(op, Op::Eq | Op::Slt | Op::Ult) {
            return None;
        }
        let mut sides = self.args2(inner);
        let x_side = sides.iter().position(|&side| side == x)?;
        if !self.is_const(sides[1 - x_side]) {
            return None;
        }
        sides[x_side] = k;
        let decided = self.rebuild(op, Sort::Bool, &sides);
        let holds = self.value(decided)?.as_bool()?;
        Some(holds == (inner == other))
    }
}

/// What two members of a conjunction come to.
enum Pair {
    False,
    /// The member at this place says nothing new.
    Drop(usize),
    /// Both together are this.
    Become(usize, usize, TermId),
}
