//! The body of a method being written: instructions, branch targets, and the stack depth they need.

use super::pool::{MemberTag, Pool};
use crate::descriptor::Kind;

/// The opcodes used (JVMS 6.5) that have no method of their own in [`Code`].
pub mod op {
    pub const ACONST_NULL: u8 = 0x01;
    pub const AASTORE: u8 = 0x53;
    pub const POP: u8 = 0x57;
    pub const POP2: u8 = 0x58;
    pub const DUP: u8 = 0x59;
    pub const SWAP: u8 = 0x5F;
    pub const IADD: u8 = 0x60;
    pub const IMUL: u8 = 0x68;
    pub const I2L: u8 = 0x85;
    pub const I2F: u8 = 0x86;
    pub const I2D: u8 = 0x87;
    pub const L2F: u8 = 0x89;
    pub const L2D: u8 = 0x8A;
    pub const F2D: u8 = 0x8D;
    pub const LCMP: u8 = 0x94;
    pub const IFEQ: u8 = 0x99;
    pub const IFNE: u8 = 0x9A;
    pub const IF_ICMPNE: u8 = 0xA0;
    pub const IF_ACMPNE: u8 = 0xA6;
    pub const GOTO: u8 = 0xA7;
    pub const GETSTATIC: u8 = 0xB2;
    pub const PUTSTATIC: u8 = 0xB3;
    pub const GETFIELD: u8 = 0xB4;
    pub const PUTFIELD: u8 = 0xB5;
    pub const INVOKEVIRTUAL: u8 = 0xB6;
    pub const INVOKESPECIAL: u8 = 0xB7;
    pub const INVOKESTATIC: u8 = 0xB8;
    pub const INVOKEINTERFACE: u8 = 0xB9;
    pub const NEW: u8 = 0xBB;
    pub const ANEWARRAY: u8 = 0xBD;
    pub const ARRAYLENGTH: u8 = 0xBE;
    pub const ATHROW: u8 = 0xBF;
    pub const CHECKCAST: u8 = 0xC0;
    pub const INSTANCEOF: u8 = 0xC1;
    pub const IFNONNULL: u8 = 0xC7;
}

/// A place in the code to branch to, bound or not yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target(usize);

#[derive(Clone, Copy, Debug, Default)]
struct TargetState {
    position: Option<usize>,
    /// The stack depth on arrival, known from the first branch to it.
    depth: Option<i32>,
}

/// An offset to fill in once the target is bound.
#[derive(Clone, Copy, Debug)]
struct Fixup {
    /// Where the branching instruction starts: offsets count from here.
    from: usize,
    /// Where the offset goes.
    at: usize,
    /// 2 or 4 bytes.
    width: usize,
    target: Target,
}

/// Instructions so far. Whatever does not fit the class file format is reported by [`Code::finish`].
#[derive(Debug)]
pub struct Code<'p> {
    pool: &'p mut Pool,
    bytes: Vec<u8>,
    depth: i32,
    max_depth: i32,
    max_locals: u16,
    targets: Vec<TargetState>,
    fixups: Vec<Fixup>,
    handlers: Vec<Handler>,
}

/// A range of code, where it goes on if something of the class is thrown there, and the class's constant.
#[derive(Clone, Copy, Debug)]
struct Handler {
    start: usize,
    end: usize,
    class: u16,
}

impl<'p> Code<'p> {
    pub(super) fn new(pool: &'p mut Pool, locals: u16) -> Code<'p> {
        let (bytes, targets, fixups) = (Vec::new(), Vec::new(), Vec::new());
        Code {
            pool,
            bytes,
            depth: 0,
            max_depth: 0,
            max_locals: locals,
            targets,
            fixups,
            handlers: Vec::new(),
        }
    }

    /// An instruction without operands.
    pub fn op(&mut self, opcode: u8) {
        self.emit(opcode, &[], depth_change(opcode));
    }

    pub fn load(&mut self, kind: Kind, slot: u16) {
        let base = match kind {
            Kind::Long => 0x16,
            Kind::Float => 0x17,
            Kind::Double => 0x18,
            Kind::Reference => 0x19,
            _ => 0x15,
        };
        self.local(base, kind, slot, i32::from(kind.slots()));
    }

    pub fn store(&mut self, kind: Kind, slot: u16) {
        let base = match kind {
            Kind::Long => 0x37,
            Kind::Float => 0x38,
            Kind::Double => 0x39,
            Kind::Reference => 0x3A,
            _ => 0x36,
        };
        self.local(base, kind, slot, -i32::from(kind.slots()));
    }

    fn local(&mut self, opcode: u8, kind: Kind, slot: u16, change: i32) {
        self.max_locals = self.max_locals.max(slot.saturating_add(kind.slots()));
        match u8::try_from(slot) {
            Ok(slot) => self.emit(opcode, &[slot], change),
            Err(_) => {
                let [high, low] = slot.to_be_bytes();
                self.emit(0xC4, &[opcode, high, low], change);
            }
        }
    }

    /// Returns a value of this kind from the method.
    pub fn ret(&mut self, kind: Kind) {
        let opcode = match kind {
            Kind::Long => 0xAD,
            Kind::Float => 0xAE,
            Kind::Double => 0xAF,
            Kind::Reference => 0xB0,
            Kind::Void => 0xB1,
            _ => 0xAC,
        };
        self.emit(opcode, &[], -i32::from(kind.slots()));
    }

    pub fn push_int(&mut self, value: i32) {
        if (-1..=5).contains(&value) {
            self.emit((3 + value) as u8, &[], 1);
        } else if let Ok(byte) = i8::try_from(value) {
            self.emit(0x10, &byte.to_be_bytes(), 1);
        } else if let Ok(short) = i16::try_from(value) {
            self.emit(0x11, &short.to_be_bytes(), 1);
        } else {
            let index = self.pool.integer(value);
            self.ldc(index);
        }
    }

    pub fn push_float(&mut self, value: f32) {
        let index = self.pool.float(value);
        self.ldc(index);
    }

    pub fn push_long(&mut self, value: i64) {
        let index = self.pool.long(value);
        self.with_index(0x14, index, 2);
    }

    pub fn push_double(&mut self, value: f64) {
        let index = self.pool.double(value);
        self.with_index(0x14, index, 2);
    }

    pub fn push_class(&mut self, name: &str) {
        let index = self.pool.class(name);
        self.ldc(index);
    }

    pub fn push_text(&mut self, units: &[u16]) {
        let index = self.pool.string(units);
        self.ldc(index);
    }

    pub fn push_str(&mut self, text: &str) {
        self.push_text(&text.encode_utf16().collect::<Vec<u16>>());
    }

    pub fn push_method_type(&mut self, descriptor: &str) {
        let index = self.pool.method_type(descriptor);
        self.ldc(index);
    }

    /// A method handle constant (JVMS 4.4.8).
    pub fn push_method_handle(&mut self, handle: &super::lambda::Handle) {
        let tag = match handle.kind {
            1..=4 => MemberTag::Field,
            _ if handle.interface => MemberTag::InterfaceMethod,
            _ => MemberTag::Method,
        };
        let reference = self.pool.member(tag, handle.class, handle.name, handle.descriptor);
        let index = self.pool.method_handle(handle.kind, reference);
        self.ldc(index);
    }

    fn ldc(&mut self, index: u16) {
        match u8::try_from(index) {
            Ok(index) => self.emit(0x12, &[index], 1),
            Err(_) => self.with_index(0x13, index, 1),
        }
    }

    /// 0, `false` or `null`; nothing for void.
    pub fn push_zero(&mut self, kind: Kind) {
        match kind {
            Kind::Void => {}
            Kind::Reference => self.emit(0x01, &[], 1),
            Kind::Long => self.emit(0x09, &[], 2),
            Kind::Float => self.emit(0x0B, &[], 1),
            Kind::Double => self.emit(0x0E, &[], 2),
            _ => self.push_int(0),
        }
    }

    /// Drops the value on top of the stack.
    pub fn drop_value(&mut self, kind: Kind) {
        match kind.slots() {
            0 => {}
            1 => self.op(op::POP),
            _ => self.emit(op::POP2, &[], -2),
        }
    }

    pub fn element_load(&mut self, kind: Kind) {
        self.emit(0x2E + element_offset(kind), &[], i32::from(kind.slots()) - 2);
    }

    pub fn element_store(&mut self, kind: Kind) {
        self.emit(0x4F + element_offset(kind), &[], -2 - i32::from(kind.slots()));
    }

    /// A new array whose length is on the stack.
    pub fn new_array(&mut self, component: &str) {
        let primitive = match Kind::of(component) {
            Kind::Boolean => 4,
            Kind::Char => 5,
            Kind::Float => 6,
            Kind::Double => 7,
            Kind::Byte => 8,
            Kind::Short => 9,
            Kind::Int => 10,
            Kind::Long => 11,
            Kind::Reference | Kind::Void => {
                return self.class_op(
                    op::ANEWARRAY,
                    crate::descriptor::class_of(component).unwrap_or(component),
                );
            }
        };
        self.emit(0xBC, &[primitive], 0);
    }

    /// Where the next instruction goes.
    pub fn position(&self) -> usize {
        self.bytes.len()
    }

    /// Here begins what is done if something of this class is thrown between `start` and here.
    pub fn handler(&mut self, start: usize, class: &str) {
        let class = self.pool.class(class);
        self.handlers.push(Handler {
            start,
            end: self.bytes.len(),
            class,
        });
        self.depth = 1;
        self.max_depth = self.max_depth.max(1);
    }

    /// `new`, `anewarray`, `checkcast` or `instanceof`.
    pub fn class_op(&mut self, opcode: u8, class: &str) {
        let index = self.pool.class(class);
        self.with_index(opcode, index, depth_change(opcode));
    }

    /// `getfield`, `putfield`, `getstatic` or `putstatic`.
    pub fn field_op(&mut self, opcode: u8, class: &str, name: &str, descriptor: &str) {
        let index = self.pool.member(MemberTag::Field, class, name, descriptor);
        let value = i32::from(Kind::of(descriptor).slots());
        let change = match opcode {
            op::GETSTATIC => value,
            op::PUTSTATIC => -value,
            op::GETFIELD => value - 1,
            _ => -value - 1,
        };
        self.with_index(opcode, index, change);
    }

    pub fn invoke_static(&mut self, class: &str, name: &str, descriptor: &str) -> Result<(), String> {
        self.invoke(op::INVOKESTATIC, MemberTag::Method, class, name, descriptor)
    }

    pub fn invoke_virtual(&mut self, class: &str, name: &str, descriptor: &str) -> Result<(), String> {
        self.invoke(op::INVOKEVIRTUAL, MemberTag::Method, class, name, descriptor)
    }

    pub fn invoke_special(&mut self, class: &str, name: &str, descriptor: &str) -> Result<(), String> {
        self.invoke(op::INVOKESPECIAL, MemberTag::Method, class, name, descriptor)
    }

    /// Any invocation. The tag is separate because `invokestatic` and `invokespecial` may name interface methods.
    pub fn invoke(
        &mut self,
        opcode: u8,
        tag: MemberTag,
        class: &str,
        name: &str,
        descriptor: &str,
    ) -> Result<(), String> {
        let method = super::types::MethodType::parse(descriptor)?;
        let taken = method.slots() + u16::from(opcode != op::INVOKESTATIC);
        let change = i32::from(Kind::of(method.result).slots()) - i32::from(taken);
        let index = self.pool.member(tag, class, name, descriptor);
        self.with_index(opcode, index, change);
        if opcode == op::INVOKEINTERFACE {
            self.bytes.extend([taken as u8, 0]);
        }
        Ok(())
    }

    pub fn target(&mut self) -> Target {
        self.targets.push(TargetState::default());
        Target(self.targets.len() - 1)
    }

    /// Binds a target to the next instruction.
    pub fn bind(&mut self, target: Target) {
        let state = &mut self.targets[target.0];
        state.position = Some(self.bytes.len());
        // What precedes may have ended in a jump or return: a branch knows the depth here, the text order does not.
        self.depth = *state.depth.get_or_insert(self.depth);
    }

    pub fn branch(&mut self, opcode: u8, target: Target) {
        let from = self.bytes.len();
        self.emit(opcode, &[0, 0], depth_change(opcode));
        self.fix(from, from + 1, 2, target);
    }

    /// `tableswitch` over 0, 1, … of an int; there must be a case.
    pub fn table_switch(&mut self, cases: &[Target], default: Target) {
        let from = self.bytes.len();
        let padding = 3 - from % 4;
        self.emit(0xAA, &[0; 3][..padding], -1);
        let high = cases.len() as i32 - 1;
        self.bytes.extend([0; 8]);
        self.bytes.extend(high.to_be_bytes());
        self.fix(from, from + 1 + padding, 4, default);
        for &case in cases {
            let at = self.bytes.len();
            self.bytes.extend([0; 4]);
            self.fix(from, at, 4, case);
        }
    }

    pub(super) fn has_branches(&self) -> bool {
        !self.fixups.is_empty() || !self.handlers.is_empty()
    }

    fn fix(&mut self, from: usize, at: usize, width: usize, target: Target) {
        self.targets[target.0].depth.get_or_insert(self.depth);
        self.fixups.push(Fixup {
            from,
            at,
            width,
            target,
        });
    }

    fn with_index(&mut self, opcode: u8, index: u16, change: i32) {
        self.emit(opcode, &index.to_be_bytes(), change);
    }

    fn emit(&mut self, opcode: u8, operands: &[u8], change: i32) {
        self.bytes.push(opcode);
        self.bytes.extend_from_slice(operands);
        self.depth += change;
        self.max_depth = self.max_depth.max(self.depth);
    }

    /// The content of the `Code` attribute.
    pub(super) fn finish(mut self) -> Result<Vec<u8>, String> {
        for fixup in std::mem::take(&mut self.fixups) {
            self.resolve(fixup)?;
        }
        if self.bytes.is_empty() || self.bytes.len() > 65_535 {
            return Err(format!("a method body of {} bytes", self.bytes.len()));
        }
        let max_depth = u16::try_from(self.max_depth).map_err(|_| "a method body with too deep a stack")?;
        let mut content = Vec::with_capacity(self.bytes.len() + 12);
        content.extend(max_depth.to_be_bytes());
        content.extend(self.max_locals.to_be_bytes());
        content.extend((self.bytes.len() as u32).to_be_bytes());
        content.extend(self.bytes);
        content.extend((self.handlers.len() as u16).to_be_bytes());
        for handler in self.handlers {
            for part in [
                handler.start as u16,
                handler.end as u16,
                handler.end as u16,
                handler.class,
            ] {
                content.extend(part.to_be_bytes());
            }
        }
        // No attributes.
        content.extend([0; 2]);
        Ok(content)
    }

    fn resolve(&mut self, fixup: Fixup) -> Result<(), String> {
        let to = self.targets[fixup.target.0]
            .position
            .ok_or("a branch to a target that is nowhere")?;
        let offset = to as i64 - fixup.from as i64;
        let place = &mut self.bytes[fixup.at..fixup.at + fixup.width];
        if fixup.width == 2 {
            let offset = i16::try_from(offset).map_err(|_| "a branch over more than 32767 bytes")?;
            place.copy_from_slice(&offset.to_be_bytes());
        } else {
            place.copy_from_slice(&(offset as i32).to_be_bytes());
        }
        Ok(())
    }
}

/// Where the instruction for this kind is among those that load or store array elements.
fn element_offset(kind: Kind) -> u8 {
    match kind {
        Kind::Long => 1,
        Kind::Float => 2,
        Kind::Double => 3,
        Kind::Reference => 4,
        Kind::Boolean | Kind::Byte => 5,
        Kind::Char => 6,
        Kind::Short => 7,
        Kind::Int | Kind::Void => 0,
    }
}

/// How an instruction without a variable effect changes the stack depth.
fn depth_change(opcode: u8) -> i32 {
    match opcode {
        op::ACONST_NULL | op::DUP | op::I2L | op::I2D | op::F2D | op::NEW => 1,
        op::POP | op::ATHROW | op::IADD | op::IMUL | op::L2F | op::IFEQ | op::IFNE | op::IFNONNULL => -1,
        op::IF_ICMPNE | op::IF_ACMPNE => -2,
        op::LCMP | op::AASTORE => -3,
        _ => 0,
    }
}
