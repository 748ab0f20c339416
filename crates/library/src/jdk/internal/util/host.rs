//! What the JDK's launcher finds out about the machine it runs on: locale, encoding, user.

use std::ffi::CStr;
use std::os::unix::fs::MetadataExt;

/// The locale of the environment, as Java's properties split it.
pub(super) struct HostLocale {
    pub language: String,
    pub country: String,
    pub variant: String,
}

/// The locale categories that Java looks at.
#[derive(Clone, Copy)]
pub(super) enum Category {
    /// What messages are written in.
    Messages,
    /// What numbers and dates are written in, and the encoding of text.
    Characters,
}

impl Category {
    fn variable(self) -> &'static str {
        match self {
            Category::Messages => "LC_MESSAGES",
            Category::Characters => "LC_CTYPE",
        }
    }
}

/// The encoding of the environment's locale; `None` if the C library does not know the locale, as `setlocale` would
/// then change nothing.
fn codeset() -> Option<String> {
    // SAFETY: the name is a C string, and no locale object is passed in to be modified.
    let locale = unsafe { libc::newlocale(libc::LC_ALL_MASK, c"".as_ptr(), std::ptr::null_mut()) };
    if locale.is_null() {
        return None;
    }
    // SAFETY: the locale was just made; the text it answers lives as long as the locale, and is copied before that
    // is freed.
    unsafe {
        let text = CStr::from_ptr(libc::nl_langinfo_l(libc::CODESET, locale))
            .to_string_lossy()
            .into_owned();
        libc::freelocale(locale);
        Some(text)
    }
}

/// The name of the environment's encoding.
pub(super) fn encoding() -> String {
    match codeset() {
        None => "ANSI_X3.4-1968".to_owned(),
        Some(name) if name.is_empty() => "ISO8859-1".to_owned(),
        Some(name) if name == "EUC-JP" => "EUC-JP-LINUX".to_owned(),
        Some(name) => name,
    }
}

fn name_of(category: Category) -> String {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let name = set("LC_ALL")
        .or_else(|| set(category.variable()))
        .or_else(|| set("LANG"));
    match name {
        Some(name) if name != "C" && name != "POSIX" && codeset().is_some() => name,
        _ => "en_US".to_owned(),
    }
}

/// The locale for a category: `language_COUNTRY.encoding@variant`.
pub(super) fn locale(category: Category) -> HostLocale {
    let name = name_of(category);
    let (rest, variant) = name.split_once('@').unwrap_or((&name, ""));
    let (rest, _) = rest.split_once('.').unwrap_or((rest, ""));
    let (language, country) = rest.split_once('_').unwrap_or((rest, ""));
    let language = if matches!(language, "C" | "POSIX") {
        "en"
    } else {
        language
    };
    let variant = if variant == "euro" { "" } else { variant };
    HostLocale {
        language: language.to_owned(),
        country: country.to_owned(),
        variant: variant.to_owned(),
    }
}

/// Name and home directory of the user that the process runs as.
pub(super) fn user() -> (String, String) {
    let number = std::fs::metadata("/proc/self")
        .map(|found| found.uid().to_string())
        .unwrap_or_default();
    let table = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let entry = table
        .lines()
        .map(|line| line.split(':').collect::<Vec<_>>())
        .find(|fields| fields.get(2) == Some(&&*number));
    let field = |index: usize| {
        entry
            .as_ref()
            .and_then(|fields| fields.get(index))
            .map(|field| (*field).to_owned())
    };
    let home = field(5)
        .filter(|home| home.len() >= 3)
        .or_else(|| std::env::var("HOME").ok());
    (
        field(0).unwrap_or_else(|| "?".to_owned()),
        home.unwrap_or_else(|| "?".to_owned()),
    )
}

/// The release of the operating system's kernel.
pub(super) fn release() -> String {
    let text = std::fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    text.trim().to_owned()
}
