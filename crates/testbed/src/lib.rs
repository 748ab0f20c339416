//! The test bed: finds JDKs, compiles Java sources, asks the real `java` what a program does, and compares.
//!
//! Results of `javac` and `java` are kept in a cache outside the checkout, under a key made of everything they depend
//! on. This crate is for tests and benchmarks only; nothing that ships may use it.

pub mod arithmetic;
pub mod cache;
pub mod compare;
pub mod javac;
pub mod jdks;
pub mod machine;
pub mod memory;
pub mod mutation;
pub mod process;
pub mod rng;
pub mod suite;

/// The root of the repository.
pub fn repository() -> &'static std::path::Path {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    root.expect("the test bed lies two folders below the root")
}
