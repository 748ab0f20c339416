//! Evaluation of terms under an assignment, with exactly Java's semantics.

use crate::op::Op;
use crate::pool::{FunctionId, TermId, TermPool, VarId};
use crate::semantics;
use crate::value::Value;
use rustc_hash::FxHashMap;
use std::slice::from_ref;

/// Values of variables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    values: FxHashMap<VarId, Value>,
}

/// What a variable without a value evaluates to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Missing {
    /// Its sort's default: false, 0, empty.
    #[default]
    Default,
    /// An error that names it.
    Error,
}

/// Why a term has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvalError {
    Unassigned(VarId),
    /// Nobody knows the function's value at these arguments.
    Uninterpreted(FunctionId),
    /// A real number on the way has no exact 128-bit fraction.
    Overflow(TermId),
}

/// Gives uninterpreted functions their values; `None` where it cannot.
pub type Functions<'a> = dyn FnMut(FunctionId, &[Value]) -> Option<Value> + 'a;

/// Evaluates many terms under one assignment and remembers every subterm's value.
///
/// The pool may grow between calls, but must stay the same pool.
#[derive(Debug, Default)]
pub struct Evaluator {
    assignment: Assignment,
    missing: Missing,
    cache: Vec<Option<Value>>,
    known: Vec<TermId>,
    work: Vec<TermId>,
}

impl Assignment {
    pub fn new() -> Assignment {
        Assignment::default()
    }

    pub fn set(&mut self, var: VarId, value: Value) {
        self.values.insert(var, value);
    }

    pub fn get(&self, var: VarId) -> Option<&Value> {
        self.values.get(&var)
    }

    /// In no particular order.
    pub fn iter(&self) -> impl Iterator<Item = (VarId, &Value)> {
        self.values.iter().map(|(var, value)| (*var, value))
    }
}

impl FromIterator<(VarId, Value)> for Assignment {
    fn from_iter<I: IntoIterator<Item = (VarId, Value)>>(values: I) -> Assignment {
        Assignment {
            values: values.into_iter().collect(),
        }
    }
}

impl Evaluator {
    pub fn new(assignment: Assignment) -> Evaluator {
        Evaluator {
            assignment,
            ..Evaluator::default()
        }
    }

    pub fn on_missing(mut self, missing: Missing) -> Evaluator {
        self.missing = missing;
        self
    }

    pub fn assignment(&self) -> &Assignment {
        &self.assignment
    }

    /// Starts over with another assignment, keeping the memory.
    pub fn assign(&mut self, assignment: Assignment) {
        self.assignment = assignment;
        for term in self.known.drain(..) {
            self.cache[term.index()] = None;
        }
    }

    /// The value of a term without uninterpreted functions.
    pub fn evaluate(&mut self, pool: &TermPool, term: TermId) -> Result<Value, EvalError> {
        self.evaluate_with(pool, term, &mut |_, _| None)
    }

    /// Whether a condition holds.
    pub fn holds(&mut self, pool: &TermPool, condition: TermId) -> Result<bool, EvalError> {
        Ok(self.evaluate(pool, condition)? == Value::Bool(true))
    }

    /// The value of a term. Of an `ite` only the side taken is evaluated.
    pub fn evaluate_with(
        &mut self,
        pool: &TermPool,
        term: TermId,
        functions: &mut Functions<'_>,
    ) -> Result<Value, EvalError> {
        if self.cache.len() <= pool.term_count() {
            self.cache.resize(pool.term_count() + 1, None);
        }
        self.work.clear();
        self.work.push(term);
        while let Some(&next) = self.work.last() {
            if self.cache[next.index()].is_none() && !self.need(pool, next) {
                let value = self.compute(pool, next, functions)?;
                self.cache[next.index()] = Some(value);
                self.known.push(next);
            }
            if self.cache[next.index()].is_some() {
                self.work.pop();
            }
        }
        Ok(self.value(term))
    }

    /// Queues the arguments that have no value yet, and says whether there were any.
    fn need(&mut self, pool: &TermPool, term: TermId) -> bool {
        let before = self.work.len();
        let args = pool.args(term);
        let wanted: &[TermId] = match (pool.op(term), args) {
            (Op::Ite, [condition, then, other]) => match &self.cache[condition.index()] {
                None => from_ref(condition),
                Some(Value::Bool(true)) => from_ref(then),
                Some(_) => from_ref(other),
            },
            _ => args,
        };
        for &arg in wanted {
            if self.cache[arg.index()].is_none() {
                self.work.push(arg);
            }
        }
        self.work.len() > before
    }

    fn compute(&self, pool: &TermPool, term: TermId, functions: &mut Functions<'_>) -> Result<Value, EvalError> {
        let args = pool.args(term);
        match (pool.op(term), args) {
            (Op::Const(_), _) => Ok(pool.value(term).expect("a constant").clone()),
            (Op::Var(var), _) => match (self.assignment.get(var), self.missing) {
                (Some(value), _) => Ok(value.clone()),
                (None, Missing::Default) => Ok(Value::default_of(pool.sort(term))),
                (None, Missing::Error) => Err(EvalError::Unassigned(var)),
            },
            (Op::Apply(id), _) => {
                let values: Vec<Value> = args.iter().map(|&arg| self.value(arg)).collect();
                let function = pool.applied(id);
                functions(function, &values).ok_or(EvalError::Uninterpreted(function))
            }
            (Op::Ite, &[condition, then, other]) => Ok(match self.value(condition) {
                Value::Bool(true) => self.value(then),
                _ => self.value(other),
            }),
            (op, _) => {
                let mut values = [const { Value::Bool(false) }; 3];
                for (place, &arg) in values.iter_mut().zip(args) {
                    *place = self.value(arg);
                }
                semantics::compute(op, pool.sort(term), &values[..args.len()]).ok_or(EvalError::Overflow(term))
            }
        }
    }

    fn value(&self, term: TermId) -> Value {
        self.cache[term.index()]
            .clone()
            .expect("arguments have values before their term")
    }
}
