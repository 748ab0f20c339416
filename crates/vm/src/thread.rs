//! A thread of the analysed program: frames over one register stack, and what it is waiting for.

use crate::domain::Domain;
use crate::heap::ObjId;
use javelin_program::class::ClassRef;
use javelin_program::code::Code;
use javelin_program::descriptor::Kind;
use javelin_program::method::MethodRef;

/// Threads are numbered from 1 in the order they start; 0 is nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ThreadId(pub u16);

/// Calls nested deeper than this overflow the stack.
pub const MAXIMUM_FRAMES: usize = 12_000;
/// Registers of one stack; deeper is a stack overflow too.
pub const MAXIMUM_REGISTERS: usize = 1 << 19;

/// What happens to a frame's result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Return {
    /// Into this register of the frame below; `NO_REGISTER` drops it.
    Register(u16),
    /// Into this register, past a native that stack traces show.
    Native(u16),
    /// Boxed into this register.
    Boxed(u16, Kind),
    /// The same for a native of reflection: an exception is wrapped in `InvocationTargetException`, and stack traces
    /// show the native.
    Reflected(u16, Kind),
    /// The frame ran the initialiser of a class.
    Initializer(ClassRef),
    /// The same, started from Rust.
    InitializerThenMachine(ClassRef),
    /// To the Rust code that started the frame and runs the machine until it ends.
    Machine,
    /// The result is the value of this constant of this class, which the instruction below waits for.
    Constant(ClassRef, u16),
    /// The frame ran the constructor of an exception that is thrown when it ends.
    Throw(ObjId),
}

/// One activation of a method.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub method: MethodRef,
    pub code: &'static Code,
    /// The word being executed; while a call is under way, the call.
    pub pc: u32,
    /// The first register of the frame.
    pub base: u32,
    pub ret: Return,
    /// The monitor that a synchronized method holds.
    pub locked: ObjId,
}

impl PartialEq for Frame {
    fn eq(&self, other: &Frame) -> bool {
        std::ptr::eq(self.method, other.method)
            && (self.pc, self.base, self.locked, self.ret) == (other.pc, other.base, other.locked, other.ret)
    }
}

/// Why a thread does not run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Runnable,
    /// Until the monitor of this object is free.
    Blocked(ObjId),
    /// Until another thread has initialised this class.
    Initializing(ClassRef),
    /// In `Object.wait`, until notified, interrupted, or this time.
    Waiting {
        object: ObjId,
        until: Option<u64>,
    },
    /// In `LockSupport.park`.
    Parked {
        until: Option<u64>,
    },
    Sleeping {
        until: u64,
    },
    Terminated,
}

/// How far `Object.wait` has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    pub object: ObjId,
    /// How often the monitor was entered before, to be restored.
    pub count: u16,
    /// Who waits longer is notified first.
    pub ticket: u64,
    pub interrupted: bool,
}

/// What remains to be done when the last frame is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// `run` or `main`
    Running,
    /// `Thread.dispatchUncaughtException`
    Uncaught,
    /// `Thread.exit`
    Exiting,
}

#[derive(Debug)]
pub struct Thread<D: Domain> {
    pub id: ThreadId,
    /// The `java.lang.Thread`.
    pub object: ObjId,
    pub frames: Vec<Frame>,
    pub registers: Vec<D::Value>,
    pub status: Status,
    pub wait: Option<Wait>,
    /// In `Thread.sleep`, not yet back from it.
    pub sleeping: bool,
    /// `LockSupport.unpark` came before `park`.
    pub permit: bool,
    pub interrupted: bool,
    pub daemon: bool,
    pub phase: Phase,
    /// The exception that nobody caught, until it is reported.
    pub uncaught: ObjId,
    /// An exception ended `run` or `main`.
    pub died: bool,
    /// What the last frame returned to the machine.
    pub result: D::Value,
    /// An exception that reached the machine's own frame.
    pub failure: ObjId,
}

impl<D: Domain> Thread<D> {
    pub fn new(id: ThreadId, object: ObjId) -> Thread<D> {
        Thread {
            id,
            object,
            frames: Vec::new(),
            registers: Vec::new(),
            status: Status::Runnable,
            wait: None,
            sleeping: false,
            permit: false,
            interrupted: false,
            daemon: false,
            phase: Phase::Running,
            uncaught: ObjId::NULL,
            died: false,
            result: D::Value::default(),
            failure: ObjId::NULL,
        }
    }

    /// The first register that no frame uses.
    pub fn top(&self) -> usize {
        self.frames
            .last()
            .map_or(0, |frame| frame.base as usize + usize::from(frame.code.registers))
    }

    /// Makes sure that `count` registers exist.
    pub fn reserve(&mut self, count: usize) {
        if self.registers.len() < count {
            self.registers
                .resize(count.max(256).next_power_of_two(), D::Value::default());
        }
    }
}

impl<D: Domain> Clone for Thread<D> {
    /// Copies the registers in use, not the spare ones.
    fn clone(&self) -> Self {
        Thread {
            id: self.id,
            object: self.object,
            frames: self.frames.clone(),
            registers: self.registers[..self.top()].to_vec(),
            status: self.status,
            wait: self.wait,
            sleeping: self.sleeping,
            permit: self.permit,
            interrupted: self.interrupted,
            daemon: self.daemon,
            phase: self.phase,
            uncaught: self.uncaught,
            died: self.died,
            result: self.result,
            failure: self.failure,
        }
    }
}

impl<D: Domain> PartialEq for Thread<D> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
            && self.object == other.object
            && self.frames == other.frames
            && self.registers[..self.top()] == other.registers[..other.top()]
            && self.status == other.status
            && (self.wait, self.sleeping) == (other.wait, other.sleeping)
            && (self.permit, self.interrupted, self.daemon) == (other.permit, other.interrupted, other.daemon)
            && (self.phase, self.died) == (other.phase, other.died)
            && (self.uncaught, self.failure) == (other.uncaught, other.failure)
    }
}
