//! The differential suite: every program under `tests/programs` must do on `javelin exec` what it does on the real
//! `java`, byte for byte, on every JDK. One test for each program and JDK, such as `jdk17/lang/Foo`.

use javelin_testbed::javac;
use javelin_testbed::jdks::{self, TestJdk};
use javelin_testbed::suite::{self, Program};
use libtest_mimic::{Arguments, Trial};
use std::path::Path;
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
            Ok(suite::check(
                Path::new(env!("CARGO_BIN_EXE_javelin")),
                &jdk,
                &program,
                &classes?,
            )?)
        })
    });
    Ok(trials.collect())
}
