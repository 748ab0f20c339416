//! Calls: from a resolved method to a frame or a native's answer.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use crate::thread::{Frame, MAXIMUM_FRAMES, MAXIMUM_REGISTERS, Return};
use javelin_program::code::Code;
use javelin_program::descriptor::Kind;
use javelin_program::insn::NO_REGISTER;
use javelin_program::method::{Method, MethodRef};
use std::sync::atomic::Ordering;

/// What a call came to.
pub(crate) enum Called<V> {
    /// A frame was pushed; the caller goes on when it returns.
    Frame,
    /// A native answered.
    Value(V),
}

impl<D: Domain> Machine<'_, D> {
    /// Calls a method from an instruction whose frame is on top. `slots` are the arguments, one entry per JVM slot.
    /// On success with a frame, the caller's `pc` is `next` and the result goes to register `to`.
    pub(crate) fn invoke(
        &mut self,
        method: MethodRef,
        slots: &[D::Value],
        to: u16,
        next: u32,
    ) -> Outcome<Called<D::Value>, D> {
        let native = self.runtime.natives.of(method);
        if let Some(native) = native {
            if let Some(site) = self.site.filter(|_| method.signature_polymorphic) {
                let parameters = site.parameters.iter().map(|parameter| Kind::of(parameter));
                let mut buffer = [D::Value::default(); 256];
                let count = collapse(std::iter::once(Kind::Reference).chain(parameters), slots, &mut buffer);
                return self.run_native(native, &buffer[..count], method, to, next);
            }
            let mut buffer = [D::Value::default(); 16];
            let count = collapse(method.argument_kinds(), slots, &mut buffer);
            match self.run_native(native, &buffer[..count], method, to, next) {
                Err(Trap::Proceed) => {}
                result => return result,
            }
        }
        if method.is_abstract() || method.is_native() {
            return Err(self.no_code(method));
        }
        let code = self.program().code(method);
        let code = self.linked(code)?;
        let locked = self.lock_for(method, slots)?;
        self.push_frame(method, code, Return::Register(to))?;
        self.fill_frame(slots, locked, next);
        // A native that left this call to the bytecode is asked again at the next one, which may be in another state.
        if !method.is_synchronized() && native.is_none() {
            method
                .entry
                .store(std::ptr::from_ref(code).cast_mut(), Ordering::Release);
        }
        Ok(Called::Frame)
    }

    fn run_native(
        &mut self,
        native: crate::native::NativeFn<D>,
        arguments: &[D::Value],
        method: MethodRef,
        to: u16,
        next: u32,
    ) -> Outcome<Called<D::Value>, D> {
        let depth = self.state.thread().frames.len();
        let lock = if method.is_synchronized() {
            self.lock_object(method, arguments)?
        } else {
            ObjId::NULL
        };
        if !lock.is_null() {
            self.enter_monitor(lock)?;
        }
        self.native = Some(method);
        let result = native(self, arguments);
        self.native = None;
        if !lock.is_null() {
            self.exit_monitor(lock);
        }
        match result {
            Ok(value) => Ok(Called::Value(value)),
            Err(Trap::Called) => {
                let frames = &mut self.state.thread_mut().frames;
                if let Some(caller) = depth.checked_sub(1).and_then(|index| frames.get_mut(index)) {
                    caller.pc = next;
                }
                if let Some(callee) = frames.get_mut(depth) {
                    callee.ret = match callee.ret {
                        Return::Native(_) => Return::Native(to),
                        Return::Boxed(_, kind) => Return::Boxed(to, kind),
                        Return::Reflected(_, kind) => Return::Reflected(to, kind),
                        _ => Return::Register(to),
                    };
                }
                Ok(Called::Frame)
            }
            Err(trap) => Err(trap),
        }
    }

    /// What is thrown when a method without code is called.
    fn no_code(&mut self, method: &Method) -> Trap<D> {
        let class = method.class().java_name();
        if method.is_native() {
            let text = format!("native method {class}.{}{}", method.name, method.descriptor);
            if method.class().is_platform() {
                return Trap::Unsupported(text);
            }
            let message = format!("'{}'", method.describe());
            return self.throw("java/lang/UnsatisfiedLinkError", &message);
        }
        self.throw_abstract(method)
    }

    pub(crate) fn throw_abstract(&mut self, method: &Method) -> Trap<D> {
        let message = format!(
            "Missing implementation of resolved method 'abstract {}'",
            method.describe()
        );
        self.throw("java/lang/AbstractMethodError", &message)
    }

    /// Pushes a frame for a method with these arguments, one value each; a native is refused.
    pub fn enter(&mut self, method: MethodRef, arguments: &[D::Value], ret: Return) -> Outcome<(), D> {
        let slots = expand(method, arguments);
        if self.runtime.natives.of(method).is_some() || method.is_native() || method.is_abstract() {
            return self.enter_through_stub(method, &slots, ret);
        }
        let code = self.program().code(method);
        let code = self.linked(code)?;
        let locked = self.lock_for(method, &slots)?;
        self.push_frame(method, code, ret)?;
        self.fill_registers(&slots, locked);
        Ok(())
    }

    /// A native called from Rust runs at once; its answer is delivered as if a frame had returned it.
    fn enter_through_stub(&mut self, method: MethodRef, slots: &[D::Value], ret: Return) -> Outcome<(), D> {
        let stub = self.program().call_stub(method);
        let stub = self.linked(stub)?;
        let code = self.program().code(stub);
        let code = self.linked(code)?;
        self.push_frame(stub, code, ret)?;
        self.fill_registers(slots, ObjId::NULL);
        Ok(())
    }

    /// Pushes a frame with no arguments yet.
    pub(crate) fn push_frame(&mut self, method: MethodRef, code: &'static Code, ret: Return) -> Outcome<(), D> {
        let thread = self.state.thread_mut();
        let base = thread.top();
        let end = base + usize::from(code.registers);
        if thread.frames.len() >= MAXIMUM_FRAMES || end > MAXIMUM_REGISTERS {
            return Err(self.throw_plain("java/lang/StackOverflowError"));
        }
        thread.reserve(end);
        thread.frames.push(Frame {
            method,
            code,
            pc: 0,
            base: base as u32,
            ret,
            locked: ObjId::NULL,
        });
        Ok(())
    }

    fn fill_frame(&mut self, slots: &[D::Value], locked: ObjId, next: u32) {
        let thread = self.state.thread_mut();
        let depth = thread.frames.len();
        if let Some(caller) = depth.checked_sub(2).and_then(|index| thread.frames.get_mut(index)) {
            caller.pc = next;
        }
        self.fill_registers(slots, locked);
    }

    fn fill_registers(&mut self, slots: &[D::Value], locked: ObjId) {
        let thread = self.state.thread_mut();
        let Some(frame) = thread.frames.last_mut() else { return };
        frame.locked = locked;
        let base = frame.base as usize;
        thread.registers[base..base + slots.len()].copy_from_slice(slots);
    }

    /// Enters the monitor that a synchronized method needs.
    fn lock_for(&mut self, method: MethodRef, slots: &[D::Value]) -> Outcome<ObjId, D> {
        if !method.is_synchronized() {
            return Ok(ObjId::NULL);
        }
        let lock = self.lock_object(method, slots)?;
        self.enter_monitor(lock)?;
        Ok(lock)
    }

    fn lock_object(&mut self, method: MethodRef, arguments: &[D::Value]) -> Outcome<ObjId, D> {
        if method.is_static() {
            self.mirror(method.class())
        } else {
            self.object(arguments[0])
        }
    }

    /// Delivers a result to the frame that waits for it, after the returning frame was popped. False if the machine
    /// itself was waiting.
    pub(crate) fn deliver(&mut self, frame: &Frame, value: D::Value) -> Outcome<bool, D> {
        if !frame.locked.is_null() {
            self.exit_monitor(frame.locked);
        }
        match frame.ret {
            Return::Register(to) | Return::Native(to) => self.set_result(to, value),
            Return::Initializer(class) => self.finish_initialization(class),
            Return::Constant(class, constant) => {
                self.state.dynamic.insert((class.id, constant), value);
            }
            Return::InitializerThenMachine(class) => {
                self.finish_initialization(class);
                return Ok(false);
            }
            Return::Throw(exception) => return Err(Trap::Throw(exception)),
            Return::Machine => {
                self.state.thread_mut().result = value;
                return Ok(false);
            }
            Return::Boxed(to, kind) | Return::Reflected(to, kind) => match self.box_value(kind, value) {
                Ok(value) => self.set_result(to, value),
                Err(Trap::Called) => {
                    let thread = self.state.thread_mut();
                    thread.frames.last_mut().expect("just pushed").ret = Return::Register(to);
                }
                Err(trap) => return Err(trap),
            },
        }
        Ok(true)
    }

    fn set_result(&mut self, to: u16, value: D::Value) {
        let thread = self.state.thread_mut();
        if to != NO_REGISTER
            && let Some(caller) = thread.frames.last()
        {
            let register = caller.base as usize + usize::from(to);
            thread.registers[register] = value;
        }
    }
}

/// One value per argument from one per JVM slot.
fn collapse<V: Copy>(kinds: impl Iterator<Item = Kind>, slots: &[V], buffer: &mut [V]) -> usize {
    let mut slot = 0;
    let mut count = 0;
    for kind in kinds.take(buffer.len()) {
        buffer[count] = slots[slot];
        slot += usize::from(kind.slots());
        count += 1;
    }
    count
}

/// One value per JVM slot from one per argument.
fn expand<V: Copy>(method: &Method, arguments: &[V]) -> Vec<V> {
    let mut slots = Vec::with_capacity(usize::from(method.argument_slots));
    for (&argument, kind) in arguments.iter().zip(method.argument_kinds()) {
        for _ in 0..kind.slots() {
            slots.push(argument);
        }
    }
    slots
}
