//! Where the instructions of a method body lie, and how they touch the operand stack (JVMS 6.5).

/// One instruction; a `wide` prefix is part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction {
    pub pc: usize,
    /// The opcode, behind a `wide` if there is one.
    pub opcode: u8,
    /// Where the operands start.
    pub operand: usize,
    pub length: usize,
    wide: bool,
}

impl Instruction {
    /// The instruction at `pc`, if its opcode is known and it lies within the code.
    pub fn at(code: &[u8], pc: usize) -> Option<Instruction> {
        let first = *code.get(pc)?;
        let wide = first == 0xC4;
        let operand = pc + 1 + usize::from(wide);
        let opcode = *code.get(operand - 1)?;
        let length = match opcode {
            0x84 if wide => 6,
            _ if wide => 4,
            0xAA | 0xAB => switch_length(code, pc, opcode)?,
            _ => fixed_length(opcode)?,
        };
        (length <= code.len() - pc).then_some(Instruction {
            pc,
            opcode,
            operand,
            length,
            wide,
        })
    }

    /// The operand as an unsigned 16-bit number.
    pub fn index(&self, code: &[u8]) -> Option<u16> {
        Some(u16::from_be_bytes([
            *code.get(self.operand)?,
            *code.get(self.operand + 1)?,
        ]))
    }

    /// The variable that a load or store touches.
    pub fn local(&self, code: &[u8]) -> Option<u16> {
        match self.opcode {
            0x15..=0x19 | 0x36..=0x3A if self.wide => self.index(code),
            0x15..=0x19 | 0x36..=0x3A => code.get(self.operand).map(|&slot| u16::from(slot)),
            0x1A..=0x2D => Some(u16::from((self.opcode - 0x1A) % 4)),
            0x3B..=0x4E => Some(u16::from((self.opcode - 0x3B) % 4)),
            _ => None,
        }
    }

    /// Where control may go, in the order in which HotSpot visits it: the next instruction, then the targets.
    pub fn successors(&self, code: &[u8]) -> Option<Vec<usize>> {
        let next = self.pc + self.length;
        let near = || self.target(i32::from(self.index(code)? as i16));
        let far = || self.target(word(code, self.operand)?);
        Some(match self.opcode {
            0x99..=0xA6 | 0xC6 | 0xC7 => vec![next, near()?],
            0xA7 | 0xA8 => vec![near()?],
            0xC8 | 0xC9 => vec![far()?],
            0xA9 | 0xAC..=0xB1 | 0xBF => vec![],
            // A switch falls through nowhere, but HotSpot takes it to.
            0xAA | 0xAB => {
                let mut targets = vec![next];
                targets.extend(self.switch_targets(code)?);
                targets
            }
            _ => vec![next],
        })
    }

    fn switch_targets(&self, code: &[u8]) -> Option<Vec<usize>> {
        let table = aligned(self.pc);
        let end = self.pc + self.length;
        let (first, step) = if self.opcode == 0xAA {
            (table + 12, 4)
        } else {
            (table + 12, 8)
        };
        std::iter::once(table)
            .chain((first..end).step_by(step))
            .map(|at| self.target(word(code, at)?))
            .collect()
    }

    fn target(&self, offset: i32) -> Option<usize> {
        usize::try_from(i64::try_from(self.pc).ok()? + i64::from(offset)).ok()
    }
}

/// Where the operands of a switch at `pc` start: behind padding to a multiple of four.
fn aligned(pc: usize) -> usize {
    (pc + 4) & !3
}

fn word(code: &[u8], at: usize) -> Option<i32> {
    let bytes = code.get(at..at.checked_add(4)?)?;
    Some(i32::from_be_bytes(bytes.try_into().ok()?))
}

fn switch_length(code: &[u8], pc: usize, opcode: u8) -> Option<usize> {
    let table = aligned(pc);
    let operands = if opcode == 0xAA {
        let (low, high) = (word(code, table + 4)?, word(code, table + 8)?);
        let cases = usize::try_from(i64::from(high) - i64::from(low) + 1).ok()?;
        12 + 4 * cases
    } else {
        8 + 8 * usize::try_from(word(code, table + 4)?).ok()?
    };
    Some(table - pc + operands)
}

fn fixed_length(opcode: u8) -> Option<usize> {
    Some(match opcode {
        0x10 | 0x12 | 0x15..=0x19 | 0x36..=0x3A | 0xA9 | 0xBC => 2,
        0x11 | 0x13 | 0x14 | 0x84 | 0x99..=0xA8 | 0xB2..=0xB8 | 0xBB | 0xBD | 0xC0 | 0xC1 | 0xC6 | 0xC7 => 3,
        0xC5 => 4,
        0xB9 | 0xBA | 0xC8 | 0xC9 => 5,
        0x00..=0xC9 => 1,
        _ => return None,
    })
}

/// How many slots an instruction pops and pushes, for those where the opcode alone tells and where everything
/// pushed is new.
pub fn effect(opcode: u8) -> Option<(usize, usize)> {
    Some(match opcode {
        // nop, iinc, goto, ret, return, checkcast, goto_w
        0x00 | 0x84 | 0xA7 | 0xA9 | 0xB1 | 0xC0 | 0xC8 => (0, 0),
        // long and double constants and loads
        0x09 | 0x0A | 0x0E | 0x0F | 0x14 | 0x16 | 0x18 | 0x1E..=0x21 | 0x26..=0x29 => (0, 2),
        // the other constants and loads, jsr, new, jsr_w
        0x01..=0x2D | 0xA8 | 0xBB | 0xC9 => (0, 1),
        0x2F | 0x31 => (2, 2),
        0x2E..=0x35 => (2, 1),
        // stores, pop, ifs, switches, returns, athrow, monitors
        0x37 | 0x39 | 0x3F..=0x42 | 0x47..=0x4A => (2, 0),
        0x36..=0x4E => (1, 0),
        0x50 | 0x52 => (4, 0),
        0x4F..=0x56 => (3, 0),
        0x57 | 0x99..=0x9E | 0xAA | 0xAB | 0xAC | 0xAE | 0xB0 | 0xBF | 0xC2 | 0xC3 | 0xC6 | 0xC7 => (1, 0),
        0x58 | 0x9F..=0xA6 | 0xAD | 0xAF => (2, 0),
        0x60..=0x73 => arithmetic(opcode, 2),
        0x74..=0x77 => arithmetic(opcode, 1),
        0x78 | 0x7A | 0x7C | 0x7E | 0x80 | 0x82 => (2, 1),
        0x79 | 0x7B | 0x7D => (3, 2),
        0x7F | 0x81 | 0x83 => (4, 2),
        0x85 | 0x87 | 0x8C | 0x8D => (1, 2),
        0x86 | 0x8B | 0x91..=0x93 | 0xBC..=0xBE | 0xC1 => (1, 1),
        0x88 | 0x89 | 0x8E | 0x90 => (2, 1),
        0x8A | 0x8F => (2, 2),
        0x94 | 0x97 | 0x98 => (4, 1),
        0x95 | 0x96 => (2, 1),
        _ => return None,
    })
}

/// The opcodes of an operation come in the order int, long, float, double.
fn arithmetic(opcode: u8, operands: usize) -> (usize, usize) {
    let slots = if opcode.is_multiple_of(2) { 1 } else { 2 };
    (operands * slots, slots)
}
