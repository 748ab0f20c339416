//! `java.lang.invoke.VarHandle`

use super::access::{Mode, Target};
use super::check_cast;
use super::conversion::{can_convert, describe, method_type, not_exact, shape_of_site};
use super::variable::Variable;
use crate::jdk::Place;
use crate::prelude::*;
use javelin_program::descriptor::Signature;
use javelin_program::synth::{Expr, Member};
use javelin_vm::handle::Shape;

const VAR_HANDLE: &str = "java/lang/invoke/VarHandle";

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    let orders = ["", "Acquire", "Release"];
    mode::<D, { Mode::Get as u8 }>(natives, "get", &["", "Volatile", "Opaque", "Acquire"]);
    mode::<D, { Mode::Set as u8 }>(natives, "set", &["", "Volatile", "Opaque", "Release"]);
    mode::<D, { Mode::CompareAndSet as u8 }>(natives, "compareAndSet", &[""]);
    mode::<D, { Mode::CompareAndSet as u8 }>(natives, "weakCompareAndSet", &["", "Plain", "Acquire", "Release"]);
    mode::<D, { Mode::CompareAndExchange as u8 }>(natives, "compareAndExchange", &orders);
    mode::<D, { Mode::GetAndSet as u8 }>(natives, "getAndSet", &orders);
    mode::<D, { Mode::GetAndAdd as u8 }>(natives, "getAndAdd", &orders);
    mode::<D, { Mode::GetAndOr as u8 }>(natives, "getAndBitwiseOr", &orders);
    mode::<D, { Mode::GetAndAnd as u8 }>(natives, "getAndBitwiseAnd", &orders);
    mode::<D, { Mode::GetAndXor as u8 }>(natives, "getAndBitwiseXor", &orders);
    natives.class(
        VAR_HANDLE,
        &[
            ("fullFence()V", nothing),
            ("acquireFence()V", nothing),
            ("releaseFence()V", nothing),
            ("loadLoadFence()V", nothing),
            ("storeStoreFence()V", nothing),
            ("varType()Ljava/lang/Class;", var_type),
            ("coordinateTypes()Ljava/util/List;", coordinate_types),
            (
                "isAccessModeSupported(Ljava/lang/invoke/VarHandle$AccessMode;)Z",
                is_mode_supported,
            ),
            (
                "accessModeType(Ljava/lang/invoke/VarHandle$AccessMode;)Ljava/lang/invoke/MethodType;",
                access_mode_type,
            ),
            (
                "toMethodHandle(Ljava/lang/invoke/VarHandle$AccessMode;)Ljava/lang/invoke/MethodHandle;",
                to_method_handle,
            ),
            ("hasInvokeExactBehavior()Z", has_exact_behavior),
            (
                "withInvokeExactBehavior()Ljava/lang/invoke/VarHandle;",
                with_behavior::<D, true>,
            ),
            (
                "withInvokeBehavior()Ljava/lang/invoke/VarHandle;",
                with_behavior::<D, false>,
            ),
        ],
    );
}

fn mode<D: Domain, const MODE: u8>(natives: &mut Natives<D>, name: &str, suffixes: &[&str]) {
    let result = match Mode::ALL[usize::from(MODE)] {
        Mode::Set => "V",
        Mode::CompareAndSet => "Z",
        _ => "Ljava/lang/Object;",
    };
    for suffix in suffixes {
        natives.class(
            VAR_HANDLE,
            &[(
                &format!("{name}{suffix}([Ljava/lang/Object;){result}"),
                access::<D, MODE>,
            )],
        );
    }
}

/// Every access mode. The call site's types need not be the variable's: where more than a cast is needed, a method made
/// for the purpose converts the arguments and calls again.
fn access<D: Domain, const MODE: u8>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let mode = Mode::ALL[usize::from(MODE)];
    let handle = m.object(args[0])?;
    let variable = Variable::of(m, handle)?;
    let Some(site) = m.site() else {
        return Err(Trap::Unsupported("a VarHandle call without a call site".into()));
    };
    let exact = m.get_field(handle, "exact")?;
    if m.int(exact)? != 0 {
        let (own, given) = (shape_of_mode(variable, mode), shape_of_site(site));
        if own != given {
            return Err(not_exact(m, &own, &given));
        }
    }
    if !mode.is_supported(variable) {
        return Err(m.throw_plain("java/lang/UnsupportedOperationException"));
    }
    let coordinates = args.len() - 1 - mode.values().min(args.len() - 1);
    if !fits(site, variable, mode, coordinates) {
        return convert_and_access(m, variable, mode, args);
    }
    let values = &args[1 + coordinates..];
    for (&value, &from) in values.iter().zip(&site.parameters[coordinates..]) {
        cast(m, value, from, variable.descriptor())?;
    }
    let target = find(m, variable, &args[1..=coordinates], site)?;
    let result = target.access(m, mode, values)?;
    if mode != Mode::Set && mode != Mode::CompareAndSet && Kind::of(site.result) == Kind::Reference {
        cast(m, result, variable.descriptor(), site.result)?;
    }
    Ok(result)
}

/// Calls again with the variable's own types, if the site's can be converted to them.
fn convert_and_access<D: Domain>(
    m: &mut Machine<'_, D>,
    variable: Variable,
    mode: Mode,
    args: &[D::Value],
) -> Answer<D> {
    let (Some(site), Some(native)) = (m.site(), m.running_native()) else {
        return Err(Trap::Unsupported("a VarHandle call without a call site".to_owned()));
    };
    let site = shape_of_site(site);
    let exact = shape_of_mode(variable, mode);
    let mut convertible = site.parameters.len() == exact.parameters.len();
    if convertible {
        let pairs = site
            .parameters
            .iter()
            .zip(&exact.parameters)
            .chain([(&exact.result, &site.result)]);
        for (from, to) in pairs {
            convertible &= can_convert(m, from, to)?;
        }
    }
    if !convertible {
        let message = format!(
            "cannot convert MethodHandle(VarHandle,{} to (VarHandle,{}",
            &describe(&exact)[1..],
            &describe(&site)[1..]
        );
        return Err(m.throw("java/lang/invoke/WrongMethodTypeException", &message));
    }
    let member = Member {
        kind: 5,
        class: VAR_HANDLE.to_owned(),
        name: native.name.to_string(),
        descriptor: exact.descriptor(),
        interface: false,
    };
    let given = exact
        .parameters
        .iter()
        .enumerate()
        .map(|(index, to)| Expr::Argument(index + 1).convert(to));
    let arguments = std::iter::once(Expr::Argument(0)).chain(given).collect();
    let expr = Expr::Member(member, arguments).convert(&site.result);
    let descriptor = format!("(L{VAR_HANDLE};{}){}", site.parameters.concat(), site.result);
    let adapter = m.program().expression(&descriptor, &expr);
    let adapter = m.linked(adapter)?;
    Err(m.call(adapter, args))
}

/// The types of an access.
fn shape_of_mode(variable: Variable, mode: Mode) -> Shape {
    let mut parameters = variable.coordinates();
    parameters.extend(vec![variable.descriptor().to_owned(); mode.values()]);
    Shape {
        parameters,
        result: mode.result(variable.descriptor()).to_owned(),
    }
}

/// Whether the call site's types are the variable's, up to casts of references.
fn fits(site: &Signature, variable: Variable, mode: Mode, coordinates: usize) -> bool {
    let wanted = match variable {
        Variable::Static(_) => 0,
        Variable::Field { .. } => 1,
        _ => 2,
    };
    let indexed = wanted < 2 || site.parameters.get(1) == Some(&"I");
    let descriptor = variable.descriptor();
    let mut values = site.parameters.iter().skip(coordinates);
    let result = mode.result(descriptor);
    coordinates == wanted
        && indexed
        && (wanted == 0 || Kind::of(site.parameters[0]) == Kind::Reference)
        && values.all(|value| same_sort(value, descriptor))
        && (site.result == "V" || same_sort(site.result, result))
}

/// Both are references, or the same primitive type.
fn same_sort(a: &str, b: &str) -> bool {
    a == b || Kind::of(a) == Kind::Reference && Kind::of(b) == Kind::Reference
}

/// Checks that a reference is of the type `to`, given that it is of the type `from`.
fn cast<D: Domain>(m: &mut Machine<'_, D>, value: D::Value, from: &str, to: &str) -> Outcome<(), D> {
    if from == to || to == "Ljava/lang/Object;" || Kind::of(to) != Kind::Reference {
        return Ok(());
    }
    let class = m.program().class_of_descriptor(to);
    let class = m.linked(class)?;
    let object = m.object(value)?;
    check_cast(m, object, class)
}

/// Where the variable is, given the coordinates.
fn find<D: Domain>(
    m: &mut Machine<'_, D>,
    variable: Variable,
    at: &[D::Value],
    site: &Signature,
) -> Outcome<Target, D> {
    let kind = variable.kind();
    let plain = |place| {
        Ok(Target {
            place,
            kind,
            swapped: false,
        })
    };
    match variable {
        Variable::Field { receiver, field } => {
            let object = m.object(at[0])?;
            if object.is_null() {
                return Err(m.throw_null_pointer());
            }
            if javelin_program::descriptor::class_of(site.parameters[0]) != Some(&*receiver.name) {
                check_cast(m, object, receiver)?;
            }
            plain(Place::Word(object, field.slot))
        }
        Variable::Static(field) => {
            m.initialize(field.class())?;
            let (mirror, word) = m.static_place(field)?;
            plain(Place::Word(mirror, word))
        }
        Variable::Element(class) => {
            let (array, index) = element(m, class, at, 1)?;
            plain(Place::Element(array, index))
        }
        Variable::Bytes { big_endian, .. } => {
            let (array, index) = element(m, m.known().byte_array, at, kind.size())?;
            Ok(Target {
                place: Place::Bytes(array, index as usize),
                kind,
                swapped: big_endian,
            })
        }
        Variable::Buffer { .. } => Err(Trap::Unsupported("a VarHandle that views a ByteBuffer".to_owned())),
    }
}

/// The array and the index of `size` elements of it.
fn element<D: Domain>(
    m: &mut Machine<'_, D>,
    class: ClassRef,
    at: &[D::Value],
    size: usize,
) -> Outcome<(ObjId, u32), D> {
    let (array, index) = (m.object(at[0])?, m.int(at[1])?);
    if array.is_null() {
        return Err(m.throw(
            "java/lang/NullPointerException",
            "Cannot read the array length because \"array\" is null",
        ));
    }
    check_cast(m, array, class)?;
    let length = m.get(array)?.length();
    let limit = (length as usize).saturating_sub(size - 1) as u32;
    if index < 0 || index as u32 >= limit {
        let message = format!("Index {index} out of bounds for length {limit}");
        let class = if size == 1 {
            "java/lang/ArrayIndexOutOfBoundsException"
        } else {
            "java/lang/IndexOutOfBoundsException"
        };
        return Err(m.throw(class, &message));
    }
    Ok((array, index as u32))
}

fn var_type<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = m.object(args[0])?;
    let variable = Variable::of(m, handle)?;
    m.mirror_of_descriptor(variable.descriptor())
        .map(Machine::<D>::of_object)
}

fn coordinate_types<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = m.object(args[0])?;
    let coordinates = Variable::of(m, handle)?.coordinates();
    let list = m.load("java/util/List")?;
    m.initialize(list)?;
    let Some(of) = list.method_named("of", "([Ljava/lang/Object;)Ljava/util/List;") else {
        return Err(Trap::Unsupported("List.of".to_owned()));
    };
    let classes = coordinates
        .iter()
        .map(|c| m.mirror_of_descriptor(c))
        .collect::<Outcome<Vec<_>, D>>()?;
    let array = m.load("[Ljava/lang/Class;")?;
    let array = m.new_object_array(array, &classes)?;
    Err(m.call(of, &[Machine::<D>::of_object(array)]))
}

fn has_exact_behavior<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = m.object(args[0])?;
    m.get_field(handle, "exact")
}

fn with_behavior<D: Domain, const EXACT: bool>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let handle = m.object(args[0])?;
    let copy = Variable::of(m, handle)?.make(m)?;
    let object = m.object(copy)?;
    m.set_field(object, "exact", Machine::<D>::of_bool(EXACT))?;
    Ok(copy)
}

/// The variable of a handle, the mode that an `AccessMode` stands for, and the name of its method.
fn mode_of<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Outcome<(Variable, Mode, String), D> {
    let (handle, mode) = (m.object(args[0])?, m.object(args[1])?);
    let name = m.get_field(mode, "methodName")?;
    let name = m.text(name)?;
    let prefixes = [
        ("compareAndSet", Mode::CompareAndSet),
        ("weakCompareAndSet", Mode::CompareAndSet),
        ("compareAndExchange", Mode::CompareAndExchange),
        ("getAndSet", Mode::GetAndSet),
        ("getAndAdd", Mode::GetAndAdd),
        ("getAndBitwiseOr", Mode::GetAndOr),
        ("getAndBitwiseAnd", Mode::GetAndAnd),
        ("getAndBitwiseXor", Mode::GetAndXor),
        ("get", Mode::Get),
    ];
    let mode = prefixes
        .iter()
        .find(|(prefix, _)| name.starts_with(prefix))
        .map_or(Mode::Set, |&(_, mode)| mode);
    Ok((Variable::of(m, handle)?, mode, name))
}

fn is_mode_supported<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (variable, mode, _) = mode_of(m, args)?;
    Ok(Machine::<D>::of_bool(mode.is_supported(variable)))
}

fn access_mode_type<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (variable, mode, _) = mode_of(m, args)?;
    method_type(m, &shape_of_mode(variable, mode))
}

fn to_method_handle<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (variable, mode, name) = mode_of(m, args)?;
    let shape = shape_of_mode(variable, mode);
    let descriptor = shape.descriptor();
    let member = Member {
        kind: 5,
        class: VAR_HANDLE.to_owned(),
        name,
        descriptor,
        interface: false,
    };
    let mut arguments = vec![Expr::Bound(0, format!("L{VAR_HANDLE};"))];
    arguments.extend((0..shape.parameters.len()).map(Expr::Argument));
    let handle = m.object(args[0])?;
    m.make_method_handle(&shape, Expr::Member(member, arguments), &[handle])
        .map(Machine::<D>::of_object)
}
