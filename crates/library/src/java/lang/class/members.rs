//! `java.lang.Class`: the objects of `java.lang.reflect` that stand for fields, methods and constructors.

use super::class_at;
use super::nesting::mirrors;
use crate::prelude::*;
use javelin_program::access;
use javelin_program::class::Field;
use javelin_program::classfile::Attributes;
use javelin_program::method::{Method, MethodRef};

/// The flags that `Member.getModifiers` shows of a method, and of a field.
const METHOD_FLAGS: u16 = 0x1FFF;
const FIELD_FLAGS: u16 = 0x50DF;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/Class",
        &[
            ("getDeclaredFields0(Z)[Ljava/lang/reflect/Field;", get_declared_fields),
            (
                "getDeclaredMethods0(Z)[Ljava/lang/reflect/Method;",
                get_declared_methods,
            ),
            (
                "getDeclaredConstructors0(Z)[Ljava/lang/reflect/Constructor;",
                get_declared_constructors,
            ),
        ],
    );
}

fn get_declared_fields<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let public_only = m.int(args[1])? != 0;
    let field_class = m.load("java/lang/reflect/Field")?;
    m.initialize(field_class)?;
    let shown = class
        .fields
        .iter()
        .filter(|field| !public_only || field.access & access::PUBLIC != 0);
    let objects = shown
        .map(|field| field_object(m, field))
        .collect::<Outcome<Vec<_>, D>>()?;
    array_of(m, field_class, &objects)
}

fn get_declared_methods<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let public_only = m.int(args[1])? != 0;
    let method_class = m.load("java/lang/reflect/Method")?;
    m.initialize(method_class)?;
    let shown = class
        .methods
        .iter()
        .filter(|method| !method.name.starts_with('<') && is_shown(method, public_only));
    let objects = shown
        .map(|method| method_object(m, method))
        .collect::<Outcome<Vec<_>, D>>()?;
    array_of(m, method_class, &objects)
}

fn get_declared_constructors<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let public_only = m.int(args[1])? != 0;
    let constructor_class = m.load("java/lang/reflect/Constructor")?;
    m.initialize(constructor_class)?;
    let shown = class
        .methods
        .iter()
        .filter(|method| method.is_constructor() && is_shown(method, public_only));
    let objects = shown
        .map(|method| constructor_object(m, method))
        .collect::<Outcome<Vec<_>, D>>()?;
    array_of(m, constructor_class, &objects)
}

fn is_shown(method: &Method, public_only: bool) -> bool {
    !public_only || method.access & access::PUBLIC != 0
}

fn array_of<D: Domain>(m: &mut Machine<'_, D>, class: ClassRef, objects: &[ObjId]) -> Answer<D> {
    let array = m.array_of(class)?;
    m.new_object_array(array, objects).map(Machine::<D>::of_object)
}

/// The contents of an attribute as a `byte[]`, or `null`.
pub(crate) fn attribute_bytes<D: Domain>(
    m: &mut Machine<'_, D>,
    attributes: &Attributes,
    name: &str,
) -> Outcome<ObjId, D> {
    match attributes.get(name) {
        Some(bytes) => m.new_byte_array(bytes),
        None => Ok(ObjId::NULL),
    }
}

pub(crate) fn text_or_null<D: Domain>(m: &mut Machine<'_, D>, text: Option<&str>) -> Outcome<ObjId, D> {
    text.map_or(Ok(ObjId::NULL), |text| m.intern_text(text))
}

fn fill<D: Domain>(m: &mut Machine<'_, D>, object: ObjId, fields: &[(&str, ObjId)]) -> Outcome<(), D> {
    fields
        .iter()
        .try_for_each(|&(name, value)| m.set_field(object, name, Machine::<D>::of_object(value)))
}

/// A `java.lang.reflect.Field`; its class must be initialised.
pub(crate) fn field_object<D: Domain>(m: &mut Machine<'_, D>, field: &'static Field) -> Outcome<ObjId, D> {
    let class = field.class();
    let object_class = m.load("java/lang/reflect/Field")?;
    let object = m.allocate(object_class)?;
    let signature = class.generic_signature(&field.attributes);
    let values = [
        ("clazz", m.mirror(class)?),
        ("name", m.intern_text(&field.name)?),
        ("type", m.mirror_of_descriptor(&field.descriptor)?),
        ("signature", text_or_null(m, signature.as_deref())?),
        (
            "annotations",
            attribute_bytes(m, &field.attributes, "RuntimeVisibleAnnotations")?,
        ),
    ];
    fill(m, object, &values)?;
    let is_record = class
        .file
        .as_ref()
        .is_some_and(|file| file.attributes.get("Record").is_some());
    let trusted = field.access & access::FINAL != 0 && (field.is_static() || is_record);
    m.set_field(object, "slot", Machine::<D>::of_int(i32::from(field.index)))?;
    m.set_field(
        object,
        "modifiers",
        Machine::<D>::of_int(i32::from(field.access & FIELD_FLAGS)),
    )?;
    m.set_field_if_present(object, "trustedFinal", Machine::<D>::of_bool(trusted))?;
    Ok(object)
}

/// A `java.lang.reflect.Method`; its class must be initialised.
pub(crate) fn method_object<D: Domain>(m: &mut Machine<'_, D>, method: MethodRef) -> Outcome<ObjId, D> {
    let object_class = m.load("java/lang/reflect/Method")?;
    let object = m.allocate(object_class)?;
    fill_executable(m, object, method)?;
    let values = [
        ("name", m.intern_text(&method.name)?),
        ("returnType", m.mirror_of_descriptor(method.signature.result)?),
        (
            "annotationDefault",
            attribute_bytes(m, &method.attributes, "AnnotationDefault")?,
        ),
    ];
    fill(m, object, &values)?;
    Ok(object)
}

pub(crate) fn constructor_object<D: Domain>(m: &mut Machine<'_, D>, method: MethodRef) -> Outcome<ObjId, D> {
    let object_class = m.load("java/lang/reflect/Constructor")?;
    let object = m.allocate(object_class)?;
    fill_executable(m, object, method)?;
    Ok(object)
}

/// What methods and constructors have in common.
fn fill_executable<D: Domain>(m: &mut Machine<'_, D>, object: ObjId, method: MethodRef) -> Outcome<(), D> {
    let class = method.class();
    let parameters = method.signature.parameters.iter();
    let parameters = parameters
        .map(|parameter| {
            let class = m.program().class_of_descriptor(parameter);
            m.linked(class)
        })
        .collect::<Outcome<Vec<_>, D>>()?;
    let exceptions = class.declared_exceptions(&method.attributes, &m.program().names);
    let exceptions = exceptions
        .iter()
        .map(|name| m.load(name))
        .collect::<Outcome<Vec<_>, D>>()?;
    let signature = class.generic_signature(&method.attributes);
    let values = [
        ("clazz", m.mirror(class)?),
        ("parameterTypes", mirrors(m, &parameters)?),
        ("exceptionTypes", mirrors(m, &exceptions)?),
        ("signature", text_or_null(m, signature.as_deref())?),
        (
            "annotations",
            attribute_bytes(m, &method.attributes, "RuntimeVisibleAnnotations")?,
        ),
        (
            "parameterAnnotations",
            attribute_bytes(m, &method.attributes, "RuntimeVisibleParameterAnnotations")?,
        ),
    ];
    fill(m, object, &values)?;
    m.set_field(object, "slot", Machine::<D>::of_int(i32::from(method.index)))?;
    m.set_field(
        object,
        "modifiers",
        Machine::<D>::of_int(i32::from(method.access & METHOD_FLAGS)),
    )
}

/// The method that a `Method` or `Constructor` stands for.
pub(crate) fn executable_at<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<MethodRef, D> {
    let object = m.object(value)?;
    let class = m.get_field(object, "clazz")?;
    let class = class_at(m, class)?;
    let slot = m.get_field(object, "slot")?;
    let slot = m.int(slot)?;
    let method = usize::try_from(slot).ok().and_then(|slot| class.methods.get(slot));
    method.ok_or_else(|| {
        Trap::Unsupported(format!(
            "a reflected method of {} that does not exist",
            class.java_name()
        ))
    })
}

/// The field that a `Field` stands for.
pub(crate) fn field_at<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<&'static Field, D> {
    let object = m.object(value)?;
    let class = m.get_field(object, "clazz")?;
    let class = class_at(m, class)?;
    let slot = m.get_field(object, "slot")?;
    let slot = m.int(slot)?;
    let field = usize::try_from(slot).ok().and_then(|slot| class.fields.get(slot));
    field.ok_or_else(|| {
        Trap::Unsupported(format!(
            "a reflected field of {} that does not exist",
            class.java_name()
        ))
    })
}
