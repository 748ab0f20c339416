//! Which JVM operations become one operation of the register code.

use super::bytecode::Condition;
use crate::insn::Op;

/// The operation that has the right operand `value` built in, and how it is built in.
pub fn with_right_constant(op: Op, value: i32) -> Option<(Op, i16)> {
    let (op, value) = match op {
        Op::IAdd => (Op::IAddImm, value),
        Op::ISub => (Op::IAddImm, value.checked_neg()?),
        Op::IMul => (Op::IMulImm, value),
        Op::IAnd => (Op::IAndImm, value),
        Op::IShl => (Op::IShlImm, value & 31),
        Op::IShr => (Op::IShrImm, value & 31),
        Op::IUshr => (Op::IUshrImm, value & 31),
        _ => return None,
    };
    Some((op, i16::try_from(value).ok()?))
}

/// Whether the operands of an int operation with an immediate form can change places.
pub fn commutes(op: Op) -> bool {
    matches!(op, Op::IAdd | Op::IMul | Op::IAnd)
}

pub fn if_registers(condition: Condition) -> Op {
    match condition {
        Condition::Eq => Op::IfICmpEq,
        Condition::Ne => Op::IfICmpNe,
        Condition::Lt => Op::IfICmpLt,
        Condition::Ge => Op::IfICmpGe,
        Condition::Gt => Op::IfICmpGt,
        Condition::Le => Op::IfICmpLe,
    }
}

pub fn if_immediate(condition: Condition) -> Op {
    match condition {
        Condition::Eq => Op::IfIImmEq,
        Condition::Ne => Op::IfIImmNe,
        Condition::Lt => Op::IfIImmLt,
        Condition::Ge => Op::IfIImmGe,
        Condition::Gt => Op::IfIImmGt,
        Condition::Le => Op::IfIImmLe,
    }
}

/// Conditional branches in pairs: one is taken exactly when the other is not.
const NEGATIONS: [(Op, Op); 21] = [
    (Op::IfICmpEq, Op::IfICmpNe),
    (Op::IfICmpLt, Op::IfICmpGe),
    (Op::IfICmpGt, Op::IfICmpLe),
    (Op::IfIImmEq, Op::IfIImmNe),
    (Op::IfIImmLt, Op::IfIImmGe),
    (Op::IfIImmGt, Op::IfIImmLe),
    (Op::IfLCmpEq, Op::IfLCmpNe),
    (Op::IfLCmpLt, Op::IfLCmpGe),
    (Op::IfLCmpGt, Op::IfLCmpLe),
    (Op::IfFEq, Op::IfFNotEq),
    (Op::IfFLt, Op::IfFNotLt),
    (Op::IfFLe, Op::IfFNotLe),
    (Op::IfFGt, Op::IfFNotGt),
    (Op::IfFGe, Op::IfFNotGe),
    (Op::IfDEq, Op::IfDNotEq),
    (Op::IfDLt, Op::IfDNotLt),
    (Op::IfDLe, Op::IfDNotLe),
    (Op::IfDGt, Op::IfDNotGt),
    (Op::IfDGe, Op::IfDNotGe),
    (Op::IfACmpEq, Op::IfACmpNe),
    (Op::IfNull, Op::IfNonNull),
];

/// The conditional branch that is taken when this one is not.
pub fn negated(op: Op) -> Op {
    let pair = NEGATIONS.iter().find(|&&(a, b)| a == op || b == op);
    pair.map_or(op, |&(a, b)| if a == op { b } else { a })
}

/// The branch that does what a three-way comparison and a branch on its result do together.
///
/// With a NaN `fcmpg` gives 1 and `fcmpl` gives -1, so which of them was used decides whether an unordered pair
/// takes the branch: `fcmpg, ifge` branches on NaN and is "not less", `fcmpl, ifge` does not and is
/// "greater or equal".
pub fn compare_and_branch(compare: Op, condition: Condition) -> Option<Op> {
    use Condition::{Eq, Ge, Gt, Le, Lt, Ne};
    Some(match (compare, condition) {
        (Op::LCmp, Eq) => Op::IfLCmpEq,
        (Op::LCmp, Ne) => Op::IfLCmpNe,
        (Op::LCmp, Lt) => Op::IfLCmpLt,
        (Op::LCmp, Ge) => Op::IfLCmpGe,
        (Op::LCmp, Gt) => Op::IfLCmpGt,
        (Op::LCmp, Le) => Op::IfLCmpLe,
        (Op::FCmpL | Op::FCmpG, Eq) => Op::IfFEq,
        (Op::FCmpL | Op::FCmpG, Ne) => Op::IfFNotEq,
        (Op::FCmpG, Lt) => Op::IfFLt,
        (Op::FCmpG, Ge) => Op::IfFNotLt,
        (Op::FCmpG, Le) => Op::IfFLe,
        (Op::FCmpG, Gt) => Op::IfFNotLe,
        (Op::FCmpL, Gt) => Op::IfFGt,
        (Op::FCmpL, Le) => Op::IfFNotGt,
        (Op::FCmpL, Ge) => Op::IfFGe,
        (Op::FCmpL, Lt) => Op::IfFNotGe,
        (Op::DCmpL | Op::DCmpG, Eq) => Op::IfDEq,
        (Op::DCmpL | Op::DCmpG, Ne) => Op::IfDNotEq,
        (Op::DCmpG, Lt) => Op::IfDLt,
        (Op::DCmpG, Ge) => Op::IfDNotLt,
        (Op::DCmpG, Le) => Op::IfDLe,
        (Op::DCmpG, Gt) => Op::IfDNotLe,
        (Op::DCmpL, Gt) => Op::IfDGt,
        (Op::DCmpL, Le) => Op::IfDNotGt,
        (Op::DCmpL, Ge) => Op::IfDGe,
        (Op::DCmpL, Lt) => Op::IfDNotGe,
        _ => return None,
    })
}
