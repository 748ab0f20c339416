//! Mutation fuzzing of class files: whatever the bytes say, the machine refuses them with an error or runs them; it
//! never panics, crashes or hangs.
//!
//! A *worker* process tries a range of mutants in one program; the *driver* starts workers, so that even a crash or a
//! hang is noticed and blamed on the right mutant. A mutant is a function of the seed and its number.

pub mod corpus;
pub mod driver;
mod layout;
mod mutate;
mod rename;
pub mod worker;

pub use mutate::mutate;
