//! Natives of the packages below `sun`.

mod nio;

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    nio::declare(natives);
}
