//! `java.lang.ClassLoader`

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class("java/lang/ClassLoader", &[("registerNatives()V", nothing)]);
}
