//! The end of the program: when the last thread that keeps it alive is gone, `java.lang.Shutdown` has its turn.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use crate::thread::{Phase, Return, Status};
use javelin_program::insn::NO_REGISTER;
use std::sync::Arc;

impl<D: Domain> Machine<'_, D> {
    /// What follows when the current thread has terminated: nothing, shutdown, or the end.
    pub(crate) fn after_termination(&mut self) -> Outcome<(), D> {
        let gone = self.state.thread().id;
        if self.state.shutdown == Some(gone) {
            self.state.exit = self.state.exit.or(Some(self.main_exit_code()));
            return Ok(());
        }
        let keeps_alive = self
            .state
            .threads
            .iter()
            .any(|t| t.status != Status::Terminated && !t.daemon);
        if keeps_alive || self.state.shutdown.is_some() {
            Ok(())
        } else {
            self.start_shutdown()
        }
    }

    /// 1 if the main thread died of an exception, as the `java` launcher has it.
    fn main_exit_code(&self) -> i32 {
        self.state.threads.first().map_or(0, |main| i32::from(main.died))
    }

    /// Starts the thread that HotSpot calls `DestroyJavaVM`, which runs the shutdown hooks.
    fn start_shutdown(&mut self) -> Outcome<(), D> {
        let class = self.load("java/lang/Shutdown")?;
        let Some(method) = class.method_named("shutdown", "()V") else {
            return Err(Trap::Unsupported("Shutdown.shutdown".to_owned()));
        };
        let stub = self.program().call_stub(method);
        let stub = self.linked(stub)?;
        let object = self.make_shutdown_thread()?;
        let id = self.add_thread(object, false)?;
        self.state.shutdown = Some(id);
        self.state.current = self.state.threads.len() - 1;
        self.state.thread_mut().phase = Phase::Exiting;
        self.enter(stub, &[], Return::Register(NO_REGISTER))
    }

    /// A `java.lang.Thread` like the main thread; its constructor needs a running thread, so it is filled in here.
    fn make_shutdown_thread(&mut self) -> Outcome<ObjId, D> {
        let main = self.state.roots.main_thread;
        let thread = self.allocate(self.known().thread)?;
        let name = self.new_string("DestroyJavaVM")?;
        let lock = self.allocate(self.known().object)?;
        self.set_field(thread, "name", Self::of_object(name))?;
        for field in ["blockerLock", "interruptLock"] {
            self.set_field_if_present(thread, field, Self::of_object(lock))?;
        }
        for field in ["priority", "contextClassLoader"] {
            if let Some(field) = self.known().thread.field_named(field) {
                let value = self.word(main, field.slot)?;
                self.set_word(thread, field.slot, value)?;
            }
        }
        let group = Self::of_object(self.state.roots.main_group);
        self.set_field_if_present(thread, "group", group)?;
        if let Some(field) = self.known().thread.field_named("holder") {
            let class = self.load("java/lang/Thread$FieldHolder")?;
            let holder = self.allocate(class)?;
            self.set_field(holder, "group", group)?;
            self.set_field(holder, "priority", Self::of_int(5))?;
            self.set_word(thread, field.slot, Self::of_object(holder))?;
        }
        const RUNNABLE: i32 = 5;
        self.set_thread_status(thread, RUNNABLE)?;
        Ok(thread)
    }

    /// Whether this thread is still running or waiting.
    pub fn is_alive(&self, id: crate::thread::ThreadId) -> bool {
        let thread = self
            .state
            .threads
            .iter()
            .find(|thread| thread.id == id)
            .map(Arc::as_ref);
        thread.is_some_and(|thread| thread.status != Status::Terminated)
    }
}
