//! Canonical forms as they print, and what must hold for very deep terms.

use javelin_term::{
    Assignment, EvalError, Evaluator, Missing, Ratio, Scalar, Sort, Substitution, TermId, TermPool, Value, print,
};

struct Fixture {
    pool: TermPool,
    x: TermId,
    y: TermId,
}

fn check(expected: &str, build: impl Fn(&mut TermPool, TermId, TermId) -> TermId) {
    check_sort(Sort::INT, expected, build);
}

fn check_sort(sort: Sort, expected: &str, build: impl Fn(&mut TermPool, TermId, TermId) -> TermId) {
    let Fixture { mut pool, x, y } = fixture(sort);
    let term = build(&mut pool, x, y);
    assert_eq!(print::java(&pool, term), expected);
}

fn fixture(sort: Sort) -> Fixture {
    let mut pool = TermPool::new();
    let x = pool.declare("x", sort);
    let y = pool.declare("y", sort);
    Fixture { pool, x, y }
}

#[test]
fn sums() {
    check("x + 3", |p, x, _| {
        let (one, two) = (p.int(1), p.int(2));
        let sum = p.add(one, x);
        p.add(sum, two)
    });
    check("x * 2", |p, x, _| p.add(x, x));
    check("0", |p, x, _| p.sub(x, x));
    check("y - x", |p, x, y| p.sub(y, x));
    check("x - y * 3 - 7", |p, x, y| {
        let (three, seven) = (p.int(3), p.int(7));
        let product = p.mul(three, y);
        let rest = p.sub(x, product);
        p.sub(rest, seven)
    });
    check("-x", |p, x, _| {
        let not = p.bit_not(x);
        let one = p.int(1);
        p.add(not, one)
    });
    check("y * (x + 1)", |p, x, y| {
        let one = p.int(1);
        let sum = p.add(x, one);
        p.mul(y, sum)
    });
}

#[test]
fn comparisons() {
    check("x == 4", |p, x, _| {
        let (one, five) = (p.int(1), p.int(5));
        let sum = p.add(x, one);
        p.eq(five, sum)
    });
    check("x + 1 < 5", |p, x, _| {
        let (one, five) = (p.int(1), p.int(5));
        let sum = p.add(x, one);
        p.slt(sum, five)
    });
    check("x >= 5", |p, x, _| {
        let five = p.int(5);
        p.sle(five, x)
    });
    check("x > 5", |p, x, _| {
        let five = p.int(5);
        p.slt(five, x)
    });
    check("x == -2147483648", |p, x, _| {
        let least = p.int(i32::MIN);
        p.sle(x, least)
    });
    check("false", |p, x, _| {
        let (mask, zero) = (p.int(255), p.int(0));
        let byte = p.bit_and(x, mask);
        p.slt(byte, zero)
    });
}

#[test]
fn long_comparison_and_branch_is_the_plain_comparison() {
    for (expected, relation) in [
        ("x < y", 0),
        ("x == y", 1),
        ("y < x", 2),
        ("x >= y", 3),
        ("x != y", 4),
        ("y >= x", 5),
    ] {
        for written_out in [false, true] {
            check_sort(Sort::LONG, expected, |p, x, y| {
                let compared = if written_out {
                    compare_by_ite(p, x, y)
                } else {
                    p.compare(x, y)
                };
                let zero = p.int(0);
                match relation {
                    0 => p.slt(compared, zero),
                    1 => p.eq(compared, zero),
                    2 => p.slt(zero, compared),
                    3 => p.sle(zero, compared),
                    4 => p.ne(compared, zero),
                    _ => p.sle(compared, zero),
                }
            });
        }
    }
}

fn compare_by_ite(p: &mut TermPool, x: TermId, y: TermId) -> TermId {
    let (less, equal) = (p.slt(x, y), p.eq(x, y));
    let (minus, zero, one) = (p.int(-1), p.int(0), p.int(1));
    let rest = p.ite(equal, zero, one);
    p.ite(less, minus, rest)
}

#[test]
fn float_comparison_and_branch_is_the_plain_comparison() {
    for (expected, greater, relation) in [
        ("x < y", true, 0),
        ("!(y <= x)", false, 0),
        ("x == y", true, 1),
        ("y < x", false, 2),
        ("y <= x", false, 3),
        ("x <= y", true, 5),
    ] {
        check_sort(Sort::Float64, expected, |p, x, y| {
            let compared = if greater {
                p.float_compare_g(x, y)
            } else {
                p.float_compare_l(x, y)
            };
            let zero = p.int(0);
            match relation {
                0 => p.slt(compared, zero),
                1 => p.eq(compared, zero),
                2 => p.slt(zero, compared),
                3 => p.sle(zero, compared),
                _ => p.sle(compared, zero),
            }
        });
    }
}

#[test]
fn bits() {
    check("x & 255", |p, x, _| {
        let mask = p.int(255);
        p.bit_and(mask, x)
    });
    check("(byte) x", |p, x, _| {
        let byte = p.java_i2b(x);
        p.java_i2b(byte)
    });
    check("(byte) x", |p, x, _| {
        let count = p.int(24);
        let left = p.java_shl32(x, count);
        p.java_shr32(left, count)
    });
    check("(char) x", |p, x, _| {
        let short = p.java_i2s(x);
        p.java_i2c(short)
    });
    check("x >>> 8", |p, x, _| {
        let count = p.int(40);
        p.java_ushr32(x, count)
    });
    check("x << y", |p, x, y| p.java_shl32(x, y));
    check("x + y", |p, x, y| {
        let (x, y) = (p.sext(x, 64), p.sext(y, 64));
        let sum = p.add(x, y);
        p.extract(sum, 0, 32)
    });
    check("y & ~x", |p, x, y| {
        let not = p.bit_not(x);
        p.bit_and(y, not)
    });
}

#[test]
fn booleans() {
    check("x < y || x == 3", |p, x, y| {
        let three = p.int(3);
        let (less, equal) = (p.slt(x, y), p.eq(x, three));
        let first = p.or(equal, less);
        let again = p.or(first, equal);
        p.and(again, first)
    });
    check("x < y ? x : y", |p, x, y| p.java_min(y, x));
    check("x == y", |p, x, y| {
        let equal = p.eq(x, y);
        let (one, zero) = (p.int(1), p.int(0));
        let flag = p.ite(equal, one, zero);
        let flipped = p.bit_xor(flag, one);
        p.eq(flipped, zero)
    });
}

#[test]
fn floats_keep_what_rounds() {
    check_sort(Sort::Float64, "x + 0.0", |p, x, _| {
        let zero = p.double(0.0);
        p.float_add(x, zero)
    });
    check_sort(Sort::Float64, "x", |p, x, _| {
        let zero = p.double(0.0);
        p.float_sub(x, zero)
    });
    check_sort(Sort::Float64, "x - y", |p, x, y| p.float_sub(x, y));
    check_sort(Sort::Float64, "x * 0.5", |p, x, _| {
        let two = p.double(2.0);
        p.float_div(x, two)
    });
    check_sort(Sort::Float64, "!Double.isNaN(x)", |p, x, _| p.float_eq(x, x));
    check("x < 3", |p, x, _| {
        let (x, bound) = (p.int_to_float(x, Sort::Float64), p.double(2.5));
        p.float_lt(x, bound)
    });
}

#[test]
fn arrays_and_strings() {
    let mut pool = TermPool::new();
    let element = Scalar::BitVec(32);
    let a = pool.declare("a", Sort::Array { index: 32, element });
    let (i, one, two) = (pool.declare("i", Sort::INT), pool.int(1), pool.int(2));
    let next = pool.add(i, one);
    let written = pool.store(a, next, two);
    let read = pool.select(written, i);
    assert_eq!(print::java(&pool, read), "a[i]");
    assert_eq!(print::java(&pool, written), "a[i + 1 := 2]");

    let s = pool.declare("s", Sort::Str);
    let (head, tail) = (pool.text("a\"b"), pool.text("c"));
    let text = pool.str_concat(head, s);
    let text = pool.str_concat(text, tail);
    let length = pool.length(text);
    assert_eq!(print::java(&pool, text), "\"a\\\"b\" + s + \"c\"");
    assert_eq!(print::java(&pool, length), "s.length() + 4");
    let unit = pool.char_at(text, two);
    assert_eq!(pool.bits(unit), Some('b'.into()));
}

#[test]
fn functions_and_missing_values() {
    let mut pool = TermPool::new();
    let x = pool.declare("x", Sort::Float64);
    let sin = pool.declare_function("Math.sin", &[Sort::Float64], Sort::Float64);
    let term = pool.apply(sin, &[x]);
    assert_eq!(term, pool.apply(sin, &[x]));
    assert_eq!(print::java(&pool, term), "Math.sin(x)");
    let mut evaluator = Evaluator::new(Assignment::new());
    assert_eq!(evaluator.evaluate(&pool, term), Err(EvalError::Uninterpreted(sin)));
    let value = evaluator.evaluate_with(&pool, term, &mut |_, args| Some(Value::f64(args[0].as_f64()? + 1.0)));
    assert_eq!(value, Ok(Value::f64(1.0)));
    let var = pool.as_var(x).expect("a variable");
    let mut strict = Evaluator::new(Assignment::new()).on_missing(Missing::Error);
    assert_eq!(strict.evaluate(&pool, term), Err(EvalError::Unassigned(var)));
}

#[test]
fn reals_that_do_not_fit_are_no_numbers() {
    let mut pool = TermPool::new();
    let x = pool.declare("x", Sort::Real);
    let large = pool.real(Ratio::new(i128::MAX, 1).expect("a number"));
    let product = pool.real_mul(x, large);
    let witness = [(pool.as_var(x).expect("a variable"), Value::real(Ratio::integer(2)))]
        .into_iter()
        .collect();
    assert_eq!(
        Evaluator::new(witness).evaluate(&pool, product),
        Err(EvalError::Overflow(product))
    );
}

#[test]
fn variables_of_terms() {
    let Fixture { mut pool, x, y } = fixture(Sort::INT);
    let z = pool.declare("z", Sort::INT);
    let (left, right) = (pool.slt(x, y), pool.slt(y, z));
    let zero = pool.int(0);
    let alone = pool.eq(x, zero);
    assert!(pool.share_vars(left, right) && !pool.share_vars(right, alone));
    let both = pool.and(left, alone);
    let names: Vec<_> = pool
        .vars(both)
        .iter()
        .map(|&var| pool.variable(var).name.as_str())
        .collect();
    assert_eq!(names, ["x", "y"]);
}

#[test]
fn deep_terms_need_no_stack() {
    let Fixture { mut pool, x, y } = fixture(Sort::INT);
    let (mut term, three) = (x, pool.int(3));
    for _ in 0..100_000 {
        let product = pool.mul(term, y);
        let sum = pool.bit_xor(product, x);
        term = pool.add(sum, three);
    }
    let condition = pool.slt(term, y);
    assert!(pool.depth(condition) > 100_000);
    let [x_var, y_var] = [x, y].map(|t| pool.as_var(t).expect("a variable"));
    let witness: Assignment = [(x_var, Value::int(5)), (y_var, Value::int(7))].into_iter().collect();
    let expected = (0..100_000).fold(5i32, |t, _| (t.wrapping_mul(7) ^ 5).wrapping_add(3));
    assert_eq!(Evaluator::new(witness).evaluate(&pool, term), Ok(Value::int(expected)));
    assert!(print::java(&pool, condition).ends_with('…'));
    let script = print::smt2(&pool, &[condition]).text;
    assert!(script.len() < 100 * 300_000, "{}", script.len());
    let mut substitution = Substitution::new();
    let five = pool.int(5);
    substitution.set(x_var, five);
    let seven = pool.int(7);
    substitution.set(y_var, seven);
    let folded = substitution.apply(&mut pool, term);
    assert_eq!(pool.value(folded), Some(&Value::int(expected)));
}

#[test]
fn long_sums_stay_linear() {
    let mut pool = TermPool::new();
    let mut sum = pool.int(0);
    let squares: Vec<TermId> = (0..2_000)
        .map(|i| {
            let x = pool.declare(format!("x{}", i % 50), Sort::INT);
            pool.mul(x, x)
        })
        .collect();
    let before = pool.term_count();
    for &square in &squares {
        sum = pool.add(sum, square);
    }
    assert!(pool.term_count() - before < 40 * 2_000);
}

#[test]
fn smt2_script() {
    let Fixture { mut pool, x, y } = fixture(Sort::INT);
    let one = pool.int(1);
    let next = pool.add(x, one);
    let product = pool.mul(next, next);
    let condition = pool.slt(product, y);
    let script = print::smt2(&pool, &[condition]);
    let expected = "\
(set-logic ALL)
(declare-fun x!0 () (_ BitVec 32))
(declare-fun y!1 () (_ BitVec 32))
(define-fun t!6 () (_ BitVec 32) (bvadd x!0 #x00000001))
(assert (bvslt (bvmul t!6 t!6) y!1))
(check-sat)
";
    assert_eq!(script.text, expected);
    assert!(script.abstracted.is_empty());

    let s = pool.declare("s", Sort::Str);
    let hash = pool.str_hash(s);
    let equal = pool.eq(hash, x);
    assert_eq!(print::smt2(&pool, &[equal]).abstracted, ["java.StrHash.str"]);
}
