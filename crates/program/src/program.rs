//! The program: all classes loaded so far, by name and by number.

use crate::class::{Class, ClassId, ClassKind, ClassOrigin, ClassRef};
use crate::classfile::ClassFile;
use crate::classpath::ClassPath;
use crate::code::Code;
use crate::descriptor::{self, Kind};
use crate::error::{FormatError, LinkError};
use crate::jdk::Jdk;
use crate::link::{self, Linking};
use crate::literal::{Literal, Literals};
use crate::method::{Method, MethodId, MethodRef};
use crate::name::{Interner, Name};
use crate::synth::{self, MemberTag, SynthClass};
use crate::translate::{self, Shape};
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

/// Everything that is the same for every run: classes, their code, and where they come from.
///
/// A program is only ever added to, and its classes live as long as the process.
pub struct Program {
    pub jdk: &'static Jdk,
    class_path: ClassPath,
    pub names: Interner,
    by_name: RwLock<FxHashMap<Name, Result<ClassRef, LinkError>>>,
    by_id: RwLock<Vec<ClassRef>>,
    /// The first method of every class that has any, in ascending order.
    method_ranges: RwLock<Vec<(MethodId, ClassRef)>>,
    primitives: RwLock<FxHashMap<&'static str, ClassRef>>,
    loading: Mutex<Loader>,
    literals: Literals,
    stubs: Mutex<FxHashMap<MethodId, MethodRef>>,
    /// Classes that programs defined themselves, by their bytes.
    definitions: Mutex<FxHashMap<Vec<u8>, ClassRef>>,
    expressions: Mutex<FxHashMap<String, MethodRef>>,
    next_method: AtomicU32,
    next_synthetic: AtomicU32,
}

/// Classes whose loading is under way, to notice a class that extends itself.
#[derive(Default)]
struct Loader {
    pending: Vec<Name>,
}

impl Program {
    pub fn new(jdk: Jdk, class_path: ClassPath) -> &'static Program {
        let program: &'static Program = Box::leak(Box::new(Program {
            jdk: Box::leak(Box::new(jdk)),
            class_path,
            names: Interner::default(),
            by_name: RwLock::default(),
            by_id: RwLock::default(),
            method_ranges: RwLock::default(),
            primitives: RwLock::default(),
            loading: Mutex::default(),
            literals: Literals::default(),
            stubs: Mutex::default(),
            definitions: Mutex::default(),
            expressions: Mutex::default(),
            next_method: AtomicU32::new(0),
            next_synthetic: AtomicU32::new(0),
        }));
        for kind in Kind::PRIMITIVES {
            program.add_primitive(kind);
        }
        program
    }

    /// The class of this internal name (`java/lang/String`, `[I`), loaded and linked if it is not yet.
    pub fn load(&self, name: &str) -> Result<ClassRef, LinkError> {
        self.load_name(self.names.intern(name))
    }

    pub fn load_name(&self, name: Name) -> Result<ClassRef, LinkError> {
        if let Some(known) = self.lookup(name) {
            return known;
        }
        let mut loader = self.loading.lock().unwrap_or_else(PoisonError::into_inner);
        self.load_locked(&mut loader, name)
    }

    /// The class if it is loaded already.
    pub fn loaded(&self, name: &str) -> Option<ClassRef> {
        self.lookup(self.names.intern(name)).and_then(Result::ok)
    }

    fn lookup(&self, name: Name) -> Option<Result<ClassRef, LinkError>> {
        self.by_name
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&name)
            .cloned()
    }

    fn load_locked(&self, loader: &mut MutexGuard<'_, Loader>, name: Name) -> Result<ClassRef, LinkError> {
        if let Some(known) = self.lookup(name) {
            return known;
        }
        if loader.pending.contains(&name) {
            return Err(LinkError::Circular(name.to_string()));
        }
        loader.pending.push(name);
        let result = match name.strip_prefix('[') {
            Some(component) => self.make_array(loader, name, component),
            None => self.read_class(loader, name),
        };
        loader.pending.pop();
        let mut by_name = self.by_name.write().unwrap_or_else(PoisonError::into_inner);
        by_name.entry(name).or_insert(result).clone()
    }

    /// Finds the bytes as the class loaders would: the JDK first, then the class path.
    fn read_class(&self, loader: &mut MutexGuard<'_, Loader>, name: Name) -> Result<ClassRef, LinkError> {
        let module = |module: &str| ClassOrigin::Jdk {
            module: self.names.intern(module),
        };
        if let Some(bytes) = self.jdk.base_class(&name) {
            return self.define_locked(loader, name, bytes, module("java.base"));
        }
        match self.class_path.find(&format!("{name}.class")) {
            Some(Ok(found)) => {
                let origin = ClassOrigin::ClassPath { entry: found.entry };
                return self.define_locked(loader, name, Box::leak(found.bytes.into_boxed_slice()), origin);
            }
            Some(Err(error)) => {
                let error = FormatError::Other(error.to_string());
                return Err(LinkError::Format {
                    class: name.to_string(),
                    origin: "class path".into(),
                    error,
                });
            }
            None => {}
        }
        match self.jdk.other_class(&name) {
            Some((module_name, bytes)) => self.define_locked(loader, name, bytes, module(module_name)),
            None => Err(LinkError::NotFound(name.to_string())),
        }
    }

    fn define_locked(
        &self,
        loader: &mut MutexGuard<'_, Loader>,
        name: Name,
        bytes: &'static [u8],
        origin: ClassOrigin,
    ) -> Result<ClassRef, LinkError> {
        let file = ClassFile::parse(bytes, &self.names).map_err(|error| format_error(name, &origin, error))?;
        if file.name != name {
            return Err(LinkError::NotFound(format!("{name} (wrong name: {})", file.name)));
        }
        let super_class = file
            .super_name
            .map(|parent| self.load_locked(loader, parent))
            .transpose()?;
        let interfaces = file
            .interfaces
            .iter()
            .map(|&i| self.load_locked(loader, i))
            .collect::<Result<Vec<_>, _>>()?;
        let linking = Linking {
            id: self.next_id(),
            first_method: &self.next_method,
            names: &self.names,
        };
        let origin_for_error = origin.clone();
        let class = link::link(file, super_class, interfaces, origin, &linking).map_err(|error| match error {
            link::Refusal::Format(error) => format_error(name, &origin_for_error, error),
            link::Refusal::Link(error) => error,
        })?;
        Ok(self.publish(class))
    }

    /// Adds a class given as bytes, as `defineClass` and call-site linking do.
    pub fn define(&self, bytes: Vec<u8>, origin: ClassOrigin) -> Result<ClassRef, LinkError> {
        let bytes: &'static [u8] = Box::leak(bytes.into_boxed_slice());
        let parsed = ClassFile::parse(bytes, &self.names);
        let name = parsed
            .map_err(|error| format_error(self.names.intern("?"), &origin, error))?
            .name;
        let mut loader = self.loading.lock().unwrap_or_else(PoisonError::into_inner);
        if self.lookup(name).is_some_and(|known| known.is_ok()) {
            return Err(LinkError::Incompatible(format!(
                "duplicate class definition for {name}"
            )));
        }
        let class = self.define_locked(&mut loader, name, bytes, origin)?;
        self.by_name
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(name, Ok(class));
        Ok(class)
    }

    /// Adds a class as `defineClass` does. Forks that define the same class get the same class.
    pub fn define_as(
        &self,
        expected: Option<&str>,
        bytes: Vec<u8>,
        origin: ClassOrigin,
    ) -> Result<ClassRef, LinkError> {
        let mut definitions = self.definitions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = definitions.get(&bytes) {
            return Ok(known);
        }
        let name = ClassFile::parse(Box::leak(bytes.clone().into_boxed_slice()), &self.names);
        let name = name
            .map_err(|error| format_error(self.names.intern(expected.unwrap_or("?")), &origin, error))?
            .name;
        if let Some(expected) = expected.filter(|expected| *expected != &*name) {
            return Err(LinkError::NotFound(format!("{expected} (wrong name: {name})")));
        }
        let class = self.define(bytes.clone(), origin)?;
        definitions.insert(bytes, class);
        Ok(class)
    }

    /// A fresh number for a class made by Javelin.
    pub fn synthetic_number(&self) -> u32 {
        self.next_synthetic.fetch_add(1, Ordering::Relaxed)
    }

    fn next_id(&self) -> ClassId {
        ClassId(self.by_id.read().unwrap_or_else(PoisonError::into_inner).len() as u32)
    }

    fn publish(&self, class: Class) -> ClassRef {
        let class: ClassRef = Box::leak(Box::new(class));
        for method in class.methods {
            let _ = method.class.set(class);
        }
        for field in class.fields {
            let _ = field.class.set(class);
        }
        if let Some(first) = class.methods.first() {
            self.method_ranges
                .write()
                .unwrap_or_else(PoisonError::into_inner)
                .push((first.id, class));
        }
        self.by_id.write().unwrap_or_else(PoisonError::into_inner).push(class);
        class
    }

    fn make_array(
        &self,
        loader: &mut MutexGuard<'_, Loader>,
        name: Name,
        component: &str,
    ) -> Result<ClassRef, LinkError> {
        if descriptor::check_field(component).is_err() {
            return Err(LinkError::NotFound(name.to_string()));
        }
        let element = Kind::of(component);
        let component = match descriptor::class_of(component) {
            Some(class) => self.load_locked(loader, self.names.intern(class))?,
            None => self.primitive(element),
        };
        let object = self.load_locked(loader, self.names.intern("java/lang/Object"))?;
        let mut interfaces = Vec::new();
        for interface in ["java/lang/Cloneable", "java/io/Serializable"] {
            interfaces.push(self.load_locked(loader, self.names.intern(interface))?);
        }
        let kind = ClassKind::Array { component, element };
        let class = link::plain(self.next_id(), name, kind, component.access, Some(object), interfaces);
        let class = self.publish(class);
        let _ = component.array_class.set(class);
        Ok(class)
    }

    /// The array class with this component type.
    pub fn array_of(&self, component: ClassRef) -> Result<ClassRef, LinkError> {
        if let Some(&class) = component.array_class.get() {
            return Ok(class);
        }
        self.load(&format!("[{}", component.descriptor()))
    }

    fn add_primitive(&self, kind: Kind) {
        let Some(text) = kind.java_name() else { return };
        let access = crate::access::PUBLIC | crate::access::FINAL | crate::access::ABSTRACT;
        let class = link::plain(
            self.next_id(),
            self.names.intern(text),
            ClassKind::Primitive(kind),
            access,
            None,
            Vec::new(),
        );
        let class = self.publish(class);
        self.primitives
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(text, class);
    }

    /// The class of a primitive type or of `void`.
    pub fn primitive(&self, kind: Kind) -> ClassRef {
        let name = kind.java_name().unwrap_or("void");
        self.primitives.read().unwrap_or_else(PoisonError::into_inner)[name]
    }

    /// The class that a field descriptor names.
    pub fn class_of_descriptor(&self, text: &str) -> Result<ClassRef, LinkError> {
        match descriptor::class_of(text) {
            Some(name) => self.load(name),
            None => Ok(self.primitive(Kind::of(text))),
        }
    }

    pub fn class_by_id(&self, id: ClassId) -> ClassRef {
        self.by_id.read().unwrap_or_else(PoisonError::into_inner)[id.0 as usize]
    }

    /// The method of this number.
    pub fn method_by_id(&self, id: MethodId) -> Option<MethodRef> {
        let classes = self.method_ranges.read().unwrap_or_else(PoisonError::into_inner);
        let after = classes.partition_point(|&(first, _)| first <= id);
        let (first, class) = classes[after.checked_sub(1)?];
        class.methods.get((id.0 - first.0) as usize)
    }

    /// How many classes are loaded.
    pub fn class_count(&self) -> usize {
        self.by_id.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The register code of a method that has a body.
    pub fn code(&self, method: &'static Method) -> Result<&'static Code, LinkError> {
        let code = method.code.get_or_init(|| self.translate(method));
        code.as_ref().map_err(Clone::clone)
    }

    fn translate(&self, method: &'static Method) -> Result<Code, LinkError> {
        let class = method.class();
        let refuse = |text: String| {
            LinkError::Verify(format!(
                "{}.{}{}: {text}",
                class.java_name(),
                method.name,
                method.descriptor
            ))
        };
        let (Some(file), Some(body)) = (class.file.as_ref(), method.body()) else {
            return Err(LinkError::AbstractMethod(format!(
                "{}.{}{}",
                class.java_name(),
                method.name,
                method.descriptor
            )));
        };
        let shape = Shape {
            is_static: method.is_static(),
            signature: &method.signature,
            is_constructor: method.is_constructor(),
        };
        translate::translate(body, &shape, &file.pool, &self.names).map_err(refuse)
    }

    /// A static method with bytecode that calls this one, for callers that need a frame.
    pub fn call_stub(&self, method: MethodRef) -> Result<MethodRef, LinkError> {
        let mut stubs = self.stubs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stub) = stubs.get(&method.id) {
            return Ok(stub);
        }
        let class = method.class();
        let tag = if class.is_interface() {
            MemberTag::InterfaceMethod
        } else {
            MemberTag::Method
        };
        let receiver = (!method.is_static()).then_some(tag);
        let number = self.synthetic_number();
        let made = synth::call_stub(
            &class.name,
            number,
            &class.name,
            &method.name,
            &method.descriptor,
            receiver,
        );
        let stub = self.define_synthetic(class, made)?;
        stubs.insert(method.id, stub);
        Ok(stub)
    }

    /// A static method that makes an object with this constructor.
    pub fn constructor_stub(&self, constructor: MethodRef) -> Result<MethodRef, LinkError> {
        let mut stubs = self.stubs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stub) = stubs.get(&constructor.id) {
            return Ok(stub);
        }
        let class = constructor.class();
        let made = synth::constructor_stub(&class.name, self.synthetic_number(), &constructor.descriptor);
        let stub = self.define_synthetic(class, made)?;
        stubs.insert(constructor.id, stub);
        Ok(stub)
    }

    /// A static method that computes an expression; the same for equal expressions.
    pub fn expression(&self, descriptor: &str, expr: &synth::Expr) -> Result<MethodRef, LinkError> {
        let key = format!("{descriptor} {expr:?}");
        let mut expressions = self.expressions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(method) = expressions.get(&key) {
            return Ok(method);
        }
        let host = self.load("java/lang/invoke/MethodHandle")?;
        let method = self.define_synthetic(host, synth::expression(self.synthetic_number(), descriptor, expr))?;
        expressions.insert(key, method);
        Ok(method)
    }

    /// Loads a class made for a call site of `host`; the answer is the method to call.
    pub fn define_synthetic(&self, host: ClassRef, made: Result<SynthClass, String>) -> Result<MethodRef, LinkError> {
        let made = made.map_err(LinkError::Bootstrap)?;
        let class = self.define(made.bytes, ClassOrigin::Synthetic { host })?;
        let method = class
            .methods
            .iter()
            .find(|method| &*method.name == made.method && method.is_static());
        method.ok_or_else(|| LinkError::Bootstrap(format!("{} has no {}", made.name, made.method)))
    }

    /// The string constant with these UTF-16 units.
    pub fn literal(&self, units: &[u16]) -> &'static Literal {
        self.literals.get(units)
    }

    /// A resource of the user's class path.
    pub fn resource(&self, path: &str) -> Option<Vec<u8>> {
        self.class_path.find(path).and_then(Result::ok).map(|found| found.bytes)
    }
}

fn format_error(name: Name, origin: &ClassOrigin, error: FormatError) -> LinkError {
    let class = name.replace('/', ".");
    let origin = match origin {
        ClassOrigin::Jdk { module } => format!("module {module} of the JDK"),
        ClassOrigin::ClassPath { entry } => entry.clone(),
        ClassOrigin::Synthetic { host } => format!("made for {}", host.java_name()),
        ClassOrigin::Machine => "the machine".to_owned(),
    };
    match error {
        FormatError::Version { .. } => LinkError::Version { class, origin, error },
        _ => LinkError::Format { class, origin, error },
    }
}

impl Program {
    /// The helpful message of a `NullPointerException` raised by the instruction at `pc` (JEP 358).
    pub fn null_pointer_message(&self, method: MethodRef, pc: u16) -> Option<String> {
        let pool = &method.class().file.as_ref()?.pool;
        crate::npe::message(
            method.body()?,
            method.is_static(),
            &method.signature,
            pool,
            &self.names,
            pc,
        )
    }
}
