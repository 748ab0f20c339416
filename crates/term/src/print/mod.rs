//! Printing: Java expressions for people, SMT-LIB 2 for solvers. Neither recurses, so terms may be as deep as they like.

mod java;
mod literal;
mod prelude;
mod smt2;

pub use java::{java, java_within};
pub use smt2::{Script, smt2};
