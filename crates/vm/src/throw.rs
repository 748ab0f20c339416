//! Exceptions: making those that the machine itself throws, recording where, finding handlers.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use crate::state::InitStatus;
use crate::thread::{Frame, Return};
use crate::trace::{decode_backtrace, location_of};
use javelin_program::class::ClassRef;
use javelin_program::descriptor::Kind;
use javelin_program::error::LinkError;
use javelin_program::insn::NO_REGISTER;
use javelin_program::method::MethodRef;

impl<D: Domain> Machine<'_, D> {
    /// An exception of this class to throw. Should it not be possible to make one, what went wrong instead.
    pub fn throw(&mut self, class: &str, message: &str) -> Trap<D> {
        self.make_exception(class, Some(message))
            .map_or_else(|trap| trap, Trap::Throw)
    }

    /// An exception without a message.
    pub fn throw_plain(&mut self, class: &str) -> Trap<D> {
        self.make_exception(class, None).map_or_else(|trap| trap, Trap::Throw)
    }

    /// A `NullPointerException`; its helpful message is computed when somebody asks for it.
    pub fn throw_null_pointer(&mut self) -> Trap<D> {
        match self.make_exception("java/lang/NullPointerException", None) {
            // State 1: the trace was filled in once, and the message is still to be computed.
            Ok(object) => match self.set_field_if_present(object, "extendedMessageState", Self::of_int(1)) {
                Ok(()) => Trap::Throw(object),
                Err(trap) => trap,
            },
            Err(trap) => trap,
        }
    }

    pub fn throw_index(&mut self, index: i32, length: u32) -> Trap<D> {
        let message = format!("Index {index} out of bounds for length {length}");
        self.throw("java/lang/ArrayIndexOutOfBoundsException", &message)
    }

    /// The error of a class that cannot be loaded, linked or verified.
    pub fn throw_link(&mut self, error: &LinkError) -> Trap<D> {
        match self.make_exception(error.java_class(), Some(&error.java_message())) {
            Ok(object) => self.with_cause(object, error).map_or_else(|trap| trap, Trap::Throw),
            Err(trap) => trap,
        }
    }

    /// A class that is not found is reported with the loader's `ClassNotFoundException` as its cause.
    fn with_cause(&mut self, object: ObjId, error: &LinkError) -> Outcome<ObjId, D> {
        if let LinkError::NotFound(name) = error {
            let cause = self.make_exception("java/lang/ClassNotFoundException", Some(&name.replace('/', ".")))?;
            let slot = self.known().throwable_cause;
            self.set_word(object, slot, Self::of_object(cause))?;
        }
        Ok(object)
    }

    pub fn out_of_memory(&mut self, message: &str) -> Trap<D> {
        // The error itself must not fail for want of memory.
        let limit = self.state.heap.set_maximum(usize::MAX);
        let trap = self.throw("java/lang/OutOfMemoryError", message);
        self.state.heap.set_maximum(limit);
        trap
    }

    /// A class whose initialisation failed before (JVMS 5.5 step 5).
    pub(crate) fn throw_failed_initialization(&mut self, class: ClassRef) -> Trap<D> {
        let message = format!("Could not initialize class {}", class.java_name());
        let object = match self.make_exception("java/lang/NoClassDefFoundError", Some(&message)) {
            Ok(object) => object,
            Err(trap) => return trap,
        };
        if let Some(&cause) = self.state.init_failures.get(&class.id) {
            let slot = self.known().throwable_cause;
            if let Err(trap) = self.set_word(object, slot, Self::of_object(cause)) {
                return trap;
            }
        }
        Trap::Throw(object)
    }

    /// Makes an exception as its constructor would. Classes thrown by the machine have no state of their own.
    pub fn make_exception(&mut self, class: &str, message: Option<&str>) -> Outcome<ObjId, D> {
        let class = match self.runtime.program.load(class) {
            Ok(class) => class,
            Err(error) => return Err(Trap::Unsupported(format!("the JDK has no {class}: {error}"))),
        };
        self.initialize_quietly(class)?;
        let object = self.allocate(class)?;
        if let Some(message) = message {
            let text = self.new_string(message)?;
            let slot = self.known().throwable_message;
            self.set_word(object, slot, Self::of_object(text))?;
        }
        self.fill_throwable(object)?;
        self.record_stack_trace(object)?;
        Ok(object)
    }

    /// The field initialisers of `Throwable`.
    fn fill_throwable(&mut self, object: ObjId) -> Outcome<(), D> {
        let known = self.known();
        let stack_trace = self.get_static(known.throwable, "UNASSIGNED_STACK")?;
        let suppressed = self.get_static(known.throwable, "SUPPRESSED_SENTINEL")?;
        self.set_word(object, known.throwable_cause, Self::of_object(object))?;
        self.set_word(object, known.throwable_stack_trace, stack_trace)?;
        self.set_word(object, known.throwable_suppressed, suppressed)
    }

    /// Exception classes that the machine throws have no initialiser that matters beyond constants.
    fn initialize_quietly(&mut self, class: ClassRef) -> Outcome<(), D> {
        let mut next = Some(class);
        while let Some(class) = next {
            if self.state.class_state(class.id).init == InitStatus::Not {
                self.mirror(class)?;
                if class.initializer().is_none() {
                    self.finish_initialization(class);
                }
            }
            next = class.super_class;
        }
        Ok(())
    }

    /// Notes in `backtrace` where the current thread is: `method << 16 | pc`, innermost first.
    pub fn record_stack_trace(&mut self, exception: ObjId) -> Outcome<(), D> {
        let class = self.class_of(exception)?;
        let trace = self.stack_trace(Some((exception, class)));
        let array = self.allocate_array(self.known().long_array, trace.len())?;
        let places = self.get_mut(array)?.elements_mut::<u64>();
        for (place, &(method, pc)) in places.iter_mut().zip(&trace) {
            *place = u64::from(method.id.0) << 16 | u64::from(pc);
        }
        let known = self.known();
        self.set_word(exception, known.throwable_backtrace, Self::of_object(array))?;
        self.set_word(exception, known.throwable_depth, Self::of_int(trace.len() as i32))
    }

    /// Unwinds the current thread to a handler for this exception. Returns false if a frame of the machine or the
    /// last frame of the thread was left.
    pub(crate) fn unwind(&mut self, mut exception: ObjId) -> Outcome<bool, D> {
        let mut failed: Option<ClassRef> = None;
        loop {
            let Some(&frame) = self.state.thread().frames.last() else {
                self.state.thread_mut().uncaught = exception;
                return Ok(false);
            };
            if !is_unstarted(&frame, failed)
                && let Some(target) = self.find_handler(&frame, &mut exception)?
            {
                let thread = self.state.thread_mut();
                thread.registers[frame.base as usize + usize::from(frame.code.locals)] = Self::of_object(exception);
                thread.frames.last_mut().expect("just looked at").pc = u32::from(target);
                return Ok(true);
            }
            let thread = self.state.thread_mut();
            thread.frames.pop();
            if let (Return::Register(_) | Return::Native(_) | Return::Boxed(..) | Return::Reflected(..), Some(caller)) =
                (frame.ret, thread.frames.last_mut())
            {
                // Back from behind the call onto the call, for handlers and stack traces.
                caller.pc = caller.pc.saturating_sub(1);
            }
            if !frame.locked.is_null() {
                self.exit_monitor(frame.locked);
            }
            failed = None;
            match frame.ret {
                Return::Register(_)
                | Return::Native(_)
                | Return::Boxed(..)
                | Return::Throw(_)
                | Return::Constant(..) => {}
                Return::Reflected(..) => exception = self.wrap_invocation_target(exception)?,
                Return::Initializer(class) => {
                    exception = self.initializer_failed(class, exception)?;
                    failed = Some(class);
                }
                Return::InitializerThenMachine(class) => {
                    let exception = self.initializer_failed(class, exception)?;
                    self.state.thread_mut().failure = exception;
                    return Ok(false);
                }
                Return::Machine => {
                    self.state.thread_mut().failure = exception;
                    return Ok(false);
                }
            }
        }
    }

    /// The handler for an exception in this frame. If the class that a handler catches cannot be loaded, the error
    /// takes the exception's place and is looked for from that handler on, as HotSpot does.
    fn find_handler(&mut self, frame: &Frame, exception: &mut ObjId) -> Outcome<Option<u16>, D> {
        let handlers = &frame.code.handlers;
        let mut pc = location_of(frame, false);
        // Handlers may cover each other in a circle; each can fail once.
        'search: for _ in 0..handlers.len() {
            let class = self.class_of(*exception)?;
            for handler in handlers
                .iter()
                .filter(|handler| handler.start <= pc && pc < handler.end)
            {
                if handler.class == 0 {
                    return Ok(Some(handler.target));
                }
                let caught = self.program().resolve_class(frame.method.class(), handler.class);
                match self.linked(caught) {
                    Ok(caught) if class.is_subtype_of(caught) => return Ok(Some(handler.target)),
                    Ok(_) => {}
                    Err(Trap::Throw(error)) => {
                        *exception = error;
                        pc = handler.target;
                        continue 'search;
                    }
                    Err(trap) => return Err(trap),
                }
            }
            return Ok(None);
        }
        Ok(None)
    }

    /// JVMS 5.5 step 11: the class is unusable from now on; what is thrown is an `Error`.
    fn initializer_failed(&mut self, class: ClassRef, exception: ObjId) -> Outcome<ObjId, D> {
        self.fail_initialization(class);
        let thrown = if self.class_of(exception)?.is_subtype_of(self.known().error) {
            exception
        } else {
            self.native = self
                .calling_native()
                .filter(|native| !native.is_static() || native.class() != class);
            let wrapper = self.make_exception("java/lang/ExceptionInInitializerError", None);
            self.native = None;
            let wrapper = wrapper?;
            let slot = self.known().throwable_cause;
            self.set_word(wrapper, slot, Self::of_object(exception))?;
            self.set_field_if_present(wrapper, "exception", Self::of_object(exception))?;
            wrapper
        };
        let remembered = self.remember_failure(exception)?;
        self.state.init_failures.insert(class.id, remembered);
        Ok(thrown)
    }

    /// What later uses of the class give as their cause: an `ExceptionInInitializerError` that tells the original's
    /// class, message and thread, with its stack trace.
    fn remember_failure(&mut self, exception: ObjId) -> Outcome<ObjId, D> {
        let class = self.class_of(exception)?;
        let known = self.known();
        let message = self.word(exception, known.throwable_message)?;
        let message = self.object(message)?;
        let thread = self.thread_name()?;
        let text = if message.is_null() {
            format!("Exception {} [in thread \"{thread}\"]", class.java_name())
        } else {
            let message = self.string_text(message)?;
            format!("Exception {}: {message} [in thread \"{thread}\"]", class.java_name())
        };
        let copy = self.make_exception("java/lang/ExceptionInInitializerError", Some(&text))?;
        for slot in [known.throwable_backtrace, known.throwable_depth] {
            let value = self.word(exception, slot)?;
            self.set_word(copy, slot, value)?;
        }
        self.set_word(copy, known.throwable_cause, Self::of_object(ObjId::NULL))?;
        Ok(copy)
    }

    fn thread_name(&mut self) -> Outcome<String, D> {
        let object = self.state.thread().object;
        if object.is_null() {
            return Ok("main".to_owned());
        }
        let name = self.get_field(object, "name")?;
        self.text(name)
    }

    /// What reflection throws when the method it called threw.
    fn wrap_invocation_target(&mut self, exception: ObjId) -> Outcome<ObjId, D> {
        self.native = self.calling_native();
        let wrapper = self.make_exception("java/lang/reflect/InvocationTargetException", None);
        self.native = None;
        let wrapper = wrapper?;
        let slot = self.known().throwable_cause;
        self.set_word(wrapper, slot, Self::of_object(ObjId::NULL))?;
        self.set_field(wrapper, "target", Self::of_object(exception))?;
        Ok(wrapper)
    }

    /// An exception for an error message of ours: class and message.
    pub fn describe_exception(&mut self, exception: ObjId) -> String {
        let class = self
            .state
            .heap
            .get(exception)
            .map_or_else(String::new, |e| e.class().java_name());
        let slot = self.known().throwable_message;
        let message = self.word(exception, slot).and_then(|message| self.text(message));
        let trace = self.backtrace_text(exception);
        match message {
            Ok(message) => format!("{class}: {message}{trace}"),
            Err(_) => format!("{class}{trace}"),
        }
    }

    fn backtrace_text(&mut self, exception: ObjId) -> String {
        let slot = self.known().throwable_backtrace;
        let Ok(backtrace) = self.word(exception, slot) else {
            return String::new();
        };
        let backtrace = ObjId(D::bits(backtrace) as u32);
        let words = self
            .state
            .heap
            .get(backtrace)
            .map_or_else(Vec::new, |array| array.elements::<u64>().to_vec());
        let mut text = String::new();
        for (method, pc) in words.into_iter().map(decode_backtrace) {
            if let Some(method) = self.program().method_by_id(method) {
                let line = method.line(pc).map_or_else(|| "?".to_owned(), |line| line.to_string());
                text.push_str(&format!("\n\tat {}.{}:{line}", method.class().java_name(), method.name));
            }
        }
        text
    }

    /// Pushes the frame that boxes a primitive, if the value needs one; `Called` then means the box is its result.
    pub fn box_value(&mut self, kind: Kind, value: D::Value) -> Outcome<D::Value, D> {
        let Some(name) = kind.box_class() else { return Ok(value) };
        if kind == Kind::Void {
            return Ok(Self::of_object(ObjId::NULL));
        }
        let class = self.load(name)?;
        let descriptor = format!("({})L{name};", kind.descriptor().unwrap_or("I"));
        let Some(method) = class.method_named("valueOf", &descriptor) else {
            return Err(Trap::Unsupported(format!("{name}.valueOf{descriptor}")));
        };
        self.initialize(class)?;
        Err(self.call(method, &[value]))
    }

    /// Pushes a frame for a call whose result is the running native's result.
    pub fn call(&mut self, method: MethodRef, arguments: &[D::Value]) -> Trap<D> {
        let shown = self.native.is_some_and(|native| native.is_native());
        let ret = if shown {
            Return::Native(NO_REGISTER)
        } else {
            Return::Register(NO_REGISTER)
        };
        match self.enter(method, arguments, ret) {
            Ok(()) => Trap::Called,
            Err(trap) => trap,
        }
    }
}

/// An initialiser that waits for its supertypes to be initialised catches nothing yet.
fn is_unstarted(frame: &Frame, failed: Option<ClassRef>) -> bool {
    match (frame.ret, failed) {
        (Return::Initializer(class) | Return::InitializerThenMachine(class), Some(failed)) => {
            frame.pc == 0 && class != failed && class.is_subtype_of(failed)
        }
        _ => false,
    }
}
