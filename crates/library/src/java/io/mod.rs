//! Natives of `java.io`. Output goes to the state's log, files to the state's view of the file system.

mod console;
mod file_descriptor;
mod file_input_stream;
mod file_output_stream;
mod object_stream_class;
mod random_access_file;
mod streams;
mod unix_file_system;

use crate::prelude::*;

pub(crate) use file_descriptor::number_of;
pub(crate) use streams::{io_error, read_some, write_all};

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    console::declare(natives);
    file_descriptor::declare(natives);
    file_input_stream::declare(natives);
    file_output_stream::declare(natives);
    object_stream_class::declare(natives);
    random_access_file::declare(natives);
    unix_file_system::declare(natives);
}
