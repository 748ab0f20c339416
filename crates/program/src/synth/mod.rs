//! Small classes that stand in for `invokedynamic` call sites, so that `java.lang.invoke` never has to run.
//!
//! Each function takes what the site's bootstrap method would get and spins a class file with one static method
//! that has the site's descriptor: linking the site is loading that class and calling that method. The result
//! behaves like what the JDK's own bootstrap methods (`LambdaMetafactory`, `StringConcatFactory`,
//! `ObjectMethods`, `SwitchBootstraps`) produce.
//!
//! The classes have no stack maps, and a version that does not need them. They touch private members of their host,
//! which only a machine that does not check access between classes lets pass.

mod adapt;
mod code;
mod concat;
mod handle;
mod lambda;
pub(crate) mod pool;
mod record;
mod serial;
mod startup;
mod stub;
mod switch;
mod types;
pub(crate) mod writer;

pub use concat::{ConcatPart, concat, recipe};
pub use handle::{Expr, Member, call_site, expression};
pub use lambda::{Handle, Lambda, lambda};
pub use pool::MemberTag;
pub use record::{RecordMethod, record_method};
pub use startup::module_startup;
pub use stub::{call_stub, constructor_stub, main_stub};
pub use switch::{Label, type_switch};

/// A class made for one call site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SynthClass {
    /// The internal name of the class.
    pub name: String,
    pub bytes: Vec<u8>,
    /// The static method to call in place of the site; its descriptor is the site's.
    pub method: &'static str,
}

#[cfg(test)]
mod testing {
    use super::SynthClass;
    use crate::classfile::{Body, ClassFile};
    use crate::name::Interner;

    /// A synthesized class, parsed, with the members and constants shown as text.
    pub struct Parsed {
        pub file: ClassFile,
        names: Interner,
    }

    pub fn parse(class: SynthClass) -> Parsed {
        let names = Interner::default();
        let file = ClassFile::parse(class.bytes.leak(), &names).unwrap();
        assert_eq!(&*file.name, class.name);
        assert!(file.methods.iter().any(|method| &*method.name == class.method));
        Parsed { file, names }
    }

    impl Parsed {
        pub fn body(&self, name: &str, descriptor: &str) -> Body {
            let found = self
                .file
                .methods
                .iter()
                .find(|m| &*m.name == name && &*m.descriptor == descriptor);
            let method = found.unwrap_or_else(|| panic!("no method {name}{descriptor}"));
            Body::read(method.attributes.get("Code").unwrap(), &self.file.pool, &self.names).unwrap()
        }

        /// The members a body refers to, as `opcode Class.name:descriptor`, in order. Works on bodies without
        /// branches, whose instructions are all of the lengths below.
        pub fn references(&self, name: &str, descriptor: &str) -> Vec<String> {
            let body = self.body(name, descriptor);
            let mut found = Vec::new();
            let mut pc = 0;
            while pc < body.bytes.len() {
                let opcode = body.bytes[pc];
                let index = || u16::from_be_bytes([body.bytes[pc + 1], body.bytes[pc + 2]]);
                match opcode {
                    0xB2..=0xB9 => {
                        let member = self.file.pool.member(index(), &self.names).unwrap();
                        let mnemonic = [
                            "getstatic",
                            "putstatic",
                            "getfield",
                            "putfield",
                            "virtual",
                            "special",
                            "static",
                            "interface",
                        ][usize::from(opcode - 0xB2)];
                        found.push(format!(
                            "{mnemonic} {}.{}:{}",
                            member.class, member.name, member.descriptor
                        ));
                    }
                    0xBB | 0xC0 | 0xC1 => {
                        let mnemonic = ["new", "cast", "instanceof"][usize::from(opcode.saturating_sub(0xBF))];
                        let class = self.file.pool.class_name(index(), &self.names).unwrap();
                        found.push(format!("{mnemonic} {class}"));
                    }
                    _ => {}
                }
                pc += match opcode {
                    0x10 | 0x12 | 0x15..=0x19 | 0x36..=0x3A => 2,
                    0x11 | 0x13 | 0x14 | 0x99..=0xA7 | 0xB2..=0xB8 | 0xBB | 0xBD | 0xC0 | 0xC1 | 0xC6 | 0xC7 => 3,
                    0xB9 => 5,
                    _ => 1,
                };
            }
            found
        }
    }
}
