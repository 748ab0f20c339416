//! The class whose initialiser starts the module system and the class loaders, so that it happens once, on demand,
//! and other threads wait for it.

use super::SynthClass;
use super::code::op;
use super::writer::ClassWriter;
use crate::access::STATIC;
use crate::descriptor::Kind;

/// Its initialiser calls its own `begin`, phases 2 and 3 of `System`, and its own `end` with the result of phase 2.
/// Natives stand in for `begin` and `end`. `load` and `loadInitialized` ask a loader for a class.
pub fn module_startup(name: &'static str) -> Result<SynthClass, String> {
    const SYSTEM: &str = "java/lang/System";
    const UNSAFE: &str = "jdk/internal/misc/Unsafe";
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
    let (load, load_initialized) = ("load", "loadInitialized");
    let descriptor = "(Ljava/lang/ClassLoader;Ljava/lang/String;)Ljava/lang/Class;";
    for method in [load, load_initialized] {
        writer.method(STATIC, method, descriptor, |code| {
            code.load(Kind::Reference, 0);
            code.load(Kind::Reference, 1);
            code.invoke_virtual(
                "java/lang/ClassLoader",
                "loadClass",
                "(Ljava/lang/String;)Ljava/lang/Class;",
            )?;
            if method == load_initialized {
                code.store(Kind::Reference, 1);
                code.invoke_static(UNSAFE, "getUnsafe", "()Ljdk/internal/misc/Unsafe;")?;
                code.load(Kind::Reference, 1);
                code.invoke_virtual(UNSAFE, "ensureClassInitialized", "(Ljava/lang/Class;)V")?;
                code.load(Kind::Reference, 1);
            }
            code.ret(Kind::Reference);
            Ok(())
        })?;
    }
    protection_domain(&mut writer)?;
    Ok(SynthClass {
        name: name.to_owned(),
        bytes: writer.finish()?,
        method: "begin",
    })
}

/// `domain(loader, path)`: the protection domain that a loader gives to the classes of a directory or jar.
fn protection_domain(writer: &mut ClassWriter) -> Result<(), String> {
    const SOURCE: &str = "java/security/CodeSource";
    let descriptor = "(Ljava/lang/ClassLoader;Ljava/lang/String;)Ljava/security/ProtectionDomain;";
    writer.method(STATIC, "domain", descriptor, |code| {
        code.load(Kind::Reference, 0);
        code.class_op(op::NEW, SOURCE);
        code.op(op::DUP);
        code.class_op(op::NEW, "java/io/File");
        code.op(op::DUP);
        code.load(Kind::Reference, 1);
        code.invoke_special("java/io/File", "<init>", "(Ljava/lang/String;)V")?;
        code.invoke_virtual("java/io/File", "toURI", "()Ljava/net/URI;")?;
        code.invoke_virtual("java/net/URI", "toURL", "()Ljava/net/URL;")?;
        code.op(op::ACONST_NULL);
        code.invoke_special(SOURCE, "<init>", "(Ljava/net/URL;[Ljava/security/CodeSigner;)V")?;
        let descriptor = "(Ljava/security/CodeSource;)Ljava/security/ProtectionDomain;";
        code.invoke_virtual("java/security/SecureClassLoader", "getProtectionDomain", descriptor)?;
        code.ret(Kind::Reference);
        Ok(())
    })
}
