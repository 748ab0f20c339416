//! Substitution: terms for variables, simplified again on the way up.

use crate::op::Op;
use crate::pool::{TermId, TermPool, VarId};
use rustc_hash::FxHashMap;

/// Terms for variables, and what became of the terms seen so far. Reusable for many terms of one pool.
#[derive(Clone, Debug, Default)]
pub struct Substitution {
    variables: FxHashMap<VarId, TermId>,
    done: FxHashMap<TermId, TermId>,
}

impl Substitution {
    pub fn new() -> Substitution {
        Substitution::default()
    }

    /// All replacements happen at once: what is put in is not looked at again.
    pub fn set(&mut self, var: VarId, term: TermId) {
        self.variables.insert(var, term);
        self.done.clear();
    }

    pub fn apply(&mut self, pool: &mut TermPool, term: TermId) -> TermId {
        let mut work = vec![term];
        while let Some(&next) = work.last() {
            if self.done.contains_key(&next) {
                work.pop();
                continue;
            }
            let before = work.len();
            work.extend(pool.args(next).iter().filter(|arg| !self.done.contains_key(arg)));
            if work.len() == before {
                let image = self.image(pool, next);
                self.done.insert(next, image);
                work.pop();
            }
        }
        self.done[&term]
    }

    fn image(&self, pool: &mut TermPool, term: TermId) -> TermId {
        match pool.op(term) {
            Op::Const(_) => term,
            Op::Var(var) => self.variables.get(&var).copied().unwrap_or(term),
            op => {
                let args: Vec<TermId> = pool.args(term).iter().map(|arg| self.done[arg]).collect();
                if args == pool.args(term) {
                    return term;
                }
                pool.rebuild(op, pool.sort(term), &args)
            }
        }
    }
}
