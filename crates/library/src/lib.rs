//! The Java library's natives, one file per Java class in a tree that mirrors Java's packages, and the boot that
//! brings the library to life.
//!
//! This crate must never know about exploration or output: a native sees the machine and its arguments, nothing else.

pub mod boot;
mod java;
mod jdk;
mod modules;
mod prelude;
mod sun;

use javelin_vm::domain::Domain;
use javelin_vm::native::Natives;

/// All natives.
pub fn natives<D: Domain>() -> Natives<D> {
    let mut natives = Natives::default();
    java::declare(&mut natives);
    jdk::declare(&mut natives);
    sun::declare(&mut natives);
    modules::declare(&mut natives);
    natives
}
