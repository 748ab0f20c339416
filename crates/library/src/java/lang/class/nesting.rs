//! `java.lang.Class`: interfaces, and how classes lie in each other.

use super::class_at;
use crate::prelude::*;
use javelin_program::name::Name;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Class",
        &[
            ("getInterfaces0()[Ljava/lang/Class;", get_interfaces),
            ("getEnclosingMethod0()[Ljava/lang/Object;", get_enclosing_method),
            ("getDeclaringClass0()Ljava/lang/Class;", get_declaring_class),
            ("getSimpleBinaryName0()Ljava/lang/String;", get_simple_binary_name),
            ("getDeclaredClasses0()[Ljava/lang/Class;", get_declared_classes),
            ("getNestHost0()Ljava/lang/Class;", get_nest_host),
            ("getNestMembers0()[Ljava/lang/Class;", get_nest_members),
            ("getPermittedSubclasses0()[Ljava/lang/Class;", get_permitted_subclasses),
        ],
    );
}

/// A `Class[]` of these classes.
pub(crate) fn mirrors<D: Domain>(m: &mut Machine<'_, D>, classes: &[ClassRef]) -> Outcome<ObjId, D> {
    let mirrors = classes
        .iter()
        .map(|class| m.mirror(class))
        .collect::<Outcome<Vec<_>, D>>()?;
    let array = m.array_of(m.known().class)?;
    m.new_object_array(array, &mirrors)
}

fn load_all<D: Domain>(m: &mut Machine<'_, D>, names: &[Name]) -> Outcome<Vec<ClassRef>, D> {
    names.iter().map(|name| m.load(name)).collect()
}

fn get_interfaces<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    mirrors(m, &class.interfaces).map(Machine::<D>::of_object)
}

/// The class, and name and descriptor of the method or `null`.
fn get_enclosing_method<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let Some(enclosing) = class.enclosing_method(&m.program().names) else {
        return Ok(Machine::<D>::of_object(ObjId::NULL));
    };
    let outer = m.load(&enclosing.class)?;
    let outer = m.mirror(outer)?;
    let (name, descriptor) = match enclosing.method {
        Some((name, descriptor)) => (m.intern_text(&name)?, m.intern_text(&descriptor)?),
        None => (ObjId::NULL, ObjId::NULL),
    };
    m.new_object_array(m.known().object_array, &[outer, name, descriptor])
        .map(Machine::<D>::of_object)
}

fn get_declaring_class<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    match class.declaring_class(&m.program().names) {
        Some(outer) => {
            let outer = m.load(&outer)?;
            m.mirror(outer).map(Machine::<D>::of_object)
        }
        None => Ok(Machine::<D>::of_object(ObjId::NULL)),
    }
}

/// The simple name of an inner class that has one.
fn get_simple_binary_name<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    match class.inner_name().filter(|name| !name.is_empty()) {
        Some(name) => m.intern_text(&name).map(Machine::<D>::of_object),
        None => Ok(Machine::<D>::of_object(ObjId::NULL)),
    }
}

fn get_declared_classes<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let classes = load_all(m, &class.declared_classes(&m.program().names))?;
    mirrors(m, &classes).map(Machine::<D>::of_object)
}

/// The host of a class's nest; a host that does not exist or does not agree leaves the class alone (JVMS 5.4.4).
pub(crate) fn nest_host<D: Domain>(m: &mut Machine<'_, D>, class: ClassRef) -> ClassRef {
    let names = &m.program().names;
    let Some(name) = class.nest_host(names) else {
        return class;
    };
    match m.program().load(&name) {
        Ok(host) if host.nest_members(names).contains(&class.name) => host,
        _ => class,
    }
}

fn get_nest_host<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let host = nest_host(m, class);
    m.mirror(host).map(Machine::<D>::of_object)
}

fn get_nest_members<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let host = nest_host(m, class);
    let mut members = vec![host];
    members.extend(load_all(m, &host.nest_members(&m.program().names))?);
    mirrors(m, &members).map(Machine::<D>::of_object)
}

fn get_permitted_subclasses<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let Some(names) = class.permitted_subclasses(&m.program().names) else {
        return Ok(Machine::<D>::of_object(ObjId::NULL));
    };
    // A subclass that cannot be loaded is left out, as HotSpot does.
    let classes: Vec<ClassRef> = names.iter().filter_map(|name| m.program().load(name).ok()).collect();
    mirrors(m, &classes).map(Machine::<D>::of_object)
}
