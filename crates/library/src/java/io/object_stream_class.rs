//! `java.io.ObjectStreamClass`

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/ObjectStreamClass",
        &[
            ("initNative()V", nothing),
            ("hasStaticInitializer(Ljava/lang/Class;)Z", has_static_initializer),
        ],
    );
}

fn has_static_initializer<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let mirror = m.object(args[0])?;
    let class = m.class_of_mirror(mirror)?;
    Ok(Machine::<D>::of_bool(class.method_named("<clinit>", "()V").is_some()))
}
