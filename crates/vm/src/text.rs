//! Strings of the analysed program: making them, reading them, interning them.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::native::Outcome;
use javelin_program::literal::Literal;
use std::sync::Arc;

/// `String.coder` of a string with one byte a character, and with two.
const LATIN1: u64 = 0;
const UTF16: u64 = 1;

impl<D: Domain> Machine<'_, D> {
    /// A new `java.lang.String` with this text.
    pub fn new_string(&mut self, text: &str) -> Outcome<ObjId, D> {
        if text.is_ascii() && self.runtime.options.compact_strings {
            let value = self.new_byte_array(text.as_bytes())?;
            return self.string_of(value, LATIN1);
        }
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string_utf16(&units)
    }

    pub fn new_string_utf16(&mut self, units: &[u16]) -> Outcome<ObjId, D> {
        if self.runtime.options.compact_strings && units.iter().all(|&unit| unit < 256) {
            let bytes: Vec<u8> = units.iter().map(|&unit| unit as u8).collect();
            let value = self.new_byte_array(&bytes)?;
            return self.string_of(value, LATIN1);
        }
        let value = self.allocate_array(self.known().byte_array, units.len() * 2)?;
        self.get_mut(value)?.elements_mut::<u16>()[..units.len()].copy_from_slice(units);
        self.string_of(value, UTF16)
    }

    fn string_of(&mut self, value: ObjId, coder: u64) -> Outcome<ObjId, D> {
        let known = self.known();
        let string = self.allocate(known.string)?;
        let object = self.get_mut(string)?;
        object.set_word(known.string_value, u64::from(value.0));
        object.set_word(known.string_coder, coder);
        Ok(string)
    }

    /// The UTF-16 units of a string.
    pub fn string_units(&mut self, string: ObjId) -> Outcome<Vec<u16>, D> {
        let known = self.known();
        let object = self.get(string)?;
        let value = ObjId(object.word(known.string_value).unwrap_or(0) as u32);
        let coder = object.word(known.string_coder).unwrap_or(LATIN1);
        let array = self.get(value)?;
        let length = array.length() as usize;
        Ok(if coder == LATIN1 {
            array.elements::<u8>()[..length]
                .iter()
                .map(|&byte| u16::from(byte))
                .collect()
        } else {
            array.elements::<u16>()[..length / 2].to_vec()
        })
    }

    /// The text of a string; lone surrogates are replaced.
    pub fn string_text(&mut self, string: ObjId) -> Outcome<String, D> {
        Ok(String::from_utf16_lossy(&self.string_units(string)?))
    }

    /// The text of an argument.
    pub fn text(&mut self, value: D::Value) -> Outcome<String, D> {
        let string = self.object(value)?;
        self.string_text(string)
    }

    /// The string object of a constant, the same at every look.
    pub fn literal_string(&mut self, literal: &'static Literal) -> Outcome<ObjId, D> {
        if let Some(known) = self.state.literal(literal.id) {
            return Ok(known);
        }
        let string = self.intern_units(&literal.units)?;
        self.state.set_literal(literal.id, string);
        Ok(string)
    }

    /// The canonical string with this text.
    pub fn intern_units(&mut self, units: &[u16]) -> Outcome<ObjId, D> {
        if let Some(&known) = self.state.interned.get(units) {
            return Ok(known);
        }
        let string = self.new_string_utf16(units)?;
        self.state.interned.insert(Arc::from(units), string);
        Ok(string)
    }

    pub fn intern_text(&mut self, text: &str) -> Outcome<ObjId, D> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.intern_units(&units)
    }

    /// `String.intern`: the canonical string with the text of this one, which becomes canonical if there is none.
    pub fn intern_object(&mut self, string: ObjId) -> Outcome<ObjId, D> {
        let units = self.string_units(string)?;
        if let Some(&known) = self.state.interned.get(units.as_slice()) {
            return Ok(known);
        }
        self.state.interned.insert(Arc::from(units), string);
        Ok(string)
    }
}
