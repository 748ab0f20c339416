//! A world of expressions that grows at random: each as a term, and as its reference values.

use crate::build::build;
use crate::random::Random;
use crate::reference::{Fun, Plain, meaning};
use javelin_term::{
    ArrayValue, Assignment, Evaluator, Ratio, Scalar, Sort, Substitution, TermId, TermPool, Value, VarId, print,
};
use std::sync::Arc;

const ASSIGNMENTS: usize = 24;
const ARRAY: Sort = Sort::Array {
    index: 32,
    element: Scalar::BitVec(8),
};
const WIDTHS: [u8; 6] = [1, 8, 16, 32, 64, 24];

/// Which groups of functions a world favours: small worlds of one kind reach rules that mixed ones do not.
const THEMES: [&[usize]; 10] = [
    &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    &[0, 0, 1, 2, 10],
    &[3, 4, 5, 6, 7, 8],
    &[7, 7, 7, 8, 9],
    &[12, 13, 13, 1],
    &[13],
    &[14, 14, 14, 4],
    &[15, 15, 15, 3, 1],
    &[16],
    &[17],
];

pub struct World {
    pub pool: TermPool,
    random: Random,
    theme: &'static [usize],
    expressions: Vec<Expression>,
    assignments: Vec<Assignment>,
}

struct Expression {
    sort: Sort,
    term: TermId,
    written: String,
    values: Vec<Plain>,
}

impl World {
    pub fn new(seed: u64) -> World {
        World::with(TermPool::new(), seed)
    }

    /// The same world in a pool that holds other terms already.
    pub fn crowded(seed: u64) -> World {
        let mut other = World::new(seed + 1_000_000);
        other.grow(100);
        World::with(other.pool, seed)
    }

    fn with(pool: TermPool, seed: u64) -> World {
        let mut world = World {
            pool,
            random: Random::new(seed),
            theme: THEMES[seed as usize % THEMES.len()],
            expressions: Vec::new(),
            assignments: vec![Assignment::new(); ASSIGNMENTS],
        };
        let bits = WIDTHS.iter().map(|&w| Sort::BitVec(w));
        let others = [Sort::Bool, Sort::Float32, Sort::Float64, Sort::Real, Sort::Str, ARRAY];
        for sort in bits.chain(others) {
            world.leaves(sort);
        }
        world
    }

    fn leaves(&mut self, sort: Sort) {
        for i in 0..3 {
            let name = format!("{}{i}", format!("{sort:?}").replace(|c: char| !c.is_alphanumeric(), ""));
            let term = self.pool.declare(name.clone(), sort);
            let var = self.pool.as_var(term).expect("a variable");
            let values: Vec<Value> = (0..ASSIGNMENTS).map(|_| self.value(sort)).collect();
            for (assignment, value) in self.assignments.iter_mut().zip(&values) {
                assignment.set(var, value.clone());
            }
            let values = values.iter().map(Plain::of).collect();
            self.push(sort, term, name, values);
        }
        for _ in 0..4 {
            let value = self.value(sort);
            let term = self.pool.constant(value.clone());
            let values = vec![Plain::of(&value); ASSIGNMENTS];
            self.push(sort, term, format!("{value:?}"), values);
        }
    }

    fn push(&mut self, sort: Sort, term: TermId, written: String, values: Vec<Plain>) {
        self.expressions.push(Expression {
            sort,
            term,
            written,
            values,
        });
    }

    fn value(&mut self, sort: Sort) -> Value {
        match sort {
            Sort::Bool => Value::Bool(self.random.below(2) == 0),
            Sort::BitVec(width) => {
                let small = self.random.next() % 5;
                let high = 1u64 << (width - 1);
                let corner = [
                    0,
                    1,
                    u64::MAX,
                    high,
                    high - 1,
                    0xff,
                    0xffff,
                    high >> 1,
                    small,
                    high + small,
                ];
                let any = self.random.next();
                let power = 1 << (any % u64::from(width));
                Value::bits(
                    width,
                    *self
                        .random
                        .pick(&[&corner[..], &[any, any >> 40, power, power - 1]].concat()),
                )
            }
            Sort::Float32 => {
                let any = f32::from_bits(self.random.next() as u32);
                let small = self.random.below(9) as f32 - 4.0;
                let corners = [
                    0.0,
                    -0.0,
                    1.0,
                    -1.0,
                    f32::NAN,
                    f32::INFINITY,
                    f32::NEG_INFINITY,
                    f32::MIN_POSITIVE,
                ];
                let more = [
                    f32::MAX,
                    1e-45,
                    2147483648.0,
                    0.5,
                    0.1,
                    16777216.0,
                    any,
                    small,
                    small / 2.0,
                    8.0,
                ];
                Value::f32(*self.random.pick(&[corners.as_slice(), &more].concat()))
            }
            Sort::Float64 => {
                let any = f64::from_bits(self.random.next());
                let small = self.random.below(9) as f64 - 4.0;
                let corners = [
                    0.0,
                    -0.0,
                    1.0,
                    -1.0,
                    f64::NAN,
                    f64::INFINITY,
                    f64::NEG_INFINITY,
                    f64::MIN_POSITIVE,
                ];
                let more = [
                    f64::MAX,
                    5e-324,
                    2147483647.0,
                    0.5,
                    0.1,
                    9.3e18,
                    any,
                    small,
                    small / 2.0,
                    -2147483648.5,
                ];
                Value::f64(*self.random.pick(&[corners.as_slice(), &more].concat()))
            }
            Sort::Real => {
                let (n, d) = (self.random.below(9) as i128 - 4, self.random.below(3) as i128 + 1);
                Value::real(Ratio::new(n, d).expect("small"))
            }
            Sort::Str => {
                let length = self.random.below(4);
                let alphabet: Vec<u16> = "aab-+019\u{ff}é".encode_utf16().chain([0xd800, 0]).collect();
                Value::Str(Arc::new((0..length).map(|_| *self.random.pick(&alphabet)).collect()))
            }
            Sort::Array { index, element } => {
                let mut array = ArrayValue::new(index, self.value(element.into()));
                for _ in 0..self.random.below(3) {
                    let place = self.value(Sort::BitVec(index)).as_bits().expect("bits");
                    array.set(place, self.value(element.into()));
                }
                Value::Array(Arc::new(array))
            }
        }
    }

    pub fn grow(&mut self, steps: usize) {
        for _ in 0..steps {
            let (fun, sorts, result) = self.signature();
            let Some(args) = sorts
                .iter()
                .map(|&sort| self.pick(sort))
                .collect::<Option<Vec<usize>>>()
            else {
                continue;
            };
            let values = (0..ASSIGNMENTS).map(|i| {
                let args: Vec<&Plain> = args.iter().map(|&arg| &self.expressions[arg].values[i]).collect();
                meaning(fun, result, &args)
            });
            let values: Vec<Plain> = values.collect();
            if values
                .iter()
                .any(|value| matches!(value, Plain::Text(units) if units.len() > 40))
            {
                continue;
            }
            let terms: Vec<TermId> = args.iter().map(|&arg| self.expressions[arg].term).collect();
            let term = build(&mut self.pool, fun, result, &terms);
            let written: Vec<&str> = args.iter().map(|&arg| self.expressions[arg].written.as_str()).collect();
            let mut written = format!("{fun:?}({})", written.join(", "));
            if written.len() > 2000 {
                written = format!("{fun:?}(…)");
            }
            assert_eq!(self.pool.sort(term), result, "{written}");
            self.push(result, term, written, values);
        }
    }

    /// An expression of the sort, often a recent one.
    fn pick(&mut self, sort: Sort) -> Option<usize> {
        let fitting: Vec<usize> = (0..self.expressions.len())
            .filter(|&i| self.expressions[i].sort == sort)
            .collect();
        let recent = if self.random.below(2) == 0 {
            fitting.len()
        } else {
            fitting.len().min(6)
        };
        (recent > 0).then(|| fitting[fitting.len() - 1 - self.random.below(recent)])
    }

    /// Every term has the value of its expression under every assignment.
    pub fn check(&self) {
        let mut evaluator = Evaluator::default();
        for (i, assignment) in self.assignments.iter().enumerate() {
            evaluator.assign(assignment.clone());
            for expression in &self.expressions {
                let expected = &expression.values[i];
                if matches!(expected, Plain::Unknown) {
                    continue;
                }
                let value = evaluator
                    .evaluate(&self.pool, expression.term)
                    .map(|value| Plain::of(&value));
                assert!(
                    value.as_ref().is_ok_and(|value| value.same(expected)),
                    "{}\nis {expected:?}, but\n{}\nis {value:?}\nwhere {}",
                    expression.written,
                    print::java(&self.pool, expression.term),
                    self.shown(expression.term, assignment),
                );
            }
        }
    }

    fn shown(&self, term: TermId, assignment: &Assignment) -> String {
        let show = |&var: &VarId| format!("{} = {:?}", self.pool.variable(var).name, assignment.get(var));
        self.pool.vars(term).iter().map(show).collect::<Vec<_>>().join(", ")
    }

    pub fn printed(&self) -> Vec<String> {
        self.expressions
            .iter()
            .map(|expression| print::java_within(&self.pool, expression.term, 5000))
            .collect()
    }

    /// Swapping variables twice, through other variables, gives back the same terms: canonical forms are stable.
    pub fn check_rebuilt(&mut self) {
        let (mut there, mut back) = (Substitution::new(), Substitution::new());
        let variables: Vec<(VarId, Sort, String)> = self
            .pool
            .variables()
            .map(|(id, v)| (id, v.sort, v.name.clone()))
            .collect();
        for (id, sort, name) in variables {
            let other = self.pool.declare(format!("{name}'"), sort);
            there.set(id, other);
            let original = self.pool.var(id);
            back.set(self.pool.as_var(other).expect("a variable"), original);
        }
        for i in 0..self.expressions.len() {
            let term = self.expressions[i].term;
            let renamed = there.apply(&mut self.pool, term);
            assert_eq!(self.pool.vars(renamed).len(), self.pool.vars(term).len());
            let again = back.apply(&mut self.pool, renamed);
            let (before, after) = (print::java(&self.pool, term), print::java(&self.pool, again));
            assert_eq!(before, after, "{}", self.expressions[i].written);
        }
    }

    fn signature(&mut self) -> (Fun, Vec<Sort>, Sort) {
        use Fun::*;
        let width = if self.random.below(2) == 0 {
            32
        } else {
            *self.random.pick(&WIDTHS)
        };
        let bits = Sort::BitVec(width);
        let (int, long) = (Sort::INT, Sort::LONG);
        let machine = *self.random.pick(&[int, long]);
        let float = *self.random.pick(&[Sort::Float32, Sort::Float64]);
        let any = *self
            .random
            .pick(&[bits, bits, Sort::Bool, float, Sort::Str, Sort::Real, ARRAY]);
        let unit = Sort::BitVec(16);
        match *self.random.pick(self.theme) {
            0 => {
                let fun = *self.random.pick(&[And, And, Or, Implies, Xor]);
                (fun, vec![Sort::Bool; 2], Sort::Bool)
            }
            1 => match self.random.below(3) {
                0 => (Not, vec![Sort::Bool], Sort::Bool),
                1 => (Ite, vec![Sort::Bool, any, any], any),
                _ => (BoolToInt, vec![Sort::Bool], int),
            },
            2 | 3 => {
                let sort = if any == Sort::Real && self.random.below(2) == 0 {
                    Sort::Bool
                } else {
                    any
                };
                (*self.random.pick(&[Eq, Ne]), vec![sort; 2], Sort::Bool)
            }
            4 | 5 => {
                let fun = *self.random.pick(&[Add, Add, Sub, Mul, Mul, Min, Max]);
                (fun, vec![bits; 2], bits)
            }
            6 => (*self.random.pick(&[UDiv, URem, SDiv, SRem]), vec![bits; 2], bits),
            7 => (*self.random.pick(&[BitAnd, BitOr, BitXor]), vec![bits; 2], bits),
            8 => match self.random.below(3) {
                0 => (*self.random.pick(&[Shl, Lshr, Ashr]), vec![bits; 2], bits),
                1 => (
                    *self.random.pick(&[JavaShl, JavaShr, JavaUshr]),
                    vec![machine, int],
                    machine,
                ),
                _ => (*self.random.pick(&[Neg, BitNot, Abs]), vec![bits], bits),
            },
            9 => self.resize(),
            10 => (*self.random.pick(&[Slt, Sle, Ult, Ule]), vec![bits; 2], Sort::Bool),
            11 => match self.random.below(4) {
                0 => (Compare, vec![machine; 2], int),
                1 => (*self.random.pick(&[FCompareL, FCompareG]), vec![float; 2], int),
                _ => (*self.random.pick(&[I2B, I2C, I2S]), vec![int], int),
            },
            12 => match self.random.below(3) {
                0 => (FFma, vec![float; 3], float),
                1 => (
                    *self.random.pick(&[FNeg, FNeg, FAbs, FSqrt, FFloor, FCeil, FRint]),
                    vec![float],
                    float,
                ),
                _ => (
                    *self.random.pick(&[FAdd, FSub, FMul, FDiv, FRem, FMin, FMax]),
                    vec![float; 2],
                    float,
                ),
            },
            13 => match self.random.below(7) {
                0 => (FIsNan, vec![float], Sort::Bool),
                1 => (IntToFloat, vec![*self.random.pick(&[machine, unit])], float),
                2 => {
                    let other = if float == Sort::Float32 {
                        Sort::Float64
                    } else {
                        Sort::Float32
                    };
                    (FloatToFloat, vec![other], float)
                }
                3 => (FloatToInt, vec![float], machine),
                4 => (
                    FloatToBits,
                    vec![float],
                    if float == Sort::Float32 { int } else { long },
                ),
                5 => (
                    BitsToFloat,
                    vec![if float == Sort::Float32 { int } else { long }],
                    float,
                ),
                _ => (*self.random.pick(&[FEq, FLt, FLe]), vec![float; 2], Sort::Bool),
            },
            14 => match self.random.below(8) {
                0 | 1 => (Select, vec![ARRAY, int], Sort::BitVec(8)),
                2 => (Store, vec![ARRAY, int, Sort::BitVec(8)], ARRAY),
                3 => (ConstArray, vec![Sort::BitVec(8)], ARRAY),
                4 => (IntToReal, vec![bits], Sort::Real),
                5 => (*self.random.pick(&[RLt, RLe]), vec![Sort::Real; 2], Sort::Bool),
                _ => (
                    *self.random.pick(&[RAdd, RSub, RMul, RDiv]),
                    vec![Sort::Real; 2],
                    Sort::Real,
                ),
            },
            15 => self.text_signature(),
            16 => match self.random.below(4) {
                0 => (FNeg, vec![float], float),
                1 => (FMul, vec![float; 2], float),
                _ => (*self.random.pick(&[FEq, FLt, FLe]), vec![float; 2], Sort::Bool),
            },
            _ => match self.random.below(3) {
                0 => (Concat, vec![unit; 2], int),
                _ => (Extract(*self.random.pick(&[0, 16])), vec![int], unit),
            },
        }
    }

    fn text_signature(&mut self) -> (Fun, Vec<Sort>, Sort) {
        use Fun::*;
        let (int, text, unit) = (Sort::INT, Sort::Str, Sort::BitVec(16));
        let machine = *self.random.pick(&[int, Sort::LONG]);
        match self.random.below(14) {
            0 => (StrLen, vec![text], int),
            1 => (StrAt, vec![text, int], unit),
            2..=4 => (StrConcat, vec![text; 2], text),
            5 => (Substr, vec![text, int, int], text),
            6 => (*self.random.pick(&[IndexOf, LastIndexOf]), vec![text, text, int], int),
            7 | 8 => (
                *self.random.pick(&[Contains, StartsWith, EndsWith]),
                vec![text; 2],
                Sort::Bool,
            ),
            9 => (ReplaceChar, vec![text, unit, unit], text),
            10 => (StrCompare, vec![text; 2], int),
            11 => match self.random.below(2) {
                0 => (UnitToStr, vec![unit], text),
                _ => (IntToStr, vec![machine], text),
            },
            12 => (IsInt, vec![text], Sort::Bool),
            _ => match self.random.below(2) {
                0 => (StrToInt, vec![text], machine),
                _ => (StrHash, vec![text], int),
            },
        }
    }

    fn resize(&mut self) -> (Fun, Vec<Sort>, Sort) {
        let (a, b) = (*self.random.pick(&WIDTHS), *self.random.pick(&WIDTHS));
        let (low, high) = (a.min(b), a.max(b));
        match self.random.below(4) {
            0 if a + b <= 64 => (Fun::Concat, vec![Sort::BitVec(a), Sort::BitVec(b)], Sort::BitVec(a + b)),
            1 => (Fun::Zext, vec![Sort::BitVec(low)], Sort::BitVec(high)),
            2 => (Fun::Sext, vec![Sort::BitVec(low)], Sort::BitVec(high)),
            _ => {
                let room = high - low;
                let start = *self.random.pick(&[0, room, room / 2, 8u8.min(room)]);
                (Fun::Extract(start), vec![Sort::BitVec(high)], Sort::BitVec(low))
            }
        }
    }
}
