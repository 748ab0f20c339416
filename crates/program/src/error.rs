//! What can go wrong between bytes and a linked class, in the terms of the person who has to fix it.

use std::path::PathBuf;
use thiserror::Error;

/// A class file that is not well formed (JVMS 4).
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum FormatError {
    #[error("the file ends at byte {at}, but {wanted} more bytes are needed")]
    Truncated { at: usize, wanted: usize },
    #[error("it does not start with the class-file magic number 0xCAFEBABE")]
    Magic,
    #[error("it has class file version {major}.{minor}; Javelin reads versions 45 to 69 (Java 1.1 to 25)")]
    Version { major: u16, minor: u16 },
    #[error("unknown constant tag {tag} at constant {index}")]
    ConstantTag { tag: u8, index: u16 },
    #[error("constant {index} is missing or is not {expected}")]
    Constant { index: u16, expected: &'static str },
    #[error("bad descriptor {0:?}")]
    Descriptor(String),
    #[error("{0}")]
    Other(String),
}

/// Why a class cannot be loaded or linked (JVMS 5.3, 5.4): the error the program itself would see.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum LinkError {
    /// `NoClassDefFoundError` or `ClassNotFoundException`, depending on who asked.
    #[error("class {0} not found")]
    NotFound(String),
    /// `ClassFormatError`
    #[error("class file of {class} ({origin}) is damaged: {error}")]
    Format {
        class: String,
        origin: String,
        error: FormatError,
    },
    /// `UnsupportedClassVersionError`
    #[error("class {class} ({origin}) is too new: {error}")]
    Version {
        class: String,
        origin: String,
        error: FormatError,
    },
    /// `ClassCircularityError`
    #[error("class {0} is its own superclass")]
    Circular(String),
    /// `IncompatibleClassChangeError`
    #[error("{0}")]
    Incompatible(String),
    /// `NoSuchFieldError`
    #[error("{0}")]
    NoSuchField(String),
    /// `NoSuchMethodError`
    #[error("{0}")]
    NoSuchMethod(String),
    /// `AbstractMethodError`
    #[error("{0}")]
    AbstractMethod(String),
    /// `VerifyError`
    #[error("{0}")]
    Verify(String),
    /// `IllegalAccessError`
    #[error("{0}")]
    IllegalAccess(String),
    /// `BootstrapMethodError`
    #[error("{0}")]
    Bootstrap(String),
}

impl LinkError {
    /// The Java class that the running program sees for this error.
    pub fn java_class(&self) -> &'static str {
        match self {
            LinkError::NotFound(_) => "java/lang/NoClassDefFoundError",
            LinkError::Format { .. } => "java/lang/ClassFormatError",
            LinkError::Version { .. } => "java/lang/UnsupportedClassVersionError",
            LinkError::Circular(_) => "java/lang/ClassCircularityError",
            LinkError::Incompatible(_) => "java/lang/IncompatibleClassChangeError",
            LinkError::NoSuchField(_) => "java/lang/NoSuchFieldError",
            LinkError::NoSuchMethod(_) => "java/lang/NoSuchMethodError",
            LinkError::AbstractMethod(_) => "java/lang/AbstractMethodError",
            LinkError::Verify(_) => "java/lang/VerifyError",
            LinkError::IllegalAccess(_) => "java/lang/IllegalAccessError",
            LinkError::Bootstrap(_) => "java/lang/BootstrapMethodError",
        }
    }

    /// The message the Java exception carries.
    pub fn java_message(&self) -> String {
        match self {
            LinkError::NotFound(name) | LinkError::Circular(name) => name.clone(),
            other => other.to_string(),
        }
    }
}

/// Why no program can be set up at all: the user's class path or JDK.
#[derive(Debug, Error)]
pub enum SetupError {
    #[error(
        "no JDK found: pass --java-home DIR, set JAVA_HOME, or install one (Debian: apt-get install openjdk-17-jdk-headless)"
    )]
    NoJdk,
    #[error("{path} is not a JDK that Javelin can use: {reason}; name another with --java-home or JAVA_HOME")]
    BadJdk { path: PathBuf, reason: String },
    #[error("class path entry {path}: {reason}; replace it or take it off the class path")]
    ClassPath { path: PathBuf, reason: String },
}
