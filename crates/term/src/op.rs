//! The operations a term can be made of, after canonicalisation.
//!
//! What is missing here is expressed by the others: subtraction, negation, `or`, `<=`, shifts by constants; see the
//! canonical form in [`crate::build`].

use crate::pool::{ApplyId, ConstId, VarId};

/// The head of a term. The sort of the term completes it where the result's width is a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    Const(ConstId),
    Var(VarId),
    /// An uninterpreted function with its arguments.
    Apply(ApplyId),
    /// The same value, bit for bit, of any sort.
    Eq,
    /// Condition, then, else; any sort.
    Ite,
    Not,
    And,

    Add,
    Mul,
    UDiv,
    URem,
    SDiv,
    SRem,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Lshr,
    Ashr,
    /// High part, low part.
    Concat,
    /// From this lowest bit, as many as the sort has.
    Extract(u8),
    Zext,
    Sext,
    Ult,
    Slt,
    /// -1, 0 or 1 as 32 bits: `Long.compare`.
    Compare,

    FAdd,
    FMul,
    FDiv,
    /// Java's `%`: the sign of the dividend, truncated quotient.
    FRem,
    FNeg,
    FAbs,
    FSqrt,
    FFma,
    FMin,
    FMax,
    FFloor,
    FCeil,
    FRint,
    /// IEEE equality: NaN equals nothing, the zeros are equal.
    FEq,
    FLt,
    FLe,
    FIsNan,
    /// -1, 0 or 1 as 32 bits; NaN counts as less: `fcmpl`, `dcmpl`.
    FCompareL,
    /// NaN counts as greater: `fcmpg`, `dcmpg`.
    FCompareG,
    /// Signed bits to the float nearest.
    IntToFloat,
    /// Between the two float sorts.
    FloatToFloat,
    /// Towards zero, saturating, NaN to 0.
    FloatToInt,
    /// `floatToIntBits`: NaN shows as the canonical one.
    FloatToBits,
    BitsToFloat,

    RAdd,
    RMul,
    /// Zero if the divisor is zero.
    RDiv,
    RLt,
    /// Signed bits to the same number.
    IntToReal,

    Select,
    Store,
    /// The array that holds one value everywhere.
    ConstArray,

    StrLen,
    /// The unit at a 32-bit index; 0 outside.
    StrAt,
    StrConcat,
    /// String, from, length (32 bits, signed): cut to what is there, empty if `from` is outside.
    Substr,
    /// String, part, from: as `String.indexOf`.
    IndexOf,
    /// String, part, from: as `String.lastIndexOf`.
    LastIndexOf,
    Contains,
    StartsWith,
    EndsWith,
    /// String, old unit, new unit: as `String.replace(char, char)`.
    ReplaceChar,
    /// As `String.compareTo`.
    StrCompare,
    /// The string of one unit.
    UnitToStr,
    /// Signed decimal, as `Long.toString`.
    IntToStr,
    /// Whether the string is an optional sign and ASCII digits that fit the given number of bits.
    IsInt(u8),
    /// The number such a string stands for, 0 for any other string.
    StrToInt,
    /// As `String.hashCode`.
    StrHash,
}

impl Op {
    /// The number of arguments kept inline; an application keeps its own elsewhere.
    pub(crate) fn arity(self) -> usize {
        use Op::*;
        match self {
            Const(_) | Var(_) | Apply(_) => 0,
            Not | Extract(_) | Zext | Sext | FNeg | FAbs | FSqrt | FFloor | FCeil | FRint | FIsNan | IntToFloat
            | FloatToFloat | FloatToInt | FloatToBits | BitsToFloat | IntToReal | ConstArray | StrLen | UnitToStr
            | IntToStr | IsInt(_) | StrToInt | StrHash => 1,
            Eq | And | Add | Mul | UDiv | URem | SDiv | SRem | BitAnd | BitOr | BitXor | Shl | Lshr | Ashr | Concat
            | Ult | Slt | Compare | FAdd | FMul | FDiv | FRem | FMin | FMax | FEq | FLt | FLe | FCompareL
            | FCompareG | RAdd | RMul | RDiv | RLt | Select | StrAt | StrConcat | Contains | StartsWith | EndsWith
            | StrCompare => 2,
            Ite | FFma | Store | Substr | IndexOf | LastIndexOf | ReplaceChar => 3,
        }
    }
}
