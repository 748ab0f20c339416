//! `java.lang.invoke.MethodHandles.Lookup`: handles for methods, constructors and fields.

use super::class_at;
use super::conversion::{describe, shape_of};
use super::lookup::{describe_lookup, look_up_field, with_cause};
use super::method_handle::handle_at;
use crate::prelude::*;
use javelin_program::access;
use javelin_program::class::FieldRef;
use javelin_program::method::MethodRef;
use javelin_program::synth::Member;
use javelin_vm::handle::Shape;

const GET_FIELD: u8 = 1;
const GET_STATIC: u8 = 2;
const PUT_FIELD: u8 = 3;
const PUT_STATIC: u8 = 4;
const INVOKE_VIRTUAL: u8 = 5;
const INVOKE_STATIC: u8 = 6;
const INVOKE_SPECIAL: u8 = 7;
const NEW_INVOKE_SPECIAL: u8 = 8;
const INVOKE_INTERFACE: u8 = 9;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    const NAMED: &str =
        "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;";
    const FIELD: &str = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;";
    let functions: &[(&str, &str, javelin_vm::native::NativeFn<D>)] = &[
        ("findVirtual", NAMED, find_virtual),
        ("findStatic", NAMED, find_static),
        (
            "findSpecial",
            "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;",
            find_special,
        ),
        (
            "findConstructor",
            "(Ljava/lang/Class;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;",
            find_constructor,
        ),
        (
            "bind",
            "(Ljava/lang/Object;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;",
            bind,
        ),
        ("findGetter", FIELD, field::<D, GET_FIELD>),
        ("findSetter", FIELD, field::<D, PUT_FIELD>),
        ("findStaticGetter", FIELD, field::<D, GET_STATIC>),
        ("findStaticSetter", FIELD, field::<D, PUT_STATIC>),
        (
            "unreflect",
            "(Ljava/lang/reflect/Method;)Ljava/lang/invoke/MethodHandle;",
            unreflect,
        ),
        (
            "unreflectSpecial",
            "(Ljava/lang/reflect/Method;Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;",
            unreflect_special,
        ),
        (
            "unreflectConstructor",
            "(Ljava/lang/reflect/Constructor;)Ljava/lang/invoke/MethodHandle;",
            unreflect_constructor,
        ),
        (
            "unreflectGetter",
            "(Ljava/lang/reflect/Field;)Ljava/lang/invoke/MethodHandle;",
            unreflect_getter,
        ),
        (
            "unreflectSetter",
            "(Ljava/lang/reflect/Field;)Ljava/lang/invoke/MethodHandle;",
            unreflect_setter,
        ),
    ];
    for &(name, descriptor, function) in functions {
        natives.class(
            "java/lang/invoke/MethodHandles$Lookup",
            &[(&format!("{name}{descriptor}"), function)],
        );
    }
}

fn verb(kind: u8) -> &'static str {
    match kind {
        INVOKE_STATIC => "invokeStatic",
        INVOKE_SPECIAL => "invokeSpecial",
        NEW_INVOKE_SPECIAL => "newInvokeSpecial",
        INVOKE_INTERFACE => "invokeInterface",
        _ => "invokeVirtual",
    }
}

/// What is looked for, in whose name.
struct Wanted<V> {
    lookup: V,
    class: ClassRef,
    name: String,
    shape: Shape,
    kind: u8,
}

impl<V: Copy> Wanted<V> {
    fn describe(&self) -> String {
        format!(
            "{}.{}{}/{}",
            self.class.java_name(),
            self.name,
            describe(&self.shape),
            verb(self.kind)
        )
    }

    /// Resolves the method and checks that the lookup class may use it.
    fn resolve<D: Domain<Value = V>>(&self, m: &mut Machine<'_, D>) -> Outcome<MethodRef, D> {
        let program = m.program();
        let (name, descriptor) = (
            program.names.intern(&self.name),
            program.names.intern(&self.shape.descriptor()),
        );
        let found = match self.kind {
            NEW_INVOKE_SPECIAL => self.class.declared_method(name, descriptor),
            _ => program.find_in(self.class, name, descriptor),
        };
        let message = format!("no such {}: {}", self.noun(), self.describe());
        let Some(method) = found.filter(|_| self.kind == NEW_INVOKE_SPECIAL || !self.name.starts_with('<')) else {
            let types: Vec<String> = self
                .shape
                .parameters
                .iter()
                .map(|p| javelin_program::descriptor::to_java(p))
                .collect();
            let result = javelin_program::descriptor::to_java(&self.shape.result);
            let reason = format!(
                "'{result} {}.{}({})'",
                self.class.java_name(),
                self.name,
                types.join(", ")
            );
            return Err(with_cause(
                m,
                "java/lang/NoSuchMethodException",
                &message,
                "java/lang/NoSuchMethodError",
                &reason,
            ));
        };
        if method.is_static() != (self.kind == INVOKE_STATIC) {
            let expected = if method.is_static() {
                "instance not static"
            } else {
                "static"
            };
            let reason = format!("Expected {expected} method '{} {}'", self.shape.result, self.name);
            let change = "java/lang/IncompatibleClassChangeError";
            return Err(with_cause(
                m,
                "java/lang/IllegalAccessException",
                &message,
                change,
                &reason,
            ));
        }
        check_access(m, self.lookup, method.class(), method.access, &self.describe())?;
        Ok(method)
    }

    fn noun(&self) -> &'static str {
        if self.kind == NEW_INVOKE_SPECIAL {
            "constructor"
        } else {
            "method"
        }
    }

    fn handle<D: Domain<Value = V>>(&self, m: &mut Machine<'_, D>) -> Answer<D> {
        let method = self.resolve(m)?;
        direct(m, self.class, method, self.kind)
    }
}

/// Whether the lookup's class may use a member, as far as its own modes let it.
fn check_access<D: Domain>(
    m: &mut Machine<'_, D>,
    lookup: D::Value,
    declaring: ClassRef,
    flags: u16,
    member: &str,
) -> Outcome<(), D> {
    const PRIVATE: i32 = 2;
    const PACKAGE: i32 = 8;
    const TRUSTED: i32 = -1;
    let object = m.object(lookup)?;
    let class = m.get_field(object, "lookupClass")?;
    let class = class_at(m, class)?;
    let modes = m.get_field(object, "allowedModes")?;
    let modes = m.int(modes)?;
    let same_package = class.package() == declaring.package() && class.is_platform() == declaring.is_platform();
    let allowed = if modes == TRUSTED || flags & access::PUBLIC != 0 {
        true
    } else if flags & access::PRIVATE != 0 {
        modes & PRIVATE != 0 && outermost(class) == outermost(declaring)
    } else {
        let inherited = flags & access::PROTECTED != 0 && class.is_subtype_of(declaring);
        modes & PACKAGE != 0 && (same_package || inherited)
    };
    if allowed {
        return Ok(());
    }
    let what = if flags & access::PRIVATE != 0 {
        "member is private"
    } else {
        "member is not public"
    };
    let lookup = describe_lookup(m, lookup)?;
    Err(m.throw(
        "java/lang/IllegalAccessException",
        &format!("{what}: {member}, from {lookup}"),
    ))
}

/// The name of the class that encloses all others, up to which private members are shared.
fn outermost(class: ClassRef) -> &'static str {
    let name = class.name.as_str();
    name.split('$').next().unwrap_or(name)
}

/// A handle for a resolved method, as seen through `class`.
fn direct<D: Domain>(m: &mut Machine<'_, D>, class: ClassRef, method: MethodRef, kind: u8) -> Answer<D> {
    let interface = method.class().is_interface();
    // An object method looked up through an interface is still called on the class that declares it.
    let owner = if class.is_interface() != interface {
        method.class()
    } else {
        class
    };
    let member = Member {
        kind: if kind == INVOKE_VIRTUAL && interface {
            INVOKE_INTERFACE
        } else {
            kind
        },
        class: owner.name.to_string(),
        name: method.name.to_string(),
        descriptor: method.descriptor.to_string(),
        interface,
    };
    let varargs = method.access & access::VARARGS != 0;
    m.direct_method_handle(member, varargs).map(Machine::<D>::of_object)
}

fn named<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value], kind: u8) -> Outcome<Wanted<D::Value>, D> {
    let class = class_at(m, args[1])?;
    let name = m.text(args[2])?;
    let shape = shape_of(m, args[3])?;
    Ok(Wanted {
        lookup: args[0],
        class,
        name,
        shape,
        kind,
    })
}

fn find_virtual<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let wanted = named(m, args, INVOKE_VIRTUAL)?;
    let polymorphic = ["invokeExact", "invoke"].contains(&wanted.name.as_str());
    if polymorphic && &*wanted.class.name == "java/lang/invoke/MethodHandle" {
        let member = Member {
            kind: INVOKE_VIRTUAL,
            class: wanted.class.name.to_string(),
            name: wanted.name,
            descriptor: wanted.shape.descriptor(),
            interface: false,
        };
        return m.direct_method_handle(member, false).map(Machine::<D>::of_object);
    }
    wanted.handle(m)
}

fn find_static<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    named(m, args, INVOKE_STATIC)?.handle(m)
}

/// The receiver is of the special caller's class, not of the class that declares the method.
fn find_special<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let caller = class_at(m, args[4])?;
    let handle = named(m, args, INVOKE_SPECIAL)?.handle(m)?;
    with_receiver(m, handle, caller)
}

fn with_receiver<D: Domain>(m: &mut Machine<'_, D>, handle: D::Value, receiver: ClassRef) -> Answer<D> {
    use super::combine::{argument_list, make};
    use super::method_handle::call_bound;
    let handle = handle_at(m, handle)?;
    let shape = handle.shape();
    let mut narrowed = shape.clone();
    if let Some(first) = narrowed.parameters.first_mut() {
        *first = receiver.descriptor();
    }
    let expr = call_bound(0, &shape, argument_list(0..shape.parameters.len()));
    let made = make(m, &narrowed, expr, &[handle.id])?;
    let made = handle_at(m, made)?;
    m.with_varargs(&made, handle.varargs).map(Machine::<D>::of_object)
}

fn find_constructor<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let class = class_at(m, args[1])?;
    let shape = shape_of(m, args[2])?;
    Wanted {
        lookup: args[0],
        class,
        name: "<init>".to_owned(),
        shape,
        kind: NEW_INVOKE_SPECIAL,
    }
    .handle(m)
}

fn bind<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let receiver = m.object(args[1])?;
    let class = m.class_of(receiver)?;
    let name = m.text(args[2])?;
    let shape = shape_of(m, args[3])?;
    let handle = Wanted {
        lookup: args[0],
        class,
        name,
        shape,
        kind: INVOKE_VIRTUAL,
    }
    .handle(m)?;
    let handle = m.object(handle)?;
    let class = m.class_of(handle)?;
    let bind = class.method_named("bindTo", "(Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;");
    match bind {
        Some(bind) => Err(m.call(bind, &[Machine::<D>::of_object(handle), args[1]])),
        None => Err(Trap::Unsupported("MethodHandle.bindTo".to_owned())),
    }
}

fn field<D: Domain, const KIND: u8>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let (class, field) = look_up_field(m, args, matches!(KIND, GET_STATIC | PUT_STATIC))?;
    let member = format!("{}.{}/{}", class.java_name(), field.name, field.descriptor);
    check_access(m, args[0], field.class(), field.access, &member)?;
    accessor(m, class, field, KIND)
}

fn accessor<D: Domain>(m: &mut Machine<'_, D>, class: ClassRef, field: FieldRef, kind: u8) -> Answer<D> {
    if matches!(kind, PUT_FIELD | PUT_STATIC) && field.access & access::FINAL != 0 {
        let member = format!("{}.{}", class.java_name(), field.name);
        let message = format!("final field has no write access: {member}");
        return Err(m.throw("java/lang/IllegalAccessException", &message));
    }
    let member = Member {
        kind,
        class: if field.is_static() {
            &field.class().name
        } else {
            &class.name
        }
        .to_string(),
        name: field.name.to_string(),
        descriptor: field.descriptor.to_string(),
        interface: false,
    };
    m.direct_method_handle(member, false).map(Machine::<D>::of_object)
}

// -- from reflection

/// The class and the position in it that a reflected member stands for.
fn reflected<D: Domain>(m: &mut Machine<'_, D>, member: D::Value) -> Outcome<(ClassRef, usize, bool), D> {
    let object = m.object(member)?;
    let class = m.get_field(object, "clazz")?;
    let class = class_at(m, class)?;
    let slot = m.get_field(object, "slot")?;
    let accessible = m.get_field(object, "override")?;
    Ok((class, m.int(slot)? as usize, m.int(accessible)? != 0))
}

fn method_of<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Outcome<MethodRef, D> {
    let (class, slot, accessible) = reflected(m, args[1])?;
    let Some(method) = class.methods.get(slot) else {
        return Err(m.throw_plain("java/lang/InternalError"));
    };
    if !accessible {
        let member = format!("{}.{}", class.java_name(), method.name);
        check_access(m, args[0], class, method.access, &member)?;
    }
    Ok(method)
}

fn unreflect<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let method = method_of(m, args)?;
    let kind = if method.is_static() {
        INVOKE_STATIC
    } else {
        INVOKE_VIRTUAL
    };
    direct(m, method.class(), method, kind)
}

fn unreflect_special<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let caller = class_at(m, args[2])?;
    let method = method_of(m, args)?;
    let handle = direct(m, method.class(), method, INVOKE_SPECIAL)?;
    with_receiver(m, handle, caller)
}

fn unreflect_constructor<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let method = method_of(m, args)?;
    direct(m, method.class(), method, NEW_INVOKE_SPECIAL)
}

fn field_of<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Outcome<FieldRef, D> {
    let (class, slot, accessible) = reflected(m, args[1])?;
    let Some(field) = class.fields.get(slot) else {
        return Err(m.throw_plain("java/lang/InternalError"));
    };
    if !accessible {
        let member = format!("{}.{}", class.java_name(), field.name);
        check_access(m, args[0], class, field.access, &member)?;
    }
    Ok(field)
}

fn unreflect_getter<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let field = field_of(m, args)?;
    accessor(
        m,
        field.class(),
        field,
        if field.is_static() { GET_STATIC } else { GET_FIELD },
    )
}

fn unreflect_setter<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let field = field_of(m, args)?;
    accessor(
        m,
        field.class(),
        field,
        if field.is_static() { PUT_STATIC } else { PUT_FIELD },
    )
}
