//! JVM instructions as translation sees them, grouped by what they do to a frame.

use super::frame::Slot;
use crate::code::Reference;
use crate::descriptor::{Kind, Signature};
use crate::insn::Op;

/// An instruction and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub pc: u16,
    pub bytecode: Bytecode,
}

/// One JVM instruction. Branch targets are bytecode indices.
#[derive(Clone, Copy, Debug)]
pub enum Bytecode {
    Nop,
    /// Pushes a number or null, given as bits.
    Push(Slot, u64),
    /// Pushes a constant that needs resolution.
    LoadConstant(Slot, u16),
    Load(Slot, u16),
    /// `Store(Slot::Ref, _)` also stores return addresses.
    Store(Slot, u16),
    Increment(u16, i16),
    Shuffle(&'static Shuffle),
    /// `operand -> result`
    Unary(Op, Slot, Slot),
    /// `left, right -> result`; array loads are among them.
    Binary(Op, Slot, Slot, Slot),
    /// `array, index, value ->`
    ArrayStore(Op, Slot),
    IfZero(Condition, u16),
    IfInts(Condition, u16),
    /// `IfACmpEq` or `IfACmpNe`
    IfRefs(Op, u16),
    /// `IfNull` or `IfNonNull`
    IfNull(Op, u16),
    Jump(u16),
    JumpSubroutine(u16),
    ReturnSubroutine(u16),
    /// By index into [`Decoded::switches`].
    Switch(usize),
    Return(Option<Slot>),
    GetStatic(Slot, u16),
    PutStatic(Slot, u16),
    GetField(Slot, u16),
    PutField(Slot, u16),
    /// By index into [`Decoded::calls`].
    Invoke(usize),
    New(u16),
    NewArray(Reference),
    /// An array class and how many of its dimensions are on the stack.
    NewMultiArray(u16, u8),
    CheckCast(u16),
    InstanceOf(u16),
    /// `MonitorEnter` or `MonitorExit`
    Monitor(Op),
    Throw,
}

impl Bytecode {
    /// Where a conditional branch goes.
    pub fn condition_target(self) -> Option<u16> {
        match self {
            Bytecode::IfZero(_, target)
            | Bytecode::IfInts(_, target)
            | Bytecode::IfRefs(_, target)
            | Bytecode::IfNull(_, target) => Some(target),
            _ => None,
        }
    }
}

/// How an int compares; in the order of the JVM's opcodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    Eq,
    Ne,
    Lt,
    Ge,
    Gt,
    Le,
}

impl Condition {
    pub const ALL: [Condition; 6] = [
        Condition::Eq,
        Condition::Ne,
        Condition::Lt,
        Condition::Ge,
        Condition::Gt,
        Condition::Le,
    ];

    /// The condition on `b, a` that says the same as this one on `a, b`.
    pub fn mirrored(self) -> Condition {
        match self {
            Condition::Eq | Condition::Ne => self,
            Condition::Lt => Condition::Gt,
            Condition::Gt => Condition::Lt,
            Condition::Ge => Condition::Le,
            Condition::Le => Condition::Ge,
        }
    }
}

/// `pop`, `dup`, `swap` and their kin. They work on JVM slots, so a long counts as two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shuffle {
    /// How many slots it takes.
    pub takes: usize,
    /// How many of the topmost slots it treats as one group.
    pub group: usize,
    /// What it puts back, as indices into the slots taken, deepest first.
    pub gives: &'static [usize],
}

/// In the order of the opcodes, which start with `pop`.
pub static SHUFFLES: [Shuffle; 9] = [
    Shuffle::new(1, 1, &[]),
    Shuffle::new(2, 2, &[]),
    Shuffle::new(1, 1, &[0, 0]),
    Shuffle::new(2, 1, &[1, 0, 1]),
    Shuffle::new(3, 1, &[2, 0, 1, 2]),
    Shuffle::new(2, 2, &[0, 1, 0, 1]),
    Shuffle::new(3, 2, &[1, 2, 0, 1, 2]),
    Shuffle::new(4, 2, &[2, 3, 0, 1, 2, 3]),
    Shuffle::new(2, 1, &[1, 0]),
];

impl Shuffle {
    const fn new(takes: usize, group: usize, gives: &'static [usize]) -> Shuffle {
        Shuffle { takes, group, gives }
    }
}

/// The targets of a `tableswitch` or `lookupswitch` as bytecode indices.
#[derive(Debug)]
pub struct Targets {
    pub keys: Keys,
    pub targets: Vec<u16>,
    pub default: u16,
}

#[derive(Debug)]
pub enum Keys {
    From(i32),
    Each(Vec<i32>),
}

/// A call: what it names and what it takes.
#[derive(Debug)]
pub struct Call {
    pub op: Op,
    pub constant: u16,
    pub receiver: Option<Slot>,
    pub signature: Signature,
}

impl Call {
    /// The arguments' kinds in order, the receiver first.
    pub fn arguments(&self) -> impl DoubleEndedIterator<Item = Slot> {
        self.receiver
            .into_iter()
            .chain(self.signature.parameters.iter().filter_map(|p| Slot::of(Kind::of(p))))
    }

    /// The result's kind, if there is a result.
    pub fn result(&self) -> Option<Slot> {
        Slot::of(self.signature.result_kind())
    }

    /// Argument slots as the JVM counts them.
    pub fn slots(&self) -> u16 {
        self.signature.slots() + u16::from(self.receiver.is_some())
    }
}

/// A decoded method body.
#[derive(Debug, Default)]
pub struct Decoded {
    pub steps: Vec<Step>,
    pub switches: Vec<Targets>,
    pub calls: Vec<Call>,
}
