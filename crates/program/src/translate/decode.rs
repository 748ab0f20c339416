//! From bytes to JVM instructions: all 201 opcodes (JVMS 6.5).
//!
//! Decoding looks up what the constant pool says about an instruction's operands, so that the verifier and the
//! emitter never have to. Whether branch targets are instructions is checked later, when all of them are known.

use super::bytecode::{Bytecode, Condition, Decoded, Keys, SHUFFLES, Step, Targets};
use super::constants::Constants;
use super::frame::Slot;
use super::{Message, at};
use crate::code::Reference;
use crate::constant::ConstantPool;
use crate::descriptor::Kind;
use crate::insn::Op;
use crate::name::Interner;
use crate::reader::Reader;

/// Decodes a whole body.
pub fn decode(bytes: &'static [u8], pool: &ConstantPool, names: &Interner) -> Result<Decoded, Message> {
    let mut decoder = Decoder {
        reader: Reader::new(bytes),
        length: bytes.len(),
        pc: 0,
        constants: Constants { pool, names },
        decoded: Decoded::default(),
    };
    decoder.decoded.steps.reserve(bytes.len() / 2);
    while decoder.reader.remaining() > 0 {
        decoder.pc = decoder.reader.position() as u16;
        let bytecode = decoder.bytecode().map_err(|message| at(decoder.pc, message))?;
        decoder.decoded.steps.push(Step {
            pc: decoder.pc,
            bytecode,
        });
    }
    Ok(decoder.decoded)
}

/// The kinds of `iload`, `lload`, `fload`, `dload`, `aload` and of every other family, in that order.
const FAMILY: [Slot; 5] = [Slot::Int, Slot::Long, Slot::Float, Slot::Double, Slot::Ref];

/// Array loads and stores in the order of their opcodes, with the kind of the element.
const ARRAYS: [(Op, Op, Slot); 8] = [
    (Op::LoadInt, Op::StoreInt, Slot::Int),
    (Op::LoadLong, Op::StoreLong, Slot::Long),
    (Op::LoadFloat, Op::StoreFloat, Slot::Float),
    (Op::LoadDouble, Op::StoreDouble, Slot::Double),
    (Op::LoadRef, Op::StoreRef, Slot::Ref),
    (Op::LoadByte, Op::StoreByte, Slot::Int),
    (Op::LoadChar, Op::StoreChar, Slot::Int),
    (Op::LoadShort, Op::StoreShort, Slot::Int),
];

/// `iadd` to `drem`.
const ARITHMETIC: [Op; 20] = [
    Op::IAdd,
    Op::LAdd,
    Op::FAdd,
    Op::DAdd,
    Op::ISub,
    Op::LSub,
    Op::FSub,
    Op::DSub,
    Op::IMul,
    Op::LMul,
    Op::FMul,
    Op::DMul,
    Op::IDiv,
    Op::LDiv,
    Op::FDiv,
    Op::DDiv,
    Op::IRem,
    Op::LRem,
    Op::FRem,
    Op::DRem,
];

const NEGATIONS: [Op; 4] = [Op::INeg, Op::LNeg, Op::FNeg, Op::DNeg];

/// `ishl` to `lushr`, then `iand` to `lxor`; int and long alternate.
const BITS: [Op; 12] = [
    Op::IShl,
    Op::LShl,
    Op::IShr,
    Op::LShr,
    Op::IUshr,
    Op::LUshr,
    Op::IAnd,
    Op::LAnd,
    Op::IOr,
    Op::LOr,
    Op::IXor,
    Op::LXor,
];

/// `i2l` to `i2s`.
const CONVERSIONS: [(Op, Slot, Slot); 15] = [
    (Op::I2L, Slot::Int, Slot::Long),
    (Op::I2F, Slot::Int, Slot::Float),
    (Op::I2D, Slot::Int, Slot::Double),
    (Op::L2I, Slot::Long, Slot::Int),
    (Op::L2F, Slot::Long, Slot::Float),
    (Op::L2D, Slot::Long, Slot::Double),
    (Op::F2I, Slot::Float, Slot::Int),
    (Op::F2L, Slot::Float, Slot::Long),
    (Op::F2D, Slot::Float, Slot::Double),
    (Op::D2I, Slot::Double, Slot::Int),
    (Op::D2L, Slot::Double, Slot::Long),
    (Op::D2F, Slot::Double, Slot::Float),
    (Op::I2B, Slot::Int, Slot::Int),
    (Op::I2C, Slot::Int, Slot::Int),
    (Op::I2S, Slot::Int, Slot::Int),
];

/// `lcmp` to `dcmpg`.
const COMPARISONS: [(Op, Slot); 5] = [
    (Op::LCmp, Slot::Long),
    (Op::FCmpL, Slot::Float),
    (Op::FCmpG, Slot::Float),
    (Op::DCmpL, Slot::Double),
    (Op::DCmpG, Slot::Double),
];

struct Decoder<'a> {
    reader: Reader,
    length: usize,
    pc: u16,
    constants: Constants<'a>,
    decoded: Decoded,
}

impl Decoder<'_> {
    fn bytecode(&mut self) -> Result<Bytecode, Message> {
        let opcode = self.reader.u8()?;
        // The ranges of opcodes below make every table index valid.
        let nth = |first: u8| usize::from(opcode - first);
        Ok(match opcode {
            0 => Bytecode::Nop,
            1 => Bytecode::Push(Slot::Ref, 0),
            2..=8 => int(i32::from(opcode) - 3),
            9..=10 => Bytecode::Push(Slot::Long, u64::from(opcode - 9)),
            11..=13 => Bytecode::Push(Slot::Float, u64::from(f32::from(opcode - 11).to_bits())),
            14..=15 => Bytecode::Push(Slot::Double, f64::from(opcode - 14).to_bits()),
            16 => int(i32::from(self.reader.u8()? as i8)),
            17 => int(i32::from(self.i16()?)),
            18 => {
                let index = u16::from(self.reader.u8()?);
                self.constants.load(index, 1)?
            }
            19 => self.constants.load(self.reader.u16()?, 1)?,
            20 => self.constants.load(self.reader.u16()?, 2)?,
            21..=25 => Bytecode::Load(FAMILY[nth(21)], u16::from(self.reader.u8()?)),
            26..=45 => Bytecode::Load(FAMILY[nth(26) / 4], u16::from((opcode - 26) % 4)),
            46..=53 => {
                let (load, _, element) = ARRAYS[nth(46)];
                Bytecode::Binary(load, Slot::Ref, Slot::Int, element)
            }
            54..=58 => Bytecode::Store(FAMILY[nth(54)], u16::from(self.reader.u8()?)),
            59..=78 => Bytecode::Store(FAMILY[nth(59) / 4], u16::from((opcode - 59) % 4)),
            79..=86 => Bytecode::ArrayStore(ARRAYS[nth(79)].1, ARRAYS[nth(79)].2),
            87..=95 => Bytecode::Shuffle(&SHUFFLES[nth(87)]),
            96..=115 => {
                let slot = FAMILY[nth(96) % 4];
                Bytecode::Binary(ARITHMETIC[nth(96)], slot, slot, slot)
            }
            116..=119 => Bytecode::Unary(NEGATIONS[nth(116)], FAMILY[nth(116)], FAMILY[nth(116)]),
            120..=125 => Bytecode::Binary(BITS[nth(120)], FAMILY[nth(120) % 2], Slot::Int, FAMILY[nth(120) % 2]),
            126..=131 => {
                let slot = FAMILY[nth(120) % 2];
                Bytecode::Binary(BITS[nth(120)], slot, slot, slot)
            }
            132 => Bytecode::Increment(u16::from(self.reader.u8()?), i16::from(self.reader.u8()? as i8)),
            133..=147 => {
                let (op, from, to) = CONVERSIONS[nth(133)];
                Bytecode::Unary(op, from, to)
            }
            148..=152 => {
                let (op, slot) = COMPARISONS[nth(148)];
                Bytecode::Binary(op, slot, slot, Slot::Int)
            }
            153..=158 => Bytecode::IfZero(Condition::ALL[nth(153)], self.near()?),
            159..=164 => Bytecode::IfInts(Condition::ALL[nth(159)], self.near()?),
            165 => Bytecode::IfRefs(Op::IfACmpEq, self.near()?),
            166 => Bytecode::IfRefs(Op::IfACmpNe, self.near()?),
            167 => Bytecode::Jump(self.near()?),
            168 => Bytecode::JumpSubroutine(self.near()?),
            169 => Bytecode::ReturnSubroutine(u16::from(self.reader.u8()?)),
            170 => self.table_switch()?,
            171 => self.lookup_switch()?,
            172..=176 => Bytecode::Return(Some(FAMILY[nth(172)])),
            177 => Bytecode::Return(None),
            178..=181 => self.field(opcode)?,
            182..=186 => self.invoke(opcode)?,
            187 => Bytecode::New(self.constants.instance_class(self.reader.u16()?)?),
            188 => Bytecode::NewArray(Reference::PrimitiveArray(primitive(self.reader.u8()?)?)),
            189 => Bytecode::NewArray(Reference::ArrayOf(self.constants.element_class(self.reader.u16()?)?)),
            190 => Bytecode::Unary(Op::ArrayLength, Slot::Ref, Slot::Int),
            191 => Bytecode::Throw,
            192 => Bytecode::CheckCast(self.constants.class(self.reader.u16()?)?),
            193 => Bytecode::InstanceOf(self.constants.class(self.reader.u16()?)?),
            194 => Bytecode::Monitor(Op::MonitorEnter),
            195 => Bytecode::Monitor(Op::MonitorExit),
            196 => self.wide()?,
            197 => {
                let (class, dimensions) = (self.reader.u16()?, self.reader.u8()?);
                Bytecode::NewMultiArray(self.constants.array_class(class, dimensions)?, dimensions)
            }
            198 => Bytecode::IfNull(Op::IfNull, self.near()?),
            199 => Bytecode::IfNull(Op::IfNonNull, self.near()?),
            200 => Bytecode::Jump(self.far()?),
            201 => Bytecode::JumpSubroutine(self.far()?),
            202.. => return Err(format!("unknown opcode {opcode}").into()),
        })
    }

    fn wide(&mut self) -> Result<Bytecode, Message> {
        let opcode = self.reader.u8()?;
        let local = self.reader.u16()?;
        Ok(match opcode {
            21..=25 => Bytecode::Load(FAMILY[usize::from(opcode - 21)], local),
            54..=58 => Bytecode::Store(FAMILY[usize::from(opcode - 54)], local),
            132 => Bytecode::Increment(local, self.i16()?),
            169 => Bytecode::ReturnSubroutine(local),
            _ => return Err(format!("opcode {opcode} has no wide form").into()),
        })
    }

    fn field(&mut self, opcode: u8) -> Result<Bytecode, Message> {
        let constant = self.reader.u16()?;
        let slot = self.constants.field(constant)?;
        Ok(match opcode {
            178 => Bytecode::GetStatic(slot, constant),
            179 => Bytecode::PutStatic(slot, constant),
            180 => Bytecode::GetField(slot, constant),
            _ => Bytecode::PutField(slot, constant),
        })
    }

    fn invoke(&mut self, opcode: u8) -> Result<Bytecode, Message> {
        const OPS: [Op; 5] = [
            Op::InvokeVirtual,
            Op::InvokeSpecial,
            Op::InvokeStatic,
            Op::InvokeInterface,
            Op::InvokeDynamic,
        ];
        let op = OPS[usize::from(opcode - 182)];
        let constant = self.reader.u16()?;
        let call = self.constants.call(op, constant)?;
        match op {
            Op::InvokeInterface => {
                let (count, zero) = (self.reader.u8()?, self.reader.u8()?);
                if u16::from(count) != call.slots() || zero != 0 {
                    return Err(Message::from(
                        "the count of an invokeinterface does not match its descriptor",
                    ));
                }
            }
            Op::InvokeDynamic if self.reader.u16()? != 0 => {
                return Err(Message::from("the last bytes of an invokedynamic are not zero"));
            }
            _ => (),
        }
        self.decoded.calls.push(call);
        Ok(Bytecode::Invoke(self.decoded.calls.len() - 1))
    }

    fn table_switch(&mut self) -> Result<Bytecode, Message> {
        let default = self.switch_default()?;
        let (low, high) = (self.i32()?, self.i32()?);
        let count = i64::from(high) - i64::from(low) + 1;
        let count = usize::try_from(count)
            .ok()
            .filter(|&count| count > 0)
            .ok_or("a tableswitch without targets")?;
        self.expect_entries(count, 4)?;
        let targets = (0..count).map(|_| self.far()).collect::<Result<_, _>>()?;
        Ok(self.switch(Targets {
            keys: Keys::From(low),
            targets,
            default,
        }))
    }

    fn lookup_switch(&mut self) -> Result<Bytecode, Message> {
        let default = self.switch_default()?;
        let count = usize::try_from(self.i32()?).map_err(|_| "a lookupswitch of negative size")?;
        self.expect_entries(count, 8)?;
        let (mut keys, mut targets) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for _ in 0..count {
            keys.push(self.i32()?);
            targets.push(self.far()?);
        }
        if !keys.is_sorted_by(|a, b| a < b) {
            return Err(Message::from("the keys of a lookupswitch are not sorted"));
        }
        Ok(self.switch(Targets {
            keys: Keys::Each(keys),
            targets,
            default,
        }))
    }

    /// Skips the padding before a switch's operands and reads the default target.
    fn switch_default(&mut self) -> Result<u16, Message> {
        self.reader.take((4 - self.reader.position() % 4) % 4)?;
        self.far()
    }

    /// Refuses a switch that claims more entries than there are bytes, before memory is set aside for them.
    fn expect_entries(&self, count: usize, size: usize) -> Result<(), Message> {
        match count <= self.reader.remaining() / size {
            true => Ok(()),
            false => Err(Message::from("the code ends within a switch")),
        }
    }

    fn switch(&mut self, targets: Targets) -> Bytecode {
        self.decoded.switches.push(targets);
        Bytecode::Switch(self.decoded.switches.len() - 1)
    }

    fn i16(&mut self) -> Result<i16, Message> {
        Ok(self.reader.u16()? as i16)
    }

    fn i32(&mut self) -> Result<i32, Message> {
        Ok(self.reader.u32()? as i32)
    }

    /// A branch target given by a 16-bit offset.
    fn near(&mut self) -> Result<u16, Message> {
        let offset = i32::from(self.i16()?);
        self.target(offset)
    }

    /// A branch target given by a 32-bit offset.
    fn far(&mut self) -> Result<u16, Message> {
        let offset = self.i32()?;
        self.target(offset)
    }

    fn target(&self, offset: i32) -> Result<u16, Message> {
        let target = i64::from(self.pc) + i64::from(offset);
        match u16::try_from(target) {
            Ok(target) if usize::from(target) < self.length => Ok(target),
            _ => Err(format!("a branch to {target}, outside the code,").into()),
        }
    }
}

fn int(value: i32) -> Bytecode {
    Bytecode::Push(Slot::Int, u64::from(value as u32))
}

/// The element type of a `newarray` (JVMS table 6.5.newarray-A).
fn primitive(code: u8) -> Result<Kind, Message> {
    Ok(match code {
        4 => Kind::Boolean,
        5 => Kind::Char,
        6 => Kind::Float,
        7 => Kind::Double,
        8 => Kind::Byte,
        9 => Kind::Short,
        10 => Kind::Int,
        11 => Kind::Long,
        _ => return Err(format!("unknown array type {code}").into()),
    })
}
