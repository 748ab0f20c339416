//! Insides of `MethodHandle` that handles made here do not have. A combinator that is not one of ours ends up asking for
//! them; it must not go on with an answer that means something else.

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/invoke/MethodHandle",
        &[
            ("rebind()Ljava/lang/invoke/BoundMethodHandle;", missing),
            (
                "copyWith(Ljava/lang/invoke/MethodType;Ljava/lang/invoke/LambdaForm;)Ljava/lang/invoke/MethodHandle;",
                missing,
            ),
            ("internalForm()Ljava/lang/invoke/LambdaForm;", missing),
            ("internalMemberName()Ljava/lang/invoke/MemberName;", missing),
            ("isCrackable()Z", missing),
        ],
    );
}

/// Names the method of the library that the program called.
fn missing<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    let trace = m.stack_trace(None);
    let called = trace
        .iter()
        .map(|(method, _)| method)
        .take_while(|method| method.class().is_platform())
        .last();
    let name = called.map_or_else(
        || "MethodHandle".to_owned(),
        |method| format!("{}.{}", method.class().java_name(), method.name),
    );
    Err(Trap::Unsupported(format!("{name} on a method handle")))
}
