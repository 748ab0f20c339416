//! Types of handles: reading `MethodType` objects, and what `MethodHandle.asType` can convert.

use super::class_at;
use crate::prelude::*;
use javelin_program::descriptor::{Signature, class_of, to_java};
use javelin_program::synth::Expr;
use javelin_vm::handle::{MethodHandle, Shape};

pub(super) const OBJECT: &str = "Ljava/lang/Object;";
pub(super) const METHOD_HANDLE: &str = "Ljava/lang/invoke/MethodHandle;";
const WRONG_METHOD_TYPE: &str = "java/lang/invoke/WrongMethodTypeException";

/// The types in a `java.lang.invoke.MethodType`.
pub(super) fn shape_of<D: Domain>(m: &mut Machine<'_, D>, method_type: D::Value) -> Outcome<Shape, D> {
    let object = m.object(method_type)?;
    let result = m.get_field(object, "rtype")?;
    let result = class_at(m, result)?.descriptor();
    let parameters = m.get_field(object, "ptypes")?;
    let parameters = classes_at(m, parameters)?;
    Ok(Shape { parameters, result })
}

/// The descriptors of the classes in a `Class[]`.
pub(super) fn classes_at<D: Domain>(m: &mut Machine<'_, D>, array: D::Value) -> Outcome<Vec<String>, D> {
    let array = m.object(array)?;
    let classes = m.object_array(array)?;
    classes
        .into_iter()
        .map(|class| Ok(m.class_of_mirror(class)?.descriptor()))
        .collect()
}

/// Pushes the frame that makes a `MethodType`.
pub(super) fn method_type<D: Domain>(m: &mut Machine<'_, D>, shape: &Shape) -> Answer<D> {
    let class = m.load("java/lang/invoke/MethodType")?;
    m.initialize(class)?;
    let descriptor = "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;";
    let Some(make) = class.method_named("methodType", descriptor) else {
        return Err(Trap::Unsupported("MethodType.methodType".to_owned()));
    };
    let result = m.mirror_of_descriptor(&shape.result)?;
    let parameters = shape
        .parameters
        .iter()
        .map(|p| m.mirror_of_descriptor(p))
        .collect::<Outcome<Vec<_>, D>>()?;
    let classes = m.load("[Ljava/lang/Class;")?;
    let parameters = m.new_object_array(classes, &parameters)?;
    Err(m.call(
        make,
        &[Machine::<D>::of_object(result), Machine::<D>::of_object(parameters)],
    ))
}

/// A method type as Java prints it: simple names.
pub(super) fn describe(shape: &Shape) -> String {
    let simple = |descriptor: &String| {
        let name = to_java(descriptor);
        name.rsplit(['.', '$']).next().unwrap_or_default().to_owned()
    };
    let parameters: Vec<String> = shape.parameters.iter().map(simple).collect();
    format!("({}){}", parameters.join(","), simple(&shape.result))
}

pub(super) fn shape_of_site(site: &Signature) -> Shape {
    let parameters = site.parameters.iter().map(|&parameter| parameter.to_owned()).collect();
    Shape {
        parameters,
        result: site.result.to_owned(),
    }
}

/// What is thrown when a handle cannot be called as this type.
pub(super) fn cannot_convert<D: Domain>(m: &mut Machine<'_, D>, handle: &MethodHandle, wanted: &Shape) -> Trap<D> {
    let message = format!(
        "cannot convert MethodHandle{} to {}",
        describe(&handle.shape()),
        describe(wanted)
    );
    m.throw(WRONG_METHOD_TYPE, &message)
}

pub(super) fn not_exact<D: Domain>(m: &mut Machine<'_, D>, handle: &Shape, site: &Shape) -> Trap<D> {
    let (handle, site) = (describe(handle), describe(site));
    let message = if m.program().jdk.feature < 21 {
        format!("expected {handle} but found {site}")
    } else {
        format!("handle's method type {handle} but found {site}")
    };
    m.throw(WRONG_METHOD_TYPE, &message)
}

/// The arguments, converted to what the handle takes, and its result converted: a call of `handle` as `wanted`. None if
/// there is no such conversion.
pub(super) fn call_as<D: Domain>(
    m: &mut Machine<'_, D>,
    handle: &MethodHandle,
    target: Expr,
    arguments: Vec<Expr>,
    wanted: &Shape,
) -> Outcome<Option<Expr>, D> {
    let shape = handle.shape();
    let arguments = match collected(m, handle, arguments, wanted)? {
        Some(arguments) => arguments,
        None => return Ok(None),
    };
    let result_fits = can_convert(m, &shape.result, &wanted.result)?;
    if !result_fits {
        return Ok(None);
    }
    let call = Expr::call(target, shape.descriptor(), arguments);
    Ok(Some(call.convert(&wanted.result)))
}

/// The arguments as the handle takes them; a handle of variable arity may collect the last ones into an array.
fn collected<D: Domain>(
    m: &mut Machine<'_, D>,
    handle: &MethodHandle,
    mut arguments: Vec<Expr>,
    wanted: &Shape,
) -> Outcome<Option<Vec<Expr>>, D> {
    let taken = handle.parameters();
    let mut given = wanted.parameters.clone();
    if handle.varargs
        && let Some((&array, fixed)) = taken.split_last()
        && !(given.len() == taken.len() && passes_as_array(m, given.last(), array)?)
    {
        if given.len() < fixed.len() {
            return Ok(None);
        }
        let component = &array[1..];
        let elements = arguments.split_off(fixed.len());
        for given in given.split_off(fixed.len()) {
            if !can_convert(m, &given, component)? {
                return Ok(None);
            }
        }
        let elements = elements.into_iter().map(|element| element.convert(component)).collect();
        arguments.push(Expr::Array(component.to_owned(), elements));
        given.push(array.to_owned());
    }
    if given.len() != taken.len() {
        return Ok(None);
    }
    for (given, taken) in given.iter().zip(taken) {
        if !can_convert(m, given, taken)? {
            return Ok(None);
        }
    }
    Ok(Some(
        arguments
            .into_iter()
            .zip(taken)
            .map(|(argument, to)| argument.convert(to))
            .collect(),
    ))
}

/// Whether an argument of this type is the array itself, not its only element.
fn passes_as_array<D: Domain>(m: &mut Machine<'_, D>, given: Option<&String>, array: &str) -> Outcome<bool, D> {
    let Some(given) = given.filter(|given| Kind::of(given) == Kind::Reference) else {
        return Ok(false);
    };
    let (given, array) = (class(m, given)?, class(m, array)?);
    Ok(given.is_subtype_of(array))
}

fn class<D: Domain>(m: &mut Machine<'_, D>, descriptor: &str) -> Outcome<ClassRef, D> {
    let class = m.program().class_of_descriptor(descriptor);
    m.linked(class)
}

/// Whether `asType` converts a value of one type to another.
pub(super) fn can_convert<D: Domain>(m: &mut Machine<'_, D>, from: &str, to: &str) -> Outcome<bool, D> {
    if from == to || from == OBJECT || to == OBJECT || from == "V" || to == "V" {
        return Ok(true);
    }
    Ok(match (Kind::of(from), Kind::of(to)) {
        (Kind::Reference, Kind::Reference) => true,
        (Kind::Reference, to) => match boxed(from) {
            Some(from) => widens(from, to),
            None => {
                let name = to.box_class().unwrap_or_default();
                let (from, to) = (class(m, from)?, m.load(name)?);
                to.is_subtype_of(from)
            }
        },
        (from, Kind::Reference) => {
            let from = m.load(from.box_class().unwrap_or_default())?;
            from.is_subtype_of(class(m, to)?)
        }
        (from, to) => widens(from, to),
    })
}

/// The primitive type that a reference type boxes.
fn boxed(descriptor: &str) -> Option<Kind> {
    let class = class_of(descriptor)?;
    Kind::PRIMITIVES
        .into_iter()
        .find(|kind| *kind != Kind::Void && kind.box_class() == Some(class))
}

/// The widening conversions of primitive types (JLS 5.1.2).
fn widens(from: Kind, to: Kind) -> bool {
    let rank = |kind: Kind| match kind {
        Kind::Byte => 1,
        Kind::Short => 2,
        Kind::Int => 3,
        Kind::Long => 4,
        Kind::Float => 5,
        Kind::Double => 6,
        _ => 0,
    };
    from == to || rank(from) > 0 && rank(to) > rank(from) || from == Kind::Char && rank(to) > 2
}
