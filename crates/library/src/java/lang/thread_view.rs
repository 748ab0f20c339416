//! `java.lang.Thread` seen from outside: states and stack traces of other threads.

use super::stack_trace_element::fill_element;
use crate::prelude::*;
use javelin_vm::thread::{Status, ThreadId};
use javelin_vm::trace::frames_of;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Thread",
        &[
            // A method of this name calls the next from JDK 19 on; virtual threads have their own.
            ("getState()Ljava/lang/Thread$State;", get_state),
            ("threadState()Ljava/lang/Thread$State;", thread_state),
            ("getThreads()[Ljava/lang/Thread;", get_threads),
            (
                "dumpThreads([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;",
                dump_threads,
            ),
            ("getStackTrace0()Ljava/lang/Object;", get_stack_trace),
        ],
    );
}

/// The machine's number of a thread, 0 if it was never started.
pub(super) fn id_of<D: Domain>(m: &mut Machine<'_, D>, thread: ObjId) -> Outcome<ThreadId, D> {
    let word = m.word(thread, m.known().thread_id)?;
    Ok(ThreadId(D::bits(word) as u16))
}

fn get_state<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    match m
        .known()
        .thread
        .method_named("threadState", "()Ljava/lang/Thread$State;")
    {
        Some(method) => {
            let method = m.select(method, args)?;
            Err(m.call(method, args))
        }
        None => thread_state(m, args),
    }
}

fn thread_state<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let thread = m.object(args[0])?;
    let id = id_of(m, thread)?;
    let status = m
        .state
        .threads
        .iter()
        .find(|thread| thread.id == id)
        .map(|thread| thread.status);
    // As in JVMTI, which is what `toThreadState` reads.
    let bits = match status {
        None => 0,
        Some(Status::Runnable | Status::Initializing(_)) => 0x5,
        Some(Status::Blocked(_)) => 0x401,
        Some(Status::Waiting { until: None, .. } | Status::Parked { until: None }) => 0x11,
        Some(Status::Waiting { .. } | Status::Parked { .. } | Status::Sleeping { .. }) => 0x21,
        Some(Status::Terminated) => 0x2,
    };
    let class = m.load("jdk/internal/misc/VM")?;
    m.initialize(class)?;
    match class.method_named("toThreadState", "(I)Ljava/lang/Thread$State;") {
        Some(method) => Err(m.call(method, &[Machine::<D>::of_int(bits)])),
        None => Err(Trap::Unsupported("VM.toThreadState".to_owned())),
    }
}

fn get_threads<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    let alive = m
        .state
        .threads
        .iter()
        .filter(|thread| thread.status != Status::Terminated);
    let threads: Vec<ObjId> = alive.map(|thread| thread.object).collect();
    let class = m.load("[Ljava/lang/Thread;")?;
    m.new_object_array(class, &threads).map(Machine::<D>::of_object)
}

fn dump_threads<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let threads = m.object(args[0])?;
    let threads = m.object_array(threads)?;
    let traces = threads
        .into_iter()
        .map(|thread| trace_of(m, thread))
        .collect::<Outcome<Vec<_>, D>>()?;
    let class = m.load("[[Ljava/lang/StackTraceElement;")?;
    m.new_object_array(class, &traces).map(Machine::<D>::of_object)
}

fn get_stack_trace<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let thread = m.object(args[0])?;
    trace_of(m, thread).map(Machine::<D>::of_object)
}

/// An array of stack trace elements, null for a thread that does not run.
fn trace_of<D: Domain>(m: &mut Machine<'_, D>, thread: ObjId) -> Outcome<ObjId, D> {
    let id = id_of(m, thread)?;
    let thread = m
        .state
        .threads
        .iter()
        .find(|thread| thread.id == id && thread.status != Status::Terminated);
    let Some(thread) = thread else { return Ok(ObjId::NULL) };
    let frames = frames_of(&thread.frames);
    let class = m.load("java/lang/StackTraceElement")?;
    let mut elements = Vec::with_capacity(frames.len());
    for (method, pc) in frames {
        let element = m.allocate(class)?;
        fill_element(m, element, method, pc)?;
        elements.push(element);
    }
    let class = m.load("[Ljava/lang/StackTraceElement;")?;
    m.new_object_array(class, &elements)
}
