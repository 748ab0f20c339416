//! `java.lang.Class`: signatures, annotations, record components and the constant pool.

use super::class_at;
use super::members::{attribute_bytes, method_object, text_or_null};
use crate::prelude::*;
use javelin_program::reflect::Component;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Class",
        &[
            ("getGenericSignature0()Ljava/lang/String;", get_generic_signature),
            ("getRawAnnotations()[B", get_raw_annotations),
            ("getRawTypeAnnotations()[B", get_raw_type_annotations),
            (
                "getConstantPool()Ljdk/internal/reflect/ConstantPool;",
                get_constant_pool,
            ),
            (
                "getRecordComponents0()[Ljava/lang/reflect/RecordComponent;",
                get_record_components,
            ),
            ("isRecord0()Z", is_record),
            ("getClassFileVersion0()I", get_class_file_version),
            ("getClassAccessFlagsRaw0()I", get_class_access_flags),
        ],
    );
}

fn get_generic_signature<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let signature = class
        .file
        .as_ref()
        .and_then(|file| class.generic_signature(&file.attributes));
    text_or_null(m, signature.as_deref()).map(Machine::<D>::of_object)
}

fn raw<D: Domain>(m: &mut Machine<'_, D>, class: D::Value, attribute: &str) -> Answer<D> {
    let class = class_at(m, class)?;
    let Some(file) = &class.file else {
        return Ok(Machine::<D>::of_object(ObjId::NULL));
    };
    attribute_bytes(m, &file.attributes, attribute).map(Machine::<D>::of_object)
}

fn get_raw_annotations<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    raw(m, args[0], "RuntimeVisibleAnnotations")
}

fn get_raw_type_annotations<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    raw(m, args[0], "RuntimeVisibleTypeAnnotations")
}

/// The constant pool refers to its class by the class object.
fn get_constant_pool<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    if class.file.is_none() {
        return Ok(Machine::<D>::of_object(ObjId::NULL));
    }
    let pool = m.load("jdk/internal/reflect/ConstantPool")?;
    m.initialize(pool)?;
    let object = m.allocate(pool)?;
    m.set_field(object, "constantPoolOop", args[0])?;
    Ok(Machine::<D>::of_object(object))
}

fn is_record<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let record = class
        .file
        .as_ref()
        .is_some_and(|file| file.attributes.get("Record").is_some());
    Ok(Machine::<D>::of_bool(record))
}

fn get_record_components<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let component_class = m.load("java/lang/reflect/RecordComponent")?;
    m.initialize(component_class)?;
    let components = class.record_components(&m.program().names).unwrap_or_default();
    let objects = components
        .iter()
        .map(|component| component_object(m, class, component_class, component))
        .collect::<Outcome<Vec<_>, D>>()?;
    let array = m.array_of(component_class)?;
    m.new_object_array(array, &objects).map(Machine::<D>::of_object)
}

fn component_object<D: Domain>(
    m: &mut Machine<'_, D>,
    class: ClassRef,
    component_class: ClassRef,
    component: &Component,
) -> Outcome<ObjId, D> {
    let object = m.allocate(component_class)?;
    let accessor = class.method_named(&component.name, &format!("(){}", component.descriptor));
    let accessor = match accessor.filter(|method| !method.is_static()) {
        Some(method) => method_object(m, method)?,
        None => ObjId::NULL,
    };
    let signature = class.generic_signature(&component.attributes);
    let fields = [
        ("clazz", m.mirror(class)?),
        ("name", m.intern_text(&component.name)?),
        ("type", m.mirror_of_descriptor(&component.descriptor)?),
        ("accessor", accessor),
        ("signature", text_or_null(m, signature.as_deref())?),
        (
            "annotations",
            attribute_bytes(m, &component.attributes, "RuntimeVisibleAnnotations")?,
        ),
        (
            "typeAnnotations",
            attribute_bytes(m, &component.attributes, "RuntimeVisibleTypeAnnotations")?,
        ),
    ];
    for (name, value) in fields {
        m.set_field(object, name, Machine::<D>::of_object(value))?;
    }
    Ok(object)
}

/// Minor version in the upper half, major in the lower.
fn get_class_file_version<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let base = (0, m.program().jdk.feature as u16 + 44);
    let (minor, major) = class.file.as_ref().map_or(base, |file| (file.minor, file.major));
    Ok(Machine::<D>::of_int(i32::from(minor) << 16 | i32::from(major)))
}

fn get_class_access_flags<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    Ok(Machine::<D>::of_int(i32::from(class.access)))
}
