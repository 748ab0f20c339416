//! Natives of `java.security`. There is no security manager, so privileged actions just run.

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/security/AccessController",
        &[
            (
                "getStackAccessControlContext()Ljava/security/AccessControlContext;",
                zero,
            ),
            (
                "getInheritedAccessControlContext()Ljava/security/AccessControlContext;",
                zero,
            ),
            ("ensureMaterializedForStackWalk(Ljava/lang/Object;)V", nothing),
            (
                "getProtectionDomain(Ljava/lang/Class;)Ljava/security/ProtectionDomain;",
                zero,
            ),
        ],
    );
}
