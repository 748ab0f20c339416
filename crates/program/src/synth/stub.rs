//! Call stubs: static methods that call another method, so that natives and instance `main`s can be entered like
//! any bytecode.

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
    Ok(SynthClass {
        name: stub_name,
        bytes: writer.finish()?,
        method: "call",
    })
}

/// A static method that makes an object with this constructor.
pub fn constructor_stub(host: &str, number: u32, descriptor: &str) -> Result<SynthClass, String> {
    let stub_name = format!("{host}$$New${number}");
    let parameters = descriptor.strip_suffix('V').ok_or("a constructor with a result")?;
    let site = format!("{parameters}{}", descriptor_of(host));
    let mut writer = ClassWriter::synthetic(&stub_name);
    writer.method(STATIC, "make", &site, |code| {
        code.class_op(op::NEW, host);
        code.op(op::DUP);
        for (slot, parameter) in MethodType::parse(&site)?.locals(0) {
            code.load(Kind::of(parameter), slot);
        }
        code.invoke_special(host, "<init>", descriptor)?;
        code.ret(Kind::Reference);
        Ok(())
    })?;
    Ok(SynthClass {
        name: stub_name,
        bytes: writer.finish()?,
        method: "make",
    })
}

/// A stub for a `main` method in any of the forms of JDK 25: static or not, with or without the arguments. The stub
/// always takes the arguments.
pub fn main_stub(number: u32, class: &str, descriptor: &str, is_static: bool) -> Result<SynthClass, String> {
    let stub_name = format!("{class}$$Main${number}");
    let mut writer = ClassWriter::synthetic(&stub_name);
    writer.method(STATIC, "call", "([Ljava/lang/String;)V", |code| {
        if !is_static {
            code.class_op(op::NEW, class);
            code.op(op::DUP);
            code.invoke_special(class, "<init>", "()V")?;
        }
        if descriptor != "()V" {
            code.load(Kind::Reference, 0);
        }
        let opcode = if is_static { op::INVOKESTATIC } else { op::INVOKEVIRTUAL };
        code.invoke(opcode, MemberTag::Method, class, "main", descriptor)?;
        code.ret(Kind::Void);
        Ok(())
    })?;
    Ok(SynthClass {
        name: stub_name,
        bytes: writer.finish()?,
        method: "call",
    })
}
