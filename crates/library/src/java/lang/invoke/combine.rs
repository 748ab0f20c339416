//! `java.lang.invoke.MethodHandles`: handles made of other handles.

use super::conversion::{METHOD_HANDLE, can_convert, cannot_convert, classes_at, describe, shape_of};
use super::method_handle::{call_bound, handle_at};
use super::{check_cast, class_at};
use crate::prelude::*;
use javelin_program::synth::{Expr, Member};
use javelin_vm::handle::{MethodHandle, Shape};
use std::ops::Range;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    macro_rules! takes {
        ($parameters:literal) => {
            concat!("(", $parameters, ")Ljava/lang/invoke/MethodHandle;")
        };
    }
    let functions: &[(&str, &str, javelin_vm::native::NativeFn<D>)] = &[
        (
            "insertArguments",
            takes!("Ljava/lang/invoke/MethodHandle;I[Ljava/lang/Object;"),
            insert_arguments,
        ),
        (
            "dropArguments",
            takes!("Ljava/lang/invoke/MethodHandle;I[Ljava/lang/Class;"),
            drop_arguments,
        ),
        (
            "dropArguments",
            takes!("Ljava/lang/invoke/MethodHandle;ILjava/util/List;"),
            drop_argument_list,
        ),
        (
            "permuteArguments",
            takes!("Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;[I"),
            permute_arguments,
        ),
        (
            "filterReturnValue",
            takes!("Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;"),
            filter_return_value,
        ),
        (
            "filterArguments",
            takes!("Ljava/lang/invoke/MethodHandle;I[Ljava/lang/invoke/MethodHandle;"),
            filter_arguments,
        ),
        (
            "foldArguments",
            takes!("Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;"),
            fold_first,
        ),
        (
            "foldArguments",
            takes!("Ljava/lang/invoke/MethodHandle;ILjava/lang/invoke/MethodHandle;"),
            fold_arguments,
        ),
        (
            "collectArguments",
            takes!("Ljava/lang/invoke/MethodHandle;ILjava/lang/invoke/MethodHandle;"),
            collect_arguments,
        ),
        (
            "guardWithTest",
            takes!("Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;"),
            guard_with_test,
        ),
        (
            "catchException",
            takes!("Ljava/lang/invoke/MethodHandle;Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;"),
            catch_exception,
        ),
        (
            "explicitCastArguments",
            takes!("Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;"),
            explicit_cast,
        ),
        (
            "throwException",
            takes!("Ljava/lang/Class;Ljava/lang/Class;"),
            throw_exception,
        ),
        ("constant", takes!("Ljava/lang/Class;Ljava/lang/Object;"), constant),
        ("identity", takes!("Ljava/lang/Class;"), identity),
        ("zero", takes!("Ljava/lang/Class;"), zero_of),
        ("empty", takes!("Ljava/lang/invoke/MethodType;"), empty),
        (
            "exactInvoker",
            takes!("Ljava/lang/invoke/MethodType;"),
            invoker::<D, true>,
        ),
        ("invoker", takes!("Ljava/lang/invoke/MethodType;"), invoker::<D, false>),
        ("arrayConstructor", takes!("Ljava/lang/Class;"), array_constructor),
        ("arrayLength", takes!("Ljava/lang/Class;"), array_length),
        ("arrayElementGetter", takes!("Ljava/lang/Class;"), array_getter),
        ("arrayElementSetter", takes!("Ljava/lang/Class;"), array_setter),
    ];
    for &(name, descriptor, function) in functions {
        natives.class(
            "java/lang/invoke/MethodHandles",
            &[(&format!("{name}{descriptor}"), function)],
        );
    }
}

pub(super) fn make<D: Domain>(m: &mut Machine<'_, D>, shape: &Shape, expr: Expr, bound: &[ObjId]) -> Answer<D> {
    m.make_method_handle(shape, expr, bound).map(Machine::<D>::of_object)
}

/// Arguments in this range, in order.
pub(super) fn argument_list(range: Range<usize>) -> Vec<Expr> {
    range.map(Expr::Argument).collect()
}

fn illegal<D: Domain>(m: &mut Machine<'_, D>, message: &str) -> Trap<D> {
    m.throw("java/lang/IllegalArgumentException", message)
}

/// A position among the parameters, the end included.
fn position<D: Domain>(m: &mut Machine<'_, D>, value: D::Value, shape: &Shape) -> Outcome<usize, D> {
    let position = m.int(value)?;
    match usize::try_from(position)
        .ok()
        .filter(|&position| position <= shape.parameters.len())
    {
        Some(position) => Ok(position),
        None => Err(illegal(m, "no argument type to append")),
    }
}

fn mismatch<D: Domain>(m: &mut Machine<'_, D>, what: &str, a: &Shape, b: &Shape) -> Trap<D> {
    illegal(m, &format!("{what}: {} != {}", describe(a), describe(b)))
}

fn insert_arguments<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let target = handle_at(m, args[0])?;
    let shape = target.shape();
    let at = position(m, args[1], &shape)?;
    let values = m.object(args[2])?;
    let values = m.object_array(values)?;
    if at + values.len() > shape.parameters.len() {
        return Err(illegal(m, "too many values to insert"));
    }
    let mut arguments = argument_list(0..at);
    for (index, (&value, parameter)) in values.iter().zip(&shape.parameters[at..]).enumerate() {
        if Kind::of(parameter) == Kind::Reference {
            let class = m.program().class_of_descriptor(parameter);
            let class = m.linked(class)?;
            check_cast(m, value, class)?;
        }
        arguments.push(Expr::Bound(index + 1, parameter.clone()));
    }
    let mut parameters = shape.parameters.clone();
    parameters.drain(at..at + values.len());
    arguments.extend(argument_list(at..parameters.len()));
    let inserted = Shape {
        parameters,
        result: shape.result.clone(),
    };
    let bound: Vec<ObjId> = std::iter::once(target.id).chain(values).collect();
    make(m, &inserted, call_bound(0, &shape, arguments), &bound)
}

fn drop_arguments<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let target = handle_at(m, args[0])?;
    let shape = target.shape();
    let at = position(m, args[1], &shape)?;
    let dropped = classes_at(m, args[2])?;
    let mut arguments = argument_list(0..at);
    let behind = at + dropped.len();
    let mut parameters = shape.parameters.clone();
    parameters.splice(at..at, dropped);
    arguments.extend(argument_list(behind..parameters.len()));
    let wider = Shape {
        parameters,
        result: shape.result.clone(),
    };
    make(m, &wider, call_bound(0, &shape, arguments), &[target.id])
}

/// The same with a list, which only Java can turn into an array.
fn drop_argument_list<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let classes = "[Ljava/lang/Class;";
    let to_array = Member {
        kind: 9,
        class: "java/util/List".to_owned(),
        name: "toArray".to_owned(),
        descriptor: "([Ljava/lang/Object;)[Ljava/lang/Object;".to_owned(),
        interface: true,
    };
    let none = Expr::Array("Ljava/lang/Class;".to_owned(), vec![]);
    let array = Expr::Member(to_array, vec![Expr::Argument(2), none]).convert(classes);
    let again = Member {
        kind: 6,
        class: "java/lang/invoke/MethodHandles".to_owned(),
        name: "dropArguments".to_owned(),
        descriptor: format!("({METHOD_HANDLE}I{classes}){METHOD_HANDLE}"),
        interface: false,
    };
    let expr = Expr::Member(again, vec![Expr::Argument(0), Expr::Argument(1), array]);
    let method = m
        .program()
        .expression(&format!("({METHOD_HANDLE}ILjava/util/List;){METHOD_HANDLE}"), &expr);
    let method = m.linked(method)?;
    Err(m.call(method, args))
}

fn permute_arguments<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let target = handle_at(m, args[0])?;
    let shape = target.shape();
    let wanted = shape_of(m, args[1])?;
    let order = m.object(args[2])?;
    let order: Vec<u32> = m.get(order)?.elements::<u32>()[..].to_vec();
    let count = m.object(args[2])?;
    let count = m.get(count)?.length() as usize;
    let order = &order[..count.min(order.len())];
    let fits = order.len() == shape.parameters.len()
        && wanted.result == shape.result
        && order
            .iter()
            .zip(&shape.parameters)
            .all(|(&from, to)| wanted.parameters.get(from as usize) == Some(to));
    if !fits {
        return Err(illegal(m, &format!("bad reorder array: {order:?}")));
    }
    let arguments = order.iter().map(|&from| Expr::Argument(from as usize)).collect();
    make(m, &wanted, call_bound(0, &shape, arguments), &[target.id])
}

fn filter_return_value<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (target, filter) = (handle_at(m, args[0])?, handle_at(m, args[1])?);
    let (shape, after) = (target.shape(), filter.shape());
    let taken: Vec<&String> = if shape.result == "V" {
        vec![]
    } else {
        vec![&shape.result]
    };
    if after.parameters.iter().collect::<Vec<_>>() != taken {
        return Err(mismatch(m, "target and filter types do not match", &shape, &after));
    }
    let call = call_bound(0, &shape, argument_list(0..shape.parameters.len()));
    let expr = match shape.result.as_str() {
        "V" => Expr::Then(Box::new([call, call_bound(1, &after, vec![])])),
        _ => call_bound(1, &after, vec![call]),
    };
    let filtered = Shape {
        parameters: shape.parameters,
        result: after.result,
    };
    make(m, &filtered, expr, &[target.id, filter.id])
}

fn filter_arguments<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let target = handle_at(m, args[0])?;
    let shape = target.shape();
    let at = position(m, args[1], &shape)?;
    let filters = m.object(args[2])?;
    let filters = m.object_array(filters)?;
    if at + filters.len() > shape.parameters.len() {
        return Err(illegal(m, "too many filters"));
    }
    let mut parameters = shape.parameters.clone();
    let mut arguments = argument_list(0..parameters.len());
    let mut bound = vec![target.id];
    for (index, filter) in filters.into_iter().enumerate().filter(|(_, filter)| !filter.is_null()) {
        let filter = m.method_handle(filter)?;
        let before = filter.shape();
        let index = at + index;
        if before.parameters.len() != 1 || before.result != parameters[index] {
            return Err(mismatch(m, "target and filter types do not match", &shape, &before));
        }
        parameters[index].clone_from(&before.parameters[0]);
        arguments[index] = call_bound(bound.len(), &before, vec![Expr::Argument(index)]);
        bound.push(filter.id);
    }
    let filtered = Shape {
        parameters,
        result: shape.result.clone(),
    };
    make(m, &filtered, call_bound(0, &shape, arguments), &bound)
}

fn fold_first<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    fold_arguments(m, &[args[0], Machine::<D>::of_int(0), args[1]])
}

fn fold_arguments<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (target, combiner) = (handle_at(m, args[0])?, handle_at(m, args[2])?);
    let (shape, first) = (target.shape(), combiner.shape());
    let at = position(m, args[1], &shape)?;
    let folded = usize::from(first.result != "V");
    let mut parameters = shape.parameters.clone();
    let fits = folded == 0 || parameters.get(at) == Some(&first.result);
    if fits {
        parameters.drain(at..at + folded);
    }
    if !fits || parameters.get(at..at + first.parameters.len()) != Some(&first.parameters[..]) {
        return Err(mismatch(m, "target and combiner types do not match", &shape, &first));
    }
    let combined = call_bound(1, &first, argument_list(at..at + first.parameters.len()));
    let mut arguments = argument_list(0..parameters.len());
    let folded = Shape {
        parameters,
        result: shape.result.clone(),
    };
    let expr = if first.result == "V" {
        Expr::Then(Box::new([combined, call_bound(0, &shape, arguments)]))
    } else {
        arguments.insert(at, combined);
        call_bound(0, &shape, arguments)
    };
    make(m, &folded, expr, &[target.id, combiner.id])
}

fn collect_arguments<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (target, filter) = (handle_at(m, args[0])?, handle_at(m, args[2])?);
    let (shape, before) = (target.shape(), filter.shape());
    let at = position(m, args[1], &shape)?;
    let replaced = usize::from(before.result != "V");
    if replaced == 1 && shape.parameters.get(at) != Some(&before.result) {
        return Err(mismatch(m, "target and filter types do not match", &shape, &before));
    }
    let behind = at + before.parameters.len();
    let collected = call_bound(1, &before, argument_list(at..behind));
    let mut parameters = shape.parameters.clone();
    parameters.splice(at..at + replaced, before.parameters);
    let mut arguments = argument_list(0..at);
    let rest = argument_list(behind..parameters.len());
    let expr = if replaced == 0 {
        arguments.extend(rest);
        Expr::Then(Box::new([collected, call_bound(0, &shape, arguments)]))
    } else {
        arguments.push(collected);
        arguments.extend(rest);
        call_bound(0, &shape, arguments)
    };
    let wider = Shape {
        parameters,
        result: shape.result,
    };
    make(m, &wider, expr, &[target.id, filter.id])
}

fn guard_with_test<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handles = [handle_at(m, args[0])?, handle_at(m, args[1])?, handle_at(m, args[2])?];
    let [test, target, fallback] = handles.each_ref().map(MethodHandle::shape);
    if target != fallback {
        return Err(mismatch(m, "target and fallback types must match", &target, &fallback));
    }
    if test.result != "Z" {
        return Err(illegal(
            m,
            &format!("guard type is not a predicate {}", describe(&test)),
        ));
    }
    if !target.parameters.starts_with(&test.parameters) {
        return Err(mismatch(m, "target and test types do not match", &target, &test));
    }
    let expr = Expr::If(Box::new([
        call_bound(0, &test, argument_list(0..test.parameters.len())),
        call_bound(1, &target, argument_list(0..target.parameters.len())),
        call_bound(2, &target, argument_list(0..target.parameters.len())),
    ]));
    make(m, &target, expr, &handles.map(|handle| handle.id))
}

fn catch_exception<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (target, class, handler) = (handle_at(m, args[0])?, class_at(m, args[1])?, handle_at(m, args[2])?);
    let (shape, after) = (target.shape(), handler.shape());
    let fits = after.result == shape.result
        && after
            .parameters
            .split_first()
            .is_some_and(|(_, rest)| shape.parameters.starts_with(rest));
    if !fits {
        return Err(mismatch(m, "target and handler types must match", &shape, &after));
    }
    let mut arguments = vec![Expr::Caught(after.parameters[0].clone())];
    arguments.extend(argument_list(0..after.parameters.len() - 1));
    let body = call_bound(0, &shape, argument_list(0..shape.parameters.len()));
    let expr = Expr::Catch(
        class.name.to_string(),
        Box::new([body, call_bound(1, &after, arguments)]),
    );
    make(m, &shape, expr, &[target.id, handler.id])
}

/// Like `asType` but more lenient; what only this conversion allows is not supported.
fn explicit_cast<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let target = handle_at(m, args[0])?;
    let (shape, wanted) = (target.shape(), shape_of(m, args[1])?);
    if shape.parameters.len() != wanted.parameters.len() {
        return Err(cannot_convert(m, &target, &wanted));
    }
    let pairs = wanted
        .parameters
        .iter()
        .zip(&shape.parameters)
        .chain([(&shape.result, &wanted.result)]);
    for (from, to) in pairs {
        if !can_convert(m, from, to)? || Kind::of(from) == Kind::Reference && Kind::of(to) != Kind::Reference {
            return Err(Trap::Unsupported(format!(
                "MethodHandles.explicitCastArguments from {from} to {to}"
            )));
        }
    }
    let arguments = argument_list(0..wanted.parameters.len());
    let arguments = arguments
        .into_iter()
        .zip(&shape.parameters)
        .map(|(argument, to)| argument.convert(to))
        .collect();
    let expr = call_bound(0, &shape, arguments).convert(&wanted.result);
    make(m, &wanted, expr, &[target.id])
}

fn throw_exception<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (result, class) = (class_at(m, args[0])?.descriptor(), class_at(m, args[1])?.descriptor());
    let thrown = Expr::Throw(Box::new(Expr::Argument(0)));
    let expr = Expr::Then(Box::new([thrown, Expr::Zero(result.clone())]));
    make(
        m,
        &Shape {
            parameters: vec![class],
            result,
        },
        expr,
        &[],
    )
}

fn constant<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[0])?;
    let value = m.object(args[1])?;
    if !class.is_primitive() {
        check_cast(m, value, class)?;
    } else if value.is_null() {
        return Err(m.throw_null_pointer());
    }
    let result = class.descriptor();
    let expr = Expr::Bound(0, result.clone());
    make(
        m,
        &Shape {
            parameters: vec![],
            result,
        },
        expr,
        &[value],
    )
}

fn identity<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let descriptor = class_at(m, args[0])?.descriptor();
    make(
        m,
        &Shape {
            parameters: vec![descriptor.clone()],
            result: descriptor,
        },
        Expr::Argument(0),
        &[],
    )
}

fn zero_of<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let result = class_at(m, args[0])?.descriptor();
    make(
        m,
        &Shape {
            parameters: vec![],
            result: result.clone(),
        },
        Expr::Zero(result),
        &[],
    )
}

fn empty<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let shape = shape_of(m, args[0])?;
    let expr = Expr::Zero(shape.result.clone());
    make(m, &shape, expr, &[])
}

fn invoker<D: Domain, const EXACT: bool>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let called = shape_of(m, args[0])?;
    let member = Member {
        kind: 5,
        class: "java/lang/invoke/MethodHandle".to_owned(),
        name: if EXACT { "invokeExact" } else { "invoke" }.to_owned(),
        descriptor: called.descriptor(),
        interface: false,
    };
    m.direct_method_handle(member, false).map(Machine::<D>::of_object)
}

/// The component type of an array class argument.
fn component_at<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<(String, String), D> {
    let class = class_at(m, value)?;
    match class.component() {
        Some(component) => Ok((class.descriptor(), component.descriptor())),
        None => Err(illegal(m, &format!("not an array type: {}", class.java_name()))),
    }
}

fn array_constructor<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (result, component) = component_at(m, args[0])?;
    let expr = Expr::NewArray(component, Box::new(Expr::Argument(0)));
    make(
        m,
        &Shape {
            parameters: vec!["I".to_owned()],
            result,
        },
        expr,
        &[],
    )
}

fn array_length<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (array, _) = component_at(m, args[0])?;
    let shape = Shape {
        parameters: vec![array],
        result: "I".to_owned(),
    };
    make(m, &shape, Expr::Length(Box::new(Expr::Argument(0))), &[])
}

fn array_getter<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (array, component) = component_at(m, args[0])?;
    let expr = Expr::Element(component.clone(), Box::new([Expr::Argument(0), Expr::Argument(1)]));
    make(
        m,
        &Shape {
            parameters: vec![array, "I".to_owned()],
            result: component,
        },
        expr,
        &[],
    )
}

fn array_setter<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (array, component) = component_at(m, args[0])?;
    let expr = Expr::SetElement(component.clone(), Box::new([0, 1, 2].map(Expr::Argument)));
    make(
        m,
        &Shape {
            parameters: vec![array, "I".to_owned(), component],
            result: "V".to_owned(),
        },
        expr,
        &[],
    )
}
