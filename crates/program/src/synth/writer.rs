//! A class file being written: constants, fields and methods.

use super::code::Code;
use super::pool::Pool;
use super::types::MethodType;
use crate::access;

/// Java 5, for classes with branches: from Java 7 on those need stack maps.
const BRANCHING_VERSION: u16 = 49;

/// Java 8, for all others: only from here on may `invokestatic` name an interface method.
const STRAIGHT_VERSION: u16 = 52;

/// A class under construction.
#[derive(Debug)]
pub struct ClassWriter {
    pool: Pool,
    version: u16,
    access: u16,
    name: u16,
    super_name: u16,
    interfaces: Vec<u16>,
    fields: Members,
    methods: Members,
}

/// Encoded fields or methods.
#[derive(Debug, Default)]
struct Members {
    count: u16,
    bytes: Vec<u8>,
}

impl Members {
    fn start(&mut self, pool: &mut Pool, access: u16, name: &str, descriptor: &str) {
        self.count = self.count.saturating_add(1);
        for part in [access, pool.utf8(name), pool.utf8(descriptor)] {
            self.bytes.extend(part.to_be_bytes());
        }
    }
}

impl ClassWriter {
    /// A class that extends `Object`.
    pub fn new(access: u16, name: &str) -> ClassWriter {
        let mut pool = Pool::default();
        let (name, super_name) = (pool.class(name), pool.class("java/lang/Object"));
        let (fields, methods) = (Members::default(), Members::default());
        ClassWriter {
            pool,
            version: STRAIGHT_VERSION,
            access,
            name,
            super_name,
            interfaces: Vec::new(),
            fields,
            methods,
        }
    }

    /// The class of a call site: final and synthetic.
    pub(super) fn synthetic(name: &str) -> ClassWriter {
        ClassWriter::new(access::FINAL | access::SUPER | access::SYNTHETIC, name)
    }

    /// Adds an interface, once.
    pub fn interface(&mut self, name: &str) {
        let interface = self.pool.class(name);
        if !self.interfaces.contains(&interface) {
            self.interfaces.push(interface);
        }
    }

    pub fn field(&mut self, access: u16, name: &str, descriptor: &str) {
        self.fields.start(&mut self.pool, access, name, descriptor);
        self.fields.bytes.extend(0u16.to_be_bytes());
    }

    /// Adds a method whose body is what `build` emits.
    pub fn method(
        &mut self,
        access: u16,
        name: &str,
        descriptor: &str,
        build: impl FnOnce(&mut Code) -> Result<(), String>,
    ) -> Result<(), String> {
        let receiver = u16::from(access & access::STATIC == 0);
        let mut code = Code::new(&mut self.pool, MethodType::parse(descriptor)?.slots() + receiver);
        build(&mut code)?;
        if code.has_branches() {
            self.version = BRANCHING_VERSION;
        }
        let body = code.finish()?;
        self.methods.start(&mut self.pool, access, name, descriptor);
        self.methods.bytes.extend(1u16.to_be_bytes());
        self.methods.bytes.extend(self.pool.utf8("Code").to_be_bytes());
        self.methods.bytes.extend((body.len() as u32).to_be_bytes());
        self.methods.bytes.extend(body);
        Ok(())
    }

    pub fn finish(self) -> Result<Vec<u8>, String> {
        let mut bytes = 0xCAFE_BABEu32.to_be_bytes().to_vec();
        let mut put = |part: &[u8]| bytes.extend_from_slice(part);
        put(&[0, 0]);
        put(&self.version.to_be_bytes());
        put(&self.pool.finish()?);
        for part in [self.access, self.name, self.super_name, self.interfaces.len() as u16] {
            put(&part.to_be_bytes());
        }
        self.interfaces
            .iter()
            .for_each(|interface| put(&interface.to_be_bytes()));
        for members in [self.fields, self.methods] {
            put(&members.count.to_be_bytes());
            put(&members.bytes);
        }
        put(&[0, 0]);
        Ok(bytes)
    }
}
