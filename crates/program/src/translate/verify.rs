//! Verification: follows every path through a method with the kinds of its values (JVMS 4.10.2).
//!
//! Paths that meet must agree on the operand stack; locals on which they disagree become unusable. Subroutines
//! (`jsr`) are verified once for each return address, as if their code had been copied to where it is called:
//! frames with different return addresses in them never meet.

use super::blocks::{BlockId, Blocks};
use super::bytecode::{Bytecode, Decoded, Step};
use super::frame::{Frame, Slot, check_same_stack};
use super::{Message, at};
use crate::classfile::{Body, Handler};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The slots that may be compared or copied before a method counts as too complex. No compiler's output comes
/// near this; it bounds the time and memory that hostile code can take.
const WORK: usize = 100_000_000;

/// The operand stack at the start of every block; nothing for unreachable blocks.
pub type Stacks = Vec<Option<Box<[Slot]>>>;

/// Verifies a method whose call starts with `entry` and returns `result`.
pub fn verify(
    body: &Body,
    decoded: &Decoded,
    blocks: &Blocks,
    entry: Frame,
    result: Option<Slot>,
) -> Result<Stacks, Message> {
    let states = (0..blocks.len()).map(|_| Vec::new()).collect();
    let mut verifier = Verifier {
        body,
        decoded,
        blocks,
        result,
        states,
        queue: BinaryHeap::new(),
        work: WORK,
    };
    verifier.flow(0, &entry.locals, &entry.stack)?;
    while let Some(Reverse((block, variant))) = verifier.queue.pop() {
        verifier.visit(block, variant)?;
    }
    let stack = |states: Vec<State>| states.into_iter().next().map(|state| state.frame.stack.into());
    Ok(verifier.states.into_iter().map(stack).collect())
}

/// What is known of a block's start.
struct State {
    frame: Frame,
    queued: bool,
}

/// Where control goes after an instruction.
enum Flow {
    Next,
    /// To the next instruction or elsewhere.
    Branch(u16),
    Jump(u16),
    Switch(usize),
    /// Back to the instruction behind a `jsr`.
    Back(u16),
    End,
}

struct Verifier<'a> {
    body: &'a Body,
    decoded: &'a Decoded,
    blocks: &'a Blocks,
    result: Option<Slot>,
    /// For every block a state per combination of return addresses; one in code without subroutines.
    states: Vec<Vec<State>>,
    /// Blocks to visit, with the number of the state; the first in the code comes first.
    queue: BinaryHeap<Reverse<(BlockId, usize)>>,
    work: usize,
}

impl Verifier<'_> {
    fn visit(&mut self, block: BlockId, variant: usize) -> Result<(), Message> {
        let state = &mut self.states[block][variant];
        state.queued = false;
        let mut frame = state.frame.clone();
        let steps = self.blocks.steps(block);
        let handlers = self.handlers_of(block)?;
        let mut flow = Flow::Next;
        let mut stored = true;
        for step in &self.decoded.steps[steps.clone()] {
            self.flow_to_handlers(&handlers, step.pc, stored, &frame)?;
            stored = matches!(step.bytecode, Bytecode::Store(..) | Bytecode::ReturnSubroutine(_));
            flow = self
                .apply(&mut frame, step, block)
                .map_err(|message| at(step.pc, message))?;
        }
        self.spend(steps.len())?;
        self.leave(block, flow, &frame)
            .map_err(|message| at(self.decoded.steps[steps.end - 1].pc, message))
    }

    /// The handlers whose range touches the block.
    fn handlers_of(&mut self, block: BlockId) -> Result<Vec<Handler>, Message> {
        self.spend(self.body.handlers.len())?;
        let steps = &self.decoded.steps[self.blocks.steps(block)];
        let (Some(first), Some(last)) = (steps.first(), steps.last()) else {
            return Ok(Vec::new());
        };
        let touches = |handler: &&Handler| handler.start <= last.pc && first.pc < handler.end;
        Ok(self.body.handlers.iter().filter(touches).copied().collect())
    }

    /// A handler sees the locals from before every instruction in its range. They are the same as before the
    /// last instruction unless that one `stored`, or the range starts here.
    fn flow_to_handlers(&mut self, handlers: &[Handler], pc: u16, stored: bool, frame: &Frame) -> Result<(), Message> {
        for handler in handlers {
            if (handler.start..handler.end).contains(&pc) && (stored || handler.start == pc) {
                let target = self.blocks.at(handler.target);
                self.flow(target, &frame.locals, &[Slot::Ref])
                    .map_err(|message| at(handler.target, message))?;
            }
        }
        Ok(())
    }

    fn leave(&mut self, block: BlockId, flow: Flow, frame: &Frame) -> Result<(), Message> {
        let (locals, stack) = (&*frame.locals, &*frame.stack);
        match flow {
            Flow::End => Ok(()),
            Flow::Jump(target) => self.flow(self.blocks.at(target), locals, stack),
            Flow::Back(site) => match self.blocks.starting_at(site) {
                Some(target) => self.flow(target, locals, stack),
                None => Err(Message::from("a subroutine returns to the end of the code")),
            },
            Flow::Switch(switch) => {
                let switch = &self.decoded.switches[switch];
                self.flow(self.blocks.at(switch.default), locals, stack)?;
                switch
                    .targets
                    .iter()
                    .try_for_each(|&target| self.flow(self.blocks.at(target), locals, stack))
            }
            Flow::Branch(target) => {
                self.flow(self.blocks.at(target), locals, stack)?;
                self.fall_through(block, locals, stack)
            }
            Flow::Next => self.fall_through(block, locals, stack),
        }
    }

    fn fall_through(&mut self, block: BlockId, locals: &[Slot], stack: &[Slot]) -> Result<(), Message> {
        match block + 1 < self.blocks.len() {
            true => self.flow(block + 1, locals, stack),
            false => Err(Message::from("control falls off the end of the code")),
        }
    }

    /// Lets a frame reach a block.
    fn flow(&mut self, block: BlockId, locals: &[Slot], stack: &[Slot]) -> Result<(), Message> {
        self.spend(1 + locals.len() + stack.len())?;
        if stack.len() > usize::from(self.body.max_stack) {
            return Err(Message::from("the operand stack overflows"));
        }
        if let Some(first) = self.states[block].first() {
            check_same_stack(&first.frame.stack, stack)?;
        }
        self.spend(self.states[block].len() * locals.len())?;
        let variant = self.states[block]
            .iter()
            .position(|state| state.frame.same_addresses(locals, stack));
        let variant = variant.unwrap_or(self.states[block].len());
        let changed = match self.states[block].get_mut(variant) {
            Some(state) => state.frame.join(locals) && !std::mem::replace(&mut state.queued, true),
            None => {
                let frame = Frame {
                    locals: locals.to_vec(),
                    stack: stack.to_vec(),
                };
                self.states[block].push(State { frame, queued: true });
                true
            }
        };
        if changed {
            self.queue.push(Reverse((block, variant)));
        }
        Ok(())
    }

    fn spend(&mut self, work: usize) -> Result<(), Message> {
        self.work = self
            .work
            .checked_sub(work)
            .ok_or("the method is too large: its verification takes too long")?;
        Ok(())
    }

    /// What one instruction does to the frame.
    fn apply(&self, frame: &mut Frame, step: &Step, block: BlockId) -> Result<Flow, Message> {
        let max_stack = self.body.max_stack;
        match step.bytecode {
            Bytecode::Nop => (),
            Bytecode::Push(slot, _) | Bytecode::LoadConstant(slot, _) | Bytecode::GetStatic(slot, _) => {
                frame.push(slot, max_stack)?;
            }
            Bytecode::Load(slot, local) => {
                frame.check_local(local, slot)?;
                frame.push(slot, max_stack)?;
            }
            Bytecode::Store(slot, local) => store(frame, slot, local)?,
            Bytecode::Increment(local, _) => frame.check_local(local, Slot::Int)?,
            Bytecode::Shuffle(shuffle) => {
                frame.check_boundary(shuffle.takes)?;
                frame.check_boundary(shuffle.group)?;
                let taken = frame.stack.split_off(frame.stack.len() - shuffle.takes);
                frame.stack.extend(shuffle.gives.iter().map(|&index| taken[index]));
                frame.check_depth(max_stack)?;
            }
            Bytecode::Unary(_, operand, result) => replace(frame, &[operand], result, max_stack)?,
            Bytecode::Binary(_, left, right, result) => replace(frame, &[left, right], result, max_stack)?,
            Bytecode::ArrayStore(_, value) => pop_all(frame, &[Slot::Ref, Slot::Int, value])?,
            Bytecode::IfZero(_, target) => return branch(frame, &[Slot::Int], Flow::Branch(target)),
            Bytecode::IfInts(_, target) => return branch(frame, &[Slot::Int, Slot::Int], Flow::Branch(target)),
            Bytecode::IfRefs(_, target) => return branch(frame, &[Slot::Ref, Slot::Ref], Flow::Branch(target)),
            Bytecode::IfNull(_, target) => return branch(frame, &[Slot::Ref], Flow::Branch(target)),
            Bytecode::Jump(target) => return Ok(Flow::Jump(target)),
            Bytecode::JumpSubroutine(target) => {
                frame.push(Slot::Address(self.return_site(block)), max_stack)?;
                return Ok(Flow::Jump(target));
            }
            Bytecode::ReturnSubroutine(local) => match frame.local(local)? {
                Slot::Address(site) => {
                    frame.forget_address(site);
                    return Ok(Flow::Back(site));
                }
                found => return Err(format!("ret through {found}").into()),
            },
            Bytecode::Switch(switch) => return branch(frame, &[Slot::Int], Flow::Switch(switch)),
            Bytecode::Return(slot) => {
                if slot != self.result {
                    return Err(Message::from("a return that does not match the method's result"));
                }
                return branch(frame, slot.as_slice(), Flow::End);
            }
            Bytecode::PutStatic(slot, _) => frame.pop(slot)?,
            Bytecode::GetField(slot, _) => replace(frame, &[Slot::Ref], slot, max_stack)?,
            Bytecode::PutField(slot, _) => pop_all(frame, &[Slot::Ref, slot])?,
            Bytecode::Invoke(call) => {
                let call = &self.decoded.calls[call];
                call.arguments().rev().try_for_each(|argument| frame.pop(argument))?;
                call.result().map_or(Ok(()), |result| frame.push(result, max_stack))?;
            }
            Bytecode::New(_) => frame.push(Slot::Ref, max_stack)?,
            Bytecode::NewArray(_) => replace(frame, &[Slot::Int], Slot::Ref, max_stack)?,
            Bytecode::NewMultiArray(_, dimensions) => {
                (0..dimensions).try_for_each(|_| frame.pop(Slot::Int))?;
                frame.push(Slot::Ref, max_stack)?;
            }
            Bytecode::CheckCast(_) => replace(frame, &[Slot::Ref], Slot::Ref, max_stack)?,
            Bytecode::InstanceOf(_) => replace(frame, &[Slot::Ref], Slot::Int, max_stack)?,
            Bytecode::Monitor(_) => frame.pop(Slot::Ref)?,
            Bytecode::Throw => return branch(frame, &[Slot::Ref], Flow::End),
        }
        Ok(Flow::Next)
    }

    /// The bytecode index behind the `jsr` that ends a block.
    fn return_site(&self, block: BlockId) -> u16 {
        let next = self.decoded.steps.get(self.blocks.steps(block).end);
        next.map_or(self.body.bytes.len() as u16, |step| step.pc)
    }
}

/// `astore` also takes return addresses (JVMS 6.5).
fn store(frame: &mut Frame, wanted: Slot, local: u16) -> Result<(), Message> {
    match frame.pop_any()? {
        address @ Slot::Address(_) if wanted == Slot::Ref => frame.set_local(local, address),
        found if found == wanted => frame.set_local(local, wanted),
        found => Err(format!("{found} on the operand stack where {wanted} is needed").into()),
    }
}

/// Pops these kinds, the last of which is on top.
fn pop_all(frame: &mut Frame, slots: &[Slot]) -> Result<(), Message> {
    slots.iter().rev().try_for_each(|&slot| frame.pop(slot))
}

fn replace(frame: &mut Frame, operands: &[Slot], result: Slot, max_stack: u16) -> Result<(), Message> {
    pop_all(frame, operands)?;
    frame.push(result, max_stack)
}

fn branch(frame: &mut Frame, operands: &[Slot], flow: Flow) -> Result<Flow, Message> {
    pop_all(frame, operands)?;
    Ok(flow)
}
