//! A small seeded run of the mutation fuzzer; `mutate COUNT SEED` is the large one.

use javelin_testbed::jdks;
use javelin_testbed::mutation::driver::{self, Driver};
use javelin_testbed::rng::seed_or;
use std::path::Path;

const MUTANTS: u64 = 1_500;

#[test]
fn damaged_classes_are_refused_or_run_but_never_break_the_machine() {
    let seed = seed_or(2);
    for jdk in jdks::all() {
        let driver = Driver::new(Path::new(env!("CARGO_BIN_EXE_mutate")), &jdk, seed).expect("the suite compiles");
        let report = driver.run(0..MUTANTS).expect("workers run");
        let counts = driver::describe(&report.counts);
        assert!(
            report.failures.is_empty(),
            "seed {seed} on JDK {}:\n{}",
            jdk.feature,
            report.failures.join("\n")
        );
        for kind in ["linked", "method translated", "method refused", "finished badly"] {
            assert!(
                report.counts.contains_key(kind),
                "no mutant came as far as {kind:?}:\n{counts}"
            );
        }
    }
}
