//! Boot: from nothing to a state in which `main` can run.
//!
//! The real `System.initPhase1` runs; the module system and the class loaders are not started, the machine stands in
//! for them. A booted state is a value: later runs start from a fork of it.

use javelin_program::access;
use javelin_program::class::ClassRef;
use javelin_program::error::LinkError;
use javelin_program::insn::NO_REGISTER;
use javelin_program::method::MethodRef;
use javelin_program::synth;
use javelin_vm::domain::Domain;
use javelin_vm::heap::ObjId;
use javelin_vm::machine::{Machine, Runtime};
use javelin_vm::native::{Outcome, Trap};
use javelin_vm::schedule::Failure;
use javelin_vm::state::State;
use javelin_vm::thread::Return;

/// Why the machine could not be booted.
#[derive(Debug)]
pub struct BootError(pub String);

impl std::fmt::Display for BootError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BootError {}

impl From<LinkError> for BootError {
    fn from(error: LinkError) -> BootError {
        BootError(error.to_string())
    }
}

/// A state in which the library is ready.
pub fn boot<D: Domain>(runtime: &Runtime<D>, domain: &mut D) -> Result<State<D>, BootError> {
    let mut state = State::new(runtime.options.maximum_heap);
    let mut machine = Machine::new(runtime, domain, &mut state);
    Boot { machine: &mut machine }.run()?;
    Ok(state)
}

struct Boot<'a, 'b, D: Domain> {
    machine: &'a mut Machine<'b, D>,
}

impl<D: Domain> Boot<'_, '_, D> {
    fn run(&mut self) -> Result<(), BootError> {
        self.attempt(|m| m.add_thread(ObjId::NULL, false).map(drop))?;
        for class in [
            "java/lang/Object",
            "java/lang/String",
            "java/lang/System",
            "java/lang/Class",
        ] {
            self.initialize(class)?;
        }
        self.attempt(set_unsafe_constants)?;
        self.make_main_thread()?;
        for class in [
            "java/lang/Module",
            "java/lang/reflect/Method",
            "java/lang/ref/Finalizer",
        ] {
            self.initialize(class)?;
        }
        self.call_static("java/lang/System", "initPhase1", "()V")?;
        crate::modules::prepare(self.machine.program(), self.machine.known().object)?;
        self.attempt(|m| {
            let vm = m.load("jdk/internal/misc/VM")?;
            m.set_static(vm, "initLevel", Machine::<D>::of_int(4))
        })?;
        Ok(())
    }

    /// The thread groups and the main thread, as HotSpot makes them.
    fn make_main_thread(&mut self) -> Result<(), BootError> {
        self.initialize("java/lang/ThreadGroup")?;
        let group = self.load("java/lang/ThreadGroup")?;
        let system = self.attempt(|m| m.allocate(group))?;
        self.machine.state.roots.system_group = system;
        self.construct(group, "()V", &[system])?;
        let main = self.attempt(|m| m.allocate(group))?;
        self.machine.state.roots.main_group = main;
        let name = self.attempt(|m| m.intern_text("main"))?;
        self.construct(
            group,
            "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
            &[main, system, name],
        )?;

        let thread_class = self.load("java/lang/Thread")?;
        let thread = self.attempt(|m| m.allocate(thread_class))?;
        self.machine.state.roots.main_thread = thread;
        self.machine.state.thread_mut().object = thread;
        self.attempt(|m| {
            let word = m.known().thread_id;
            m.set_word(thread, word, D::constant(1))?;
            m.set_field_if_present(thread, "eetop", Machine::<D>::of_long(1))?;
            m.set_field_if_present(thread, "priority", Machine::<D>::of_int(5))?;
            m.set_field_if_present(thread, "tid", Machine::<D>::of_long(1))
        })?;
        self.make_thread_holder(thread_class, thread, main)?;
        self.initialize("java/lang/Thread")?;
        self.construct(
            thread_class,
            "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
            &[thread, main, name],
        )?;
        const RUNNABLE: i32 = 5;
        self.attempt(|m| m.set_thread_status(thread, RUNNABLE))
    }

    /// From JDK 19 on the constructor looks at the current thread's holder, so it must exist before.
    fn make_thread_holder(&mut self, class: ClassRef, thread: ObjId, group: ObjId) -> Result<(), BootError> {
        if class.field_named("holder").is_none() {
            return Ok(());
        }
        let holder_class = self.load("java/lang/Thread$FieldHolder")?;
        let holder = self.attempt(|m| m.allocate(holder_class))?;
        self.attempt(|m| {
            m.set_field(holder, "group", Machine::<D>::of_object(group))?;
            m.set_field(holder, "priority", Machine::<D>::of_int(5))?;
            m.set_field(holder, "threadStatus", Machine::<D>::of_int(5))?;
            m.set_field(thread, "holder", Machine::<D>::of_object(holder))
        })
    }

    fn load(&mut self, name: &str) -> Result<ClassRef, BootError> {
        Ok(self.machine.program().load(name)?)
    }

    fn initialize(&mut self, name: &str) -> Result<(), BootError> {
        let class = self.load(name)?;
        let result = self.machine.initialize_now(class);
        result.map_err(|failure| self.explain(&format!("initialising {}", class.java_name()), failure))
    }

    /// Runs a constructor; the first argument is the object.
    fn construct(&mut self, class: ClassRef, descriptor: &str, arguments: &[ObjId]) -> Result<(), BootError> {
        self.call(class, "<init>", descriptor, arguments)
    }

    fn call_static(&mut self, class: &str, name: &str, descriptor: &str) -> Result<(), BootError> {
        self.initialize(class)?;
        let class = self.load(class)?;
        self.call(class, name, descriptor, &[])
    }

    fn call(&mut self, class: ClassRef, name: &str, descriptor: &str, arguments: &[ObjId]) -> Result<(), BootError> {
        let what = format!("{}.{name}{descriptor}", class.java_name());
        let Some(method) = class.method_named(name, descriptor) else {
            return Err(BootError(format!("this JDK has no {what}")));
        };
        let arguments: Vec<D::Value> = arguments
            .iter()
            .map(|&argument| Machine::<D>::of_object(argument))
            .collect();
        let result = self.machine.run_method(method, &arguments);
        result.map(drop).map_err(|failure| self.explain(&what, failure))
    }

    fn attempt<T>(&mut self, work: impl FnOnce(&mut Machine<'_, D>) -> Outcome<T, D>) -> Result<T, BootError> {
        let result = work(self.machine);
        result.map_err(|trap| match trap {
            Trap::Throw(exception) => self.explain("setting up", Failure::Exception(exception)),
            trap => BootError(format!("the machine could not be booted: {trap:?}")),
        })
    }

    fn explain(&mut self, what: &str, failure: Failure<D>) -> BootError {
        let text = match failure {
            Failure::Exception(exception) => self.machine.describe_exception(exception),
            Failure::Stop(stop) => format!("{stop:?}"),
        };
        BootError(format!("the machine could not be booted: {what}: {text}"))
    }
}

/// Constants that HotSpot writes into `UnsafeConstants` (its initialiser leaves them 0).
fn set_unsafe_constants<D: Domain>(m: &mut Machine<'_, D>) -> Outcome<(), D> {
    let class = m.load("jdk/internal/misc/UnsafeConstants")?;
    m.initialize_now(class)
        .map_err(|_| Trap::Unsupported("UnsafeConstants".to_owned()))?;
    m.set_static(class, "ADDRESS_SIZE0", Machine::<D>::of_int(8))?;
    m.set_static(class, "PAGE_SIZE", Machine::<D>::of_int(4096))?;
    m.set_static(class, "BIG_ENDIAN", Machine::<D>::of_bool(false))?;
    m.set_static(class, "UNALIGNED_ACCESS", Machine::<D>::of_bool(true))?;
    m.set_static(class, "DATA_CACHE_LINE_FLUSH_SIZE", Machine::<D>::of_int(0))
}

/// Why `main` could not be entered.
#[derive(Debug)]
pub enum StartError {
    Link(LinkError),
    NoMain,
    Failed(String),
}

/// Pushes `main` of a class on the main thread. The class is initialised when the machine runs, so that what its
/// initialiser does or throws is the program's own doing.
pub fn enter_main<D: Domain>(m: &mut Machine<'_, D>, class: &str, arguments: &[String]) -> Result<(), StartError> {
    let class = m.program().load(&class.replace('.', "/")).map_err(StartError::Link)?;
    let main = find_main(class, m.program().jdk.feature).ok_or(StartError::NoMain)?;
    let number = m.program().synthetic_number();
    let made = synth::main_stub(number, &class.name, &main.descriptor, main.is_static());
    let stub = m.program().define_synthetic(class, made).map_err(StartError::Link)?;
    push_main(m, stub, arguments).map_err(|trap| StartError::Failed(format!("{trap:?}")))
}

/// The method that the launcher runs. From JDK 25 on it need not be static and need not take arguments (JEP 512).
fn find_main(class: ClassRef, feature: u32) -> Option<MethodRef> {
    const FLEXIBLE: u32 = 25;
    let candidates = ["([Ljava/lang/String;)V", "()V"].map(|descriptor| class.method_named("main", descriptor));
    let mut candidates = candidates.into_iter().flatten();
    if feature >= FLEXIBLE {
        return candidates.find(|main| !main.is_private());
    }
    candidates.find(|main| main.is_static() && main.access & access::PUBLIC != 0 && main.argument_slots == 1)
}

fn push_main<D: Domain>(m: &mut Machine<'_, D>, main: MethodRef, arguments: &[String]) -> Outcome<(), D> {
    let strings = arguments
        .iter()
        .map(|text| m.new_string(text))
        .collect::<Outcome<Vec<_>, D>>()?;
    let array = m.new_object_array(m.known().string_array, &strings)?;
    m.enter(main, &[Machine::<D>::of_object(array)], Return::Register(NO_REGISTER))
}
