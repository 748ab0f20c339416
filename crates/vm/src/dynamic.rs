//! Call sites and constants that a bootstrap method links (JVMS 5.4.3.6), linked here without running it.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use javelin_program::class::ClassRef;
use javelin_program::classfile::{Bootstrap, ClassFile};
use javelin_program::constant::{Constant, MemberRef};
use javelin_program::descriptor::{Kind, Signature, class_of};
use javelin_program::error::LinkError;
use javelin_program::method::MethodRef;
use javelin_program::mutf8;
use javelin_program::program::Program;
use javelin_program::synth::{self, ConcatPart, Handle, Label, Lambda, RecordMethod};

const LAMBDA: &str = "java/lang/invoke/LambdaMetafactory";
const CONCAT: &str = "java/lang/invoke/StringConcatFactory";
const OBJECT_METHODS: &str = "java/lang/runtime/ObjectMethods";
const SWITCH: &str = "java/lang/runtime/SwitchBootstraps";
const CONSTANTS: &str = "java/lang/invoke/ConstantBootstraps";

/// A call site or dynamic constant, taken apart.
pub(crate) struct Site {
    pub(crate) program: &'static Program,
    pub(crate) host: ClassRef,
    pub(crate) file: &'static ClassFile,
    pub(crate) bootstrap: Bootstrap,
    /// The bootstrap method.
    pub(crate) method: MemberRef,
    pub(crate) name: &'static str,
    pub(crate) descriptor: &'static str,
}

/// Something is wrong with the class file, or the bootstrap is one that has to be run.
enum Refusal {
    Damaged(String),
    Unknown,
}

impl<E: std::fmt::Display> From<E> for Refusal {
    fn from(error: E) -> Refusal {
        Refusal::Damaged(error.to_string())
    }
}

impl<D: Domain> Machine<'_, D> {
    /// The method that an `invokedynamic` of `host` calls from now on.
    pub(crate) fn link_dynamic(&mut self, host: ClassRef, constant: u16) -> Outcome<MethodRef, D> {
        let site = self.site_of(host, constant)?;
        let made = match site.spin() {
            Ok(made) => Ok(made),
            Err(Refusal::Damaged(text)) => Err(text),
            Err(Refusal::Unknown) => self.bootstrap_site(&site)?,
        };
        let method = self.program().define_synthetic(host, made);
        let method = self.linked(method)?;
        Ok(method)
    }

    fn site_of(&mut self, host: ClassRef, constant: u16) -> Outcome<Site, D> {
        let site = Site::read(self.program(), host, constant);
        let damaged = |text: String| LinkError::Format {
            class: host.java_name(),
            origin: "bootstrap methods".to_owned(),
            error: javelin_program::error::FormatError::Other(text),
        };
        self.linked(site.map_err(damaged))
    }

    /// The value of a dynamic constant, a method type or a method handle; the same at every look.
    pub(crate) fn dynamic_constant(&mut self, host: ClassRef, constant: u16) -> Outcome<D::Value, D> {
        if let Some(&known) = self.state.dynamic.get(&(host.id, constant)) {
            return Ok(known);
        }
        let value = self.make_dynamic_constant(host, constant)?;
        self.state.dynamic.insert((host.id, constant), value);
        Ok(value)
    }

    fn make_dynamic_constant(&mut self, host: ClassRef, constant: u16) -> Outcome<D::Value, D> {
        let Some(file) = &host.file else {
            return Err(Trap::Unsupported("a constant without a class file".into()));
        };
        match file.constant(constant) {
            Ok(Constant::MethodType(descriptor)) => return self.method_type_constant(host, constant, descriptor),
            Ok(Constant::MethodHandle { .. }) => return self.method_handle_constant(host, constant),
            _ => {}
        }
        let site = self.site_of(host, constant)?;
        if site.method.class.as_str() != CONSTANTS {
            return self.bootstrap_constant(&site, constant);
        }
        match &*site.method.name {
            "nullConstant" => Ok(Self::of_object(ObjId::NULL)),
            "primitiveClass" => self.mirror_of_descriptor(site.name).map(Self::of_object),
            "enumConstant" => {
                let class = self.load(class_of(site.descriptor).unwrap_or(""))?;
                self.initialize(class)?;
                self.get_static(class, site.name)
            }
            "getStaticFinal" => self.static_final(&site),
            _ => self.bootstrap_constant(&site, constant),
        }
    }

    fn static_final(&mut self, site: &Site) -> Outcome<D::Value, D> {
        let declared = site.bootstrap.arguments.first().and_then(|&a| site.class(a).ok());
        let boxed = Kind::of(site.descriptor).box_class();
        let class = match declared.or(class_of(site.descriptor)).or(boxed) {
            Some(name) => self.load(name)?,
            None => return Err(Trap::Unsupported("a static constant without a class".to_owned())),
        };
        self.initialize(class)?;
        self.get_static(class, site.name)
    }
}

impl Site {
    pub(crate) fn read(program: &'static Program, host: ClassRef, constant: u16) -> Result<Site, String> {
        let file = host.file.as_ref().ok_or("it has no class file")?;
        let text = |error: javelin_program::error::FormatError| error.to_string();
        let (bootstrap, name_and_type) = match file.constant(constant).map_err(text)? {
            Constant::InvokeDynamic {
                bootstrap,
                name_and_type,
            }
            | Constant::Dynamic {
                bootstrap,
                name_and_type,
            } => (bootstrap, name_and_type),
            _ => return Err(format!("constant {constant} is no dynamic constant")),
        };
        let all = file.bootstraps().map_err(text)?;
        let bootstrap = all
            .get(usize::from(bootstrap))
            .ok_or("a bootstrap method is missing")?
            .clone();
        let (name, descriptor) = file.pool.name_and_type(name_and_type, &program.names).map_err(text)?;
        let method = match file.constant(bootstrap.method).map_err(text)? {
            Constant::MethodHandle { reference, .. } => file.pool.member(reference, &program.names).map_err(text)?,
            _ => return Err("a bootstrap method that is no method handle".to_owned()),
        };
        Ok(Site {
            program,
            host,
            file,
            bootstrap,
            method,
            name: name.as_str(),
            descriptor: descriptor.as_str(),
        })
    }

    /// Makes the class whose method stands in for the call site.
    fn spin(&self) -> Result<synth::SynthClass, Refusal> {
        Ok(match (&*self.method.class, &*self.method.name) {
            (LAMBDA, "metafactory") => self.lambda(false)?,
            (LAMBDA, "altMetafactory") => self.lambda(true)?,
            (CONCAT, "makeConcatWithConstants") => self.concat_recipe()?,
            (CONCAT, "makeConcat") => self.concat_all()?,
            (OBJECT_METHODS, "bootstrap") => self.record_method()?,
            (SWITCH, "typeSwitch" | "enumSwitch") => self.switch()?,
            _ => return Err(Refusal::Unknown),
        })
    }

    pub(crate) fn number(&self) -> u32 {
        self.program.synthetic_number()
    }

    fn argument(&self, index: usize) -> Result<u16, String> {
        self.bootstrap
            .arguments
            .get(index)
            .copied()
            .ok_or_else(|| format!("bootstrap argument {index} is missing"))
    }

    pub(crate) fn class(&self, constant: u16) -> Result<&'static str, String> {
        let name = self.file.pool.class_name(constant, &self.program.names);
        name.map(|name| name.as_str()).map_err(|error| error.to_string())
    }

    fn method_type(&self, index: usize) -> Result<&'static str, String> {
        match self.file.constant(self.argument(index)?) {
            Ok(Constant::MethodType(descriptor)) => {
                let name = self.file.pool.name(descriptor, &self.program.names);
                name.map(|name| name.as_str()).map_err(|error| error.to_string())
            }
            _ => Err(format!("bootstrap argument {index} is no method type")),
        }
    }

    pub(crate) fn handle(&self, constant: u16) -> Result<Handle<'static>, String> {
        match self.file.constant(constant) {
            Ok(Constant::MethodHandle { kind, reference }) => {
                let member = self
                    .file
                    .pool
                    .member(reference, &self.program.names)
                    .map_err(|e| e.to_string())?;
                Ok(Handle {
                    kind,
                    class: member.class.as_str(),
                    name: member.name.as_str(),
                    descriptor: member.descriptor.as_str(),
                    interface: member.interface,
                })
            }
            _ => Err("a bootstrap argument that is no method handle".to_owned()),
        }
    }

    fn int(&self, index: usize) -> Result<i32, String> {
        match self.file.constant(self.argument(index)?) {
            Ok(Constant::Integer(value)) => Ok(value),
            _ => Err(format!("bootstrap argument {index} is no int")),
        }
    }

    pub(crate) fn units(&self, constant: u16) -> Result<Vec<u16>, String> {
        let bytes = match self.file.constant(constant) {
            Ok(Constant::String(text)) => self.file.pool.utf8(text),
            _ => return Err("a bootstrap argument that is no string".to_owned()),
        };
        bytes.map(mutf8::decode).map_err(|error| error.to_string())
    }

    fn text(&self, constant: u16) -> Result<String, String> {
        Ok(String::from_utf16_lossy(&self.units(constant)?))
    }

    // -- lambdas

    fn lambda(&self, alternative: bool) -> Result<synth::SynthClass, String> {
        const SERIALIZABLE: i32 = 1;
        const MARKERS: i32 = 2;
        const BRIDGES: i32 = 4;
        let signature = Signature::parse(self.descriptor).map_err(|error| error.to_string())?;
        let interface = class_of(signature.result).ok_or("a lambda whose type is no interface")?;
        let flags = if alternative { self.int(3)? } else { 0 };
        let mut next = 4;
        let (mut markers, mut bridges) = (Vec::new(), Vec::new());
        if flags & MARKERS != 0 {
            for _ in 0..self.int(next)? {
                next += 1;
                markers.push(self.class(self.argument(next)?)?);
            }
            next += 1;
        }
        if flags & BRIDGES != 0 {
            for _ in 0..self.int(next)? {
                next += 1;
                bridges.push(self.method_type(next)?);
            }
        }
        synth::lambda(&Lambda {
            host: &self.host.name,
            number: self.number(),
            interface,
            markers: &markers,
            bridges: &bridges,
            method: self.name,
            site: self.descriptor,
            erased: self.method_type(0)?,
            implementation: self.handle(self.argument(1)?)?,
            instantiated: self.method_type(2)?,
            serializable: flags & SERIALIZABLE != 0,
        })
    }

    // -- string concatenation

    fn concat_recipe(&self) -> Result<synth::SynthClass, String> {
        let recipe = self.units(self.argument(0)?)?;
        let constants = &self.bootstrap.arguments[1..];
        let texts = constants
            .iter()
            .map(|&c| self.units(c).unwrap_or_default())
            .collect::<Vec<_>>();
        let parts = constants.iter().zip(&texts).map(|(&constant, text)| {
            Ok(match self.file.constant(constant).map_err(|error| error.to_string())? {
                Constant::String(_) => ConcatPart::Text(text),
                Constant::Integer(value) => ConcatPart::Int(value),
                Constant::Long(value) => ConcatPart::Long(value),
                Constant::Float(value) => ConcatPart::Float(value),
                Constant::Double(value) => ConcatPart::Double(value),
                Constant::Class(_) => ConcatPart::Class(self.class(constant)?),
                _ => return Err("a concatenation with an unusual constant".to_owned()),
            })
        });
        let parts = parts.collect::<Result<Vec<_>, String>>()?;
        let parts = synth::recipe(&recipe, &parts)?;
        synth::concat(&self.host.name, self.number(), self.descriptor, &parts)
    }

    fn concat_all(&self) -> Result<synth::SynthClass, String> {
        let signature = Signature::parse(self.descriptor).map_err(|error| error.to_string())?;
        let parts = vec![ConcatPart::Argument; signature.parameters.len()];
        synth::concat(&self.host.name, self.number(), self.descriptor, &parts)
    }

    // -- records

    fn record_method(&self) -> Result<synth::SynthClass, Refusal> {
        let method = match self.name {
            "toString" => RecordMethod::ToString,
            "hashCode" => RecordMethod::HashCode,
            "equals" => RecordMethod::Equals,
            _ => return Err(Refusal::Unknown),
        };
        let record = self.class(self.argument(0)?)?;
        let names = self.text(self.argument(1)?)?;
        let names = names.split(';').filter(|name| !name.is_empty());
        let getters = self.bootstrap.arguments[2..].iter().map(|&getter| self.handle(getter));
        let getters = getters.collect::<Result<Vec<_>, _>>()?;
        let components: Vec<(&str, &str)> = names
            .zip(&getters)
            .map(|(name, getter)| (name, getter.descriptor))
            .collect();
        let simple = self
            .program
            .loaded(record)
            .map_or_else(|| record.to_owned(), |class| class.simple_name());
        Ok(synth::record_method(
            record,
            self.number(),
            self.descriptor,
            &simple,
            &components,
            method,
        )?)
    }

    // -- pattern switches

    fn switch(&self) -> Result<synth::SynthClass, Refusal> {
        let signature = Signature::parse(self.descriptor)?;
        let selector = signature
            .parameters
            .first()
            .and_then(|p| class_of(p))
            .unwrap_or("java/lang/Object");
        let is_enum = &*self.method.name == "enumSwitch";
        let owned = self
            .bootstrap
            .arguments
            .iter()
            .map(|&constant| self.label(constant, is_enum.then_some(selector)));
        let owned = owned.collect::<Result<Vec<_>, Refusal>>()?;
        let labels: Vec<Label> = owned.iter().map(OwnedLabel::borrow).collect();
        Ok(synth::type_switch(
            &self.host.name,
            self.number(),
            self.descriptor,
            &labels,
        )?)
    }

    fn label(&self, constant: u16, enum_class: Option<&str>) -> Result<OwnedLabel, Refusal> {
        Ok(match self.file.constant(constant)? {
            Constant::Class(_) => OwnedLabel::Class(self.class(constant)?.to_owned()),
            Constant::Integer(value) => OwnedLabel::Int(value),
            Constant::Long(value) => OwnedLabel::Long(value),
            Constant::Float(value) => OwnedLabel::Float(value),
            Constant::Double(value) => OwnedLabel::Double(value),
            Constant::String(_) => match enum_class {
                Some(class) => OwnedLabel::EnumConstant(class.to_owned(), self.text(constant)?),
                None => OwnedLabel::Text(self.units(constant)?),
            },
            Constant::Dynamic { .. } => self.dynamic_label(constant)?,
            _ => return Err(Refusal::Unknown),
        })
    }

    /// `EnumDesc.of(ClassDesc.of("pkg.Enum"), "CONSTANT")`, a boolean constant, or a primitive class.
    fn dynamic_label(&self, constant: u16) -> Result<OwnedLabel, Refusal> {
        let inner = Site::read(self.program, self.host, constant)?;
        match &*inner.method.name {
            "getStaticFinal" if inner.name == "TRUE" || inner.name == "FALSE" => {
                return Ok(OwnedLabel::Boolean(inner.name == "TRUE"));
            }
            "primitiveClass" => {
                let kind = inner.name.bytes().next().and_then(Kind::of_byte);
                return kind.map(OwnedLabel::Primitive).ok_or(Refusal::Unknown);
            }
            "invoke" => {}
            _ => return Err(Refusal::Unknown),
        }
        let function = inner.handle(inner.argument(0)?)?;
        if (function.class, function.name) != ("java/lang/Enum$EnumDesc", "of") {
            return Err(Refusal::Unknown);
        }
        let class = Site::read(self.program, self.host, inner.argument(1)?)?;
        let name = class.text(class.argument(1)?)?.replace('.', "/");
        Ok(OwnedLabel::EnumConstant(name, inner.text(inner.argument(2)?)?))
    }
}

/// A case label that owns its text.
enum OwnedLabel {
    Class(String),
    Primitive(Kind),
    Text(Vec<u16>),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Boolean(bool),
    EnumConstant(String, String),
}

impl OwnedLabel {
    fn borrow(&self) -> Label<'_> {
        match self {
            OwnedLabel::Class(name) => Label::Class(name),
            OwnedLabel::Primitive(kind) => Label::Primitive(*kind),
            OwnedLabel::Text(units) => Label::Text(units),
            OwnedLabel::Int(value) => Label::Int(*value),
            OwnedLabel::Long(value) => Label::Long(*value),
            OwnedLabel::Float(value) => Label::Float(*value),
            OwnedLabel::Double(value) => Label::Double(*value),
            OwnedLabel::Boolean(value) => Label::Boolean(*value),
            OwnedLabel::EnumConstant(class, name) => Label::EnumConstant { class, name },
        }
    }
}
