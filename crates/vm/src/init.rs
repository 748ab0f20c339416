//! Class initialisation (JVMS 5.5).

use crate::domain::Domain;
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use crate::state::InitStatus;
use crate::thread::{Return, Status, Thread};
use javelin_program::access;
use javelin_program::class::ClassRef;

impl<D: Domain> Machine<'_, D> {
    /// Makes sure that a class is initialised, as far as this thread may see. If code has to run first, its frame
    /// is pushed and the caller's instruction has to run again.
    pub fn initialize(&mut self, class: ClassRef) -> Outcome<(), D> {
        match self.state.class_state(class.id).init {
            InitStatus::Done => Ok(()),
            InitStatus::Running(thread) if thread == self.state.thread().id => Ok(()),
            InitStatus::Running(_) => {
                self.state.thread_mut().status = Status::Initializing(class);
                Err(Trap::Wait)
            }
            InitStatus::Failed => Err(self.throw_failed_initialization(class)),
            InitStatus::Not => self.start_initialization(class),
        }
    }

    fn start_initialization(&mut self, class: ClassRef) -> Outcome<(), D> {
        self.mirror(class)?;
        let Some(method) = class.initializer() else {
            // Nothing to run here: what its supertypes do while they initialise cannot tell the difference.
            self.initialize_supertypes(class)?;
            self.finish_initialization(class);
            return Ok(());
        };
        let thread = self.state.thread().id;
        let code = self.program().code(method);
        let code = match code {
            Ok(code) => code,
            Err(error) => {
                self.state.class_state_mut(class.id).init = InitStatus::Failed;
                return Err(self.throw_link(&error));
            }
        };
        self.state.class_state_mut(class.id).init = InitStatus::Running(thread);
        // The frame of this class lies below those of its supertypes, so they run first. See `unwind` for what
        // happens if one of them fails.
        let depth = self.state.thread().frames.len();
        self.push_frame(method, code, Return::Initializer(class))?;
        match self.initialize_supertypes(class) {
            Ok(()) | Err(Trap::Again) => Err(Trap::Again),
            Err(trap) => {
                self.undo_initialization(depth);
                if matches!(trap, Trap::Throw(_)) {
                    self.fail_initialization(class);
                }
                Err(trap)
            }
        }
    }

    /// Takes back the initialiser frames above `depth`, none of which has started.
    fn undo_initialization(&mut self, depth: usize) {
        let frames = self.state.thread_mut().frames.split_off(depth);
        for frame in frames {
            if let Return::Initializer(class) = frame.ret {
                self.state.class_state_mut(class.id).init = InitStatus::Not;
            }
        }
    }

    /// Superclasses, then the superinterfaces that declare default methods; frames are pushed in reverse.
    fn initialize_supertypes(&mut self, class: ClassRef) -> Outcome<(), D> {
        if class.is_interface() {
            return Ok(());
        }
        let mut pushed = false;
        let mut interfaces = Vec::new();
        collect_default_interfaces(class, &mut interfaces);
        let supertypes = interfaces.into_iter().rev().chain(class.super_class);
        for supertype in supertypes {
            match self.initialize(supertype) {
                Ok(()) => {}
                Err(Trap::Again) => pushed = true,
                Err(trap) => return Err(trap),
            }
        }
        if pushed { Err(Trap::Again) } else { Ok(()) }
    }

    pub(crate) fn finish_initialization(&mut self, class: ClassRef) {
        let state = self.state.class_state_mut(class.id);
        state.init = InitStatus::Done;
        state.ready = state.mirror;
        self.wake_initializing(class);
    }

    pub(crate) fn fail_initialization(&mut self, class: ClassRef) {
        self.state.class_state_mut(class.id).init = InitStatus::Failed;
        self.wake_initializing(class);
    }

    fn wake_initializing(&mut self, class: ClassRef) {
        if self.state.threads.len() > 1 {
            let waits = |thread: &Thread<D>| thread.status == Status::Initializing(class);
            self.update_threads(waits, |thread| thread.status = Status::Runnable);
        }
    }
}

/// The direct and inherited superinterfaces of `class` that declare a non-abstract instance method, in the order in
/// which they are initialised.
fn collect_default_interfaces(class: ClassRef, all: &mut Vec<ClassRef>) {
    for &interface in &class.interfaces {
        collect_default_interfaces(interface, all);
        let has_default = interface
            .methods
            .iter()
            .any(|m| m.access & (access::ABSTRACT | access::STATIC) == 0);
        if has_default && !all.contains(&interface) {
            all.push(interface);
        }
    }
}
