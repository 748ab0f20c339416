//! Sorts: what kind of value a term stands for.

/// The sort of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sort {
    Bool,
    /// Bits without a sign, 1 to 64 of them; the operations say how they are read.
    BitVec(u8),
    Float32,
    Float64,
    /// Exact rationals.
    Real,
    /// Sequences of UTF-16 code units.
    Str,
    /// A total map from bit-vectors of `index` bits.
    Array {
        index: u8,
        element: Scalar,
    },
}

/// What an array may hold: every sort but an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scalar {
    Bool,
    BitVec(u8),
    Float32,
    Float64,
    Real,
    Str,
}

impl Sort {
    pub const INT: Sort = Sort::BitVec(32);
    pub const LONG: Sort = Sort::BitVec(64);

    /// The number of bits of a bit-vector, 0 for other sorts.
    pub fn width(self) -> u8 {
        match self {
            Sort::BitVec(width) => width,
            _ => 0,
        }
    }

    pub fn is_float(self) -> bool {
        matches!(self, Sort::Float32 | Sort::Float64)
    }

    pub fn scalar(self) -> Option<Scalar> {
        Some(match self {
            Sort::Bool => Scalar::Bool,
            Sort::BitVec(width) => Scalar::BitVec(width),
            Sort::Float32 => Scalar::Float32,
            Sort::Float64 => Scalar::Float64,
            Sort::Real => Scalar::Real,
            Sort::Str => Scalar::Str,
            Sort::Array { .. } => return None,
        })
    }
}

impl From<Scalar> for Sort {
    fn from(scalar: Scalar) -> Sort {
        match scalar {
            Scalar::Bool => Sort::Bool,
            Scalar::BitVec(width) => Sort::BitVec(width),
            Scalar::Float32 => Sort::Float32,
            Scalar::Float64 => Sort::Float64,
            Scalar::Real => Sort::Real,
            Scalar::Str => Sort::Str,
        }
    }
}

/// The largest value of `width` bits: a mask.
pub fn mask(width: u8) -> u64 {
    u64::MAX >> (64 - u32::from(width))
}

/// The lowest `width` bits read as a two's complement number.
pub fn signed(width: u8, bits: u64) -> i64 {
    let unused = 64 - u32::from(width);
    ((bits << unused) as i64) >> unused
}
