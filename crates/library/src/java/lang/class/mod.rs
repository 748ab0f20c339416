//! `java.lang.Class`

mod attributes;
pub(crate) mod members;
mod nesting;

pub(crate) use nesting::nest_host;

use super::class_loader;
use crate::modules;
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Class",
        &[
            ("registerNatives()V", nothing),
            ("desiredAssertionStatus0(Ljava/lang/Class;)Z", desired_assertion_status),
            ("desiredAssertionStatus()Z", desired_assertion_status),
            (
                "getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;",
                get_primitive_class,
            ),
            ("initClassName()Ljava/lang/String;", init_class_name),
            ("isPrimitive()Z", is_primitive),
            ("isArray()Z", is_array),
            ("isInterface()Z", is_interface),
            ("isHidden()Z", no),
            ("getSigners()[Ljava/lang/Object;", zero),
            ("getProtectionDomain0()Ljava/security/ProtectionDomain;", zero),
            ("isInstance(Ljava/lang/Object;)Z", is_instance),
            ("isAssignableFrom(Ljava/lang/Class;)Z", is_assignable_from),
            ("getModifiers()I", get_modifiers),
            ("getSuperclass()Ljava/lang/Class;", get_superclass),
            (
                "forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;",
                for_name,
            ),
        ],
    );
    attributes::declare(natives);
    members::declare(natives);
    nesting::declare(natives);
}

/// The class that an argument stands for.
pub(crate) fn class_at<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<ClassRef, D> {
    let mirror = m.object(value)?;
    m.class_of_mirror(mirror)
}

fn desired_assertion_status<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    Ok(Machine::<D>::of_bool(
        m.runtime.options.assertions && !class.is_platform(),
    ))
}

fn get_primitive_class<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let name = m.text(args[0])?;
    let kind = Kind::PRIMITIVES
        .into_iter()
        .find(|kind| kind.java_name() == Some(&name));
    let Some(kind) = kind else {
        return Err(m.throw("java/lang/ClassNotFoundException", &name));
    };
    let class = m.program().primitive(kind);
    m.mirror(class).map(Machine::<D>::of_object)
}

fn init_class_name<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let name = m.intern_text(&class.java_name())?;
    let mirror = m.object(args[0])?;
    m.set_field(mirror, "name", Machine::<D>::of_object(name))?;
    Ok(Machine::<D>::of_object(name))
}

fn is_primitive<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_bool(class_at(m, args[0])?.is_primitive()))
}

fn is_array<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_bool(class_at(m, args[0])?.is_array()))
}

fn is_interface<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_bool(class_at(m, args[0])?.is_interface()))
}

fn is_instance<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let object = m.object(args[1])?;
    Ok(Machine::<D>::of_bool(
        !object.is_null() && m.class_of(object)?.is_subtype_of(class),
    ))
}

fn is_assignable_from<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let to = class_at(m, args[0])?;
    let from = class_at(m, args[1])?;
    let both_plain = !to.is_primitive() && !from.is_primitive();
    Ok(Machine::<D>::of_bool(
        to == from || both_plain && from.is_subtype_of(to),
    ))
}

fn get_modifiers<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_int(i32::from(
        class_at(m, args[0])?.reflective_access(),
    )))
}

fn get_superclass<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    match class.super_class.filter(|_| !class.is_interface()) {
        Some(parent) => m.mirror(parent).map(Machine::<D>::of_object),
        None => Ok(Machine::<D>::of_object(ObjId::NULL)),
    }
}

/// name, whether to initialise, loader, caller
fn for_name<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let name = m.text(args[0])?;
    let initialize = m.int(args[1])? != 0;
    let loader = m.object(args[2])?;
    if name.contains('/') {
        return Err(m.throw("java/lang/ClassNotFoundException", &name));
    }
    let found = class_loader::find_for(m, loader, &name)?;
    let Some(class) = found else {
        if loader.is_null() || name.starts_with('[') {
            return Err(m.throw("java/lang/ClassNotFoundException", &name));
        }
        let load = modules::loading_method(m, initialize)?;
        return Err(m.call(load, &[args[2], args[0]]));
    };
    if initialize {
        m.initialize(class)?;
    }
    m.mirror(class).map(Machine::<D>::of_object)
}
