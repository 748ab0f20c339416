//! The decoded form of a method: a register code of 8-byte words.
//!
//! Every local variable is the register of its number, every operand stack slot `d` is register `locals + d`
//! (a long or double takes two JVM slots; its value sits in the first register and the second is unused).
//! Translation propagates copies within a basic block, so most loads, stores and stack shuffles vanish.
//!
//! A word is an [`Op`] and three 16-bit operands `a`, `b`, `c`. Unless said otherwise `a` is the destination
//! and `b`, `c` are the sources; a branch has its target (a word index) in `c`. Operands that need
//! resolution are indices into [`Code::refs`](crate::code::Code). The machine rewrites such a word to its
//! `…Quick` form once the reference is resolved; the rewrite is one atomic store and idempotent.

/// No destination: the result is dropped, or there is none.
pub const NO_REGISTER: u16 = u16::MAX;

macro_rules! ops {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What a word does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u16)]
        pub enum Op { $($(#[$doc])* $name,)* }

        impl Op {
            /// Every operation, in order of its number.
            pub const ALL: &'static [Op] = &[$(Op::$name,)*];
        }
    };
}

ops! {
    // -- moves and constants
    /// Does nothing.
    Nop,
    /// `a <- b`
    Move,
    /// `a <- (b | c << 16) as i32`, zero-extended to 64 bits; also null (0) and float bits
    ConstInt,
    /// `a <- the next word`; execution continues behind that word
    ConstWide,
    /// `a <- constant refs[c]`: string, class, method type, method handle, dynamic constant
    LoadConstant,

    // -- int arithmetic: a <- b op c
    IAdd, ISub, IMul, IDiv, IRem, IShl, IShr, IUshr, IAnd, IOr, IXor,
    /// `a <- b op (c as i16)`
    IAddImm, IMulImm, IShlImm, IShrImm, IUshrImm, IAndImm,
    /// `a <- -b`
    INeg,
    // -- long arithmetic; the shift count is an int
    LAdd, LSub, LMul, LDiv, LRem, LShl, LShr, LUshr, LAnd, LOr, LXor,
    LNeg,
    // -- float and double arithmetic
    FAdd, FSub, FMul, FDiv, FRem, FNeg,
    DAdd, DSub, DMul, DDiv, DRem, DNeg,
    // -- conversions: a <- b
    I2L, I2F, I2D, L2I, L2F, L2D, F2I, F2L, F2D, D2I, D2L, D2F, I2B, I2C, I2S,
    // -- three-way comparisons: a <- b cmp c
    LCmp, FCmpL, FCmpG, DCmpL, DCmpG,

    // -- branches to c; two ints a, b
    IfICmpEq, IfICmpNe, IfICmpLt, IfICmpGe, IfICmpGt, IfICmpLe,
    // -- an int a against (b as i16)
    IfIImmEq, IfIImmNe, IfIImmLt, IfIImmGe, IfIImmGt, IfIImmLe,
    // -- two longs a, b
    IfLCmpEq, IfLCmpNe, IfLCmpLt, IfLCmpGe, IfLCmpGt, IfLCmpLe,
    // -- two floats a, b: the comparison holds, or does not hold (so a NaN takes the `Not` branches)
    IfFEq, IfFLt, IfFLe, IfFGt, IfFGe, IfFNotEq, IfFNotLt, IfFNotLe, IfFNotGt, IfFNotGe,
    IfDEq, IfDLt, IfDLe, IfDGt, IfDGe, IfDNotEq, IfDNotLt, IfDNotLe, IfDNotGt, IfDNotGe,
    // -- references
    IfACmpEq, IfACmpNe,
    /// branch to `c` if `a` is null
    IfNull,
    IfNonNull,
    /// branch to `c`
    Jump,
    /// branch by int `a` through `switches[b]`
    Switch,
    /// `a <- address of the next word`, branch to `c` (JVMS `jsr`)
    JumpSubroutine,
    /// branch to the address in `a` (JVMS `ret`)
    ReturnSubroutine,

    // -- arrays: loads `a <- b[c]`, stores `a[b] <- c`
    LoadByte, LoadChar, LoadShort, LoadInt, LoadLong, LoadFloat, LoadDouble, LoadRef,
    StoreByte, StoreChar, StoreShort, StoreInt, StoreLong, StoreFloat, StoreDouble, StoreRef,
    /// `a <- length of b`
    ArrayLength,
    /// `a <- new array of refs[c] with length b`; `refs[c]` is the *array* class
    NewArray,
    /// `a <- new multi-dimensional array`: `refs[c]` the array class, `b` counts; registers follow as operand words
    NewMultiArray,
    NewArrayQuick,

    // -- objects
    /// `a <- b.field refs[c]`
    GetField,
    /// `b.field refs[c] <- a`
    PutField,
    /// `a <- static refs[c]`
    GetStatic,
    /// `static refs[c] <- a`
    PutStatic,
    /// `a <- b.slot c`
    GetFieldQuick,
    /// `b.slot c <- a`
    PutFieldQuick,
    /// `a <- statics of class id b, slot c`
    GetStaticQuick,
    /// `statics of class id b, slot c <- a`
    PutStaticQuick,
    /// `a <- new refs[c]`
    New,
    NewQuick,
    /// throws unless `b` is null or a `refs[c]`
    CheckCast,
    CheckCastQuick,
    /// `a <- b instanceof refs[c]`
    InstanceOf,
    InstanceOfQuick,
    /// enters the monitor of `a`
    MonitorEnter,
    MonitorExit,
    /// throws `a`
    Throw,

    // -- calls: a <- result, b = refs index, c = argument slots; the arguments' registers follow, four to a word
    InvokeVirtual, InvokeSpecial, InvokeStatic, InvokeInterface, InvokeDynamic,
    /// resolved to one method, which needs a receiver
    InvokeExactQuick,
    /// resolved to one static method of an initialised class; falls back to the check when it is not
    InvokeStaticQuick,
    /// resolved to a method with a vtable index
    InvokeVirtualQuick,
    /// resolved to an interface method
    InvokeInterfaceQuick,
    /// resolved to a signature-polymorphic method of `MethodHandle` or `VarHandle`
    InvokePolymorphicQuick,

    /// returns nothing
    Return,
    /// returns `a`
    ReturnValue,
}

impl Op {
    /// The operation with this number; the inverse of `as u16`.
    pub fn of(number: u16) -> Option<Op> {
        Op::ALL.get(usize::from(number)).copied()
    }
}

/// One word: an operation and its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Insn {
    pub op: Op,
    pub a: u16,
    pub b: u16,
    pub c: u16,
}

impl Insn {
    pub fn new(op: Op, a: u16, b: u16, c: u16) -> Insn {
        Insn { op, a, b, c }
    }

    /// A `ConstInt` of this value.
    pub fn const_int(a: u16, value: i32) -> Insn {
        Insn {
            op: Op::ConstInt,
            a,
            b: value as u16,
            c: (value >> 16) as u16,
        }
    }

    pub fn pack(self) -> u64 {
        u64::from(self.op as u16) | u64::from(self.a) << 16 | u64::from(self.b) << 32 | u64::from(self.c) << 48
    }

    /// The inverse of [`Insn::pack`].
    ///
    /// # Safety
    /// `word` must come from `pack`: it must not be an operand word.
    #[inline(always)]
    pub unsafe fn unpack(word: u64) -> Insn {
        // SAFETY: the low 16 bits were an `Op`, which is `repr(u16)`.
        let op = unsafe { std::mem::transmute::<u16, Op>(word as u16) };
        Insn {
            op,
            a: (word >> 16) as u16,
            b: (word >> 32) as u16,
            c: (word >> 48) as u16,
        }
    }

    /// How many operand words follow this word.
    pub fn operand_words(self) -> usize {
        match self.op {
            Op::ConstWide => 1,
            Op::NewMultiArray => usize::from(self.b).div_ceil(4),
            Op::InvokeVirtual
            | Op::InvokeSpecial
            | Op::InvokeStatic
            | Op::InvokeInterface
            | Op::InvokeDynamic
            | Op::InvokeExactQuick
            | Op::InvokeStaticQuick
            | Op::InvokeVirtualQuick
            | Op::InvokeInterfaceQuick
            | Op::InvokePolymorphicQuick => usize::from(self.c).div_ceil(4),
            _ => 0,
        }
    }
}

/// Packs argument registers four to a word; unused places are 0.
pub fn pack_registers(registers: &[u16]) -> impl Iterator<Item = u64> + '_ {
    registers.chunks(4).map(|chunk| {
        chunk
            .iter()
            .enumerate()
            .fold(0, |word, (i, &r)| word | u64::from(r) << (16 * i))
    })
}
