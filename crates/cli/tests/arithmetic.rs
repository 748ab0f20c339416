//! Random arithmetic: the machine computes the same bits as the real JVM.
//!
//! `JAVELIN_SEED` chooses other programs and `JAVELIN_CLASSES` how many; each has [`CASES`] methods that are run
//! with [`ARGUMENTS`] lists of arguments.

use javelin_testbed::arithmetic::{self, ARGUMENTS, CASES};
use javelin_testbed::rng::{Rng, seed_or};
use javelin_testbed::suite::{self, Program};
use javelin_testbed::{cache, javac, jdks};
use std::path::Path;

const CLASSES: u64 = 4;

#[test]
fn random_expressions_have_the_same_bits() {
    let seed = seed_or(1);
    let classes = std::env::var("JAVELIN_CLASSES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(CLASSES);
    let programs: Vec<Program> = (0..classes).map(|number| program(seed, number)).collect();
    for jdk in jdks::all() {
        let sources: Vec<_> = programs.iter().map(Program::as_source).collect();
        let compiled = javac::compile(&jdk, &sources).expect("javac runs");
        for program in &programs {
            let classes = compiled[&program.source]
                .as_ref()
                .unwrap_or_else(|error| panic!("{error}"));
            let result = suite::check(Path::new(env!("CARGO_BIN_EXE_javelin")), &jdk, program, classes);
            result.unwrap_or_else(|text| panic!("seed {seed} on JDK {}: {text}", jdk.feature));
        }
        println!(
            "JDK {}: {} results are equal",
            jdk.feature,
            classes * (CASES * ARGUMENTS) as u64
        );
    }
}

/// Writes the source of a random class to the cache.
fn program(seed: u64, number: u64) -> Program {
    let name = format!("Arithmetic{seed}x{number}");
    let text = arithmetic::class(&name, &mut Rng::for_case(seed, number));
    let folder = cache::directory().join("arithmetic");
    std::fs::create_dir_all(&folder).expect("the cache can be written");
    let source = folder.join(format!("{name}.java"));
    if std::fs::read_to_string(&source).ok().as_ref() != Some(&text) {
        std::fs::write(&source, text).expect("the cache can be written");
    }
    Program {
        area: "arithmetic".to_owned(),
        name,
        source,
        input: Vec::new(),
        arguments: Vec::new(),
    }
}
