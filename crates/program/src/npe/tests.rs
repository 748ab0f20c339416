//! Messages for hand-assembled code, in the words that HotSpot 17 and 25 use for such code.

use super::message;
use crate::classfile::Body;
use crate::constant::ConstantPool;
use crate::descriptor::Signature;
use crate::name::Interner;
use crate::reader::Reader;
use crate::synth::pool::{MemberTag, Pool};

/// A method under construction. The exception is thrown by the instruction emitted last.
struct Fixture {
    pool: Pool,
    is_static: bool,
    descriptor: &'static str,
    code: Vec<u8>,
    last: usize,
    /// Start, length, name and slot.
    variables: Vec<(u16, u16, &'static str, u16)>,
}

impl Fixture {
    fn emit(&mut self, bytes: &[u8]) {
        self.last = self.code.len();
        self.code.extend_from_slice(bytes);
    }

    fn member(&mut self, opcode: u8, class: &str, name: &str, descriptor: &str) {
        let tag = match opcode {
            0xB2..=0xB5 => MemberTag::Field,
            0xB9 => MemberTag::InterfaceMethod,
            _ => MemberTag::Method,
        };
        let [high, low] = self.pool.member(tag, class, name, descriptor).to_be_bytes();
        self.emit(&[opcode, high, low]);
        if opcode == 0xB9 {
            self.code.extend([1, 0]);
        }
    }

    fn get(&mut self, name: &str) {
        self.member(0xB4, "A", name, "LA;");
    }

    fn message(mut self) -> Option<String> {
        let table = self.pool.utf8("LocalVariableTable");
        let mut data = vec![0, 9, 0, 9];
        data.extend((self.code.len() as u32).to_be_bytes());
        data.extend(&self.code);
        data.extend([0, 0, 0, 1]);
        data.extend(table.to_be_bytes());
        data.extend((2 + 10 * self.variables.len() as u32).to_be_bytes());
        data.extend((self.variables.len() as u16).to_be_bytes());
        for &(start, length, name, slot) in &self.variables {
            let name = self.pool.utf8(name);
            for part in [start, length, name, name, slot] {
                data.extend(part.to_be_bytes());
            }
        }
        let pool = ConstantPool::read(&mut Reader::new(self.pool.finish().unwrap().leak())).unwrap();
        let names = Interner::default();
        let body = Body::read(data.leak(), &pool, &names).unwrap();
        let signature = Signature::parse(self.descriptor).unwrap();
        message(&body, self.is_static, &signature, &pool, &names, self.last as u16)
    }
}

fn fixture() -> Fixture {
    let descriptor = "(JLA;)V";
    Fixture {
        pool: Pool::default(),
        is_static: false,
        descriptor,
        code: vec![],
        last: 0,
        variables: vec![],
    }
}

fn check(build: impl FnOnce(&mut Fixture), expected: &str) {
    let mut fixture = fixture();
    build(&mut fixture);
    assert_eq!(fixture.message().as_deref(), Some(expected));
}

const ACONST_NULL: u8 = 0x01;
const ICONST_2: u8 = 0x05;
const ALOAD_0: u8 = 0x2A;
const ALOAD_3: u8 = 0x2D;
const AALOAD: u8 = 0x32;
const ASTORE_3: u8 = 0x4E;
const IADD: u8 = 0x60;
const ARRAYLENGTH: u8 = 0xBE;
const GETSTATIC: u8 = 0xB2;
const INVOKEVIRTUAL: u8 = 0xB6;
const INVOKESTATIC: u8 = 0xB8;

/// Emits an instruction that needs the object on top of the stack.
fn dereference(f: &mut Fixture) {
    f.emit(&[ARRAYLENGTH]);
}

fn check_source(build: impl FnOnce(&mut Fixture), expected: &str) {
    check(
        |f| {
            build(f);
            dereference(f);
        },
        &format!("Cannot read the array length{expected}"),
    );
}

#[test]
fn array_accesses_name_the_element_type() {
    let elements = [
        "int",
        "long",
        "float",
        "double",
        "object",
        "byte/boolean",
        "char",
        "short",
    ];
    for (index, element) in elements.into_iter().enumerate() {
        let wide = matches!(element, "long" | "double");
        check(
            |f| {
                f.emit(&[ACONST_NULL, ICONST_2]);
                f.emit(&[0x2E + index as u8]);
            },
            &format!("Cannot load from {element} array because \"null\" is null"),
        );
        check(
            |f| {
                f.emit(&[ACONST_NULL, ICONST_2, if wide { 0x09 } else { 0x03 }]);
                f.emit(&[0x4F + index as u8]);
            },
            &format!("Cannot store to {element} array because \"null\" is null"),
        );
    }
}

#[test]
fn other_actions_are_named() {
    for (opcode, action) in [
        (0xBF, "throw exception"),
        (0xC2, "enter synchronized block"),
        (0xC3, "exit synchronized block"),
        (ARRAYLENGTH, "read the array length"),
    ] {
        check(
            |f| {
                f.emit(&[ALOAD_3]);
                f.emit(&[opcode]);
            },
            &format!("Cannot {action} because \"<parameter2>\" is null"),
        );
    }
    check(
        |f| {
            f.emit(&[ALOAD_3]);
            f.get("x");
        },
        "Cannot read field \"x\" because \"<parameter2>\" is null",
    );
    check(
        |f| {
            f.emit(&[ALOAD_3, 0x09]);
            f.member(0xB5, "A", "x", "J");
        },
        "Cannot assign field \"x\" because \"<parameter2>\" is null",
    );
}

#[test]
fn calls_show_their_parameter_types() {
    let call = |opcode, class: &'static str, descriptor: &'static str, arguments: &'static [u8]| {
        move |f: &mut Fixture| {
            f.emit(&[ALOAD_3]);
            f.emit(arguments);
            f.member(opcode, class, "f", descriptor);
        }
    };
    let because = "because \"<parameter2>\" is null";
    check(
        call(INVOKEVIRTUAL, "java/lang/String", "(IJ)V", &[0x03, 0x09]),
        &format!("Cannot invoke \"String.f(int, long)\" {because}"),
    );
    check(
        call(
            0xB9,
            "a/b/C",
            "(Ljava/lang/Object;[[Ljava/lang/String;La/D;)V",
            &[0x01, 0x01, 0x01],
        ),
        &format!("Cannot invoke \"a.b.C.f(Object, String[][], a.D)\" {because}"),
    );
    // The class keeps its package here, the parameter does not.
    check(
        call(
            INVOKEVIRTUAL,
            "java/lang/StringBuilder",
            "(Ljava/lang/StringBuilder;Ljava/lang/Integer;)V",
            &[0x01, 0x01],
        ),
        &format!("Cannot invoke \"java.lang.StringBuilder.f(StringBuilder, java.lang.Integer)\" {because}"),
    );
    check(
        call(INVOKEVIRTUAL, "[I", "()V", &[]),
        &format!("Cannot invoke \"[I.f()\" {because}"),
    );
}

#[test]
fn variables_are_named_as_well_as_possible() {
    check_source(|f| f.emit(&[ALOAD_0]), " because \"this\" is null");
    check_source(|f| f.emit(&[ALOAD_3]), " because \"<parameter2>\" is null");
    check_source(|f| f.emit(&[0x19, 4]), " because \"<local4>\" is null");
    check_source(|f| f.emit(&[0xC4, 0x19, 1, 4]), " because \"<local260>\" is null");
    check_source(
        |f| f.emit(&[ACONST_NULL, ASTORE_3, ALOAD_3]),
        " because \"<local3>\" is null",
    );
    check_source(
        |f| {
            f.is_static = true;
            f.emit(&[0x2C]);
        },
        " because \"<parameter2>\" is null",
    );
    check_source(
        |f| {
            f.variables = vec![(1, 9, "wrong", 3), (0, 1, "other", 2), (0, 1, "name", 3)];
            f.emit(&[ALOAD_3]);
        },
        " because \"name\" is null",
    );
}

#[test]
fn fields_elements_and_results_make_expressions() {
    check_source(
        |f| {
            f.emit(&[ALOAD_0]);
            f.get("a");
            f.get("b");
        },
        " because \"this.a.b\" is null",
    );
    check_source(
        |f| {
            f.member(GETSTATIC, "java/lang/String", "s", "[LA;");
            f.member(GETSTATIC, "p/Q", "i", "I");
            f.emit(&[AALOAD]);
        },
        " because \"String.s[p.Q.i]\" is null",
    );
    check_source(
        |f| {
            f.member(INVOKESTATIC, "A", "make", "()[LA;");
            f.member(INVOKESTATIC, "A", "index", "()I");
            f.emit(&[AALOAD]);
        },
        " because \"A.make()[A.index()]\" is null",
    );
    check_source(
        |f| f.member(INVOKESTATIC, "A", "make", "()LA;"),
        " because the return value of \"A.make()\" is null",
    );
    check_source(
        |f| f.emit(&[ALOAD_0, 0x10, 0xFF, AALOAD]),
        " because \"this[-1]\" is null",
    );
    check_source(
        |f| f.emit(&[ALOAD_0, 0x11, 1, 0, AALOAD]),
        " because \"this[256]\" is null",
    );
    check_source(
        |f| f.emit(&[ALOAD_0, 0x04, ICONST_2, IADD, AALOAD]),
        " because \"this[...]\" is null",
    );
}

#[test]
fn casts_and_copies_keep_the_origin() {
    check_source(
        |f| {
            f.emit(&[ALOAD_3]);
            let class = f.pool.class("B").to_be_bytes();
            f.emit(&[0xC0, class[0], class[1], 0x59, 0x57]);
        },
        " because \"<parameter2>\" is null",
    );
    check_source(
        |f| f.emit(&[ALOAD_3, 0x09, 0x5D, 0x58]),
        " because \"<parameter2>\" is null",
    );
    check_source(
        |f| f.emit(&[ALOAD_3, ALOAD_0, 0x5F]),
        " because \"<parameter2>\" is null",
    );
    check_source(
        |f| f.emit(&[ALOAD_3, ALOAD_0, 0x5A, 0x57]),
        " because \"<parameter2>\" is null",
    );
}

#[test]
fn descriptions_go_back_five_steps() {
    check_source(
        |f| {
            f.emit(&[ALOAD_0]);
            ["a", "b", "c", "d", "e"].into_iter().for_each(|name| f.get(name));
        },
        " because \"a.b.c.d.e\" is null",
    );
    check_source(
        |f| {
            f.emit(&[ALOAD_0]);
            (0..5).for_each(|_| f.emit(&[ICONST_2, AALOAD]));
        },
        " because \"<array>[2][2][2][2][2]\" is null",
    );
}

#[test]
fn a_value_that_depends_on_the_path_has_no_description() {
    // iconst_2; ifeq +7; aload_0; goto +4; aload_3
    check_source(|f| f.emit(&[ICONST_2, 0x99, 0, 7, ALOAD_0, 0xA7, 0, 4, ALOAD_3]), "");
}

#[test]
fn a_branch_back_comes_too_late_to_matter() {
    let mut f = fixture();
    // aload_3; arraylength; pop; aconst_null; astore_3; goto 0
    f.emit(&[ALOAD_3]);
    dereference(&mut f);
    let failing = f.last;
    f.emit(&[0x57, ACONST_NULL, ASTORE_3, 0xA7, 0xFF, 0xFB]);
    f.last = failing;
    assert_eq!(
        f.message().unwrap(),
        "Cannot read the array length because \"<parameter2>\" is null"
    );
}

#[test]
fn an_origin_without_a_description_leaves_the_sentence_open() {
    // ldc of a string, which only a machine gone wrong takes for null
    check_source(
        |f| {
            let index = f.pool.string(&[65]) as u8;
            f.emit(&[0x12, index]);
        },
        " because \"",
    );
}

#[test]
fn constructors_and_harmless_instructions_have_no_message() {
    let mut f = fixture();
    f.emit(&[ALOAD_3]);
    f.member(0xB7, "A", "<init>", "()V");
    assert_eq!(f.message(), None);
    let mut f = fixture();
    f.emit(&[ALOAD_3]);
    f.emit(&[0x57]);
    assert_eq!(f.message(), None);
}

#[test]
fn damaged_code_does_no_harm() {
    let mut state = 1u64;
    let mut random = move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    for _ in 0..3_000 {
        let mut f = fixture();
        f.member(0xB4, "A", "x", "J");
        f.member(INVOKEVIRTUAL, "A", "f", "(IJ)LA;");
        f.code.clear();
        let length = usize::from(random() % 40) + 1;
        f.code = (0..length).map(|_| random() % 0xCA).collect();
        f.last = usize::from(random()) % length;
        f.message();
    }
}
