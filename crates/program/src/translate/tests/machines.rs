//! Two machines for a part of Java: one runs bytecode as the JVM specification says, one runs register code.

use super::fixture::{INT_CALL, INT_FIELD, LONG, LONG_CALL};
use super::opcodes::*;
use crate::classfile::Handler;
use crate::code::{Code, Reference};
use crate::insn::{Insn, NO_REGISTER, Op};
use std::sync::atomic::Ordering;

/// What a run did.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The int returned, or nothing if an exception was thrown.
    pub result: Option<i32>,
    pub world: World,
}

/// What is outside the method: two static variables and the calls made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct World {
    int: u64,
    long: u64,
    log: u64,
}

/// An exception was thrown.
struct Thrown;

/// The machine does not know an instruction, or has run for too long.
pub struct GaveUp;

/// How many instructions a run may take.
const STEPS: usize = 2_000;

impl World {
    /// A method that does something different for all arguments, and sometimes throws.
    fn call(&mut self, arguments: &[u64]) -> Result<u64, Thrown> {
        let mixed = arguments.iter().fold(self.log, |hash, &argument| {
            (hash ^ argument).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23)
        });
        self.log = mixed;
        if mixed % 16 == 0 { Err(Thrown) } else { Ok(mixed) }
    }

    fn call_int(&mut self, a: u64, b: u64) -> Result<u64, Thrown> {
        Ok(int(self.call(&[int(a), int(b)])?))
    }

    fn call_long(&mut self, a: u64, b: u64) -> Result<u64, Thrown> {
        self.call(&[a, int(b)])
    }
}

/// Keeps the bits of an int.
fn int(value: u64) -> u64 {
    value & 0xFFFF_FFFF
}

fn from_i32(value: i32) -> u64 {
    u64::from(value as u32)
}

fn divide(a: u64, b: u64) -> Result<u64, Thrown> {
    match b as i32 {
        0 => Err(Thrown),
        b => Ok(from_i32((a as i32).wrapping_div(b))),
    }
}

fn compare_longs(a: u64, b: u64) -> u64 {
    from_i32((a as i64).cmp(&(b as i64)) as i32)
}

/// Whether the condition with this number, in the order of the opcodes, holds.
fn holds(condition: u16, ordering: std::cmp::Ordering) -> bool {
    match condition {
        0 => ordering.is_eq(),
        1 => ordering.is_ne(),
        2 => ordering.is_lt(),
        3 => ordering.is_ge(),
        4 => ordering.is_gt(),
        _ => ordering.is_le(),
    }
}

/// Runs bytecode.
pub fn run_bytecode(bytes: &[u8], handlers: &[Handler], locals: usize, arguments: [i32; 3]) -> Result<Outcome, GaveUp> {
    let mut machine = StackMachine {
        bytes,
        pc: 0,
        locals: vec![0; locals],
        stack: Vec::new(),
        world: World::default(),
    };
    machine
        .locals
        .iter_mut()
        .zip(arguments)
        .for_each(|(local, argument)| *local = from_i32(argument));
    for _ in 0..STEPS {
        let pc = machine.pc;
        match machine.step() {
            Err(Stop::GaveUp) => return Err(GaveUp),
            Err(Stop::Return(value)) => {
                return Ok(Outcome {
                    result: Some(value as i32),
                    world: machine.world,
                });
            }
            Err(Stop::Thrown) => match handlers.iter().find(|h| (h.start..h.end).contains(&(pc as u16))) {
                None => {
                    return Ok(Outcome {
                        result: None,
                        world: machine.world,
                    });
                }
                Some(handler) => {
                    machine.pc = usize::from(handler.target);
                    machine.stack = vec![0];
                }
            },
            Ok(()) => (),
        }
    }
    Err(GaveUp)
}

/// Why a step was the last.
enum Stop {
    Return(u64),
    Thrown,
    GaveUp,
}

impl From<Thrown> for Stop {
    fn from(_: Thrown) -> Stop {
        Stop::Thrown
    }
}

struct StackMachine<'a> {
    bytes: &'a [u8],
    pc: usize,
    locals: Vec<u64>,
    stack: Vec<u64>,
    world: World,
}

impl StackMachine<'_> {
    fn byte(&self, offset: usize) -> u8 {
        self.bytes[self.pc + offset]
    }

    fn pop(&mut self) -> u64 {
        self.stack.pop().unwrap()
    }

    fn pop_long(&mut self) -> u64 {
        self.pop();
        self.pop()
    }

    fn push_long(&mut self, value: u64) {
        self.stack.extend([value, 0xDEAD_BEEF]);
    }

    /// Takes some slots and puts back those with these numbers.
    fn shuffle(&mut self, takes: usize, gives: &[usize]) {
        let taken = self.stack.split_off(self.stack.len() - takes);
        self.stack.extend(gives.iter().map(|&index| taken[index]));
    }

    fn binary(&mut self, op: impl FnOnce(u64, u64) -> u64) {
        let (b, a) = (self.pop(), self.pop());
        self.stack.push(int(op(a, b)));
    }

    fn branch(&mut self, taken: bool) -> usize {
        let offset = i16::from_be_bytes([self.byte(1), self.byte(2)]);
        if taken {
            (self.pc as i64 + i64::from(offset)) as usize
        } else {
            self.pc + 3
        }
    }

    fn step(&mut self) -> Result<(), Stop> {
        let opcode = self.byte(0);
        let mut next = self.pc + 1;
        match opcode {
            NOP => (),
            ICONST_M1..=ICONST_5 => self.stack.push(from_i32(i32::from(opcode) - 3)),
            9..=LCONST_1 => self.push_long(u64::from(opcode - 9)),
            BIPUSH => {
                self.stack.push(from_i32(i32::from(self.byte(1) as i8)));
                next += 1;
            }
            SIPUSH => {
                self.stack
                    .push(from_i32(i32::from(i16::from_be_bytes([self.byte(1), self.byte(2)]))));
                next += 2;
            }
            LDC2_W if self.byte(2) == LONG => {
                self.push_long(1 << 40);
                next += 2;
            }
            ILOAD => {
                self.stack.push(self.locals[usize::from(self.byte(1))]);
                next += 1;
            }
            LLOAD => {
                self.push_long(self.locals[usize::from(self.byte(1))]);
                next += 1;
            }
            ILOAD_0..=ILOAD_3 => self.stack.push(self.locals[usize::from(opcode - ILOAD_0)]),
            LLOAD_0..=33 => self.push_long(self.locals[usize::from(opcode - LLOAD_0)]),
            ISTORE => {
                let local = usize::from(self.byte(1));
                self.locals[local] = self.pop();
                next += 1;
            }
            LSTORE => {
                let local = usize::from(self.byte(1));
                self.locals[local] = self.pop_long();
                next += 1;
            }
            ISTORE_0..=ISTORE_3 => self.locals[usize::from(opcode - ISTORE_0)] = self.pop(),
            LSTORE_0..=66 => self.locals[usize::from(opcode - LSTORE_0)] = self.pop_long(),
            IINC => {
                let (local, by) = (usize::from(self.byte(1)), self.byte(2) as i8);
                self.locals[local] = from_i32((self.locals[local] as i32).wrapping_add(i32::from(by)));
                next += 2;
            }
            POP => self.shuffle(1, &[]),
            POP2 => self.shuffle(2, &[]),
            DUP => self.shuffle(1, &[0, 0]),
            DUP_X1 => self.shuffle(2, &[1, 0, 1]),
            DUP_X2 => self.shuffle(3, &[2, 0, 1, 2]),
            DUP2 => self.shuffle(2, &[0, 1, 0, 1]),
            DUP2_X1 => self.shuffle(3, &[1, 2, 0, 1, 2]),
            DUP2_X2 => self.shuffle(4, &[2, 3, 0, 1, 2, 3]),
            SWAP => self.shuffle(2, &[1, 0]),
            IADD => self.binary(u64::wrapping_add),
            ISUB => self.binary(u64::wrapping_sub),
            IMUL => self.binary(u64::wrapping_mul),
            IAND => self.binary(|a, b| a & b),
            IXOR => self.binary(|a, b| a ^ b),
            ISHL => self.binary(|a, b| a << (b & 31)),
            IUSHR => self.binary(|a, b| a >> (b & 31)),
            IDIV => {
                let (b, a) = (self.pop(), self.pop());
                self.stack.push(divide(a, b)?);
            }
            INEG => {
                self.stack.push(0);
                self.shuffle(2, &[1, 0]);
                self.binary(u64::wrapping_sub);
            }
            LADD => {
                let (b, a) = (self.pop_long(), self.pop_long());
                self.push_long(a.wrapping_add(b));
            }
            LSHL => {
                let (b, a) = (self.pop(), self.pop_long());
                self.push_long(a << (b & 63));
            }
            LCMP => {
                let (b, a) = (self.pop_long(), self.pop_long());
                self.stack.push(compare_longs(a, b));
            }
            I2L => {
                let value = self.pop() as i32;
                self.push_long(i64::from(value) as u64);
            }
            L2I => {
                let value = self.pop_long();
                self.stack.push(int(value));
            }
            IFEQ..=IFLE => {
                let value = self.pop() as i32;
                next = self.branch(holds(u16::from(opcode - IFEQ), value.cmp(&0)));
            }
            IF_ICMPEQ..=164 => {
                let (b, a) = (self.pop() as i32, self.pop() as i32);
                next = self.branch(holds(u16::from(opcode - IF_ICMPEQ), a.cmp(&b)));
            }
            GOTO => next = self.branch(true),
            IRETURN => return Err(Stop::Return(self.pop())),
            GETSTATIC => {
                match self.byte(2) == INT_FIELD {
                    true => self.stack.push(self.world.int),
                    false => self.push_long(self.world.long),
                }
                next += 2;
            }
            PUTSTATIC => {
                match self.byte(2) == INT_FIELD {
                    true => self.world.int = self.pop(),
                    false => self.world.long = self.pop_long(),
                }
                next += 2;
            }
            INVOKESTATIC if self.byte(2) == INT_CALL => {
                let (b, a) = (self.pop(), self.pop());
                self.stack.push(self.world.call_int(a, b)?);
                next += 2;
            }
            INVOKESTATIC if self.byte(2) == LONG_CALL => {
                let (b, a) = (self.pop(), self.pop_long());
                let result = self.world.call_long(a, b)?;
                self.push_long(result);
                next += 2;
            }
            _ => return Err(Stop::GaveUp),
        }
        self.pc = next;
        Ok(())
    }
}

/// Runs register code.
pub fn run_code(code: &Code, arguments: [i32; 3]) -> Result<Outcome, GaveUp> {
    let words: Vec<u64> = code.words.iter().map(|word| word.load(Ordering::Relaxed)).collect();
    let registers = vec![0xBAD_BAD_BAD; usize::from(code.registers)];
    let mut machine = RegisterMachine {
        code,
        words,
        at: 0,
        registers,
        world: World::default(),
    };
    machine
        .registers
        .iter_mut()
        .zip(arguments)
        .for_each(|(local, argument)| *local = from_i32(argument));
    for _ in 0..STEPS {
        let pc = code.pcs[machine.at];
        match machine.step() {
            Err(Stop::GaveUp) => return Err(GaveUp),
            Err(Stop::Return(value)) => {
                return Ok(Outcome {
                    result: Some(value as i32),
                    world: machine.world,
                });
            }
            Err(Stop::Thrown) => match code.handlers.iter().find(|h| (h.start..h.end).contains(&pc)) {
                None => {
                    return Ok(Outcome {
                        result: None,
                        world: machine.world,
                    });
                }
                Some(handler) => {
                    machine.at = usize::from(handler.target);
                    machine.registers[usize::from(code.locals)] = 0;
                }
            },
            Ok(()) => (),
        }
    }
    Err(GaveUp)
}

struct RegisterMachine<'a> {
    code: &'a Code,
    words: Vec<u64>,
    at: usize,
    registers: Vec<u64>,
    world: World,
}

impl RegisterMachine<'_> {
    fn step(&mut self) -> Result<(), Stop> {
        let word = self.words[self.at];
        let op = Op::of(word as u16).unwrap();
        let insn = Insn::new(op, (word >> 16) as u16, (word >> 32) as u16, (word >> 48) as u16);
        let register = |number: u16| self.registers.get(usize::from(number)).copied().unwrap_or_default();
        let (a, b, c) = (register(insn.a), register(insn.b), register(insn.c));
        let immediate = from_i32(i32::from(insn.c as i16));
        let operand = self.words.get(self.at + 1).copied().unwrap_or_default();
        let constant = |index: u16| match self.code.refs[usize::from(index)].reference {
            Reference::Constant(constant) => constant,
            _ => 0,
        };
        let mut next = self.at + 1 + insn.operand_words();
        let result = match op {
            Op::Move => b,
            Op::ConstInt => u64::from(insn.b) | u64::from(insn.c) << 16,
            Op::ConstWide => operand,
            Op::IAdd => int(b.wrapping_add(c)),
            Op::ISub => int(b.wrapping_sub(c)),
            Op::IMul => int(b.wrapping_mul(c)),
            Op::IDiv => divide(b, c)?,
            Op::IAnd => b & c,
            Op::IXor => b ^ c,
            Op::IShl => int(b << (c & 31)),
            Op::IUshr => b >> (c & 31),
            Op::INeg => int(0u64.wrapping_sub(b)),
            Op::IAddImm => int(b.wrapping_add(immediate)),
            Op::IMulImm => int(b.wrapping_mul(immediate)),
            Op::IAndImm => b & immediate,
            Op::IShlImm => int(b << (insn.c & 31)),
            Op::IUshrImm => b >> (insn.c & 31),
            Op::LAdd => b.wrapping_add(c),
            Op::LShl => b << (c & 63),
            Op::LCmp => compare_longs(b, c),
            Op::I2L => i64::from(b as i32) as u64,
            Op::L2I => int(b),
            Op::GetStatic if constant(insn.c) == u16::from(INT_FIELD) => self.world.int,
            Op::GetStatic => self.world.long,
            Op::InvokeStatic => {
                let arguments = [operand, operand >> 16, operand >> 32].map(|number| register(number as u16));
                match constant(insn.b) == u16::from(INT_CALL) {
                    true => self.world.call_int(arguments[0], arguments[1])?,
                    false => self.world.call_long(arguments[0], arguments[2])?,
                }
            }
            _ => {
                match op {
                    Op::Nop => (),
                    Op::Jump => next = usize::from(insn.c),
                    Op::PutStatic if constant(insn.c) == u16::from(INT_FIELD) => self.world.int = a,
                    Op::PutStatic => self.world.long = a,
                    Op::ReturnValue => return Err(Stop::Return(a)),
                    _ => match self.condition(insn, a, b) {
                        None => return Err(Stop::GaveUp),
                        Some(false) => (),
                        Some(true) => next = usize::from(insn.c),
                    },
                }
                self.at = next;
                return Ok(());
            }
        };
        if insn.a != NO_REGISTER {
            self.registers[usize::from(insn.a)] = result;
        }
        self.at = next;
        Ok(())
    }

    /// Whether a conditional branch is taken.
    fn condition(&self, insn: Insn, a: u64, b: u64) -> Option<bool> {
        let number = |first: Op| (insn.op as u16).checked_sub(first as u16).filter(|&number| number < 6);
        if let Some(condition) = number(Op::IfICmpEq) {
            Some(holds(condition, (a as i32).cmp(&(b as i32))))
        } else if let Some(condition) = number(Op::IfIImmEq) {
            Some(holds(condition, (a as i32).cmp(&i32::from(insn.b as i16))))
        } else {
            number(Op::IfLCmpEq).map(|condition| holds(condition, (a as i64).cmp(&(b as i64))))
        }
    }
}
