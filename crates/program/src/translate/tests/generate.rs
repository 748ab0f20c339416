//! Random methods that verification accepts, to run before and after translation.
//!
//! They compute with ints and longs, shuffle the stack, branch, loop, call, and throw. In the end they fold what is
//! in their locals and on their stack into the result, so that a wrong value anywhere shows.

use super::fixture::{INT_CALL, INT_FIELD, LONG, LONG_CALL, LONG_FIELD, Method, method};
use super::opcodes::*;
use super::random::Random;

/// Ints are in locals 0 to 3, longs in 4 and 6; local 8 bounds the number of loop rounds.
pub const LOCALS: u16 = 9;
const FUEL: u8 = 8;
const STACK: u16 = 14;

/// What is in a stack slot: an int, or the two halves of a long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Int,
    Long,
    Half,
}
use Kind::{Half, Int, Long};

/// A branch whose target comes later.
struct Pending {
    /// Where its offset stands, and the bytecode index that the offset counts from.
    at: usize,
    from: usize,
    stack: Vec<Kind>,
}

struct Generator<'a> {
    random: &'a mut Random,
    bytes: Vec<u8>,
    starts: Vec<u16>,
    stack: Vec<Kind>,
    pending: Vec<Pending>,
    /// Loop heads with the stack they expect, innermost last; the pending branch out of the loop.
    loops: Vec<(usize, Pending)>,
}

/// Generates a method of type `(III)I`.
pub fn generate(random: &mut Random) -> (Method, Vec<u8>) {
    let mut generator = Generator {
        random,
        bytes: Vec::new(),
        starts: Vec::new(),
        stack: Vec::new(),
        pending: Vec::new(),
        loops: Vec::new(),
    };
    generator.prologue();
    let body = generator.bytes.len();
    for _ in 0..5 + generator.random.below(40) {
        generator.instruction();
    }
    generator.finish(body)
}

impl Generator<'_> {
    fn emit(&mut self, bytes: &[u8]) {
        self.starts.push(self.bytes.len() as u16);
        self.bytes.extend(bytes);
    }

    /// Pops `takes` slots and pushes `gives`.
    fn op(&mut self, bytes: &[u8], takes: usize, gives: &[Kind]) {
        self.emit(bytes);
        self.stack.truncate(self.stack.len() - takes);
        self.stack.extend(gives);
    }

    fn ends_with(&self, kinds: &[Kind]) -> bool {
        self.stack.ends_with(kinds)
    }

    fn prologue(&mut self) {
        self.emit(&[ICONST_5]);
        self.emit(&[ISTORE_3]);
        self.emit(&[LDC2_W, 0, LONG]);
        self.emit(&[LSTORE, 4]);
        self.emit(&[LCONST_1]);
        self.emit(&[LSTORE, 6]);
        self.emit(&[BIPUSH, 20]);
        self.emit(&[ISTORE, FUEL]);
    }

    fn instruction(&mut self) {
        if self.stack.len() + 4 >= usize::from(STACK) {
            return self.emit_fold();
        }
        match self.random.below(20) {
            0..5 => self.push(),
            5..8 => self.store(),
            8..10 => self.arithmetic(),
            10..14 => self.shuffle(),
            14 => {
                let (local, by) = (self.random.below(4) as u8, self.random.next() as u8);
                self.op(&[IINC, local, by], 0, &[]);
            }
            15 => self.emit_fold(),
            16 => self.branch(),
            17 => self.bind(),
            18 => self.enter_loop(),
            _ => self.leave_loop(),
        }
    }

    fn push(&mut self) {
        let local = self.random.below(4) as u8;
        match self.random.below(9) {
            0 => {
                let value = self.random.below(7) as u8;
                self.op(&[ICONST_M1 + value], 0, &[Int]);
            }
            1 => {
                let value = self.random.next() as u8;
                self.op(&[SIPUSH, value, value], 0, &[Int]);
            }
            2 => self.op(&[LCONST_1], 0, &[Long, Half]),
            3 => self.op(&[GETSTATIC, 0, INT_FIELD], 0, &[Int]),
            4 => self.op(&[GETSTATIC, 0, LONG_FIELD], 0, &[Long, Half]),
            5 => self.op(&[LLOAD, 4 + (local & 2)], 0, &[Long, Half]),
            _ => self.op(&[ILOAD, local], 0, &[Int]),
        }
    }

    fn store(&mut self) {
        let local = self.random.below(4) as u8;
        match self.stack.last() {
            Some(Int) if self.random.below(5) == 0 => self.op(&[PUTSTATIC, 0, INT_FIELD], 1, &[]),
            Some(Int) => self.op(&[ISTORE, local], 1, &[]),
            Some(_) => self.op(&[LSTORE, 4 + (local & 2)], 2, &[]),
            None => self.push(),
        }
    }

    fn arithmetic(&mut self) {
        if self.ends_with(&[Int, Int]) {
            let op = self.random.pick(&[IADD, ISUB, IMUL, IDIV, ISHL, IUSHR, IAND, IXOR]);
            self.op(&[op], 2, &[Int]);
        } else if self.ends_with(&[Long, Half, Long, Half]) {
            match self.random.below(2) {
                0 => self.op(&[LCMP], 4, &[Int]),
                _ => self.op(&[LADD], 4, &[Long, Half]),
            }
        } else if self.ends_with(&[Long, Half, Int]) {
            self.op(&[LSHL], 3, &[Long, Half]);
        } else if self.ends_with(&[Half]) {
            self.op(&[L2I], 2, &[Int]);
        } else if self.ends_with(&[Int]) {
            match self.random.below(2) {
                0 => self.op(&[INEG], 1, &[Int]),
                _ => self.op(&[I2L], 1, &[Long, Half]),
            }
        }
    }

    fn shuffle(&mut self) {
        let (opcode, takes, group, gives): (u8, usize, usize, &[usize]) = self.random.pick(&[
            (POP, 1, 1, &[][..]),
            (POP2, 2, 2, &[]),
            (DUP, 1, 1, &[0, 0]),
            (DUP_X1, 2, 1, &[1, 0, 1]),
            (DUP_X1, 2, 1, &[1, 0, 1]),
            (DUP_X2, 3, 1, &[2, 0, 1, 2]),
            (DUP2, 2, 2, &[0, 1, 0, 1]),
            (DUP2_X1, 3, 2, &[1, 2, 0, 1, 2]),
            (DUP2_X2, 4, 2, &[2, 3, 0, 1, 2, 3]),
            (SWAP, 2, 1, &[1, 0]),
            (SWAP, 2, 1, &[1, 0]),
            (SWAP, 2, 1, &[1, 0]),
        ]);
        let depth = self.stack.len();
        let whole = |count: usize| depth >= count && self.stack[depth - count] != Half;
        if whole(takes) && whole(group) {
            let taken = self.stack[depth - takes..].to_vec();
            let gives: Vec<Kind> = gives.iter().map(|&index| taken[index]).collect();
            self.op(&[opcode], takes, &gives);
        }
    }

    /// Makes one value of the two topmost ones.
    fn emit_fold(&mut self) {
        if self.ends_with(&[Int, Int]) {
            self.op(&[INVOKESTATIC, 0, INT_CALL], 2, &[Int]);
        } else if self.ends_with(&[Long, Half, Int]) {
            self.op(&[INVOKESTATIC, 0, LONG_CALL], 3, &[Long, Half]);
        } else if self.ends_with(&[Half]) {
            self.op(&[L2I], 2, &[Int]);
        } else {
            self.push();
        }
    }

    fn branch(&mut self) {
        let (opcode, takes) = if self.ends_with(&[Int, Int]) && self.random.below(2) == 0 {
            (IF_ICMPEQ + self.random.below(6) as u8, 2)
        } else if self.ends_with(&[Int]) {
            (IFEQ + self.random.below(6) as u8, 1)
        } else if !self.pending.is_empty() {
            (GOTO, 0)
        } else {
            return self.push();
        };
        self.pend(opcode, takes);
        if opcode == GOTO {
            self.resume();
        }
    }

    /// Writes a branch to be bound later.
    fn pend(&mut self, opcode: u8, takes: usize) {
        let from = self.bytes.len();
        self.op(&[opcode, 0, 0], takes, &[]);
        self.pending.push(Pending {
            at: from + 1,
            from,
            stack: self.stack.clone(),
        });
    }

    /// Continues behind a jump, where some pending branch must lead.
    fn resume(&mut self) {
        let index = self.random.below(self.pending.len());
        self.stack = self.pending[index].stack.clone();
        self.bind();
    }

    /// Lets some pending branches lead here.
    fn bind(&mut self) {
        let here = self.bytes.len();
        let (bound, pending) = std::mem::take(&mut self.pending)
            .into_iter()
            .partition(|p| p.stack == self.stack);
        self.pending = pending;
        let bound: Vec<Pending> = bound;
        bound.iter().for_each(|branch| self.patch(branch.at, branch.from, here));
    }

    fn patch(&mut self, at: usize, from: usize, to: usize) {
        let offset = (to as i64 - from as i64) as i16;
        self.bytes[at..at + 2].copy_from_slice(&offset.to_be_bytes());
    }

    /// Starts a loop as compilers write it: the condition first, with a branch out.
    fn enter_loop(&mut self) {
        let head = self.bytes.len();
        self.op(&[ILOAD, FUEL], 0, &[Int]);
        if self.random.below(2) == 0 {
            self.op(&[GETSTATIC, 0, INT_FIELD], 0, &[Int]);
            self.op(&[IAND], 2, &[Int]);
        }
        self.pend(IFLE, 1);
        if let Some(exit) = self.pending.pop() {
            self.loops.push((head, exit));
        }
    }

    /// Ends the innermost loop if the stack is what it was at its start.
    fn leave_loop(&mut self) {
        match self.loops.pop() {
            Some((head, exit)) if exit.stack == self.stack => {
                self.op(&[IINC, FUEL, 0xFF], 0, &[]);
                let from = self.bytes.len();
                self.op(&[GOTO, 0, 0], 0, &[]);
                self.patch(from + 1, from, head);
                self.patch(exit.at, exit.from, from + 3);
            }
            Some((_, exit)) => self.pending.push(exit),
            None => (),
        }
    }

    /// Folds everything into an int and returns it.
    fn epilogue(&mut self) {
        while !self.stack.is_empty() && self.stack != [Int] {
            self.emit_fold();
        }
        if self.stack.is_empty() {
            self.push_local(0);
        }
        for local in [0, 1, 2, 3, 4, 6] {
            self.push_local(local);
            self.emit_fold();
        }
        self.op(&[IRETURN], 1, &[]);
    }

    fn push_local(&mut self, local: u8) {
        match local {
            4.. => {
                self.op(&[LLOAD, local], 0, &[Long, Half]);
                self.op(&[L2I], 2, &[Int]);
            }
            _ => self.op(&[ILOAD, local], 0, &[Int]),
        }
    }

    fn finish(mut self, body: usize) -> (Method, Vec<u8>) {
        let (_, exits): (Vec<usize>, Vec<Pending>) = std::mem::take(&mut self.loops).into_iter().unzip();
        self.pending.extend(exits);
        self.epilogue();
        while let Some(last) = self.pending.last() {
            self.stack = last.stack.clone();
            self.bind();
            self.epilogue();
        }
        let end = self.bytes.len();
        let bounds: Vec<u16> = self
            .starts
            .iter()
            .copied()
            .filter(|&start| usize::from(start) >= body)
            .collect();
        let mut result = method("(III)I").sized(LOCALS, STACK);
        for _ in 0..self.random.below(3) {
            let (one, other) = (self.random.pick(&bounds), self.random.pick(&bounds));
            if one != other {
                result = result.handler(one.min(other), one.max(other), end as u16);
            }
        }
        self.stack = vec![Int];
        self.op(&[POP], 1, &[]);
        self.epilogue();
        (result, self.bytes)
    }
}
