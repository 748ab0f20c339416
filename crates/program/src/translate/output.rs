//! The words of a method as they are written, and what is filled in at the end: branch targets.

use super::blocks::BlockId;
use super::bytecode::{Keys, Targets};
use super::{MAX_WORDS, Message};
use crate::code::{RefSlot, Reference, Switch};
use crate::insn::{Insn, NO_REGISTER, Op};
use rustc_hash::FxHashMap;
use std::sync::atomic::AtomicU64;

/// How many jumps to jumps are followed.
const MAX_HOPS: usize = 8;

/// The instruction that was written last, if its destination may still be changed.
#[derive(Clone, Copy)]
struct Producer {
    word: usize,
    register: u16,
    /// The first word behind it; all words from there on are casts of its result.
    casts: usize,
}

/// A method's words so far.
#[derive(Default)]
pub struct Output {
    words: Vec<u64>,
    pcs: Vec<u16>,
    /// The bytecode index of the instruction being translated.
    pub pc: u16,
    refs: Vec<RefSlot>,
    ref_numbers: FxHashMap<(Op, Reference), u16>,
    /// Words whose `c` is to become the first word of a block.
    branches: Vec<(usize, BlockId)>,
    producer: Option<Producer>,
}

impl Output {
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Writes an instruction whose destination stays as it is.
    pub fn emit(&mut self, op: Op, a: u16, b: u16, c: u16) {
        self.word(Insn::new(op, a, b, c).pack());
        self.producer = None;
    }

    /// Writes an operand word of the instruction before.
    fn word(&mut self, word: u64) {
        self.words.push(word);
        self.pcs.push(self.pc);
    }

    /// Writes an instruction that computes `a`, which a store may still replace by a local.
    pub fn produce(&mut self, insn: Insn, operands: impl Iterator<Item = u64>) {
        let word = self.words.len();
        self.word(insn.pack());
        operands.for_each(|operand| self.word(operand));
        self.producer = Some(Producer {
            word,
            register: insn.a,
            casts: self.words.len(),
        });
    }

    pub fn constant_int(&mut self, a: u16, value: i32) {
        let Insn { op, a, b, c } = Insn::const_int(a, value);
        self.emit(op, a, b, c);
    }

    pub fn constant_wide(&mut self, a: u16, bits: u64) {
        self.emit(Op::ConstWide, a, 0, 0);
        self.word(bits);
    }

    /// Writes a branch to a block.
    pub fn branch(&mut self, op: Op, a: u16, b: u16, target: BlockId) {
        self.branches.push((self.words.len(), target));
        self.emit(op, a, b, 0);
    }

    /// Writes a cast of a register. The instruction that computed the register can still be changed.
    pub fn cast(&mut self, register: u16, reference: u16) {
        let producer = self.producer.filter(|producer| producer.register == register);
        self.emit(Op::CheckCast, 0, register, reference);
        self.producer = producer;
    }

    /// From now on the instructions written so far stay as they are.
    pub fn seal(&mut self) {
        self.producer = None;
    }

    /// Makes the last instruction write `local` instead of `register`, if it is the one that wrote `register`.
    pub fn retarget(&mut self, register: u16, local: u16) -> bool {
        let Some(producer) = self.producer.take_if(|producer| producer.register == register) else {
            return false;
        };
        set_operand(&mut self.words[producer.word], 0, local);
        self.words[producer.casts..]
            .iter_mut()
            .for_each(|cast| set_operand(cast, 1, local));
        true
    }

    /// Makes the last instruction drop its result, if it is a call and its result is in `register`.
    pub fn drop_result(&mut self, register: u16) {
        let last = self.words.len();
        let Some(producer) = self.producer.take_if(|p| p.register == register && p.casts == last) else {
            return;
        };
        if matches!(
            operation(self.words[producer.word]),
            Some(Op::InvokeVirtual | Op::InvokeSpecial | Op::InvokeStatic | Op::InvokeInterface | Op::InvokeDynamic)
        ) {
            set_operand(&mut self.words[producer.word], 0, NO_REGISTER);
        }
    }

    /// The index of a reference in the method's `refs`; shared by instructions of one operation.
    pub fn reference(&mut self, op: Op, reference: Reference) -> u16 {
        *self.ref_numbers.entry((op, reference)).or_insert_with(|| {
            self.refs.push(RefSlot::new(reference));
            (self.refs.len() - 1) as u16
        })
    }

    /// Fills in branch targets, given the first word of every block.
    pub fn finish(
        mut self,
        starts: &[u16],
        switches: Vec<(&Targets, Vec<BlockId>, BlockId)>,
    ) -> Result<Finished, Message> {
        if self.words.len() > MAX_WORDS {
            return Err(format!("the method is too large: it has {} words", self.words.len()).into());
        }
        for &(word, block) in &self.branches {
            set_operand(&mut self.words[word], 2, starts[block]);
        }
        for &(word, block) in &self.branches {
            let target = self.thread(starts[block]);
            set_operand(&mut self.words[word], 2, target);
        }
        let switches = switches
            .into_iter()
            .map(|(switch, targets, default)| {
                let targets = targets.into_iter().map(|block| self.thread(starts[block])).collect();
                let default = self.thread(starts[default]);
                match &switch.keys {
                    Keys::From(low) => Switch::Table {
                        low: *low,
                        targets,
                        default,
                    },
                    Keys::Each(keys) => Switch::Lookup {
                        keys: keys.as_slice().into(),
                        targets,
                        default,
                    },
                }
            })
            .collect();
        Ok(Finished {
            words: self.words.into_iter().map(AtomicU64::new).collect(),
            pcs: self.pcs.into(),
            refs: self.refs.into(),
            switches,
        })
    }

    /// Follows jumps that lead to jumps.
    fn thread(&self, mut target: u16) -> u16 {
        for _ in 0..MAX_HOPS {
            match self.words.get(usize::from(target)) {
                Some(&word) if operation(word) == Some(Op::Jump) => target = (word >> 48) as u16,
                _ => break,
            }
        }
        target
    }
}

/// The parts of a [`Code`](crate::code::Code) that are made of words.
pub struct Finished {
    pub words: Box<[AtomicU64]>,
    pub pcs: Box<[u16]>,
    pub refs: Box<[RefSlot]>,
    pub switches: Box<[Switch]>,
}

/// The operation of an instruction word.
fn operation(word: u64) -> Option<Op> {
    Op::of(word as u16)
}

/// Replaces operand `a` (0), `b` (1) or `c` (2) of an instruction word.
fn set_operand(word: &mut u64, which: u32, value: u16) {
    let shift = 16 * (which + 1);
    *word = *word & !(0xFFFF << shift) | u64::from(value) << shift;
}
