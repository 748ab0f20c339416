//! Terms: typed expressions over inputs, each kept once.
//!
//! The crate's job: sorts, the pool of hash-consed terms, their canonical form, simplification while they are built,
//! evaluation with exactly Java's semantics, printing as Java expressions and as SMT-LIB 2.
//!
//! It must never know Java classes, heaps, paths or solvers: a term does not say where its variables come from or
//! what its value is wanted for.
//!
//! ```
//! use javelin_term::{Assignment, Evaluator, Sort, TermPool, Value, print};
//!
//! let mut pool = TermPool::new();
//! let x = pool.declare("x", Sort::INT);
//! let two = pool.int(2);
//! let sum = pool.add(x, two);
//! let difference = pool.sub(sum, x);
//! assert_eq!(difference, two);
//!
//! let y = pool.declare("y", Sort::INT);
//! let condition = pool.slt(sum, y);
//! assert_eq!(print::java(&pool, condition), "x + 2 < y");
//!
//! let mut witness = Assignment::new();
//! witness.set(pool.as_var(x).unwrap(), Value::int(i32::MAX));
//! assert_eq!(Evaluator::new(witness).evaluate(&pool, condition), Ok(Value::Bool(true)));
//! ```

pub mod build;
mod eval;
mod op;
mod pool;
pub mod print;
mod ratio;
mod rule;
mod semantics;
mod sort;
mod substitute;
mod value;
mod varset;

pub use eval::{Assignment, EvalError, Evaluator, Functions, Missing};
pub use op::Op;
pub use pool::{ApplyId, ConstId, Function, FunctionId, TermId, TermPool, VarId, Variable};
pub use ratio::Ratio;
pub use rule::{Rule, RuleCounts};
pub use sort::{Scalar, Sort};
pub use substitute::Substitution;
pub use value::{ArrayValue, Value};
pub use varset::VarSetId;
