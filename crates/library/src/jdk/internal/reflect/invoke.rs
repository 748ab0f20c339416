//! Reflective calls. JDK 17 makes them through natives; JDK 25 through method handles, which are stood in for by the
//! `Method` or `Constructor` itself.

use crate::java::lang::class::class_at;
use crate::java::lang::class::members::{executable_at, method_object};
use crate::java::lang::reflect::boxes::{unbox, widen};
use crate::prelude::*;
use javelin_program::insn::NO_REGISTER;
use javelin_program::method::MethodRef;
use javelin_vm::thread::Return;

const FACTORY: &str = "jdk/internal/reflect/MethodHandleAccessorFactory";
const METHOD_ACCESSOR: &str = "jdk/internal/reflect/DirectMethodHandleAccessor";
const CONSTRUCTOR_ACCESSOR: &str = "jdk/internal/reflect/DirectConstructorHandleAccessor";

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    let invoke = "invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
    natives.class(
        "jdk/internal/reflect/NativeMethodAccessorImpl",
        &[(invoke, invoke_native)],
    );
    natives.class(
        "jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor",
        &[(invoke, invoke_native)],
    );
    let make = "newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;";
    natives.class(
        "jdk/internal/reflect/NativeConstructorAccessorImpl",
        &[(make, make_native)],
    );
    natives.class(
        "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor",
        &[(make, make_native)],
    );
    natives.class(
        FACTORY,
        &[
            ("useNativeAccessor(Ljava/lang/reflect/Executable;)Z", no),
            (
                "getDirectMethod(Ljava/lang/reflect/Method;Z)Ljava/lang/invoke/MethodHandle;",
                |_, args| Ok(args[0]),
            ),
            (
                "findCallerSensitiveAdapter(Ljava/lang/reflect/Method;)Ljava/lang/invoke/MethodHandle;",
                find_adapter,
            ),
            (
                "newConstructorAccessor(Ljava/lang/reflect/Constructor;)Ljdk/internal/reflect/ConstructorAccessorImpl;",
                new_constructor_accessor,
            ),
        ],
    );
    natives.class(
        METHOD_ACCESSOR,
        &[
            (
                "invokeImpl(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
                invoke_direct,
            ),
            (
                "invokeImpl(Ljava/lang/Object;[Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/Object;",
                invoke_for_caller,
            ),
        ],
    );
    natives.class(
        CONSTRUCTOR_ACCESSOR,
        &[("invokeImpl([Ljava/lang/Object;)Ljava/lang/Object;", make_direct)],
    );
}

/// How arguments that do not fit are refused: the natives do it themselves, method handles by exceptions that their
/// callers translate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Native,
    Handle,
}

fn refuse<D: Domain>(m: &mut Machine<'_, D>, message: &str) -> Trap<D> {
    m.throw("java/lang/IllegalArgumentException", message)
}

/// The elements of an `Object[]`, which may be null if there are none.
fn elements<D: Domain>(m: &mut Machine<'_, D>, array: D::Value) -> Outcome<Vec<ObjId>, D> {
    let array = m.object(array)?;
    if array.is_null() {
        Ok(Vec::new())
    } else {
        m.object_array(array)
    }
}

/// The arguments as the method takes them: unboxed and widened.
fn convert<D: Domain>(
    m: &mut Machine<'_, D>,
    method: MethodRef,
    given: &[ObjId],
    style: Style,
) -> Outcome<Vec<D::Value>, D> {
    let expected = method.signature.parameters.len();
    if given.len() != expected {
        let message = match m.program().jdk.feature {
            ..=17 => "wrong number of arguments".to_owned(),
            _ => format!("wrong number of arguments: {} expected: {expected}", given.len()),
        };
        return Err(refuse(m, &message));
    }
    let parameters = method.signature.parameters.iter();
    parameters
        .zip(given)
        .map(|(parameter, &argument)| convert_one(m, parameter, argument, style))
        .collect()
}

fn convert_one<D: Domain>(m: &mut Machine<'_, D>, parameter: &str, argument: ObjId, style: Style) -> Answer<D> {
    let kind = Kind::of(parameter);
    if kind == Kind::Reference {
        let class = m.program().class_of_descriptor(parameter);
        let class = m.linked(class)?;
        let fits = argument.is_null() || m.class_of(argument)?.is_subtype_of(class);
        return if fits {
            Ok(Machine::<D>::of_object(argument))
        } else {
            Err(mismatch(m, argument, class, style))
        };
    }
    if argument.is_null() {
        return Err(unboxed_null(m, kind, style));
    }
    let converted = unbox(m, argument)?.and_then(|(from, value)| widen(m, from, kind, value));
    match converted {
        Some(value) => Ok(value),
        None => {
            let class = m.load(number_class(kind))?;
            Err(mismatch(m, argument, class, style))
        }
    }
}

/// The class that method handles cast a box to before they take the value out.
fn number_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Boolean => "java/lang/Boolean",
        Kind::Char => "java/lang/Character",
        _ => "java/lang/Number",
    }
}

fn mismatch<D: Domain>(m: &mut Machine<'_, D>, argument: ObjId, class: ClassRef, style: Style) -> Trap<D> {
    match (style, m.class_of(argument)) {
        (Style::Native, _) => refuse(m, "argument type mismatch"),
        (Style::Handle, Ok(given)) => m.throw_class_cast(given, class),
        (Style::Handle, Err(trap)) => trap,
    }
}

/// What is thrown when `null` is to be unboxed.
fn unboxed_null<D: Domain>(m: &mut Machine<'_, D>, kind: Kind, style: Style) -> Trap<D> {
    if style == Style::Native {
        return m.throw_plain("java/lang/IllegalArgumentException");
    }
    let class = number_class(kind).replace('/', ".");
    let name = kind.java_name().unwrap_or_default();
    let source = "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)";
    let message = format!("Cannot invoke \"{class}.{name}Value()\" because the return value of \"{source}\" is null");
    m.throw("java/lang/NullPointerException", &message)
}

/// The method to run for this receiver.
fn receive<D: Domain>(m: &mut Machine<'_, D>, method: MethodRef, receiver: D::Value) -> Outcome<MethodRef, D> {
    if method.is_static() {
        return Ok(method);
    }
    let object = m.object(receiver)?;
    let class = m.class_of(object)?;
    if !class.is_subtype_of(method.class()) {
        let message = match m.program().jdk.feature {
            ..=17 => "object is not an instance of declaring class".to_owned(),
            _ => format!(
                "object of type {} is not an instance of {}",
                class.java_name(),
                method.class().java_name()
            ),
        };
        return Err(refuse(m, &message));
    }
    m.select(method, &[receiver])
}

fn invoke<D: Domain>(
    m: &mut Machine<'_, D>,
    method: MethodRef,
    receiver: D::Value,
    given: &[ObjId],
    style: Style,
) -> Answer<D> {
    m.initialize(method.class())?;
    let target = receive(m, method, receiver)?;
    let mut arguments = Vec::with_capacity(given.len() + 1);
    if !method.is_static() {
        arguments.push(receiver);
    }
    arguments.extend(convert(m, method, given, style)?);
    enter(m, target, &arguments, method.result, style)
}

fn enter<D: Domain>(
    m: &mut Machine<'_, D>,
    target: MethodRef,
    arguments: &[D::Value],
    result: Kind,
    style: Style,
) -> Answer<D> {
    let ret = match style {
        Style::Native => Return::Reflected(NO_REGISTER, result),
        Style::Handle => Return::Boxed(NO_REGISTER, result),
    };
    m.enter(target, arguments, ret)?;
    Err(Trap::Called)
}

/// Makes an object with a constructor.
fn make<D: Domain>(m: &mut Machine<'_, D>, constructor: MethodRef, given: &[ObjId], style: Style) -> Answer<D> {
    let class = constructor.class();
    if class.is_abstract() {
        return Err(m.throw("java/lang/InstantiationException", &class.java_name()));
    }
    m.initialize(class)?;
    let arguments = convert(m, constructor, given, style)?;
    let stub = m.program().constructor_stub(constructor);
    let stub = m.linked(stub)?;
    enter(m, stub, &arguments, Kind::Reference, style)
}

fn invoke_native<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let method = executable_at(m, args[0])?;
    let given = elements(m, args[2])?;
    invoke(m, method, args[1], &given, Style::Native)
}

fn make_native<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let constructor = executable_at(m, args[0])?;
    let given = elements(m, args[1])?;
    make(m, constructor, &given, Style::Native)
}

fn invoke_direct<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let accessor = m.object(args[0])?;
    let target = m.get_field(accessor, "target")?;
    let method = executable_at(m, target)?;
    let given = elements(m, args[2])?;
    invoke(m, method, args[1], &given, Style::Handle)
}

/// A caller-sensitive method that has a variant with the caller as an extra argument is called through that.
fn invoke_for_caller<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let accessor = m.object(args[0])?;
    let target = m.get_field(accessor, "target")?;
    let method = executable_at(m, target)?;
    let mut given = elements(m, args[2])?;
    if method.signature.parameters.len() == given.len() + 1 {
        given.push(m.object(args[3])?);
    }
    invoke(m, method, args[1], &given, Style::Handle)
}

fn make_direct<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let accessor = m.object(args[0])?;
    let target = m.get_field(accessor, "target")?;
    let constructor = executable_at(m, target)?;
    let given = elements(m, args[1])?;
    make(m, constructor, &given, Style::Handle)
}

fn find_adapter<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let method = executable_at(m, args[0])?;
    let descriptor = method.descriptor.replacen(')', "Ljava/lang/Class;)", 1);
    let adapter = method
        .class()
        .methods
        .iter()
        .find(|other| other.name == method.name && *other.descriptor == *descriptor);
    match adapter {
        Some(adapter) => method_object(m, adapter).map(Machine::<D>::of_object),
        None => Ok(Machine::<D>::of_object(ObjId::NULL)),
    }
}

fn new_constructor_accessor<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let constructor = m.object(args[0])?;
    let class = m.get_field(constructor, "clazz")?;
    let class = class_at(m, class)?;
    m.initialize(class)?;
    let accessor_class = m.load(CONSTRUCTOR_ACCESSOR)?;
    m.initialize(accessor_class)?;
    let parameters = executable_at(m, args[0])?.signature.parameters.len();
    let accessor = m.allocate(accessor_class)?;
    m.set_field(accessor, "paramCount", Machine::<D>::of_int(parameters as i32))?;
    m.set_field(accessor, "target", args[0])?;
    Ok(Machine::<D>::of_object(accessor))
}
