//! `java.lang.Thread`

use super::thread_view::id_of;
use crate::prelude::*;
use javelin_vm::thread::ThreadId;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Thread",
        &[
            ("registerNatives()V", nothing),
            ("currentThread()Ljava/lang/Thread;", current_thread),
            ("currentCarrierThread()Ljava/lang/Thread;", current_thread),
            ("setCurrentThread(Ljava/lang/Thread;)V", nothing),
            ("start0()V", start),
            ("isAlive()Z", is_alive),
            ("setPriority0(I)V", nothing),
            ("setNativeName(Ljava/lang/String;)V", nothing),
            ("interrupt0()V", interrupt),
            ("clearInterruptEvent()V", clear_interrupt),
            ("holdsLock(Ljava/lang/Object;)Z", holds_lock),
            ("yield()V", give_way),
            ("yield0()V", give_way),
            ("onSpinWait()V", give_way),
            ("sleep(J)V", sleep_millis),
            ("sleep0(J)V", sleep_nanos),
            ("sleepNanos0(J)V", sleep_nanos),
            ("ensureMaterializedForStackWalk(Ljava/lang/Object;)V", nothing),
            ("getNextThreadIdOffset()J", zero),
            ("extentLocalCache()[Ljava/lang/Object;", zero),
            ("scopedValueCache()[Ljava/lang/Object;", zero),
            ("setScopedValueCache([Ljava/lang/Object;)V", nothing),
            ("findScopedValueBindings()Ljava/lang/Object;", zero),
        ],
    );
    natives.class("java/lang/Thread$ThreadIdentifiers", &[("next()J", next_identifier)]);
}

fn current_thread<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_object(m.state.thread().object))
}

/// Threads of the JDK that serve the garbage collector; there is nothing for them to do here.
const IDLE: [&str; 3] = [
    "java/lang/ref/Reference$ReferenceHandler",
    "java/lang/ref/Finalizer$FinalizerThread",
    "jdk/internal/misc/InnocuousThread",
];

fn start<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let thread = m.object(args[0])?;
    let class = m.class_of(thread)?;
    if IDLE.contains(&&*class.name) {
        return Ok(Machine::<D>::nothing());
    }
    let holder = match class.field_named("holder") {
        Some(field) => {
            let holder = m.word(thread, field.slot)?;
            m.object(holder)?
        }
        None => thread,
    };
    let daemon = m.get_field(holder, "daemon")?;
    let daemon = m.int(daemon)? != 0;
    m.start_thread(thread, daemon)?;
    Ok(Machine::<D>::nothing())
}

fn id_at<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<ThreadId, D> {
    let thread = m.object(value)?;
    id_of(m, thread)
}

fn is_alive<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let id = id_at(m, args[0])?;
    Ok(Machine::<D>::of_bool(m.is_alive(id)))
}

fn interrupt<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let id = id_at(m, args[0])?;
    m.interrupt(id);
    Ok(Machine::<D>::nothing())
}

fn clear_interrupt<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    m.state.thread_mut().interrupted = false;
    Ok(Machine::<D>::nothing())
}

fn holds_lock<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let object = m.object(args[0])?;
    m.get(object)?;
    Ok(Machine::<D>::of_bool(m.holds(object)))
}

fn give_way<D: Domain>(_: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    Err(Trap::Yield)
}

fn sleep_millis<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let millis = m.long(args[0])?;
    if millis < 0 {
        return Err(m.throw("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    m.sleep((millis as u64).saturating_mul(1_000_000))?;
    Ok(Machine::<D>::nothing())
}

fn sleep_nanos<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let nanos = m.long(args[0])?;
    m.sleep(nanos.max(0) as u64)?;
    Ok(Machine::<D>::nothing())
}

/// Thread identifiers as JDK 25 hands them out; the real one counts in native memory.
fn next_identifier<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    const FIRST: i64 = 3;
    let id = m.state.next_identifier;
    m.state.next_identifier += 1;
    Ok(Machine::<D>::of_long(FIRST + id))
}
