//! What an interpreter that checks nothing relies on.

use super::super::{Operand, operands};
use crate::code::{Code, Switch};
use crate::insn::{Insn, NO_REGISTER, Op};
use std::sync::atomic::Ordering;

/// Checks that the code can be run without checks, and says what is wrong if it cannot.
pub fn validate(code: &Code) -> Result<(), String> {
    let words: Vec<u64> = code.words.iter().map(|word| word.load(Ordering::Relaxed)).collect();
    let insns = instructions(&words)?;
    let starts: Vec<bool> = {
        let mut starts = vec![false; words.len()];
        insns.iter().for_each(|&(index, _)| starts[index] = true);
        starts
    };
    let target = |target: u16| match starts.get(usize::from(target)) {
        Some(true) => Ok(()),
        _ => Err(format!("a branch to {target}")),
    };
    let register = |register: u16| match register < code.registers {
        true => Ok(()),
        false => Err(format!("register {register}")),
    };
    for &(index, insn) in &insns {
        for (role, value) in operands(insn.op).into_iter().zip([insn.a, insn.b, insn.c]) {
            match role {
                Operand::Destination if value == NO_REGISTER && is_call(insn.op) => (),
                Operand::Destination | Operand::Source => register(value)?,
                Operand::Ref if usize::from(value) >= code.refs.len() => return Err(format!("reference {value}")),
                Operand::Switch if usize::from(value) >= code.switches.len() => return Err(format!("switch {value}")),
                Operand::Target => target(value)?,
                Operand::Unused if value != 0 => return Err(format!("unused operand {value}")),
                _ => (),
            }
        }
        if insn.op != Op::ConstWide {
            for word in &words[index + 1..index + 1 + insn.operand_words()] {
                (0..4).try_for_each(|place| register((word >> (16 * place)) as u16))?;
            }
        }
    }
    for switch in &code.switches {
        let (Switch::Table { targets, default, .. } | Switch::Lookup { targets, default, .. }) = switch;
        targets.iter().chain([default]).try_for_each(|&place| target(place))?;
    }
    code.handlers.iter().try_for_each(|handler| target(handler.target))?;
    match insns.last() {
        Some((_, last)) if ends_control(last.op) && code.pcs.len() == words.len() && code.locals < code.registers => {
            Ok(())
        }
        _ => Err("control falls off the end".to_owned()),
    }
}

fn instructions(words: &[u64]) -> Result<Vec<(usize, Insn)>, String> {
    let mut insns = Vec::new();
    let mut index = 0;
    while let Some(&word) = words.get(index) {
        let op = Op::of(word as u16).filter(|op| !format!("{op:?}").ends_with("Quick"));
        let op = op.ok_or_else(|| format!("word {index} is no instruction"))?;
        let insn = Insn::new(op, (word >> 16) as u16, (word >> 32) as u16, (word >> 48) as u16);
        insns.push((index, insn));
        index += 1 + insn.operand_words();
    }
    match index == words.len() {
        true => Ok(insns),
        false => Err("an operand word is missing".to_owned()),
    }
}

fn is_call(op: Op) -> bool {
    matches!(
        op,
        Op::InvokeVirtual | Op::InvokeSpecial | Op::InvokeStatic | Op::InvokeInterface | Op::InvokeDynamic
    )
}

fn ends_control(op: Op) -> bool {
    use Op::{Jump, JumpSubroutine, Return, ReturnSubroutine, ReturnValue, Switch, Throw};
    matches!(
        op,
        Jump | JumpSubroutine | Return | ReturnSubroutine | ReturnValue | Switch | Throw
    )
}
