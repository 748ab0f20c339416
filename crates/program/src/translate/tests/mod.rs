//! Tests of translation as a whole.

mod assemble;
mod differential;
mod fixture;
mod generate;
mod machines;
mod opcodes;
mod programs;
mod random;
mod refusals;
mod validate;
