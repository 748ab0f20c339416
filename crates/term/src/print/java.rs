//! Terms as Java expressions, with no more parentheses than the precedences need (JLS 15).

use super::literal;
use crate::op::Op;
use crate::pool::{TermId, TermPool};
use crate::sort::{Sort, mask, signed};
use std::borrow::Cow;

/// How long a printed term gets before it is cut: shared subterms are written out each time.
const LIMIT: usize = 100_000;

const ATOM: u8 = 16;
const UNARY: u8 = 14;
const PRODUCT: u8 = 12;
const SUM: u8 = 11;
const SHIFT: u8 = 10;
const ORDER: u8 = 9;
const EQUALITY: u8 = 8;
const BIT_AND: u8 = 7;
const BIT_XOR: u8 = 6;
const BIT_OR: u8 = 5;
const AND: u8 = 4;
const OR: u8 = 3;
const CONDITIONAL: u8 = 2;
const ANY: u8 = 0;

/// The term as a Java expression; a very long one ends in an ellipsis.
pub fn java(pool: &TermPool, term: TermId) -> String {
    java_within(pool, term, LIMIT)
}

/// The term as a Java expression, cut after about `limit` bytes.
pub fn java_within(pool: &TermPool, term: TermId, limit: usize) -> String {
    let printer = Printer { pool };
    let mut text = String::new();
    let mut work = vec![sub(term, ANY)];
    while let Some(item) = work.pop() {
        match item {
            Item::Text(piece) => text.push_str(&piece),
            Item::Term {
                term,
                at_least,
                negated,
            } => {
                let (precedence, mut items) = printer.expand(term, negated);
                if precedence < at_least {
                    items.insert(0, word("("));
                    items.push(word(")"));
                }
                work.extend(items.into_iter().rev());
            }
        }
        if text.len() > limit {
            return text + "…";
        }
    }
    text
}

enum Item {
    Text(Cow<'static, str>),
    Term { term: TermId, at_least: u8, negated: bool },
}

fn word(text: &'static str) -> Item {
    Item::Text(text.into())
}

fn sub(term: TermId, at_least: u8) -> Item {
    Item::Term {
        term,
        at_least,
        negated: false,
    }
}

type Expansion = (u8, Vec<Item>);

struct Printer<'a> {
    pool: &'a TermPool,
}

impl Printer<'_> {
    fn expand(&self, term: TermId, negated: bool) -> Expansion {
        let pool = self.pool;
        let args = pool.args(term);
        match (pool.op(term), args) {
            // A negation is never negated, so this goes one step down and no further.
            (Op::Not, &[a]) => return self.expand(a, !negated),
            (Op::And, _) if negated => return self.chain(Op::And, term, OR, " || ", true),
            (Op::And, _) => return self.chain(Op::And, term, AND, " && ", false),
            (Op::Eq, &[a, b]) => return self.equality(a, b, negated),
            (Op::FEq, &[a, b]) => return infix(EQUALITY, a, if negated { " != " } else { " == " }, b),
            (Op::Slt | Op::RLt, &[a, b]) => return self.order(a, b, negated),
            (Op::Ult, &[a, b]) => {
                let call = self.call(
                    self.boxed(a, "Integer.compareUnsigned", "Long.compareUnsigned"),
                    &[a, b],
                );
                return (
                    ORDER,
                    [call.1, vec![word(if negated { " >= 0" } else { " < 0" })]]
                        .into_iter()
                        .flatten()
                        .collect(),
                );
            }
            _ => {}
        }
        if !negated {
            return self.plain(term, args);
        }
        let (precedence, mut items) = self.plain(term, args);
        if precedence < UNARY {
            items.insert(0, word("("));
            items.push(word(")"));
        }
        items.insert(0, word("!"));
        (UNARY, items)
    }

    fn plain(&self, term: TermId, args: &[TermId]) -> Expansion {
        let pool = self.pool;
        let op = pool.op(term);
        match (op, args) {
            (Op::Const(_), _) => {
                let text = pool.value(term).map(literal::java).unwrap_or_default();
                (
                    if text.starts_with('-') { UNARY } else { ATOM },
                    vec![Item::Text(text.into())],
                )
            }
            (Op::Var(var), _) => (ATOM, vec![Item::Text(pool.variable(var).name.clone().into())]),
            (Op::Apply(id), _) => self.call(pool.function(pool.applied(id)).name.clone(), args),
            (Op::Ite, &[c, a, b]) => (
                CONDITIONAL,
                vec![sub(c, OR), word(" ? "), sub(a, ANY), word(" : "), sub(b, CONDITIONAL)],
            ),
            (Op::Add | Op::FAdd | Op::RAdd, _) => self.sum(term),
            (Op::Mul, &[a, b]) if pool.bits(b) == Some(mask(pool.sort(a).width())) => prefix("-", a),
            (Op::Mul | Op::FMul | Op::RMul, &[a, b]) => infix(PRODUCT, a, " * ", b),
            (Op::SDiv | Op::FDiv | Op::RDiv, &[a, b]) => infix(PRODUCT, a, " / ", b),
            (Op::FLt, &[a, b]) => infix(ORDER, a, " < ", b),
            (Op::FLe, &[a, b]) => infix(ORDER, a, " <= ", b),
            (Op::SRem | Op::FRem, &[a, b]) => infix(PRODUCT, a, " % ", b),
            (Op::BitAnd, &[a, b]) => infix(BIT_AND, a, " & ", b),
            (Op::BitOr, &[a, b]) => infix(BIT_OR, a, " | ", b),
            (Op::BitXor, &[a, b]) if pool.bits(b) == Some(mask(pool.sort(a).width())) => prefix("~", a),
            (Op::BitXor, &[a, b]) => infix(BIT_XOR, a, " ^ ", b),
            (Op::Shl | Op::Lshr | Op::Ashr, &[a, b]) => self.shift(op, a, b),
            (Op::Extract(low), &[a]) => self.extract(term, a, low),
            (Op::Zext | Op::Sext, &[a]) => self.extend(op, term, a),
            (Op::FNeg, &[a]) => prefix("-", a),
            (Op::IntToFloat | Op::FloatToFloat, &[a]) => self.cast(float_name(pool.sort(term)), a),
            (Op::FloatToInt, &[a]) => self.cast(if pool.sort(term) == Sort::LONG { "long" } else { "int" }, a),
            (Op::IntToReal, &[a]) => self.cast("real", a),
            (Op::Select, &[a, i]) => (ATOM, vec![sub(a, ATOM), word("["), sub(i, ANY), word("]")]),
            (Op::Store, &[a, i, v]) => (
                ATOM,
                vec![
                    sub(a, ATOM),
                    word("["),
                    sub(i, ANY),
                    word(" := "),
                    sub(v, ANY),
                    word("]"),
                ],
            ),
            (Op::StrConcat, &[a, b]) => infix(SUM, a, " + ", b),
            (Op::Substr, &[s, from, length]) => (
                ATOM,
                vec![
                    sub(s, ATOM),
                    word(".substring("),
                    sub(from, ANY),
                    word(", "),
                    sub(from, SUM),
                    word(" + "),
                    sub(length, PRODUCT),
                    word(")"),
                ],
            ),
            (_, &[s, ref rest @ ..]) if let Some(name) = method_name(op) => {
                let (_, call) = self.call(name, rest);
                (
                    ATOM,
                    [vec![sub(s, ATOM), word(".")], call].into_iter().flatten().collect(),
                )
            }
            _ => self.call(self.function_name(term), args),
        }
    }

    fn equality(&self, a: TermId, b: TermId, negated: bool) -> Expansion {
        match self.pool.sort(a) {
            Sort::Str => {
                let not = if negated { "!" } else { "" };
                let precedence = if negated { UNARY } else { ATOM };
                (
                    precedence,
                    vec![word(not), sub(a, ATOM), word(".equals("), sub(b, ANY), word(")")],
                )
            }
            Sort::Float32 | Sort::Float64 => {
                let name = if self.pool.sort(a) == Sort::Float32 {
                    "Float"
                } else {
                    "Double"
                };
                let (_, mut items) = self.call(format!("{name}.compare"), &[a, b]);
                items.push(word(if negated { " != 0" } else { " == 0" }));
                (EQUALITY, items)
            }
            _ => infix(EQUALITY, a, if negated { " != " } else { " == " }, b),
        }
    }

    /// A constant goes to the right.
    fn order(&self, a: TermId, b: TermId, negated: bool) -> Expansion {
        if self.pool.is_const(a) {
            infix(ORDER, b, if negated { " <= " } else { " > " }, a)
        } else {
            infix(ORDER, a, if negated { " >= " } else { " < " }, b)
        }
    }

    fn chain(&self, op: Op, term: TermId, precedence: u8, sign: &'static str, negated: bool) -> Expansion {
        let &[a, b] = self.pool.args(term) else {
            return (ANY, Vec::new());
        };
        let side = |t: TermId, at_least: u8| Item::Term {
            term: t,
            at_least,
            negated,
        };
        // The left operand of the same connective needs no parentheses; a negated one is one only if it is bare.
        let left = if self.pool.op(a) == op {
            precedence
        } else {
            precedence + 1
        };
        (precedence, vec![side(a, left), word(sign), side(b, precedence + 1)])
    }

    /// What is added before what is subtracted.
    fn sum(&self, term: TermId) -> Expansion {
        let op = self.pool.op(term);
        let mut addends = Vec::new();
        let mut rest = term;
        while let (true, &[before, last]) = (self.pool.op(rest) == op, self.pool.args(rest)) {
            addends.push(last);
            rest = before;
        }
        addends.push(rest);
        addends.reverse();
        // Float addition is not associative: only a chain of two may change places.
        if op == Op::Add || addends.len() == 2 {
            addends.sort_by_key(|&addend| self.is_negative(addend));
        }
        let mut items = vec![sub(addends[0], SUM)];
        for &addend in &addends[1..] {
            if self.is_negative(addend) {
                items.push(word(" - "));
                items.extend(self.magnitude(addend));
            } else {
                items.push(word(" + "));
                items.push(sub(addend, PRODUCT));
            }
        }
        (SUM, items)
    }

    fn is_negative(&self, addend: TermId) -> bool {
        let pool = self.pool;
        let negative = |t: TermId| {
            let width = pool.sort(t).width();
            pool.bits(t)
                .is_some_and(|bits| signed(width, bits) < 0 && bits != 1 << (width - 1))
        };
        match (pool.op(addend), pool.args(addend)) {
            (Op::Mul, &[_, factor]) => negative(factor),
            (Op::FNeg, _) => true,
            _ => negative(addend),
        }
    }

    /// The addend without its sign, as an operand of `-`.
    fn magnitude(&self, addend: TermId) -> Vec<Item> {
        let pool = self.pool;
        let positive = |t: TermId| {
            let value = pool.value(t).and_then(|value| value.as_signed()).unwrap_or_default();
            Item::Text(
                format!(
                    "{}{}",
                    value.unsigned_abs(),
                    if pool.sort(t) == Sort::LONG { "L" } else { "" }
                )
                .into(),
            )
        };
        match (pool.op(addend), pool.args(addend)) {
            (Op::Mul, &[base, factor]) => match pool.value(factor).and_then(|value| value.as_signed()) {
                Some(-1) => vec![sub(base, PRODUCT)],
                _ => vec![sub(base, PRODUCT), word(" * "), positive(factor)],
            },
            (Op::FNeg, &[inner]) => vec![sub(inner, PRODUCT)],
            _ => vec![positive(addend)],
        }
    }

    /// A count masked as Java masks it is just the count.
    fn shift(&self, op: Op, a: TermId, count: TermId) -> Expansion {
        let sign = match op {
            Op::Shl => " << ",
            Op::Ashr => " >> ",
            _ => " >>> ",
        };
        let bits = if self.pool.sort(a) == Sort::LONG { 6 } else { 5 };
        if let (Op::Zext, &[low]) = (self.pool.op(count), self.pool.args(count))
            && let (Op::Extract(0), &[whole]) = (self.pool.op(low), self.pool.args(low))
            && self.pool.sort(low).width() == bits
        {
            return infix(SHIFT, a, sign, whole);
        }
        self.call(format!("{op:?}").to_lowercase(), &[a, count])
    }

    fn extract(&self, term: TermId, a: TermId, low: u8) -> Expansion {
        match (low, self.pool.sort(term).width()) {
            (0, 8) => self.cast("byte", a),
            (0, 16) => self.cast("short", a),
            (0, 32) => self.cast("int", a),
            (_, width) => {
                let (_, mut items) = self.call("bits", &[a]);
                items.pop();
                items.push(Item::Text(format!(", {}, {low})", low + width - 1).into()));
                (ATOM, items)
            }
        }
    }

    fn extend(&self, op: Op, term: TermId, a: TermId) -> Expansion {
        let (from, to) = (self.pool.sort(a).width(), self.pool.sort(term).width());
        if let (Op::Extract(low), &[whole]) = (self.pool.op(a), self.pool.args(a))
            && self.pool.sort(whole).width() == to
        {
            let count = Item::Text(low.to_string().into());
            match op {
                Op::Zext if low + from == to => return (SHIFT, vec![sub(whole, SHIFT), word(" >>> "), count]),
                Op::Sext if low + from == to => return (SHIFT, vec![sub(whole, SHIFT), word(" >> "), count]),
                Op::Zext if low == 0 && from == 16 && to == 32 => return self.cast("char", whole),
                Op::Zext if low == 0 => {
                    let suffix = if to == 64 { "L" } else { "" };
                    let ones = Item::Text(format!("{}{suffix}", mask(from)).into());
                    return (BIT_AND, vec![sub(whole, BIT_AND), word(" & "), ones]);
                }
                _ => {}
            }
        }
        match (op, from, to) {
            // Bytes, shorts and chars become ints by themselves.
            (Op::Sext, 8 | 16, 32) => self.plain(a, self.pool.args(a)),
            (Op::Zext, 16, 32) if !matches!(self.pool.op(a), Op::Extract(_)) => self.plain(a, self.pool.args(a)),
            (Op::Sext, _, 64) => self.cast("long", a),
            (Op::Zext, 32, 64) => self.call("Integer.toUnsignedLong", &[a]),
            _ => self.call(format!("{}{to}", format!("{op:?}").to_lowercase()), &[a]),
        }
    }

    fn cast(&self, name: &str, a: TermId) -> Expansion {
        (UNARY, vec![Item::Text(format!("({name}) ").into()), sub(a, UNARY)])
    }

    fn call(&self, name: impl Into<Cow<'static, str>>, args: &[TermId]) -> Expansion {
        let mut items = vec![Item::Text(name.into()), word("(")];
        for (i, &arg) in args.iter().enumerate() {
            if i > 0 {
                items.push(word(", "));
            }
            items.push(sub(arg, ANY));
        }
        items.push(word(")"));
        (ATOM, items)
    }

    fn boxed(&self, a: TermId, int: &'static str, long: &'static str) -> &'static str {
        if self.pool.sort(a) == Sort::LONG { long } else { int }
    }

    fn function_name(&self, term: TermId) -> Cow<'static, str> {
        let pool = self.pool;
        let first = pool.args(term)[0];
        let narrow = pool.sort(first) == Sort::Float32 || pool.sort(term) == Sort::Float32;
        match pool.op(term) {
            Op::UDiv => self.boxed(first, "Integer.divideUnsigned", "Long.divideUnsigned"),
            Op::URem => self.boxed(first, "Integer.remainderUnsigned", "Long.remainderUnsigned"),
            Op::Compare => self.boxed(first, "Integer.compare", "Long.compare"),
            Op::FCompareL => "cmpl",
            Op::FCompareG => "cmpg",
            Op::FAbs => "Math.abs",
            Op::FSqrt => "Math.sqrt",
            Op::FFma => "Math.fma",
            Op::FMin => "Math.min",
            Op::FMax => "Math.max",
            Op::FFloor => "Math.floor",
            Op::FCeil => "Math.ceil",
            Op::FRint => "Math.rint",
            Op::FIsNan if narrow => "Float.isNaN",
            Op::FIsNan => "Double.isNaN",
            Op::FloatToBits if narrow => "Float.floatToIntBits",
            Op::FloatToBits => "Double.doubleToLongBits",
            Op::BitsToFloat if narrow => "Float.intBitsToFloat",
            Op::BitsToFloat => "Double.longBitsToDouble",
            Op::UnitToStr | Op::IntToStr => "String.valueOf",
            Op::StrToInt if pool.sort(term) == Sort::LONG => "Long.parseLong",
            Op::StrToInt => "Integer.parseInt",
            op => return format!("{op:?}").to_lowercase().replace(['(', ')'], "").into(),
        }
        .into()
    }
}

fn infix(precedence: u8, a: TermId, sign: &'static str, b: TermId) -> Expansion {
    (precedence, vec![sub(a, precedence), word(sign), sub(b, precedence + 1)])
}

fn prefix(sign: &'static str, a: TermId) -> Expansion {
    (UNARY, vec![word(sign), sub(a, UNARY + 1)])
}

fn float_name(sort: Sort) -> &'static str {
    if sort == Sort::Float32 { "float" } else { "double" }
}

fn method_name(op: Op) -> Option<&'static str> {
    Some(match op {
        Op::StrLen => "length",
        Op::StrAt => "charAt",
        Op::IndexOf => "indexOf",
        Op::LastIndexOf => "lastIndexOf",
        Op::Contains => "contains",
        Op::StartsWith => "startsWith",
        Op::EndsWith => "endsWith",
        Op::ReplaceChar => "replace",
        Op::StrCompare => "compareTo",
        Op::StrHash => "hashCode",
        _ => return None,
    })
}
