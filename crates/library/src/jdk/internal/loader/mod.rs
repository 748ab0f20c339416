//! Natives of `jdk.internal.loader`.

use crate::prelude::*;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "jdk/internal/loader/BootLoader",
        &[
            ("setBootLoaderUnnamedModule0(Ljava/lang/Module;)V", nothing),
            (
                "getSystemPackageLocation(Ljava/lang/String;)Ljava/lang/String;",
                system_package_location,
            ),
            // The JDK's own libraries: their natives are part of the machine.
            ("loadLibrary(Ljava/lang/String;)V", nothing),
        ],
    );
    natives.class(
        "jdk/internal/loader/NativeLibraries",
        &[
            ("findBuiltinLib(Ljava/lang/String;)Ljava/lang/String;", find_builtin),
            (
                "load(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZ)Z",
                load_library,
            ),
            (
                "load(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZZ)Z",
                load_library,
            ),
        ],
    );
}

/// The module of a package that a loaded class of the JDK is in, as `jrt:/module`.
fn system_package_location<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let package = m.text(args[0])?.replace('.', "/");
    let classes =
        (0..m.program().class_count() as u32).map(|id| m.program().class_by_id(javelin_program::class::ClassId(id)));
    let module = classes
        .filter(|class| class.package() == package)
        .find_map(|class| class.module());
    match module {
        Some(module) => m.new_string(&format!("jrt:/{module}")).map(Machine::<D>::of_object),
        None => Ok(Machine::<D>::of_object(ObjId::NULL)),
    }
}

/// The libraries whose natives are part of the machine, whether all of them or not: a missing one is named when it is
/// called.
const BUILTIN: [&str; 5] = ["java", "net", "nio", "prefs", "zip"];

fn find_builtin<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let file = m.text(args[0])?;
    let name = file.strip_prefix("lib").and_then(|name| name.strip_suffix(".so"));
    let known = name.is_some_and(|name| BUILTIN.contains(&name));
    Ok(if known {
        args[0]
    } else {
        Machine::<D>::of_object(ObjId::NULL)
    })
}

fn load_library<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let builtin = m.int(args[2])? != 0;
    if builtin {
        return Ok(Machine::<D>::of_bool(true));
    }
    let name = m.text(args[1])?;
    Err(Trap::Unsupported(format!("the native library {name}")))
}
