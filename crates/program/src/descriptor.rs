//! Descriptors (JVMS 4.3): the types of fields and methods.

use crate::error::FormatError;

/// How a value is held: the computational types, with the integral types kept apart for storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Kind {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
    Reference,
    Void,
}

impl Kind {
    /// The kind of the type whose descriptor starts with this byte.
    pub fn of_byte(byte: u8) -> Option<Kind> {
        Some(match byte {
            b'Z' => Kind::Boolean,
            b'B' => Kind::Byte,
            b'C' => Kind::Char,
            b'S' => Kind::Short,
            b'I' => Kind::Int,
            b'J' => Kind::Long,
            b'F' => Kind::Float,
            b'D' => Kind::Double,
            b'L' | b'[' => Kind::Reference,
            b'V' => Kind::Void,
            _ => return None,
        })
    }

    /// The kind of a valid field descriptor.
    pub fn of(descriptor: &str) -> Kind {
        descriptor
            .as_bytes()
            .first()
            .and_then(|&byte| Kind::of_byte(byte))
            .unwrap_or(Kind::Reference)
    }

    /// How many locals or stack slots the JVM gives such a value.
    pub fn slots(self) -> u16 {
        match self {
            Kind::Void => 0,
            Kind::Long | Kind::Double => 2,
            _ => 1,
        }
    }

    /// Bytes per array element.
    pub fn size(self) -> usize {
        match self {
            Kind::Boolean | Kind::Byte => 1,
            Kind::Char | Kind::Short => 2,
            Kind::Int | Kind::Float | Kind::Reference => 4,
            Kind::Long | Kind::Double => 8,
            Kind::Void => 0,
        }
    }

    /// The name of a primitive type in Java source.
    pub fn java_name(self) -> Option<&'static str> {
        Some(match self {
            Kind::Boolean => "boolean",
            Kind::Byte => "byte",
            Kind::Char => "char",
            Kind::Short => "short",
            Kind::Int => "int",
            Kind::Long => "long",
            Kind::Float => "float",
            Kind::Double => "double",
            Kind::Void => "void",
            Kind::Reference => return None,
        })
    }

    /// The descriptor of a primitive type.
    pub fn descriptor(self) -> Option<&'static str> {
        Some(match self {
            Kind::Boolean => "Z",
            Kind::Byte => "B",
            Kind::Char => "C",
            Kind::Short => "S",
            Kind::Int => "I",
            Kind::Long => "J",
            Kind::Float => "F",
            Kind::Double => "D",
            Kind::Void => "V",
            Kind::Reference => return None,
        })
    }

    /// The class that boxes a primitive type.
    pub fn box_class(self) -> Option<&'static str> {
        Some(match self {
            Kind::Boolean => "java/lang/Boolean",
            Kind::Byte => "java/lang/Byte",
            Kind::Char => "java/lang/Character",
            Kind::Short => "java/lang/Short",
            Kind::Int => "java/lang/Integer",
            Kind::Long => "java/lang/Long",
            Kind::Float => "java/lang/Float",
            Kind::Double => "java/lang/Double",
            Kind::Void => "java/lang/Void",
            Kind::Reference => return None,
        })
    }

    pub const PRIMITIVES: [Kind; 9] = [
        Kind::Boolean,
        Kind::Byte,
        Kind::Char,
        Kind::Short,
        Kind::Int,
        Kind::Long,
        Kind::Float,
        Kind::Double,
        Kind::Void,
    ];
}

/// A method descriptor taken apart; each type is its own descriptor slice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    pub parameters: Box<[&'static str]>,
    pub result: &'static str,
}

impl Signature {
    pub fn parse(descriptor: &'static str) -> Result<Signature, FormatError> {
        let bad = || FormatError::Descriptor(descriptor.to_owned());
        let mut rest = descriptor.strip_prefix('(').ok_or_else(bad)?;
        let mut parameters = Vec::new();
        while !rest.starts_with(')') {
            let length = field_length(rest).ok_or_else(bad)?;
            parameters.push(&rest[..length]);
            rest = &rest[length..];
        }
        let result = &rest[1..];
        let known = result == "V" || field_length(result) == Some(result.len());
        if !known || parameters.len() > 255 {
            return Err(bad());
        }
        Ok(Signature {
            parameters: parameters.into(),
            result,
        })
    }

    /// Parameter slots as the JVM counts them, without a receiver.
    pub fn slots(&self) -> u16 {
        self.parameters
            .iter()
            .map(|parameter| Kind::of(parameter).slots())
            .sum()
    }

    /// A method of this signature as Java's error messages write it: `int pkg.Foo.bar(int, java.lang.String)`.
    pub fn describe(&self, name: &str) -> String {
        let types: Vec<String> = self.parameters.iter().map(|parameter| to_java(parameter)).collect();
        format!("{} {name}({})", to_java(self.result), types.join(", "))
    }

    pub fn result_kind(&self) -> Kind {
        Kind::of(self.result)
    }
}

/// Checks a field descriptor.
pub fn check_field(descriptor: &str) -> Result<Kind, FormatError> {
    match field_length(descriptor) {
        Some(length) if length == descriptor.len() => Ok(Kind::of(descriptor)),
        _ => Err(FormatError::Descriptor(descriptor.to_owned())),
    }
}

/// The length of the field descriptor at the start of `text`.
fn field_length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let dimensions = bytes.iter().take_while(|&&b| b == b'[').count();
    if dimensions > 255 {
        return None;
    }
    match bytes.get(dimensions)? {
        b'L' => {
            let end = text[dimensions..].find(';')?;
            (end > 1).then_some(dimensions + end + 1)
        }
        b'V' => None,
        &byte => Kind::of_byte(byte).map(|_| dimensions + 1),
    }
}

/// The class that a field descriptor names, as `Class.forName` style internal name: `Lx/Y;` gives `x/Y`,
/// arrays stay as they are, primitives give `None`.
pub fn class_of(descriptor: &str) -> Option<&str> {
    match descriptor.as_bytes().first()? {
        b'L' => descriptor.get(1..descriptor.len().checked_sub(1)?),
        b'[' => Some(descriptor),
        _ => None,
    }
}

/// A type as Java source writes it: `[Ljava/lang/String;` gives `java.lang.String[]`.
pub fn to_java(descriptor: &str) -> String {
    let dimensions = descriptor.bytes().take_while(|&b| b == b'[').count();
    let element = &descriptor[dimensions..];
    let mut text = match Kind::of(element).java_name() {
        Some(name) if element.len() == 1 => name.to_owned(),
        _ => class_of(element).unwrap_or(element).replace('/', "."),
    };
    text.push_str(&"[]".repeat(dimensions));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn method_descriptors_come_apart() {
        let signature = Signature::parse("(I[JLjava/lang/String;D)[[Z").unwrap();
        assert_eq!(&*signature.parameters, ["I", "[J", "Ljava/lang/String;", "D"]);
        assert_eq!(signature.result, "[[Z");
        assert_eq!(signature.slots(), 5);
    }

    #[test]
    fn bad_descriptors_are_refused() {
        for bad in ["", "I", "(", "()", "(V)V", "(L;)V", "(Ljava)V", "()II", "([)V", "()["] {
            assert!(Signature::parse(bad).is_err(), "{bad}");
        }
        assert!(check_field("Ijunk").is_err());
    }

    #[test]
    fn types_print_as_java() {
        assert_eq!(to_java("[[Ljava/util/Map;"), "java.util.Map[][]");
        assert_eq!(to_java("Z"), "boolean");
    }
}
