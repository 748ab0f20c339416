//! String concatenation: what `StringConcatFactory` makes.
//!
//! Every argument is turned into text exactly once, from left to right, as `String.valueOf` of its static type
//! does (JLS 15.18.1): the `append` of that type has the same effect without the string in between, and its
//! variants for `String` and `Object` also write `null` for a null text.

use super::SynthClass;
use super::code::{Code, op};
use super::types::MethodType;
use super::writer::ClassWriter;
use crate::access::STATIC;
use crate::descriptor::Kind;

const BUILDER: &str = "java/lang/StringBuilder";
const ARGUMENT: u16 = 1;
const CONSTANT: u16 = 2;

/// One operand of a concatenation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ConcatPart<'a> {
    /// The next argument of the site.
    Argument,
    Text(&'a [u16]),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Class(&'a str),
}

/// Takes a recipe of `makeConcatWithConstants` apart: `\u{1}` stands for an argument, `\u{2}` for a constant, the
/// rest for itself.
pub fn recipe<'a>(recipe: &'a [u16], constants: &[ConcatPart<'a>]) -> Result<Vec<ConcatPart<'a>>, String> {
    let mut parts = Vec::new();
    let mut constants = constants.iter();
    let plain = |&unit: &u16| unit != ARGUMENT && unit != CONSTANT;
    for piece in recipe.chunk_by(|a, b| plain(a) && plain(b)) {
        parts.push(match piece {
            [ARGUMENT] => ConcatPart::Argument,
            [CONSTANT] => *constants
                .next()
                .ok_or("a recipe with more constants than the call site has")?,
            text => ConcatPart::Text(text),
        });
    }
    match constants.next() {
        None => Ok(parts),
        Some(_) => Err("a recipe with fewer constants than the call site has".to_owned()),
    }
}

/// The class of a concatenation.
pub fn concat(host: &str, number: u32, site: &str, parts: &[ConcatPart]) -> Result<SynthClass, String> {
    let name = format!("{host}$$StringConcat${number}");
    let arguments = MethodType::parse(site)?;
    let count = parts.iter().filter(|part| matches!(part, ConcatPart::Argument)).count();
    if count != arguments.parameters.len() {
        return Err(format!("a recipe with {count} arguments for a call site {site}"));
    }
    let mut class = ClassWriter::synthetic(&name);
    class.method(STATIC, "concat", site, |code| {
        start(code)?;
        let mut locals = arguments.locals(0);
        for part in parts {
            append_part(code, part, &mut locals)?;
        }
        finish(code)
    })?;
    Ok(SynthClass {
        name,
        bytes: class.finish()?,
        method: "concat",
    })
}

fn append_part<'a>(
    code: &mut Code,
    part: &ConcatPart,
    locals: &mut impl Iterator<Item = (u16, &'a str)>,
) -> Result<(), String> {
    let descriptor = match part {
        ConcatPart::Argument => {
            let Some((slot, descriptor)) = locals.next() else {
                return Ok(());
            };
            code.load(Kind::of(descriptor), slot);
            descriptor
        }
        ConcatPart::Text(text) => {
            code.push_text(text);
            "Ljava/lang/String;"
        }
        ConcatPart::Int(value) => {
            code.push_int(*value);
            "I"
        }
        ConcatPart::Long(value) => {
            code.push_long(*value);
            "J"
        }
        ConcatPart::Float(value) => {
            code.push_float(*value);
            "F"
        }
        ConcatPart::Double(value) => {
            code.push_double(*value);
            "D"
        }
        ConcatPart::Class(class) => {
            code.push_class(class);
            "Ljava/lang/Class;"
        }
    };
    append(code, descriptor)
}

/// Pushes an empty builder.
pub(super) fn start(code: &mut Code) -> Result<(), String> {
    code.class_op(op::NEW, BUILDER);
    code.op(op::DUP);
    code.invoke_special(BUILDER, "<init>", "()V")
}

/// Appends the value on top of the stack, of this static type, to the builder below it.
pub(super) fn append(code: &mut Code, descriptor: &str) -> Result<(), String> {
    let parameter = match descriptor {
        "B" | "S" => "I",
        "Z" | "C" | "I" | "J" | "F" | "D" | "Ljava/lang/String;" => descriptor,
        // Not the variants for char[] or CharSequence: `+` always means toString.
        _ => "Ljava/lang/Object;",
    };
    code.invoke_virtual(BUILDER, "append", &format!("({parameter})L{BUILDER};"))
}

/// Returns the text of the builder.
pub(super) fn finish(code: &mut Code) -> Result<(), String> {
    code.invoke_virtual(BUILDER, "toString", "()Ljava/lang/String;")?;
    code.ret(Kind::Reference);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::testing::parse;
    use super::*;

    fn units(text: &str) -> Vec<u16> {
        text.encode_utf16().collect()
    }

    #[test]
    fn recipes_come_apart() {
        let text = units("a\0b\u{1}\u{1}\0c\u{2}d");
        let parts = recipe(&text, &[ConcatPart::Int(5)]).unwrap();
        let (start, middle, end) = (units("a\0b"), units("\0c"), units("d"));
        assert_eq!(
            parts,
            [
                ConcatPart::Text(&start),
                ConcatPart::Argument,
                ConcatPart::Argument,
                ConcatPart::Text(&middle),
                ConcatPart::Int(5),
                ConcatPart::Text(&end)
            ]
        );
    }

    #[test]
    fn recipes_must_fit_their_constants() {
        assert!(recipe(&[2], &[]).is_err());
        assert!(recipe(&[1], &[ConcatPart::Int(1)]).is_err());
        assert_eq!(recipe(&[], &[]), Ok(vec![]));
    }

    #[test]
    fn each_part_is_appended_at_its_type() {
        let text = units("x");
        let parts = [
            ConcatPart::Argument,
            ConcatPart::Text(&text),
            ConcatPart::Argument,
            ConcatPart::Argument,
        ];
        let site = "(J[CS)Ljava/lang/String;";
        let parsed = parse(concat("H", 1, site, &parts).unwrap());
        let appended: Vec<String> = parsed.references("concat", site);
        let builder = "virtual java/lang/StringBuilder";
        assert_eq!(
            appended[2..],
            [
                format!("{builder}.append:(J)Ljava/lang/StringBuilder;"),
                format!("{builder}.append:(Ljava/lang/String;)Ljava/lang/StringBuilder;"),
                format!("{builder}.append:(Ljava/lang/Object;)Ljava/lang/StringBuilder;"),
                format!("{builder}.append:(I)Ljava/lang/StringBuilder;"),
                format!("{builder}.toString:()Ljava/lang/String;")
            ]
        );
        assert_eq!(parsed.body("concat", site).max_stack, 3);
    }

    #[test]
    fn arguments_must_be_as_many_as_the_site_has() {
        assert!(concat("H", 1, "(I)Ljava/lang/String;", &[]).is_err());
    }
}
