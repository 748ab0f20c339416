//! The module system and the class loaders. Most programs never need them, and starting them takes far longer than
//! starting `main`, so they are started when somebody asks for a module or a loader.

use crate::prelude::*;
use javelin_program::class::ClassOrigin;
use javelin_program::method::MethodRef;
use javelin_program::program::Program;
use javelin_program::synth;

/// The class whose initialiser starts the module system.
const STARTUP: &str = "javelin/Modules";
const VM: &str = "jdk/internal/misc/VM";
/// `VM.initLevel` when phase 1 is over, and when everything is.
const JAVA_LANG_SYSTEM_INITED: i32 = 1;
const SYSTEM_BOOTED: i32 = 4;

pub(crate) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(STARTUP, &[("begin()V", begin), ("end(I)V", end)]);
    natives.class(
        "java/lang/Class",
        &[
            ("getModule()Ljava/lang/Module;", then_java),
            ("getClassLoader()Ljava/lang/ClassLoader;", then_java),
            ("getClassLoader0()Ljava/lang/ClassLoader;", loader_of_class),
            ("getPackage()Ljava/lang/Package;", then_java),
            (
                "getProtectionDomain()Ljava/security/ProtectionDomain;",
                protection_domain,
            ),
        ],
    );
    natives.class(
        "java/lang/ClassLoader",
        &[
            ("getSystemClassLoader()Ljava/lang/ClassLoader;", then_java),
            ("getPlatformClassLoader()Ljava/lang/ClassLoader;", then_java),
        ],
    );
    natives.class("java/lang/ModuleLayer", &[("boot()Ljava/lang/ModuleLayer;", then_java)]);
    natives.class(
        "java/lang/Thread",
        &[("getContextClassLoader()Ljava/lang/ClassLoader;", context_class_loader)],
    );
}

/// Makes the class that starts the module system known.
pub(crate) fn prepare(program: &Program, host: ClassRef) -> Result<(), javelin_program::error::LinkError> {
    match program.loaded(STARTUP) {
        Some(_) => Ok(()),
        None => program.define_synthetic(host, synth::module_startup(STARTUP)).map(drop),
    }
}

/// Makes sure that there are modules and loaders, once phase 1 is over.
pub(crate) fn need<D: Domain>(m: &mut Machine<'_, D>) -> Outcome<(), D> {
    let vm = m.load(VM)?;
    let level = m.get_static(vm, "initLevel")?;
    if m.int(level)? < JAVA_LANG_SYSTEM_INITED {
        return Ok(());
    }
    let class = m.load(STARTUP)?;
    m.initialize(class)
}

/// For methods whose own code is fine once there are modules and loaders.
pub(crate) fn then_java<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    need(m)?;
    Err(Trap::Proceed)
}

/// Classes of the class path have the domain of the directory or jar they are from.
fn protection_domain<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    need(m)?;
    let mirror = m.object(args[0])?;
    let class = m.class_of_mirror(mirror)?;
    let ClassOrigin::ClassPath { entry } = &class.origin else {
        return Err(Trap::Proceed);
    };
    let Some(root) = entry
        .strip_suffix(&format!("{}.class", class.name))
        .filter(|_| !m.is_defined_by_program(class))
    else {
        return Err(Trap::Proceed);
    };
    let root = m.new_string(root.strip_suffix("!/").unwrap_or(root))?;
    let loader = Machine::<D>::of_object(m.state.roots.app_loader);
    let startup = m.load(STARTUP)?;
    let domain = helper(startup, "domain")?;
    Err(m.call(domain, &[loader, Machine::<D>::of_object(root)]))
}

/// Classes that the boot loader defines have no loader, whether modules are started or not.
fn loader_of_class<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let mirror = m.object(args[0])?;
    let class = m.class_of_mirror(mirror)?;
    if class.is_primitive() || class.module().is_some_and(|module| &*module == "java.base") {
        return Ok(Machine::<D>::of_object(ObjId::NULL));
    }
    then_java(m, args)
}

/// The constructor of a thread passes on its parent's loader; threads from before the loaders get theirs in `end`.
fn context_class_loader<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let caller = m.state.thread().frames.last();
    if caller.is_some_and(|frame| frame.method.is_constructor() && frame.method.class() == m.known().thread) {
        return Err(Trap::Proceed);
    }
    then_java(m, args)
}

/// The method that asks a loader of the program for a class.
pub(crate) fn loading_method<D: Domain>(m: &mut Machine<'_, D>, initialize: bool) -> Outcome<MethodRef, D> {
    need(m)?;
    let class = m.load(STARTUP)?;
    helper(class, if initialize { "loadInitialized" } else { "load" })
}

/// A method of the class that starts the module system.
fn helper<D: Domain>(class: ClassRef, name: &str) -> Outcome<MethodRef, D> {
    let method = class.methods.iter().find(|method| &*method.name == name);
    method.ok_or_else(|| Trap::Unsupported(format!("{STARTUP}.{name}")))
}

fn set_level<D: Domain>(m: &mut Machine<'_, D>, level: i32) -> Outcome<(), D> {
    let class = m.load(VM)?;
    m.set_static(class, "initLevel", Machine::<D>::of_int(level))
}

fn begin<D: Domain>(m: &mut Machine<'_, D>, _: &[D::Value]) -> Answer<D> {
    set_level(m, JAVA_LANG_SYSTEM_INITED)?;
    Ok(Machine::<D>::nothing())
}

fn end<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    if m.int(args[0])? != 0 {
        return Err(Trap::Unsupported("the module system did not start".to_owned()));
    }
    let loaders = m.load("jdk/internal/loader/ClassLoaders")?;
    let app = m.get_static(loaders, "APP_LOADER")?;
    m.state.roots.app_loader = m.object(app)?;
    m.refresh_mirrors()?;
    let threads: Vec<ObjId> = m.state.heap.ids().collect();
    for id in threads {
        give_loader(m, id, app)?;
    }
    set_level(m, SYSTEM_BOOTED)?;
    Ok(Machine::<D>::nothing())
}

/// Threads inherit the main thread's context class loader, which is the system class loader.
fn give_loader<D: Domain>(m: &mut Machine<'_, D>, id: ObjId, loader: D::Value) -> Outcome<(), D> {
    if m.class_of(id)?.is_subtype_of(m.known().thread) {
        let current = m.get_field(id, "contextClassLoader")?;
        if m.object(current)?.is_null() {
            m.set_field(id, "contextClassLoader", loader)?;
        }
    }
    Ok(())
}
