//! The reference: what each expression means, in Rust's own arithmetic and apart from the crate's semantics.

use javelin_term::{Sort, Value};
use std::collections::BTreeMap;

/// The functions of the pool's interface that expressions are made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fun {
    Not,
    And,
    Or,
    Implies,
    Xor,
    Eq,
    Ne,
    Ite,
    Add,
    Sub,
    Neg,
    Mul,
    UDiv,
    URem,
    SDiv,
    SRem,
    BitAnd,
    BitOr,
    BitXor,
    BitNot,
    Shl,
    Lshr,
    Ashr,
    JavaShl,
    JavaShr,
    JavaUshr,
    Concat,
    Extract(u8),
    Zext,
    Sext,
    Slt,
    Sle,
    Ult,
    Ule,
    Compare,
    I2B,
    I2C,
    I2S,
    BoolToInt,
    Abs,
    Min,
    Max,
    FAdd,
    FSub,
    FMul,
    FDiv,
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
    FEq,
    FLt,
    FLe,
    FIsNan,
    FCompareL,
    FCompareG,
    IntToFloat,
    FloatToFloat,
    FloatToInt,
    FloatToBits,
    BitsToFloat,
    RAdd,
    RSub,
    RMul,
    RDiv,
    RLt,
    RLe,
    IntToReal,
    Select,
    Store,
    ConstArray,
    StrLen,
    StrAt,
    StrConcat,
    Substr,
    IndexOf,
    LastIndexOf,
    Contains,
    StartsWith,
    EndsWith,
    ReplaceChar,
    StrCompare,
    UnitToStr,
    IntToStr,
    IsInt,
    StrToInt,
    StrHash,
}

#[derive(Clone, Debug)]
pub enum Plain {
    Bool(bool),
    Bits(u8, u64),
    F32(f32),
    F64(f64),
    /// Numerator and positive denominator, not reduced.
    Real(i128, i128),
    Text(Vec<u16>),
    Array(Box<Plain>, BTreeMap<u64, Plain>),
    /// Something made from reals that got too large to follow.
    Unknown,
}

use Plain::{Array, Bits, Bool, F32, F64, Real, Text, Unknown};

impl Plain {
    pub fn of(value: &Value) -> Plain {
        match value {
            Value::Bool(b) => Bool(*b),
            Value::Bits(w, b) => Bits(*w, *b),
            Value::F32(b) => F32(f32::from_bits(*b)),
            Value::F64(b) => F64(f64::from_bits(*b)),
            Value::Real(r) => Real(r.numerator(), r.denominator()),
            Value::Str(s) => Text(s.to_vec()),
            Value::Array(a) => Array(
                Box::new(Plain::of(a.default())),
                a.entries().map(|(i, v)| (i, Plain::of(v))).collect(),
            ),
        }
    }

    /// The same value.
    pub fn same(&self, other: &Plain) -> bool {
        match (self, other) {
            (Bool(a), Bool(b)) => a == b,
            (Bits(v, a), Bits(w, b)) => (v, a) == (w, b),
            (F32(a), F32(b)) => a.is_nan() && b.is_nan() || a.to_bits() == b.to_bits(),
            (F64(a), F64(b)) => a.is_nan() && b.is_nan() || a.to_bits() == b.to_bits(),
            (Real(a, b), Real(c, d)) => a * d == b * c,
            (Text(a), Text(b)) => a == b,
            (Array(d, a), Array(e, b)) => {
                let places = a.keys().chain(b.keys());
                d.same(e)
                    && places
                        .into_iter()
                        .all(|i| a.get(i).unwrap_or(d).same(b.get(i).unwrap_or(e)))
            }
            _ => false,
        }
    }

    fn holds(&self) -> bool {
        matches!(self, Bool(true))
    }

    fn unsigned(&self) -> i128 {
        match self {
            Bits(_, b) => (*b).into(),
            other => panic!("no bits: {other:?}"),
        }
    }

    fn signed(&self) -> i128 {
        match self {
            Bits(w, b) if b >> (w - 1) & 1 == 1 => i128::from(*b) - (1 << w),
            other => other.unsigned(),
        }
    }

    fn text(&self) -> &[u16] {
        match self {
            Text(units) => units,
            other => panic!("no text: {other:?}"),
        }
    }
}

fn bits(width: u8, value: i128) -> Plain {
    Bits(width, (value & ((1 << width) - 1)) as u64)
}

fn int(value: i128) -> Plain {
    bits(32, value)
}

/// Reals are followed while they are small enough that no product overflows.
fn real(numerator: i128, denominator: i128) -> Plain {
    let small = 1 << 40;
    let (n, d) = if denominator < 0 {
        (-numerator, -denominator)
    } else {
        (numerator, denominator)
    };
    if n.abs() < small && d < small {
        Real(n, d)
    } else {
        Unknown
    }
}

pub fn meaning(fun: Fun, sort: Sort, args: &[&Plain]) -> Plain {
    if args.iter().any(|arg| matches!(arg, Unknown)) {
        return Unknown;
    }
    match (fun, args) {
        (Fun::Not, [a]) => Bool(!a.holds()),
        (Fun::And, [a, b]) => Bool(a.holds() & b.holds()),
        (Fun::Or, [a, b]) => Bool(a.holds() | b.holds()),
        (Fun::Implies, [a, b]) => Bool(!a.holds() | b.holds()),
        (Fun::Xor, [a, b]) => Bool(a.holds() ^ b.holds()),
        (Fun::Eq, [a, b]) => Bool(a.same(b)),
        (Fun::Ne, [a, b]) => Bool(!a.same(b)),
        (Fun::Ite, [c, a, b]) => (if c.holds() { *a } else { *b }).clone(),
        (Fun::BoolToInt, [a]) => int(a.holds().into()),
        (Fun::ConstArray, [v]) => Array(Box::new((*v).clone()), BTreeMap::new()),
        (Fun::Select, [Array(default, entries), Bits(_, i)]) => entries.get(i).unwrap_or(default).clone(),
        (Fun::Store, [Array(default, entries), Bits(_, i), v]) => {
            let mut entries = entries.clone();
            entries.insert(*i, (*v).clone());
            Array(default.clone(), entries)
        }
        (_, [Real(..), ..]) => of_reals(fun, args),
        (_, [F32(a), ..]) => of_f32(fun, sort, *a, args),
        (_, [F64(a), ..]) => of_f64(fun, sort, *a, args),
        (_, [Text(s), ..]) => of_text(fun, sort, s, args),
        _ => of_bits(fun, sort, args),
    }
}

fn of_bits(fun: Fun, sort: Sort, args: &[&Plain]) -> Plain {
    let Bits(width, _) = *args[0] else {
        panic!("{fun:?} {args:?}")
    };
    let (a, ua) = (args[0].signed(), args[0].unsigned());
    let b = args.get(1).map_or(0, |b| b.signed());
    let ub = args.get(1).map_or(0, |b| b.unsigned());
    let w = i128::from(width);
    match fun {
        Fun::Add => bits(width, a + b),
        Fun::Sub => bits(width, a - b),
        Fun::Neg => bits(width, -a),
        Fun::Mul => bits(width, a.wrapping_mul(b)),
        Fun::UDiv => bits(width, if ub == 0 { -1 } else { ua / ub }),
        Fun::URem => bits(width, if ub == 0 { ua } else { ua % ub }),
        Fun::SDiv if b == 0 => bits(width, if a < 0 { 1 } else { -1 }),
        Fun::SDiv => bits(width, a / b),
        Fun::SRem => bits(width, if b == 0 { a } else { a % b }),
        Fun::BitAnd => bits(width, ua & ub),
        Fun::BitOr => bits(width, ua | ub),
        Fun::BitXor => bits(width, ua ^ ub),
        Fun::BitNot => bits(width, !ua),
        Fun::Shl => bits(width, if ub >= w { 0 } else { ua.wrapping_mul(1 << ub) }),
        Fun::Lshr => bits(width, if ub >= w { 0 } else { ua / (1 << ub) }),
        Fun::Ashr => bits(
            width,
            if ub >= w {
                -i128::from(a < 0)
            } else {
                a.div_euclid(1 << ub)
            },
        ),
        Fun::JavaShl if width == 32 => int((a as i32).wrapping_shl(b as u32).into()),
        Fun::JavaShr if width == 32 => int((a as i32).wrapping_shr(b as u32).into()),
        Fun::JavaUshr if width == 32 => int((a as u32).wrapping_shr(b as u32).into()),
        Fun::JavaShl => bits(64, (a as i64).wrapping_shl(b as u32).into()),
        Fun::JavaShr => bits(64, (a as i64).wrapping_shr(b as u32).into()),
        Fun::JavaUshr => bits(64, (a as u64).wrapping_shr(b as u32).into()),
        Fun::Concat => bits(sort.width(), ua * (1 << args[1].width()) + ub),
        Fun::Extract(low) => bits(sort.width(), ua >> low),
        Fun::Zext => bits(sort.width(), ua),
        Fun::Sext => bits(sort.width(), a),
        Fun::Slt => Bool(a < b),
        Fun::Sle => Bool(a <= b),
        Fun::Ult => Bool(ua < ub),
        Fun::Ule => Bool(ua <= ub),
        Fun::Compare => int(i128::from(a > b) - i128::from(a < b)),
        Fun::I2B => int((a as i8).into()),
        Fun::I2C => int((a as u16).into()),
        Fun::I2S => int((a as i16).into()),
        Fun::Abs => bits(width, a.abs()),
        Fun::Min => bits(width, a.min(b)),
        Fun::Max => bits(width, a.max(b)),
        Fun::IntToFloat if sort == Sort::Float32 => F32(a as i64 as f32),
        Fun::IntToFloat => F64(a as i64 as f64),
        Fun::BitsToFloat if width == 32 => F32(f32::from_bits(ua as u32)),
        Fun::BitsToFloat => F64(f64::from_bits(ua as u64)),
        Fun::IntToReal => real(a, 1),
        Fun::UnitToStr => Text(vec![ua as u16]),
        Fun::IntToStr => Text(a.to_string().encode_utf16().collect()),
        _ => panic!("{fun:?} of bits"),
    }
}

impl Plain {
    fn width(&self) -> u8 {
        match self {
            Bits(w, _) => *w,
            other => panic!("no bits: {other:?}"),
        }
    }
}

macro_rules! of_floats {
    ($name:ident, $kind:ident, $float:ty) => {
        fn $name(fun: Fun, sort: Sort, a: $float, args: &[&Plain]) -> Plain {
            let arg = |i: usize| match args.get(i) {
                Some($kind(x)) => *x,
                _ => 0.0,
            };
            let (b, c) = (arg(1), arg(2));
            let either_nan = a.is_nan() || b.is_nan();
            let three_way = |nan: i128| {
                if either_nan {
                    nan
                } else {
                    i128::from(a > b) - i128::from(a < b)
                }
            };
            match fun {
                Fun::FAdd => $kind(a + b),
                Fun::FSub => $kind(a - b),
                Fun::FMul => $kind(a * b),
                Fun::FDiv => $kind(a / b),
                Fun::FRem => $kind(a % b),
                Fun::FNeg => $kind(-a),
                Fun::FAbs => $kind(if a.is_sign_negative() { -a } else { a }),
                Fun::FSqrt => $kind(a.sqrt()),
                Fun::FFma => $kind(a.mul_add(b, c)),
                Fun::FMin | Fun::FMax if either_nan => $kind(<$float>::NAN),
                Fun::FMin if a == b => $kind(if a.is_sign_negative() { a } else { b }),
                Fun::FMin => $kind(if a < b { a } else { b }),
                Fun::FMax if a == b => $kind(if a.is_sign_negative() { b } else { a }),
                Fun::FMax => $kind(if a < b { b } else { a }),
                Fun::FFloor => $kind(a.floor()),
                Fun::FCeil => $kind(a.ceil()),
                Fun::FRint => $kind(a.round_ties_even()),
                Fun::FEq => Bool(a == b),
                Fun::FLt => Bool(a < b),
                Fun::FLe => Bool(a <= b),
                Fun::FIsNan => Bool(a != a),
                Fun::FCompareL => int(three_way(-1)),
                Fun::FCompareG => int(three_way(1)),
                Fun::FloatToFloat if sort == Sort::Float32 => F32(a as f32),
                Fun::FloatToFloat => F64(a as f64),
                Fun::FloatToInt if a.is_nan() => bits(sort.width(), 0),
                Fun::FloatToInt => {
                    let limit: i128 = 1 << (sort.width() - 1);
                    bits(sort.width(), (a as i128).clamp(-limit, limit - 1))
                }
                Fun::FloatToBits if a.is_nan() => bits(sort.width(), <$float>::NAN.to_bits().into()),
                Fun::FloatToBits => bits(sort.width(), a.to_bits().into()),
                _ => panic!("{fun:?} of floats"),
            }
        }
    };
}

of_floats!(of_f32, F32, f32);
of_floats!(of_f64, F64, f64);

fn of_reals(fun: Fun, args: &[&Plain]) -> Plain {
    let [Real(a, b), Real(c, d)] = *args else {
        panic!("{fun:?} {args:?}")
    };
    let (a, b, c, d) = (*a, *b, *c, *d);
    match fun {
        Fun::RAdd => real(a * d + c * b, b * d),
        Fun::RSub => real(a * d - c * b, b * d),
        Fun::RMul => real(a * c, b * d),
        Fun::RDiv if c == 0 => real(0, 1),
        Fun::RDiv => real(a * d, b * c),
        Fun::RLt => Bool(a * d < c * b),
        Fun::RLe => Bool(a * d <= c * b),
        _ => panic!("{fun:?} of reals"),
    }
}

fn of_text(fun: Fun, sort: Sort, s: &[u16], args: &[&Plain]) -> Plain {
    let other = || args[1].text();
    let len = s.len() as i128;
    let found = |i: i128, part: &[u16]| (0..=len).contains(&i) && s[i as usize..].starts_with(part);
    match fun {
        Fun::StrLen => int(len),
        Fun::StrAt => bits(
            16,
            args[1]
                .signed()
                .try_into()
                .ok()
                .and_then(|i: usize| s.get(i))
                .map_or(0, |&u| u.into()),
        ),
        Fun::StrConcat => Text(s.iter().chain(other()).copied().collect()),
        Fun::Substr => {
            let (from, length) = (args[1].signed(), args[2].signed());
            let inside = |i: i128| from >= 0 && i >= from && i - from < length;
            Text((0..len).filter(|&i| inside(i)).map(|i| s[i as usize]).collect())
        }
        Fun::IndexOf => {
            let from = args[2].signed().max(0).min(len);
            int((from..=len).find(|&i| found(i, other())).unwrap_or(-1))
        }
        Fun::LastIndexOf => {
            let from = args[2].signed();
            int((0..=len).rev().find(|&i| i <= from && found(i, other())).unwrap_or(-1))
        }
        Fun::Contains => Bool((0..=len).any(|i| found(i, other()))),
        Fun::StartsWith => Bool(found(0, other())),
        Fun::EndsWith => Bool(found(len - other().len() as i128, other())),
        Fun::ReplaceChar => {
            let (old, new) = (args[1].unsigned() as u16, args[2].unsigned() as u16);
            Text(s.iter().map(|&u| if u == old { new } else { u }).collect())
        }
        Fun::StrCompare => {
            let t = other();
            let first = (0..s.len().min(t.len())).find(|&i| s[i] != t[i]);
            int(first.map_or(len - t.len() as i128, |i| i128::from(s[i]) - i128::from(t[i])))
        }
        Fun::IsInt => Bool(parsed(s, 32).is_some()),
        Fun::StrToInt => bits(sort.width(), parsed(s, sort.width()).unwrap_or(0)),
        Fun::StrHash => int(s
            .iter()
            .fold(0u32, |h, &u| h.wrapping_mul(31).wrapping_add(u.into()))
            .into()),
        _ => panic!("{fun:?} of text"),
    }
}

fn parsed(s: &[u16], width: u8) -> Option<i128> {
    let text = String::from_utf16(s).ok()?;
    match width {
        32 => text.parse::<i32>().ok().map(i128::from),
        _ => text.parse::<i64>().ok().map(i128::from),
    }
}
