//! Natives: methods that are run by Rust, found by their JVM signature.
//!
//! A native is asked first and acts last, like an instruction: it either answers without having changed anything
//! that matters, or does its whole work. [`Trap`] says what else can happen.

use crate::domain::Domain;
use crate::heap::ObjId;
use crate::machine::Machine;
use javelin_program::method::Method;
use rustc_hash::FxHashMap;
use std::sync::atomic::Ordering;

/// A native: gets the receiver (if any) and the arguments, one value each.
pub type NativeFn<D> = fn(&mut Machine<'_, D>, &[<D as Domain>::Value]) -> Outcome<<D as Domain>::Value, D>;

/// A result, or why there is none now.
pub type Outcome<T, D> = Result<T, Trap<D>>;

/// Why an instruction or native did not simply finish.
#[derive(Debug)]
pub enum Trap<D: Domain> {
    /// This exception is thrown.
    Throw(ObjId),
    /// A frame was pushed (a class initialiser, say) or a class loaded; the same instruction runs again afterwards.
    Again,
    /// A frame was pushed whose result is this call's result.
    Called,
    /// The thread has to wait; its status says for what. The same instruction runs again afterwards.
    Wait,
    /// The thread gives way; the same instruction does *not* run again.
    Yield,
    /// A stand-in steps back: the method's own bytecode runs.
    Proceed,
    /// A decision is open.
    Split(D::Split),
    /// The program ends here.
    Exit(i32),
    /// Something this machine does not do; names class, method and construct.
    Unsupported(String),
}

/// The natives of a library.
pub struct Natives<D: Domain> {
    functions: Vec<NativeFn<D>>,
    by_signature: FxHashMap<String, u32>,
    /// Stand-ins for methods that have bytecode.
    classes_with_overrides: FxHashMap<String, ()>,
}

impl<D: Domain> Default for Natives<D> {
    fn default() -> Self {
        Natives {
            functions: Vec::new(),
            by_signature: FxHashMap::default(),
            classes_with_overrides: FxHashMap::default(),
        }
    }
}

/// [`Method::native`] before it was looked up, and when there is no native.
const UNKNOWN: u32 = 0;
const NONE: u32 = 1;

impl<D: Domain> Natives<D> {
    /// Declares the natives of one class: `name(descriptor)result` and the function. A method that has bytecode may
    /// be declared too; the native then stands in for it.
    pub fn class(&mut self, class: &str, natives: &[(&str, NativeFn<D>)]) {
        for &(signature, function) in natives {
            self.functions.push(function);
            let number = self.functions.len() as u32 - 1;
            let previous = self.by_signature.insert(format!("{class}.{signature}"), number);
            debug_assert!(previous.is_none(), "{class}.{signature} is declared twice");
        }
        self.classes_with_overrides.insert(class.to_owned(), ());
    }

    /// How many natives there are.
    pub fn len(&self) -> usize {
        self.functions.len()
    }

    pub fn is_empty(&self) -> bool {
        self.functions.is_empty()
    }

    /// The native that runs this method, if there is one.
    #[inline]
    pub fn of(&self, method: &Method) -> Option<NativeFn<D>> {
        match method.native.load(Ordering::Relaxed) {
            NONE => None,
            UNKNOWN => self.look_up(method),
            number => Some(self.functions[(number - 2) as usize]),
        }
    }

    #[cold]
    fn look_up(&self, method: &Method) -> Option<NativeFn<D>> {
        let class = method.class();
        let found = if self.classes_with_overrides.contains_key(class.name.as_str()) {
            let key = format!("{}.{}{}", class.name, method.name, method.descriptor);
            self.by_signature.get(&key).copied()
        } else {
            None
        };
        method
            .native
            .store(found.map_or(NONE, |number| number + 2), Ordering::Relaxed);
        found.map(|number| self.functions[number as usize])
    }
}
