//! Reflective access to fields on JDK 25, which goes through method handles: the accessors keep their shape, and
//! those of their methods that would call a handle are done here.

use crate::java::lang::class::members::field_at;
use crate::prelude::*;
use javelin_program::class::Field;

const FACTORY: &str = "jdk/internal/reflect/MethodHandleAccessorFactory";
const READ_ONLY: i32 = 1;
const STATIC: i32 = 2;
const NOT_ZERO: i32 = 0x8000;

pub(super) fn declare<D: Domain>(natives: &mut Natives<D>) {
    natives.class(
        FACTORY,
        &[(
            "newFieldAccessor(Ljava/lang/reflect/Field;Z)Ljdk/internal/reflect/FieldAccessorImpl;",
            new_accessor,
        )],
    );
    for kind in Kind::PRIMITIVES
        .into_iter()
        .filter(|kind| *kind != Kind::Void)
        .chain([Kind::Reference])
    {
        let class = format!(
            "jdk/internal/reflect/MethodHandle{}FieldAccessorImpl",
            accessor_name(kind)
        );
        let (suffix, descriptor) = match kind.descriptor() {
            Some(descriptor) => (capitalised(kind.java_name().unwrap_or_default()), descriptor),
            None => (String::new(), "Ljava/lang/Object;"),
        };
        natives.class(
            &class,
            &[
                (&format!("get{suffix}(Ljava/lang/Object;){descriptor}"), get),
                (&format!("set{suffix}(Ljava/lang/Object;{descriptor})V"), set),
            ],
        );
    }
}

fn accessor_name(kind: Kind) -> &'static str {
    kind.box_class()
        .and_then(|class| class.rsplit('/').next())
        .unwrap_or("Object")
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn new_accessor<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let field = field_at(m, args[0])?;
    m.initialize(field.class())?;
    let name = format!(
        "jdk/internal/reflect/MethodHandle{}FieldAccessorImpl",
        accessor_name(field.kind)
    );
    let class = m.load(&name)?;
    m.initialize(class)?;
    let read_only = if m.int(args[1])? != 0 { READ_ONLY } else { 0 };
    let is_static = if field.is_static() { STATIC } else { 0 };
    let accessor = m.allocate(class)?;
    m.set_field(accessor, "field", args[0])?;
    m.set_field(
        accessor,
        "fieldFlags",
        Machine::<D>::of_int(read_only | is_static | NOT_ZERO),
    )?;
    Ok(Machine::<D>::of_object(accessor))
}

/// The field an accessor is for.
fn accessed<D: Domain>(m: &mut Machine<'_, D>, accessor: D::Value) -> Outcome<&'static Field, D> {
    let accessor = m.object(accessor)?;
    let field = m.get_field(accessor, "field")?;
    field_at(m, field)
}

/// Where the field is in this object.
fn place<D: Domain>(
    m: &mut Machine<'_, D>,
    field: &'static Field,
    receiver: D::Value,
    doing: &str,
) -> Outcome<(ObjId, u16), D> {
    if field.is_static() {
        return m.static_place(field);
    }
    let object = m.object(receiver)?;
    let class = m.class_of(object)?;
    if !class.is_subtype_of(field.class()) {
        // Setting an object field checks the receiver as it checks the value.
        let link = if doing == "set" && field.kind == Kind::Reference {
            "to"
        } else {
            "on"
        };
        let message = format!("Can not {doing} {} {link} {}", describe(field), class.java_name());
        return Err(m.throw("java/lang/IllegalArgumentException", &message));
    }
    Ok((object, field.slot))
}

/// `final int field Point.x`
fn describe(field: &Field) -> String {
    let flag = |flag: u16, text: &str| {
        if field.access & flag != 0 {
            format!("{text} ")
        } else {
            String::new()
        }
    };
    let is_static = flag(javelin_program::access::STATIC, "static");
    let is_final = flag(javelin_program::access::FINAL, "final");
    let kind = javelin_program::descriptor::class_of(&field.descriptor).map_or_else(
        || field.kind.java_name().unwrap_or_default().to_owned(),
        |class| class.replace('/', "."),
    );
    format!(
        "{is_static}{is_final}{kind} field {}.{}",
        field.class().java_name(),
        field.name
    )
}

fn get<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let field = accessed(m, args[0])?;
    let (object, slot) = place(m, field, args[1], "get")?;
    m.word(object, slot)
}

fn set<D: Domain>(m: &mut Machine<'_, D>, args: &[D::Value]) -> Answer<D> {
    let field = accessed(m, args[0])?;
    let (object, slot) = place(m, field, args[1], "set")?;
    let accessor = m.object(args[0])?;
    let flags = m.get_field(accessor, "fieldFlags")?;
    if m.int(flags)? & READ_ONLY != 0 {
        return Err(refuse_final(m, args[0], field, args[2]));
    }
    if field.kind == Kind::Reference {
        let class = m.program().class_of_descriptor(&field.descriptor);
        let class = m.linked(class)?;
        let value = m.object(args[2])?;
        if !value.is_null() {
            let given = m.class_of(value)?;
            if !given.is_subtype_of(class) {
                let message = format!("Can not set {} to {}", describe(field), given.java_name());
                return Err(m.throw("java/lang/IllegalArgumentException", &message));
            }
        }
    }
    m.set_word(object, slot, args[2])?;
    Ok(Machine::<D>::nothing())
}

/// The accessor's own method composes the exception, which spells out the value.
fn refuse_final<D: Domain>(m: &mut Machine<'_, D>, accessor: D::Value, field: &Field, value: D::Value) -> Trap<D> {
    let descriptor = field.kind.descriptor().unwrap_or("Ljava/lang/Object;");
    let signature = format!("({descriptor})V");
    let object = match m.object(accessor) {
        Ok(object) => object,
        Err(trap) => return trap,
    };
    let class = match m.class_of(object) {
        Ok(class) => class,
        Err(trap) => return trap,
    };
    match class.method_named("throwFinalFieldIllegalAccessException", &signature) {
        Some(method) => m.call(method, &[accessor, value]),
        None => Trap::Unsupported(format!(
            "{}.throwFinalFieldIllegalAccessException{signature}",
            class.java_name()
        )),
    }
}
