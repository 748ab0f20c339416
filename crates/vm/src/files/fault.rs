//! Why a file operation failed, as Unix says it.

/// The failures that the machine's files know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    NotFound,
    Denied,
    Exists,
    NotDirectory,
    IsDirectory,
    NotEmpty,
    BadDescriptor,
    Invalid,
    Other(i32),
}

impl Fault {
    pub fn of(error: &std::io::Error) -> Fault {
        match error.raw_os_error() {
            Some(2) => Fault::NotFound,
            Some(9) => Fault::BadDescriptor,
            Some(13) => Fault::Denied,
            Some(17) => Fault::Exists,
            Some(20) => Fault::NotDirectory,
            Some(21) => Fault::IsDirectory,
            Some(22) => Fault::Invalid,
            Some(39) => Fault::NotEmpty,
            Some(number) => Fault::Other(number),
            None => Fault::Other(5),
        }
    }

    /// The `errno`.
    pub fn number(self) -> i32 {
        match self {
            Fault::NotFound => 2,
            Fault::BadDescriptor => 9,
            Fault::Denied => 13,
            Fault::Exists => 17,
            Fault::NotDirectory => 20,
            Fault::IsDirectory => 21,
            Fault::Invalid => 22,
            Fault::NotEmpty => 39,
            Fault::Other(number) => number,
        }
    }

    /// What `strerror` says.
    pub fn text(self) -> String {
        text_of(self.number())
    }
}

/// What `strerror` says for a number.
pub fn text_of(number: i32) -> String {
    let text = std::io::Error::from_raw_os_error(number).to_string();
    match text.rfind(" (os error") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}
