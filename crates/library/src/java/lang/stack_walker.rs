//! `java.lang.StackWalker`: frames are handed out in batches. A frame refers to its method by a
//! `java.lang.reflect.Method`, where HotSpot has a member name.

use super::class::members::{executable_at, method_object};
use super::stack_trace_element::fill_element;
use crate::prelude::*;
use javelin_program::method::MethodRef;

const FRAME: &str = "java/lang/StackFrameInfo";
/// The mode in which only classes are asked for.
const CLASSES_ONLY: i64 = 2;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class("java/lang/StackStreamFactory", &[("checkStackWalkModes()Z", yes)]);
    natives.class(
        "java/lang/StackStreamFactory$AbstractStackWalker",
        &[
            ("callStackWalk(JIII[Ljava/lang/Object;)Ljava/lang/Object;", |m, args| begin(m, args, 3)),
            (
                "callStackWalk(IILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/Object;)Ljava/lang/Object;",
                |m, args| begin(m, args, 5),
            ),
            ("fetchStackFrames(JJII[Ljava/lang/Object;)I", |m, args| fetch(m, args, 3)),
            ("fetchStackFrames(IJIII[Ljava/lang/Object;)I", |m, args| fetch(m, args, 4)),
        ],
    );
    natives.class(
        FRAME,
        &[
            ("declaringClass()Ljava/lang/Class;", declaring_class),
            ("expandStackFrameInfo()V", expand),
        ],
    );
    // JDK 17 asks its member name for everything.
    natives.class(
        FRAME,
        &[
            ("<init>(Ljava/lang/StackWalker;)V", initialize_frame),
            ("getMethodName()Ljava/lang/String;", method_name),
            ("getMethodType()Ljava/lang/invoke/MethodType;", method_type),
            ("getDescriptor()Ljava/lang/String;", descriptor),
            ("isNativeMethod()Z", is_native),
        ],
    );
    natives.class(
        "java/lang/StackTraceElement",
        &[(
            "initStackTraceElement(Ljava/lang/StackTraceElement;Ljava/lang/StackFrameInfo;)V",
            fill_stack_trace_element,
        )],
    );
}

/// The walkers themselves are not part of the walk.
fn is_walker(class: ClassRef) -> bool {
    const WALKER: &str = "java/lang/StackStreamFactory$AbstractStackWalker";
    let name: &str = &class.name;
    name == "java/lang/StackWalker" || name == WALKER || class.super_class.is_some_and(|parent| &*parent.name == WALKER)
}

/// The frames of a walk that began when the thread had `anchor` frames.
fn walked<D: Domain>(m: &Machine<'_, D>, anchor: usize) -> Vec<(MethodRef, u16)> {
    m.stack_trace_below(anchor)
        .into_iter()
        .skip_while(|(method, _)| is_walker(method.class()))
        .collect()
}

/// The mode is the first argument; batch size, start and buffer are at `at` and after.
fn begin<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], at: usize) -> Answer<D> {
    let anchor = m.state.thread().frames.len();
    let mode = mode(m, args[1])?;
    let size = m.int(args[at])?;
    let start = m.int(args[at + 1])?;
    let frames = walked(m, anchor);
    let count = fill(m, &frames, mode, size, start, args[at + 2])?;
    let walker = m.object(args[0])?;
    let class = m.class_of(walker)?;
    let Some(method) = class.method_named("doStackWalk", "(JIIII)Ljava/lang/Object;") else {
        return Err(Trap::Unsupported("StackWalker without doStackWalk".to_owned()));
    };
    let int = Machine::<D>::of_int;
    Err(m.call(
        method,
        &[
            args[0],
            Machine::<D>::of_long(anchor as i64),
            int(0),
            int(count),
            int(start),
            int(start + count),
        ],
    ))
}

/// JDK 17 has a long mode, JDK 25 an int.
fn mode<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<i64, D> {
    Ok(m.long(value)? & 0xFFFF)
}

fn fetch<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], at: usize) -> Answer<D> {
    let mode = mode(m, args[1])?;
    let anchor = m.long(args[2])? as usize;
    let size = m.int(args[at])?;
    let start = m.int(args[at + 1])?;
    let walker = m.object(args[0])?;
    let done = m.get_field(walker, "depth")?;
    let done = m.int(done)? as usize;
    let frames = walked(m, anchor);
    let count = fill(
        m,
        frames.get(done..).unwrap_or_default(),
        mode,
        size,
        start,
        args[at + 2],
    )?;
    // JDK 17 wants the end of what was filled, JDK 25 how much.
    let counts = m.program().jdk.feature > 17 && at == 4;
    Ok(Machine::<D>::of_int(if counts { count } else { start + count }))
}

/// Fills the buffer; the answer is how many frames fit.
fn fill<D: Domain>(
    m: &mut Machine<'_, D>,
    frames: &[(MethodRef, u16)],
    mode: i64,
    size: i32,
    start: i32,
    buffer: D::Value,
) -> Outcome<i32, D> {
    let buffer = m.object(buffer)?;
    let room = (m.get(buffer)?.length() as i32 - start).min(size).max(0);
    let frames = &frames[..frames.len().min(room as usize)];
    for (index, &(method, pc)) in (start as u32..).zip(frames) {
        let element = m.element(buffer, index)?;
        let element = m.object(element)?;
        let filled = fill_frame(m, element, method, pc, mode)?;
        m.set_element(buffer, index, Machine::<D>::of_object(filled))?;
    }
    Ok(frames.len() as i32)
}

/// What the buffer holds for a frame: the class itself in JDK 17's class mode, else the frame object that is there.
fn fill_frame<D: Domain>(
    m: &mut Machine<'_, D>,
    frame: ObjId,
    method: MethodRef,
    pc: u16,
    mode: i64,
) -> Outcome<ObjId, D> {
    let mirror = m.mirror(method.class())?;
    let modern = m.program().jdk.feature > 17;
    if mode & CLASSES_ONLY != 0 {
        if !modern {
            return Ok(mirror);
        }
        m.set_field(frame, "classOrMemberName", Machine::<D>::of_object(mirror))?;
        return Ok(frame);
    }
    let member = method_object(m, method)?;
    let name = if modern { "classOrMemberName" } else { "memberName" };
    m.set_field(frame, name, Machine::<D>::of_object(member))?;
    m.set_field(frame, "bci", Machine::<D>::of_int(i32::from(pc)))?;
    if modern {
        let flags = m.get_field(frame, "flags")?;
        let flags = m.int(flags)? | i32::from(method.access);
        m.set_field(frame, "flags", Machine::<D>::of_int(flags))?;
    }
    Ok(frame)
}

fn method_of<D: Domain>(m: &mut Machine<'_, D>, frame: D::Value) -> Outcome<MethodRef, D> {
    let frame = m.object(frame)?;
    let class = m.class_of(frame)?;
    let name = if class.field_named("memberName").is_some() {
        "memberName"
    } else {
        "classOrMemberName"
    };
    let member = m.get_field(frame, name)?;
    executable_at(m, member)
}

fn declaring_class<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = method_of(m, args[0])?.class();
    m.mirror(class).map(Machine::<D>::of_object)
}

fn expand<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let method = method_of(m, args[0])?;
    let frame = m.object(args[0])?;
    let name = m.intern_text(&method.name)?;
    let descriptor = m.intern_text(&method.descriptor)?;
    m.set_field(frame, "name", Machine::<D>::of_object(name))?;
    m.set_field(frame, "type", Machine::<D>::of_object(descriptor))?;
    Ok(Machine::<D>::nothing())
}

fn is_modern<D: Domain>(m: &Machine<'_, D>) -> bool {
    m.program().jdk.feature > 17
}

fn initialize_frame<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    if is_modern(m) {
        return Err(Trap::Proceed);
    }
    let (frame, walker) = (m.object(args[0])?, m.object(args[1])?);
    let retain = m.get_field(walker, "retainClassRef")?;
    m.set_field(frame, "retainClassRef", retain)?;
    Ok(Machine::<D>::nothing())
}

fn method_name<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    if is_modern(m) {
        return Err(Trap::Proceed);
    }
    let name = method_of(m, args[0])?.name;
    m.intern_text(&name).map(Machine::<D>::of_object)
}

fn descriptor<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    if is_modern(m) {
        return Err(Trap::Proceed);
    }
    let descriptor = method_of(m, args[0])?.descriptor;
    m.intern_text(&descriptor).map(Machine::<D>::of_object)
}

fn is_native<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    if is_modern(m) {
        return Err(Trap::Proceed);
    }
    Ok(Machine::<D>::of_bool(method_of(m, args[0])?.is_native()))
}

fn method_type<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    if is_modern(m) {
        return Err(Trap::Proceed);
    }
    let frame = m.object(args[0])?;
    let retain = m.get_field(frame, "retainClassRef")?;
    if m.int(retain)? == 0 {
        return Err(m.throw(
            "java/lang/UnsupportedOperationException",
            "No access to RETAIN_CLASS_REFERENCE",
        ));
    }
    let method = method_of(m, args[0])?;
    let mirror = m.mirror(method.class())?;
    let loader = m.get_field(mirror, "classLoader")?;
    let class = m.load("java/lang/invoke/MethodType")?;
    m.initialize(class)?;
    let descriptor = m.intern_text(&method.descriptor)?;
    let signature = "(Ljava/lang/String;Ljava/lang/ClassLoader;)Ljava/lang/invoke/MethodType;";
    match class.method_named("fromMethodDescriptorString", signature) {
        Some(method) => Err(m.call(method, &[Machine::<D>::of_object(descriptor), loader])),
        None => Err(Trap::Unsupported("MethodType.fromMethodDescriptorString".to_owned())),
    }
}

fn fill_stack_trace_element<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (element, frame) = (m.object(args[0])?, m.object(args[1])?);
    let method = method_of(m, args[1])?;
    let pc = m.get_field(frame, "bci")?;
    let pc = m.int(pc)? as u16;
    fill_element(m, element, method, pc)?;
    Ok(Machine::<D>::nothing())
}
