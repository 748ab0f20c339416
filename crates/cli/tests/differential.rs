//! The differential suite: every program under `tests/programs` must do on `javelin exec` what it does on the real
//! `java`, byte for byte, on every JDK. One test for each program and JDK, such as `jdk17/lang/Foo`.

use javelin_testbed::jdks::{self, TestJdk};
use javelin_testbed::suite::{self, Program};
use javelin_testbed::{compare, javac, process};
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    match trials(&arguments) {
        Ok(trials) => libtest_mimic::run(&arguments, trials).exit_code(),
        Err(text) => {
            eprintln!("{text}");
            ExitCode::FAILURE
        }
    }
}

fn trials(arguments: &Arguments) -> Result<Vec<Trial>, String> {
    let jdks = jdks::all();
    let programs = suite::programs()?;
    let mut trials = Vec::new();
    if jdks.iter().all(|jdk| jdk.feature != 17) {
        return Err("JDK 17 was not found; the tests need it (JAVELIN_TEST_JDKS may list JDK homes)".to_owned());
    }
    if jdks.iter().all(|jdk| jdk.feature < 21) {
        let name = "SKIPPED: no JDK from 21 to 25 found, only 17 is tested";
        trials.push(Trial::test(name, || Ok(())).with_ignored_flag(true));
    }
    for jdk in jdks {
        let fitting: Vec<Program> = programs
            .iter()
            .filter(|p| p.release() <= jdk.feature)
            .cloned()
            .collect();
        trials.extend(trials_on(&jdk, fitting, arguments.list)?);
    }
    Ok(trials)
}

fn trials_on(jdk: &TestJdk, programs: Vec<Program>, list: bool) -> Result<Vec<Trial>, String> {
    let sources: Vec<javac::Source> = programs.iter().map(Program::as_source).collect();
    let mut compiled = if list {
        Default::default()
    } else {
        javac::compile(jdk, &sources)?
    };
    let trials = programs.into_iter().map(|program| {
        let classes = compiled
            .remove(&program.source)
            .unwrap_or_else(|| Err("not compiled".to_owned()));
        let jdk = jdk.clone();
        Trial::test(format!("{}/{}", jdk.label(), program.label()), move || {
            check(&jdk, &program, &classes?)
        })
    });
    Ok(trials.collect())
}

fn check(jdk: &TestJdk, program: &Program, classes: &Path) -> Result<(), Failed> {
    let expected = suite::expected(jdk, program, classes)?;
    let actual = process::run(
        &javelin(),
        &arguments(jdk, program, classes),
        &program.input,
        suite::LIMIT,
    )?;
    match compare::difference(&expected, &actual) {
        None => Ok(()),
        Some(text) => Err(format!("{}\n{text}", program.source.display()).into()),
    }
}

fn javelin() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_javelin"))
}

fn arguments(jdk: &TestJdk, program: &Program, classes: &Path) -> Vec<String> {
    let (home, classes) = (jdk.home.display().to_string(), classes.display().to_string());
    let mut arguments = vec![
        "exec".to_owned(),
        "--java-home".to_owned(),
        home,
        "-cp".to_owned(),
        classes,
    ];
    arguments.push(program.name.clone());
    arguments.extend(program.arguments.iter().cloned());
    arguments
}
