//! `toString`, `hashCode` and `equals` of records: what `ObjectMethods` makes.

use super::SynthClass;
use super::code::{Code, Target, op};
use super::concat::{append, finish, start};
use super::writer::ClassWriter;
use crate::access::STATIC;
use crate::descriptor::{Kind, check_field};

/// Which method of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordMethod {
    ToString,
    HashCode,
    Equals,
}

impl RecordMethod {
    fn name(self) -> &'static str {
        match self {
            RecordMethod::ToString => "toString",
            RecordMethod::HashCode => "hashCode",
            RecordMethod::Equals => "equals",
        }
    }
}

/// The class of one method of the record `host`, whose components are (name, descriptor) in order of declaration.
pub fn record_method(
    host: &str,
    number: u32,
    site: &str,
    simple_name: &str,
    components: &[(&str, &str)],
    method: RecordMethod,
) -> Result<SynthClass, String> {
    for (_, descriptor) in components {
        check_field(descriptor).map_err(|error| error.to_string())?;
    }
    let name = format!("{host}$$Record${number}");
    let record = Record {
        host,
        simple_name,
        components,
    };
    let mut class = ClassWriter::synthetic(&name);
    class.method(STATIC, method.name(), site, |code| match method {
        RecordMethod::ToString => record.to_string(code),
        RecordMethod::HashCode => record.hash_code(code),
        RecordMethod::Equals => record.equals(code),
    })?;
    Ok(SynthClass {
        name,
        bytes: class.finish()?,
        method: method.name(),
    })
}

struct Record<'a> {
    host: &'a str,
    simple_name: &'a str,
    components: &'a [(&'a str, &'a str)],
}

impl Record<'_> {
    fn to_string(&self, code: &mut Code) -> Result<(), String> {
        start(code)?;
        for (index, (name, descriptor)) in self.components.iter().enumerate() {
            let before = if index == 0 {
                format!("{}[{name}=", self.simple_name)
            } else {
                format!(", {name}=")
            };
            code.push_str(&before);
            append(code, "Ljava/lang/String;")?;
            self.load(code, 0, name, descriptor);
            append(code, descriptor)?;
        }
        code.push_str(&if self.components.is_empty() {
            format!("{}[]", self.simple_name)
        } else {
            "]".to_owned()
        });
        append(code, "Ljava/lang/String;")?;
        finish(code)
    }

    fn hash_code(&self, code: &mut Code) -> Result<(), String> {
        code.push_int(0);
        for (name, descriptor) in self.components {
            code.push_int(31);
            code.op(op::IMUL);
            self.load(code, 0, name, descriptor);
            match Kind::of(descriptor).box_class() {
                Some(class) => code.invoke_static(class, "hashCode", &format!("({descriptor})I"))?,
                None => code.invoke_static("java/util/Objects", "hashCode", "(Ljava/lang/Object;)I")?,
            }
            code.op(op::IADD);
        }
        code.ret(Kind::Int);
        Ok(())
    }

    /// Compares the components from the last to the first, as the JDK does: a component's `equals` may print.
    fn equals(&self, code: &mut Code) -> Result<(), String> {
        let (distinct, different) = (code.target(), code.target());
        code.load(Kind::Reference, 0);
        code.load(Kind::Reference, 1);
        code.branch(op::IF_ACMPNE, distinct);
        code.push_int(1);
        code.ret(Kind::Int);
        code.bind(distinct);
        code.load(Kind::Reference, 1);
        code.class_op(op::INSTANCEOF, self.host);
        code.branch(op::IFEQ, different);
        code.load(Kind::Reference, 1);
        code.class_op(op::CHECKCAST, self.host);
        code.store(Kind::Reference, 2);
        for (name, descriptor) in self.components.iter().rev() {
            self.load(code, 0, name, descriptor);
            self.load(code, 2, name, descriptor);
            branch_if_different(code, descriptor, different)?;
        }
        code.push_int(1);
        code.ret(Kind::Int);
        code.bind(different);
        code.push_int(0);
        code.ret(Kind::Int);
        Ok(())
    }

    fn load(&self, code: &mut Code, slot: u16, name: &str, descriptor: &str) {
        code.load(Kind::Reference, slot);
        code.field_op(op::GETFIELD, self.host, name, descriptor);
    }
}

fn branch_if_different(code: &mut Code, descriptor: &str, different: Target) -> Result<(), String> {
    match Kind::of(descriptor) {
        Kind::Long => {
            code.op(op::LCMP);
            code.branch(op::IFNE, different);
        }
        Kind::Float => {
            code.invoke_static("java/lang/Float", "compare", "(FF)I")?;
            code.branch(op::IFNE, different);
        }
        Kind::Double => {
            code.invoke_static("java/lang/Double", "compare", "(DD)I")?;
            code.branch(op::IFNE, different);
        }
        Kind::Reference => {
            code.invoke_static("java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z")?;
            code.branch(op::IFEQ, different);
        }
        _ => code.branch(op::IF_ICMPNE, different),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::testing::parse;
    use super::*;

    const COMPONENTS: [(&str, &str); 3] = [("a", "Z"), ("b", "D"), ("c", "[I")];

    fn references(site: &str, components: &[(&str, &str)], method: RecordMethod) -> Vec<String> {
        parse(record_method("p/R", 3, site, "R", components, method).unwrap()).references(method.name(), site)
    }

    #[test]
    fn hashes_every_component_in_order() {
        assert_eq!(
            references("(Lp/R;)I", &COMPONENTS, RecordMethod::HashCode),
            [
                "getfield p/R.a:Z",
                "static java/lang/Boolean.hashCode:(Z)I",
                "getfield p/R.b:D",
                "static java/lang/Double.hashCode:(D)I",
                "getfield p/R.c:[I",
                "static java/util/Objects.hashCode:(Ljava/lang/Object;)I"
            ]
        );
    }

    #[test]
    fn compares_every_component_backwards() {
        assert_eq!(
            references("(Lp/R;Ljava/lang/Object;)Z", &COMPONENTS, RecordMethod::Equals),
            [
                "instanceof p/R",
                "cast p/R",
                "getfield p/R.c:[I",
                "getfield p/R.c:[I",
                "static java/util/Objects.equals:(Ljava/lang/Object;Ljava/lang/Object;)Z",
                "getfield p/R.b:D",
                "getfield p/R.b:D",
                "static java/lang/Double.compare:(DD)I",
                "getfield p/R.a:Z",
                "getfield p/R.a:Z"
            ]
        );
    }

    #[test]
    fn an_empty_record_has_all_methods() {
        for (site, method) in [
            ("(Lp/R;)Ljava/lang/String;", RecordMethod::ToString),
            ("(Lp/R;)I", RecordMethod::HashCode),
            ("(Lp/R;Ljava/lang/Object;)Z", RecordMethod::Equals),
        ] {
            references(site, &[], method);
        }
    }

    #[test]
    fn a_bad_component_is_refused() {
        assert!(record_method("p/R", 3, "(Lp/R;)I", "R", &[("a", "V")], RecordMethod::HashCode).is_err());
    }
}
