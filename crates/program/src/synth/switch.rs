//! Pattern switches: what `SwitchBootstraps` makes.

use super::SynthClass;
use super::adapt::box_value;
use super::code::{Code, Target, op};
use super::types::MethodType;
use super::writer::ClassWriter;
use crate::access::STATIC;
use crate::descriptor::Kind;

/// One case label.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Label<'a> {
    /// Matches instances of the class.
    Class(&'a str),
    /// Matches values of the primitive type, in a box if the selector is a reference.
    Primitive(Kind),
    /// Matches equal strings.
    Text(&'a [u16]),
    /// Matches numbers and characters with this int value.
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Boolean(bool),
    /// Matches one constant of an enum: an `EnumDesc` label of `typeSwitch`, or a string label of `enumSwitch`. A
    /// constant that the class does not have matches nothing, so it is compared by name and never loaded.
    EnumConstant {
        class: &'a str,
        name: &'a str,
    },
}

/// The class of a switch, for `typeSwitch` as well as `enumSwitch`: the site takes the selector and the index of
/// the first label to try, and gives the index of the label that matches, their number if none does, or -1 for
/// null.
pub fn type_switch(host: &str, number: u32, site: &str, labels: &[Label]) -> Result<SynthClass, String> {
    let name = format!("{host}$$TypeSwitch${number}");
    let method = MethodType::parse(site)?;
    if method.parameters.len() != 2 || !site.ends_with("I)I") {
        return Err(format!("a pattern switch with call site {site}"));
    }
    let kind = Kind::of(method.parameters[0]);
    let places = Places {
        selector: if kind == Kind::Reference { 0 } else { method.slots() },
        restart: kind.slots(),
    };
    let mut class = ClassWriter::synthetic(&name);
    class.method(STATIC, "typeSwitch", site, |code| {
        if kind != Kind::Reference {
            // From here on there is only one way to look at the selector.
            code.load(kind, 0);
            box_value(code, kind)?;
            code.store(Kind::Reference, places.selector);
        }
        check_arguments(code, &places, labels.len())?;
        let cases: Vec<Target> = labels.iter().map(|_| code.target()).collect();
        let none = code.target();
        if !cases.is_empty() {
            code.load(Kind::Int, places.restart);
            code.table_switch(&cases, none);
        }
        for (index, label) in labels.iter().enumerate() {
            code.bind(cases[index]);
            branch_unless_matched(code, &places, label, *cases.get(index + 1).unwrap_or(&none))?;
            code.push_int(index as i32);
            code.ret(Kind::Int);
        }
        code.bind(none);
        code.push_int(labels.len() as i32);
        code.ret(Kind::Int);
        Ok(())
    })?;
    Ok(SynthClass {
        name,
        bytes: class.finish()?,
        method: "typeSwitch",
    })
}

/// Where the selector (boxed if it is primitive) and the restart index are.
struct Places {
    selector: u16,
    restart: u16,
}

fn check_arguments(code: &mut Code, places: &Places, labels: usize) -> Result<(), String> {
    code.load(Kind::Int, places.restart);
    code.push_int(labels as i32 + 1);
    code.invoke_static("java/util/Objects", "checkIndex", "(II)I")?;
    code.op(op::POP);
    let present = code.target();
    code.load(Kind::Reference, places.selector);
    code.branch(op::IFNONNULL, present);
    code.push_int(-1);
    code.ret(Kind::Int);
    code.bind(present);
    Ok(())
}

fn branch_unless_matched(code: &mut Code, places: &Places, label: &Label, next: Target) -> Result<(), String> {
    match *label {
        Label::Primitive(kind) => {
            let class = kind.box_class().ok_or("a pattern of no type")?;
            return branch_unless_matched(code, places, &Label::Class(class), next);
        }
        Label::Class(class) => {
            code.load(Kind::Reference, places.selector);
            code.class_op(op::INSTANCEOF, class);
            code.branch(op::IFEQ, next);
            return Ok(());
        }
        Label::Int(value) => return branch_unless_int(code, places, value, next),
        Label::EnumConstant { class, name } => return branch_unless_constant(code, places, class, name, next),
        Label::Text(text) => code.push_text(text),
        Label::Long(value) => {
            code.push_long(value);
            box_value(code, Kind::Long)?;
        }
        Label::Float(value) => {
            code.push_float(value);
            box_value(code, Kind::Float)?;
        }
        Label::Double(value) => {
            code.push_double(value);
            box_value(code, Kind::Double)?;
        }
        Label::Boolean(value) => {
            code.push_int(i32::from(value));
            box_value(code, Kind::Boolean)?;
        }
    }
    code.load(Kind::Reference, places.selector);
    code.invoke_virtual("java/lang/Object", "equals", "(Ljava/lang/Object;)Z")?;
    code.branch(op::IFEQ, next);
    Ok(())
}

fn branch_unless_int(code: &mut Code, places: &Places, value: i32, next: Target) -> Result<(), String> {
    let (no_number, compare) = (code.target(), code.target());
    code.load(Kind::Reference, places.selector);
    code.class_op(op::INSTANCEOF, "java/lang/Number");
    code.branch(op::IFEQ, no_number);
    code.load(Kind::Reference, places.selector);
    code.class_op(op::CHECKCAST, "java/lang/Number");
    code.invoke_virtual("java/lang/Number", "intValue", "()I")?;
    code.branch(op::GOTO, compare);
    code.bind(no_number);
    code.load(Kind::Reference, places.selector);
    code.class_op(op::INSTANCEOF, "java/lang/Character");
    code.branch(op::IFEQ, next);
    code.load(Kind::Reference, places.selector);
    code.class_op(op::CHECKCAST, "java/lang/Character");
    code.invoke_virtual("java/lang/Character", "charValue", "()C")?;
    code.bind(compare);
    code.push_int(value);
    code.branch(op::IF_ICMPNE, next);
    Ok(())
}

fn branch_unless_constant(
    code: &mut Code,
    places: &Places,
    class: &str,
    name: &str,
    next: Target,
) -> Result<(), String> {
    code.load(Kind::Reference, places.selector);
    code.class_op(op::INSTANCEOF, class);
    code.branch(op::IFEQ, next);
    code.push_str(name);
    code.load(Kind::Reference, places.selector);
    code.class_op(op::CHECKCAST, "java/lang/Enum");
    code.invoke_virtual("java/lang/Enum", "name", "()Ljava/lang/String;")?;
    code.invoke_virtual("java/lang/Object", "equals", "(Ljava/lang/Object;)Z")?;
    code.branch(op::IFEQ, next);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::testing::parse;
    use super::*;

    const SITE: &str = "(Ljava/lang/Object;I)I";

    #[test]
    fn every_label_has_its_case() {
        let labels = [
            Label::Class("a/B"),
            Label::Int(7),
            Label::EnumConstant {
                class: "a/E",
                name: "X",
            },
        ];
        let body = parse(type_switch("H", 0, SITE, &labels).unwrap()).body("typeSwitch", SITE);
        let switch = body.bytes.iter().position(|&byte| byte == 0xAA).unwrap();
        let table = (switch + 4) & !3;
        let word = |i: usize| i32::from_be_bytes(body.bytes[table + 4 * i..table + 4 * i + 4].try_into().unwrap());
        assert_eq!((word(1), word(2)), (0, 2));
        // The default returns the number of labels; the first case starts behind the table.
        assert_eq!(body.bytes[switch + word(0) as usize..], [0x06, 0xAC]);
        assert_eq!(switch + word(3) as usize, table + 4 * 6);
        assert_eq!((body.max_stack, body.max_locals), (2, 2));
    }

    #[test]
    fn a_switch_without_labels_gives_zero() {
        let body = parse(type_switch("H", 0, SITE, &[]).unwrap()).body("typeSwitch", SITE);
        assert_eq!(body.bytes[body.bytes.len() - 2..], [0x03, 0xAC]);
        assert!(!body.bytes.contains(&0xAA));
    }

    #[test]
    fn primitive_selectors_are_boxed_first() {
        let site = "(DI)I";
        let labels = [Label::Primitive(Kind::Double)];
        let parsed = parse(type_switch("H", 0, site, &labels).unwrap());
        assert_eq!(parsed.body("typeSwitch", site).max_locals, 4);
        assert!(
            parsed
                .references("typeSwitch", site)
                .iter()
                .any(|name| name.contains("Double.valueOf"))
        );
    }

    #[test]
    fn sites_of_another_shape_are_refused() {
        assert!(type_switch("H", 0, "(Ljava/lang/Object;)I", &[]).is_err());
        assert!(type_switch("H", 0, "(Ljava/lang/Object;J)I", &[]).is_err());
    }
}
