//! Random Java programs that compute: every operator and conversion over all primitive types, and the library's exact
//! and bit functions, at the corners of their ranges.
//!
//! A case is a static method with one parameter of every type, so that `javac` cannot compute its result. The program
//! prints the bits of every result for several arguments.

use crate::rng::Rng;
use std::fmt::Write;

/// Methods of one class, and argument lists for each.
pub const CASES: usize = 400;
pub const ARGUMENTS: usize = 8;
/// How deep expressions nest.
const DEPTH: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Type {
    Int,
    Long,
    Float,
    Double,
    Byte,
    Short,
    Char,
    Boolean,
}

use Type::{Boolean, Byte, Char, Double, Float, Int, Long, Short};

const NUMBERS: [Type; 7] = [Int, Long, Float, Double, Byte, Short, Char];

impl Type {
    fn name(self) -> &'static str {
        match self {
            Int => "int",
            Long => "long",
            Float => "float",
            Double => "double",
            Byte => "byte",
            Short => "short",
            Char => "char",
            Boolean => "boolean",
        }
    }

    /// The parameter and the local variable of this type.
    fn variables(self) -> [&'static str; 2] {
        match self {
            Int => ["i", "vi"],
            Long => ["l", "vl"],
            Float => ["f", "vf"],
            Double => ["d", "vd"],
            Byte => ["b", "vb"],
            Short => ["s", "vs"],
            Char => ["c", "vc"],
            Boolean => ["z", "vz"],
        }
    }

    fn literals(self) -> &'static [&'static str] {
        match self {
            Int => &[
                "0",
                "1",
                "-1",
                "2",
                "7",
                "31",
                "32",
                "33",
                "255",
                "65535",
                "65536",
                "Integer.MAX_VALUE",
                "Integer.MIN_VALUE",
                "0x55555555",
                "1000000007",
            ],
            Long => &[
                "0L",
                "1L",
                "-1L",
                "3L",
                "63L",
                "64L",
                "65L",
                "4294967295L",
                "4294967296L",
                "Long.MAX_VALUE",
                "Long.MIN_VALUE",
                "0x5555555555555555L",
                "-2147483649L",
                "9007199254740993L",
            ],
            Float => &[
                "0f",
                "-0f",
                "1f",
                "-1.5f",
                "0.1f",
                "Float.NaN",
                "Float.POSITIVE_INFINITY",
                "Float.NEGATIVE_INFINITY",
                "Float.MAX_VALUE",
                "Float.MIN_VALUE",
                "Float.MIN_NORMAL",
                "16777217f",
                "2.1474836E9f",
                "9.223372E18f",
                "1e-40f",
            ],
            Double => &[
                "0d",
                "-0d",
                "1d",
                "-2.5d",
                "0.1d",
                "Double.NaN",
                "Double.POSITIVE_INFINITY",
                "Double.NEGATIVE_INFINITY",
                "Double.MAX_VALUE",
                "Double.MIN_VALUE",
                "Double.MIN_NORMAL",
                "9007199254740993d",
                "2147483647.5d",
                "9.223372036854775807E18d",
                "1e-310d",
                "0.49999999999999994d",
            ],
            Byte => &["(byte) 0", "(byte) -1", "Byte.MAX_VALUE", "Byte.MIN_VALUE"],
            Short => &["(short) 1", "(short) -1", "Short.MAX_VALUE", "Short.MIN_VALUE"],
            Char => &["'a'", "(char) 0", "Character.MAX_VALUE", "'\\u8000'"],
            Boolean => &["true", "false"],
        }
    }
}

/// The source of a class of this name.
pub fn class(name: &str, rng: &mut Rng) -> String {
    let mut text = format!("public class {name} {{\n{HELPERS}");
    for kind in NUMBERS.into_iter().chain([Boolean]) {
        let name = kind.name();
        let _ = writeln!(
            text,
            "    static final {name}[] {}S = {{{}}};",
            name.to_uppercase(),
            kind.literals().join(", ")
        );
    }
    for case in 0..CASES {
        text += &method(case, rng);
    }
    let _ = writeln!(text, "    static long run(int n, int t) {{");
    for kind in NUMBERS.into_iter().chain([Boolean]) {
        let array = format!("{}S", kind.name().to_uppercase());
        let step = 1 + 2 * rng.below(8);
        let variable = kind.variables()[0];
        let _ = writeln!(
            text,
            "        {} {variable} = {array}[(n + t * {step}) % {array}.length];",
            kind.name()
        );
    }
    let _ = writeln!(text, "        switch (n) {{");
    for case in 0..CASES {
        let _ = writeln!(text, "            case {case}: return c{case}(i, l, f, d, b, s, c, z);");
    }
    text + &format!(
        "            default: throw new AssertionError();\n        }}\n    }}\n{}}}\n",
        main_method()
    )
}

const HELPERS: &str = "    static long bits(long x) { return x; }
    static long bits(float x) { return Float.floatToIntBits(x); }
    static long bits(double x) { return Double.doubleToLongBits(x); }
    static long bits(boolean x) { return x ? 1 : 0; }
";

fn main_method() -> String {
    format!(
        "    public static void main(String[] args) {{
        StringBuilder text = new StringBuilder();
        for (int n = 0; n < {CASES}; n++) {{
            text.append('c').append(n);
            for (int t = 0; t < {ARGUMENTS}; t++) {{
                try {{
                    text.append(' ').append(Long.toHexString(run(n, t)));
                }} catch (ArithmeticException e) {{
                    text.append(\" (\").append(e.getMessage()).append(')');
                }}
            }}
            text.append('\\n');
        }}
        System.out.print(text);
    }}
"
    )
}

/// A method with a few assignments to local variables and a result.
fn method(case: usize, rng: &mut Rng) -> String {
    let mut text =
        format!("    static long c{case}(int i, long l, float f, double d, byte b, short s, char c, boolean z) {{\n");
    for kind in NUMBERS.into_iter().chain([Boolean]) {
        let [parameter, local] = kind.variables();
        let _ = writeln!(text, "        {} {local} = {parameter};", kind.name());
    }
    for _ in 0..rng.below(3) {
        let _ = writeln!(text, "        {};", assignment(DEPTH - 1, rng));
    }
    let kind = *rng.pick(&[Int, Int, Long, Long, Float, Double, Byte, Short, Char, Boolean]);
    let _ = writeln!(text, "        return bits({});\n    }}", expression(kind, DEPTH, rng));
    text
}

/// An assignment, as a statement or within parentheses as an expression of the variable's type.
fn assignment(depth: usize, rng: &mut Rng) -> String {
    let kind = *rng.pick(&NUMBERS);
    assignment_to(kind, depth, rng)
}

fn assignment_to(kind: Type, depth: usize, rng: &mut Rng) -> String {
    let local = kind.variables()[1];
    if kind == Boolean {
        let op = *rng.pick(&["&=", "|=", "^=", "="]);
        return format!("{local} {op} {}", expression(Boolean, depth, rng));
    }
    match rng.below(6) {
        0 => format!("{local}{}", rng.pick(&["++", "--"])),
        1 => format!("{}{local}", rng.pick(&["++", "--"])),
        2 => format!("{local} = {}", expression(kind, depth, rng)),
        3 if !matches!(kind, Float | Double) => {
            let distance = *rng.pick(&[Int, Long, Byte, Char]);
            format!(
                "{local} {} {}",
                rng.pick(&["<<=", ">>=", ">>>="]),
                expression(distance, depth, rng)
            )
        }
        4 if !matches!(kind, Float | Double) => {
            let operand = *rng.pick(&[Int, Long, Short]);
            format!(
                "{local} {} {}",
                rng.pick(&["&=", "|=", "^="]),
                expression(operand, depth, rng)
            )
        }
        _ => {
            let operand = *rng.pick(&NUMBERS);
            format!(
                "{local} {} {}",
                rng.pick(&["+=", "-=", "*=", "/=", "%="]),
                expression(operand, depth, rng)
            )
        }
    }
}

/// An expression of this type; of `int` where the type has no operators of its own.
fn expression(kind: Type, depth: usize, rng: &mut Rng) -> String {
    if depth == 0 || rng.one_in(8) {
        return leaf(kind, rng);
    }
    let below = depth - 1;
    if rng.one_in(9) {
        return format!(
            "({} ? {} : {})",
            expression(Boolean, below, rng),
            expression(kind, below, rng),
            expression(kind, below, rng)
        );
    }
    if rng.one_in(10) {
        return format!("({})", assignment_to(kind, below, rng));
    }
    match kind {
        Boolean => condition(below, rng),
        Byte | Short | Char => cast(kind, below, rng),
        Int | Long => integer(kind, below, rng),
        Float | Double => floating(kind, below, rng),
    }
}

fn leaf(kind: Type, rng: &mut Rng) -> String {
    if rng.one_in(3) {
        return format!("({})", rng.pick(kind.literals()));
    }
    let variable = *rng.pick(&kind.variables());
    variable.to_owned()
}

fn cast(kind: Type, below: usize, rng: &mut Rng) -> String {
    let from = *rng.pick(&NUMBERS);
    format!("(({}) ({}))", kind.name(), expression(from, below, rng))
}

/// An operand whose binary promotion with `kind` gives `kind`.
fn operand(kind: Type, below: usize, rng: &mut Rng) -> String {
    let fitting: &[Type] = match kind {
        Int => &[Int, Int, Int, Byte, Short, Char],
        Long => &[Long, Long, Int, Short],
        Float => &[Float, Float, Long, Int, Char],
        _ => &[Double, Double, Float, Long, Int],
    };
    let kind = *rng.pick(fitting);
    expression(kind, below, rng)
}

fn integer(kind: Type, below: usize, rng: &mut Rng) -> String {
    let class = if kind == Int { "Integer" } else { "Long" };
    let one = expression(kind, below, rng);
    match rng.below(12) {
        0..=3 => format!(
            "({one} {} {})",
            rng.pick(&["+", "-", "*", "/", "%"]),
            operand(kind, below, rng)
        ),
        4 => format!("({one} {} {})", rng.pick(&["&", "|", "^"]), operand(kind, below, rng)),
        5 | 6 => {
            let distance = *rng.pick(&[Int, Long, Byte]);
            format!(
                "({one} {} {})",
                rng.pick(&["<<", ">>", ">>>"]),
                expression(distance, below, rng)
            )
        }
        7 => format!("({}{one})", rng.pick(&["- ", "~", "+ "])),
        8 => cast(kind, below, rng),
        9 => {
            let function = *rng.pick(&["reverse", "reverseBytes", "highestOneBit", "lowestOneBit"]);
            format!("{class}.{function}({one})")
        }
        10 => exact(kind, class, &one, below, rng),
        _ => special(kind, &one, below, rng),
    }
}

/// Functions of two arguments of the same type.
fn exact(kind: Type, class: &str, one: &str, below: usize, rng: &mut Rng) -> String {
    let other = expression(kind, below, rng);
    match rng.below(5) {
        0 => format!(
            "Math.{}({one}, {other})",
            rng.pick(&["addExact", "subtractExact", "multiplyExact"])
        ),
        1 => format!(
            "Math.{}({one})",
            rng.pick(&["negateExact", "incrementExact", "decrementExact", "abs"])
        ),
        2 => format!(
            "Math.{}({one}, {other})",
            rng.pick(&["floorDiv", "floorMod", "max", "min"])
        ),
        3 => format!(
            "{class}.{}({one}, {other})",
            rng.pick(&["divideUnsigned", "remainderUnsigned", "sum", "max"])
        ),
        _ => {
            let distance = expression(Int, below, rng);
            format!(
                "{class}.{}({one}, {distance})",
                rng.pick(&["rotateLeft", "rotateRight"])
            )
        }
    }
}

/// Functions that exist for one of the two types only, or lead from one type to another.
fn special(kind: Type, one: &str, below: usize, rng: &mut Rng) -> String {
    let (long, float, double) = (
        expression(Long, below, rng),
        expression(Float, below, rng),
        expression(Double, below, rng),
    );
    let choices = match kind {
        Int => vec![
            format!("Integer.bitCount({one})"),
            format!("Long.bitCount({long})"),
            format!("Integer.numberOfLeadingZeros({one})"),
            format!("Long.numberOfTrailingZeros({long})"),
            format!("Integer.signum({one})"),
            format!("Integer.compareUnsigned({one}, 7)"),
            format!("Long.compareUnsigned({long}, 7L)"),
            format!("Math.toIntExact({long})"),
            format!("Float.floatToIntBits({float})"),
            format!("Math.round({float})"),
            format!("Double.compare({double}, 0.5)"),
            format!("Math.getExponent({double})"),
        ],
        _ => vec![
            format!("Math.multiplyHigh({one}, {long})"),
            format!("Double.doubleToLongBits({double})"),
            format!("Math.round({double})"),
            format!("Integer.toUnsignedLong((int) {one})"),
            format!("Math.multiplyFull((int) {one}, (int) {long})"),
            format!("(long) Long.signum({one})"),
        ],
    };
    rng.pick(&choices).clone()
}

fn floating(kind: Type, below: usize, rng: &mut Rng) -> String {
    let one = expression(kind, below, rng);
    match rng.below(9) {
        0..=4 => format!(
            "({one} {} {})",
            rng.pick(&["+", "-", "*", "/", "%"]),
            operand(kind, below, rng)
        ),
        5 => format!("(- {one})"),
        6 => cast(kind, below, rng),
        7 => {
            let other = expression(kind, below, rng);
            let choices = [
                // `Math.copySign` may treat a NaN as it likes.
                format!("StrictMath.copySign({one}, {other})"),
                format!("Math.{}({one}, {other})", rng.pick(&["max", "min"])),
                format!(
                    "Math.{}({one})",
                    rng.pick(&["abs", "signum", "ulp", "nextUp", "nextDown"])
                ),
            ];
            rng.pick(&choices).clone()
        }
        _ if kind == Float => format!("Float.intBitsToFloat({})", expression(Int, below, rng)),
        _ => {
            let choices = [
                format!("Math.{}({one})", rng.pick(&["sqrt", "floor", "ceil", "rint"])),
                format!("Double.longBitsToDouble({})", expression(Long, below, rng)),
                format!("Math.scalb({one}, {})", expression(Int, below, rng)),
            ];
            rng.pick(&choices).clone()
        }
    }
}

fn condition(below: usize, rng: &mut Rng) -> String {
    match rng.below(7) {
        0..=3 => {
            let (left, right) = (*rng.pick(&NUMBERS), *rng.pick(&NUMBERS));
            let op = *rng.pick(&["<", "<=", ">", ">=", "==", "!="]);
            format!(
                "({} {op} {})",
                expression(left, below, rng),
                expression(right, below, rng)
            )
        }
        4 => {
            let op = *rng.pick(&["&&", "||", "&", "|", "^", "==", "!="]);
            format!(
                "({} {op} {})",
                expression(Boolean, below, rng),
                expression(Boolean, below, rng)
            )
        }
        5 => format!("(!{})", expression(Boolean, below, rng)),
        _ => {
            let function = *rng.pick(&["isNaN", "isInfinite", "isFinite"]);
            format!("Double.{function}({})", expression(Double, below, rng))
        }
    }
}
