//! `java.lang.invoke.MethodHandles` and its `Lookup`: where handles for variables come from.

use super::class_at;
use super::variable::Variable;
use crate::prelude::*;
use javelin_program::class::FieldRef;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/invoke/MethodHandles$Lookup",
        &[
            (
                "findVarHandle(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
                find_var_handle,
            ),
            (
                "findStaticVarHandle(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
                find_static_var_handle,
            ),
            (
                "unreflectVarHandle(Ljava/lang/reflect/Field;)Ljava/lang/invoke/VarHandle;",
                unreflect_var_handle,
            ),
        ],
    );
    natives.class(
        "java/lang/invoke/MethodHandles",
        &[
            (
                "arrayElementVarHandle(Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
                array_element_var_handle,
            ),
            (
                "byteArrayViewVarHandle(Ljava/lang/Class;Ljava/nio/ByteOrder;)Ljava/lang/invoke/VarHandle;",
                byte_array_view,
            ),
            (
                "byteBufferViewVarHandle(Ljava/lang/Class;Ljava/nio/ByteOrder;)Ljava/lang/invoke/VarHandle;",
                byte_buffer_view,
            ),
        ],
    );
}

/// The field that the arguments of a lookup method name.
pub(super) fn look_up_field<D: Domain>(
    m: &mut Machine<'_, D>,
    args: &[D::Value],
    is_static: bool,
) -> Outcome<(ClassRef, FieldRef), D> {
    let class = class_at(m, args[1])?;
    let name = m.text(args[2])?;
    let of_type = class_at(m, args[3])?;
    let verb = if is_static { "getStatic" } else { "getField" };
    let member = || format!("{}.{name}/{}/{verb}", class.java_name(), of_type.java_name());
    match m.program().find_field(class, &name, &of_type.descriptor()) {
        Some(field) if field.is_static() == is_static => Ok((class, field)),
        Some(field) => {
            let (expected, found) = if is_static {
                ("static", "getField")
            } else {
                ("non-static", "getStatic")
            };
            let member = format!("{}.{name}/{}/{found}", field.class().java_name(), of_type.java_name());
            let lookup = describe_lookup(m, args[0])?;
            let message = format!("expected a {expected} field: {member}, from {lookup}");
            Err(m.throw("java/lang/IllegalAccessException", &message))
        }
        None => {
            let message = format!("no such field: {}", member());
            Err(with_cause(
                m,
                "java/lang/NoSuchFieldException",
                &message,
                "java/lang/NoSuchFieldError",
                &name,
            ))
        }
    }
}

/// A lookup object as messages show it.
pub(super) fn describe_lookup<D: Domain>(m: &mut Machine<'_, D>, lookup: D::Value) -> Outcome<String, D> {
    let lookup = m.object(lookup)?;
    let class = m.get_field(lookup, "lookupClass")?;
    let mirror = m.object(class)?;
    let class = m.class_of_mirror(mirror)?;
    let module = m.get_field(mirror, "module")?;
    let module = m.object(module)?;
    let module = match class.module() {
        Some(name) => format!("module {name}"),
        None => format!("unnamed module @{:x}", m.state.identity_hash(module)),
    };
    Ok(format!("{} ({module})", javelin_vm::machine::class_label(class)))
}

/// An exception that has another one as its cause.
pub(super) fn with_cause<D: Domain>(
    m: &mut Machine<'_, D>,
    class: &str,
    message: &str,
    cause: &str,
    reason: &str,
) -> Trap<D> {
    let linked = m.make_exception(cause, Some(reason)).and_then(|cause| {
        let exception = m.make_exception(class, Some(message))?;
        m.set_word(exception, m.known().throwable_cause, Machine::<D>::of_object(cause))?;
        Ok(exception)
    });
    linked.map_or_else(|trap| trap, Trap::Throw)
}

fn find_var_handle<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (receiver, field) = look_up_field(m, args, false)?;
    Variable::Field { receiver, field }.make(m)
}

fn find_static_var_handle<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (_, field) = look_up_field(m, args, true)?;
    Variable::Static(field).make(m)
}

fn unreflect_var_handle<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let object = m.object(args[1])?;
    let class = m.get_field(object, "clazz")?;
    let class = class_at(m, class)?;
    let index = m.get_field(object, "slot")?;
    let index = m.int(index)? as usize;
    match class.fields.get(index) {
        Some(field) if field.is_static() => Variable::Static(field).make(m),
        Some(field) => Variable::Field { receiver: class, field }.make(m),
        None => Err(m.throw_plain("java/lang/InternalError")),
    }
}

fn array_element_var_handle<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    if !class.is_array() {
        let message = format!("not an array type: {}", class.java_name());
        return Err(m.throw("java/lang/IllegalArgumentException", &message));
    }
    Variable::Element(class).make(m)
}

/// The array class whose elements a view shows, and whether the most significant byte comes first.
fn view<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Outcome<(ClassRef, bool), D> {
    let class = class_at(m, args[0])?;
    let order = m.object(args[1])?;
    if !class.is_array() {
        let message = format!("not an array type: {}", class.java_name());
        return Err(m.throw("java/lang/IllegalArgumentException", &message));
    }
    if matches!(
        class.element_kind(),
        None | Some(Kind::Boolean | Kind::Byte | Kind::Reference)
    ) {
        return Err(m.throw_plain("java/lang/UnsupportedOperationException"));
    }
    let orders = m.class_of(order)?;
    let big = m.get_static(orders, "BIG_ENDIAN")?;
    Ok((class, m.object(big)? == order))
}

fn byte_array_view<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (view, big_endian) = view(m, args)?;
    Variable::Bytes { view, big_endian }.make(m)
}

fn byte_buffer_view<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (view, big_endian) = view(m, args)?;
    Variable::Buffer { view, big_endian }.make(m)
}
