//! The serialized form of a lambda: a `writeReplace` method that describes the call site.

use super::adapt::box_value;
use super::code::op;
use super::lambda::{Lambda, field_name};
use super::types::MethodType;
use super::writer::ClassWriter;
use crate::access::{FINAL, PRIVATE};
use crate::descriptor::Kind;

const SERIALIZED: &str = "java/lang/invoke/SerializedLambda";

/// Adds `writeReplace`, which gives the `SerializedLambda` that the host's `$deserializeLambda$` understands.
pub fn write_replace(class: &mut ClassWriter, name: &str, spec: &Lambda, captures: &MethodType) -> Result<(), String> {
    let text = "Ljava/lang/String;";
    let constructor = format!(
        "(Ljava/lang/Class;{}I{}[Ljava/lang/Object;)V",
        text.repeat(3),
        text.repeat(4)
    );
    class.method(PRIVATE | FINAL, "writeReplace", "()Ljava/lang/Object;", |code| {
        code.class_op(op::NEW, SERIALIZED);
        code.op(op::DUP);
        code.push_class(spec.host);
        for text in [spec.interface, spec.method, spec.erased] {
            code.push_str(text);
        }
        code.push_int(i32::from(spec.implementation.kind));
        let target = &spec.implementation;
        for text in [target.class, target.name, target.descriptor, spec.instantiated] {
            code.push_str(text);
        }
        code.push_int(captures.parameters.len() as i32);
        code.class_op(op::ANEWARRAY, "java/lang/Object");
        for (index, capture) in captures.parameters.iter().enumerate() {
            code.op(op::DUP);
            code.push_int(index as i32);
            code.load(Kind::Reference, 0);
            code.field_op(op::GETFIELD, name, &field_name(index), capture);
            box_value(code, Kind::of(capture))?;
            code.op(op::AASTORE);
        }
        code.invoke_special(SERIALIZED, "<init>", &constructor)?;
        code.ret(Kind::Reference);
        Ok(())
    })
}
