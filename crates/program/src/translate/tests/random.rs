//! Random bytes as method bodies: nothing may panic, and whatever is accepted must be safe to run.

use super::fixture::{CONSTANTS, Method, method, pool};
use super::validate::validate;
use crate::name::Interner;

/// Marsaglia's xorshift: the same seed gives the same run.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 16) as usize % limit
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// Any bytes at all.
fn noise(random: &mut Random) -> Vec<u8> {
    let length = 1 + random.below(40);
    (0..length).map(|_| random.next() as u8).collect()
}

/// Opcodes with operands that are likely to make sense.
fn plausible(random: &mut Random) -> Vec<u8> {
    let count = 1 + random.below(30);
    let mut bytes = Vec::new();
    for _ in 0..count {
        let opcode = random.below(202) as u8;
        bytes.push(opcode);
        match opcode {
            16 | 188 => bytes.push(random.below(12) as u8),
            18 => bytes.push(random.below(usize::from(CONSTANTS)) as u8),
            21..=25 | 54..=58 | 169 => bytes.push(random.below(6) as u8),
            132 => bytes.extend([random.below(6) as u8, random.next() as u8]),
            17 => bytes.extend([0, random.next() as u8]),
            153..=168 | 198 | 199 => bytes.extend((random.below(40) as i16 - 16).to_be_bytes()),
            19 | 20 | 178..=184 | 187 | 189 | 192 | 193 => {
                bytes.extend([0, random.below(usize::from(CONSTANTS)) as u8])
            }
            185 => bytes.extend([0, random.below(usize::from(CONSTANTS)) as u8, 3, 0]),
            186 => bytes.extend([0, random.below(usize::from(CONSTANTS)) as u8, 0, 0]),
            _ => (),
        }
    }
    bytes.push(177);
    bytes
}

/// Int arithmetic with branches, and calls of a subroutine at the end, wherever the stack is empty. Half of the time
/// one byte of it is changed.
fn lenient(random: &mut Random) -> Vec<u8> {
    let (mut bytes, mut depth) = (Vec::new(), 0);
    let (mut empty, mut branches, mut calls) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..1 + random.below(30) {
        match (random.below(10), depth) {
            (0..2, 0) => {
                empty.push(bytes.len());
                branches.push(bytes.len());
                bytes.extend([167, 0, 0]);
            }
            (2..4, 0) => {
                empty.push(bytes.len());
                calls.push(bytes.len());
                bytes.extend([168, 0, 0]);
            }
            (0..5, 2..) => {
                bytes.push(random.pick(&[96, 100, 104, 108, 126]));
                depth -= 1;
            }
            (0..5, 1) => {
                branches.push(bytes.len());
                bytes.extend([random.pick(&[153, 154, 158]), 0, 0]);
                depth = 0;
            }
            (5 | 6, 1..) => {
                bytes.push(59 + random.below(3) as u8);
                depth -= 1;
            }
            _ => {
                bytes.push(random.pick(&[3, 8, 26, 27]));
                depth += 1;
            }
        }
    }
    empty.push(bytes.len());
    bytes.push(177);
    let subroutine = bytes.len();
    bytes.extend([77, 132, 0, 1, 169, 2]);
    let targets = branches
        .iter()
        .map(|&branch| (branch, random.pick(&empty)))
        .collect::<Vec<_>>();
    for (from, to) in targets.into_iter().chain(calls.iter().map(|&call| (call, subroutine))) {
        let offset = (to as i64 - from as i64) as i16;
        bytes[from + 1..from + 3].copy_from_slice(&offset.to_be_bytes());
    }
    if random.below(2) == 0 {
        let at = random.below(bytes.len());
        bytes[at] = random.next() as u8;
    }
    bytes
}

fn shape(random: &mut Random, length: usize) -> Method {
    let descriptor = random.pick(&["()V", "(II)V", "(II)V", "(IJLjava/lang/Object;)V", "(I)I"]);
    let mut method = method(descriptor).sized(random.below(12) as u16, random.below(20) as u16);
    for _ in 0..random.below(6).saturating_sub(3) {
        let mut pc = || random.below(length + 1) as u16;
        method = method.handler(pc(), pc(), pc());
    }
    method
}

/// Translates this many random bodies; says how many were accepted.
fn run(count: u64, seed: u64) -> usize {
    let (pool, names) = (pool(), Interner::default());
    let mut accepted = 0;
    let mut random = Random::new(seed);
    for _ in 0..count {
        let bytes = match random.below(4) {
            0 => noise(&mut random),
            1 => plausible(&mut random),
            _ => lenient(&mut random),
        };
        if let Ok(code) = shape(&mut random, bytes.len()).translate(&bytes, &pool, &names) {
            accepted += 1;
            assert_eq!(validate(&code), Ok(()), "{bytes:?}");
        }
    }
    accepted
}

#[test]
fn random_bytes_never_panic_and_never_give_unsafe_code() {
    let accepted = run(20_000, 1);
    assert!(
        accepted > 200,
        "only {accepted} bodies were accepted, which tests little"
    );
}
