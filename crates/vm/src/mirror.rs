//! `java.lang.Class` objects. A class object also holds the statics of its class, behind its own fields.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use crate::native::{Outcome, Trap};
use javelin_program::class::{ClassKind, ClassRef, Field};
use javelin_program::constant::Constant;

impl<D: Domain> Machine<'_, D> {
    /// The class object, made at the first look; its statics are prepared then (JVMS 5.4.2).
    pub fn mirror(&mut self, class: ClassRef) -> Outcome<ObjId, D> {
        let known = self.state.class_state(class.id).mirror;
        if !known.is_null() {
            return Ok(known);
        }
        let class_class = self.known().class;
        let words = u32::from(class_class.instance_words) + u32::from(class.static_words);
        let mirror = match self.state.heap.allocate(class_class, words) {
            Ok(mirror) => mirror,
            Err(_) => return Err(self.out_of_memory("Java heap space")),
        };
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
        let roots = self.state.roots;
        let module = self.module_of(class)?;
        self.set_field_if_present(mirror, "module", Self::of_object(module))?;
        if !class.is_platform() {
            self.set_field_if_present(mirror, "classLoader", Self::of_object(roots.app_loader))?;
        }
        Ok(())
    }

    /// The `java.lang.Module` of a class, as far as the boot has made any.
    fn module_of(&mut self, class: ClassRef) -> Outcome<ObjId, D> {
        let roots = self.state.roots;
        if class.is_platform() || class.is_primitive() {
            return Ok(roots.base_module);
        }
        if roots.app_loader.is_null() {
            return Ok(ObjId::NULL);
        }
        let unnamed = self.get_field(roots.app_loader, "unnamedModule")?;
        self.object(unnamed)
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
            if !mirror.is_null() && !matches!(class.kind, ClassKind::Primitive(_)) {
                self.fill_mirror(class, mirror)?;
            }
        }
        Ok(())
    }
}
