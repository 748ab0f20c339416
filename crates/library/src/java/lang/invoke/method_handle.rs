//! `java.lang.invoke.MethodHandle`

use super::combine::{argument_list, make};
use super::conversion::{
    METHOD_HANDLE, OBJECT, call_as, can_convert, cannot_convert, describe, method_type, not_exact, shape_of,
    shape_of_site,
};
use super::{check_cast, class_at};
use crate::prelude::*;
use javelin_program::synth::{Expr, Member};
use javelin_vm::handle::{MethodHandle, Shape};

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        "java/lang/invoke/MethodHandle",
        &[
            ("invokeExact([Ljava/lang/Object;)Ljava/lang/Object;", invoke_exact),
            ("invoke([Ljava/lang/Object;)Ljava/lang/Object;", invoke),
            (
                "invokeWithArguments([Ljava/lang/Object;)Ljava/lang/Object;",
                invoke_with_arguments,
            ),
            ("type()Ljava/lang/invoke/MethodType;", type_of),
            ("toString()Ljava/lang/String;", to_string),
            (
                "asType(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;",
                as_type,
            ),
            ("bindTo(Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;", bind_to),
            (
                "asSpreader(Ljava/lang/Class;I)Ljava/lang/invoke/MethodHandle;",
                as_spreader_at_end,
            ),
            (
                "asSpreader(ILjava/lang/Class;I)Ljava/lang/invoke/MethodHandle;",
                as_spreader,
            ),
            (
                "asCollector(Ljava/lang/Class;I)Ljava/lang/invoke/MethodHandle;",
                as_collector_at_end,
            ),
            (
                "asCollector(ILjava/lang/Class;I)Ljava/lang/invoke/MethodHandle;",
                as_collector,
            ),
            (
                "asVarargsCollector(Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;",
                as_varargs_collector,
            ),
            ("withVarargs(Z)Ljava/lang/invoke/MethodHandle;", with_varargs),
            ("isVarargsCollector()Z", is_varargs_collector),
            ("asFixedArity()Ljava/lang/invoke/MethodHandle;", as_fixed_arity),
        ],
    );
}

/// The handle in an argument.
pub(super) fn handle_at<D: Domain>(m: &mut Machine<'_, D>, value: D::Value) -> Outcome<MethodHandle, D> {
    let handle = m.object(value)?;
    m.method_handle(handle)
}

fn site<D: Domain>(m: &Machine<'_, D>) -> Outcome<Shape, D> {
    let site = m
        .site()
        .ok_or_else(|| Trap::Unsupported("a method handle called without a call site".to_owned()))?;
    Ok(shape_of_site(site))
}

fn invoke_exact<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let exact = m
        .site()
        .is_some_and(|site| *site.parameters == *handle.parameters() && site.result == handle.result());
    if exact {
        return Err(m.call_method_handle(&handle, &args[1..]));
    }
    let site = site(m)?;
    Err(not_exact(m, &handle.shape(), &site))
}

fn invoke<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let exact = m
        .site()
        .is_some_and(|site| *site.parameters == *handle.parameters() && site.result == handle.result());
    if exact {
        return Err(m.call_method_handle(&handle, &args[1..]));
    }
    let wanted = site(m)?;
    let arguments = (1..args.len()).map(Expr::Argument).collect();
    let Some(expr) = call_as(m, &handle, Expr::Argument(0), arguments, &wanted)? else {
        return Err(cannot_convert(m, &handle, &wanted));
    };
    let descriptor = format!("({METHOD_HANDLE}{}){}", wanted.parameters.concat(), wanted.result);
    let adapter = m.program().expression(&descriptor, &expr);
    let adapter = m.linked(adapter)?;
    Err(m.call(adapter, args))
}

fn invoke_with_arguments<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let array = m.object(args[1])?;
    let count = m.get(array)?.length() as usize;
    let wanted = Shape {
        parameters: vec![OBJECT.to_owned(); count],
        result: OBJECT.to_owned(),
    };
    let element = |index| {
        Expr::Element(
            OBJECT.to_owned(),
            Box::new([Expr::Argument(1), Expr::Int(index as i32)]),
        )
    };
    let Some(expr) = call_as(
        m,
        &handle,
        Expr::Argument(0),
        (0..count).map(element).collect(),
        &wanted,
    )?
    else {
        return Err(cannot_convert(m, &handle, &wanted));
    };
    let adapter = m
        .program()
        .expression(&format!("({METHOD_HANDLE}[{OBJECT}){OBJECT}"), &expr);
    let adapter = m.linked(adapter)?;
    Err(m.call(adapter, args))
}

fn type_of<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    method_type(m, &handle.shape())
}

fn to_string<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let text = format!("MethodHandle{}", describe(&handle.shape()));
    m.new_string(&text).map(Machine::<D>::of_object)
}

/// Calls the first bound value, a handle of this shape.
pub(super) fn call_bound(index: usize, shape: &Shape, arguments: Vec<Expr>) -> Expr {
    Expr::call(
        Expr::Bound(index, METHOD_HANDLE.to_owned()),
        shape.descriptor(),
        arguments,
    )
}

fn as_type<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let wanted = shape_of(m, args[1])?;
    if wanted == handle.shape() {
        return Ok(args[0]);
    }
    let target = Expr::Bound(0, METHOD_HANDLE.to_owned());
    match call_as(m, &handle, target, argument_list(0..wanted.parameters.len()), &wanted)? {
        Some(expr) => make(m, &wanted, expr, &[handle.id]),
        None => Err(cannot_convert(m, &handle, &wanted)),
    }
}

fn bind_to<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let value = m.object(args[1])?;
    let shape = handle.shape();
    let Some((first, rest)) = shape
        .parameters
        .split_first()
        .filter(|(first, _)| Kind::of(first) == Kind::Reference)
    else {
        return Err(m.throw("java/lang/IllegalArgumentException", "no leading reference parameter"));
    };
    let class = m.program().class_of_descriptor(first);
    let class = m.linked(class)?;
    check_cast(m, value, class)?;
    let mut arguments = vec![Expr::Bound(1, first.clone())];
    arguments.extend(argument_list(0..rest.len()));
    let bound = Shape {
        parameters: rest.to_vec(),
        result: shape.result.clone(),
    };
    make(m, &bound, call_bound(0, &shape, arguments), &[handle.id, value])
}

fn as_spreader_at_end<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let count = m.int(args[2])?;
    let position = handle.parameters().len() as i32 - count;
    as_spreader(m, &[args[0], Machine::<D>::of_int(position), args[1], args[2]])
}

fn as_spreader<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let (position, array, count) = (m.int(args[1])?, class_at(m, args[2])?, m.int(args[3])?);
    let shape = handle.shape();
    let (Ok(position), Ok(count)) = (usize::try_from(position), usize::try_from(count)) else {
        return Err(m.throw("java/lang/IllegalArgumentException", "bad spread array length"));
    };
    let Some(component) = array.component().filter(|_| position + count <= shape.parameters.len()) else {
        return Err(m.throw(
            "java/lang/IllegalArgumentException",
            "not an array type or bad spread array length",
        ));
    };
    let component = component.descriptor();
    let spread = &shape.parameters[position..position + count];
    for to in spread {
        if !can_convert(m, &component, to)? {
            let wanted = Shape {
                parameters: vec![component.clone(); count],
                result: shape.result.clone(),
            };
            return Err(cannot_convert(m, &handle, &wanted));
        }
    }
    let mut arguments = argument_list(0..position);
    for (index, to) in spread.iter().enumerate() {
        let element = [Expr::Argument(position), Expr::Int(index as i32)];
        arguments.push(Expr::Element(component.clone(), Box::new(element)).convert(to));
    }
    let mut parameters = shape.parameters.clone();
    parameters.splice(position..position + count, [array.descriptor()]);
    arguments.extend(argument_list(position + 1..parameters.len()));
    let check = Member {
        kind: 6,
        class: "java/lang/invoke/MethodHandleImpl".to_owned(),
        name: "checkSpreadArgument".to_owned(),
        descriptor: format!("({OBJECT}I)V"),
        interface: false,
    };
    let check = Expr::Member(check, vec![Expr::Argument(position), Expr::Int(count as i32)]);
    let call = call_bound(0, &shape, arguments);
    let spreader = Shape {
        parameters,
        result: shape.result,
    };
    make(m, &spreader, Expr::Then(Box::new([check, call])), &[handle.id])
}

fn as_collector_at_end<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let position = handle.parameters().len() as i32 - 1;
    as_collector(m, &[args[0], Machine::<D>::of_int(position), args[1], args[2]])
}

fn as_collector<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let (position, array, count) = (m.int(args[1])?, class_at(m, args[2])?, m.int(args[3])?);
    let shape = handle.shape();
    let (Ok(position), Ok(count)) = (usize::try_from(position), usize::try_from(count)) else {
        return Err(m.throw("java/lang/IllegalArgumentException", "bad collect array length"));
    };
    let Some((component, to)) = array.component().zip(shape.parameters.get(position)) else {
        return Err(m.throw(
            "java/lang/IllegalArgumentException",
            "array type not assignable to argument type",
        ));
    };
    let component = component.descriptor();
    let elements = argument_list(position..position + count);
    let mut arguments = argument_list(0..position);
    arguments.push(Expr::Array(component.clone(), elements).convert(to));
    let mut parameters = shape.parameters.clone();
    parameters.splice(position..=position, vec![component; count]);
    arguments.extend(argument_list(position + count..parameters.len()));
    let collector = Shape {
        parameters,
        result: shape.result.clone(),
    };
    make(m, &collector, call_bound(0, &shape, arguments), &[handle.id])
}

fn as_varargs_collector<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let array = class_at(m, args[1])?.descriptor();
    if handle.parameters().last() != Some(&array.as_str()) {
        let message = "array type not assignable to trailing argument";
        return Err(m.throw("java/lang/IllegalArgumentException", message));
    }
    m.with_varargs(&handle, true).map(Machine::<D>::of_object)
}

fn with_varargs<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    let varargs = m.int(args[1])? != 0;
    if varargs && !handle.parameters().last().is_some_and(|last| last.starts_with('[')) {
        return Err(m.throw("java/lang/IllegalArgumentException", "not an array type"));
    }
    m.with_varargs(&handle, varargs).map(Machine::<D>::of_object)
}

fn is_varargs_collector<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    Ok(Machine::<D>::of_bool(handle_at(m, args[0])?.varargs))
}

fn as_fixed_arity<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = handle_at(m, args[0])?;
    m.with_varargs(&handle, false).map(Machine::<D>::of_object)
}
