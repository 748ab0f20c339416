//! `java.lang.Class` objects. A class object also holds the statics of its class, behind its own fields.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use javelin_program::class::{ClassRef, Field};
use javelin_program::constant::Constant;
use javelin_program::name::Name;

impl<D: Domain> Machine<'_, D> {
    /// The class object, made at the first look; its statics are prepared then (JVMS 5.4.2).
    pub fn mirror(&mut self, class: ClassRef) -> Outcome<ObjId, D> {
        let known = self.state.class_state(class.id).mirror;
        if !known.is_null() {
            return Ok(known);
        }
        let class_class = self.known().class;
        let words = u32::from(class_class.instance_words) + u32::from(class.static_words);
        let mirror = self.allocate_words(class_class, words)?;
        self.state.class_state_mut(class.id).mirror = mirror;
        let id_word = self.known().class_id;
        self.set_word(mirror, id_word, D::constant(u64::from(class.id.0)))?;
        self.fill_mirror(class, mirror)?;
        self.prepare_statics(class, mirror)?;
        Ok(mirror)
    }

    /// Fields of the class object that HotSpot fills in.
    fn fill_mirror(&mut self, class: ClassRef, mirror: ObjId) -> Outcome<(), D> {
        if let Some(component) = class.component() {
            let component = self.mirror(component)?;
            self.set_field_if_present(mirror, "componentType", Self::of_object(component))?;
        }
        let flags = class.reflective_access();
        self.set_field_if_present(mirror, "modifiers", D::constant(u64::from(flags)))?;
        self.set_field_if_present(mirror, "classFileAccessFlags", D::constant(u64::from(class.access)))?;
        self.set_field_if_present(mirror, "primitive", Self::of_bool(class.is_primitive()))?;
        let (loader, module) = self.loader_and_module(class)?;
        self.set_field_if_present(mirror, "module", Self::of_object(module))?;
        self.set_field_if_present(mirror, "classLoader", Self::of_object(loader))
    }

    /// The loader and the `java.lang.Module` of a class, as far as there are any yet.
    fn loader_and_module(&mut self, class: ClassRef) -> Outcome<(ObjId, ObjId), D> {
        let element = element_type(class);
        if let Some(&loader) = self.state.loaders.get(&element.id) {
            let package = self.program().names.intern(element.package());
            let module = match self.state.packages.get(&(loader, package)) {
                Some(&module) => module,
                None => self.unnamed_module(loader)?,
            };
            return Ok((loader, module));
        }
        let module = if element.is_primitive() {
            Some("java.base")
        } else {
            element.module().map(Name::as_str)
        };
        match module {
            Some(name) => {
                let module = self.state.modules.get(name).copied().unwrap_or_default();
                let loader = if module.is_null() {
                    Self::of_object(module)
                } else {
                    self.get_field(module, "loader")?
                };
                Ok((self.object(loader)?, module))
            }
            None => {
                let loader = self.state.roots.app_loader;
                Ok((loader, self.unnamed_module(loader)?))
            }
        }
    }

    /// The class object of a class that the program defined for this loader.
    pub fn mirror_with_loader(&mut self, class: ClassRef, loader: ObjId) -> Outcome<ObjId, D> {
        self.state.loaders.insert(class.id, loader);
        let mirror = self.mirror(class)?;
        self.fill_mirror(class, mirror)?;
        Ok(mirror)
    }

    /// Whether the program itself defined this class, by `defineClass`.
    pub fn is_defined_by_program(&self, class: ClassRef) -> bool {
        self.state.loaders.contains_key(&class.id)
    }

    fn unnamed_module(&mut self, loader: ObjId) -> Outcome<ObjId, D> {
        if loader.is_null() {
            return Ok(loader);
        }
        let module = self.get_field(loader, "unnamedModule")?;
        self.object(module)
    }

    /// Notes a module: one of the JDK by its name, another by its loader and packages.
    pub fn define_module(&mut self, name: &str, module: ObjId, packages: &[String]) -> Outcome<(), D> {
        if let Some(known) = self.program().jdk.modules.iter().find(|known| *known == name) {
            self.state.modules.insert(known.as_str(), module);
        } else {
            let loader = self.get_field(module, "loader")?;
            let loader = self.object(loader)?;
            for package in packages {
                let package = self.program().names.intern(&package.replace('.', "/"));
                self.state.packages.insert((loader, package), module);
            }
        }
        if name == "java.base" {
            self.refresh_mirrors()
        } else {
            Ok(())
        }
    }

    fn prepare_statics(&mut self, class: ClassRef, mirror: ObjId) -> Outcome<(), D> {
        for field in class.fields.iter().filter(|field| field.is_static()) {
            if let Some(value) = self.constant_value(class, field)? {
                self.set_word(mirror, self.known().class.instance_words + field.slot, value)?;
            }
        }
        Ok(())
    }

    fn constant_value(&mut self, class: ClassRef, field: &Field) -> Outcome<Option<D::Value>, D> {
        let (Some(mut reader), Some(file)) = (field.attributes.reader("ConstantValue"), class.file.as_ref()) else {
            return Ok(None);
        };
        let constant = reader.u16().and_then(|index| file.constant(index));
        let value = match constant {
            Ok(Constant::Integer(value)) => Self::of_int(value),
            Ok(Constant::Float(value)) => Self::of_float(value),
            Ok(Constant::Long(value)) => Self::of_long(value),
            Ok(Constant::Double(value)) => Self::of_double(value),
            Ok(Constant::String(text)) => {
                let Ok(bytes) = file.pool.utf8(text) else {
                    return Ok(None);
                };
                let literal = self.program().literal(&javelin_program::mutf8::decode(bytes));
                Self::of_object(self.literal_string(literal)?)
            }
            _ => {
                return Err(Trap::Unsupported(format!(
                    "ConstantValue of {}.{}",
                    class.java_name(),
                    field.name
                )));
            }
        };
        Ok(Some(value))
    }

    /// The class object of the class that a descriptor names.
    pub fn mirror_of_descriptor(&mut self, descriptor: &str) -> Outcome<ObjId, D> {
        let class = self.program().class_of_descriptor(descriptor);
        let class = self.linked(class)?;
        self.mirror(class)
    }

    /// Fills in module and loader of class objects made before there were any.
    pub fn refresh_mirrors(&mut self) -> Outcome<(), D> {
        for id in 0..self.program().class_count() as u32 {
            let class = self.program().class_by_id(javelin_program::class::ClassId(id));
            let mirror = self.state.class_state(class.id).mirror;
            if !mirror.is_null() {
                self.fill_mirror(class, mirror)?;
            }
        }
        Ok(())
    }
}

/// The type at the bottom of an array type; any other type itself.
fn element_type(class: ClassRef) -> ClassRef {
    class.component().map_or(class, element_type)
}
