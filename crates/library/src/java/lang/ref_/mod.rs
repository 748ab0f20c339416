//! Natives of `java.lang.ref`. Every reference is strong: nothing is ever cleared by itself.

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/ref/Reference",
        &[
            ("refersTo0(Ljava/lang/Object;)Z", refers_to),
            ("clear0()V", clear),
            ("getAndClearReferencePendingList()Ljava/lang/ref/Reference;", zero),
            ("hasReferencePendingList()Z", no),
        ],
    );
    natives.class(
        "java/lang/ref/PhantomReference",
        &[("refersTo0(Ljava/lang/Object;)Z", refers_to), ("clear0()V", clear)],
    );
    natives.class(
        "java/lang/ref/Finalizer",
        &[
            ("isFinalizationEnabled()Z", no),
            ("register(Ljava/lang/Object;)V", nothing),
        ],
    );
}

fn refers_to<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let reference = m.object(args[0])?;
    let referent = m.get_field(reference, "referent")?;
    let (referent, other) = (m.object(referent)?, m.object(args[1])?);
    Ok(Machine::<D>::of_bool(referent == other))
}

fn clear<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let reference = m.object(args[0])?;
    m.set_field(reference, "referent", Machine::<D>::of_object(ObjId::NULL))?;
    Ok(Machine::<D>::nothing())
}
