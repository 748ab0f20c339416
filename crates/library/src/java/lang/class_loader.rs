//! `java.lang.ClassLoader`, and the built-in loaders, which all look into the one program there is.

use crate::modules;
use crate::prelude::*;
use javelin_program::class::ClassOrigin;
use javelin_program::error::LinkError;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/ClassLoader",
        &[
            ("registerNatives()V", nothing),
            ("findBootstrapClass(Ljava/lang/String;)Ljava/lang/Class;", find_bootstrap_class),
            ("findLoadedClass0(Ljava/lang/String;)Ljava/lang/Class;", find_loaded_class),
            (
                "defineClass1(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;",
                define_class,
            ),
            (
                "defineClass0(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BIILjava/security/ProtectionDomain;ZILjava/lang/Object;)Ljava/lang/Class;",
                define_from_lookup,
            ),
        ],
    );
    natives.class(
        "jdk/internal/loader/BuiltinClassLoader",
        &[
            (
                "loadClassOrNull(Ljava/lang/String;Z)Ljava/lang/Class;",
                load_class_or_null,
            ),
            (
                "findClassInModuleOrNull(Ljdk/internal/loader/BuiltinClassLoader$LoadedModule;Ljava/lang/String;)Ljava/lang/Class;",
                find_class_in_module,
            ),
        ],
    );
}

fn mirror_or_null<D: Domain>(m: &mut Machine<'_, D>, class: Option<ClassRef>) -> Answer<D> {
    class
        .map_or(Ok(ObjId::NULL), |class| m.mirror(class))
        .map(Machine::<D>::of_object)
}

/// The class of a name in Java's spelling; `None` if there is no such class.
fn find<D: Domain>(m: &mut Machine<'_, D>, name: &str) -> Outcome<Option<ClassRef>, D> {
    let internal = name.replace('.', "/");
    match m.program().load(&internal) {
        Ok(class) => Ok(Some(class)),
        Err(LinkError::NotFound(missing)) if missing == internal => Ok(None),
        Err(error) => Err(m.throw_link(&error)),
    }
}

/// The loader of a class in this state.
fn loader_of<D: Domain>(m: &mut Machine<'_, D>, class: ClassRef) -> Outcome<ObjId, D> {
    let mirror = m.mirror(class)?;
    let loader = m.get_field(mirror, "classLoader")?;
    m.object(loader)
}

fn find_bootstrap_class<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let name = m.text(args[0])?;
    let Some(class) = find(m, &name)?.filter(|class| class.is_platform()) else {
        return mirror_or_null(m, None);
    };
    let boot = loader_of(m, class)?.is_null();
    mirror_or_null(m, boot.then_some(class))
}

fn find_loaded_class<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let this = m.object(args[0])?;
    let name = m.text(args[1])?.replace('.', "/");
    let Some(class) = m.program().loaded(&name) else {
        return mirror_or_null(m, None);
    };
    let own = m.state.class_state(class.id).mirror.is_null() || loader_of(m, class)? != this;
    mirror_or_null(m, (!own).then_some(class))
}

fn load_class_or_null<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let this = m.object(args[0])?;
    let name = m.text(args[1])?;
    let class = find_for(m, this, &name)?;
    mirror_or_null(m, class)
}

/// The class that a loader finds without running code of the program: the application loader sees everything, the
/// platform loader the JDK, the boot loader its own modules, others what they defined.
pub(super) fn find_for<D: Domain>(m: &mut Machine<'_, D>, loader: ObjId, name: &str) -> Outcome<Option<ClassRef>, D> {
    let sort = if loader.is_null() {
        "BootClassLoader"
    } else {
        m.class_of(loader)?.name.as_str()
    };
    let sort = sort.strip_prefix("jdk/internal/loader/ClassLoaders$").unwrap_or(sort);
    let builtin = matches!(sort, "AppClassLoader" | "PlatformClassLoader" | "BootClassLoader");
    let class = if builtin {
        find(m, name)?
    } else {
        m.program().loaded(&name.replace('.', "/"))
    };
    let Some(class) = class else { return Ok(None) };
    let visible = match sort {
        "AppClassLoader" => !m.is_defined_by_program(class) || loader_of(m, class)? == loader,
        "PlatformClassLoader" => class.is_platform(),
        "BootClassLoader" => class.is_platform() && loader_of(m, class)?.is_null(),
        _ => m.is_defined_by_program(class) && loader_of(m, class)? == loader,
    };
    Ok(visible.then_some(class))
}

fn find_class_in_module<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let name = m.text(args[2])?;
    let class = find(m, &name)?.filter(|class| class.is_platform());
    mirror_or_null(m, class)
}

fn bytes_at<D: Domain>(m: &mut Machine<'_, D>, array: D::Value, at: D::Value, count: D::Value) -> Outcome<Vec<u8>, D> {
    let array = m.object(array)?;
    let (at, count) = (m.int(at)?, m.int(count)?);
    let bytes = m.byte_array(array)?;
    let end = usize::try_from(at)
        .ok()
        .zip(usize::try_from(count).ok())
        .and_then(|(at, count)| bytes.get(at..at + count));
    match end {
        Some(bytes) => Ok(bytes.to_vec()),
        None => Err(m.throw_plain("java/lang/ArrayIndexOutOfBoundsException")),
    }
}

fn define<D: Domain>(
    m: &mut Machine<'_, D>,
    loader: D::Value,
    name: D::Value,
    bytes: Vec<u8>,
    domain: D::Value,
) -> Answer<D> {
    modules::need(m)?;
    let name = m.object(name)?;
    let expected = if name.is_null() {
        None
    } else {
        Some(m.string_text(name)?.replace('.', "/"))
    };
    let loader = m.object(loader)?;
    let origin = ClassOrigin::ClassPath {
        entry: "defined by the program".to_owned(),
    };
    let defined = m.program().define_as(expected.as_deref(), bytes, origin);
    let class = m.linked(defined)?;
    let mirror = m.mirror_with_loader(class, loader)?;
    m.set_field_if_present(mirror, "protectionDomain", domain)?;
    Ok(Machine::<D>::of_object(mirror))
}

/// loader, name, bytes, start, length, protection domain, source
fn define_class<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let bytes = bytes_at(m, args[2], args[3], args[4])?;
    define(m, args[0], args[1], bytes, args[5])
}

/// loader, lookup class, name, bytes, start, length, protection domain, whether to initialise, flags, class data
fn define_from_lookup<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    const HIDDEN: i32 = 2;
    let name = m.text(args[2])?;
    if m.int(args[8])? & HIDDEN != 0 {
        return Err(Trap::Unsupported(format!("the hidden class {name}")));
    }
    let bytes = bytes_at(m, args[3], args[4], args[5])?;
    define(m, args[0], args[2], bytes, args[6])
}
