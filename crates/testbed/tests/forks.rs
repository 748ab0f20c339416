//! Programs of the suite, forked at random points: every copy must do what the unforked run does, although the copies
//! run in turns and share most of their memory. One test for each program, such as `jdk17/lang/Foo`.

use javelin_testbed::javac;
use javelin_testbed::jdks::{self, TestJdk};
use javelin_testbed::machine::{Booted, Run};
use javelin_testbed::rng::{Rng, seed_or};
use javelin_testbed::suite::{self, Program};
use javelin_vm::files::Input;
use libtest_mimic::{Arguments, Failed, Trial};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

/// Copies alive at the same time.
const COPIES: usize = 3;
/// Turns until a program counts as too long for this test.
const TURNS: usize = 20_000;
/// Forks of the first round happen within this many turns.
const FIRST_ROUND: usize = 30;
const HEAP: usize = 512 << 20;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for jdk in jdks::all() {
        match trials_on(&jdk, arguments.list) {
            Ok(more) => trials.extend(more),
            Err(text) => {
                eprintln!("{text}");
                return ExitCode::FAILURE;
            }
        }
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trials_on(jdk: &TestJdk, list: bool) -> Result<Vec<Trial>, String> {
    let mut programs = suite::programs()?;
    programs.retain(|program| program.release() <= jdk.feature);
    let sources: Vec<_> = programs.iter().map(Program::as_source).collect();
    let compiled = if list {
        Default::default()
    } else {
        javac::compile(jdk, &sources)?
    };
    // A program that does not compile is the differential suite's business.
    let folders = sources
        .iter()
        .filter_map(|source| compiled.get(&source.path)?.as_ref().ok()?.to_str());
    let class_path = folders.collect::<Vec<_>>().join(":");
    // One booted machine for all: every run starts from a fork of it.
    let booted = Arc::new(Mutex::new(Booted::new(jdk, &class_path, HEAP)?));
    let trials = programs.into_iter().map(|program| {
        let booted = Arc::clone(&booted);
        Trial::test(format!("{}/{}", jdk.label(), program.label()), move || {
            check(&mut booted.lock().unwrap_or_else(PoisonError::into_inner), &program)
        })
    });
    Ok(trials.collect())
}

fn start(booted: &mut Booted, program: &Program, seed: u64) -> Result<Run, String> {
    let mut state = booted.enter(&program.name, &program.arguments)?;
    state.files.input = Input::of_bytes(program.input.clone());
    Ok(Run::new(state, seed))
}

fn check(booted: &mut Booted, program: &Program) -> Result<(), Failed> {
    let seed = seed_or(1);
    // The first time, call sites are linked while copies are alive. That makes objects which later runs need not make,
    // so the copies of this round agree with others in what they do, but not in every object.
    let first = forked(booted, program, seed, FIRST_ROUND)?;
    let mut plain = start(booted, program, seed)?;
    let mut turns = 0;
    while plain.step(&booted.runtime) && turns < TURNS {
        turns += 1;
    }
    if plain.end.is_none() {
        return Err(format!("the program does not end within {TURNS} turns").into());
    }
    first.iter().try_for_each(|copy| same_behaviour(&plain, copy))?;
    for copy in forked(booted, program, seed, turns)? {
        same_behaviour(&plain, &copy)?;
        if plain.end.as_deref().is_some_and(|end| end.starts_with("Finished")) && plain.state != copy.state {
            return Err("a copy ends in another state than the unforked run".into());
        }
    }
    Ok(())
}

/// Runs a program and forks it at a few of its first `turns` turns; copies take turns at random. All of them, at
/// their ends.
fn forked(booted: &mut Booted, program: &Program, seed: u64, turns: usize) -> Result<Vec<Run>, Failed> {
    let mut rng = Rng::for_case(seed, turns as u64);
    let mut fork_at: Vec<usize> = (1..COPIES).map(|_| rng.below(turns.max(1))).collect();
    fork_at.sort_unstable_by_key(|&turn| std::cmp::Reverse(turn));
    let mut copies = vec![(start(booted, program, seed)?, 0)];
    let mut running = vec![0];
    while !running.is_empty() {
        let place = rng.below(running.len());
        let (copy, done) = &mut copies[running[place]];
        if fork_at.pop_if(|turn| *turn <= *done).is_some() {
            let fork = (copy.fork(), *done);
            if fork.0.state != copy.state {
                return Err(format!("a fork differs from its origin after {done} turns").into());
            }
            running.push(copies.len());
            copies.push(fork);
            continue;
        }
        *done += 1;
        if !copy.step(&booted.runtime) || *done > TURNS {
            running.swap_remove(place);
        }
    }
    Ok(copies.into_iter().map(|(copy, _)| copy).collect())
}

fn same_behaviour(plain: &Run, copy: &Run) -> Result<(), Failed> {
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    if plain.end != copy.end {
        return Err(format!("a copy ends with {:?}, the unforked run with {:?}", copy.end, plain.end).into());
    }
    for (name, plain, copy) in [("stdout", plain.out(), copy.out()), ("stderr", plain.err(), copy.err())] {
        if plain != copy {
            return Err(format!(
                "{name} of a copy:\n{}\nof the unforked run:\n{}",
                text(copy),
                text(plain)
            )
            .into());
        }
    }
    Ok(())
}
