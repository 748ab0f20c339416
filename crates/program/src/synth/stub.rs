//! Call stubs: a static method that calls another method, so that natives can be entered like bytecode.

use super::SynthClass;
use super::code::op;
use super::pool::MemberTag;
use super::types::{MethodType, descriptor_of};
use super::writer::ClassWriter;
use crate::access::STATIC;
use crate::descriptor::Kind;

/// A stub for the method; a receiver becomes the first parameter.
pub fn call_stub(
    host: &str,
    number: u32,
    class: &str,
    name: &str,
    descriptor: &str,
    receiver: Option<MemberTag>,
) -> Result<SynthClass, String> {
    let stub_name = format!("{host}$$Call${number}");
    let site = match receiver {
        None => descriptor.to_owned(),
        Some(_) => format!("({}{}", descriptor_of(class), &descriptor[1..]),
    };
    let mut writer = ClassWriter::synthetic(&stub_name);
    writer.method(STATIC, "call", &site, |code| {
        for (slot, parameter) in MethodType::parse(&site)?.locals(0) {
            code.load(Kind::of(parameter), slot);
        }
        let (opcode, tag) = match receiver {
            None => (op::INVOKESTATIC, MemberTag::Method),
            Some(MemberTag::InterfaceMethod) => (op::INVOKEINTERFACE, MemberTag::InterfaceMethod),
            Some(_) => (op::INVOKEVIRTUAL, MemberTag::Method),
        };
        code.invoke(opcode, tag, class, name, descriptor)?;
        code.ret(Kind::of(MethodType::parse(&site)?.result));
        Ok(())
    })?;
    Ok(SynthClass { name: stub_name, bytes: writer.finish()?, method: "call" })
}
