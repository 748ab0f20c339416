//! A translated method body: words, what they refer to, and how they map back to bytecode.

use crate::class::Class;
use crate::descriptor::Kind;
use crate::method::Method;
use std::sync::atomic::{AtomicPtr, AtomicU64};

/// A translated method.
#[derive(Debug)]
pub struct Code {
    /// Instructions and their operand words; see [`crate::insn`].
    pub words: Box<[AtomicU64]>,
    /// The bytecode index that each word came from.
    pub pcs: Box<[u16]>,
    /// What instructions refer to through the constant pool.
    pub refs: Box<[RefSlot]>,
    pub switches: Box<[Switch]>,
    pub handlers: Box<[CodeHandler]>,
    /// How many registers a frame needs: locals, then operand stack, then one scratch register.
    pub registers: u16,
    /// How many of them are locals; a handler finds its exception in the register of this number.
    pub locals: u16,
}

/// What a [`RefSlot`] names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reference {
    /// The constant of this index.
    Constant(u16),
    /// The class of arrays whose elements are of the class constant of this index (JVMS `anewarray`).
    ArrayOf(u16),
    /// The class of arrays of a primitive type (JVMS `newarray`).
    PrimitiveArray(Kind),
}

/// A constant-pool reference of a method, with its resolution.
///
/// `target` is null until resolved; then it points to the [`Class`], [`Method`] or constant that the
/// instruction's `…Quick` form expects.
#[derive(Debug)]
pub struct RefSlot {
    pub reference: Reference,
    pub target: AtomicPtr<()>,
}

impl RefSlot {
    pub fn new(reference: Reference) -> RefSlot {
        RefSlot {
            reference,
            target: AtomicPtr::new(std::ptr::null_mut()),
        }
    }

    pub fn set_class(&self, class: &'static Class) {
        self.target.store(
            std::ptr::from_ref(class).cast_mut().cast(),
            std::sync::atomic::Ordering::Release,
        );
    }

    pub fn set_method(&self, method: &'static Method) {
        self.target.store(
            std::ptr::from_ref(method).cast_mut().cast(),
            std::sync::atomic::Ordering::Release,
        );
    }

    /// # Safety
    /// The slot must have been set with [`RefSlot::set_class`].
    #[inline(always)]
    pub unsafe fn class(&self) -> &'static Class {
        // SAFETY: the caller vouches for the type; classes are never freed.
        unsafe { &*self.target.load(std::sync::atomic::Ordering::Acquire).cast::<Class>() }
    }

    /// # Safety
    /// The slot must have been set with [`RefSlot::set_method`].
    #[inline(always)]
    pub unsafe fn method(&self) -> &'static Method {
        // SAFETY: the caller vouches for the type; methods are never freed.
        unsafe { &*self.target.load(std::sync::atomic::Ordering::Acquire).cast::<Method>() }
    }
}

/// The targets of a `tableswitch` or `lookupswitch`, as word indices.
#[derive(Debug, PartialEq, Eq)]
pub enum Switch {
    Table {
        low: i32,
        targets: Box<[u16]>,
        default: u16,
    },
    /// Keys in ascending order.
    Lookup {
        keys: Box<[i32]>,
        targets: Box<[u16]>,
        default: u16,
    },
}

impl Switch {
    pub fn target(&self, key: i32) -> u16 {
        match self {
            Switch::Table { low, targets, default } => {
                let index = i64::from(key) - i64::from(*low);
                usize::try_from(index)
                    .ok()
                    .and_then(|index| targets.get(index))
                    .copied()
                    .unwrap_or(*default)
            }
            Switch::Lookup { keys, targets, default } => {
                keys.binary_search(&key).map_or(*default, |index| targets[index])
            }
        }
    }
}

/// An exception handler; its range is in bytecode indices, as the class file has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeHandler {
    pub start: u16,
    pub end: u16,
    /// The word to continue at.
    pub target: u16,
    /// The constant that names the class caught, 0 for everything.
    pub class: u16,
}
