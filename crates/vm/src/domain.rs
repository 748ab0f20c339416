//! The value domain: what a register holds, and how operations on it are answered.
//!
//! The interpreter computes on concrete bits itself. It turns to the domain only when an operand is not
//! concrete, so a domain without symbolic values compiles down to a plain interpreter.

use javelin_program::code::Switch;
use javelin_program::descriptor::Kind;
use std::fmt::Debug;

/// A comparison that decides a branch; the operands' type is in the name. `…Not…` holds for NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    Int(Relation),
    Long(Relation),
    Float(Relation),
    FloatNot(Relation),
    Double(Relation),
    DoubleNot(Relation),
    /// Two references are the same object, or not.
    Ref(Relation),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    Eq,
    Ne,
    Lt,
    Ge,
    Gt,
    Le,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    IAdd,
    ISub,
    IMul,
    IDiv,
    IRem,
    IShl,
    IShr,
    IUshr,
    IAnd,
    IOr,
    IXor,
    LAdd,
    LSub,
    LMul,
    LDiv,
    LRem,
    LShl,
    LShr,
    LUshr,
    LAnd,
    LOr,
    LXor,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
    DAdd,
    DSub,
    DMul,
    DDiv,
    DRem,
    LCmp,
    FCmpL,
    FCmpG,
    DCmpL,
    DCmpG,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    INeg,
    LNeg,
    FNeg,
    DNeg,
    I2L,
    I2F,
    I2D,
    L2I,
    L2F,
    L2D,
    F2I,
    F2L,
    F2D,
    D2I,
    D2L,
    D2F,
    I2B,
    I2C,
    I2S,
}

/// What values are, beside their concrete bits.
///
/// Bits are held as the machine holds them everywhere: an int, float or reference zero-extended to 64 bits, a
/// long or double as it is, a boolean as 0 or 1.
pub trait Domain: Debug + Sized + 'static {
    /// What a register holds.
    type Value: Copy + Default + PartialEq + Debug + Send + Sync + 'static;
    /// What an object carries beside the concrete bits of its words; must be cheap when there is nothing.
    type Shadow: Clone + Default + PartialEq + Debug + Send + Sync + 'static;
    /// A decision that is open: the state is untouched, and the same instruction runs again once it is answered.
    type Split: Debug;

    fn constant(bits: u64) -> Self::Value;
    /// The concrete bits; only meaningful where [`Domain::is_concrete`] holds.
    fn bits(value: Self::Value) -> u64;
    fn is_concrete(value: Self::Value) -> bool;

    fn unary(&mut self, op: UnaryOp, a: Self::Value) -> Self::Value;
    /// Divisors are known to be non-zero.
    fn binary(&mut self, op: BinaryOp, a: Self::Value, b: Self::Value) -> Self::Value;
    fn decide(&mut self, test: Test, a: Self::Value, b: Self::Value) -> Result<bool, Self::Split>;
    fn choose(&mut self, switch: &Switch, key: Self::Value) -> Result<u16, Self::Split>;
    /// One concrete value for this one, for code that cannot go on without.
    fn concretise(&mut self, value: Self::Value, kind: Kind) -> Result<u64, Self::Split>;

    /// The value at a place of an object whose concrete bits are `bits`.
    fn load(&self, shadow: &Self::Shadow, place: u32, bits: u64) -> Self::Value;
    /// The length of an array.
    fn load_length(&self, shadow: &Self::Shadow, length: u32) -> Self::Value;
    /// Notes what a place holds beside its bits.
    fn store(&mut self, shadow: &mut Self::Shadow, place: u32, value: Self::Value);
}
