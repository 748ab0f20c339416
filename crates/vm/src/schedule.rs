//! The scheduler: deterministic, one thread at a time, in turns.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::interpreter::{After, SliceEnd};
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use crate::output::Stream;
use crate::thread::{Phase, Return, Status, Thread, ThreadId};
use javelin_program::class::ClassRef;
use javelin_program::method::MethodRef;
use std::sync::Arc;

/// Calls and backward branches until the next thread has its turn.
const SLICE: i64 = 20_000;

/// Logical nanoseconds that a call or backward branch takes: about what this machine really needs. While a thread
/// works, those that sleep must wake up some time.
const NANOS_PER_STEP: u64 = 10;

/// Logical nanoseconds of a turn that ended early, so that spinning with `yield` takes time too.
const NANOS_PER_TURN: u64 = 1_000;

/// Why the machine stopped.
#[derive(Debug)]
pub enum Stop<D: Domain> {
    /// The program ended with this exit code.
    Finished(i32),
    /// Every thread waits for another one; what each waits for.
    Deadlock(Vec<String>),
    /// A decision is open; the state is as before the instruction.
    Split(D::Split),
    /// Something this machine does not do.
    Unsupported(String),
    /// The turn is over; call again to go on.
    Paused,
}

impl<D: Domain> Machine<'_, D> {
    /// Runs until the program ends or something needs the caller.
    pub fn run(&mut self) -> Stop<D> {
        loop {
            match self.step_slice(SLICE) {
                Stop::Paused => {}
                stop => return stop,
            }
        }
    }

    /// Runs one turn of one thread.
    pub fn step_slice(&mut self, fuel: i64) -> Stop<D> {
        if let Some(code) = self.state.exit {
            return Stop::Finished(code);
        }
        if let Err(stop) = self.pick_thread() {
            return stop;
        }
        let end = self.run_slice(fuel);
        self.state.ticks += 1;
        let time = if matches!(end, SliceEnd::Exhausted) {
            fuel as u64 * NANOS_PER_STEP
        } else {
            NANOS_PER_TURN
        };
        self.state.clock = self.state.clock.saturating_add(time);
        match end {
            SliceEnd::Switch | SliceEnd::Exhausted => {
                if self.state.heap.wants_collection() {
                    self.state.collect();
                }
                let waits = matches!(self.state.thread().status, Status::Blocked(_) | Status::Initializing(_));
                if waits && self.is_stuck() {
                    return Stop::Deadlock(self.describe_threads());
                }
                self.rotate();
                Stop::Paused
            }
            SliceEnd::Left => match self.thread_left() {
                Ok(()) => Stop::Paused,
                Err(trap) => stop_of(trap),
            },
            SliceEnd::Stopped(Trap::Exit(code)) => {
                self.state.exit = Some(code);
                Stop::Finished(code)
            }
            SliceEnd::Stopped(trap) => stop_of(trap),
        }
    }

    /// Runs a method on the current thread until it returns, from Rust. The error is the exception it threw, or why
    /// the machine stopped.
    pub fn run_method(&mut self, method: MethodRef, arguments: &[D::Value]) -> Result<D::Value, Failure<D>> {
        if let Err(trap) = self.enter(method, arguments, Return::Machine) {
            return match trap {
                Trap::Throw(exception) => Err(Failure::Exception(exception)),
                trap => Err(Failure::Stop(stop_of(trap))),
            };
        }
        let depth = self.state.thread().frames.len() - 1;
        self.run_until_left(depth)?;
        Ok(self.state.thread().result)
    }

    /// Runs until the frames of the current thread above `depth` are gone.
    fn run_until_left(&mut self, depth: usize) -> Result<(), Failure<D>> {
        let thread = self.state.current;
        loop {
            if self.state.threads[thread].frames.len() <= depth {
                self.state.current = thread;
                let failure = std::mem::take(&mut self.state.thread_mut().failure);
                return if failure.is_null() {
                    Ok(())
                } else {
                    Err(Failure::Exception(failure))
                };
            }
            if let Err(stop) = self.pick_thread() {
                return Err(Failure::Stop(stop));
            }
            match self.run_slice(SLICE) {
                SliceEnd::Switch | SliceEnd::Exhausted => self.rotate(),
                SliceEnd::Left if self.state.current == thread => {}
                SliceEnd::Left => {
                    if let Err(trap) = self.thread_left() {
                        return Err(Failure::Stop(stop_of(trap)));
                    }
                }
                SliceEnd::Stopped(trap) => return Err(Failure::Stop(stop_of(trap))),
            }
        }
    }

    /// Initialises a class at once, from Rust.
    pub fn initialize_now(&mut self, class: ClassRef) -> Result<(), Failure<D>> {
        let depth = self.state.thread().frames.len();
        loop {
            match self.initialize(class) {
                Ok(()) => return Ok(()),
                Err(Trap::Again) => {}
                Err(Trap::Throw(exception)) => return Err(Failure::Exception(exception)),
                Err(trap) => return Err(Failure::Stop(stop_of(trap))),
            }
            // Only the lowest initialiser reports back to us; those above it are its own supertypes.
            if let Some(frame) = self.state.thread_mut().frames.get_mut(depth) {
                frame.ret = match frame.ret {
                    Return::Initializer(class) => Return::InitializerThenMachine(class),
                    other => other,
                };
            }
            self.run_until_left(depth)?;
        }
    }

    /// Makes the current thread one that can run; moves the clock if all wait.
    fn pick_thread(&mut self) -> Result<(), Stop<D>> {
        loop {
            if self.state.thread().status == Status::Runnable {
                return Ok(());
            }
            let count = self.state.threads.len();
            let runnable = (1..=count).map(|step| (self.state.current + step) % count);
            let next = runnable
                .into_iter()
                .find(|&index| self.state.threads[index].status == Status::Runnable);
            if let Some(next) = next {
                self.state.current = next;
                return Ok(());
            }
            self.advance_clock()?;
        }
    }

    /// The next thread's turn.
    fn rotate(&mut self) {
        self.wake_sleepers();
        let count = self.state.threads.len();
        let others = (1..=count).map(|step| (self.state.current + step) % count);
        if let Some(next) = others
            .into_iter()
            .find(|&index| self.state.threads[index].status == Status::Runnable)
        {
            self.state.current = next;
        }
    }

    /// Every thread waits: lets time pass until the first one has waited long enough.
    fn advance_clock(&mut self) -> Result<(), Stop<D>> {
        if self.is_stuck() {
            return Err(Stop::Deadlock(self.describe_threads()));
        }
        match self
            .state
            .threads
            .iter()
            .filter_map(|thread| deadline(thread.status))
            .min()
        {
            Some(time) => {
                self.state.clock = self.state.clock.max(time);
                self.wake_sleepers();
                Ok(())
            }
            None => Err(Stop::Deadlock(self.describe_threads())),
        }
    }

    fn wake_sleepers(&mut self) {
        let now = self.state.clock;
        for thread in &mut self.state.threads {
            if deadline(thread.status).is_some_and(|time| time <= now) {
                Arc::make_mut(thread).status = Status::Runnable;
            }
        }
    }

    /// The current thread has no frame left: what comes next for it.
    fn thread_left(&mut self) -> Outcome<(), D> {
        let result = match self.state.thread().phase {
            Phase::Running if !self.state.thread().uncaught.is_null() => self.report_uncaught(),
            Phase::Running => self.leave_thread(),
            Phase::Uncaught => {
                self.report_failed_handler();
                self.leave_thread()
            }
            Phase::Exiting => {
                self.terminate_thread();
                self.after_termination()
            }
        };
        match result {
            Ok(()) => Ok(()),
            Err(Trap::Throw(exception)) => match self.after(Trap::Throw(exception), 0) {
                After::Resume | After::End(SliceEnd::Switch | SliceEnd::Exhausted | SliceEnd::Left) => Ok(()),
                After::End(SliceEnd::Stopped(trap)) => Err(trap),
            },
            Err(Trap::Again | Trap::Called | Trap::Wait | Trap::Yield) => Ok(()),
            Err(trap) => Err(trap),
        }
    }

    fn report_uncaught(&mut self) -> Outcome<(), D> {
        let thread = self.state.thread_mut();
        let (object, exception) = (thread.object, std::mem::replace(&mut thread.uncaught, ObjId::NULL));
        thread.died = true;
        thread.phase = Phase::Uncaught;
        let descriptor = "(Ljava/lang/Throwable;)V";
        let method = self
            .known()
            .thread
            .method_named("dispatchUncaughtException", descriptor);
        self.call_last(method, &[Self::of_object(object), Self::of_object(exception)])
    }

    /// What HotSpot writes if the handler of an uncaught exception throws one itself.
    fn report_failed_handler(&mut self) {
        let exception = std::mem::replace(&mut self.state.thread_mut().uncaught, ObjId::NULL);
        let Some(class) = self.state.heap.get(exception).map(|exception| exception.class()) else {
            return;
        };
        let thread = self.state.thread().object;
        let name = self
            .get_field(thread, "name")
            .and_then(|name| self.text(name))
            .unwrap_or_default();
        let class = class.java_name();
        let text = format!("\nException: {class} thrown from the UncaughtExceptionHandler in thread \"{name}\"\n");
        self.state.output.write(Stream::Err, text.as_bytes());
    }

    fn leave_thread(&mut self) -> Outcome<(), D> {
        let thread = self.state.thread_mut();
        thread.phase = Phase::Exiting;
        let object = thread.object;
        let method = self.known().thread.method_named("exit", "()V");
        self.call_last(method, &[Self::of_object(object)])
    }

    fn call_last(&mut self, method: Option<MethodRef>, arguments: &[D::Value]) -> Outcome<(), D> {
        let Some(method) = method else { return Ok(()) };
        let method = self.select(method, arguments)?;
        self.enter(method, arguments, Return::Register(javelin_program::insn::NO_REGISTER))
    }

    /// The method that a virtual call runs on the receiver in `arguments`.
    pub fn select(&mut self, method: MethodRef, arguments: &[D::Value]) -> Outcome<MethodRef, D> {
        let receiver = self.object(arguments[0])?;
        let class = self.class_of(receiver)?;
        match self.program().select_virtual(class, method) {
            Some(method) => Ok(method),
            None => Err(self.throw_no_selection(class, method)),
        }
    }

    fn terminate_thread(&mut self) {
        const TERMINATED: i32 = 2;
        let thread = self.state.thread_mut();
        thread.status = Status::Terminated;
        thread.registers = Vec::new();
        let object = thread.object;
        let _ = self.set_thread_status(object, TERMINATED);
        let _ = self.set_field_if_present(object, "eetop", Self::of_long(0));
        self.wake_waiting(object, usize::MAX);
    }

    /// `Thread.threadStatus`, which JDK 19 moved into a holder.
    pub fn set_thread_status(&mut self, thread: ObjId, status: i32) -> Outcome<(), D> {
        let class = self.class_of(thread)?;
        let holder = match class.field_named("holder") {
            Some(field) => {
                let holder = self.word(thread, field.slot)?;
                self.object(holder)?
            }
            None => thread,
        };
        if holder.is_null() {
            Ok(())
        } else {
            self.set_field_if_present(holder, "threadStatus", Self::of_int(status))
        }
    }

    /// Adds a thread that will run `run` of this `java.lang.Thread`.
    pub fn start_thread(&mut self, object: ObjId, daemon: bool) -> Outcome<ThreadId, D> {
        const RUNNABLE: i32 = 5;
        let id = self.add_thread(object, daemon)?;
        self.set_thread_status(object, RUNNABLE)?;
        let run = self.known().thread.method_named("run", "()V");
        let Some(run) = run else {
            return Err(Trap::Unsupported("Thread.run".to_owned()));
        };
        let run = self.select(run, &[Self::of_object(object)])?;
        let starter = std::mem::replace(&mut self.state.current, self.state.threads.len() - 1);
        let entered = self.enter(
            run,
            &[Self::of_object(object)],
            Return::Register(javelin_program::insn::NO_REGISTER),
        );
        self.state.current = starter;
        entered.map(|()| id)
    }

    /// Adds a thread without frames.
    pub fn add_thread(&mut self, object: ObjId, daemon: bool) -> Outcome<ThreadId, D> {
        let id = ThreadId(self.state.next_thread);
        let Some(next) = self.state.next_thread.checked_add(1) else {
            return Err(Trap::Unsupported("more than 65,535 threads".to_owned()));
        };
        self.state.next_thread = next;
        let mut thread = Thread::new(id, object);
        thread.daemon = daemon;
        thread.interrupted = self.was_interrupted(object)?;
        self.state.threads.push(Arc::new(thread));
        let word = self.known().thread_id;
        if !object.is_null() {
            self.set_word(object, word, D::constant(u64::from(id.0)))?;
            self.set_field_if_present(object, "eetop", Self::of_long(i64::from(id.0)))?;
        }
        Ok(id)
    }

    /// A thread may be interrupted before it starts.
    fn was_interrupted(&mut self, object: ObjId) -> Outcome<bool, D> {
        match self.known().thread.field_named("interrupted") {
            Some(field) if !object.is_null() => {
                let flag = self.word(object, field.slot)?;
                Ok(self.int(flag)? != 0)
            }
            _ => Ok(false),
        }
    }

    /// What to do after an instruction that did not simply finish; `next` is the word behind it.
    pub(crate) fn after(&mut self, trap: Trap<D>, next: u32) -> After<D> {
        match trap {
            Trap::Throw(exception) => match self.unwind(exception) {
                Ok(true) => After::Resume,
                Ok(false) => After::End(SliceEnd::Left),
                Err(trap) => self.after(trap, next),
            },
            Trap::Again | Trap::Called => After::Resume,
            Trap::Wait => After::End(SliceEnd::Switch),
            Trap::Yield => {
                if let Some(frame) = self.state.thread_mut().frames.last_mut() {
                    frame.pc = next;
                }
                After::End(SliceEnd::Switch)
            }
            Trap::Split(_) | Trap::Exit(_) | Trap::Proceed | Trap::Unsupported(_) => {
                After::End(SliceEnd::Stopped(trap))
            }
        }
    }
}

/// Why a method run from Rust gave no result.
#[derive(Debug)]
pub enum Failure<D: Domain> {
    Exception(ObjId),
    Stop(Stop<D>),
}

fn deadline(status: Status) -> Option<u64> {
    match status {
        Status::Sleeping { until } => Some(until),
        Status::Waiting { until, .. } | Status::Parked { until } => until,
        Status::Runnable | Status::Blocked(_) | Status::Initializing(_) | Status::Terminated => None,
    }
}

fn stop_of<D: Domain>(trap: Trap<D>) -> Stop<D> {
    match trap {
        Trap::Split(split) => Stop::Split(split),
        Trap::Exit(code) => Stop::Finished(code),
        Trap::Unsupported(what) => Stop::Unsupported(what),
        Trap::Throw(_) => Stop::Unsupported("an exception outside any thread".to_owned()),
        Trap::Proceed => Stop::Unsupported("a native that wants bytecode to run where there is none".to_owned()),
        Trap::Again | Trap::Called | Trap::Wait | Trap::Yield => Stop::Paused,
    }
}
