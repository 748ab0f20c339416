//! A small assembler, so that tests read like `javap`.
//!
//! Instructions are separated by semicolons or line ends. `name:` labels the next instruction, branches name their
//! label, and `catch start end handler` adds a handler of everything. Constants go by the names that
//! [`constant`](super::fixture::constant) knows.

use super::fixture::constant;
use crate::classfile::Handler;
use std::collections::HashMap;

/// All opcodes in order.
const MNEMONICS: &str = "nop aconst_null iconst_m1 iconst_0 iconst_1 iconst_2 iconst_3 iconst_4 iconst_5 lconst_0 \
    lconst_1 fconst_0 fconst_1 fconst_2 dconst_0 dconst_1 bipush sipush ldc ldc_w ldc2_w iload lload fload dload aload \
    iload_0 iload_1 iload_2 iload_3 lload_0 lload_1 lload_2 lload_3 fload_0 fload_1 fload_2 fload_3 dload_0 dload_1 \
    dload_2 dload_3 aload_0 aload_1 aload_2 aload_3 iaload laload faload daload aaload baload caload saload istore \
    lstore fstore dstore astore istore_0 istore_1 istore_2 istore_3 lstore_0 lstore_1 lstore_2 lstore_3 fstore_0 \
    fstore_1 fstore_2 fstore_3 dstore_0 dstore_1 dstore_2 dstore_3 astore_0 astore_1 astore_2 astore_3 iastore \
    lastore fastore dastore aastore bastore castore sastore pop pop2 dup dup_x1 dup_x2 dup2 dup2_x1 dup2_x2 swap iadd \
    ladd fadd dadd isub lsub fsub dsub imul lmul fmul dmul idiv ldiv fdiv ddiv irem lrem frem drem ineg lneg fneg dneg \
    ishl lshl ishr lshr iushr lushr iand land ior lor ixor lxor iinc i2l i2f i2d l2i l2f l2d f2i f2l f2d d2i d2l d2f \
    i2b i2c i2s lcmp fcmpl fcmpg dcmpl dcmpg ifeq ifne iflt ifge ifgt ifle if_icmpeq if_icmpne if_icmplt if_icmpge \
    if_icmpgt if_icmple if_acmpeq if_acmpne goto jsr ret tableswitch lookupswitch ireturn lreturn freturn dreturn \
    areturn return getstatic putstatic getfield putfield invokevirtual invokespecial invokestatic invokeinterface \
    invokedynamic new newarray anewarray arraylength athrow checkcast instanceof monitorenter monitorexit wide \
    multianewarray ifnull ifnonnull goto_w jsr_w";

/// Assembles a method body.
pub fn assemble(text: &str) -> (Vec<u8>, Vec<Handler>) {
    let mut assembler = Assembler::default();
    for line in text.split(['\n', ';']) {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        if let Some(label) = words.first().and_then(|word| word.strip_suffix(':')) {
            assembler.labels.insert(label, assembler.bytes.len());
            words.remove(0);
        }
        match words[..] {
            [] => (),
            ["catch", start, end, target] => assembler.handlers.push([start, end, target]),
            [mnemonic, ref operands @ ..] => assembler.instruction(mnemonic, operands),
        }
    }
    assembler.finish()
}

#[derive(Default)]
struct Assembler<'a> {
    bytes: Vec<u8>,
    labels: HashMap<&'a str, usize>,
    handlers: Vec<[&'a str; 3]>,
    /// Where an offset of so many bytes stands, the instruction it counts from, and the label it leads to.
    branches: Vec<(usize, usize, usize, &'a str)>,
}

impl<'a> Assembler<'a> {
    fn instruction(&mut self, mnemonic: &str, operands: &[&'a str]) {
        let position = MNEMONICS.split_whitespace().position(|name| name == mnemonic);
        let opcode = position.unwrap_or_else(|| panic!("no instruction {mnemonic}")) as u8;
        let from = self.bytes.len();
        self.bytes.push(opcode);
        match (opcode, operands) {
            (16 | 18 | 21..=25 | 54..=58 | 169 | 188, [value]) => self.number(1, value),
            (17 | 19 | 20 | 178..=184 | 187 | 189 | 192 | 193, [value]) => self.number(2, value),
            (132, [local, by]) => {
                self.number(1, local);
                self.number(1, by);
            }
            (153..=168 | 198 | 199, [label]) => self.offset(from, 2, label),
            (200 | 201, [label]) => self.offset(from, 4, label),
            (170, [low, targets @ .., "else", default]) => {
                self.switch_default(from, default);
                let low: i32 = low.parse().unwrap();
                self.bytes.extend(low.to_be_bytes());
                self.bytes.extend((low + targets.len() as i32 - 1).to_be_bytes());
                targets.iter().for_each(|target| self.offset(from, 4, target));
            }
            (171, [cases @ .., "else", default]) => {
                self.switch_default(from, default);
                self.bytes.extend((cases.len() as i32).to_be_bytes());
                for case in cases {
                    let (key, target) = case.split_once(':').unwrap();
                    self.number(4, key);
                    self.offset(from, 4, target);
                }
            }
            (185, [method, count]) => {
                self.number(2, method);
                self.number(1, count);
                self.bytes.push(0);
            }
            (186, [call]) => {
                self.number(2, call);
                self.bytes.extend([0, 0]);
            }
            (196, [widened, local, rest @ ..]) => {
                let position = MNEMONICS.split_whitespace().position(|name| name == *widened);
                self.bytes.push(position.unwrap() as u8);
                self.number(2, local);
                rest.iter().for_each(|by| self.number(2, by));
            }
            (197, [class, dimensions]) => {
                self.number(2, class);
                self.number(1, dimensions);
            }
            (_, []) => (),
            _ => panic!("{mnemonic} does not take {operands:?}"),
        }
    }

    fn number(&mut self, size: usize, text: &str) {
        let value: i32 = text.parse().unwrap_or_else(|_| i32::from(constant(text)));
        self.bytes.extend(&value.to_be_bytes()[4 - size..]);
    }

    fn offset(&mut self, from: usize, size: usize, label: &'a str) {
        self.branches.push((self.bytes.len(), size, from, label));
        self.bytes.extend(&[0; 4][4 - size..]);
    }

    /// The padding and the default target of a switch.
    fn switch_default(&mut self, from: usize, label: &'a str) {
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
        self.offset(from, 4, label);
    }

    fn finish(mut self) -> (Vec<u8>, Vec<Handler>) {
        for (at, size, from, label) in std::mem::take(&mut self.branches) {
            let offset = (self.labels[label] as i32 - from as i32).to_be_bytes();
            self.bytes[at..at + size].copy_from_slice(&offset[4 - size..]);
        }
        let handler = |names: &[&str; 3]| {
            let [start, end, target] = names.map(|label| self.labels[label] as u16);
            Handler {
                start,
                end,
                target,
                class: 0,
            }
        };
        let handlers = self.handlers.iter().map(handler).collect();
        (self.bytes, handlers)
    }
}
