//! The instruction loop.
//!
//! One flat dispatch over register words. The current frame's registers, words and `pc` live in local variables;
//! the frame itself is brought up to date before anything that may look at it. What is rare or large is in cold
//! functions of other files.

use crate::arithmetic as num;
use crate::call::Called;
use crate::domain::{BinaryOp, Domain, Relation, Test, UnaryOp};
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::native::Trap;
use crate::thread::{Frame, MAXIMUM_FRAMES, MAXIMUM_REGISTERS, Return, Thread};
use javelin_program::code::{Code, RefSlot};
use javelin_program::insn::{Insn, NO_REGISTER, Op};
use javelin_program::method::MethodRef;
use std::sync::atomic::{AtomicU64, Ordering};

/// Why a thread stopped running for now.
#[derive(Debug)]
pub(crate) enum SliceEnd<D: Domain> {
    /// It waits, or gives way.
    Switch,
    /// Its time is up.
    Exhausted,
    /// The last frame, or a frame started by the machine, is gone.
    Left,
    /// An instruction could not finish for a reason that ends the run or belongs to the explorer.
    Stopped(Trap<D>),
}

/// What to do after something out of the ordinary.
pub(crate) enum After<D: Domain> {
    /// Go on with whatever frame is on top.
    Resume,
    End(SliceEnd<D>),
}

impl<D: Domain> Machine<'_, D> {
    /// Runs the current thread for at most `fuel` calls, backward branches and exceptions.
    #[expect(
        clippy::undocumented_unsafe_blocks,
        reason = "one comment below vouches for all of them"
    )]
    pub(crate) fn run_slice(&mut self, mut fuel: i64) -> SliceEnd<D> {
        let thread: *mut Thread<D> = self.state.thread_mut();
        let mut code: &'static Code;
        let mut words: *const AtomicU64;
        let mut registers: *mut D::Value;
        let mut pc: usize;

        // SAFETY (for every unsafe block of this function): `thread` is the current thread's own data, which stays
        // where it is while this function runs: only the state owns it, and threads are added to the list as
        // separate allocations. Translation has checked that every register operand is below `code.registers`,
        // that every frame's registers exist (`push_frame` reserves them), that `words[pc]` is an instruction,
        // and that every reference index is in range. The locals are reloaded after anything that may push or
        // pop frames or grow the registers.
        macro_rules! reload {
            () => {{
                let Some(frame) = (unsafe { (*thread).frames.last() }) else {
                    return SliceEnd::Left;
                };
                code = frame.code;
                words = code.words.as_ptr();
                pc = frame.pc as usize;
                registers = unsafe { (*thread).registers.as_mut_ptr().add(frame.base as usize) };
            }};
        }
        macro_rules! get {
            ($r:expr) => {
                unsafe { *registers.add(usize::from($r)) }
            };
        }
        macro_rules! set {
            ($r:expr, $value:expr) => {{
                let value = $value;
                unsafe { *registers.add(usize::from($r)) = value }
            }};
        }
        macro_rules! save {
            () => {
                if let Some(frame) = unsafe { (*thread).frames.last_mut() } {
                    frame.pc = pc as u32;
                }
            };
        }
        /// Deals with a trap; goes on with the frame on top, or ends the slice.
        macro_rules! trapped {
            ($trap:expr, $next:expr) => {{
                match self.after($trap, $next as u32) {
                    After::Resume => {
                        // A handler may cover itself, and go round for ever without a step back.
                        fuel -= 1;
                        if fuel < 0 {
                            return SliceEnd::Switch;
                        }
                        reload!();
                        continue;
                    }
                    After::End(end) => return end,
                }
            }};
        }
        macro_rules! attempt {
            ($result:expr) => {
                match $result {
                    Ok(value) => value,
                    Err(trap) => trapped!(trap, pc + 1),
                }
            };
        }
        /// A binary operation on ints: `a <- b op c`.
        macro_rules! int_binary {
            ($insn:ident, $symbolic:ident, $x:ident, $y:ident, $concrete:expr) => {{
                let (b, c) = (get!($insn.b), get!($insn.c));
                if D::is_concrete(b) && D::is_concrete(c) {
                    let ($x, $y) = (D::bits(b) as i32, D::bits(c) as i32);
                    set!($insn.a, D::constant(u64::from(($concrete) as u32)));
                } else {
                    set!($insn.a, self.domain.binary(BinaryOp::$symbolic, b, c));
                }
                pc += 1;
            }};
        }
        macro_rules! int_immediate {
            ($insn:ident, $symbolic:ident, $x:ident, $y:ident, $concrete:expr) => {{
                let b = get!($insn.b);
                let $y = i32::from($insn.c as i16);
                if D::is_concrete(b) {
                    let $x = D::bits(b) as i32;
                    set!($insn.a, D::constant(u64::from(($concrete) as u32)));
                } else {
                    set!(
                        $insn.a,
                        self.domain
                            .binary(BinaryOp::$symbolic, b, D::constant(u64::from($y as u32)))
                    );
                }
                pc += 1;
            }};
        }
        macro_rules! long_binary {
            ($insn:ident, $symbolic:ident, $x:ident, $y:ident, $concrete:expr) => {{
                let (b, c) = (get!($insn.b), get!($insn.c));
                if D::is_concrete(b) && D::is_concrete(c) {
                    let ($x, $y) = (D::bits(b) as i64, D::bits(c) as i64);
                    set!($insn.a, D::constant(($concrete) as u64));
                } else {
                    set!($insn.a, self.domain.binary(BinaryOp::$symbolic, b, c));
                }
                pc += 1;
            }};
        }
        macro_rules! float_binary {
            ($insn:ident, $symbolic:ident, $x:ident, $y:ident, $concrete:expr) => {{
                let (b, c) = (get!($insn.b), get!($insn.c));
                if D::is_concrete(b) && D::is_concrete(c) {
                    let ($x, $y) = (
                        f32::from_bits(D::bits(b) as u32),
                        f32::from_bits(D::bits(c) as u32),
                    );
                    set!($insn.a, D::constant(num::float_bits($concrete)));
                } else {
                    set!($insn.a, self.domain.binary(BinaryOp::$symbolic, b, c));
                }
                pc += 1;
            }};
        }
        macro_rules! double_binary {
            ($insn:ident, $symbolic:ident, $x:ident, $y:ident, $concrete:expr) => {{
                let (b, c) = (get!($insn.b), get!($insn.c));
                if D::is_concrete(b) && D::is_concrete(c) {
                    let ($x, $y) = (f64::from_bits(D::bits(b)), f64::from_bits(D::bits(c)));
                    set!($insn.a, D::constant(num::double_bits($concrete)));
                } else {
                    set!($insn.a, self.domain.binary(BinaryOp::$symbolic, b, c));
                }
                pc += 1;
            }};
        }
        macro_rules! unary {
            ($insn:ident, $symbolic:ident, $x:ident, $concrete:expr) => {{
                let b = get!($insn.b);
                if D::is_concrete(b) {
                    let $x = D::bits(b);
                    set!($insn.a, D::constant($concrete));
                } else {
                    set!($insn.a, self.domain.unary(UnaryOp::$symbolic, b));
                }
                pc += 1;
            }};
        }
        macro_rules! compare {
            ($insn:ident, $symbolic:ident, $x:ident, $y:ident, $concrete:expr) => {{
                let (b, c) = (get!($insn.b), get!($insn.c));
                if D::is_concrete(b) && D::is_concrete(c) {
                    let ($x, $y) = (D::bits(b), D::bits(c));
                    set!($insn.a, Self::of_int($concrete));
                } else {
                    set!($insn.a, self.domain.binary(BinaryOp::$symbolic, b, c));
                }
                pc += 1;
            }};
        }
        /// Goes to a word; a step back costs fuel.
        macro_rules! jump {
            ($target:expr) => {{
                let target = usize::from($target);
                if target <= pc {
                    fuel -= 1;
                    if fuel < 0 {
                        pc = target;
                        save!();
                        return SliceEnd::Exhausted;
                    }
                }
                pc = target;
            }};
        }
        macro_rules! branch {
            ($insn:ident, $test:expr, $a:expr, $b:expr, $x:ident, $y:ident, $concrete:expr) => {{
                let (a, b) = ($a, $b);
                let taken = if D::is_concrete(a) && D::is_concrete(b) {
                    let ($x, $y) = (D::bits(a), D::bits(b));
                    $concrete
                } else {
                    match self.domain.decide($test, a, b) {
                        Ok(taken) => taken,
                        Err(split) => {
                            save!();
                            return SliceEnd::Stopped(Trap::Split(split));
                        }
                    }
                };
                if taken {
                    jump!($insn.c);
                } else {
                    pc += 1;
                }
            }};
        }
        macro_rules! int_branch {
            ($insn:ident, $relation:ident, $op:tt) => {
                branch!($insn, Test::Int(Relation::$relation), get!($insn.a), get!($insn.b), x, y, (x as i32) $op (y as i32))
            };
        }
        macro_rules! immediate_branch {
            ($insn:ident, $relation:ident, $op:tt) => {
                branch!(
                    $insn,
                    Test::Int(Relation::$relation),
                    get!($insn.a),
                    D::constant(u64::from(i32::from($insn.b as i16) as u32)),
                    x,
                    y,
                    (x as i32) $op (y as i32)
                )
            };
        }
        macro_rules! long_branch {
            ($insn:ident, $relation:ident, $op:tt) => {
                branch!($insn, Test::Long(Relation::$relation), get!($insn.a), get!($insn.b), x, y, (x as i64) $op (y as i64))
            };
        }
        macro_rules! float_branch {
            ($insn:ident, $test:ident, $relation:ident, $x:ident, $y:ident, $concrete:expr) => {
                branch!(
                    $insn,
                    Test::$test(Relation::$relation),
                    get!($insn.a),
                    get!($insn.b),
                    x,
                    y,
                    {
                        let ($x, $y) = (f32::from_bits(x as u32), f32::from_bits(y as u32));
                        $concrete
                    }
                )
            };
        }
        macro_rules! double_branch {
            ($insn:ident, $test:ident, $relation:ident, $x:ident, $y:ident, $concrete:expr) => {
                branch!(
                    $insn,
                    Test::$test(Relation::$relation),
                    get!($insn.a),
                    get!($insn.b),
                    x,
                    y,
                    {
                        let ($x, $y) = (f64::from_bits(x), f64::from_bits(y));
                        $concrete
                    }
                )
            };
        }
        macro_rules! null_pointer {
            () => {{
                save!();
                let trap = self.throw_null_pointer();
                trapped!(trap, pc)
            }};
        }
        macro_rules! reference {
            ($r:expr) => {{
                let value = get!($r);
                if D::is_concrete(value) {
                    ObjId(D::bits(value) as u32)
                } else {
                    save!();
                    attempt!(self.object(value))
                }
            }};
        }
        macro_rules! index {
            ($r:expr, $array:expr) => {{
                let value = get!($r);
                if D::is_concrete(value) {
                    D::bits(value) as u32
                } else {
                    save!();
                    attempt!(self.element_index($array, value))
                }
            }};
        }
        macro_rules! array_load {
            ($insn:ident, $type:ty, $x:ident, $widen:expr) => {{
                let array = reference!($insn.b);
                let at = index!($insn.c, array);
                let Some(object) = self.state.heap.get(array) else {
                    null_pointer!()
                };
                if let Some($x) = object.element::<$type>(at) {
                    let bits = $widen;
                    set!($insn.a, self.domain.load(&object.shadow, at, bits));
                    pc += 1;
                } else {
                    let length = object.length();
                    save!();
                    let trap = self.throw_index(at as i32, length);
                    trapped!(trap, pc);
                }
            }};
        }
        macro_rules! array_store {
            ($insn:ident, $type:ty) => {
                array_store!($insn, $type, object, bits, bits)
            };
            ($insn:ident, $type:ty, $object:ident, $bits:ident, $narrow:expr) => {{
                let array = reference!($insn.a);
                let at = index!($insn.b, array);
                let value = get!($insn.c);
                let Some($object) = self.state.heap.get_mut(array) else {
                    null_pointer!()
                };
                if at < $object.length() {
                    let $bits = D::bits(value);
                    let bits = $narrow;
                    $object.set_element::<$type>(at, bits as $type);
                    self.domain.store(&mut $object.shadow, at, value);
                    pc += 1;
                } else {
                    let length = $object.length();
                    save!();
                    let trap = self.throw_index(at as i32, length);
                    trapped!(trap, pc);
                }
            }};
        }
        macro_rules! class_at {
            ($index:expr) => {{
                let slot: &'static RefSlot = unsafe { code.refs.get_unchecked(usize::from($index)) };
                unsafe { slot.class() }
            }};
        }
        macro_rules! method_at {
            ($index:expr) => {{
                let slot: &'static RefSlot = unsafe { code.refs.get_unchecked(usize::from($index)) };
                unsafe { slot.method() }
            }};
        }
        /// Calls `method` with the arguments of the instruction at `pc`.
        macro_rules! enter {
            ($insn:ident, $method:expr) => {{
                let method: MethodRef = $method;
                let next = pc + 1 + usize::from($insn.c).div_ceil(4);
                fuel -= 1;
                let entry = method.entry.load(Ordering::Acquire);
                let frames = unsafe { &mut (*thread).frames };
                if !entry.is_null() && fuel >= 0 && frames.len() < MAXIMUM_FRAMES {
                    let callee: &'static Code = unsafe { &*entry };
                    let frame = unsafe { frames.last_mut().unwrap_unchecked() };
                    let base = frame.base as usize + usize::from(code.registers);
                    let end = base + usize::from(callee.registers);
                    if end <= MAXIMUM_REGISTERS {
                        frame.pc = next as u32;
                        unsafe {
                            // Room for one group of arguments more, see below.
                            if end + 4 > (*thread).registers.len() {
                                let offset = frame.base as usize;
                                (*thread).reserve(end + 4);
                                registers = (*thread).registers.as_mut_ptr().add(offset);
                            }
                            let callee_registers = (*thread).registers.as_mut_ptr().add(base);
                            let mut operand = words.add(pc + 1);
                            let mut to = callee_registers;
                            let mut left = usize::from($insn.c);
                            while left > 0 {
                                // Always four at once: what is copied beyond the last argument is never read.
                                let packed = (*operand).load(Ordering::Relaxed);
                                *to = *registers.add(usize::from(packed as u16));
                                *to.add(1) = *registers.add(usize::from((packed >> 16) as u16));
                                *to.add(2) = *registers.add(usize::from((packed >> 32) as u16));
                                *to.add(3) = *registers.add(usize::from((packed >> 48) as u16));
                                left = left.saturating_sub(4);
                                to = to.add(4);
                                operand = operand.add(1);
                            }
                            registers = callee_registers;
                        }
                        frames.push(Frame {
                            method,
                            code: callee,
                            pc: 0,
                            base: base as u32,
                            ret: Return::Register($insn.a),
                            locked: ObjId::NULL,
                        });
                        code = callee;
                        words = code.words.as_ptr();
                        pc = 0;
                        continue;
                    }
                }
                save!();
                if fuel < 0 {
                    return SliceEnd::Exhausted;
                }
                let count = usize::from($insn.c);
                let mut few = [D::Value::default(); 12];
                let mut many = Vec::new();
                let slots: &mut [D::Value] = if count <= few.len() {
                    &mut few[..count]
                } else {
                    many.resize(count, D::Value::default());
                    &mut many
                };
                for (i, place) in slots.iter_mut().enumerate() {
                    let packed = unsafe { (*words.add(pc + 1 + i / 4)).load(Ordering::Relaxed) };
                    *place = get!((packed >> (16 * (i % 4))) as u16);
                }
                match self.invoke(method, slots, $insn.a, next as u32) {
                    Ok(Called::Frame) => {
                        reload!();
                        continue;
                    }
                    Ok(Called::Value(value)) => {
                        // A native may have grown or shrunk nothing of ours, but threads and registers may have moved.
                        registers = unsafe {
                            let frame = (*thread).frames.last().unwrap_unchecked();
                            (*thread).registers.as_mut_ptr().add(frame.base as usize)
                        };
                        if $insn.a != NO_REGISTER {
                            set!($insn.a, value);
                        }
                        pc = next;
                    }
                    Err(trap) => trapped!(trap, next),
                }
            }};
        }
        macro_rules! receiver {
            ($insn:ident) => {{
                let packed = unsafe { (*words.add(pc + 1)).load(Ordering::Relaxed) };
                let id = reference!(packed as u16);
                match self.state.heap.get(id) {
                    Some(object) => object.class(),
                    None => null_pointer!(),
                }
            }};
        }

        reload!();
        loop {
            let insn = unsafe { Insn::unpack((*words.add(pc)).load(Ordering::Relaxed)) };
            match insn.op {
                Op::Nop => pc += 1,
                Op::Move => {
                    set!(insn.a, get!(insn.b));
                    pc += 1;
                }
                Op::ConstInt => {
                    set!(insn.a, D::constant(u64::from(insn.b) | u64::from(insn.c) << 16));
                    pc += 1;
                }
                Op::ConstWide => {
                    let bits = unsafe { (*words.add(pc + 1)).load(Ordering::Relaxed) };
                    set!(insn.a, D::constant(bits));
                    pc += 2;
                }
                Op::LoadConstant => {
                    save!();
                    let value = attempt!(self.load_constant(code, insn.c));
                    set!(insn.a, value);
                    pc += 1;
                }

                Op::IAdd => int_binary!(insn, IAdd, x, y, x.wrapping_add(y)),
                Op::ISub => int_binary!(insn, ISub, x, y, x.wrapping_sub(y)),
                Op::IMul => int_binary!(insn, IMul, x, y, x.wrapping_mul(y)),
                Op::IShl => int_binary!(insn, IShl, x, y, x.wrapping_shl(y as u32)),
                Op::IShr => int_binary!(insn, IShr, x, y, x.wrapping_shr(y as u32)),
                Op::IUshr => int_binary!(insn, IUshr, x, y, (x as u32).wrapping_shr(y as u32)),
                Op::IAnd => int_binary!(insn, IAnd, x, y, x & y),
                Op::IOr => int_binary!(insn, IOr, x, y, x | y),
                Op::IXor => int_binary!(insn, IXor, x, y, x ^ y),
                Op::IDiv | Op::IRem | Op::LDiv | Op::LRem => {
                    let divisor = get!(insn.c);
                    let is_long = matches!(insn.op, Op::LDiv | Op::LRem);
                    let zero = if D::is_concrete(divisor) {
                        D::bits(divisor) == 0
                    } else {
                        let test = if is_long {
                            Test::Long(Relation::Eq)
                        } else {
                            Test::Int(Relation::Eq)
                        };
                        save!();
                        attempt!(self.domain.decide(test, divisor, D::constant(0)).map_err(Trap::Split))
                    };
                    if zero {
                        save!();
                        let trap = self.throw("java/lang/ArithmeticException", "/ by zero");
                        trapped!(trap, pc);
                    }
                    match insn.op {
                        Op::IDiv => int_binary!(insn, IDiv, x, y, x.wrapping_div(y)),
                        Op::IRem => int_binary!(insn, IRem, x, y, x.wrapping_rem(y)),
                        Op::LDiv => long_binary!(insn, LDiv, x, y, x.wrapping_div(y)),
                        _ => long_binary!(insn, LRem, x, y, x.wrapping_rem(y)),
                    }
                }
                Op::IAddImm => int_immediate!(insn, IAdd, x, y, x.wrapping_add(y)),
                Op::IMulImm => int_immediate!(insn, IMul, x, y, x.wrapping_mul(y)),
                Op::IShlImm => int_immediate!(insn, IShl, x, y, x.wrapping_shl(y as u32)),
                Op::IShrImm => int_immediate!(insn, IShr, x, y, x.wrapping_shr(y as u32)),
                Op::IUshrImm => int_immediate!(insn, IUshr, x, y, (x as u32).wrapping_shr(y as u32)),
                Op::IAndImm => int_immediate!(insn, IAnd, x, y, x & y),
                Op::INeg => unary!(insn, INeg, x, u64::from((x as i32).wrapping_neg() as u32)),

                Op::LAdd => long_binary!(insn, LAdd, x, y, x.wrapping_add(y)),
                Op::LSub => long_binary!(insn, LSub, x, y, x.wrapping_sub(y)),
                Op::LMul => long_binary!(insn, LMul, x, y, x.wrapping_mul(y)),
                Op::LShl => long_binary!(insn, LShl, x, y, x.wrapping_shl(y as u32)),
                Op::LShr => long_binary!(insn, LShr, x, y, x.wrapping_shr(y as u32)),
                Op::LUshr => long_binary!(insn, LUshr, x, y, (x as u64).wrapping_shr(y as u32)),
                Op::LAnd => long_binary!(insn, LAnd, x, y, x & y),
                Op::LOr => long_binary!(insn, LOr, x, y, x | y),
                Op::LXor => long_binary!(insn, LXor, x, y, x ^ y),
                Op::LNeg => unary!(insn, LNeg, x, (x as i64).wrapping_neg() as u64),

                Op::FAdd => float_binary!(insn, FAdd, x, y, x + y),
                Op::FSub => float_binary!(insn, FSub, x, y, x - y),
                Op::FMul => float_binary!(insn, FMul, x, y, x * y),
                Op::FDiv => float_binary!(insn, FDiv, x, y, x / y),
                Op::FRem => float_binary!(insn, FRem, x, y, x % y),
                Op::FNeg => unary!(insn, FNeg, x, u64::from(x as u32 ^ 0x8000_0000)),
                Op::DAdd => double_binary!(insn, DAdd, x, y, x + y),
                Op::DSub => double_binary!(insn, DSub, x, y, x - y),
                Op::DMul => double_binary!(insn, DMul, x, y, x * y),
                Op::DDiv => double_binary!(insn, DDiv, x, y, x / y),
                Op::DRem => double_binary!(insn, DRem, x, y, x % y),
                Op::DNeg => unary!(insn, DNeg, x, x ^ (1 << 63)),

                Op::I2L => unary!(insn, I2L, x, i64::from(x as i32) as u64),
                Op::I2F => unary!(insn, I2F, x, num::float_bits(x as i32 as f32)),
                Op::I2D => unary!(insn, I2D, x, f64::from(x as i32).to_bits()),
                Op::L2I => unary!(insn, L2I, x, x & 0xFFFF_FFFF),
                Op::L2F => unary!(insn, L2F, x, num::float_bits(x as i64 as f32)),
                Op::L2D => unary!(insn, L2D, x, (x as i64 as f64).to_bits()),
                Op::F2I => unary!(insn, F2I, x, u64::from(f32::from_bits(x as u32) as i32 as u32)),
                Op::F2L => unary!(insn, F2L, x, f32::from_bits(x as u32) as i64 as u64),
                Op::F2D => unary!(insn, F2D, x, num::double_bits(f64::from(f32::from_bits(x as u32)))),
                Op::D2I => unary!(insn, D2I, x, u64::from(f64::from_bits(x) as i32 as u32)),
                Op::D2L => unary!(insn, D2L, x, f64::from_bits(x) as i64 as u64),
                Op::D2F => unary!(insn, D2F, x, num::float_bits(f64::from_bits(x) as f32)),
                Op::I2B => unary!(insn, I2B, x, u64::from(i32::from(x as i8) as u32)),
                Op::I2C => unary!(insn, I2C, x, u64::from(x as u16)),
                Op::I2S => unary!(insn, I2S, x, u64::from(i32::from(x as i16) as u32)),

                Op::LCmp => compare!(insn, LCmp, x, y, num::compare(&(x as i64), &(y as i64))),
                Op::FCmpL => compare!(insn, FCmpL, x, y, num::compare_floats(x, y, -1)),
                Op::FCmpG => compare!(insn, FCmpG, x, y, num::compare_floats(x, y, 1)),
                Op::DCmpL => compare!(insn, DCmpL, x, y, num::compare_doubles(x, y, -1)),
                Op::DCmpG => compare!(insn, DCmpG, x, y, num::compare_doubles(x, y, 1)),

                Op::IfICmpEq => int_branch!(insn, Eq, ==),
                Op::IfICmpNe => int_branch!(insn, Ne, !=),
                Op::IfICmpLt => int_branch!(insn, Lt, <),
                Op::IfICmpGe => int_branch!(insn, Ge, >=),
                Op::IfICmpGt => int_branch!(insn, Gt, >),
                Op::IfICmpLe => int_branch!(insn, Le, <=),
                Op::IfIImmEq => immediate_branch!(insn, Eq, ==),
                Op::IfIImmNe => immediate_branch!(insn, Ne, !=),
                Op::IfIImmLt => immediate_branch!(insn, Lt, <),
                Op::IfIImmGe => immediate_branch!(insn, Ge, >=),
                Op::IfIImmGt => immediate_branch!(insn, Gt, >),
                Op::IfIImmLe => immediate_branch!(insn, Le, <=),
                Op::IfLCmpEq => long_branch!(insn, Eq, ==),
                Op::IfLCmpNe => long_branch!(insn, Ne, !=),
                Op::IfLCmpLt => long_branch!(insn, Lt, <),
                Op::IfLCmpGe => long_branch!(insn, Ge, >=),
                Op::IfLCmpGt => long_branch!(insn, Gt, >),
                Op::IfLCmpLe => long_branch!(insn, Le, <=),
                Op::IfFEq => float_branch!(insn, Float, Eq, x, y, x == y),
                Op::IfFLt => float_branch!(insn, Float, Lt, x, y, x < y),
                Op::IfFLe => float_branch!(insn, Float, Le, x, y, x <= y),
                Op::IfFGt => float_branch!(insn, Float, Gt, x, y, x > y),
                Op::IfFGe => float_branch!(insn, Float, Ge, x, y, x >= y),
                Op::IfFNotEq => float_branch!(insn, FloatNot, Eq, x, y, x != y),
                Op::IfFNotLt => float_branch!(insn, FloatNot, Lt, x, y, num::not(x < y)),
                Op::IfFNotLe => float_branch!(insn, FloatNot, Le, x, y, num::not(x <= y)),
                Op::IfFNotGt => float_branch!(insn, FloatNot, Gt, x, y, num::not(x > y)),
                Op::IfFNotGe => float_branch!(insn, FloatNot, Ge, x, y, num::not(x >= y)),
                Op::IfDEq => double_branch!(insn, Double, Eq, x, y, x == y),
                Op::IfDLt => double_branch!(insn, Double, Lt, x, y, x < y),
                Op::IfDLe => double_branch!(insn, Double, Le, x, y, x <= y),
                Op::IfDGt => double_branch!(insn, Double, Gt, x, y, x > y),
                Op::IfDGe => double_branch!(insn, Double, Ge, x, y, x >= y),
                Op::IfDNotEq => double_branch!(insn, DoubleNot, Eq, x, y, x != y),
                Op::IfDNotLt => double_branch!(insn, DoubleNot, Lt, x, y, num::not(x < y)),
                Op::IfDNotLe => double_branch!(insn, DoubleNot, Le, x, y, num::not(x <= y)),
                Op::IfDNotGt => double_branch!(insn, DoubleNot, Gt, x, y, num::not(x > y)),
                Op::IfDNotGe => double_branch!(insn, DoubleNot, Ge, x, y, num::not(x >= y)),
                Op::IfACmpEq => branch!(insn, Test::Ref(Relation::Eq), get!(insn.a), get!(insn.b), x, y, x == y),
                Op::IfACmpNe => branch!(insn, Test::Ref(Relation::Ne), get!(insn.a), get!(insn.b), x, y, x != y),
                Op::IfNull => branch!(
                    insn,
                    Test::Ref(Relation::Eq),
                    get!(insn.a),
                    D::constant(0),
                    x,
                    y,
                    x == y
                ),
                Op::IfNonNull => branch!(
                    insn,
                    Test::Ref(Relation::Ne),
                    get!(insn.a),
                    D::constant(0),
                    x,
                    y,
                    x != y
                ),
                Op::Jump => jump!(insn.c),
                Op::Switch => {
                    let key = get!(insn.a);
                    let switch = unsafe { code.switches.get_unchecked(usize::from(insn.b)) };
                    let target = if D::is_concrete(key) {
                        switch.target(D::bits(key) as i32)
                    } else {
                        save!();
                        attempt!(self.domain.choose(switch, key).map_err(Trap::Split))
                    };
                    jump!(target);
                }
                Op::JumpSubroutine => {
                    set!(insn.a, D::constant(pc as u64 + 1));
                    jump!(insn.c);
                }
                Op::ReturnSubroutine => {
                    let target = D::bits(get!(insn.a)) as u16;
                    jump!(target);
                }

                Op::LoadByte => array_load!(insn, u8, x, u64::from(i32::from(x as i8) as u32)),
                Op::LoadChar => array_load!(insn, u16, x, u64::from(x)),
                Op::LoadShort => array_load!(insn, u16, x, u64::from(i32::from(x as i16) as u32)),
                Op::LoadInt | Op::LoadFloat | Op::LoadRef => array_load!(insn, u32, x, u64::from(x)),
                Op::LoadLong | Op::LoadDouble => array_load!(insn, u64, x, x),
                Op::StoreByte => array_store!(insn, u8, object, bits, num::narrow_byte(object.class(), bits)),
                Op::StoreChar | Op::StoreShort => array_store!(insn, u16),
                Op::StoreInt | Op::StoreFloat => array_store!(insn, u32),
                Op::StoreLong | Op::StoreDouble => array_store!(insn, u64),
                Op::StoreRef => {
                    let array = reference!(insn.a);
                    let value = reference!(insn.c);
                    if let (Some(object), Some(stored)) = (self.state.heap.get(array), self.state.heap.get(value)) {
                        let fits = object.class().component().is_none_or(|component| {
                            std::ptr::eq(component, self.runtime.known.object)
                                || stored.class().is_subtype_of(component)
                        });
                        if !fits {
                            save!();
                            let at = index!(insn.b, array);
                            let trap = self.throw_array_store(array, at, value);
                            trapped!(trap, pc);
                        }
                    }
                    array_store!(insn, u32);
                }
                Op::ArrayLength => {
                    let array = reference!(insn.b);
                    let Some(object) = self.state.heap.get(array) else {
                        null_pointer!()
                    };
                    let length = object.length();
                    set!(insn.a, self.domain.load_length(&object.shadow, length));
                    pc += 1;
                }
                Op::NewArray => {
                    save!();
                    attempt!(self.link_array_class(code, pc, insn));
                }
                Op::NewArrayQuick => {
                    let class = class_at!(insn.c);
                    let length = get!(insn.b);
                    save!();
                    let array = attempt!(self.new_array(class, length));
                    set!(insn.a, array);
                    pc += 1;
                }
                Op::NewMultiArray => {
                    save!();
                    let count = usize::from(insn.b);
                    let mut lengths = Vec::with_capacity(count);
                    for i in 0..count {
                        let packed = unsafe { (*words.add(pc + 1 + i / 4)).load(Ordering::Relaxed) };
                        lengths.push(get!((packed >> (16 * (i % 4))) as u16));
                    }
                    let array = attempt!(self.new_multi_array(code, insn.c, &lengths));
                    set!(insn.a, array);
                    pc += 1 + count.div_ceil(4);
                }

                Op::GetField => {
                    save!();
                    attempt!(self.link_field(code, pc, insn));
                }
                Op::PutField => {
                    save!();
                    attempt!(self.link_field(code, pc, insn));
                }
                Op::GetFieldQuick => {
                    let id = reference!(insn.b);
                    let Some(object) = self.state.heap.get(id) else {
                        null_pointer!()
                    };
                    let bits = object.word(insn.c).unwrap_or(0);
                    set!(insn.a, self.domain.load(&object.shadow, u32::from(insn.c), bits));
                    pc += 1;
                }
                Op::PutFieldQuick => {
                    let id = reference!(insn.b);
                    let value = get!(insn.a);
                    let Some(object) = self.state.heap.get_mut(id) else {
                        null_pointer!()
                    };
                    object.set_word(insn.c, D::bits(value));
                    self.domain.store(&mut object.shadow, u32::from(insn.c), value);
                    pc += 1;
                }
                Op::GetStatic | Op::PutStatic => {
                    save!();
                    attempt!(self.link_static(code, pc, insn));
                }
                Op::GetStaticQuick => {
                    let id = self
                        .state
                        .class_state(javelin_program::class::ClassId(u32::from(insn.b)))
                        .ready;
                    if let Some(object) = self.state.heap.get(id) {
                        let bits = object.word(insn.c).unwrap_or(0);
                        set!(insn.a, self.domain.load(&object.shadow, u32::from(insn.c), bits));
                    } else {
                        save!();
                        let value = attempt!(self.static_slow(insn, None));
                        set!(insn.a, value);
                    }
                    pc += 1;
                }
                Op::PutStaticQuick => {
                    let value = get!(insn.a);
                    let id = self
                        .state
                        .class_state(javelin_program::class::ClassId(u32::from(insn.b)))
                        .ready;
                    if let Some(object) = self.state.heap.get_mut(id) {
                        object.set_word(insn.c, D::bits(value));
                        self.domain.store(&mut object.shadow, u32::from(insn.c), value);
                    } else {
                        save!();
                        attempt!(self.static_slow(insn, Some(value)));
                    }
                    pc += 1;
                }
                Op::New => {
                    save!();
                    attempt!(self.link_new(code, pc, insn));
                }
                Op::NewQuick => {
                    let class = class_at!(insn.c);
                    save!();
                    if self.state.class_state(class.id).ready.is_null() {
                        attempt!(self.initialize(class));
                    }
                    let words = u32::from(class.instance_words);
                    let id = match self.state.heap.allocate(class, words) {
                        Ok(id) => id,
                        Err(_) => attempt!(self.collect_and_allocate(class, words)),
                    };
                    set!(insn.a, Self::of_object(id));
                    pc += 1;
                }
                Op::CheckCast => {
                    save!();
                    // A null passes without resolving the class (JVMS checkcast).
                    if reference!(insn.b).is_null() {
                        pc += 1;
                    } else {
                        attempt!(self.link_class(code, pc, insn));
                    }
                }
                Op::CheckCastQuick => {
                    let id = reference!(insn.b);
                    let class = class_at!(insn.c);
                    if let Some(object) = self.state.heap.get(id)
                        && !object.class().is_subtype_of(class)
                    {
                        let from = object.class();
                        save!();
                        let trap = self.throw_class_cast(from, class);
                        trapped!(trap, pc);
                    }
                    pc += 1;
                }
                Op::InstanceOf => {
                    save!();
                    if reference!(insn.b).is_null() {
                        set!(insn.a, D::constant(0));
                        pc += 1;
                    } else {
                        attempt!(self.link_class(code, pc, insn));
                    }
                }
                Op::InstanceOfQuick => {
                    let id = reference!(insn.b);
                    let class = class_at!(insn.c);
                    let object = self.state.heap.get(id);
                    set!(
                        insn.a,
                        Self::of_bool(object.is_some_and(|object| object.class().is_subtype_of(class)))
                    );
                    pc += 1;
                }
                Op::MonitorEnter => {
                    let id = reference!(insn.a);
                    save!();
                    attempt!(self.enter_monitor(id));
                    pc += 1;
                }
                Op::MonitorExit => {
                    let id = reference!(insn.a);
                    save!();
                    attempt!(self.exit_monitor_checked(id));
                    pc += 1;
                }
                Op::Throw => {
                    let id = reference!(insn.a);
                    save!();
                    let trap = if id.is_null() {
                        self.throw_null_pointer()
                    } else {
                        Trap::Throw(id)
                    };
                    trapped!(trap, pc);
                }

                Op::InvokeVirtual | Op::InvokeSpecial | Op::InvokeStatic | Op::InvokeInterface | Op::InvokeDynamic => {
                    save!();
                    attempt!(self.link_call(code, pc, insn));
                }
                Op::InvokeExactQuick => {
                    let _ = receiver!(insn);
                    enter!(insn, method_at!(insn.b));
                }
                Op::InvokeStaticQuick => {
                    let method = method_at!(insn.b);
                    let class = method.class();
                    if self.state.class_state(class.id).ready.is_null() {
                        save!();
                        attempt!(self.initialize(class));
                    }
                    enter!(insn, method);
                }
                Op::InvokeVirtualQuick => {
                    let class = receiver!(insn);
                    let method = method_at!(insn.b);
                    match class.vtable.get(usize::from(method.vtable_index)) {
                        Some(&selected) => enter!(insn, selected),
                        None => null_pointer!(),
                    }
                }
                Op::InvokeInterfaceQuick => {
                    let class = receiver!(insn);
                    let method = method_at!(insn.b);
                    match self.runtime.program.select_interface(class, method) {
                        Some(selected) => enter!(insn, selected),
                        None => {
                            save!();
                            let trap = self.throw_no_selection(class, method);
                            trapped!(trap, pc);
                        }
                    }
                }
                Op::InvokePolymorphicQuick => {
                    let _ = receiver!(insn);
                    save!();
                    let method = attempt!(self.enter_polymorphic(code, insn.b));
                    enter!(insn, method);
                }

                Op::Return | Op::ReturnValue => {
                    let value = if insn.op == Op::Return {
                        D::Value::default()
                    } else {
                        get!(insn.a)
                    };
                    let frames = unsafe { &mut (*thread).frames };
                    if let [.., caller, frame] = frames.as_slice()
                        && let Return::Register(to) = frame.ret
                        && frame.locked.is_null()
                    {
                        code = caller.code;
                        words = code.words.as_ptr();
                        pc = caller.pc as usize;
                        registers = unsafe { (*thread).registers.as_mut_ptr().add(caller.base as usize) };
                        frames.truncate(frames.len() - 1);
                        if to != NO_REGISTER {
                            set!(to, value);
                        }
                    } else {
                        let Some(frame) = frames.pop() else {
                            return SliceEnd::Left;
                        };
                        match self.deliver(&frame, value) {
                            Ok(true) => reload!(),
                            Ok(false) => return SliceEnd::Left,
                            Err(trap) => match self.after(trap, 0) {
                                After::Resume => reload!(),
                                After::End(end) => return end,
                            },
                        }
                    }
                }
            }
        }
    }
}
