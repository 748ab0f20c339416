//! The simplification rules by name, and how often each fired.

macro_rules! rules {
    ($($(#[doc = $law:literal])+ $name:ident,)+) => {
        /// A simplification rule; the canonical form is described in [`crate::build`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Rule {
            $($(#[doc = $law])+ $name,)+
        }

        impl Rule {
            pub const ALL: &[Rule] = &[$(Rule::$name,)+];

            /// The law, for listings.
            pub fn law(self) -> &'static str {
                match self {
                    $(Rule::$name => concat!($($law),+).trim_ascii_start(),)+
                }
            }
        }
    };
}

rules! {
    /// an operation on constants is a constant
    Fold,
    /// f(ite(c, k1, k2), k) = ite(c, f(k1, k), f(k2, k)), constants at all leaves
    LiftIte,

    /// !!a = a
    NotNot,
    /// a && true = a, a && false = false
    AndConstant,
    /// a && a = a
    AndSame,
    /// a && !a = false
    AndComplement,
    /// a && (a || b) = a
    AndAbsorb,
    /// a && (!a || b) = a && b
    AndUnit,
    /// two comparisons of the same operands: x < y && x == y = false, !(x < y) && x != y = y < x, …
    AndCompare,
    /// x == k && p(x) = x == k or false, as p(k) says
    AndEqual,
    /// (a == true) = a, (a == false) = !a
    EqBoolConstant,
    /// (!a == b) = !(a == b)
    EqNot,
    /// x == x
    EqSame,
    /// (a == !a) = false
    EqComplement,

    /// ite(true, a, b) = a
    IteConstant,
    /// ite(c, a, a) = a
    IteSame,
    /// ite(!c, a, b) = ite(c, b, a)
    IteNot,
    /// ite over booleans with a constant side, or the condition itself as a side, is a connective
    IteConnective,
    /// ite(c, a, !a) = (c == a)
    IteIff,
    /// ite(c, ite(c, a, b), d) = ite(c, a, d), and on the other side
    IteNested,
    /// ite(c, a, ite(d, a, b)) = ite(c || d, a, b)
    IteMerge,
    /// ite(a == b, a, b) = b
    IteEq,

    /// sums are collected: x + x = 2 * x, x - x = 0, (x + 1) + 2 = x + 3
    AddCollect,
    /// c * (x + k) = c * x + c * k
    MulDistribute,
    /// factors are sorted, constants taken out
    MulCollect,
    /// x / 1, x % 1, x / -1, 0 % x
    DivTrivial,
    /// unsigned (or known non-negative) division and remainder by powers of two are parts of the bits
    DivPower,
    /// x / k = 0 and x % k = x if |x| < |k|
    DivSmall,
    /// constants merged, x & 0, x & -1, x | 0, x | -1
    BitsConstant,
    /// x & x, x | x, x ^ x
    BitsSame,
    /// x & ~x, x | ~x
    BitsComplement,
    /// x & (x | y) = x, x | (x & y) = x
    BitsAbsorb,
    /// x & 0b0…01…1 = the low bits of x
    MaskLow,
    /// x << k = x * 2^k; x >> k, x >>> k = the high bits of x
    ShiftConstant,
    /// 0 << x, 0 >> x, x << 0
    ShiftTrivial,

    /// all bits of x, or an extension to its own width
    ResizeSame,
    /// part of a part
    ExtractExtract,
    /// part of a concatenation
    ExtractConcat,
    /// part of an extension
    ExtractExtend,
    /// part of x * 2^k
    ExtractShift,
    /// the low part of a sum of extensions is the sum of the low parts
    ExtractInto,
    /// extension of an extension
    ExtendExtend,
    /// neighbouring parts of one term
    ConcatParts,
    /// 0 before x is an extension
    ConcatZero,

    /// x + k == d = x == d - k; c * x == d; common terms of both sides cancel
    EqLinear,
    /// extensions, concatenations and xor undone on both sides or against a constant
    EqUnwrap,
    /// x & c == d, x | c == d impossible by bits
    EqImpossible,
    /// ite(c, k, b) == k = c || b == k
    EqIte,
    /// decided by the ranges of both sides
    CompareRange,
    /// x < MIN + 1 = x == MIN, x > MIN = x != MIN, and at the other end
    CompareBoundary,
    /// extensions undone on both sides or against a constant
    CompareUnwrap,
    /// lcmp, fcmpl, fcmpg, dcmpl, dcmpg compared with a constant are the plain comparison
    CompareThreeWay,

    /// -(-x) = x; abs(-x) = abs(abs(x)) = abs(x)
    FloatSign,
    /// x + -0.0 = x
    FloatAddZero,
    /// x * 1 = x / 1 = x, x * -1 = x / -1 = -x
    FloatMulOne,
    /// x / 2^k = x * 2^-k
    FloatDivPower,
    /// (-x) * (-y) = x * y
    FloatMulSigns,
    /// min(x, x) = max(x, x) = x
    FloatMinSame,
    /// rounding what is integral already
    FloatRound,
    /// x < x = false, x <= x = !isNaN(x) = (x == x)
    FloatCompareSame,
    /// comparisons with NaN and the infinities
    FloatCompareExtreme,
    /// -x < -y = y < x
    FloatCompareNeg,
    /// comparisons of floats widened to double are comparisons of floats
    FloatCompareWidened,
    /// comparisons of ints converted exactly are comparisons of ints
    FloatCompareInts,
    /// isNaN of what cannot be NaN, or is NaN only if its operands are
    FloatNan,
    /// conversion there and back where it loses nothing
    FloatConvertBack,

    /// x + 0, x * 0, x * 1, x / 1 over the reals
    RealTrivial,
    /// (x + k1) + k2 and (x * k1) * k2 over the reals
    RealConstant,

    /// reading where something was written
    SelectStored,
    /// reading past writes at other constant places
    SelectPast,
    /// reading a constant array
    SelectConstant,
    /// writing twice at one place
    StoreTwice,
    /// writing back what was read
    StoreBack,

    /// "" + s = s
    ConcatEmpty,
    /// neighbouring constants of a concatenation
    ConcatConstants,
    /// length of concatenation, replacement, one unit
    LengthOf,
    /// a unit of a constant prefix
    CharAtPrefix,
    /// s.substring(0, s.length()) and the empty ones
    SubstringAll,
    /// contains, startsWith, endsWith, indexOf of "" or of the string itself
    StringTrivial,
    /// replace(c, c)
    ReplaceSame,
    /// equal prefixes stripped from both sides of ==
    EqPrefix,
}

/// How often each rule fired in a pool.
#[derive(Clone, Debug)]
pub struct RuleCounts(Box<[u64]>);

impl Default for RuleCounts {
    fn default() -> RuleCounts {
        RuleCounts(vec![0; Rule::ALL.len()].into())
    }
}

impl RuleCounts {
    pub fn get(&self, rule: Rule) -> u64 {
        self.0[rule as usize]
    }

    pub(crate) fn hit(&mut self, rule: Rule) {
        self.0[rule as usize] += 1;
    }
}
