//! `java.lang.Runtime` and `java.lang.Shutdown`

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Runtime",
        &[
            ("availableProcessors()I", available_processors),
            ("freeMemory()J", free_memory),
            ("totalMemory()J", max_memory),
            ("maxMemory()J", max_memory),
            ("gc()V", nothing),
        ],
    );
    natives.class(
        "java/lang/Shutdown",
        // JDK 21 and later would start the logging framework only to find that nobody asked for this message.
        &[
            ("beforeHalt()V", nothing),
            ("halt0(I)V", halt),
            ("logRuntimeExit(I)V", nothing),
        ],
    );
}

/// One: the scheduler runs one thread at a time.
fn available_processors<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_int(1))
}

fn max_memory<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_long(m.state.heap.maximum_bytes() as i64))
}

fn free_memory<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    let free = m.state.heap.maximum_bytes() - m.state.heap.bytes();
    Ok(Machine::<D>::of_long(free as i64))
}

fn halt<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    Err(Trap::Exit(m.int(args[0])?))
}
