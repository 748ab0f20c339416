//! `java.lang.StackTraceElement`

use crate::prelude::*;
use javelin_program::method::MethodRef;
use javelin_vm::trace::decode_backtrace;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/StackTraceElement",
        &[
            (
                "initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V",
                fill_from_throwable,
            ),
            (
                "initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V",
                fill_from_backtrace,
            ),
            ("computeFormat(Ljava/lang/StackTraceElement;)V", nothing),
            ("computeFormat()V", nothing),
        ],
    );
}

fn fill_from_throwable<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let exception = m.object(args[1])?;
    let slot = m.known().throwable_backtrace;
    let backtrace = m.word(exception, slot)?;
    fill_from_backtrace(m, &[args[0], backtrace])
}

fn fill_from_backtrace<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (array, backtrace) = (m.object(args[0])?, m.object(args[1])?);
    let elements = m.object_array(array)?;
    if backtrace.is_null() {
        // An exception that was made without a stack trace.
        return Ok(Machine::<D>::nothing());
    }
    let words: Vec<u64> = m.get(backtrace)?.elements::<u64>().to_vec();
    for (element, word) in elements.into_iter().zip(words) {
        let (method, pc) = decode_backtrace(word);
        if let Some(method) = m.program().method_by_id(method) {
            fill_element(m, element, method, pc)?;
        }
    }
    Ok(Machine::<D>::nothing())
}

/// Sets the fields as HotSpot and `computeFormat` would, so that the element prints the same.
pub(crate) fn fill_element<D: Domain>(
    m: &mut Machine<'_, D>,
    element: ObjId,
    method: MethodRef,
    pc: u16,
) -> Outcome<(), D> {
    const BUILTIN_CLASS_LOADER: i32 = 1;
    const JDK_NON_UPGRADEABLE_MODULE: i32 = 2;
    const NATIVE_METHOD: i32 = -2;
    let class = method.class();
    let set_text = |m: &mut Machine<'_, D>, field: &str, text: &str| {
        let text = m.intern_text(text)?;
        m.set_field(element, field, Machine::<D>::of_object(text))
    };
    set_text(m, "declaringClass", &class.java_name())?;
    set_text(m, "methodName", &method.name)?;
    if let Some(file) = class.source_file() {
        set_text(m, "fileName", &file)?;
    }
    match class.module() {
        Some(module) => set_text(m, "moduleName", &module)?,
        None if m.is_defined_by_program(class) => copy_names(m, element, class)?,
        None => set_text(m, "classLoaderName", "app")?,
    }
    let line = if method.is_native() {
        NATIVE_METHOD
    } else {
        method.line(pc).map_or(-1, i32::from)
    };
    m.set_field(element, "lineNumber", Machine::<D>::of_int(line))?;
    let format = BUILTIN_CLASS_LOADER | JDK_NON_UPGRADEABLE_MODULE;
    m.set_field(element, "format", Machine::<D>::of_int(format))?;
    let mirror = m.mirror(class)?;
    m.set_field_if_present(element, "declaringClassObject", Machine::<D>::of_object(mirror))
}

/// Module and loader of a class that the program defined.
fn copy_names<D: Domain>(m: &mut Machine<'_, D>, element: ObjId, class: ClassRef) -> Outcome<(), D> {
    let mirror = m.mirror(class)?;
    for (from, to) in [("module", "moduleName"), ("classLoader", "classLoaderName")] {
        let owner = m.get_field(mirror, from)?;
        let owner = m.object(owner)?;
        if !owner.is_null() {
            let name = m.get_field(owner, "name")?;
            m.set_field(element, to, name)?;
        }
    }
    Ok(())
}
