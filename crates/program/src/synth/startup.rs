//! The class whose initialiser starts the module system and the class loaders, so that it happens once, on demand,
//! and other threads wait for it.

use super::SynthClass;
use super::code::op;
use super::writer::ClassWriter;
use crate::access::STATIC;
use crate::descriptor::Kind;

/// Its initialiser calls its own `begin`, phases 2 and 3 of `System`, and its own `end` with the result of phase 2.
/// Natives stand in for `begin` and `end`.
pub fn module_startup(name: &'static str) -> Result<SynthClass, String> {
    const SYSTEM: &str = "java/lang/System";
    let mut writer = ClassWriter::synthetic(name);
    for (method, descriptor) in [("begin", "()V"), ("end", "(I)V")] {
        writer.method(STATIC, method, descriptor, |code| {
            code.ret(Kind::Void);
            Ok(())
        })?;
    }
    writer.method(STATIC, "<clinit>", "()V", |code| {
        code.invoke_static(name, "begin", "()V")?;
        code.push_int(1);
        code.op(op::DUP);
        code.invoke_static(SYSTEM, "initPhase2", "(ZZ)I")?;
        code.invoke_static(SYSTEM, "initPhase3", "()V")?;
        code.invoke_static(name, "end", "(I)V")?;
        code.ret(Kind::Void);
        Ok(())
    })?;
    Ok(SynthClass {
        name: name.to_owned(),
        bytes: writer.finish()?,
        method: "begin",
    })
}
