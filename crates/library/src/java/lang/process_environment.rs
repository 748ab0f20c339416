//! `java.lang.ProcessEnvironment`: what `System.getenv` sees.

use crate::prelude::*;
use std::os::unix::ffi::OsStrExt;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class("java/lang/ProcessEnvironment", &[("environ()[[B", environ)]);
    natives.class("java/lang/ProcessImpl", &[("init()V", nothing)]);
}

/// Names and values in turn, as bytes.
fn environ<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    let class = m.array_of(m.known().byte_array)?;
    let mut entries = Vec::new();
    for (name, value) in std::env::vars_os() {
        entries.push(m.new_byte_array(name.as_bytes())?);
        entries.push(m.new_byte_array(value.as_bytes())?);
    }
    m.new_object_array(class, &entries).map(Machine::<D>::of_object)
}
