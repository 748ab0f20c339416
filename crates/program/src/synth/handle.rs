//! Method handles: what a handle does when it is called, as an expression that becomes a static method.

use super::SynthClass;
use super::adapt;
use super::code::{Code, op};
use super::lambda::{Handle, Implementation};
use super::types::MethodType;
use super::writer::ClassWriter;
use crate::access::STATIC;
use crate::descriptor::{Kind, class_of};

const OBJECT: &str = "Ljava/lang/Object;";
const HANDLE: &str = "java/lang/invoke/MethodHandle";

/// A value, computed from the arguments of a call and the values that the handle is bound to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    Argument(usize),
    /// An element of the array in the first argument, as this type.
    Bound(usize, String),
    Int(i32),
    Long(i64),
    /// The bits of a float.
    Float(u32),
    /// The bits of a double.
    Double(u64),
    /// A string, as UTF-16.
    Text(Vec<u16>),
    /// The class object of this class.
    Class(String),
    /// The method type of this descriptor.
    MethodType(String),
    /// The method handle for this member.
    Handle(Member),
    /// 0, `false` or `null`.
    Zero(String),
    /// A method, constructor or field access.
    Member(Member, Vec<Expr>),
    /// The conversion that `MethodHandle.asType` does.
    Convert(Box<Expr>, String),
    If(Box<[Expr; 3]>),
    /// The second, unless it throws this class: then the third, in which [`Expr::Caught`] is what was thrown. Must
    /// be the whole expression.
    Catch(String, Box<[Expr; 2]>),
    Caught(String),
    /// A new array of these elements; the component type.
    Array(String, Vec<Expr>),
    /// A new array of this length; the component type.
    NewArray(String, Box<Expr>),
    Length(Box<Expr>),
    /// Array and index; the component type.
    Element(String, Box<[Expr; 2]>),
    /// Array, index and new value.
    SetElement(String, Box<[Expr; 3]>),
    /// Both in order; the first one's value is dropped.
    Then(Box<[Expr; 2]>),
    Throw(Box<Expr>),
    /// What a bootstrap method answers: an exception that is no error is wrapped in a `BootstrapMethodError`. Must be
    /// the whole expression.
    Linked(Box<Expr>),
}

/// A method handle constant that owns its text; see [`Handle`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub kind: u8,
    pub class: String,
    pub name: String,
    pub descriptor: String,
    pub interface: bool,
}

impl Member {
    fn borrow(&self) -> Handle<'_> {
        Handle {
            kind: self.kind,
            class: &self.class,
            name: &self.name,
            descriptor: &self.descriptor,
            interface: self.interface,
        }
    }

    /// The parameters, receiver included, and the result.
    pub fn types(&self) -> Result<(Vec<String>, String), String> {
        let implementation = Implementation::new(&self.borrow())?;
        Ok((implementation.parameters, implementation.result))
    }
}

impl Expr {
    pub fn convert(self, to: &str) -> Expr {
        Expr::Convert(Box::new(self), to.to_owned())
    }

    /// Calls a method handle of this very type.
    pub fn call(handle: Expr, descriptor: String, arguments: Vec<Expr>) -> Expr {
        let member = Member {
            kind: 5,
            class: HANDLE.to_owned(),
            name: "invokeExact".to_owned(),
            descriptor,
            interface: false,
        };
        Expr::Member(member, std::iter::once(handle).chain(arguments).collect())
    }
}

/// The class whose static method computes `expr`.
pub fn expression(number: u32, descriptor: &str, expr: &Expr) -> Result<SynthClass, String> {
    let name = format!("{HANDLE}$$Form${number}");
    let method = MethodType::parse(descriptor)?;
    let mut class = ClassWriter::synthetic(&name);
    class.method(STATIC, "call", descriptor, |code| {
        let locals: Vec<(u16, &str)> = method.locals(0).collect();
        let mut body = Body {
            code,
            locals: &locals,
            free: method.slots(),
        };
        let result = body.emit(expr)?;
        if result != method.result {
            return Err(format!("an expression of type {result} for {descriptor}"));
        }
        body.code.ret(Kind::of(method.result));
        Ok(())
    })?;
    Ok(SynthClass {
        name,
        bytes: class.finish()?,
        method: "call",
    })
}

/// The class in place of a call site whose bootstrap method has to be run: the first call makes the `CallSite`, every
/// call invokes its target.
pub fn call_site(host: &str, number: u32, descriptor: &str, bootstrap: &Expr) -> Result<SynthClass, String> {
    const SITE: &str = "java/lang/invoke/CallSite";
    const FIELD: &str = "SITE";
    let name = format!("{host}$$Site${number}");
    let site = format!("L{SITE};");
    let method = MethodType::parse(descriptor)?;
    let mut class = ClassWriter::synthetic(&name);
    class.field(STATIC, FIELD, &site);
    class.method(STATIC, "call", descriptor, |code| {
        let linked = code.target();
        code.field_op(op::GETSTATIC, &name, FIELD, &site);
        code.branch(op::IFNONNULL, linked);
        let locals: Vec<(u16, &str)> = method.locals(0).collect();
        let mut body = Body {
            code,
            locals: &locals,
            free: method.slots(),
        };
        body.emit(bootstrap)?;
        code.class_op(op::CHECKCAST, SITE);
        code.field_op(op::PUTSTATIC, &name, FIELD, &site);
        code.bind(linked);
        code.field_op(op::GETSTATIC, &name, FIELD, &site);
        code.invoke_virtual(SITE, "getTarget", &format!("()L{HANDLE};"))?;
        for &(slot, parameter) in &locals {
            code.load(Kind::of(parameter), slot);
        }
        code.invoke_virtual(HANDLE, "invokeExact", descriptor)?;
        code.ret(Kind::of(method.result));
        Ok(())
    })?;
    Ok(SynthClass {
        name,
        bytes: class.finish()?,
        method: "call",
    })
}

struct Body<'a, 'p> {
    code: &'a mut Code<'p>,
    locals: &'a [(u16, &'a str)],
    /// The first local that nothing uses.
    free: u16,
}

impl Body<'_, '_> {
    /// Puts the value on the stack; answers its type.
    fn emit(&mut self, expr: &Expr) -> Result<String, String> {
        match expr {
            Expr::Argument(index) => {
                let &(slot, descriptor) = self.locals.get(*index).ok_or("an argument that is missing")?;
                self.code.load(Kind::of(descriptor), slot);
                Ok(descriptor.to_owned())
            }
            Expr::Bound(index, descriptor) => {
                self.code.load(Kind::Reference, 0);
                self.code.push_int(*index as i32);
                self.code.element_load(Kind::Reference);
                if Kind::of(descriptor) != Kind::Reference {
                    convert(self.code, OBJECT, descriptor)?;
                }
                Ok(descriptor.clone())
            }
            Expr::Int(value) => {
                self.code.push_int(*value);
                Ok("I".to_owned())
            }
            Expr::Long(value) => {
                self.code.push_long(*value);
                Ok("J".to_owned())
            }
            Expr::Float(bits) => {
                self.code.push_float(f32::from_bits(*bits));
                Ok("F".to_owned())
            }
            Expr::Double(bits) => {
                self.code.push_double(f64::from_bits(*bits));
                Ok("D".to_owned())
            }
            Expr::Text(units) => {
                self.code.push_text(units);
                Ok("Ljava/lang/String;".to_owned())
            }
            Expr::Class(name) => {
                self.code.push_class(name);
                Ok("Ljava/lang/Class;".to_owned())
            }
            Expr::MethodType(descriptor) => {
                self.code.push_method_type(descriptor);
                Ok("Ljava/lang/invoke/MethodType;".to_owned())
            }
            Expr::Handle(member) => {
                self.code.push_method_handle(&member.borrow());
                Ok(format!("L{HANDLE};"))
            }
            Expr::Linked(value) => self.linked(value),
            Expr::Zero(descriptor) => {
                self.code.push_zero(Kind::of(descriptor));
                Ok(descriptor.clone())
            }
            Expr::Member(member, arguments) => self.member(member, arguments),
            Expr::Convert(value, to) => {
                let from = self.emit(value)?;
                convert(self.code, &from, to)?;
                Ok(to.clone())
            }
            Expr::If(parts) => self.branch(parts),
            Expr::Catch(class, parts) => self.catch(class, parts),
            Expr::Caught(descriptor) => {
                self.code.load(Kind::Reference, self.free);
                Ok(descriptor.clone())
            }
            Expr::Array(component, elements) => self.array(component, elements),
            Expr::NewArray(component, length) => {
                self.emit(length)?;
                self.code.new_array(component);
                Ok(format!("[{component}"))
            }
            Expr::Length(array) => {
                self.emit(array)?;
                self.code.op(op::ARRAYLENGTH);
                Ok("I".to_owned())
            }
            Expr::Element(component, parts) => {
                self.all(&**parts)?;
                self.code.element_load(Kind::of(component));
                Ok(component.clone())
            }
            Expr::SetElement(component, parts) => {
                self.all(&**parts)?;
                self.code.element_store(Kind::of(component));
                Ok("V".to_owned())
            }
            Expr::Then(parts) => {
                let dropped = self.emit(&parts[0])?;
                self.code.drop_value(Kind::of(&dropped));
                self.emit(&parts[1])
            }
            Expr::Throw(value) => {
                self.emit(value)?;
                self.code.op(op::ATHROW);
                Ok("V".to_owned())
            }
        }
    }

    fn all(&mut self, parts: &[Expr]) -> Result<(), String> {
        parts.iter().try_for_each(|part| self.emit(part).map(drop))
    }

    fn member(&mut self, member: &Member, arguments: &[Expr]) -> Result<String, String> {
        let handle = member.borrow();
        let target = Implementation::new(&handle)?;
        if arguments.len() != target.parameters.len() {
            return Err(format!("{} arguments for {member:?}", arguments.len()));
        }
        target.prepare(self.code);
        self.all(arguments)?;
        target.call(self.code)?;
        Ok(target.result)
    }

    fn branch(&mut self, [test, then, otherwise]: &[Expr; 3]) -> Result<String, String> {
        let (no, end) = (self.code.target(), self.code.target());
        self.emit(test)?;
        self.code.branch(op::IFEQ, no);
        let result = self.emit(then)?;
        self.code.branch(op::GOTO, end);
        self.code.bind(no);
        self.emit(otherwise)?;
        self.code.bind(end);
        Ok(result)
    }

    fn catch(&mut self, class: &str, [body, handler]: &[Expr; 2]) -> Result<String, String> {
        let end = self.code.target();
        let start = self.code.position();
        let result = self.emit(body)?;
        self.code.branch(op::GOTO, end);
        self.code.handler(start, class);
        self.code.store(Kind::Reference, self.free);
        self.emit(handler)?;
        self.code.bind(end);
        Ok(result)
    }

    fn linked(&mut self, value: &Expr) -> Result<String, String> {
        const WRAPPER: &str = "java/lang/BootstrapMethodError";
        let (end, wrap) = (self.code.target(), self.code.target());
        let start = self.code.position();
        let result = self.emit(value)?;
        self.code.branch(op::GOTO, end);
        self.code.handler(start, "java/lang/Throwable");
        self.code.store(Kind::Reference, self.free);
        self.code.load(Kind::Reference, self.free);
        self.code.class_op(op::INSTANCEOF, "java/lang/Error");
        self.code.branch(op::IFEQ, wrap);
        self.code.load(Kind::Reference, self.free);
        self.code.op(op::ATHROW);
        self.code.bind(wrap);
        self.code.class_op(op::NEW, WRAPPER);
        self.code.op(op::DUP);
        self.code.push_str("bootstrap method initialization exception");
        self.code.load(Kind::Reference, self.free);
        self.code
            .invoke_special(WRAPPER, "<init>", "(Ljava/lang/String;Ljava/lang/Throwable;)V")?;
        self.code.op(op::ATHROW);
        self.code.bind(end);
        Ok(result)
    }

    fn array(&mut self, component: &str, elements: &[Expr]) -> Result<String, String> {
        self.code.push_int(elements.len() as i32);
        self.code.new_array(component);
        for (index, element) in elements.iter().enumerate() {
            self.code.op(op::DUP);
            self.code.push_int(index as i32);
            self.emit(element)?;
            self.code.element_store(Kind::of(component));
        }
        Ok(format!("[{component}"))
    }
}

/// The conversions of `MethodHandle.asType`, whose legality the caller has checked.
fn convert(code: &mut Code, from: &str, to: &str) -> Result<(), String> {
    if from == to {
        return Ok(());
    }
    match (Kind::of(from), Kind::of(to)) {
        (Kind::Void, kind) => {
            code.push_zero(kind);
            Ok(())
        }
        (kind, Kind::Void) => {
            code.drop_value(kind);
            Ok(())
        }
        (Kind::Reference, Kind::Reference) => cast(code, to),
        (Kind::Reference, kind) if adapt::unboxed(from).is_none() => {
            // A cast to the box would be too strict: a box of a narrower type is widened.
            let name = kind
                .box_class()
                .and_then(|class| class.rsplit('/').next())
                .unwrap_or_default();
            let descriptor = format!("({OBJECT}Z){}", kind.descriptor().unwrap_or("I"));
            code.push_int(0);
            code.invoke_static("sun/invoke/util/ValueConversions", &format!("unbox{name}"), &descriptor)
        }
        _ => adapt::convert(code, from, from, to),
    }
}

/// A cast that fails with the message of `Class.cast`, as in handles of the JDK.
fn cast(code: &mut Code, to: &str) -> Result<(), String> {
    match class_of(to) {
        Some("java/lang/Object") | None => Ok(()),
        Some(class) => {
            code.push_class(class);
            code.op(op::SWAP);
            code.invoke_virtual("java/lang/Class", "cast", "(Ljava/lang/Object;)Ljava/lang/Object;")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::synth::testing::parse;

    fn member(kind: u8, class: &str, name: &str, descriptor: &str) -> Member {
        let (class, name, descriptor) = (class.to_owned(), name.to_owned(), descriptor.to_owned());
        Member {
            kind,
            class,
            name,
            descriptor,
            interface: false,
        }
    }

    #[track_caller]
    fn check(descriptor: &str, expr: &Expr, references: &[&str]) {
        let parsed = parse(expression(1, descriptor, expr).unwrap());
        assert_eq!(parsed.references("call", descriptor), references);
    }

    #[test]
    fn a_handle_is_called_with_converted_arguments() {
        let call = Expr::call(
            Expr::Argument(0),
            "(J)I".to_owned(),
            vec![Expr::Argument(1).convert("J")],
        );
        check(
            "(Ljava/lang/invoke/MethodHandle;I)Ljava/lang/Object;",
            &call.convert("Ljava/lang/Object;"),
            &[
                "virtual java/lang/invoke/MethodHandle.invokeExact:(J)I",
                "static java/lang/Integer.valueOf:(I)Ljava/lang/Integer;",
            ],
        );
    }

    #[test]
    fn a_bound_primitive_is_unboxed_leniently() {
        check(
            "([Ljava/lang/Object;)J",
            &Expr::Bound(0, "J".to_owned()),
            &["static sun/invoke/util/ValueConversions.unboxLong:(Ljava/lang/Object;Z)J"],
        );
    }

    #[test]
    fn casts_fail_as_those_of_class_objects_do() {
        check(
            "(Ljava/lang/Object;)Ljava/lang/String;",
            &Expr::Argument(0).convert("Ljava/lang/String;"),
            &["virtual java/lang/Class.cast:(Ljava/lang/Object;)Ljava/lang/Object;"],
        );
    }

    #[test]
    fn a_caught_exception_goes_to_the_handler() {
        let parse_int = member(6, "java/lang/Integer", "parseInt", "(Ljava/lang/String;)I");
        let body = Expr::Member(parse_int, vec![Expr::Argument(0)]);
        let expr = Expr::Catch(
            "java/lang/NumberFormatException".to_owned(),
            Box::new([body, Expr::Int(-1)]),
        );
        let parsed = parse(expression(1, "(Ljava/lang/String;)I", &expr).unwrap());
        assert_eq!(parsed.body("call", "(Ljava/lang/String;)I").handlers.len(), 1);
    }

    #[test]
    fn an_expression_of_the_wrong_type_is_refused() {
        assert!(expression(1, "(I)J", &Expr::Argument(0)).is_err());
        assert!(expression(1, "()I", &Expr::Argument(0)).is_err());
    }
}
