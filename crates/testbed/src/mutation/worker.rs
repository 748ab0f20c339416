//! Tries mutants: defines each in a program, translates every method, looks at every attribute, and runs some.

use super::{mutate::mutate, rename::rename};
use crate::jdks::TestJdk;
use crate::machine::Booted;
use crate::rng::Rng;
use javelin_program::class::{ClassOrigin, ClassRef};
use javelin_program::method::MethodRef;
use javelin_vm::concrete::Concrete;
use javelin_vm::machine::Machine;
use javelin_vm::schedule::Stop;
use javelin_vm::thread::Return;
use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// Turns that a run may take, and calls and loops in each.
const TURNS: usize = 40;
const FUEL: i64 = 2_000;
/// How many static methods of a mutant without `main` are called.
const METHODS: usize = 4;
/// One mutant of this many is run.
const RUN_ONE_IN: usize = 3;

/// A class to damage.
#[derive(Clone, Debug)]
pub struct Original {
    /// The internal name.
    pub name: String,
    pub bytes: Vec<u8>,
    /// Where it was found; empty for the library.
    pub folder: PathBuf,
}

/// How mutants ended, by kind.
pub type Counts = BTreeMap<String, u64>;

/// A mutant that made the machine panic.
#[derive(Clone, Debug)]
pub struct Panic {
    pub mutant: u64,
    pub class: String,
    pub message: String,
}

/// The machine that mutants are tried on.
pub struct Worker {
    booted: Booted,
    originals: Vec<Original>,
    seed: u64,
}

impl Worker {
    pub fn new(jdk: &TestJdk, originals: Vec<Original>, seed: u64) -> Result<Worker, String> {
        // A mutant refers to the classes next to its original.
        let mut folders: Vec<&str> = originals
            .iter()
            .filter_map(|original| original.folder.to_str())
            .collect();
        folders.dedup();
        folders.retain(|folder| !folder.is_empty());
        let booted = Booted::new(jdk, &folders.join(":"), 256 << 20)?;
        Ok(Worker {
            booted,
            originals,
            seed,
        })
    }

    /// Tries these mutants; `begin` is told each before it is tried.
    pub fn run(&mut self, mutants: Range<u64>, mut begin: impl FnMut(u64)) -> (Counts, Vec<Panic>) {
        let (mut counts, mut panics) = (Counts::new(), Vec::new());
        let last_panic = note_panics();
        for mutant in mutants {
            begin(mutant);
            let (class, bytes, mut rng) = self.mutant(mutant);
            let mut outcomes = Vec::new();
            let result = catch_unwind(AssertUnwindSafe(|| self.try_one(bytes, &mut rng, &mut outcomes)));
            if result.is_err() {
                let message = std::mem::take(&mut *last_panic.lock().unwrap_or_else(PoisonError::into_inner));
                panics.push(Panic { mutant, class, message });
                outcomes.push("panic".to_owned());
            }
            for outcome in outcomes {
                *counts.entry(outcome).or_default() += 1;
            }
        }
        (counts, panics)
    }

    /// The mutant of this number, with the name of its original.
    pub fn mutant(&self, number: u64) -> (String, Vec<u8>, Rng) {
        let mut rng = Rng::for_case(self.seed, number);
        let original = rng.pick(&self.originals);
        let package = original.name.rfind('/').map_or("", |end| &original.name[..=end]);
        let renamed = rename(&original.bytes, &original.name, &format!("{package}M{number}"));
        let bytes = mutate(renamed.as_deref().unwrap_or(&original.bytes), &mut rng);
        (original.name.clone(), bytes, rng)
    }

    fn try_one(&mut self, bytes: Vec<u8>, rng: &mut Rng, outcomes: &mut Vec<String>) {
        let origin = ClassOrigin::ClassPath {
            entry: "mutant".to_owned(),
        };
        let class = match self.booted.runtime.program.define(bytes, origin) {
            Ok(class) => class,
            Err(error) => return outcomes.push(format!("refused: {}", error.java_class())),
        };
        outcomes.push("linked".to_owned());
        self.look_at(class, outcomes);
        if rng.one_in(RUN_ONE_IN) {
            self.run_class(class, outcomes);
        }
    }

    /// Reads everything that is read lazily.
    fn look_at(&self, class: ClassRef, outcomes: &mut Vec<String>) {
        let program = self.booted.runtime.program;
        for method in class.methods {
            if let Some(body) = method.body() {
                let _ = (method.line(0), body.lines(), method.line(u16::MAX));
                let result = program.code(method);
                outcomes.push(
                    if result.is_ok() {
                        "method translated"
                    } else {
                        "method refused"
                    }
                    .to_owned(),
                );
            }
        }
        let _ = (class.source_file(), class.simple_name(), class.reflective_access());
        let Some(file) = &class.file else { return };
        let _ = (file.bootstraps(), file.inner_classes());
    }

    /// Runs `main`, or a few static methods with arguments that are all zero.
    fn run_class(&mut self, class: ClassRef, outcomes: &mut Vec<String>) {
        let static_methods = class
            .methods
            .iter()
            .filter(|method| method.is_static() && method.body().is_some());
        let main = static_methods.clone().find(|method| &*method.name == "main");
        let chosen: Vec<MethodRef> = match main {
            Some(main) => vec![main],
            None => static_methods
                .filter(|method| !method.name.starts_with('<'))
                .take(METHODS)
                .collect(),
        };
        for method in chosen {
            outcomes.push(self.run_method(method));
        }
    }

    fn run_method(&mut self, method: MethodRef) -> String {
        let stub = match self.booted.runtime.program.call_stub(method) {
            Ok(stub) => stub,
            Err(error) => return format!("no call: {}", error.java_class()),
        };
        let arguments = vec![0; method.argument_kinds().count()];
        let mut domain = Concrete;
        let mut state = self.booted.state.fork();
        let mut machine = Machine::new(&self.booted.runtime, &mut domain, &mut state);
        if machine
            .enter(stub, &arguments, Return::Register(javelin_program::insn::NO_REGISTER))
            .is_err()
        {
            return "not entered".to_owned();
        }
        for _ in 0..TURNS {
            match machine.step_slice(FUEL) {
                Stop::Paused => {}
                Stop::Finished(code) => return format!("finished {}", if code == 0 { "well" } else { "badly" }),
                Stop::Deadlock(_) => return "deadlock".to_owned(),
                Stop::Unsupported(_) => return "unsupported".to_owned(),
                Stop::Split(never) => match never {},
            }
        }
        "out of fuel".to_owned()
    }
}

/// Where the message and place of the last panic will be.
fn note_panics() -> Arc<Mutex<String>> {
    let last = Arc::new(Mutex::new(String::new()));
    let note = Arc::clone(&last);
    std::panic::set_hook(Box::new(move |panic| {
        *note.lock().unwrap_or_else(PoisonError::into_inner) = panic.to_string();
    }));
    last
}
