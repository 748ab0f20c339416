//! Natives of `java.lang.invoke`, which stand in for its machinery of lambda forms and member names.

mod access;
mod call_site;
mod combine;
mod conversion;
mod find;
mod internals;
mod lookup;
mod method_handle;
mod var_handle;
mod variable;

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    call_site::declare(natives);
    combine::declare(natives);
    find::declare(natives);
    internals::declare(natives);
    lookup::declare(natives);
    method_handle::declare(natives);
    var_handle::declare(natives);
}

fn class_at<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<ClassRef, D> {
    let mirror = m.object(value)?;
    m.class_of_mirror(mirror)
}

/// What `Class.cast` does.
fn check_cast<D: Domain>(m: &mut Machine<'_, D>, object: ObjId, class: ClassRef) -> Outcome<(), D> {
    if object.is_null() {
        return Ok(());
    }
    let actual = m.class_of(object)?;
    if actual.is_subtype_of(class) {
        return Ok(());
    }
    let message = format!("Cannot cast {} to {}", actual.java_name(), class.java_name());
    Err(m.throw("java/lang/ClassCastException", &message))
}
