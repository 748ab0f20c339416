//! Bootstrap methods that are run: those of call sites and constants that the machine does not know how to link itself,
//! and the constants of `java.lang.invoke`.

use crate::domain::Domain;
use crate::dynamic::Site;
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use crate::thread::Return;
use javelin_program::access;
use javelin_program::class::ClassRef;
use javelin_program::constant::Constant;
use javelin_program::descriptor::{Kind, Signature, class_of};
use javelin_program::synth::{self, Expr, Member};

/// Constants nested deeper than this in the arguments of bootstrap methods are refused; only a constant that needs itself
/// gets there.
const DEEPEST: usize = 64;

const LOOKUP: &str = "java/lang/invoke/MethodHandles$Lookup";

impl<D: Domain> Machine<'_, D> {
    /// Pushes the frame that makes a method type; the instruction runs again when it is there.
    pub(crate) fn method_type_constant(&mut self, host: ClassRef, constant: u16, text: u16) -> Outcome<D::Value, D> {
        let descriptor = host
            .file
            .as_ref()
            .map(|file| file.pool.name(text, &self.program().names));
        let signature = descriptor
            .and_then(Result::ok)
            .map(|descriptor| Signature::parse(descriptor.as_str()));
        let Some(Ok(signature)) = signature else {
            return Err(Trap::Unsupported(format!(
                "a damaged method type in {}",
                host.java_name()
            )));
        };
        let class = self.load("java/lang/invoke/MethodType")?;
        self.initialize(class)?;
        let descriptor = "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;";
        let Some(make) = class.method_named("methodType", descriptor) else {
            return Err(Trap::Unsupported("MethodType.methodType".to_owned()));
        };
        let result = self.mirror_of_descriptor(signature.result)?;
        let parameters = signature.parameters.iter().map(|p| self.mirror_of_descriptor(p));
        let parameters = parameters.collect::<Outcome<Vec<_>, D>>()?;
        let classes = self.load("[Ljava/lang/Class;")?;
        let parameters = self.new_object_array(classes, &parameters)?;
        let arguments = [Self::of_object(result), Self::of_object(parameters)];
        self.enter(make, &arguments, Return::Constant(host, constant))?;
        Err(Trap::Again)
    }

    pub(crate) fn method_handle_constant(&mut self, host: ClassRef, constant: u16) -> Outcome<D::Value, D> {
        let member = handle_member(self, host, constant)?;
        let class = self.load(&member.class)?;
        let method = class.method_named(&member.name, &member.descriptor);
        let varargs = member.kind >= 5 && method.is_some_and(|method| method.access & access::VARARGS != 0);
        self.direct_method_handle(member, varargs).map(Self::of_object)
    }

    /// Runs the bootstrap method of a constant; the instruction runs again when it has answered.
    pub(crate) fn bootstrap_constant(&mut self, site: &Site, constant: u16) -> Outcome<D::Value, D> {
        let of_type = class_expr(site.descriptor);
        let call = self.bootstrap_call(site, of_type, 0)?;
        let value = Expr::Linked(Box::new(call.convert(site.descriptor)));
        let method = self.program().expression(&format!("(){}", site.descriptor), &value);
        let method = self.linked(method)?;
        self.enter(method, &[], Return::Constant(site.host, constant))?;
        Err(Trap::Again)
    }

    /// The class in place of a call site, whose first call runs the bootstrap method.
    pub(crate) fn bootstrap_site(&mut self, site: &Site) -> Outcome<Result<synth::SynthClass, String>, D> {
        let call = self.bootstrap_call(site, Expr::MethodType(site.descriptor.to_owned()), 0)?;
        let linked = Expr::Linked(Box::new(call));
        Ok(synth::call_site(
            &site.host.name,
            site.number(),
            site.descriptor,
            &linked,
        ))
    }

    /// Calls the bootstrap method with lookup, name, type and the static arguments (JVMS 5.4.3.6).
    fn bootstrap_call(&mut self, site: &Site, of_type: Expr, depth: usize) -> Outcome<Expr, D> {
        let member = handle_member(self, site.host, site.bootstrap.method)?;
        let lookup = Member {
            kind: 8,
            class: LOOKUP.to_owned(),
            name: "<init>".to_owned(),
            descriptor: "(Ljava/lang/Class;)V".to_owned(),
            interface: false,
        };
        let lookup = Expr::Member(lookup, vec![Expr::Class(site.host.name.to_string())]);
        let mut arguments = vec![lookup, Expr::Text(site.name.encode_utf16().collect()), of_type];
        for &argument in &site.bootstrap.arguments {
            arguments.push(self.static_argument(site, argument, depth)?);
        }
        let class = self.load(&member.class)?;
        let method = class.method_named(&member.name, &member.descriptor);
        let collects = method.is_some_and(|method| method.access & access::VARARGS != 0);
        let Ok((parameters, _)) = member.types() else {
            return Err(Trap::Unsupported(format!("the bootstrap method {member:?}")));
        };
        let arguments = passed(&parameters, arguments, collects);
        Ok(Expr::Member(member, arguments))
    }

    fn static_argument(&mut self, site: &Site, argument: u16, depth: usize) -> Outcome<Expr, D> {
        let damaged = |text: String| Trap::Unsupported(format!("a bootstrap argument: {text}"));
        let constant = site
            .file
            .constant(argument)
            .map_err(|error| damaged(error.to_string()))?;
        Ok(match constant {
            Constant::Integer(value) => Expr::Int(value),
            Constant::Long(value) => Expr::Long(value),
            Constant::Float(value) => Expr::Float(value.to_bits()),
            Constant::Double(value) => Expr::Double(value.to_bits()),
            Constant::String(_) => Expr::Text(site.units(argument).map_err(damaged)?),
            Constant::Class(_) => Expr::Class(site.class(argument).map_err(damaged)?.to_owned()),
            Constant::MethodType(text) => {
                let name = site.file.pool.name(text, &site.program.names);
                Expr::MethodType(name.map_err(|error| damaged(error.to_string()))?.to_string())
            }
            Constant::MethodHandle { .. } => Expr::Handle(handle_member(self, site.host, argument)?),
            Constant::Dynamic { .. } if depth < DEEPEST => {
                let inner = Site::read(site.program, site.host, argument).map_err(damaged)?;
                let call = self.bootstrap_call(&inner, class_expr(inner.descriptor), depth + 1)?;
                call.convert(inner.descriptor)
            }
            _ => return Err(damaged("of no loadable kind".to_owned())),
        })
    }
}

/// The member that a method handle constant names.
fn handle_member<D: Domain>(m: &mut Machine<'_, D>, host: ClassRef, constant: u16) -> Outcome<Member, D> {
    let damaged = || Trap::Unsupported(format!("a damaged method handle in {}", host.java_name()));
    let file = host.file.as_ref().ok_or_else(damaged)?;
    let Ok(Constant::MethodHandle { kind, reference }) = file.constant(constant) else {
        return Err(damaged());
    };
    let member = file.pool.member(reference, &m.program().names).map_err(|_| damaged())?;
    Ok(Member {
        kind,
        class: member.class.to_string(),
        name: member.name.to_string(),
        descriptor: member.descriptor.to_string(),
        interface: member.interface,
    })
}

/// The class object of a type, also of a primitive one.
fn class_expr(descriptor: &str) -> Expr {
    match (class_of(descriptor), Kind::of(descriptor).box_class()) {
        (None, Some(boxed)) => {
            let member = Member {
                kind: 2,
                class: boxed.to_owned(),
                name: "TYPE".to_owned(),
                descriptor: "Ljava/lang/Class;".to_owned(),
                interface: false,
            };
            Expr::Member(member, vec![])
        }
        (class, _) => Expr::Class(class.unwrap_or(descriptor).to_owned()),
    }
}

/// The arguments as the parameters want them; the last ones may go into an array.
fn passed(parameters: &[String], mut arguments: Vec<Expr>, collects: bool) -> Vec<Expr> {
    if collects && let Some((array, fixed)) = parameters.split_last() {
        let component = &array[1..];
        let rest = arguments.split_off(fixed.len().min(arguments.len()));
        let rest = rest.into_iter().map(|argument| argument.convert(component)).collect();
        arguments.push(Expr::Array(component.to_owned(), rest));
    }
    arguments
        .into_iter()
        .zip(parameters)
        .map(|(argument, to)| argument.convert(to))
        .collect()
}
