//! Classes to damage: those of the suite, and a sample of the JDK's own.

use super::worker::Original;
use crate::jdks::TestJdk;
use crate::{javac, suite};
use javelin_program::jdk::Jdk;
use std::path::{Path, PathBuf};

/// Classes of the JDK with much variety: text, numbers, generics, nesting, records, enums, switches, synchronization,
/// lambdas, big tables, annotations.
const LIBRARY: [&str; 48] = [
    "java/lang/String",
    "java/lang/Object",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Math",
    "java/lang/Thread",
    "java/lang/Character",
    "java/lang/CharacterData00",
    "java/lang/StringBuilder",
    "java/lang/AbstractStringBuilder",
    "java/lang/Throwable",
    "java/lang/Class",
    "java/lang/Enum",
    "java/lang/Record",
    "java/lang/Runtime$Version",
    "java/lang/invoke/MethodHandles",
    "java/lang/invoke/VarHandle",
    "java/lang/invoke/LambdaForm",
    "java/lang/annotation/ElementType",
    "java/lang/reflect/Proxy",
    "java/lang/Deprecated",
    "java/lang/Comparable",
    "java/util/HashMap",
    "java/util/HashMap$TreeNode",
    "java/util/TreeMap",
    "java/util/ArrayList",
    "java/util/Arrays",
    "java/util/Collections",
    "java/util/Formatter",
    "java/util/Scanner",
    "java/util/Random",
    "java/util/BitSet",
    "java/util/EnumMap",
    "java/util/Optional",
    "java/util/regex/Pattern",
    "java/util/stream/Collectors",
    "java/util/stream/StreamSpliterators",
    "java/util/concurrent/ConcurrentHashMap",
    "java/util/concurrent/ForkJoinPool",
    "java/util/concurrent/TimeUnit",
    "java/util/concurrent/locks/ReentrantLock",
    "java/math/BigInteger",
    "java/math/BigDecimal",
    "java/text/DecimalFormat",
    "java/time/LocalDate",
    "java/time/Duration",
    "java/time/format/DateTimeFormatterBuilder",
    "module-info",
];

/// Compiles the suite and writes the list of classes to damage to a file, for the workers: they must not compile.
pub fn prepare(jdk: &TestJdk, list: &Path) -> Result<(), String> {
    let programs = suite::programs()?;
    let fitting = programs.iter().filter(|program| program.release() <= jdk.feature);
    let sources: Vec<_> = fitting.map(suite::Program::as_source).collect();
    let compiled = javac::compile(jdk, &sources)?;
    let mut lines = String::new();
    // A program that does not compile is the differential suite's business.
    for folder in sources
        .iter()
        .filter_map(|source| compiled.get(&source.path)?.as_ref().ok())
    {
        for file in class_files(folder)? {
            lines += &format!("{}\n", file.display());
        }
    }
    std::fs::write(list, lines).map_err(|error| format!("{}: {error}", list.display()))
}

/// The classes of a list made by [`prepare`], and the library's, always in the same order.
pub fn read(jdk: &TestJdk, list: &Path) -> Result<Vec<Original>, String> {
    let text = std::fs::read_to_string(list).map_err(|error| format!("{}: {error}", list.display()))?;
    let mut originals = Vec::new();
    for file in text.lines().map(Path::new) {
        let bytes = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let folder = file.parent().unwrap_or(file).to_owned();
        originals.push(Original { name, bytes, folder });
    }
    let image: &'static Jdk = Box::leak(Box::new(Jdk::open(&jdk.home).map_err(|error| error.to_string())?));
    for name in LIBRARY {
        if let Some(bytes) = image.base_class(name) {
            originals.push(Original {
                name: name.to_owned(),
                bytes: bytes.to_vec(),
                folder: PathBuf::new(),
            });
        }
    }
    Ok(originals)
}

fn class_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "class"));
    files.sort();
    Ok(files)
}
