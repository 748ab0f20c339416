//! Garbage collection: mark from the roots, free what was not reached.
//!
//! Ids never change. A heap only frees what its own pages hold; other forks keep sharing the objects they
//! still see.

use super::{Heap, ObjId, PAGE_BITS, PAGE_SIZE};
use crate::heap::object::ObjectPtr;
use javelin_program::class::ClassKind;
use javelin_program::descriptor::Kind;
use std::sync::Arc;

/// No collection below this size. Small enough that short-lived objects are made again where the last ones were, in
/// memory that the caches still hold.
const SMALL: usize = 24 << 20;

impl<S: Clone + Default + PartialEq> Heap<S> {
    /// Whether enough was allocated since the last collection to make another worth its time.
    #[inline]
    pub fn wants_collection(&self) -> bool {
        let threshold = (self.bytes_after_collection * 2)
            .max(SMALL)
            .min(self.maximum_bytes / 10 * 9);
        self.bytes > threshold
    }

    /// Frees every object that cannot be reached from `roots`. A root need not be a live id: registers
    /// are scanned as they are.
    pub fn collect(&mut self, roots: impl Iterator<Item = ObjId>) {
        let marked = self.mark(roots);
        let mut free = Vec::new();
        let mut bytes = 0;
        for number in 0..self.table.pages.len() as u32 {
            bytes += self.sweep(number, &marked, &mut free);
        }
        free.reverse();
        self.free = Arc::new(free);
        self.free_used = 0;
        self.bytes = bytes;
        self.bytes_after_collection = bytes;
    }

    fn mark(&self, roots: impl Iterator<Item = ObjId>) -> Vec<u64> {
        let mut marked = vec![0u64; (self.limit as usize).div_ceil(64)];
        let mut pending = Vec::new();
        for root in roots {
            self.reach(root, &mut marked, &mut pending);
            while let Some(id) = pending.pop() {
                self.trace(id, &mut marked, &mut pending);
            }
        }
        marked
    }

    #[inline]
    fn reach(&self, id: ObjId, marked: &mut [u64], pending: &mut Vec<ObjId>) {
        if id.is_null() || self.get(id).is_none() {
            return;
        }
        let (word, bit) = (id.0 as usize / 64, 1u64 << (id.0 % 64));
        if marked[word] & bit == 0 {
            marked[word] |= bit;
            pending.push(id);
        }
    }

    fn trace(&self, id: ObjId, marked: &mut [u64], pending: &mut Vec<ObjId>) {
        let Some(object) = self.get(id) else { return };
        let class = object.class();
        match class.kind {
            ClassKind::Array {
                element: Kind::Reference,
                ..
            } => {
                for &element in object.elements::<u32>() {
                    self.reach(ObjId(element), marked, pending);
                }
            }
            ClassKind::Array { .. } | ClassKind::Primitive(_) => {}
            ClassKind::Instance => {
                let words = object.elements::<u64>();
                let fields = class
                    .reference_words
                    .iter()
                    .filter_map(|&word| words.get(usize::from(word)));
                for &field in fields {
                    self.reach(ObjId(field as u32), marked, pending);
                }
                // A class object carries its class's statics behind its fields. Which of them are references
                // is not known here, so all are taken for one.
                for &word in words.iter().skip(usize::from(class.instance_words)) {
                    self.reach(ObjId(word as u32), marked, pending);
                }
            }
        }
    }

    /// Frees the unmarked objects of a page; returns the bytes that stay.
    fn sweep(&mut self, number: u32, marked: &[u64], free: &mut Vec<u32>) -> usize {
        let first = number << PAGE_BITS;
        let is_marked = |id: u32| {
            marked
                .get(id as usize / 64)
                .is_some_and(|word| word >> (id % 64) & 1 != 0)
        };
        let page = &self.table.pages[number as usize];
        let mut bytes = 0;
        let mut dead = Vec::new();
        for (index, slot) in page.slots.iter().enumerate() {
            let id = first + index as u32;
            match slot {
                Some(object) if is_marked(id) => bytes += size_of(object),
                Some(_) => dead.push(index),
                None if id != 0 && id < self.limit => free.push(id),
                None => {}
            }
        }
        if !dead.is_empty() {
            free.extend(dead.iter().map(|&index| first + index as u32));
            let page = self.page_mut(number);
            for index in dead {
                debug_assert!(index < PAGE_SIZE);
                page.slots[index] = None;
            }
        }
        bytes
    }
}

fn size_of<S: Clone + Default>(object: &ObjectPtr<S>) -> usize {
    ObjectPtr::<S>::size(object.get().class(), object.get().length())
}
