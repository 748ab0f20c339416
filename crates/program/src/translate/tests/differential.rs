//! Random methods do the same before and after translation.

use super::fixture::pool;
use super::generate::{LOCALS, generate};
use super::machines::{run_bytecode, run_code};
use super::random::Random;
use super::validate::validate;
use crate::name::Interner;

/// How many methods were compared, and how many of them returned.
#[derive(Debug, Default)]
struct Count {
    accepted: usize,
    compared: usize,
    returned: usize,
}

/// Compares this many random methods, with up to `mutations` of their bytes changed.
fn run(count: usize, seed: u64, mutations: usize) -> Count {
    let (pool, names) = (pool(), Interner::default());
    let mut random = Random::new(seed);
    let mut counts = Count::default();
    for _ in 0..count {
        let (method, mut bytes) = generate(&mut random);
        for _ in 0..mutations {
            let at = random.below(bytes.len());
            bytes[at] = random.next() as u8;
        }
        let code = match method.translate(&bytes, &pool, &names) {
            Err(message) if mutations == 0 => panic!("{message}: {bytes:?}"),
            Err(_) => continue,
            Ok(code) => code,
        };
        assert_eq!(validate(&code), Ok(()), "{bytes:?}");
        counts.accepted += 1;
        let arguments = [random.next() as i32, random.below(3) as i32, -1];
        let before = run_bytecode(&bytes, &method.handlers, usize::from(LOCALS), arguments);
        let (Ok(before), Ok(after)) = (before, run_code(&code, arguments)) else {
            continue;
        };
        assert_eq!(
            before,
            after,
            "{bytes:?} with {arguments:?} became\n{}",
            super::super::dump(&code)
        );
        counts.compared += 1;
        counts.returned += usize::from(before.result.is_some());
    }
    counts
}

#[test]
fn random_methods_do_the_same_as_before() {
    let counts = run(10_000, 1, 0);
    assert!(
        counts.compared > 9_000 && counts.returned > 3_000,
        "{counts:?} tests little"
    );
}

#[test]
fn methods_with_changed_bytes_do_the_same_as_before_or_are_refused() {
    let counts = run(20_000, 2, 1);
    assert!(
        counts.compared > 1_000 && counts.returned > 500,
        "{counts:?} tests little"
    );
}
