//! `java.lang.reflect.Executable` and `Field`: parameters and type annotations.

use crate::java::lang::class::members::{attribute_bytes, executable_at, field_at};
use crate::prelude::*;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/reflect/Executable",
        &[
            ("getParameters0()[Ljava/lang/reflect/Parameter;", get_parameters),
            ("getTypeAnnotationBytes0()[B", get_type_annotations),
        ],
    );
    natives.class(
        "java/lang/reflect/Field",
        &[("getTypeAnnotationBytes0()[B", get_field_type_annotations)],
    );
}

/// `null` if the class file tells nothing about the parameters.
fn get_parameters<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let method = executable_at(m, args[0])?;
    let Some(parameters) = method.class().method_parameters(&method.attributes, &m.program().names) else {
        return Ok(Machine::<D>::of_object(ObjId::NULL));
    };
    let class = m.load("java/lang/reflect/Parameter")?;
    m.initialize(class)?;
    let mut objects = Vec::with_capacity(parameters.len());
    for (index, parameter) in parameters.iter().enumerate() {
        let object = m.allocate(class)?;
        let name = m.intern_text(parameter.name.as_deref().unwrap_or_default())?;
        m.set_field(object, "name", Machine::<D>::of_object(name))?;
        m.set_field(object, "modifiers", Machine::<D>::of_int(i32::from(parameter.access)))?;
        m.set_field(object, "executable", args[0])?;
        m.set_field(object, "index", Machine::<D>::of_int(index as i32))?;
        objects.push(object);
    }
    let array = m.array_of(class)?;
    m.new_object_array(array, &objects).map(Machine::<D>::of_object)
}

fn get_type_annotations<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let method = executable_at(m, args[0])?;
    attribute_bytes(m, &method.attributes, "RuntimeVisibleTypeAnnotations").map(Machine::<D>::of_object)
}

fn get_field_type_annotations<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let field = field_at(m, args[0])?;
    attribute_bytes(m, &field.attributes, "RuntimeVisibleTypeAnnotations").map(Machine::<D>::of_object)
}
