//! Programs as the machine sees them: class path, class files, the JDK image, linking, hierarchy, and methods
//! decoded into register code.
//!
//! This crate must never know about values, heaps or search: everything in it is the same for every run and every
//! path, is built lazily, and is only ever added to.

pub mod access;
pub mod class;
pub mod classfile;
pub mod classpath;
pub mod code;
pub mod constant;
pub mod descriptor;
pub mod error;
pub mod insn;
pub mod jdk;
mod link;
pub mod literal;
pub mod method;
pub mod mutf8;
pub mod name;
pub mod npe;
pub mod program;
pub mod reader;
pub mod reflect;
mod resolve;
pub mod synth;
pub mod translate;
