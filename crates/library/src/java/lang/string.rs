//! `java.lang.String` and `java.lang.StringUTF16`

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class("java/lang/String", &[("intern()Ljava/lang/String;", intern)]);
    natives.class("java/lang/StringUTF16", &[("isBigEndian()Z", no)]);
    natives.class("java/lang/StringCoding", &[("err(Ljava/lang/String;)V", nothing)]);
}

fn intern<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let string = m.object(args[0])?;
    m.intern_object(string).map(Machine::<D>::of_object)
}
