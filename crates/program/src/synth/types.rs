//! Method descriptors of any lifetime, taken apart.

use crate::descriptor::{Kind, check_field};

/// The parameter and result types of a method, as descriptors.
#[derive(Clone, Debug)]
pub struct MethodType<'a> {
    pub parameters: Vec<&'a str>,
    pub result: &'a str,
}

impl<'a> MethodType<'a> {
    pub fn parse(descriptor: &'a str) -> Result<MethodType<'a>, String> {
        let bad = || format!("bad method descriptor {descriptor:?}");
        let (inside, result) = descriptor
            .strip_prefix('(')
            .and_then(|rest| rest.split_once(')'))
            .ok_or_else(bad)?;
        let mut parameters = Vec::new();
        let mut rest = inside;
        while !rest.is_empty() {
            let (parameter, behind) = rest.split_at_checked(first_length(rest)).ok_or_else(bad)?;
            check_field(parameter).map_err(|_| bad())?;
            parameters.push(parameter);
            rest = behind;
        }
        if result != "V" {
            check_field(result).map_err(|_| bad())?;
        }
        Ok(MethodType { parameters, result })
    }

    /// The slots the parameters take, without a receiver.
    pub fn slots(&self) -> u16 {
        self.parameters
            .iter()
            .map(|parameter| Kind::of(parameter).slots())
            .sum()
    }

    /// Each parameter with the local it arrives in, when the first one arrives in local `first`.
    pub fn locals(&self, first: u16) -> impl Iterator<Item = (u16, &'a str)> {
        self.parameters.iter().scan(first, |next, &parameter| {
            let slot = *next;
            *next += Kind::of(parameter).slots();
            Some((slot, parameter))
        })
    }
}

/// How long the descriptor that `text` starts with would be; whether it is one is checked by the caller.
fn first_length(text: &str) -> usize {
    let dimensions = text.bytes().take_while(|&byte| byte == b'[').count();
    match text.as_bytes().get(dimensions) {
        Some(b'L') => text.find(';').map_or(text.len(), |end| end + 1),
        _ => dimensions + 1,
    }
}

/// The field descriptor of the type that a class constant names: `x/Y` gives `Lx/Y;`, arrays stay as they are.
pub fn descriptor_of(class: &str) -> String {
    if class.starts_with('[') {
        class.to_owned()
    } else {
        format!("L{class};")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptors_come_apart_with_their_locals() {
        let parsed = MethodType::parse("(J[[ILa/B;D)V").unwrap();
        assert_eq!(
            parsed.locals(1).collect::<Vec<_>>(),
            [(1, "J"), (3, "[[I"), (4, "La/B;"), (5, "D")]
        );
        assert_eq!(parsed.slots(), 6);
    }

    #[test]
    fn bad_descriptors_are_refused() {
        for bad in [
            "", "I", "(", "()", "(V)V", "(L;)V", "(Ljava)V", "()II", "([)V", "()[", "(é)V",
        ] {
            assert!(MethodType::parse(bad).is_err(), "{bad}");
        }
    }
}
