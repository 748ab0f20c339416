//! Methods to translate, and one constant pool for all of them.

use super::super::{Shape, dump, translate};
use super::assemble::assemble;
use super::validate::validate;
use crate::classfile::{Attributes, Body, Handler};
use crate::code::Code;
use crate::constant::ConstantPool;
use crate::descriptor::Signature;
use crate::name::Interner;
use crate::reader::Reader;

/// How many entries the [`pool`] has.
pub const CONSTANTS: u8 = 36;

pub const INT_FIELD: u8 = 6;
/// `int call(int, int)`
pub const INT_CALL: u8 = 10;
pub const LONG: u8 = 15;
/// `long call(long, int)`
pub const LONG_CALL: u8 = 20;
pub const LONG_FIELD: u8 = 26;

/// The index of a constant in the [`pool`].
pub fn constant(name: &str) -> u8 {
    match name {
        "class" => 2,
        "int_field" => INT_FIELD,
        "int_call" => INT_CALL,
        // void call()
        "void_call" => 13,
        "integer" => 14,
        "long" => LONG,
        "string" => 17,
        "long_call" => LONG_CALL,
        "constructor" => 23,
        "long_field" => LONG_FIELD,
        "interface_call" => 27,
        "dynamic_call" => 28,
        "dynamic_int" => 32,
        // int[][]
        "array_class" => 34,
        "dynamic_long" => 35,
        _ => panic!("no constant {name}"),
    }
}

/// The constant pool of all tests.
pub fn pool() -> ConstantPool {
    let utf8 = |text: &str| [&[1, 0, text.len() as u8], text.as_bytes()].concat();
    let pair = |tag: u8, first: u8, second: u8| vec![tag, 0, first, 0, second];
    let constants = [
        utf8("T"),
        vec![7, 0, 1],
        utf8("f"),
        utf8("I"),
        pair(12, 3, 4),
        pair(9, 2, 5),
        utf8("call"),
        utf8("(II)I"),
        pair(12, 7, 8),
        pair(10, 2, 9),
        utf8("()V"),
        pair(12, 7, 11),
        pair(10, 2, 12),
        [&[3][..], &100_000u32.to_be_bytes()].concat(),
        [&[5][..], &(1u64 << 40).to_be_bytes()].concat(),
        vec![8, 0, 1],
        utf8("(JI)J"),
        pair(12, 7, 18),
        pair(10, 2, 19),
        utf8("<init>"),
        pair(12, 21, 11),
        pair(10, 2, 22),
        utf8("J"),
        pair(12, 3, 24),
        pair(9, 2, 25),
        pair(11, 2, 9),
        pair(18, 0, 9),
        [&[4][..], &1.5f32.to_bits().to_be_bytes()].concat(),
        [&[6][..], &2.5f64.to_bits().to_be_bytes()].concat(),
        pair(17, 0, 5),
        utf8("[[I"),
        vec![7, 0, 33],
        pair(17, 0, 25),
    ];
    let bytes = [vec![0, CONSTANTS], constants.concat()].concat();
    ConstantPool::read(&mut Reader::new(bytes.leak())).unwrap()
}

/// A static method to translate.
pub struct Method {
    descriptor: &'static str,
    max_locals: u16,
    max_stack: u16,
    pub handlers: Vec<Handler>,
}

/// A method with five locals and plenty of stack.
pub fn method(descriptor: &'static str) -> Method {
    Method {
        descriptor,
        max_locals: 5,
        max_stack: 8,
        handlers: Vec::new(),
    }
}

impl Method {
    pub fn sized(self, max_locals: u16, max_stack: u16) -> Method {
        Method {
            max_locals,
            max_stack,
            ..self
        }
    }

    /// Adds a handler of everything.
    pub fn handler(mut self, start: u16, end: u16, target: u16) -> Method {
        self.handlers.push(Handler {
            start,
            end,
            target,
            class: 0,
        });
        self
    }

    pub fn translate(&self, bytes: &[u8], pool: &ConstantPool, names: &Interner) -> Result<Code, String> {
        let body = Body {
            max_stack: self.max_stack,
            max_locals: self.max_locals,
            bytes: bytes.to_vec().leak(),
            handlers: self.handlers.clone().into(),
            attributes: Attributes::default(),
        };
        let signature = Signature::parse(self.descriptor).unwrap();
        let shape = Shape {
            is_static: true,
            signature: &signature,
            is_constructor: false,
        };
        translate(&body, &shape, pool, names)
    }

    /// Checks what a body becomes.
    #[track_caller]
    pub fn becomes(mut self, text: &str, expected: &str) {
        let (bytes, handlers) = assemble(text);
        self.handlers.extend(handlers);
        let code = self.translate(&bytes, &pool(), &Interner::default()).unwrap();
        let (found, expected) = (trimmed(&dump(&code)), trimmed(expected));
        assert!(found == expected, "this is the code:\n{found}");
        assert_eq!(validate(&code), Ok(()));
    }

    /// Checks why a body is refused.
    #[track_caller]
    pub fn refused(mut self, text: &str, expected: &str) {
        let (bytes, handlers) = assemble(text);
        self.handlers.extend(handlers);
        self.bytes_refused(&bytes, expected);
    }

    /// Checks why bytes are refused.
    #[track_caller]
    pub fn bytes_refused(self, bytes: &[u8], expected: &str) {
        let found = self
            .translate(bytes, &pool(), &Interner::default())
            .map(|code| dump(&code));
        assert_eq!(found, Err(expected.to_owned()));
    }
}

fn trimmed(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}
