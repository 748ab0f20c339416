//! Method handles: objects of class `MethodHandle` that know a static method and the values it is bound to.
//!
//! The hidden word has the number of the method; the bound values are an `Object[]` in the field `form`, where the
//! collector and every fork see them. The field `type` stays empty: `type()` makes the type, which is interned anyway.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use javelin_program::method::{MethodId, MethodRef};
use javelin_program::synth::{Expr, Member};

const VARARGS: u64 = 1 << 32;
const BOUND: u64 = 1 << 33;

/// Parameter types and result type, as descriptors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    pub parameters: Vec<String>,
    pub result: String,
}

impl Shape {
    pub fn descriptor(&self) -> String {
        format!("({}){}", self.parameters.concat(), self.result)
    }
}

/// A method handle taken apart.
#[derive(Clone, Debug)]
pub struct MethodHandle {
    pub id: ObjId,
    /// The method to call; takes the bound values first, if there are any.
    pub method: MethodRef,
    /// Null if nothing is bound.
    pub bound: ObjId,
    /// Collects trailing arguments into its last parameter.
    pub varargs: bool,
}

impl MethodHandle {
    pub fn parameters(&self) -> &'static [&'static str] {
        let skipped = usize::from(!self.bound.is_null());
        &self.method.signature.parameters[skipped..]
    }

    pub fn result(&self) -> &'static str {
        self.method.signature.result
    }

    pub fn shape(&self) -> Shape {
        let parameters = self
            .parameters()
            .iter()
            .map(|&parameter| parameter.to_owned())
            .collect();
        Shape {
            parameters,
            result: self.result().to_owned(),
        }
    }
}

impl<D: Domain> Machine<'_, D> {
    /// The method handle in this object.
    pub fn method_handle(&mut self, id: ObjId) -> Outcome<MethodHandle, D> {
        let class = self.class_of(id)?;
        let word = match class.hidden_word {
            Some(word) => D::bits(self.word(id, word)?),
            None => 0,
        };
        let method = (word as u32)
            .checked_sub(1)
            .and_then(|number| self.program().method_by_id(MethodId(number)));
        let Some(method) = method else {
            return Err(Trap::Unsupported(format!(
                "a method handle of class {}",
                class.java_name()
            )));
        };
        let bound = if word & BOUND != 0 {
            let bound = self.get_field(id, "form")?;
            self.object(bound)?
        } else {
            ObjId::NULL
        };
        Ok(MethodHandle {
            id,
            method,
            bound,
            varargs: word & VARARGS != 0,
        })
    }

    /// A handle that computes an expression of its arguments and these values; arguments are counted from 0 in either
    /// case.
    pub fn make_method_handle(&mut self, shape: &Shape, expr: Expr, bound: &[ObjId]) -> Outcome<ObjId, D> {
        let (descriptor, expr) = if bound.is_empty() {
            (shape.descriptor(), expr)
        } else {
            let descriptor = format!("([Ljava/lang/Object;{}){}", shape.parameters.concat(), shape.result);
            (descriptor, shifted(expr))
        };
        let method = self.program().expression(&descriptor, &expr);
        let method = self.linked(method)?;
        let class = self.load("java/lang/invoke/MethodHandle")?;
        let handle = self.allocate(class)?;
        let mut word = u64::from(method.id.0) + 1;
        if !bound.is_empty() {
            let array = self.new_object_array(self.known().object_array, bound)?;
            self.set_field(handle, "form", Self::of_object(array))?;
            word |= BOUND;
        }
        self.set_handle_word(handle, word)?;
        Ok(handle)
    }

    fn set_handle_word(&mut self, handle: ObjId, word: u64) -> Outcome<(), D> {
        match self.class_of(handle)?.hidden_word {
            Some(slot) => self.set_word(handle, slot, D::constant(word)),
            None => Err(Trap::Unsupported("MethodHandle without its word".to_owned())),
        }
    }

    /// The same handle with variable or fixed arity.
    pub fn with_varargs(&mut self, handle: &MethodHandle, varargs: bool) -> Outcome<ObjId, D> {
        if handle.varargs == varargs {
            return Ok(handle.id);
        }
        let class = self.class_of(handle.id)?;
        let copy = self.allocate(class)?;
        let mut word = u64::from(handle.method.id.0) + 1;
        if !handle.bound.is_null() {
            self.set_field(copy, "form", Self::of_object(handle.bound))?;
            word |= BOUND;
        }
        self.set_handle_word(copy, if varargs { word | VARARGS } else { word })?;
        Ok(copy)
    }

    /// A handle for a method, constructor or field (JVMS 5.4.3.5).
    pub fn direct_method_handle(&mut self, member: Member, varargs: bool) -> Outcome<ObjId, D> {
        let (parameters, result) = match member.types() {
            Ok(types) => types,
            Err(text) => return Err(Trap::Unsupported(text)),
        };
        let arguments = (0..parameters.len()).map(Expr::Argument).collect();
        let handle = self.make_method_handle(&Shape { parameters, result }, Expr::Member(member, arguments), &[])?;
        let handle = self.method_handle(handle)?;
        self.with_varargs(&handle, varargs)
    }

    /// Calls a handle with arguments of its own types.
    pub fn call_method_handle(&mut self, handle: &MethodHandle, arguments: &[D::Value]) -> Trap<D> {
        if handle.bound.is_null() {
            return self.call(handle.method, arguments);
        }
        let all: Vec<D::Value> = std::iter::once(Self::of_object(handle.bound))
            .chain(arguments.iter().copied())
            .collect();
        self.call(handle.method, &all)
    }
}

/// The same expression where the bound values come before the arguments.
fn shifted(expr: Expr) -> Expr {
    let all = |parts: Vec<Expr>| parts.into_iter().map(shifted).collect();
    match expr {
        Expr::Argument(index) => Expr::Argument(index + 1),
        Expr::Bound(..) | Expr::Zero(_) | Expr::Caught(_) => expr,
        Expr::Int(_) | Expr::Long(_) | Expr::Float(_) | Expr::Double(_) | Expr::Text(_) => expr,
        Expr::Class(_) | Expr::MethodType(_) | Expr::Handle(_) => expr,
        Expr::Linked(value) => Expr::Linked(Box::new(shifted(*value))),
        Expr::Member(member, arguments) => Expr::Member(member, all(arguments)),
        Expr::Convert(value, to) => Expr::Convert(Box::new(shifted(*value)), to),
        Expr::If(parts) => Expr::If(Box::new(parts.map(shifted))),
        Expr::Catch(class, parts) => Expr::Catch(class, Box::new(parts.map(shifted))),
        Expr::Array(component, elements) => Expr::Array(component, all(elements)),
        Expr::NewArray(component, length) => Expr::NewArray(component, Box::new(shifted(*length))),
        Expr::Length(array) => Expr::Length(Box::new(shifted(*array))),
        Expr::Element(component, parts) => Expr::Element(component, Box::new(parts.map(shifted))),
        Expr::SetElement(component, parts) => Expr::SetElement(component, Box::new(parts.map(shifted))),
        Expr::Then(parts) => Expr::Then(Box::new(parts.map(shifted))),
        Expr::Throw(value) => Expr::Throw(Box::new(shifted(*value))),
    }
}
