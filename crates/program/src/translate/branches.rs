//! Writes the instructions that end a block: branches, jumps, switches.
//!
//! Before control leaves a block, everything on the operand stack goes home, since that is where the next block
//! expects it. The operands of the branch itself can stay where they are.

use super::blocks::BlockId;
use super::bytecode::{Bytecode, Condition, Step};
use super::copies::Place;
use super::emit::Emitter;
use super::frame::Slot;
use super::fusion;
use crate::insn::Op;

/// The longest loop condition, in bytecode instructions, that is written twice.
const MAX_CONDITION: usize = 8;

impl Emitter<'_> {
    /// Pops `N` operands of a branch and brings everything below them home.
    fn branch_operands<const N: usize>(&mut self, width: u16) -> [u16; N] {
        let count = N * usize::from(width);
        self.copies.settle_top(count, &mut self.out);
        self.copies.flush_below(count, &mut self.out);
        let base = self.copies.nth_from_top(count);
        let registers = std::array::from_fn(|index| self.copies.register(base + index * usize::from(width)));
        self.copies.pop_slots(count);
        registers
    }

    /// Writes a conditional branch on the topmost slot.
    pub(super) fn branch_on_one(&mut self, op: Op, target: u16) {
        let [a] = self.branch_operands(1);
        self.branch(op, a, 0, target);
    }

    /// Writes a conditional branch on two values of `width` slots each.
    pub(super) fn branch_on_two(&mut self, op: Op, width: u16, target: u16) {
        let [a, b] = self.branch_operands(width);
        self.branch(op, a, b, target);
    }

    /// Writes a three-way comparison and the branch on its result as one instruction, if that is what they are.
    pub(super) fn compare_and_branch(&mut self, compare: &Step, branch: &Step) -> bool {
        let (Bytecode::Binary(op, slot, ..), Bytecode::IfZero(condition, target)) = (compare.bytecode, branch.bytecode)
        else {
            return false;
        };
        let Some(op) = fusion::compare_and_branch(op, condition) else {
            return false;
        };
        self.out.pc = branch.pc;
        self.branch_on_two(op, slot.width(), target);
        true
    }

    /// Writes a conditional branch.
    fn branch(&mut self, op: Op, a: u16, b: u16, target: u16) {
        match self.rotated {
            None => self.out.branch(op, a, b, self.blocks.at(target)),
            Some(body) => self.out.branch(fusion::negated(op), a, b, body),
        }
    }

    /// Compares the topmost int with a number.
    pub(super) fn if_int(&mut self, condition: Condition, value: i16, target: u16) {
        let [a] = self.branch_operands(1);
        self.branch(fusion::if_immediate(condition), a, value as u16, target);
    }

    pub(super) fn if_ints(&mut self, condition: Condition, target: u16) {
        let place = |count| self.copies.place(self.copies.nth_from_top(count));
        match (place(2), place(1)) {
            (_, Place::Int(value)) if i16::try_from(value).is_ok() => {
                self.copies.pop();
                self.if_int(condition, value as i16, target);
            }
            (Place::Int(value), right) if i16::try_from(value).is_ok() => {
                self.copies.pop_slots(2);
                self.copies.push(right);
                self.if_int(condition.mirrored(), value as i16, target);
            }
            _ => self.branch_on_two(fusion::if_registers(condition), 1, target),
        }
    }

    pub(super) fn if_refs(&mut self, op: Op, target: u16) {
        let if_null = if op == Op::IfACmpEq { Op::IfNull } else { Op::IfNonNull };
        let place = |count| self.copies.place(self.copies.nth_from_top(count));
        match (place(2), place(1)) {
            // The only constant among references is null.
            (_, Place::Int(_)) => {
                self.copies.pop();
                self.branch_on_one(if_null, target);
            }
            (Place::Int(_), right) => {
                self.copies.pop_slots(2);
                self.copies.push(right);
                self.branch_on_one(if_null, target);
            }
            _ => self.branch_on_two(op, 1, target),
        }
    }

    pub(super) fn jump(&mut self, target: u16, next: Option<BlockId>) {
        let target = self.blocks.at(target);
        if let Some(next) = next
            && self.ends_loop(target, next)
        {
            self.rotated = Some(target + 1);
            self.block(target, Some(next));
            self.rotated = None;
            return;
        }
        self.copies.flush(&mut self.out);
        if next != Some(target) {
            self.out.branch(Op::Jump, 0, 0, target);
        }
    }

    /// Whether a jump to `head` goes back to the condition of a loop that `next` follows. Compilers write
    ///
    /// ```text
    /// head: if (!condition) goto next; body; goto head; next:
    /// ```
    ///
    /// and testing the condition again in place of the jump saves an instruction per round:
    ///
    /// ```text
    /// head: if (!condition) goto next; body; if (condition) goto body; next:
    /// ```
    fn ends_loop(&self, head: BlockId, next: BlockId) -> bool {
        match &self.decoded.steps[self.blocks.steps(head)] {
            [first, .., last] if first.pc < self.out.pc && self.blocks.steps(head).len() <= MAX_CONDITION => last
                .bytecode
                .condition_target()
                .is_some_and(|target| self.blocks.at(target) == next),
            _ => false,
        }
    }

    pub(super) fn jump_subroutine(&mut self, target: u16) {
        self.copies.flush(&mut self.out);
        let home = self.copies.home(self.copies.depth());
        self.out.branch(Op::JumpSubroutine, home, 0, self.blocks.at(target));
        self.copies.push_value(Slot::Ref, home);
    }

    pub(super) fn return_subroutine(&mut self, local: u16) {
        self.copies.flush(&mut self.out);
        self.out.emit(Op::ReturnSubroutine, local, 0, 0);
    }

    pub(super) fn switch(&mut self, switch: usize) {
        let [key] = self.branch_operands(1);
        self.out.emit(Op::Switch, key, self.switches.len() as u16, 0);
        self.switches.push(switch);
    }
}
