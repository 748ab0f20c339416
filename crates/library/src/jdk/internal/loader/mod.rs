//! Natives of `jdk.internal.loader`.

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "jdk/internal/loader/BootLoader",
        &[("setBootLoaderUnnamedModule0(Ljava/lang/Module;)V", nothing)],
    );
    natives.class(
        "jdk/internal/loader/NativeLibraries",
        &[("findBuiltinLib(Ljava/lang/String;)Ljava/lang/String;", zero)],
    );
}
