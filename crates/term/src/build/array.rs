//! Arrays: total maps from bit-vectors.

use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::rule::Rule;
use crate::sort::Sort;

impl TermPool {
    /// The array that holds `value` everywhere.
    ///
    /// # Panics
    /// If the value is an array.
    pub fn constant_array(&mut self, index: u8, value: TermId) -> TermId {
        let element = self.sort(value).scalar().expect("arrays hold scalars");
        self.plain(Op::ConstArray, Sort::Array { index, element }, &[value])
    }

    pub fn select(&mut self, mut array: TermId, index: TermId) -> TermId {
        loop {
            match self.op(array) {
                Op::Store => {
                    let [before, place, value] = self.args3(array);
                    if place == index {
                        self.hit(Rule::SelectStored);
                        return value;
                    }
                    if !self.are_distinct(place, index) {
                        break;
                    }
                    self.hit(Rule::SelectPast);
                    array = before;
                }
                Op::ConstArray => {
                    self.hit(Rule::SelectConstant);
                    return self.args1(array);
                }
                _ => break,
            }
        }
        let Sort::Array { element, .. } = self.sort(array) else {
            unreachable!("select from an array")
        };
        self.plain(Op::Select, element.into(), &[array, index])
    }

    pub fn store(&mut self, array: TermId, index: TermId, value: TermId) -> TermId {
        let sort = self.sort(array);
        if self.op(array) == Op::Store {
            let [before, place, _] = self.args3(array);
            if place == index {
                self.hit(Rule::StoreTwice);
                return self.store(before, index, value);
            }
        }
        if let Some(read) = self.as_binary(Op::Select, value)
            && read == [array, index]
        {
            self.hit(Rule::StoreBack);
            return array;
        }
        self.intern(Op::Store, sort, &[array, index, value])
    }

    /// Whether two indices differ whatever the variables are: constants, or the same but for a constant.
    fn are_distinct(&self, a: TermId, b: TermId) -> bool {
        if self.is_const(a) && self.is_const(b) {
            return a != b;
        }
        let (Some(a_sum), Some(b_sum)) = (self.linear(a), self.linear(b)) else {
            return false;
        };
        a_sum.terms == b_sum.terms && a_sum.constant != b_sum.constant
    }
}
