//! Scripts in SMT-LIB 2.6 and its theories of bit-vectors, floats, reals, arrays and Unicode strings.
//!
//! Shared and deep subterms get a definition of their own, so that a script is about as long as its terms have nodes.
//! What the theories cannot say (`%` on floats, `hashCode`, `compareTo`, `lastIndexOf`) becomes an uninterpreted function:
//! an unsatisfiable script is then still unsatisfiable in truth, a model has to be checked by evaluation.

use super::{literal, prelude};
use crate::op::Op;
use crate::pool::{TermId, TermPool, VarId};
use crate::sort::Sort;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::fmt::Write;

/// How deep expressions nest before a part of them gets a name.
const NESTING: u32 = 24;

/// A script that asserts some conditions, up to `(check-sat)`.
#[derive(Clone, Debug)]
pub struct Script {
    pub text: String,
    /// Operations that stand as uninterpreted functions.
    pub abstracted: Vec<String>,
    /// The name of each variable in the script.
    pub names: Vec<(VarId, String)>,
}

/// The script for the conjunction of the assertions.
pub fn smt2(pool: &TermPool, assertions: &[TermId]) -> Script {
    let mut writer = Writer::new(pool, assertions);
    let order = writer.order(assertions);
    for &term in &order {
        writer.define(term);
    }
    for &assertion in assertions {
        let text = writer.text_of(assertion);
        _ = writeln!(writer.body, "(assert {text})");
    }
    writer.finish()
}

struct Writer<'a> {
    pool: &'a TermPool,
    uses: FxHashMap<TermId, u32>,
    /// The text of a term and how deep it nests.
    texts: FxHashMap<TermId, (String, u32)>,
    names: Vec<(VarId, String)>,
    helpers: BTreeSet<String>,
    declared: BTreeSet<String>,
    abstracted: BTreeSet<String>,
    declarations: String,
    body: String,
}

impl<'a> Writer<'a> {
    fn new(pool: &'a TermPool, assertions: &[TermId]) -> Writer<'a> {
        let mut uses = FxHashMap::default();
        for &assertion in assertions {
            *uses.entry(assertion).or_insert(0) += 1;
        }
        Writer {
            pool,
            uses,
            texts: FxHashMap::default(),
            names: Vec::new(),
            helpers: BTreeSet::new(),
            declared: BTreeSet::new(),
            abstracted: BTreeSet::new(),
            declarations: String::new(),
            body: String::new(),
        }
    }

    /// All subterms, arguments before what uses them; counts the uses.
    fn order(&mut self, assertions: &[TermId]) -> Vec<TermId> {
        let mut order = Vec::new();
        let mut state: FxHashMap<TermId, bool> = FxHashMap::default();
        let mut work: Vec<TermId> = assertions.iter().rev().copied().collect();
        while let Some(&next) = work.last() {
            match state.get(&next) {
                None => {
                    state.insert(next, false);
                    for &arg in self.pool.args(next).iter().rev() {
                        *self.uses.entry(arg).or_insert(0) += 1;
                        if !state.contains_key(&arg) {
                            work.push(arg);
                        }
                    }
                }
                Some(false) => {
                    state.insert(next, true);
                    order.push(next);
                    work.pop();
                }
                Some(true) => _ = work.pop(),
            }
        }
        order
    }

    fn define(&mut self, term: TermId) {
        let args = self.pool.args(term);
        let depth = args.iter().map(|arg| self.texts[arg].1 + 1).max().unwrap_or(0);
        let text = self.write(term);
        let shared = self.uses.get(&term).is_some_and(|&uses| uses > 1) && !args.is_empty();
        if shared || depth >= NESTING {
            let name = format!("t!{}", term.index());
            let sort = sort_name(self.pool.sort(term));
            _ = writeln!(self.body, "(define-fun {name} () {sort} {text})");
            self.texts.insert(term, (name, 0));
        } else {
            self.texts.insert(term, (text, depth));
        }
    }

    /// The text of a finished term; that of a term with one use is handed over.
    fn text_of(&mut self, term: TermId) -> String {
        let last = self.uses.get(&term).is_none_or(|&uses| uses <= 1);
        match self.texts.get_mut(&term) {
            Some((text, _)) if last => std::mem::take(text),
            Some((text, _)) => text.clone(),
            None => String::new(),
        }
    }

    fn write(&mut self, term: TermId) -> String {
        let pool = self.pool;
        let sort = pool.sort(term);
        if let Some(value) = pool.value(term) {
            return literal::smt2(value);
        }
        if let Op::Var(var) = pool.op(term) {
            return self.declare_variable(var);
        }
        let args: Vec<String> = pool.args(term).iter().map(|&arg| self.text_of(arg)).collect();
        let joined = args.join(" ");
        let operand = pool.args(term).first().map_or(sort, |&arg| pool.sort(arg));
        match pool.op(term) {
            Op::Apply(id) => {
                let function = pool.function(pool.applied(id));
                let name = format!("{}!f{}", function.name, pool.applied(id).0);
                let name = self.declare_function(&name, &function.arguments, function.result);
                if args.is_empty() {
                    name
                } else {
                    format!("({name} {joined})")
                }
            }
            Op::ConstArray => format!("((as const {}) {joined})", sort_name(sort)),
            Op::FloatToBits => self.bits_of_float(term, &joined),
            Op::StartsWith => format!("(str.prefixof {} {})", args[1], args[0]),
            Op::EndsWith => format!("(str.suffixof {} {})", args[1], args[0]),
            Op::StrLen => format!("((_ int2bv 32) (str.len {joined}))"),
            Op::UnitToStr => format!("(str.from_code (bv2nat {joined}))"),
            Op::ReplaceChar => format!(
                "(str.replace_all {} (str.from_code (bv2nat {})) (str.from_code (bv2nat {})))",
                args[0], args[1], args[2]
            ),
            Op::Substr => {
                let signed = self.helper("signed@32");
                format!("(str.substr {} ({signed} {}) ({signed} {}))", args[0], args[1], args[2])
            }
            Op::IntToReal => format!(
                "(to_real ({} {joined}))",
                self.helper(&format!("signed@{}", operand.width()))
            ),
            op => format!("({} {joined})", self.head(op, sort, operand, pool.args(term))),
        }
    }

    /// The function symbol of an operation whose arguments follow as they are.
    fn head(&mut self, op: Op, sort: Sort, operand: Sort, args: &[TermId]) -> String {
        let width = sort.width();
        let text = match op {
            Op::Eq => "=",
            Op::Ite => "ite",
            Op::Not => "not",
            Op::And => "and",
            Op::Add => "bvadd",
            Op::Mul => "bvmul",
            Op::UDiv => "bvudiv",
            Op::URem => "bvurem",
            Op::SDiv => "bvsdiv",
            Op::SRem => "bvsrem",
            Op::BitAnd => "bvand",
            Op::BitOr => "bvor",
            Op::BitXor => "bvxor",
            Op::Shl => "bvshl",
            Op::Lshr => "bvlshr",
            Op::Ashr => "bvashr",
            Op::Concat => "concat",
            Op::Ult => "bvult",
            Op::Slt => "bvslt",
            Op::FAdd => "fp.add RNE",
            Op::FMul => "fp.mul RNE",
            Op::FDiv => "fp.div RNE",
            Op::FNeg => "fp.neg",
            Op::FAbs => "fp.abs",
            Op::FSqrt => "fp.sqrt RNE",
            Op::FFma => "fp.fma RNE",
            Op::FFloor => "fp.roundToIntegral RTN",
            Op::FCeil => "fp.roundToIntegral RTP",
            Op::FRint => "fp.roundToIntegral RNE",
            Op::FEq => "fp.eq",
            Op::FLt => "fp.lt",
            Op::FLe => "fp.leq",
            Op::FIsNan => "fp.isNaN",
            Op::RAdd => "+",
            Op::RMul => "*",
            Op::RLt => "<",
            Op::Select => "select",
            Op::Store => "store",
            Op::StrConcat => "str.++",
            Op::Contains => "str.contains",
            Op::Extract(low) => return format!("(_ extract {} {low})", low + width - 1),
            Op::Zext => return format!("(_ zero_extend {})", width - operand.width()),
            Op::Sext => return format!("(_ sign_extend {})", width - operand.width()),
            Op::IntToFloat | Op::FloatToFloat => return format!("{} RNE", to_fp(sort)),
            Op::BitsToFloat => return to_fp(sort).into(),
            Op::Compare => return self.helper(&format!("compare@{}", operand.width())),
            Op::FCompareL => return self.helper(&format!("fcmpl@{}", float_tag(operand))),
            Op::FCompareG => return self.helper(&format!("fcmpg@{}", float_tag(operand))),
            Op::FMin => return self.helper(&format!("fmin@{}", float_tag(operand))),
            Op::FMax => return self.helper(&format!("fmax@{}", float_tag(operand))),
            Op::FloatToInt => return self.helper(&format!("f2i@{}.{width}", float_tag(operand))),
            Op::RDiv => return self.helper("rdiv@"),
            Op::StrAt => return self.helper("char_at@"),
            Op::IndexOf => return self.helper("index_of@"),
            Op::IntToStr => return self.helper(&format!("int_to_str@{}", operand.width())),
            Op::IsInt(width) => return self.helper(&format!("is_int@{width}")),
            Op::StrToInt => return self.helper(&format!("str_to_int@{width}")),
            Op::FRem | Op::LastIndexOf | Op::StrCompare | Op::StrHash => return self.abstracted(op, sort, args),
            Op::Const(_)
            | Op::Var(_)
            | Op::Apply(_)
            | Op::ConstArray
            | Op::FloatToBits
            | Op::StartsWith
            | Op::EndsWith
            | Op::StrLen
            | Op::UnitToStr
            | Op::ReplaceChar
            | Op::Substr
            | Op::IntToReal => {
                unreachable!("{op:?} is written elsewhere")
            }
        };
        text.into()
    }

    fn helper(&mut self, name: &str) -> String {
        if !self.helpers.insert(name.into()) {
            return name.into();
        }
        if let Some((text, uses)) = prelude::definition(name) {
            for used in uses {
                self.helper(&used);
            }
            self.declarations.push_str(&text);
        }
        name.into()
    }

    fn abstracted(&mut self, op: Op, sort: Sort, args: &[TermId]) -> String {
        let sorts: Vec<Sort> = args.iter().map(|&arg| self.pool.sort(arg)).collect();
        let kind = if sorts[0].is_float() {
            float_tag(sorts[0])
        } else {
            "str"
        };
        let name = format!("java.{op:?}.{kind}");
        self.abstracted.insert(name.clone());
        self.declare_function(&name, &sorts, sort)
    }

    fn declare_function(&mut self, name: &str, arguments: &[Sort], result: Sort) -> String {
        let name = symbol(name);
        if self.declared.insert(name.clone()) {
            let arguments: Vec<String> = arguments.iter().map(|&sort| sort_name(sort)).collect();
            _ = writeln!(
                self.declarations,
                "(declare-fun {name} ({}) {})",
                arguments.join(" "),
                sort_name(result)
            );
        }
        name
    }

    fn declare_variable(&mut self, var: VarId) -> String {
        let variable = self.pool.variable(var);
        // The number keeps names apart, from each other and from those of the theories.
        let name = symbol(&format!("{}!{}", variable.name, var.0));
        _ = writeln!(
            self.declarations,
            "(declare-fun {name} () {})",
            sort_name(variable.sort)
        );
        if variable.sort == Sort::Str {
            // Code units, not code points; and no longer than a Java string.
            _ = writeln!(
                self.declarations,
                "(assert (str.in_re {name} (re.* (re.range \"\\u{{0}}\" \"\\u{{ffff}}\"))))\n\
                 (assert (<= (str.len {name}) 2147483647))"
            );
        }
        self.names.push((var, name.clone()));
        name
    }

    /// SMT-LIB has no function from floats to bits; the bits are those that give the float, and one NaN's.
    fn bits_of_float(&mut self, term: TermId, float: &str) -> String {
        let (name, sort) = (format!("b!{}", term.index()), self.pool.sort(term));
        let (to_fp, nan) = match sort.width() {
            32 => (to_fp(Sort::Float32), "#x7fc00000"),
            _ => (to_fp(Sort::Float64), "#x7ff8000000000000"),
        };
        _ = writeln!(self.declarations, "(declare-fun {name} () {})", sort_name(sort));
        _ = writeln!(
            self.body,
            "(assert (let ((f {float})) (and (= ({to_fp} {name}) f) (=> (fp.isNaN f) (= {name} {nan})))))"
        );
        name
    }

    fn finish(self) -> Script {
        Script {
            text: format!("(set-logic ALL)\n{}{}(check-sat)\n", self.declarations, self.body),
            abstracted: self.abstracted.into_iter().collect(),
            names: self.names,
        }
    }
}

pub(super) fn sort_name(sort: Sort) -> String {
    match sort {
        Sort::Bool => "Bool".into(),
        Sort::BitVec(width) => format!("(_ BitVec {width})"),
        Sort::Float32 => "(_ FloatingPoint 8 24)".into(),
        Sort::Float64 => "(_ FloatingPoint 11 53)".into(),
        Sort::Real => "Real".into(),
        Sort::Str => "String".into(),
        Sort::Array { index, element } => format!("(Array (_ BitVec {index}) {})", sort_name(element.into())),
    }
}

fn to_fp(sort: Sort) -> &'static str {
    if sort == Sort::Float32 {
        "(_ to_fp 8 24)"
    } else {
        "(_ to_fp 11 53)"
    }
}

fn float_tag(sort: Sort) -> &'static str {
    if sort == Sort::Float32 { "f32" } else { "f64" }
}

/// A symbol of the name: quoted, without the two characters that quotes cannot hold.
fn symbol(name: &str) -> String {
    let simple = |c: char| c.is_ascii_alphanumeric() || "_.!".contains(c);
    if !name.is_empty() && name.chars().all(simple) && !name.starts_with(|c: char| c.is_ascii_digit()) {
        return name.into();
    }
    format!("|{}|", name.replace(['|', '\\'], "_"))
}
