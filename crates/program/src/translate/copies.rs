//! Where the values of the operand stack really are.
//!
//! Within a block, pushing a local or a constant writes no code: its slot just notes where the value is. A slot's
//! value is moved to the slot's own register, its *home*, when something else is about to overwrite the place it
//! is in, and at the end of the block. At the start of a block every slot is at home.
//!
//! The rule that keeps this right: no instruction writes a register while a slot below its operands still has its
//! value there. The table counts the users of every register, so that the check is cheap.

use super::frame::Slot;
use super::output::Output;
use crate::insn::Op;

/// Where a slot's value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Register(u16),
    /// Nowhere yet: an int, null or float that is still to be written to a register.
    Int(i32),
    /// A long or double that is still to be written to a register.
    Wide(u64),
    /// The second slot of a long or double, which has no value of its own.
    Half,
}

/// The places of all stack slots.
pub struct Copies {
    locals: u16,
    scratch: u16,
    slots: Vec<Place>,
    /// For every register how many slots have their value in it.
    users: Vec<u16>,
}

impl Copies {
    pub fn new(locals: u16, max_stack: u16) -> Copies {
        let scratch = locals + max_stack;
        Copies {
            locals,
            scratch,
            slots: Vec::new(),
            users: vec![0; usize::from(scratch) + 1],
        }
    }

    /// Starts a block, whose stack is all at home.
    pub fn start(&mut self, stack: &[Slot]) {
        self.clear();
        for slot in stack {
            let home = self.home(self.depth());
            self.push(if *slot == Slot::Half {
                Place::Half
            } else {
                Place::Register(home)
            });
        }
    }

    /// Forgets all slots, for code that control does not leave.
    pub fn clear(&mut self) {
        self.pop_slots(self.depth());
    }

    pub fn depth(&self) -> usize {
        self.slots.len()
    }

    /// The `count`th slot from the top of the stack; the topmost is the first.
    pub fn nth_from_top(&self, count: usize) -> usize {
        self.slots
            .len()
            .checked_sub(count)
            .expect("the operand stack was verified")
    }

    pub fn place(&self, slot: usize) -> Place {
        self.slots[slot]
    }

    /// The register that belongs to a slot.
    pub fn home(&self, slot: usize) -> u16 {
        self.locals + slot as u16
    }

    pub fn is_used(&self, register: u16) -> bool {
        self.users[usize::from(register)] > 0
    }

    pub fn is_shared(&self, register: u16) -> bool {
        self.users[usize::from(register)] > 1
    }

    pub fn push(&mut self, place: Place) {
        self.count(place);
        self.slots.push(place);
    }

    /// Pushes a value of this kind that is in a register.
    pub fn push_value(&mut self, slot: Slot, register: u16) {
        self.push(Place::Register(register));
        if slot.is_wide() {
            self.push(Place::Half);
        }
    }

    pub fn pop(&mut self) -> Place {
        let place = self.slots.pop().expect("the operand stack was verified");
        if let Place::Register(register) = place {
            self.users[usize::from(register)] -= 1;
        }
        place
    }

    pub fn pop_slots(&mut self, count: usize) {
        for _ in 0..count {
            self.pop();
        }
    }

    fn count(&mut self, place: Place) {
        if let Place::Register(register) = place {
            self.users[usize::from(register)] += 1;
        }
    }

    fn set(&mut self, slot: usize, place: Place) {
        self.count(place);
        if let Place::Register(register) = std::mem::replace(&mut self.slots[slot], place) {
            self.users[usize::from(register)] -= 1;
        }
    }

    /// Makes every slot whose value is in register `from` look for it in register `to`.
    pub fn repoint(&mut self, from: u16, to: u16) {
        for slot in (0..self.slots.len()).rev() {
            if !self.is_used(from) {
                break;
            }
            if self.slots[slot] == Place::Register(from) {
                self.set(slot, Place::Register(to));
            }
        }
    }

    /// Makes sure that a slot's value is in a register.
    fn settle(&mut self, slot: usize, out: &mut Output) {
        if matches!(self.slots[slot], Place::Int(_) | Place::Wide(_)) {
            match self.is_used(self.home(slot)) {
                true => self.flush(out),
                false => self.go_home(slot, out),
            }
        }
    }

    /// Makes sure that the topmost `count` slots' values are in registers.
    pub fn settle_top(&mut self, count: usize, out: &mut Output) {
        for slot in self.nth_from_top(count)..self.depth() {
            self.settle(slot, out);
        }
    }

    /// The register of a slot that has been settled; the second slot of a long gives the long's register.
    pub fn register(&self, slot: usize) -> u16 {
        match (self.slots[slot], slot) {
            (Place::Register(register), _) => register,
            (Place::Half, 1..) => self.register(slot - 1),
            _ => unreachable!("an operand has not been settled"),
        }
    }

    /// Makes sure that the home of `slot` can be written by an instruction whose operands are `slot` and above.
    pub fn claim(&mut self, slot: usize, out: &mut Output) {
        let home = Place::Register(self.home(slot));
        if self.is_used(self.home(slot)) && self.slots[..slot].contains(&home) {
            self.flush(out);
        }
    }

    /// Makes sure that a local can be written: slots that have their value in it go home.
    pub fn vacate(&mut self, local: u16, out: &mut Output) {
        for slot in 0..self.slots.len() {
            if !self.is_used(local) {
                break;
            }
            if self.slots[slot] == Place::Register(local) {
                match self.is_used(self.home(slot)) {
                    true => return self.flush(out),
                    false => self.go_home(slot, out),
                }
            }
        }
    }

    /// Brings every slot home, for the end of a block.
    pub fn flush(&mut self, out: &mut Output) {
        self.flush_first(self.depth(), out);
    }

    /// Brings every slot home except the topmost `count`, which are the operands of the branch that ends the block
    /// and must keep their values.
    pub fn flush_below(&mut self, count: usize, out: &mut Output) {
        let first = self.nth_from_top(count);
        let overwritten = |place: &Place| match *place {
            Place::Register(register) if register >= self.locals => {
                let owner = usize::from(register - self.locals);
                owner < first && self.slots[owner] != *place
            }
            _ => false,
        };
        match self.slots[first..].iter().any(overwritten) {
            true => self.flush(out),
            false => self.flush_first(first, out),
        }
    }

    /// Brings the deepest `limit` slots home. No other slot may use a home that this writes.
    fn flush_first(&mut self, limit: usize, out: &mut Output) {
        for slot in 0..limit {
            self.go_home_in_turn(slot, limit, out);
        }
        // Slots that are still away wait for each other in circles.
        for slot in 0..limit {
            if self.is_away(slot) {
                let home = self.home(slot);
                out.emit(Op::Move, self.scratch, home, 0);
                self.repoint(home, self.scratch);
                self.go_home_in_turn(slot, limit, out);
            }
        }
    }

    /// Brings a slot home if nobody uses its home, then the slot whose home this freed, and so on.
    fn go_home_in_turn(&mut self, mut slot: usize, limit: usize, out: &mut Output) {
        while self.is_away(slot) && !self.is_used(self.home(slot)) {
            let place = self.slots[slot];
            self.go_home(slot, out);
            match place {
                Place::Register(register) if register >= self.locals => slot = usize::from(register - self.locals),
                _ => break,
            }
            if slot >= limit {
                break;
            }
        }
    }

    fn is_away(&self, slot: usize) -> bool {
        self.slots[slot] != Place::Half && self.slots[slot] != Place::Register(self.home(slot))
    }

    fn go_home(&mut self, slot: usize, out: &mut Output) {
        let home = self.home(slot);
        write(self.slots[slot], home, out);
        self.set(slot, Place::Register(home));
    }
}

/// Writes the code that puts a value into a register.
pub fn write(place: Place, register: u16, out: &mut Output) {
    match place {
        Place::Register(source) => out.emit(Op::Move, register, source, 0),
        Place::Int(value) => out.constant_int(register, value),
        Place::Wide(bits) => out.constant_wide(register, bits),
        Place::Half => (),
    }
}
