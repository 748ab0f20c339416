//! Basic blocks: runs of instructions that control enters only at the first and leaves only at the last.

use super::bytecode::{Bytecode, Decoded};
use super::{Message, at};
use crate::classfile::Handler;
use std::ops::Range;

/// A block by its number; blocks are numbered in bytecode order.
pub type BlockId = usize;

/// Marks a byte where no block starts.
const NONE: u32 = u32::MAX;

/// The blocks of a method.
pub struct Blocks {
    /// The first step of every block, and one more entry for the end.
    starts: Vec<usize>,
    /// For every bytecode index the block that starts there.
    at_pc: Vec<u32>,
}

impl Blocks {
    /// Cuts the method into blocks, checking that branches and handlers are at instructions.
    pub fn find(decoded: &Decoded, handlers: &[Handler], length: usize) -> Result<Blocks, Message> {
        let mut marks = Marks::new(decoded, length);
        for (index, step) in decoded.steps.iter().enumerate() {
            let fallible = marks.bytecode(decoded, index, step.bytecode);
            fallible.map_err(|message| at(step.pc, message))?;
        }
        for handler in handlers {
            marks.handler(handler)?;
        }
        Ok(marks.into_blocks(decoded, length))
    }

    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The steps of a block, as indices.
    pub fn steps(&self, block: BlockId) -> Range<usize> {
        self.starts[block]..self.starts[block + 1]
    }

    /// The block at a branch target, which [`Blocks::find`] has checked.
    pub fn at(&self, pc: u16) -> BlockId {
        self.at_pc[usize::from(pc)] as BlockId
    }

    /// The block that starts at a bytecode index, if one does.
    pub fn starting_at(&self, pc: u16) -> Option<BlockId> {
        self.at_pc
            .get(usize::from(pc))
            .filter(|&&block| block != NONE)
            .map(|&block| block as BlockId)
    }
}

/// Where instructions and blocks start.
struct Marks {
    /// For every bytecode index the step there.
    step_at: Vec<u32>,
    /// For every step whether a block starts with it.
    starts: Vec<bool>,
}

impl Marks {
    fn new(decoded: &Decoded, length: usize) -> Marks {
        let mut step_at = vec![NONE; length];
        for (index, step) in decoded.steps.iter().enumerate() {
            step_at[usize::from(step.pc)] = index as u32;
        }
        let mut starts = vec![false; decoded.steps.len()];
        starts[0] = true;
        Marks { step_at, starts }
    }

    fn bytecode(&mut self, decoded: &Decoded, index: usize, bytecode: Bytecode) -> Result<(), Message> {
        match bytecode {
            Bytecode::IfZero(_, target)
            | Bytecode::IfInts(_, target)
            | Bytecode::IfRefs(_, target)
            | Bytecode::IfNull(_, target)
            | Bytecode::Jump(target)
            | Bytecode::JumpSubroutine(target) => self.target(target)?,
            Bytecode::Switch(switch) => {
                let switch = &decoded.switches[switch];
                self.target(switch.default)?;
                switch.targets.iter().try_for_each(|&target| self.target(target))?;
            }
            Bytecode::ReturnSubroutine(_) | Bytecode::Return(_) | Bytecode::Throw => (),
            _ => return Ok(()),
        }
        if let Some(next) = self.starts.get_mut(index + 1) {
            *next = true;
        }
        Ok(())
    }

    fn target(&mut self, pc: u16) -> Result<(), Message> {
        match self.step(pc) {
            Some(step) => self.starts[step] = true,
            None => return Err(format!("a branch to {pc}, which is not an instruction,").into()),
        }
        Ok(())
    }

    fn handler(&mut self, handler: &Handler) -> Result<(), Message> {
        let ends = self.step(handler.end).is_some() || usize::from(handler.end) == self.step_at.len();
        if handler.start >= handler.end || self.step(handler.start).is_none() || !ends {
            return Err(format!("a bad exception range from {} to {}", handler.start, handler.end).into());
        }
        let bad = |_| {
            Message::from(format!(
                "an exception handler at {}, which is not an instruction",
                handler.target
            ))
        };
        self.target(handler.target).map_err(bad)
    }

    fn step(&self, pc: u16) -> Option<usize> {
        self.step_at
            .get(usize::from(pc))
            .filter(|&&step| step != NONE)
            .map(|&step| step as usize)
    }

    fn into_blocks(self, decoded: &Decoded, length: usize) -> Blocks {
        let mut starts: Vec<usize> = (0..self.starts.len()).filter(|&step| self.starts[step]).collect();
        let mut at_pc = vec![NONE; length];
        for (block, &step) in starts.iter().enumerate() {
            at_pc[usize::from(decoded.steps[step].pc)] = block as u32;
        }
        starts.push(decoded.steps.len());
        Blocks { starts, at_pc }
    }
}
