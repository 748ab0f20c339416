//! `java.io.Console`: there is never one; standard input and output are not a terminal to the program.

use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/io/Console",
        &[
            ("encoding()Ljava/lang/String;", zero),
            ("istty()Z", no),
            ("ttyStatus()I", zero),
        ],
    );
}
