//! What instructions may ask of the constant pool, with the checks of JVMS 4.9.1.

use super::Message;
use super::bytecode::{Bytecode, Call};
use super::frame::Slot;
use crate::constant::{Constant, ConstantPool};
use crate::descriptor::{Kind, Signature, check_field};
use crate::insn::Op;
use crate::name::Interner;

/// The most dimensions an array class can have.
const MAX_DIMENSIONS: usize = 255;
/// The most argument slots a method can take, its receiver included.
const MAX_ARGUMENTS: u16 = 255;

/// A class's constants, as its instructions see them.
pub struct Constants<'a> {
    pub pool: &'a ConstantPool,
    pub names: &'a Interner,
}

impl Constants<'_> {
    /// What `ldc` (for one slot) or `ldc2_w` (for two) pushes.
    pub fn load(&self, index: u16, slots: u16) -> Result<Bytecode, Message> {
        let (slot, bytecode) = match self.pool.get(index)? {
            Constant::Integer(value) => number(Slot::Int, u64::from(value as u32)),
            Constant::Float(value) => number(Slot::Float, u64::from(value.to_bits())),
            Constant::Long(value) => number(Slot::Long, value as u64),
            Constant::Double(value) => number(Slot::Double, value.to_bits()),
            Constant::String(text) => {
                self.pool.utf8(text)?;
                (Slot::Ref, Bytecode::LoadConstant(Slot::Ref, index))
            }
            Constant::Class(_) => (Slot::Ref, Bytecode::LoadConstant(Slot::Ref, self.class(index)?)),
            Constant::MethodType(descriptor) => {
                Signature::parse(self.pool.name(descriptor, self.names)?.as_str())?;
                (Slot::Ref, Bytecode::LoadConstant(Slot::Ref, index))
            }
            Constant::MethodHandle { reference, .. } => {
                self.pool.member(reference, self.names)?;
                (Slot::Ref, Bytecode::LoadConstant(Slot::Ref, index))
            }
            Constant::Dynamic { name_and_type, .. } => {
                let (_, descriptor) = self.pool.name_and_type(name_and_type, self.names)?;
                let slot = Slot::of(check_field(&descriptor)?).ok_or("a dynamic constant of type void")?;
                (slot, Bytecode::LoadConstant(slot, index))
            }
            _ => return Err(format!("constant {index} cannot be loaded").into()),
        };
        match slot.width() == slots {
            true => Ok(bytecode),
            false => Err(format!("constant {index} is {slot}, which this form of ldc cannot load,").into()),
        }
    }

    /// Checks that the constant is a class.
    pub fn class(&self, index: u16) -> Result<u16, Message> {
        self.pool.class_name(index, self.names)?;
        Ok(index)
    }

    /// Checks that the constant is a class that `new` can make an instance of.
    pub fn instance_class(&self, index: u16) -> Result<u16, Message> {
        match self.dimensions(index)? {
            0 => Ok(index),
            _ => Err(Message::from("new of an array class")),
        }
    }

    /// Checks that the constant is a class that can be the element of an array.
    pub fn element_class(&self, index: u16) -> Result<u16, Message> {
        match self.dimensions(index)? {
            ..MAX_DIMENSIONS => Ok(index),
            _ => Err(Message::from("an array of more than 255 dimensions")),
        }
    }

    /// Checks that the constant is an array class with at least `dimensions` dimensions.
    pub fn array_class(&self, index: u16, dimensions: u8) -> Result<u16, Message> {
        match dimensions {
            1.. if usize::from(dimensions) <= self.dimensions(index)? => Ok(index),
            _ => Err(format!("a multianewarray of {dimensions} dimensions of a class that has not so many").into()),
        }
    }

    /// How many dimensions an array class has; 0 for other classes.
    fn dimensions(&self, index: u16) -> Result<usize, Message> {
        let name = self.pool.class_name(index, self.names)?;
        Ok(name.bytes().take_while(|&byte| byte == b'[').count())
    }

    /// The kind of the field that the constant names.
    pub fn field(&self, index: u16) -> Result<Slot, Message> {
        if !matches!(self.pool.get(index)?, Constant::Field { .. }) {
            return Err(format!("constant {index} is not a field").into());
        }
        let field = self.pool.member(index, self.names)?;
        Slot::of(check_field(&field.descriptor)?).ok_or_else(|| Message::from("a field of type void"))
    }

    /// What a call of the method that the constant names takes and gives.
    pub fn call(&self, op: Op, index: u16) -> Result<Call, Message> {
        let (name, descriptor) = match (op, self.pool.get(index)?) {
            (Op::InvokeDynamic, Constant::InvokeDynamic { name_and_type, .. }) => {
                self.pool.name_and_type(name_and_type, self.names)?
            }
            (Op::InvokeVirtual | Op::InvokeSpecial | Op::InvokeStatic, Constant::Method { .. })
            | (Op::InvokeInterface | Op::InvokeSpecial | Op::InvokeStatic, Constant::InterfaceMethod { .. }) => {
                let method = self.pool.member(index, self.names)?;
                (method.name, method.descriptor)
            }
            _ => return Err(format!("constant {index} is not something that {op:?} can call").into()),
        };
        let receiver = (!matches!(op, Op::InvokeStatic | Op::InvokeDynamic)).then_some(Slot::Ref);
        let call = Call {
            op,
            constant: index,
            receiver,
            signature: Signature::parse(descriptor.as_str())?,
        };
        let constructor = op == Op::InvokeSpecial && &*name == "<init>" && call.signature.result_kind() == Kind::Void;
        if name.starts_with('<') && !constructor {
            return Err(format!("a call of {name}").into());
        }
        match call.slots() <= MAX_ARGUMENTS {
            true => Ok(call),
            false => Err(Message::from("a call with more than 255 arguments")),
        }
    }
}

fn number(slot: Slot, bits: u64) -> (Slot, Bytecode) {
    (slot, Bytecode::Push(slot, bits))
}
