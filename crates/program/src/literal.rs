//! String constants: one number per distinct text, so that a state can keep its string objects in a table.

use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

/// A string constant of the program.
#[derive(Debug)]
pub struct Literal {
    pub id: LiteralId,
    pub units: Box<[u16]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LiteralId(pub u32);

#[derive(Default)]
pub(crate) struct Literals {
    known: Mutex<FxHashMap<&'static [u16], &'static Literal>>,
}

impl Literals {
    pub(crate) fn get(&self, units: &[u16]) -> &'static Literal {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(literal) = known.get(units) {
            return literal;
        }
        let id = LiteralId(known.len() as u32);
        let literal: &'static Literal = Box::leak(Box::new(Literal {
            id,
            units: units.into(),
        }));
        known.insert(&literal.units, literal);
        literal
    }
}
