//! Natives of `java.lang.invoke`, which stand in for its machinery of lambda forms and member names.

mod access;
mod lookup;
mod var_handle;
mod variable;

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    lookup::declare(natives);
    var_handle::declare(natives);
}

fn class_at<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<ClassRef, D> {
    let mirror = m.object(value)?;
    m.class_of_mirror(mirror)
}
