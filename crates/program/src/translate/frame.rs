//! What verification knows of a frame: the kind of value in every local and operand stack slot.
//!
//! Only kinds are told apart, not classes: that is what makes register code safe to run unchecked. Casts and
//! stores are checked against classes when they run.

use super::Message;
use crate::descriptor::Kind;
use std::fmt;

/// The kind of value in one JVM slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Nothing that can be used.
    Unusable,
    /// The second slot of a long or double.
    Half,
    Int,
    Float,
    Long,
    Double,
    Ref,
    /// What the `jsr` before this bytecode index pushed.
    Address(u16),
}

impl Slot {
    /// How the JVM holds such a value; nothing for `void`.
    pub fn of(kind: Kind) -> Option<Slot> {
        Some(match kind {
            Kind::Boolean | Kind::Byte | Kind::Char | Kind::Short | Kind::Int => Slot::Int,
            Kind::Long => Slot::Long,
            Kind::Float => Slot::Float,
            Kind::Double => Slot::Double,
            Kind::Reference => Slot::Ref,
            Kind::Void => return None,
        })
    }

    /// How many slots a value of this kind takes.
    pub fn width(self) -> u16 {
        if self.is_wide() { 2 } else { 1 }
    }

    pub fn is_wide(self) -> bool {
        matches!(self, Slot::Long | Slot::Double)
    }

    fn address(self) -> Option<u16> {
        match self {
            Slot::Address(site) => Some(site),
            _ => None,
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Slot::Unusable => "nothing usable",
            Slot::Half => "half of a long or double",
            Slot::Int => "an int",
            Slot::Float => "a float",
            Slot::Long => "a long",
            Slot::Double => "a double",
            Slot::Ref => "a reference",
            Slot::Address(_) => "a return address",
        })
    }
}

/// The kinds of all locals and of the operand stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub locals: Vec<Slot>,
    pub stack: Vec<Slot>,
}

impl Frame {
    /// The frame of a call: arguments in the first locals, an empty stack.
    pub fn of_call(arguments: impl Iterator<Item = Slot>, max_locals: u16) -> Result<Frame, Message> {
        let mut locals = Vec::with_capacity(usize::from(max_locals));
        for argument in arguments {
            locals.push(argument);
            locals.extend(argument.is_wide().then_some(Slot::Half));
        }
        if locals.len() > usize::from(max_locals) {
            return Err(Message::from("the arguments do not fit into the locals"));
        }
        locals.resize(usize::from(max_locals), Slot::Unusable);
        Ok(Frame {
            locals,
            stack: Vec::new(),
        })
    }

    pub fn push(&mut self, slot: Slot, max_stack: u16) -> Result<(), Message> {
        self.stack.push(slot);
        self.stack.extend(slot.is_wide().then_some(Slot::Half));
        self.check_depth(max_stack)
    }

    pub fn check_depth(&self, max_stack: u16) -> Result<(), Message> {
        match self.stack.len() <= usize::from(max_stack) {
            true => Ok(()),
            false => Err(Message::from("the operand stack overflows")),
        }
    }

    /// Pops a value of this kind.
    pub fn pop(&mut self, wanted: Slot) -> Result<(), Message> {
        let found = self.pop_any()?;
        match found == wanted {
            true => Ok(()),
            false => Err(format!("{found} on the operand stack where {wanted} is needed").into()),
        }
    }

    /// Pops one value, whatever it is.
    pub fn pop_any(&mut self) -> Result<Slot, Message> {
        match self.stack.pop() {
            Some(Slot::Half) => self.stack.pop(),
            top => top,
        }
        .ok_or_else(|| Message::from("the operand stack is empty"))
    }

    /// Checks that the boundary below the topmost `count` slots does not cut a long or double in two.
    pub fn check_boundary(&self, count: usize) -> Result<(), Message> {
        let below = self
            .stack
            .len()
            .checked_sub(count)
            .ok_or("too few values on the operand stack")?;
        match self.stack.get(below) {
            Some(Slot::Half) => Err(Message::from("an operation on half of a long or double")),
            _ => Ok(()),
        }
    }

    /// Checks that a local holds this kind.
    pub fn check_local(&self, local: u16, wanted: Slot) -> Result<(), Message> {
        match self.local(local)? {
            found if found == wanted => Ok(()),
            found => Err(format!("local {local} holds {found} where {wanted} is needed").into()),
        }
    }

    pub fn local(&self, local: u16) -> Result<Slot, Message> {
        let found = self.locals.get(usize::from(local)).copied();
        found.ok_or_else(|| format!("local {local} does not exist, the method has {},", self.locals.len()).into())
    }

    /// Puts a value into a local. A long or double that loses one of its slots becomes unusable.
    pub fn set_local(&mut self, local: u16, slot: Slot) -> Result<(), Message> {
        let last = local.saturating_add(slot.width() - 1);
        if self.local(local)? == Slot::Half && local > 0 {
            self.locals[usize::from(local) - 1] = Slot::Unusable;
        }
        if self.local(last)?.is_wide() && usize::from(last) + 1 < self.locals.len() {
            self.locals[usize::from(last) + 1] = Slot::Unusable;
        }
        if last > local {
            self.locals[usize::from(last)] = Slot::Half;
        }
        self.locals[usize::from(local)] = slot;
        Ok(())
    }

    /// Forgets every copy of a return address: it can be used only once (JVMS 4.10.2.5).
    pub fn forget_address(&mut self, site: u16) {
        for slot in self.locals.iter_mut().chain(&mut self.stack) {
            if slot.address() == Some(site) {
                *slot = Slot::Unusable;
            }
        }
    }

    /// Whether the same return addresses are in the same places.
    pub fn same_addresses(&self, locals: &[Slot], stack: &[Slot]) -> bool {
        let same = |ours: &[Slot], theirs: &[Slot]| {
            ours.len() == theirs.len() && ours.iter().zip(theirs).all(|(a, b)| a.address() == b.address())
        };
        same(&self.locals, locals) && same(&self.stack, stack)
    }

    /// Makes the frame cover another one that reaches the same place; says whether that changed it. Locals that
    /// disagree become unusable.
    pub fn join(&mut self, locals: &[Slot]) -> bool {
        let mut changed = false;
        for (ours, theirs) in self.locals.iter_mut().zip(locals) {
            if ours != theirs && *ours != Slot::Unusable {
                *ours = Slot::Unusable;
                changed = true;
            }
        }
        changed
    }
}

/// Checks that two operand stacks that meet have the same shape. Different return addresses are no difference.
pub fn check_same_stack(ours: &[Slot], theirs: &[Slot]) -> Result<(), Message> {
    if ours.len() != theirs.len() {
        return Err(format!("operand stacks of depth {} and {} meet", ours.len(), theirs.len()).into());
    }
    let differ = |(a, b): &(&Slot, &Slot)| a != b && !(a.address().is_some() && b.address().is_some());
    match ours.iter().zip(theirs).find(differ) {
        None => Ok(()),
        Some((a, b)) => Err(format!("{a} and {b} meet in one place of the operand stack").into()),
    }
}
