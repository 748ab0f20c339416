//! The concrete domain: a value is its bits, and no decision is ever open.

use crate::domain::{BinaryOp, Domain, Test, UnaryOp};
use javelin_program::code::Switch;
use javelin_program::descriptor::Kind;

/// Plain execution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Concrete;

/// The type of decisions that cannot exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Never {}

impl Domain for Concrete {
    type Value = u64;
    type Shadow = ();
    type Split = Never;

    #[inline(always)]
    fn constant(bits: u64) -> u64 {
        bits
    }

    #[inline(always)]
    fn bits(value: u64) -> u64 {
        value
    }

    #[inline(always)]
    fn is_concrete(_: u64) -> bool {
        true
    }

    fn unary(&mut self, _: UnaryOp, a: u64) -> u64 {
        a
    }

    fn binary(&mut self, _: BinaryOp, a: u64, _: u64) -> u64 {
        a
    }

    fn decide(&mut self, _: Test, _: u64, _: u64) -> Result<bool, Never> {
        Ok(true)
    }

    fn choose(&mut self, switch: &Switch, key: u64) -> Result<u16, Never> {
        Ok(switch.target(key as i32))
    }

    #[inline(always)]
    fn concretise(&mut self, value: u64, _: Kind) -> Result<u64, Never> {
        Ok(value)
    }

    #[inline(always)]
    fn load(&self, (): &(), _: u32, bits: u64) -> u64 {
        bits
    }

    #[inline(always)]
    fn load_length(&self, (): &(), length: u32) -> u64 {
        u64::from(length)
    }

    #[inline(always)]
    fn store(&mut self, (): &mut (), _: u32, _: u64) {}
}
