//! Which instruction pushed each slot of the operand stack.
//!
//! The analysis follows HotSpot's step by step, because its shortcuts decide what a message says: it walks the code
//! from front to back and stops as soon as the wanted instruction has a stack, so that values which arrive there by
//! a branch back are not seen.

use super::instruction::{Instruction, effect};
use crate::classfile::Body;
use crate::constant::{Constant, ConstantPool};
use crate::descriptor::{Kind, Signature};
use crate::name::Interner;

/// Beyond this many slots in all stacks together the analysis ends with what it has.
const MAX_SLOTS: usize = 1_000_000;

/// The operand stack before an instruction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    /// For each slot the instruction that pushed it, unless that depends on the path.
    slots: Vec<Option<u16>>,
    /// The variables among the first 64 that have been written, as bits.
    written: u64,
}

impl Stack {
    /// The instruction that pushed the slot `depth` below the top.
    pub fn origin(&self, depth: usize) -> Option<u16> {
        let index = self.slots.len().checked_sub(depth + 1)?;
        self.slots[index]
    }

    /// Whether the variable may have been written; those beyond the first 64 count as written.
    pub fn was_written(&self, slot: u16) -> bool {
        slot > 63 || self.written & (1 << slot) != 0
    }

    fn pop(&mut self, count: usize) -> Option<()> {
        self.slots.truncate(self.slots.len().checked_sub(count)?);
        Some(())
    }

    fn push(&mut self, pc: usize, count: usize) {
        let origin = u16::try_from(pc).ok();
        self.slots.extend(std::iter::repeat_n(origin, count));
    }

    /// Replaces the top `popped` slots by copies of them, given by their depth, from the bottom to the top.
    fn rearrange(&mut self, popped: usize, depths: &[usize]) -> Option<()> {
        let rest = self.slots.len().checked_sub(popped)?;
        let old = self.slots.split_off(rest);
        self.slots.extend(depths.iter().map(|depth| old[popped - 1 - depth]));
        Some(())
    }

    fn merge(&mut self, other: &Stack) {
        for (mine, theirs) in self.slots.iter_mut().zip(&other.slots) {
            if mine != theirs {
                *mine = None;
            }
        }
        self.written |= other.written;
    }
}

/// The stacks before the instructions of a method, as far as they are known.
#[derive(Debug)]
pub struct Origins {
    stacks: Vec<Option<Stack>>,
    /// The slots in all stacks together.
    size: usize,
    added: bool,
}

impl Origins {
    /// Analyses the code until the stack before `pc` is known. Code that no verifier would pass ends the analysis.
    pub fn up_to(body: &Body, pool: &ConstantPool, names: &Interner, pc: usize) -> Origins {
        let mut origins = Origins {
            stacks: vec![None; body.bytes.len() + 1],
            size: 0,
            added: true,
        };
        origins.stacks[0] = Some(Stack::default());
        for handler in &body.handlers {
            if let Some(stack @ None) = origins.stacks.get_mut(usize::from(handler.target)) {
                *stack = Some(Stack {
                    slots: vec![Some(handler.target)],
                    written: 0,
                });
            }
        }
        let mut walk = Walk {
            origins: &mut origins,
            code: body.bytes,
            pool,
            names,
        };
        // HotSpot also ends once every instruction has a stack; then another pass adds none.
        while walk.origins.added && walk.pass(pc) == Some(Pass::Complete) {}
        origins
    }

    pub fn before(&self, pc: usize) -> Option<&Stack> {
        self.stacks.get(pc)?.as_ref()
    }

    fn merge(&mut self, pc: usize, stack: &mut Stack) -> Option<()> {
        match self.stacks.get_mut(pc)? {
            Some(known) => {
                stack.merge(known);
                known.clone_from(stack);
            }
            unknown => {
                self.size += stack.slots.len();
                self.added = true;
                *unknown = Some(stack.clone());
            }
        }
        Some(())
    }
}

/// How one pass over the code ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    Complete,
    Enough,
}

struct Walk<'a> {
    origins: &'a mut Origins,
    code: &'static [u8],
    pool: &'a ConstantPool,
    names: &'a Interner,
}

impl Walk<'_> {
    fn pass(&mut self, wanted: usize) -> Option<Pass> {
        self.origins.added = false;
        let mut pc = 0;
        while pc < self.code.len() {
            let instruction = Instruction::at(self.code, pc)?;
            self.step(&instruction)?;
            pc += instruction.length;
            if (pc == wanted && self.origins.before(pc).is_some()) || self.origins.size > MAX_SLOTS {
                return Some(Pass::Enough);
            }
        }
        Some(Pass::Complete)
    }

    fn step(&mut self, instruction: &Instruction) -> Option<()> {
        let Some(mut stack) = self.origins.before(instruction.pc).cloned() else {
            return Some(());
        };
        self.simulate(instruction, &mut stack)?;
        // A merge also changes what flows to the targets behind it; that is HotSpot's way.
        for target in instruction.successors(self.code)? {
            self.origins.merge(target, &mut stack)?;
        }
        Some(())
    }

    fn simulate(&self, instruction: &Instruction, stack: &mut Stack) -> Option<()> {
        let (popped, pushed) = match instruction.opcode {
            0x59 => return stack.rearrange(1, &[0, 0]),
            0x5A => return stack.rearrange(2, &[0, 1, 0]),
            0x5B => return stack.rearrange(3, &[0, 2, 1, 0]),
            0x5C => return stack.rearrange(2, &[1, 0, 1, 0]),
            0x5D => return stack.rearrange(3, &[1, 0, 2, 1, 0]),
            0x5E => return stack.rearrange(4, &[1, 0, 3, 2, 1, 0]),
            0x5F => return stack.rearrange(2, &[0, 1]),
            0xB2..=0xBA => self.member_effect(instruction)?,
            0xC5 => (usize::from(*self.code.get(instruction.operand + 2)?), 1),
            opcode => effect(opcode)?,
        };
        if let (0x36..=0x4E, Some(slot @ 0..64)) = (instruction.opcode, instruction.local(self.code)) {
            stack.written |= 1 << slot;
        }
        stack.pop(popped)?;
        stack.push(instruction.pc, pushed);
        Some(())
    }

    /// How many slots a field access or call pops and pushes.
    fn member_effect(&self, instruction: &Instruction) -> Option<(usize, usize)> {
        let descriptor = self.descriptor(instruction.index(self.code)?)?;
        let opcode = instruction.opcode;
        if opcode <= 0xB5 {
            let value = usize::from(Kind::of(descriptor).slots());
            return Some([(0, value), (value, 0), (1, value), (value + 1, 0)][usize::from(opcode - 0xB2)]);
        }
        let signature = Signature::parse(descriptor).ok()?;
        let receiver = usize::from(!matches!(opcode, 0xB8 | 0xBA));
        Some((
            usize::from(signature.slots()) + receiver,
            usize::from(signature.result_kind().slots()),
        ))
    }

    fn descriptor(&self, index: u16) -> Option<&'static str> {
        let name_and_type = match self.pool.get(index).ok()? {
            Constant::Field { name_and_type, .. }
            | Constant::Method { name_and_type, .. }
            | Constant::InterfaceMethod { name_and_type, .. }
            | Constant::InvokeDynamic { name_and_type, .. } => name_and_type,
            _ => return None,
        };
        Some(self.pool.name_and_type(name_and_type, self.names).ok()?.1.as_str())
    }
}
