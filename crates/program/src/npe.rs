//! Helpful messages for `NullPointerException` (JEP 358), word for word as HotSpot prints them.
//!
//! A message has two halves: what the failing instruction wanted to do, and where the null came from. The second
//! needs to know which instruction pushed the null; [`origins`] finds that out. Some of HotSpot's oddities show in
//! the text, so they are kept, each with a remark.

mod instruction;
mod origins;

use crate::classfile::Body;
use crate::constant::{ConstantPool, MemberRef};
use crate::descriptor::{Kind, Signature, to_java};
use crate::name::Interner;
use instruction::Instruction;
use origins::Origins;

/// How many dereferences a description of the null goes back over.
const MAX_DETAIL: u8 = 5;

/// How deep array indices may nest in a description. HotSpot has no such limit, and no program comes near it.
const MAX_NESTING: u8 = 32;

/// The message of an exception thrown by the instruction at `pc` for want of an object. There is none if the
/// instruction does not need an object, or if it calls a constructor: then the program made the exception itself.
pub fn message(
    body: &Body,
    is_static: bool,
    signature: &Signature,
    pool: &ConstantPool,
    names: &Interner,
    pc: u16,
) -> Option<String> {
    let method = Method {
        body,
        is_static,
        signature,
        pool,
        names,
    };
    let instruction = Instruction::at(body.bytes, usize::from(pc))?;
    let (action, depth) = method.failed_action(&instruction)?;
    let origins = Origins::up_to(body, pool, names, usize::from(pc));
    let cause = Cause {
        method: &method,
        origins: &origins,
    };
    Some(action + &cause.because(usize::from(pc), depth))
}

/// The method that failed.
struct Method<'a> {
    body: &'a Body,
    is_static: bool,
    signature: &'a Signature,
    pool: &'a ConstantPool,
    names: &'a Interner,
}

impl Method<'_> {
    /// What the instruction wanted to do, and how far down the stack it expected the object.
    fn failed_action(&self, instruction: &Instruction) -> Option<(String, usize)> {
        const ELEMENTS: [&str; 8] = [
            "int",
            "long",
            "float",
            "double",
            "object",
            "byte/boolean",
            "char",
            "short",
        ];
        let opcode = instruction.opcode;
        let fixed = |text: &str, depth: usize| Some((text.to_owned(), depth));
        match opcode {
            0x2E..=0x35 => {
                let element = ELEMENTS[usize::from(opcode - 0x2E)];
                Some((format!("Cannot load from {element} array"), 1))
            }
            0x4F..=0x56 => {
                let element = ELEMENTS[usize::from(opcode - 0x4F)];
                let depth = if matches!(opcode, 0x50 | 0x52) { 3 } else { 2 };
                Some((format!("Cannot store to {element} array"), depth))
            }
            0xBE => fixed("Cannot read the array length", 0),
            0xBF => fixed("Cannot throw exception", 0),
            0xC2 => fixed("Cannot enter synchronized block", 0),
            0xC3 => fixed("Cannot exit synchronized block", 0),
            0xB4 => Some((format!("Cannot read field \"{}\"", self.member(instruction)?.name), 0)),
            0xB5 => {
                let field = self.member(instruction)?;
                let depth = usize::from(Kind::of(&field.descriptor).slots());
                Some((format!("Cannot assign field \"{}\"", field.name), depth))
            }
            0xB6 | 0xB7 | 0xB9 => self.failed_call(&self.member(instruction)?),
            _ => None,
        }
    }

    fn failed_call(&self, called: &MemberRef) -> Option<(String, usize)> {
        if &*called.name == "<init>" {
            return None;
        }
        let signature = Signature::parse(called.descriptor.as_str()).ok()?;
        let action = format!("Cannot invoke \"{}\"", method_text(called)?);
        Some((action, usize::from(signature.slots())))
    }

    fn member(&self, instruction: &Instruction) -> Option<MemberRef> {
        self.pool.member(instruction.index(self.body.bytes)?, self.names).ok()
    }

    /// The variable in `slot`, read at `pc`.
    fn variable(&self, slot: u16, pc: usize, written: bool) -> String {
        let name = u16::try_from(pc)
            .ok()
            .and_then(|pc| self.body.variable_name(slot, pc, self.pool, self.names));
        if let Some(name) = name {
            return name.to_string();
        }
        match self.parameter(slot) {
            Some(0) if !written => "this".to_owned(),
            Some(number) if !written => format!("<parameter{number}>"),
            // Once written, the slot may belong to another variable.
            _ => format!("<local{slot}>"),
        }
    }

    /// Which parameter arrives in `slot`, counted from 1; the receiver is 0.
    fn parameter(&self, slot: u16) -> Option<usize> {
        if !self.is_static && slot == 0 {
            return Some(0);
        }
        let mut next = u16::from(!self.is_static);
        for (index, parameter) in self.signature.parameters.iter().enumerate() {
            next += Kind::of(parameter).slots();
            if slot < next {
                return Some(index + 1);
            }
        }
        None
    }
}

/// Where the null came from.
struct Cause<'a> {
    method: &'a Method<'a>,
    origins: &'a Origins,
}

/// How far a description may still go.
#[derive(Clone, Copy)]
struct Limits {
    detail: u8,
    nesting: u8,
}

impl Cause<'_> {
    /// The second half of the message, or nothing if the origin is not known.
    fn because(&self, pc: usize, depth: usize) -> String {
        let Some(source) = self.source(pc, depth) else {
            return String::new();
        };
        if matches!(source.opcode, 0xB6..=0xB9) {
            let called = self.method.member(&source).and_then(|called| method_text(&called));
            return called
                .map(|called| format!(" because the return value of \"{called}\" is null"))
                .unwrap_or_default();
        }
        match self.expression(
            pc,
            depth,
            Limits {
                detail: MAX_DETAIL,
                nesting: MAX_NESTING,
            },
        ) {
            Some(expression) => format!(" because \"{expression}\" is null"),
            // HotSpot has already printed this much when it finds that it cannot describe the origin, for
            // instance a call site whose target returned null.
            None => " because \"".to_owned(),
        }
    }

    /// The instruction that pushed what lies `depth` slots down the stack at `pc`.
    fn source(&self, pc: usize, depth: usize) -> Option<Instruction> {
        let source = self.origins.before(pc)?.origin(depth)?;
        Instruction::at(self.method.body.bytes, usize::from(source))
    }

    /// The value `depth` slots down the stack at `pc`, as a Java expression.
    fn expression(&self, pc: usize, depth: usize, limits: Limits) -> Option<String> {
        if limits.detail == 0 || limits.nesting == 0 {
            return None;
        }
        let source = self.source(pc, depth)?;
        let code = self.method.body.bytes;
        match source.opcode {
            0x01 => Some("null".to_owned()),
            0x02..=0x08 => Some((i32::from(source.opcode) - 3).to_string()),
            0x10 => Some((*code.get(source.operand)? as i8).to_string()),
            // HotSpot takes the operand of sipush for unsigned.
            0x11 => Some(source.index(code)?.to_string()),
            0x15 | 0x19 | 0x1A..=0x1D | 0x2A..=0x2D => {
                let slot = source.local(code)?;
                Some(
                    self.method
                        .variable(slot, source.pc, self.origins.before(pc)?.was_written(slot)),
                )
            }
            0x2E | 0x32 => Some(self.element(source.pc, limits)),
            0xB2 => {
                let field = self.method.member(&source)?;
                Some(format!("{}.{}", class_text(&field.class), field.name))
            }
            0xB4 => self.field(&source, limits),
            0xB6..=0xB9 => method_text(&self.method.member(&source)?),
            _ => None,
        }
    }

    fn element(&self, pc: usize, limits: Limits) -> String {
        let limits = Limits {
            nesting: limits.nesting - 1,
            ..limits
        };
        let array = self.expression(
            pc,
            1,
            Limits {
                detail: limits.detail - 1,
                ..limits
            },
        );
        let index = self.expression(pc, 0, limits);
        format!(
            "{}[{}]",
            array.as_deref().unwrap_or("<array>"),
            index.as_deref().unwrap_or("...")
        )
    }

    fn field(&self, source: &Instruction, limits: Limits) -> Option<String> {
        let name = self.method.member(source)?.name;
        let object = self.expression(
            source.pc,
            0,
            Limits {
                detail: limits.detail - 1,
                ..limits
            },
        );
        Some(object.map_or_else(|| name.to_string(), |object| format!("{object}.{name}")))
    }
}

fn class_text(class: &str) -> String {
    match class {
        "java/lang/Object" => "Object".to_owned(),
        "java/lang/String" => "String".to_owned(),
        other => other.replace('/', "."),
    }
}

fn method_text(method: &MemberRef) -> Option<String> {
    let signature = Signature::parse(method.descriptor.as_str()).ok()?;
    let parameters: Vec<String> = signature
        .parameters
        .iter()
        .map(|parameter| parameter_text(parameter))
        .collect();
    Some(format!(
        "{}.{}({})",
        class_text(&method.class),
        method.name,
        parameters.join(", ")
    ))
}

/// A parameter type. Unlike for the class of a member, HotSpot compares only the start of the name, so that
/// `java.lang.StringBuilder` loses its package too.
fn parameter_text(descriptor: &str) -> String {
    let text = to_java(descriptor);
    match text.strip_prefix("java.lang.") {
        Some(short) if short.starts_with("Object") || short.starts_with("String") => short.to_owned(),
        _ => text,
    }
}

#[cfg(test)]
mod tests;
