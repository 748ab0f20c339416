//! `javelin exec`: runs `main` concretely, as `java` would.

use crate::exit::Exit;
use crate::options::ExecOptions;
use crate::source;
use javelin_library::{boot, natives};
use javelin_program::classpath::ClassPath;
use javelin_program::error::LinkError;
use javelin_program::jdk::Jdk;
use javelin_program::program::Program;
use javelin_vm::concrete::Concrete;
use javelin_vm::files::Input;
use javelin_vm::machine::{Machine, Options, Runtime};
use javelin_vm::output::Stream;
use javelin_vm::schedule::Stop;
use javelin_vm::state::State;
use std::io::Write;

/// Calls and loops between two looks at the output.
const TURN: i64 = 20_000;

pub fn run(options: &ExecOptions) -> Result<Exit, Exit> {
    let usage = |error: javelin_program::error::SetupError| Exit::Usage(error.to_string());
    let jdk = Jdk::find(options.classes.java_home.as_deref()).map_err(usage)?;
    let compiled = if source::is_source(&options.class) {
        Some(source::compile(&options.class, &jdk.home, &options.classes.class_path)?)
    } else {
        None
    };
    let (class, class_path) = match &compiled {
        Some(compiled) => (
            compiled.class.clone(),
            format!("{}:{}", compiled.directory.display(), options.classes.class_path),
        ),
        None => (options.class.clone(), options.classes.class_path.clone()),
    };
    let program = Program::new(jdk, ClassPath::open(&class_path).map_err(usage)?);
    let runtime_options = Options {
        assertions: !options.disable_assertions,
        properties: options.properties.clone(),
        class_path,
        maximum_heap: options.memory,
        compact_strings: true,
    };
    let runtime = Runtime::new(program, natives::<Concrete>(), runtime_options)
        .map_err(|error| Exit::Usage(error.to_string()))?;
    let mut domain = Concrete;
    let mut state = boot::boot(&runtime, &mut domain).map_err(|error| Exit::Internal(error.to_string()))?;
    state.files.input = Input::new(Some(Box::new(std::io::stdin())));
    let mut machine = Machine::new(&runtime, &mut domain, &mut state);
    boot::enter_main(&mut machine, &class, &options.arguments).map_err(|error| explain_start(options, &error))?;
    let stop = run_to_end(&mut machine);
    let written = machine.state.files.carry_out();
    written.map_err(|error| Exit::Inconclusive(format!("what the program wrote to files is lost: {error}")))?;
    finish(stop)
}

fn run_to_end(machine: &mut Machine<'_, Concrete>) -> Stop<Concrete> {
    loop {
        let stop = machine.step_slice(TURN);
        flush(machine.state);
        if !matches!(stop, Stop::Paused) {
            return stop;
        }
    }
}

/// Shows what the program has written so far.
fn flush(state: &mut State<Concrete>) {
    for (stream, bytes) in state.output.drain() {
        // A closed pipe is the reader's decision; the program goes on, as under `java`.
        let _ = match stream {
            Stream::Out => std::io::stdout()
                .write_all(&bytes)
                .and_then(|()| std::io::stdout().flush()),
            Stream::Err => std::io::stderr().write_all(&bytes),
        };
    }
}

fn finish(stop: Stop<Concrete>) -> Result<Exit, Exit> {
    match stop {
        Stop::Finished(code) => Ok(Exit::Program(code)),
        Stop::Deadlock(threads) => {
            let lines: Vec<String> = threads.iter().map(|line| format!("  {line}")).collect();
            Err(Exit::Inconclusive(format!(
                "deadlock: no thread can go on\n{}",
                lines.join("\n")
            )))
        }
        Stop::Unsupported(what) => Err(Exit::Inconclusive(format!("not supported: {what}"))),
        Stop::Split(never) => match never {},
        Stop::Paused => Err(Exit::Internal("the machine stopped without a reason".to_owned())),
    }
}

/// Why `main` could not be entered, and what to do about it.
fn explain_start(options: &ExecOptions, error: &boot::StartError) -> Exit {
    let class = &options.class;
    Exit::Usage(match error {
        boot::StartError::Link(LinkError::NotFound(missing)) => explain_missing(options, missing),
        boot::StartError::Link(error @ LinkError::Format { .. }) => format!("{error}; compile it again"),
        boot::StartError::Link(error @ LinkError::Version { .. }) => {
            format!("{error}; compile it with `javac --release 25` or older")
        }
        boot::StartError::Link(error) => error.to_string(),
        boot::StartError::NoMain => {
            format!("class {class} has no method `public static void main(String[])`; name a class that has one")
        }
        boot::StartError::Failed(text) => return Exit::Internal(text.clone()),
    })
}

/// The class itself may be missing, hold another class, or need one that is missing.
fn explain_missing(options: &ExecOptions, missing: &str) -> String {
    let (class, path) = (&options.class, &options.classes.class_path);
    if let Some((_, found)) = missing.split_once(" (wrong name: ") {
        let found = found.trim_end_matches(')').replace('/', ".");
        return format!(
            "the file found for class {class} on the class path {path:?} holds class {found}; \
             name that class, and put the directory above its package on the class path"
        );
    }
    if missing != class.replace('.', "/") {
        let missing = missing.replace('/', ".");
        return format!(
            "class {class} needs class {missing}, which is not on the class path {path:?}; add it with -cp"
        );
    }
    let hint = match class.strip_suffix(".class") {
        Some(name) => format!("; did you mean {name}?"),
        None => "; pass its directory or jar with -cp".to_owned(),
    };
    format!("class {class} not found on the class path {path:?}{hint}")
}
