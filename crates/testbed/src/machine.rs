//! A booted machine for tests that drive it through its Rust interface.

use crate::jdks::TestJdk;
use crate::rng::Rng;
use javelin_library::{boot, natives};
use javelin_program::classpath::ClassPath;
use javelin_program::jdk::Jdk;
use javelin_program::program::Program;
use javelin_vm::concrete::Concrete;
use javelin_vm::machine::{Machine, Options, Runtime};
use javelin_vm::output::Stream;
use javelin_vm::schedule::Stop;
use javelin_vm::state::State;

/// A runtime and a state in which the library is ready.
pub struct Booted {
    pub runtime: Runtime<Concrete>,
    pub state: State<Concrete>,
}

impl Booted {
    /// Boots with this class path and at most so many bytes of objects.
    pub fn new(jdk: &TestJdk, class_path: &str, maximum_heap: usize) -> Result<Booted, String> {
        let class_path = class_path.to_owned();
        let jdk = Jdk::open(&jdk.home).map_err(|error| error.to_string())?;
        let program = Program::new(jdk, ClassPath::open(&class_path).map_err(|error| error.to_string())?);
        let options = Options {
            assertions: true,
            properties: Vec::new(),
            class_path,
            maximum_heap,
            compact_strings: true,
        };
        let runtime = Runtime::new(program, natives::<Concrete>(), options).map_err(|error| error.to_string())?;
        let state = boot::boot(&runtime, &mut Concrete).map_err(|error| error.to_string())?;
        Ok(Booted { runtime, state })
    }

    /// A state that is about to run `main` of this class.
    pub fn enter(&mut self, class: &str, arguments: &[String]) -> Result<State<Concrete>, String> {
        let mut state = self.state.fork();
        let mut domain = Concrete;
        let mut machine = Machine::new(&self.runtime, &mut domain, &mut state);
        boot::enter_main(&mut machine, class, arguments).map_err(|error| format!("{error:?}"))?;
        Ok(state)
    }
}

/// A program on its way. The lengths of its turns come from a seed: two runs with the same seed do the same.
pub struct Run {
    pub state: State<Concrete>,
    turns: Rng,
    /// How it ended, once it has.
    pub end: Option<String>,
}

/// Calls and loops in the longest turn.
const LONGEST_TURN: usize = 4_000;

impl Run {
    pub fn new(state: State<Concrete>, seed: u64) -> Run {
        Run {
            state,
            turns: Rng::new(seed),
            end: None,
        }
    }

    /// A second run that goes on from here.
    pub fn fork(&mut self) -> Run {
        Run {
            state: self.state.fork(),
            turns: self.turns.clone(),
            end: self.end.clone(),
        }
    }

    /// One turn; false once the program has ended.
    pub fn step(&mut self, runtime: &Runtime<Concrete>) -> bool {
        if self.end.is_some() {
            return false;
        }
        let fuel = 1 + self.turns.below(LONGEST_TURN);
        let mut domain = Concrete;
        self.end = match Machine::new(runtime, &mut domain, &mut self.state).step_slice(fuel as i64) {
            Stop::Paused => None,
            stop => Some(format!("{stop:?}")),
        };
        self.end.is_none()
    }

    pub fn out(&self) -> Vec<u8> {
        self.state.output.text(Stream::Out)
    }

    pub fn err(&self) -> Vec<u8> {
        self.state.output.text(Stream::Err)
    }
}
