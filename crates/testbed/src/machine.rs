//! A booted machine for tests that drive it through its Rust interface.

use crate::jdks::TestJdk;
use javelin_library::{boot, natives};
use javelin_program::classpath::ClassPath;
use javelin_program::jdk::Jdk;
use javelin_program::program::Program;
use javelin_vm::concrete::Concrete;
use javelin_vm::machine::{Machine, Options, Runtime};
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
