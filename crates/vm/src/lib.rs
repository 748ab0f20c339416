//! The machine: states that fork, and one interpreter generic over the value domain.
//!
//! This crate must never know about terms, solvers or search order. It runs bytecode on a [`State`](state::State);
//! whoever drives it decides what to do at a [`Stop`](schedule::Stop).

pub mod arithmetic;
mod bootstrap;
mod call;
pub mod concrete;
mod deadlock;
pub mod domain;
mod dynamic;
pub mod files;
pub mod handle;
pub mod heap;
mod init;
mod interpreter;
pub mod known;
mod link;
pub mod machine;
pub mod memory;
mod mirror;
mod monitor;
pub mod native;
pub mod output;
pub mod resources;
pub mod schedule;
mod shutdown;
pub mod state;
mod text;
pub mod thread;
pub mod throw;
pub mod trace;
