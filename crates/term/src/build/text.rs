//! Strings.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::Sort;
use crate::value::Value;
use std::sync::Arc;

impl TermPool {
    /// A constant of any UTF-16 code units.
    pub fn text_units(&mut self, units: Vec<u16>) -> TermId {
        self.constant(Value::Str(Arc::new(units)))
    }

    /// `s.length()`
    pub fn length(&mut self, mut s: TermId) -> TermId {
        while self.op(s) == Op::ReplaceChar {
            self.hit(Rule::LengthOf);
            s = self.args1(s);
        }
        match self.op(s) {
            Op::StrConcat => {
                self.hit(Rule::LengthOf);
                let parts = self.chain(Op::StrConcat, s, usize::MAX).unwrap_or_default();
                let zero = self.int(0);
                parts.into_iter().rev().fold(zero, |sum, part| {
                    let length = self.length(part);
                    self.add(sum, length)
                })
            }
            Op::UnitToStr => {
                self.hit(Rule::LengthOf);
                self.int(1)
            }
            _ => self.plain(Op::StrLen, Sort::INT, &[s]),
        }
    }

    /// The unit at a 32-bit index as 16 bits; 0 outside.
    pub fn char_at(&mut self, s: TermId, index: TermId) -> TermId {
        if let Some(unit) = self.prefix_unit(s, index) {
            self.hit(Rule::CharAtPrefix);
            return unit;
        }
        self.plain(Op::StrAt, Sort::BitVec(16), &[s, index])
    }

    pub fn str_concat(&mut self, a: TermId, b: TermId) -> TermId {
        for (side, other) in [(a, b), (b, a)] {
            if self.is_empty_text(side) {
                self.hit(Rule::ConcatEmpty);
                return other;
            }
        }
        if self.op(b) == Op::StrConcat {
            let parts = self.chain(Op::StrConcat, b, usize::MAX).unwrap_or_default();
            return parts
                .into_iter()
                .rev()
                .fold(a, |joined, part| self.str_concat(joined, part));
        }
        if let Some([start, end]) = self.as_binary(Op::StrConcat, a)
            && self.is_const(end)
            && self.is_const(b)
        {
            self.hit(Rule::ConcatConstants);
            let end = self.plain(Op::StrConcat, Sort::Str, &[end, b]);
            return self.plain(Op::StrConcat, Sort::Str, &[start, end]);
        }
        self.plain(Op::StrConcat, Sort::Str, &[a, b])
    }

    /// `length` units from `from` on, cut to what is there; empty if `from` is outside.
    pub fn substring(&mut self, s: TermId, from: TermId, length: TermId) -> TermId {
        if self.bits(length) == Some(0) {
            self.hit(Rule::SubstringAll);
            return self.text("");
        }
        if self.bits(from) == Some(0) && self.length(s) == length {
            self.hit(Rule::SubstringAll);
            return s;
        }
        self.plain(Op::Substr, Sort::Str, &[s, from, length])
    }

    /// `s.indexOf(part, from)`
    pub fn index_of(&mut self, s: TermId, part: TermId, from: TermId) -> TermId {
        if self.bits(from) == Some(0) && (s == part || self.is_empty_text(part)) {
            self.hit(Rule::StringTrivial);
            return from;
        }
        self.plain(Op::IndexOf, Sort::INT, &[s, part, from])
    }

    /// `s.lastIndexOf(part, from)`
    pub fn last_index_of(&mut self, s: TermId, part: TermId, from: TermId) -> TermId {
        self.plain(Op::LastIndexOf, Sort::INT, &[s, part, from])
    }

    pub fn contains(&mut self, s: TermId, part: TermId) -> TermId {
        self.str_test(Op::Contains, s, part)
    }

    pub fn starts_with(&mut self, s: TermId, prefix: TermId) -> TermId {
        self.str_test(Op::StartsWith, s, prefix)
    }

    pub fn ends_with(&mut self, s: TermId, suffix: TermId) -> TermId {
        self.str_test(Op::EndsWith, s, suffix)
    }

    /// `s.replace(old, new)` of single units, given as 16 bits.
    pub fn replace_char(&mut self, s: TermId, old: TermId, new: TermId) -> TermId {
        if old == new {
            self.hit(Rule::ReplaceSame);
            return s;
        }
        self.plain(Op::ReplaceChar, Sort::Str, &[s, old, new])
    }

    /// `s.compareTo(other)`
    pub fn str_compare(&mut self, s: TermId, other: TermId) -> TermId {
        self.plain(Op::StrCompare, Sort::INT, &[s, other])
    }

    /// The string of one unit of 16 bits.
    pub fn unit_to_str(&mut self, unit: TermId) -> TermId {
        self.plain(Op::UnitToStr, Sort::Str, &[unit])
    }

    /// The signed decimal of a bit-vector.
    pub fn int_to_str(&mut self, a: TermId) -> TermId {
        self.plain(Op::IntToStr, Sort::Str, &[a])
    }

    /// Whether the string is an optional sign and ASCII digits whose number fits `width` bits. `Integer.parseInt`
    /// accepts other Unicode digits as well: who uses this must know the string to have none.
    pub fn is_int(&mut self, s: TermId, width: u8) -> TermId {
        self.plain(Op::IsInt(width), Sort::Bool, &[s])
    }

    /// The number of such a string, 0 for others.
    pub fn str_to_int(&mut self, s: TermId, width: u8) -> TermId {
        self.plain(Op::StrToInt, Sort::BitVec(width), &[s])
    }

    /// `s.hashCode()`
    pub fn str_hash(&mut self, s: TermId) -> TermId {
        self.plain(Op::StrHash, Sort::INT, &[s])
    }

    pub(super) fn str_test(&mut self, op: Op, s: TermId, part: TermId) -> TermId {
        if s == part || self.is_empty_text(part) {
            self.hit(Rule::StringTrivial);
            return self.bool(true);
        }
        self.plain(op, Sort::Bool, &[s, part])
    }

    /// Equality without a common first part.
    pub(super) fn eq_text(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let mut left = self.chain(Op::StrConcat, a, super::CHAIN)?;
        let mut right = self.chain(Op::StrConcat, b, super::CHAIN)?;
        let before = left.len() + right.len();
        while let (Some(x), Some(y)) = (left.last(), right.last())
            && x == y
        {
            left.pop();
            right.pop();
        }
        if left.len() + right.len() == before {
            return None;
        }
        self.hit(Rule::EqPrefix);
        let (left, right) = (self.join(&left), self.join(&right));
        Some(self.eq(left, right))
    }

    fn join(&mut self, reversed: &[TermId]) -> TermId {
        let empty = self.text("");
        reversed
            .iter()
            .rev()
            .fold(empty, |joined, &part| self.str_concat(joined, part))
    }

    fn is_empty_text(&self, s: TermId) -> bool {
        self.value(s).and_then(Value::as_str).is_some_and(<[u16]>::is_empty)
    }

    fn prefix_unit(&mut self, s: TermId, index: TermId) -> Option<TermId> {
        let index = usize::try_from(self.signed_bits(index)?).ok()?;
        self.as_binary(Op::StrConcat, s)?;
        let first = *self.chain(Op::StrConcat, s, usize::MAX)?.last()?;
        let unit = *self.value(first)?.as_str()?.get(index)?;
        Some(self.bit_vec(16, unit.into()))
    }
}
