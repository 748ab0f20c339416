//! Classes and fields that the machine itself has to know.

use javelin_program::class::ClassRef;
use javelin_program::error::LinkError;
use javelin_program::program::Program;

/// A class of the library does not look as the machine expects.
fn missing(class: &str, field: &str) -> LinkError {
    LinkError::NoSuchField(format!("the JDK's class {class} has no field {field}"))
}

fn slot(class: ClassRef, field: &str) -> Result<u16, LinkError> {
    class
        .field_named(field)
        .map(|field| field.slot)
        .ok_or_else(|| missing(&class.java_name(), field))
}

/// Well-known classes and the words of their fields.
#[derive(Debug)]
pub struct Known {
    pub object: ClassRef,
    pub class: ClassRef,
    pub string: ClassRef,
    pub thread: ClassRef,
    pub throwable: ClassRef,
    pub error: ClassRef,
    pub byte_array: ClassRef,
    pub char_array: ClassRef,
    pub int_array: ClassRef,
    pub long_array: ClassRef,
    pub object_array: ClassRef,
    pub string_array: ClassRef,
    pub string_value: u16,
    pub string_coder: u16,
    pub throwable_backtrace: u16,
    pub throwable_message: u16,
    pub throwable_cause: u16,
    pub throwable_stack_trace: u16,
    pub throwable_suppressed: u16,
    pub throwable_depth: u16,
    /// The hidden word of `java.lang.Class`: the class id.
    pub class_id: u16,
    /// The hidden word of `java.lang.Thread`: the thread id.
    pub thread_id: u16,
}

impl Known {
    pub fn load(program: &Program) -> Result<Known, LinkError> {
        let class = program.load("java/lang/Class")?;
        let string = program.load("java/lang/String")?;
        let thread = program.load("java/lang/Thread")?;
        let throwable = program.load("java/lang/Throwable")?;
        let hidden = |class: ClassRef| class.hidden_word.ok_or_else(|| missing(&class.java_name(), "(hidden)"));
        Ok(Known {
            object: program.load("java/lang/Object")?,
            class,
            string,
            thread,
            throwable,
            error: program.load("java/lang/Error")?,
            byte_array: program.load("[B")?,
            char_array: program.load("[C")?,
            int_array: program.load("[I")?,
            long_array: program.load("[J")?,
            object_array: program.load("[Ljava/lang/Object;")?,
            string_array: program.load("[Ljava/lang/String;")?,
            string_value: slot(string, "value")?,
            string_coder: slot(string, "coder")?,
            throwable_backtrace: slot(throwable, "backtrace")?,
            throwable_message: slot(throwable, "detailMessage")?,
            throwable_cause: slot(throwable, "cause")?,
            throwable_stack_trace: slot(throwable, "stackTrace")?,
            throwable_suppressed: slot(throwable, "suppressedExceptions")?,
            throwable_depth: slot(throwable, "depth")?,
            class_id: hidden(class)?,
            thread_id: hidden(thread)?,
        })
    }
}
