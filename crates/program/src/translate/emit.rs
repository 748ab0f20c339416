//! Writes register code for verified bytecode, block by block.

use super::blocks::{BlockId, Blocks};
use super::bytecode::{Bytecode, Decoded, Shuffle};
use super::copies::{Copies, Place, write};
use super::frame::Slot;
use super::output::Output;
use super::verify::Stacks;
use super::{Message, fusion};
use crate::classfile::{Body, Handler};
use crate::code::{Code, CodeHandler, Reference};
use crate::insn::{Insn, NO_REGISTER, Op, pack_registers};

/// Writes the code of a method. `stacks` has the operand stack at the start of every reachable block.
pub fn emit(body: &Body, decoded: &Decoded, blocks: &Blocks, stacks: &Stacks) -> Result<Code, Message> {
    let mut emitter = Emitter {
        decoded,
        blocks,
        handled: handled(&body.handlers, body.bytes.len()),
        out: Output::default(),
        copies: Copies::new(body.max_locals, body.max_stack),
        switches: Vec::new(),
        rotated: None,
    };
    let mut starts = vec![0; blocks.len()];
    let reachable: Vec<BlockId> = (0..blocks.len()).filter(|&block| stacks[block].is_some()).collect();
    for (index, &block) in reachable.iter().enumerate() {
        // Past 65,535 this wraps around, but then the method is refused in the end.
        starts[block] = emitter.out.len() as u16;
        emitter.copies.start(stacks[block].as_deref().unwrap_or_default());
        emitter.out.seal();
        emitter.block(block, reachable.get(index + 1).copied());
    }
    let switches = emitter.switches.iter().map(|&switch| &decoded.switches[switch]);
    let switches = switches.map(|switch| {
        let targets = switch.targets.iter().map(|&target| blocks.at(target)).collect();
        (switch, targets, blocks.at(switch.default))
    });
    let finished = emitter.out.finish(&starts, switches.collect())?;
    let reachable = |handler: &&Handler| stacks[blocks.at(handler.target)].is_some();
    let handlers = body.handlers.iter().filter(reachable).map(|handler| CodeHandler {
        start: handler.start,
        end: handler.end,
        target: starts[blocks.at(handler.target)],
        class: handler.class,
    });
    Ok(Code {
        words: finished.words,
        pcs: finished.pcs,
        refs: finished.refs,
        switches: finished.switches,
        handlers: handlers.collect(),
        registers: body.max_locals + body.max_stack + 1,
        locals: body.max_locals,
    })
}

/// For every bytecode index whether some handler's range covers it.
fn handled(handlers: &[Handler], length: usize) -> Vec<bool> {
    let mut edges = vec![0i32; length + 1];
    for handler in handlers {
        edges[usize::from(handler.start)] += 1;
        edges[usize::from(handler.end)] -= 1;
    }
    let running = edges.iter().scan(0, |open, edge| {
        *open += edge;
        Some(*open > 0)
    });
    running.collect()
}

/// A method being written; the instructions that end a block are in [`branches`](super::branches).
pub struct Emitter<'a> {
    pub(super) decoded: &'a Decoded,
    pub(super) blocks: &'a Blocks,
    handled: Vec<bool>,
    pub(super) out: Output,
    pub(super) copies: Copies,
    /// The switches written so far, by their index in `decoded`.
    pub(super) switches: Vec<usize>,
    /// While a loop's condition is written a second time, behind its body: the first block of the body.
    pub(super) rotated: Option<BlockId>,
}

impl Emitter<'_> {
    /// Writes a block; `next` is the block that will be written behind it.
    pub(super) fn block(&mut self, block: BlockId, next: Option<BlockId>) {
        let mut steps = &self.decoded.steps[self.blocks.steps(block)];
        while let [step, rest @ ..] = steps {
            self.out.pc = step.pc;
            steps = rest;
            if let [branch] = rest
                && self.compare_and_branch(step, branch)
            {
                return;
            }
            self.step(step.bytecode, next);
        }
        self.copies.flush(&mut self.out);
    }

    fn step(&mut self, bytecode: Bytecode, next: Option<BlockId>) {
        match bytecode {
            Bytecode::Nop => (),
            Bytecode::Push(slot, bits) if slot.is_wide() => {
                self.copies.push(Place::Wide(bits));
                self.copies.push(Place::Half);
            }
            Bytecode::Push(_, bits) => self.copies.push(Place::Int(bits as i32)),
            Bytecode::LoadConstant(slot, constant) => self.produce_ref(Op::LoadConstant, &[], slot, constant),
            Bytecode::Load(slot, local) => self.copies.push_value(slot, local),
            Bytecode::Store(slot, local) => self.store(slot, local),
            Bytecode::Increment(local, by) => {
                self.copies.vacate(local, &mut self.out);
                self.out.emit(Op::IAddImm, local, local, by as u16);
            }
            Bytecode::Shuffle(shuffle) => self.shuffle(shuffle),
            Bytecode::Unary(op, operand, result) => self.produce(op, &[operand], result, None),
            Bytecode::Binary(op, left, right, result) => self.binary(op, left, right, result),
            Bytecode::ArrayStore(op, value) => {
                let [array, index, value] = self.operands([Slot::Ref, Slot::Int, value]);
                self.out.emit(op, array, index, value);
            }
            Bytecode::IfZero(condition, target) => self.if_int(condition, 0, target),
            Bytecode::IfInts(condition, target) => self.if_ints(condition, target),
            Bytecode::IfRefs(op, target) => self.if_refs(op, target),
            Bytecode::IfNull(op, target) => self.branch_on_one(op, target),
            Bytecode::Jump(target) => self.jump(target, next),
            Bytecode::JumpSubroutine(target) => self.jump_subroutine(target),
            Bytecode::ReturnSubroutine(local) => self.return_subroutine(local),
            Bytecode::Switch(switch) => self.switch(switch),
            Bytecode::Return(None) => {
                self.out.emit(Op::Return, 0, 0, 0);
                self.copies.clear();
            }
            Bytecode::Return(Some(slot)) => {
                self.consume(Op::ReturnValue, slot);
                self.copies.clear();
            }
            Bytecode::GetStatic(slot, constant) => self.produce_ref(Op::GetStatic, &[], slot, constant),
            Bytecode::PutStatic(slot, constant) => {
                let [value] = self.operands([slot]);
                let reference = self.out.reference(Op::PutStatic, Reference::Constant(constant));
                self.out.emit(Op::PutStatic, value, 0, reference);
            }
            Bytecode::GetField(slot, constant) => self.produce_ref(Op::GetField, &[Slot::Ref], slot, constant),
            Bytecode::PutField(slot, constant) => {
                let [object, value] = self.operands([Slot::Ref, slot]);
                let reference = self.out.reference(Op::PutField, Reference::Constant(constant));
                self.out.emit(Op::PutField, value, object, reference);
            }
            Bytecode::Invoke(call) => self.invoke(call),
            Bytecode::New(class) => self.produce_ref(Op::New, &[], Slot::Ref, class),
            Bytecode::NewArray(class) => {
                let reference = self.out.reference(Op::NewArray, class);
                self.produce(Op::NewArray, &[Slot::Int], Slot::Ref, Some(reference));
            }
            Bytecode::NewMultiArray(class, dimensions) => {
                let reference = self.out.reference(Op::NewMultiArray, Reference::Constant(class));
                let dimensions = u16::from(dimensions);
                self.produce_from_slots(dimensions, Some(Slot::Ref), |a| {
                    Insn::new(Op::NewMultiArray, a, dimensions, reference)
                });
            }
            Bytecode::CheckCast(class) => self.check_cast(class),
            Bytecode::InstanceOf(class) => self.produce_ref(Op::InstanceOf, &[Slot::Ref], Slot::Int, class),
            Bytecode::Monitor(op) => self.consume(op, Slot::Ref),
            Bytecode::Throw => {
                self.consume(Op::Throw, Slot::Ref);
                self.copies.clear();
            }
        }
    }

    /// Pops operands of these kinds, the last of which is on top, and gives their registers.
    fn operands<const N: usize>(&mut self, slots: [Slot; N]) -> [u16; N] {
        let width = width(&slots);
        self.copies.settle_top(width, &mut self.out);
        let mut slot = self.copies.nth_from_top(width);
        let registers = slots.map(|kind| {
            let register = self.copies.register(slot);
            slot += usize::from(kind.width());
            register
        });
        self.copies.pop_slots(width);
        registers
    }

    /// Writes an instruction whose only operand is `a`.
    fn consume(&mut self, op: Op, slot: Slot) {
        let [register] = self.operands([slot]);
        self.out.emit(op, register, 0, 0);
    }

    /// Writes an instruction that computes a result from at most two operands. `c` is its last operand if that is
    /// not a register.
    fn produce(&mut self, op: Op, operands: &[Slot], result: Slot, c: Option<u16>) {
        let width = width(operands);
        self.copies.settle_top(width, &mut self.out);
        let base = self.copies.nth_from_top(width);
        self.copies.claim(base, &mut self.out);
        let (b, second) = match operands {
            [] => (0, 0),
            [_] => (self.copies.register(base), 0),
            [first, ..] => (
                self.copies.register(base),
                self.copies.register(base + usize::from(first.width())),
            ),
        };
        self.copies.pop_slots(width);
        let home = self.copies.home(base);
        self.out
            .produce(Insn::new(op, home, b, c.unwrap_or(second)), std::iter::empty());
        self.copies.push_value(result, home);
    }

    /// Like [`Emitter::produce`], with a constant to resolve as `c`.
    fn produce_ref(&mut self, op: Op, operands: &[Slot], result: Slot, constant: u16) {
        let reference = self.out.reference(op, Reference::Constant(constant));
        self.produce(op, operands, result, Some(reference));
    }

    /// Writes an instruction that takes the topmost `count` slots as operand words.
    fn produce_from_slots(&mut self, count: u16, result: Option<Slot>, insn: impl FnOnce(u16) -> Insn) {
        let count = usize::from(count);
        self.copies.settle_top(count, &mut self.out);
        let base = self.copies.nth_from_top(count);
        if result.is_some() {
            self.copies.claim(base, &mut self.out);
        }
        let registers: Vec<u16> = (base..self.copies.depth())
            .map(|slot| self.copies.register(slot))
            .collect();
        self.copies.pop_slots(count);
        let home = self.copies.home(base);
        self.out.produce(
            insn(if result.is_some() { home } else { NO_REGISTER }),
            pack_registers(&registers),
        );
        if let Some(result) = result {
            self.copies.push_value(result, home);
        }
    }

    fn invoke(&mut self, call: usize) {
        let call = &self.decoded.calls[call];
        let reference = self.out.reference(call.op, Reference::Constant(call.constant));
        self.produce_from_slots(call.slots(), call.result(), |a| {
            Insn::new(call.op, a, reference, call.slots())
        });
    }

    /// Int arithmetic with a constant that fits takes the constant into the instruction.
    fn binary(&mut self, op: Op, left: Slot, right: Slot, result: Slot) {
        if let Some((op, immediate)) = self.fold_constant(op) {
            return self.produce(op, &[Slot::Int], Slot::Int, Some(immediate as u16));
        }
        self.produce(op, &[left, right], result, None);
    }

    /// Takes a constant operand off the stack if there is an operation that has it built in.
    fn fold_constant(&mut self, op: Op) -> Option<(Op, i16)> {
        if let Place::Int(value) = self.copies.place(self.copies.nth_from_top(1))
            && let Some(folded) = fusion::with_right_constant(op, value)
        {
            self.copies.pop();
            return Some(folded);
        }
        if fusion::commutes(op)
            && let Place::Int(value) = self.copies.place(self.copies.nth_from_top(2))
            && let Some(folded) = fusion::with_right_constant(op, value)
        {
            let right = self.copies.pop();
            self.copies.pop();
            self.copies.push(right);
            return Some(folded);
        }
        None
    }

    fn store(&mut self, kind: Slot, local: u16) {
        if kind.is_wide() {
            self.copies.pop();
        }
        let top = self.copies.nth_from_top(1);
        match self.copies.place(top) {
            Place::Register(register) if register == local => {
                self.copies.pop();
            }
            Place::Register(register) if !self.copies.is_used(local) && self.out.retarget(register, local) => {
                self.copies.repoint(register, local);
                self.copies.pop();
            }
            _ => {
                self.copies.vacate(local, &mut self.out);
                let value = self.copies.pop();
                write(value, local, &mut self.out);
            }
        }
    }

    fn shuffle(&mut self, shuffle: &Shuffle) {
        let base = self.copies.nth_from_top(shuffle.takes);
        if shuffle.gives.is_empty()
            && let Place::Register(register) = self.copies.place(base)
            && !self.copies.is_shared(register)
        {
            self.out.drop_result(register);
        }
        let mut taken = [Place::Half; 4];
        for place in taken[..shuffle.takes].iter_mut().rev() {
            *place = self.copies.pop();
        }
        for &index in shuffle.gives {
            self.copies.push(taken[index]);
        }
    }

    /// A cast leaves its value where it is. Null passes every cast, without resolving the class.
    ///
    /// The instruction before the cast may still be made to write the local that a store behind the cast names,
    /// unless a handler could see the local when the cast throws.
    fn check_cast(&mut self, class: u16) {
        let top = self.copies.nth_from_top(1);
        if let Place::Register(register) = self.copies.place(top) {
            if self.handled[usize::from(self.out.pc)] {
                self.out.seal();
            }
            let reference = self.out.reference(Op::CheckCast, Reference::Constant(class));
            self.out.cast(register, reference);
        }
    }
}

/// How many slots values of these kinds take.
fn width(slots: &[Slot]) -> usize {
    slots.iter().map(|slot| usize::from(slot.width())).sum()
}
