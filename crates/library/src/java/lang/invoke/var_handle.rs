//! `java.lang.invoke.VarHandle`

use super::access::{Mode, Target};
use super::variable::Variable;
use crate::jdk::Place;
use crate::prelude::*;
use javelin_program::descriptor::Signature;

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
    if !mode.is_supported(variable) {
        return Err(m.throw_plain("java/lang/UnsupportedOperationException"));
    }
    let coordinates = args.len() - 1 - mode.values().min(args.len() - 1);
    if !fits(site, variable, mode, coordinates) {
        return Err(Trap::Unsupported(format!(
            "a VarHandle call that converts its arguments: {site:?}"
        )));
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

/// What `Class.cast` does.
fn check_cast<D: Domain>(m: &mut Machine<'_, D>, object: ObjId, class: ClassRef) -> Outcome<(), D> {
    if object.is_null() {
        return Ok(());
    }
    let actual = m.class_of(object)?;
    if actual.is_subtype_of(class) {
        return Ok(());
    }
    let message = format!("Cannot cast {} to {}", actual.java_name(), class.java_name());
    Err(m.throw("java/lang/ClassCastException", &message))
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
