//! Natives of `java.lang`.

pub(crate) mod class;
mod class_loader;
mod double;
mod float;
mod invoke;
mod math;
mod module;
mod object;
mod process_environment;
mod ref_;
pub(crate) mod reflect;
mod runtime;
mod stack_trace_element;
mod stack_walker;
mod strict_math;
mod string;
mod system;
mod thread;
mod thread_view;
mod throwable;

pub(crate) use system::EPOCH_MILLIS;

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    class::declare(natives);
    class_loader::declare(natives);
    double::declare(natives);
    float::declare(natives);
    invoke::declare(natives);
    math::declare(natives);
    module::declare(natives);
    object::declare(natives);
    process_environment::declare(natives);
    ref_::declare(natives);
    reflect::declare(natives);
    runtime::declare(natives);
    stack_trace_element::declare(natives);
    stack_walker::declare(natives);
    strict_math::declare(natives);
    string::declare(natives);
    system::declare(natives);
    thread::declare(natives);
    thread_view::declare(natives);
    throwable::declare(natives);
}
