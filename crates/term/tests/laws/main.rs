//! The laws: whatever the builders make of an expression, it has the value of the expression as written.
//!
//! Random expressions are built twice: as terms, through the simplifying builders, and as values of a plain reference
//! in Rust's own arithmetic under many assignments at once. Both must agree bit for bit, and every rule must fire.

mod build;
mod random;
mod reference;
mod world;

use javelin_term::{Rule, RuleCounts};
use world::World;

/// Builds worlds from consecutive seeds and checks each term; gives back how often each rule fired.
fn check(seeds: std::ops::Range<u64>, size: usize) -> Vec<u64> {
    let mut fired = vec![0; Rule::ALL.len()];
    for seed in seeds {
        let mut world = World::new(seed);
        world.grow(size);
        world.check();
        add(&mut fired, world.pool.rules());
    }
    fired
}

fn add(fired: &mut [u64], counts: &RuleCounts) {
    for (total, &rule) in fired.iter_mut().zip(Rule::ALL) {
        *total += counts.get(rule);
    }
}

#[test]
fn terms_mean_what_was_written() {
    let (seeds, size) = (1500, 300);
    let halves = [0..seeds / 2, seeds / 2..seeds];
    let parts = std::thread::scope(|scope| {
        let threads = halves.map(|half| scope.spawn(move || check(half, size)));
        threads.map(|thread| thread.join().expect("no disagreement"))
    });
    let total = |rule: Rule| parts.iter().map(|part| part[rule as usize]).sum::<u64>();
    let silent: Vec<Rule> = Rule::ALL.iter().copied().filter(|&rule| total(rule) == 0).collect();
    assert!(silent.is_empty(), "rules that never fired: {silent:?}");
}

#[test]
fn the_form_does_not_depend_on_what_was_built_before() {
    for seed in 0..40 {
        let mut plain = World::new(seed);
        plain.grow(150);
        let mut crowded = World::crowded(seed);
        crowded.grow(150);
        assert_eq!(plain.printed(), crowded.printed(), "seed {seed}");
    }
}

#[test]
fn rebuilding_changes_nothing() {
    for seed in 0..40 {
        let mut world = World::new(seed);
        world.grow(150);
        world.check_rebuilt();
    }
}
