//! Ways to damage a class file.

use super::layout::{Body, Layout};
use crate::rng::Rng;

/// A damaged copy of a class file: one to three changes, most of them where they hurt.
pub fn mutate(bytes: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut mutant = bytes.to_vec();
    for _ in 0..1 + rng.below(3) {
        // Earlier changes may have moved things: look again.
        match Layout::of(&mutant) {
            Some(layout) if !rng.one_in(4) => change_structure(&mut mutant, &layout, rng),
            _ => change_bytes(&mut mutant, rng),
        }
    }
    mutant
}

/// Changes that know what they hit.
fn change_structure(bytes: &mut [u8], layout: &Layout, rng: &mut Rng) {
    let count = layout.constants.len() + 1;
    match rng.below(10) {
        0 if !layout.indices.is_empty() => {
            let at = *rng.pick(&layout.indices);
            set_u16(bytes, at, interesting(count, rng));
        }
        1 if !layout.lengths.is_empty() => {
            let at = *rng.pick(&layout.lengths);
            change_length(bytes, at, rng);
        }
        2 => change_constant(bytes, layout, rng),
        3 => change_text(bytes, layout, rng),
        _ if !layout.bodies.is_empty() => {
            let body = &layout.bodies[rng.below(layout.bodies.len())];
            change_body(bytes, body, count, rng);
        }
        _ => flip(bytes, rng),
    }
}

fn change_length(bytes: &mut [u8], at: usize, rng: &mut Rng) {
    let old = u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    let new = *rng.pick(&[
        0,
        1,
        old.wrapping_sub(1),
        old + 1,
        old + 2,
        old.wrapping_mul(2),
        u32::MAX,
        0x7FFF_FFFF,
    ]);
    bytes[at..at + 4].copy_from_slice(&new.to_be_bytes());
}

/// Another tag, or another reference to a constant.
fn change_constant(bytes: &mut [u8], layout: &Layout, rng: &mut Rng) {
    let constant = rng.pick(&layout.constants).clone();
    if constant.is_empty() {
        return;
    }
    if rng.one_in(3) {
        bytes[constant.start] = *rng.pick(&[1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 20, 0, 255]);
    } else if bytes[constant.start] > 6 && constant.len() >= 3 {
        let at = constant.end - 2 * (1 + rng.below((constant.len() - 1) / 2));
        set_u16(bytes, at, interesting(layout.constants.len() + 1, rng));
    } else {
        let at = constant.start + 1 + rng.below(constant.len() - 1);
        bytes[at] = byte(rng);
    }
}

/// A name or descriptor that means something else.
fn change_text(bytes: &mut [u8], layout: &Layout, rng: &mut Rng) {
    let texts: Vec<_> = layout
        .constants
        .iter()
        .filter(|c| c.len() > 3 && bytes[c.start] == 1)
        .collect();
    if texts.is_empty() {
        return;
    }
    let text = (*rng.pick(&texts)).clone();
    let at = text.start + 3 + rng.below(text.len() - 3);
    bytes[at] = match rng.below(3) {
        0 => *rng.pick(b"()[;/<>.LVIJDFBCSZ$"),
        1 => byte(rng),
        _ => bytes[at] ^ 1,
    };
}

fn change_body(bytes: &mut [u8], body: &Body, constants: usize, rng: &mut Rng) {
    match rng.below(8) {
        0 => set_u16(bytes, body.limits + 2 * rng.below(2), interesting(constants, rng)),
        1 if !body.handlers.is_empty() => {
            let at = body.handlers.start + 2 * rng.below(body.handlers.len() / 2);
            set_u16(bytes, at, rng.below(body.code.len() + 2) as u16);
        }
        2 if body.code.len() >= 2 => {
            let at = body.code.start + rng.below(body.code.len() - 1);
            set_u16(bytes, at, interesting(constants, rng));
        }
        3 if body.code.len() >= 2 => {
            let (a, b) = (
                body.code.start + rng.below(body.code.len()),
                body.code.start + rng.below(body.code.len()),
            );
            bytes.swap(a, b);
        }
        4 => {
            // A small step: another local, another branch target, a neighbouring instruction.
            let at = body.code.start + rng.below(body.code.len());
            bytes[at] = bytes[at].wrapping_add(*rng.pick(&[1, 2, 3, 4, 0xFF, 0xFE, 0xFD]));
        }
        _ => {
            let at = body.code.start + rng.below(body.code.len());
            // Every instruction there is, and a few that are none.
            bytes[at] = rng.below(210) as u8;
        }
    }
}

/// Changes that know nothing.
fn change_bytes(bytes: &mut Vec<u8>, rng: &mut Rng) {
    if bytes.is_empty() {
        return;
    }
    let at = rng.below(bytes.len());
    match rng.below(9) {
        0 | 1 => flip(bytes, rng),
        2 => bytes[at] = byte(rng),
        3 => bytes.truncate(at),
        4 => drop(bytes.splice(
            at..at,
            (0..1 + rng.below(8)).map(|_| rng.next() as u8).collect::<Vec<_>>(),
        )),
        5 => drop(bytes.drain(at..(at + 1 + rng.below(8)).min(bytes.len()))),
        6 => {
            let other = rng.below(bytes.len());
            bytes.swap(at, other);
        }
        7 if at + 4 <= bytes.len() => {
            let value = *rng.pick(&[0, 1, u32::MAX, 0x7FFF_FFFF, 0x8000_0000, 0x0001_0000]);
            bytes[at..at + 4].copy_from_slice(&value.to_be_bytes());
        }
        _ => {
            let length = (1 + rng.below(64)).min(bytes.len() - at);
            let copy = bytes[at..at + length].to_vec();
            let to = rng.below(bytes.len() - length + 1);
            bytes[to..to + length].copy_from_slice(&copy);
        }
    }
}

fn flip(bytes: &mut [u8], rng: &mut Rng) {
    let at = rng.below(bytes.len());
    bytes[at] ^= 1 << rng.below(8);
}

fn byte(rng: &mut Rng) -> u8 {
    let random = rng.next() as u8;
    *rng.pick(&[0, 1, 0x7F, 0x80, 0xC0, 0xFF, random, random])
}

/// A number at some border: of the constants, of two bytes, or any constant's.
fn interesting(constants: usize, rng: &mut Rng) -> u16 {
    let any = 1 + rng.below(constants.max(2) - 1);
    *rng.pick(&[
        0,
        1,
        0xFFFF,
        0x7FFF,
        0x8000,
        constants as u16,
        constants as u16 + 1,
        any as u16,
        any as u16,
        any as u16,
    ])
}

fn set_u16(bytes: &mut [u8], at: usize, value: u16) {
    if let Some(place) = bytes.get_mut(at..at + 2) {
        place.copy_from_slice(&value.to_be_bytes());
    }
}
