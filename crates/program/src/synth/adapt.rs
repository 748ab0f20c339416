//! Conversions between the types of a functional interface and those of the method that implements it.

use super::code::{Code, op};
use crate::descriptor::{Kind, class_of};

/// Converts the value on top of the stack from type `from` to type `to`, where a reference is first cast to `via`,
/// the type the interface was instantiated with. This is the conversion `LambdaMetafactory` does.
pub fn convert(code: &mut Code, from: &str, via: &str, to: &str) -> Result<(), String> {
    if (from == to && from == via) || from == "V" || to == "V" {
        return Ok(());
    }
    match (is_primitive(from), is_primitive(to)) {
        (true, true) => widen(code, Kind::of(from), Kind::of(to)),
        (true, false) => box_to(code, Kind::of(from), to),
        (false, _) => convert_reference(code, from, via, to),
    }
}

fn convert_reference(code: &mut Code, from: &str, via: &str, to: &str) -> Result<(), String> {
    let source = if is_primitive(via) { from } else { via };
    if source != from {
        cast(code, source);
    }
    if is_primitive(to) {
        return unbox(code, source, Kind::of(to));
    }
    if source != to {
        cast(code, to);
    }
    Ok(())
}

/// Boxes the primitive on top of the stack.
pub fn box_value(code: &mut Code, kind: Kind) -> Result<(), String> {
    let (Some(class), Some(primitive)) = (kind.box_class(), kind.descriptor()) else {
        return Ok(());
    };
    code.invoke_static(class, "valueOf", &format!("({primitive})L{class};"))
}

fn box_to(code: &mut Code, from: Kind, to: &str) -> Result<(), String> {
    if let Some(boxed) = unboxed(to) {
        widen(code, from, boxed)?;
        return box_value(code, boxed);
    }
    box_value(code, from)?;
    cast(code, to);
    Ok(())
}

/// Unboxes a reference of static type `source`; a type that is no box is taken for a supertype of the right one.
fn unbox(code: &mut Code, source: &str, to: Kind) -> Result<(), String> {
    match unboxed(source) {
        Some(kind @ (Kind::Char | Kind::Boolean)) => {
            value_of_box(code, kind.box_class().unwrap_or_default(), kind)?;
            widen(code, kind, to)
        }
        // Every box of a number has a method for every numeric type but char.
        Some(kind) => value_of_box(code, kind.box_class().unwrap_or_default(), to),
        None => {
            let class = match to {
                Kind::Char | Kind::Boolean => to.box_class().unwrap_or_default(),
                _ => "java/lang/Number",
            };
            code.class_op(op::CHECKCAST, class);
            value_of_box(code, class, to)
        }
    }
}

fn value_of_box(code: &mut Code, class: &str, to: Kind) -> Result<(), String> {
    let (Some(name), Some(primitive)) = (to.java_name(), to.descriptor()) else {
        return Ok(());
    };
    code.invoke_virtual(class, &format!("{name}Value"), &format!("(){primitive}"))
}

fn widen(code: &mut Code, from: Kind, to: Kind) -> Result<(), String> {
    let opcode = match (computational(from), computational(to)) {
        (a, b) if a == b => return Ok(()),
        (Kind::Int, Kind::Long) => op::I2L,
        (Kind::Int, Kind::Float) => op::I2F,
        (Kind::Int, Kind::Double) => op::I2D,
        (Kind::Long, Kind::Float) => op::L2F,
        (Kind::Long, Kind::Double) => op::L2D,
        (Kind::Float, Kind::Double) => op::F2D,
        _ => return Err(format!("no widening conversion from {from:?} to {to:?}")),
    };
    code.op(opcode);
    Ok(())
}

fn computational(kind: Kind) -> Kind {
    match kind {
        Kind::Boolean | Kind::Byte | Kind::Char | Kind::Short => Kind::Int,
        other => other,
    }
}

fn cast(code: &mut Code, to: &str) {
    match class_of(to) {
        Some("java/lang/Object") | None => {}
        Some(class) => code.class_op(op::CHECKCAST, class),
    }
}

fn is_primitive(descriptor: &str) -> bool {
    Kind::of(descriptor) != Kind::Reference
}

/// The primitive type that a reference type boxes.
pub(super) fn unboxed(descriptor: &str) -> Option<Kind> {
    let class = class_of(descriptor)?;
    Kind::PRIMITIVES
        .into_iter()
        .find(|kind| *kind != Kind::Void && kind.box_class() == Some(class))
}
