//! `java.lang.Throwable`

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Throwable",
        &[("fillInStackTrace(I)Ljava/lang/Throwable;", fill_in_stack_trace)],
    );
    natives.class(
        "java/lang/NullPointerException",
        &[("getExtendedNPEMessage()Ljava/lang/String;", extended_message)],
    );
}

fn fill_in_stack_trace<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let exception = m.object(args[0])?;
    m.record_stack_trace(exception)?;
    let throwable = m.known().throwable;
    let unassigned = m.get_static(throwable, "UNASSIGNED_STACK")?;
    let slot = m.known().throwable_stack_trace;
    m.set_word(exception, slot, unassigned)?;
    Ok(args[0])
}

/// The helpful message (JEP 358), from the place where the exception was created.
fn extended_message<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let exception = m.object(args[0])?;
    let slot = m.known().throwable_backtrace;
    let backtrace = m.word(exception, slot)?;
    let backtrace = m.object(backtrace)?;
    let null = Machine::<D>::of_object(ObjId::NULL);
    let Some(array) = m.state.heap.get(backtrace) else {
        return Ok(null);
    };
    let Some(&top) = array.elements::<u64>().first() else {
        return Ok(null);
    };
    let (method, pc) = javelin_vm::trace::decode_backtrace(top);
    let Some(method) = m.program().method_by_id(method).filter(|method| !method.is_native()) else {
        return Ok(null);
    };
    match m.program().null_pointer_message(method, pc) {
        Some(text) => m.new_string(&text).map(Machine::<D>::of_object),
        None => Ok(null),
    }
}
