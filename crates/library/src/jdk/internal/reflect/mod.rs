//! Natives of `jdk.internal.reflect`.

mod constant_pool;
mod fields;
mod invoke;

use crate::java::lang::class::nest_host;
use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "jdk/internal/reflect/Reflection",
        &[
            ("getCallerClass()Ljava/lang/Class;", get_caller_class),
            ("getClassAccessFlags(Ljava/lang/Class;)I", get_class_access_flags),
            ("areNestMates(Ljava/lang/Class;Ljava/lang/Class;)Z", are_nest_mates),
        ],
    );
    constant_pool::declare(natives);
    fields::declare(natives);
    invoke::declare(natives);
}

/// The class of the method that called the caller, without the frames of reflection.
fn get_caller_class<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    let trace = m.stack_trace(None);
    let callers = trace.iter().skip(1).map(|(method, _)| method.class());
    let reflective = |class: &ClassRef| {
        class.name.starts_with("jdk/internal/reflect/") || &*class.name == "java/lang/reflect/Method"
    };
    match callers.into_iter().find(|class| !reflective(class)) {
        Some(class) => m.mirror(class).map(Machine::<D>::of_object),
        None => Ok(Machine::<D>::of_object(ObjId::NULL)),
    }
}

fn get_class_access_flags<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let mirror = m.object(args[0])?;
    let class = m.class_of_mirror(mirror)?;
    Ok(Machine::<D>::of_int(i32::from(class.access)))
}

fn are_nest_mates<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (one, two) = (m.object(args[0])?, m.object(args[1])?);
    let (one, two) = (m.class_of_mirror(one)?, m.class_of_mirror(two)?);
    Ok(Machine::<D>::of_bool(nest_host(m, one) == nest_host(m, two)))
}
