//! Lambdas and method references: what `LambdaMetafactory` makes.

use super::SynthClass;
use super::adapt::convert;
use super::code::{Code, op};
use super::pool::MemberTag;
use super::serial::write_replace;
use super::types::{MethodType, descriptor_of};
use super::writer::ClassWriter;
use crate::access::{FINAL, PRIVATE, PUBLIC, STATIC};
use crate::descriptor::Kind;

const FACTORY: &str = "make";
const SINGLETON: &str = "INSTANCE";

/// A method handle constant (JVMS 4.4.8).
#[derive(Clone, Copy, Debug)]
pub struct Handle<'a> {
    /// The reference kind, 1 to 9 (JVMS 5.4.3.5).
    pub kind: u8,
    pub class: &'a str,
    pub name: &'a str,
    pub descriptor: &'a str,
    /// The reference is an `InterfaceMethodref`.
    pub interface: bool,
}

/// The arguments of a lambda's bootstrap method.
#[derive(Clone, Copy, Debug)]
pub struct Lambda<'a> {
    /// The class the call site is in.
    pub host: &'a str,
    /// Tells the lambdas of one host apart.
    pub number: u32,
    /// The functional interface.
    pub interface: &'a str,
    /// Further interfaces to implement.
    pub markers: &'a [&'a str],
    /// Further descriptors of the interface method.
    pub bridges: &'a [&'a str],
    /// The name of the interface method.
    pub method: &'a str,
    /// The descriptor of the call site: captured values to interface.
    pub site: &'a str,
    /// The erased descriptor of the interface method.
    pub erased: &'a str,
    /// What the interface method calls.
    pub implementation: Handle<'a>,
    /// The descriptor of the interface method at the types the interface has here.
    pub instantiated: &'a str,
    pub serializable: bool,
}

/// The class of a lambda.
pub fn lambda(spec: &Lambda) -> Result<SynthClass, String> {
    let name = format!("{}$$Lambda${}", spec.host, spec.number);
    let captures = MethodType::parse(spec.site)?;
    let mut class = ClassWriter::synthetic(&name);
    class.interface(spec.interface);
    spec.markers.iter().for_each(|marker| class.interface(marker));
    if spec.serializable {
        class.interface("java/io/Serializable");
    }
    for (index, capture) in captures.parameters.iter().enumerate() {
        class.field(PRIVATE | FINAL, &field_name(index), capture);
    }
    constructor(&mut class, &name, &captures)?;
    factory(&mut class, &name, spec.site, &captures)?;
    let target = Implementation::new(&callable(spec))?;
    let mut descriptors = vec![spec.erased];
    for &bridge in spec.bridges {
        if !descriptors.contains(&bridge) {
            descriptors.push(bridge);
        }
    }
    for descriptor in descriptors {
        forward(&mut class, &name, spec, &captures, &target, descriptor)?;
    }
    if spec.serializable {
        write_replace(&mut class, &name, spec, &captures)?;
    }
    Ok(SynthClass {
        name,
        bytes: class.finish()?,
        method: FACTORY,
    })
}

/// The field that holds a captured value.
pub(super) fn field_name(index: usize) -> String {
    format!("arg${}", index + 1)
}

fn constructor(class: &mut ClassWriter, name: &str, captures: &MethodType) -> Result<(), String> {
    let descriptor = format!("({})V", captures.parameters.concat());
    class.method(PRIVATE, "<init>", &descriptor, |code| {
        code.load(Kind::Reference, 0);
        code.invoke_special("java/lang/Object", "<init>", "()V")?;
        for (index, (slot, capture)) in captures.locals(1).enumerate() {
            code.load(Kind::Reference, 0);
            code.load(Kind::of(capture), slot);
            code.field_op(op::PUTFIELD, name, &field_name(index), capture);
        }
        code.ret(Kind::Void);
        Ok(())
    })
}

/// The static method in place of the site. A lambda that captures nothing is made once, by the class initializer.
fn factory(class: &mut ClassWriter, name: &str, site: &str, captures: &MethodType) -> Result<(), String> {
    if !captures.parameters.is_empty() {
        return class.method(STATIC, FACTORY, site, |code| {
            code.class_op(op::NEW, name);
            code.op(op::DUP);
            for (slot, capture) in captures.locals(0) {
                code.load(Kind::of(capture), slot);
            }
            code.invoke_special(name, "<init>", &format!("({})V", captures.parameters.concat()))?;
            code.ret(Kind::Reference);
            Ok(())
        });
    }
    class.field(PRIVATE | STATIC | FINAL, SINGLETON, captures.result);
    class.method(STATIC, "<clinit>", "()V", |code| {
        code.class_op(op::NEW, name);
        code.op(op::DUP);
        code.invoke_special(name, "<init>", "()V")?;
        code.field_op(op::PUTSTATIC, name, SINGLETON, captures.result);
        code.ret(Kind::Void);
        Ok(())
    })?;
    class.method(STATIC, FACTORY, site, |code| {
        code.field_op(op::GETSTATIC, name, SINGLETON, captures.result);
        code.ret(Kind::Reference);
        Ok(())
    })
}

/// The interface method under one descriptor: captured values and adapted arguments go to the implementation.
fn forward(
    class: &mut ClassWriter,
    name: &str,
    spec: &Lambda,
    captures: &MethodType,
    target: &Implementation,
    descriptor: &str,
) -> Result<(), String> {
    let (method, instantiated) = (MethodType::parse(descriptor)?, MethodType::parse(spec.instantiated)?);
    let taken = captures.parameters.len() + method.parameters.len();
    if taken != target.parameters.len() || method.parameters.len() != instantiated.parameters.len() {
        return Err(format!(
            "{}{} cannot be implemented by {:?}",
            spec.method, descriptor, target.handle
        ));
    }
    class.method(PUBLIC, spec.method, descriptor, |code| {
        target.prepare(code);
        for (index, capture) in captures.parameters.iter().enumerate() {
            code.load(Kind::Reference, 0);
            code.field_op(op::GETFIELD, name, &field_name(index), capture);
        }
        let wanted = target.parameters.iter().skip(captures.parameters.len());
        for (((slot, from), via), to) in method.locals(1).zip(&instantiated.parameters).zip(wanted) {
            code.load(Kind::of(from), slot);
            convert(code, from, via, to)?;
        }
        target.call(code)?;
        // An unused result stays on the stack: returning discards it.
        convert(code, &target.result, method.result, method.result)?;
        code.ret(Kind::of(method.result));
        Ok(())
    })
}

/// The implementation as another class can call it. Before Java 11 `javac` named the private methods of the host by
/// `REF_invokeSpecial`, but `invokespecial` is for the class itself; a private method is not dispatched anyway.
fn callable<'a>(spec: &Lambda<'a>) -> Handle<'a> {
    let handle = spec.implementation;
    let kind = match handle.kind {
        7 if handle.class == spec.host && handle.interface => 9,
        7 if handle.class == spec.host => 5,
        kind => kind,
    };
    Handle { kind, ..handle }
}

/// What a lambda calls, with its receiver spelled out as a parameter.
#[derive(Debug)]
pub(super) struct Implementation<'a> {
    handle: Handle<'a>,
    pub(super) parameters: Vec<String>,
    pub(super) result: String,
}

impl<'a> Implementation<'a> {
    pub(super) fn new(handle: &Handle<'a>) -> Result<Implementation<'a>, String> {
        let class = descriptor_of(handle.class);
        let value = handle.descriptor.to_owned();
        let (parameters, result) = match handle.kind {
            1 => (vec![class], value),
            2 => (vec![], value),
            3 => (vec![class, value], "V".to_owned()),
            4 => (vec![value], "V".to_owned()),
            5..=9 => {
                let method = MethodType::parse(handle.descriptor)?;
                let mut parameters: Vec<String> = method.parameters.iter().map(|&p| p.to_owned()).collect();
                if matches!(handle.kind, 5 | 7 | 9) {
                    parameters.insert(0, class.clone());
                }
                (
                    parameters,
                    if handle.kind == 8 {
                        class
                    } else {
                        method.result.to_owned()
                    },
                )
            }
            kind => return Err(format!("unknown method handle kind {kind}")),
        };
        Ok(Implementation {
            handle: *handle,
            parameters,
            result,
        })
    }

    /// What has to be on the stack below the arguments.
    pub(super) fn prepare(&self, code: &mut Code) {
        if self.handle.kind == 8 {
            code.class_op(op::NEW, self.handle.class);
            code.op(op::DUP);
        }
    }

    pub(super) fn call(&self, code: &mut Code) -> Result<(), String> {
        let Handle {
            kind,
            class,
            name,
            descriptor,
            interface,
        } = self.handle;
        let opcode = match kind {
            1 => op::GETFIELD,
            2 => op::GETSTATIC,
            3 => op::PUTFIELD,
            4 => op::PUTSTATIC,
            5 if !interface => op::INVOKEVIRTUAL,
            6 => op::INVOKESTATIC,
            7 | 8 => op::INVOKESPECIAL,
            _ => op::INVOKEINTERFACE,
        };
        if kind <= 4 {
            code.field_op(opcode, class, name, descriptor);
            return Ok(());
        }
        let tag = match interface || opcode == op::INVOKEINTERFACE {
            true => MemberTag::InterfaceMethod,
            false => MemberTag::Method,
        };
        code.invoke(opcode, tag, class, name, descriptor)
    }
}

#[cfg(test)]
mod tests;
