//! Giving a class another name, so that many mutants of it can live in one program.

use super::layout::Layout;

/// The class with `old` replaced by `new` wherever its constants name it. Internal names, as in `java/lang/Object`.
pub fn rename(bytes: &[u8], old: &str, new: &str) -> Option<Vec<u8>> {
    let layout = Layout::of(bytes)?;
    let mut result = bytes[..10].to_vec();
    for constant in &layout.constants {
        let part = &bytes[constant.clone()];
        match part.split_first() {
            Some((1, text)) => {
                let text = replaced(&text[2..], old.as_bytes(), new.as_bytes());
                result.push(1);
                result.extend_from_slice(&u16::try_from(text.len()).ok()?.to_be_bytes());
                result.extend_from_slice(&text);
            }
            _ => result.extend_from_slice(part),
        }
    }
    result.extend_from_slice(&bytes[layout.pool_end..]);
    Some(result)
}

/// Replaces the name itself and `Lname;` within descriptors.
fn replaced(text: &[u8], old: &[u8], new: &[u8]) -> Vec<u8> {
    if text == old {
        return new.to_vec();
    }
    let (from, to) = ([b"L", old, b";"].concat(), [b"L", new, b";"].concat());
    let mut result = Vec::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix(&*from) {
            result.extend_from_slice(&to);
            rest = after;
        } else {
            result.push(rest[0]);
            rest = &rest[1..];
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_replaced_whole() {
        assert_eq!(replaced(b"A", b"A", b"Bcd"), b"Bcd");
        assert_eq!(replaced(b"(LA;ILAA;)LA;", b"A", b"Bcd"), b"(LBcd;ILAA;)LBcd;");
        assert_eq!(replaced(b"A$1", b"A", b"Bcd"), b"A$1");
    }
}
