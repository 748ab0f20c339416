//! Register code as text, one line per instruction: word index, bytecode index, operation, operands.

use super::operands::{Operand, operands};
use crate::code::{Code, CodeHandler, Reference, Switch};
use crate::descriptor::Kind;
use crate::insn::{Insn, NO_REGISTER, Op};
use std::fmt::Write;
use std::sync::atomic::Ordering;

/// Prints a method's code.
pub fn dump(code: &Code) -> String {
    let words: Vec<u64> = code.words.iter().map(|word| word.load(Ordering::Relaxed)).collect();
    let mut text = String::new();
    let mut index = 0;
    while let Some(&word) = words.get(index) {
        let Some(op) = Op::of(word as u16) else {
            let _ = writeln!(text, "{index:3} not an instruction: {word:#x}");
            index += 1;
            continue;
        };
        let insn = Insn::new(op, (word >> 16) as u16, (word >> 32) as u16, (word >> 48) as u16);
        let next = (index + 1 + insn.operand_words()).min(words.len());
        let _ = write!(
            text,
            "{index:3} @{:<3} {op:?}",
            code.pcs.get(index).copied().unwrap_or_default()
        );
        instruction(&mut text, code, insn, &words[index + 1..next]);
        text.push('\n');
        index = next;
    }
    for CodeHandler {
        start,
        end,
        target,
        class,
    } in &code.handlers
    {
        let _ = writeln!(text, "    @{start}..{end} -> {target} catches {class}");
    }
    text
}

fn instruction(text: &mut String, code: &Code, insn: Insn, words: &[u64]) {
    if insn.op == Op::ConstInt {
        let value = u32::from(insn.b) | u32::from(insn.c) << 16;
        let _ = write!(text, " r{} {}", insn.a, value as i32);
        return;
    }
    for (role, value) in operands(insn.op).into_iter().zip([insn.a, insn.b, insn.c]) {
        operand(text, code, role, value);
    }
    match insn.op {
        Op::ConstWide => {
            let _ = write!(text, " {:#x}", words.first().copied().unwrap_or_default());
        }
        _ => registers(text, words, if insn.op == Op::NewMultiArray { insn.b } else { insn.c }),
    }
}

fn operand(text: &mut String, code: &Code, role: Operand, value: u16) {
    let _ = match role {
        Operand::Unused | Operand::Count => Ok(()),
        Operand::Destination if value == NO_REGISTER => write!(text, " -"),
        Operand::Destination | Operand::Source => write!(text, " r{value}"),
        Operand::Immediate => write!(text, " {}", value as i16),
        Operand::Ref => reference(text, code, value),
        Operand::Switch => switch(text, code, value),
        Operand::Target => write!(text, " -> {value}"),
        Operand::Raw => write!(text, " {value}"),
    };
}

fn reference(text: &mut String, code: &Code, index: u16) -> std::fmt::Result {
    match code.refs.get(usize::from(index)).map(|slot| slot.reference) {
        None => write!(text, " #?"),
        Some(Reference::Constant(constant)) => write!(text, " #{constant}"),
        Some(Reference::ArrayOf(constant)) => write!(text, " #{constant}[]"),
        Some(Reference::PrimitiveArray(kind)) => write!(text, " {}[]", Kind::java_name(kind).unwrap_or("?")),
    }
}

fn switch(text: &mut String, code: &Code, index: u16) -> std::fmt::Result {
    let (cases, targets, default): (Vec<i64>, _, _) = match code.switches.get(usize::from(index)) {
        None => return write!(text, " ?"),
        Some(Switch::Table { low, targets, default }) => {
            ((i64::from(*low)..).take(targets.len()).collect(), targets, default)
        }
        Some(Switch::Lookup { keys, targets, default }) => {
            (keys.iter().map(|&key| i64::from(key)).collect(), targets, default)
        }
    };
    for (key, target) in cases.iter().zip(targets) {
        write!(text, " {key} -> {target},")?;
    }
    write!(text, " else -> {default}")
}

/// The registers that operand words list.
fn registers(text: &mut String, words: &[u64], count: u16) {
    if words.is_empty() {
        return;
    }
    let all = words
        .iter()
        .flat_map(|word| (0..4).map(move |place| (word >> (16 * place)) as u16));
    let list: Vec<String> = all
        .take(usize::from(count))
        .map(|register| format!("r{register}"))
        .collect();
    let _ = write!(text, " ({})", list.join(" "));
}
