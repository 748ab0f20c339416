//! From JVM bytecode to register code, with verification of the kinds of values (JVMS 4.10).
//!
//! The stages, one file each: [`decode`] reads [`bytecode`] and what the constant pool says about it, [`blocks`]
//! cuts it into basic blocks, [`verify`] finds the operand stack at every block's start and refuses code that
//! mixes up kinds, and [`emit`] writes register code block by block, with [`copies`] keeping track of where each
//! stack slot's value really is.
//!
//! Register code is run without checks, so whatever the bytes say, code that comes out of [`translate`] only uses
//! registers that exist, only jumps to instructions, and never runs off its end.

mod blocks;
mod branches;
mod bytecode;
mod constants;
mod copies;
mod decode;
mod dump;
mod emit;
mod frame;
mod fusion;
mod operands;
mod output;
#[cfg(test)]
mod tests;
mod verify;

use crate::classfile::{Body, Handler};
use crate::code::Code;
use crate::constant::ConstantPool;
use crate::descriptor::{Kind, Signature};
use crate::error::FormatError;
use crate::name::Interner;
use blocks::Blocks;
use frame::{Frame, Slot};
use std::fmt;

pub use dump::dump;
pub use operands::{Operand, operands};

/// The most registers a frame can have; the numbers above are kept for marks like
/// [`NO_REGISTER`](crate::insn::NO_REGISTER).
const MAX_REGISTERS: u32 = 65_000;
/// The most words a method can have, so that every word's index fits an operand.
const MAX_WORDS: usize = 65_535;
/// The most bytes a body can have (JVMS 4.7.3).
const MAX_BYTES: usize = 65_535;

/// What translation needs to know of a method besides its body.
#[derive(Clone, Copy, Debug)]
pub struct Shape<'a> {
    pub is_static: bool,
    pub signature: &'a Signature,
    pub is_constructor: bool,
}

impl Shape<'_> {
    /// The kinds of the receiver and the parameters.
    fn arguments(&self) -> impl Iterator<Item = Slot> {
        let receiver = (!self.is_static).then_some(Slot::Ref);
        receiver
            .into_iter()
            .chain(self.signature.parameters.iter().filter_map(|p| Slot::of(Kind::of(p))))
    }
}

/// Translates a method body. An error is the message of a `VerifyError`.
pub fn translate(body: &Body, shape: &Shape, pool: &ConstantPool, names: &Interner) -> Result<Code, String> {
    translate_body(body, shape, pool, names).map_err(|message| message.0)
}

fn translate_body(body: &Body, shape: &Shape, pool: &ConstantPool, names: &Interner) -> Result<Code, Message> {
    if body.bytes.is_empty() || body.bytes.len() > MAX_BYTES {
        return Err(format!("a method body of {} bytes", body.bytes.len()).into());
    }
    let registers = u32::from(body.max_locals) + u32::from(body.max_stack) + 1;
    if registers > MAX_REGISTERS {
        return Err(format!("the method is too large: it needs {registers} registers").into());
    }
    let decoded = decode::decode(body.bytes, pool, names)?;
    let blocks = Blocks::find(&decoded, &body.handlers, body.bytes.len())?;
    check_handler_classes(&body.handlers, pool, names)?;
    let entry = Frame::of_call(shape.arguments(), body.max_locals)?;
    let result = Slot::of(shape.signature.result_kind());
    let stacks = verify::verify(body, &decoded, &blocks, entry, result)?;
    emit::emit(body, &decoded, &blocks, &stacks)
}

fn check_handler_classes(handlers: &[Handler], pool: &ConstantPool, names: &Interner) -> Result<(), Message> {
    for handler in handlers.iter().filter(|handler| handler.class != 0) {
        pool.class_name(handler.class, names)?;
    }
    Ok(())
}

/// What is wrong with a method.
#[derive(Debug, PartialEq, Eq)]
struct Message(String);

/// Says where something is wrong.
fn at(pc: u16, message: Message) -> Message {
    Message(format!("{message} at bytecode index {pc}"))
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<String> for Message {
    fn from(text: String) -> Message {
        Message(text)
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Message {
        Message(text.to_owned())
    }
}

impl From<FormatError> for Message {
    fn from(error: FormatError) -> Message {
        match error {
            FormatError::Truncated { .. } => Message::from("the code ends within an instruction"),
            error => Message(error.to_string()),
        }
    }
}
